## The lessons: what the tutor says. A step's text and its task together have room for four lines of 75 cells, and so
## has every other text of a step.

# The name of the learner's seat, where no other name was given: the colour of the pieces.
course-you = Red
# The others at the table of a lesson; never declined.
course-ana = Ana
course-luis = Luis
course-rosa = Rosa
course-eva = Eva

cuba-part-driving = Driving
cuba-part-citizens = Citizens
cuba-part-pawn-and-buildings = Pawn and buildings
cuba-part-harbour = The harbour

### First drive

cuba-lesson-first-drive = First drive
    .aim = You take a whole turn: drive, receive, move the pawn, end.
    .closing = Drive, receive at once, move the pawn, use its building if you like, end: that is a turn. The car has to move, and it only moves forward. Your pawn waits where it stands until your next turn.
cuba-lesson-first-drive--to-maria = Each turn has two parts, and part A is the drive. All of you share one car; it stands at the harbour. The next stop is free, and the citizen there gives you something at once: Maria, the dancer, gives 2 victory points.
    .task = Drive to Maria.
    .wrong-jose = That is José: 2 units of sugar cane, but the second stop costs 1 peso. Maria is the stop before him, the free one.
    .no-stay = The car can’t wait: it moves at least 1 stop in each turn.
    .no-pass = You can’t pass instead of driving. You never need to: the next stop is always free.
    .no-pawn-first = First part A, the drive. Where the pawn may go depends on whom you visit.
cuba-lesson-first-drive--to-the-cafe = Maria’s 2 victory points were yours on arrival. Now part B: her flower is red, so your pawn goes to a building under a red flower. The café buys rum and cigars. You have neither, so nothing happens there and your turn ends.
    .task = Move your pawn to the café.
    .wrong-casino = At the casino you could do something, so you would be asked first. For a plain turn, take the café.
    .no-no-pawn = The pawn has to move now. Whether you then use the building is up to you.
    .no-drive-again = There is 1 drive in a turn, and you have made it. Now the pawn moves.
cuba-lesson-first-drive--stay = Ana and Luis drove the same car on, one after the other: it stands at Martinez now. Your pawn has been waiting at the café. Could you simply stay and collect the pesos that Martinez gives?
    .task = Try to stay where the car is: drive 0 stops.
cuba-lesson-first-drive--how-far = So the car has to move. And it only moves forward, round and round the street.
    .task = How many stops away is Maria now?
    .option-two-back = 2 stops, backwards
    .option-eight-forward = 8 stops, forwards
    .option-seven-forward = 7 stops, forwards
    .why-two-back = The car never drives backwards. Count the other way, past the harbour.
    .why-seven-forward = Nearly. Count the harbour too: it is a stop like the others.
cuba-lesson-first-drive--whole-turn = Now both parts in one go. Pedro, the tobacco merchant, is next. He gives 2 units of tobacco, and his flower is white. Which building under a white flower you choose is up to you.
    .task = Drive to Pedro and finish your turn.
    .wrong-unfinished = Your turn isn’t over yet: you still decide whether to use the newspaper. Use it or do nothing there.
    .wrong-zorro = That is El Zorro, who takes from the others and has a later lesson. This time, visit Pedro.

### El Zorro

cuba-lesson-el-zorro = El Zorro
    .aim = You see El Zorro from both sides: you collect and use your building again, and you choose what to give.
    .closing = Each of the others gives 1 thing of their choice, but never wood. Your pawn stays, and you may use its building once more. You can spend what you are given at once.
cuba-lesson-el-zorro--visit = El Zorro, the pickpocket, works for you when you visit him. Each of the others has to give you 1 thing: a peso, a victory point or a good other than wood. They choose which.
    .task = Drive to El Zorro.
    .wrong-too-far = One stop too far, and your last peso is gone. El Zorro is the next stop, and that one is free.
cuba-lesson-el-zorro--use-again = Citrus fruit from Ana, tobacco from Luis. El Zorro’s flower has no colour, so your pawn stays on the bank, and you may use the bank once more.
    .task = Use the bank.
    .wrong-unused = That is allowed, but there are 2 pesos waiting for you at the bank.
    .no-move = No pawn moves at El Zorro. The bank, where yours stands, is your building for this turn.
    .no-elsewhere = You can only use the building your pawn stands on, and that is the bank.
cuba-lesson-el-zorro--spend-gifts = Gifts are yours at once, before you use your building. This time your pawn stands on the casino, where 3 pesos buy 1 victory point, and you have 1 peso.
    .task = Drive to El Zorro and buy 1 victory point.
    .wrong-unspent = Now you have 3 pesos and haven’t spent them. At the casino they buy a victory point.
    .no-too-dear = 2 victory points would cost 6 pesos. With the gifts you have 3.
cuba-lesson-el-zorro--no-pawn-yet = Suppose your pawn isn’t on the board yet, as in the first round of a game. Then there is no building to use once more.
    .task = Drive to El Zorro and watch your turn end.
cuba-lesson-el-zorro--victim = Now the other side: Ana has driven to El Zorro, and Luis has already given a peso. What do you part with? The ship wants 2 units of sugar cane, but no citrus fruit.
    .task = Give the good that the ship doesn’t want.
    .wrong-point = A victory point less for you and one more for Ana: that is a difference of 2.
    .wrong-sugar = The ship wants that sugar cane. It will bring you at least 2 victory points at the harbour.
    .wrong-peso = Not a bad gift, but a peso drives the car 1 stop further. The fruit is worth nothing on this ship.
    .no-wood = El Zorro takes pesos, victory points and goods, but never wood.
    .no-rum = You have no rum. You can only give what you have.
    .no-nothing = Whoever has something that El Zorro takes has to give something.
    .no-declined = { cuba-lesson-el-zorro--victim.no-nothing }
cuba-lesson-el-zorro--only-wood = In another game you have 2 units of wood and nothing else at all: no peso, no victory point, no other good. Ana drives to El Zorro.
    .task = What do you give Ana?
    .option-a-wood = 1 unit of wood
    .option-nothing = nothing
    .option-a-debt = a peso later
    .why-a-wood = Wood is the one good that El Zorro doesn’t take.
    .why-a-debt = There are no debts in this game: you give what you have, now.
    .shown-not-asked = Luis gave a peso, and you weren’t even asked: there was nothing to choose.

### The pawn

cuba-lesson-the-pawn = The pawn
    .aim = You see where your pawn may go (same flower, free, not where it stands) and who gains by it.
    .closing = The building has to lie under the citizen’s flower, hold no other pawn and not be the one your pawn stands on. An ownership marker keeps nobody out, but its owner gets 1 victory point when you end your turn there. Your pawn stays until your next turn.
cuba-lesson-the-pawn--to-miguel = Miguel, the woodcutter, gives 2 units of wood. His flower is blue, and three buildings lie under a blue flower: the cigar factory, the black market and the bank. Keep them in mind.
    .task = Drive to Miguel.
    .wrong-pablo = That is Pablo, 1 stop too far, and his flower is yellow.
cuba-lesson-the-pawn--occupied = First rule: only one pawn on a building. Ana’s pawn stands on the cigar factory.
    .task = Try to move your pawn to the cigar factory.
cuba-lesson-the-pawn--stay = Second rule: the pawn has to move. Yours stands on the black market, which does lie under the right flower.
    .task = Try to stay on the black market.
    .no-no-pawn = You can’t skip the pawn either: after a visit to Miguel it has to move.
cuba-lesson-the-pawn--other-flower = Third rule: the flower decides. The church is free, but it lies under a yellow flower, and Miguel’s flower is blue.
    .task = Try to move your pawn to the church.
    .no-newspaper = Two reasons at once: the newspaper lies under a white flower, and Luis’s pawn is there.
cuba-lesson-the-pawn--to-the-bank = That leaves the bank. Ana’s ownership marker lies on it, but a marker keeps nobody out: only a pawn does.
    .task = Move your pawn to the bank.
cuba-lesson-the-pawn--owner = You are Ana’s guest now. The building works for you as for anyone. Watch what Ana gets at the end of your turn.
    .task = Use the bank.
    .wrong-unused = Ana gets the victory point even so: what counts is that your pawn stands there. You just miss out on the 2 pesos.
cuba-lesson-the-pawn--still-there = Ana got 1 victory point when your turn ended. Then Ana and Luis played, and Luis claimed the café. Your pawn still stands on the bank but brings no further points: only the end of your own turn counts.
    .task = Look at one of the two buildings that now have an owner.

### Wood delivery

cuba-lesson-wood-delivery = Wood delivery
    .aim = You deliver wood in place of a good that the ship wants, and you know the limits.
    .closing = Wood stands in for one kind that the ship wants, up to what its die shows. Each unit scores 1 victory point, whatever the flag. In a single delivery you can’t mix it with another good or split it between kinds. Only Miguel gives wood.
cuba-lesson-wood-delivery--both-at-once = The ship wants 2 units of sugar cane, 2 of rum and 1 of tobacco. You have only wood, 2 units. Wood may take the place of any kind that is wanted: you say which. It scores 1 victory point a unit, even when the price is 3.
    .task = Drive to the harbour and bring a die that shows 2 down to 0.
    .wrong-two-kinds = Two deliveries for two kinds, one after the other: that is allowed. But no die that showed 2 is at 0. In a single delivery wood can’t even be split between kinds.
cuba-lesson-wood-delivery--too-much = The same table once more. Wood is bound by the die like any good, and the die for tobacco shows 1.
    .task = Drive to the harbour and try to deliver 2 units of wood in place of tobacco.
    .no-unwanted = The die for citrus fruit shows 0: there is nothing to stand in for.
    .no-left-out = The die for cigars was left out, so this ship doesn’t want any.
    .no-as-wood = No die asks for wood itself. Say which kind it stands in for.
    .no-three = You have 2 units of wood, and the die for rum shows 2. Neither goes up to 3.
cuba-lesson-wood-delivery--next-lap = Wood and sugar cane can’t go into one delivery. But a delivery round has laps: whoever hasn’t passed is asked again. You have 1 unit of each, and the price is 3.
    .task = Drive to the harbour and bring the die for sugar cane down to 0.
    .wrong-wood-kept = The sugar cane scored 3. The wood would bring 1 more, and the die isn’t at 0 yet.
    .no-not-cane = The wood doesn’t count as sugar cane, so you have 1 unit of that, not 2.
cuba-lesson-wood-delivery--send-off = Wood can finish a ship. This one wants only 2 units of rum, the price is 4, and Ana has that rum. You have 3 units of wood. When all dice show 0, the ship departs at once.
    .task = Score 2 victory points and make the ship depart before Ana delivers anything.
    .wrong-one-wood = One unit too few: Ana delivered a unit of rum for 4 victory points before you were asked again.
    .wrong-past = That is 2 victory points from Maria, and the ship is gone as well. But here wood is to do it, at the harbour.
    .wrong-pass = You passed, and Ana delivered 2 units of rum for 8 victory points.

### Harbour pass

cuba-lesson-harbour-pass = Past the harbour
    .aim = You move the price, by driving past or by passing, and see when the ship departs.
    .closing = If you drive past the harbour, there is no delivery round and the price goes up one flag. If everyone passes at the harbour, it goes up one flag too. After the 4 the ship departs, whatever it still wanted, and the price goes back to 2.
cuba-lesson-harbour-pass--drive-past = A unit scores 2 victory points now. You have 2 units of sugar cane and could deliver them. But whoever drives past the harbour starts no delivery round and moves the price marker one flag to the right.
    .task = Drive past the harbour to Maria.
    .wrong-deliver-now = That is 4 victory points now, 2 a unit. At the next flag the same goods score 6.
cuba-lesson-harbour-pass--all-pass = There is another way to move the marker: drive to the harbour and pass. If everyone passes while the ship still wants something, the price goes up one flag as well.
    .task = Raise the price from 3 to 4 and keep your 2 units of sugar cane.
    .wrong-one-sold = The price is 4 now, but you delivered 1 unit at 3. The task was to keep both.
cuba-lesson-harbour-pass--pass-is-final = A pass is final: you are out until the round is over. Ana has 1 unit of rum, Luis 2 units of tobacco, and the ship wants both. The price is 3.
    .task = Drive to the harbour, pass at once and see what the others do.
    .wrong-delivered = That is 6 victory points for you. You have nothing more to deliver, so the round goes on without you. But the task was to pass.
cuba-lesson-harbour-pass--send-off = After the 4 comes the chequered flag: the ship departs, whatever it still wants. Ana has 4 units that it wants. In a delivery round they would score 16 victory points.
    .task = Send the ship off without a delivery round: drive past to Maria.
    .wrong-to-the-harbour = At the harbour there is a delivery round. Ana delivers for 16 victory points before the ship departs.
cuba-lesson-harbour-pass--from-the-harbour = The same at the harbour: if everyone passes at 4, the ship departs. You have only 1 unit of cigars, whose die was left out, and the others have no goods at all. Whoever can’t deliver has to pass.
    .task = Send the ship off from the harbour. The roll for the next one is then yours.

## The harbour.

### Delivery round

cuba-lesson-delivery-round = Delivery round
    .aim = You play a delivery round from the first unit to the last pass.
    .closing = It starts with whoever drove and goes clockwise, 1 kind each time, lap after lap. Each unit scores what the flag shows. Whoever passes is out. When everyone has passed, the price goes up; when all dice show 0, the ship departs.
cuba-lesson-delivery-round--to-the-harbour = There are four of you: you, Ana, Luis and Rosa. The ship wants 2 units of sugar cane, 4 of citrus fruit and 1 of rum. Whoever drives to the harbour starts a delivery round for everyone.
    .task = Drive to the harbour.
    .wrong-past = You drove past the harbour: no delivery round, and the price went up to 4. The harbour is the next stop.
cuba-lesson-delivery-round--fruit = You begin, the others follow clockwise. Each time, you deliver 1 kind, up to what the die shows. The price is 3: every unit scores 3 victory points, at once.
    .task = Deliver your 2 units of citrus fruit.
    .wrong-rum = The rum scores 3 as well, but it can wait: nobody else has rum. Deliver your citrus fruit first: Luis has some too.
    .wrong-pass = A pass is final: you are out of this round and keep your 2 units of citrus fruit. Deliver them.
    .no-three = The ship wants 4 units, but you have 2.
    .no-two-rum = You have 1 unit of rum, and the ship wants no more than that.
    .no-none = To deliver nothing is to pass. If you want that, say pass.
cuba-lesson-delivery-round--no-cane = Ana delivered 2 units of sugar cane for 6 victory points, then Luis 1 unit of citrus fruit for 3. Rosa had only tobacco, which the ship doesn’t want, and had to pass. Luis still has 2 units of sugar cane.
    .task = Why did Luis not deliver them?
    .option-die-at-zero = the die for sugar cane shows 0
    .option-kept = Luis is keeping them for a better price
    .option-two-kinds = in a delivery round you deliver only 1 kind
    .why-kept = You can do that, by passing. But look at the die for sugar cane: what does it show?
    .why-two-kinds = 1 kind each time, but your turn comes round again. Look at the die for sugar cane.
cuba-lesson-delivery-round--rum = Whoever hasn’t passed is asked again, lap after lap. The ship still wants 1 unit of rum, and you have it. After that nobody has anything that it wants.
    .task = Deliver your rum.
    .wrong-pass = A pass is final, so you are out and the round is over. The rum may score 4 next time, if nobody else brings rum first. Deliver it now.
cuba-lesson-delivery-round--still-wanted = The round is over. The ship still wants something, so it stays, and the price is 4 now. At the harbour your pawn doesn’t move, and you use no building. What you delivered is back in the supply.
    .task = Look at the good that the ship still wants.
cuba-lesson-delivery-round--send-off = The same round again, but this time you have 3 units of citrus fruit. Now the four of you have everything that the ship wants. When all dice show 0, it departs at once.
    .task = Drive to the harbour and make the ship depart.
    .wrong-rum-kept = The rum is missing. You passed, so the ship stays, and the price goes up to 4.
    .wrong-two-laps = The same kind again on a later lap is fine. But the rum is missing, and so the ship stays.

### Wood delivery

cuba-lesson-wood-delivery = Wood delivery
    .aim = You deliver wood in place of a good that the ship wants, and you know the limits.
    .closing = Wood stands in for one kind that the ship wants, up to what its die shows. Each unit scores 1 victory point, whatever the flag. In a single delivery you can’t mix it with another good or split it between kinds. Only Miguel gives wood.
cuba-lesson-wood-delivery--both-at-once = You have only wood, 2 units. Wood may take the place of any kind that the ship wants: you say which. Each unit scores 1 victory point, even when the price is 3.
    .task = Drive to the harbour and bring a die that shows 2 down to 0.
    .wrong-two-kinds = Two deliveries for two kinds, one after the other: that is allowed. But no die that showed 2 is at 0. In a single delivery wood can’t even be split between kinds.
cuba-lesson-wood-delivery--too-much = The same table once more. Wood is bound by the die like any good, and the die for tobacco shows 1.
    .task = At the harbour, try 2 units of wood in place of tobacco.
    .no-unwanted = The die for citrus fruit shows 0: there is nothing to stand in for.
    .no-left-out = The die for cigars was left out, so this ship doesn’t want any.
    .no-as-wood = No die asks for wood itself. Say which kind it stands in for.
    .no-three = You have 2 units of wood, and the die for rum shows 2. Neither goes up to 3.
cuba-lesson-wood-delivery--next-lap = Wood and sugar cane can’t go into one delivery. But a delivery round has laps: whoever hasn’t passed is asked again. You have 1 unit of each, and the price is 3.
    .task = Drive to the harbour and bring the die for sugar cane to 0.
    .wrong-wood-kept = The sugar cane scored 3. The wood would bring 1 more, and the die isn’t at 0 yet.
    .no-not-cane = The wood doesn’t count as sugar cane, so you have 1 unit of that, not 2.
cuba-lesson-wood-delivery--send-off = Wood can finish a ship. This one wants only 2 units of rum, the price is 4, and Ana has that rum. You have 3 units of wood. When all dice show 0, the ship departs at once.
    .task = Make the ship depart with wood before Ana delivers anything.
    .wrong-one-wood = One unit too few: Ana delivered a unit of rum for 4 victory points before you were asked again.
    .wrong-past = That is 2 victory points from Maria, and the ship is gone as well. But this time, do it with wood, at the harbour.
    .wrong-pass = You passed, and Ana delivered 2 units of rum for 8 victory points.

### Harbour pass

cuba-lesson-harbour-pass = Past the harbour
    .aim = You move the price, by driving past or by passing, and see when the ship departs.
    .closing = If you drive past the harbour, there is no delivery round and the price goes up one flag. If everyone passes at the harbour, it goes up one flag too. After the 4 the ship departs, whatever it still wanted, and the price goes back to 2.
cuba-lesson-harbour-pass--drive-past = A unit scores 2 victory points now. You have 2 units of sugar cane and could deliver them. But whoever drives past the harbour starts no delivery round and moves the price marker one flag to the right.
    .task = Drive past the harbour to Maria.
    .wrong-deliver-now = That is 4 victory points now, 2 a unit. At the next flag the same goods score 6.
cuba-lesson-harbour-pass--all-pass = There is another way to move the marker: drive to the harbour and pass. If everyone passes while the ship still wants something, the price goes up one flag as well.
    .task = Raise the price to 4 and keep your 2 units of sugar cane.
    .wrong-one-sold = The price is 4 now, but you delivered 1 unit at 3. The task was to keep both.
cuba-lesson-harbour-pass--pass-is-final = A pass is final: you are out until the round is over. Ana has 1 unit of rum, Luis 2 units of tobacco, and the ship wants both. The price is 3.
    .task = Drive to the harbour, pass at once and see what the others do.
    .wrong-delivered = That is 6 victory points for you. You have nothing more to deliver, so the round goes on without you. But the task was to pass.
cuba-lesson-harbour-pass--send-off = After the 4 comes the chequered flag: the ship departs, whatever it still wants. Ana has 4 units that it wants. In a delivery round they would score 16 victory points.
    .task = Send the ship off: drive past the harbour to Maria.
    .wrong-to-the-harbour = At the harbour there is a delivery round. Ana delivers for 16 victory points before the ship departs.
cuba-lesson-harbour-pass--from-the-harbour = The same at the harbour: if everyone passes at 4, the ship departs. You have only 1 unit of cigars, whose die was left out, and the others have no goods at all. Whoever can’t deliver has to pass.
    .task = Send the ship off from the harbour.

### Ship leaves

cuba-lesson-ship-leaves = A ship departs
    .aim = You know every way in which a ship departs, and how the next demand is made.
    .closing = A ship departs when all dice show 0 or the price reaches the chequered flag. The next ship comes at once, at price 2; its dice come at the end of the turn. Whoever’s turn it is rolls 5 dice and leaves 1 out.
cuba-lesson-ship-leaves--last-unit = The ship wants 2 units of sugar cane, which you have, and 1 of rum, which Ana has. With the last unit it departs, the next one comes in, and the price goes back to 2.
    .task = Drive to the harbour, make the ship depart and see who rolls.
    .wrong-one-short = The ship still wants 1 unit of sugar cane and stays. You have that unit.
    .wrong-past = If you drive past, there is no delivery round. The ship stays, and the price goes up to 4.
cuba-lesson-ship-leaves--new-demand = If the ship departs in your turn, whoever delivered last, it is your doing. So you set the new demand: you roll 5 dice and leave 1 out. The ship won’t want that good.
    .task = Roll, and leave out a die so that the ship wants 5 in all.
    .wrong-rum = The die for rum shows 0, so all the others stay: the ship wants 8. Get it down to 5.
    .no-black-four = Only the die for citrus fruit has a 4. The others end at 3.
cuba-lesson-ship-leaves--customs = In another game the ship wants only tobacco, 3 units, and Ana has them: 12 victory points at this price. The customs house turns a die to 0, and Conchita’s red flower leads there.
    .task = Make the ship depart with the customs house.
    .wrong-casino = The ship still wants tobacco, and Ana’s 3 units would score 12. The customs house is free.
    .wrong-unused = Your pawn is at the right place. Now use the customs house, or the ship waits for Ana’s tobacco.
cuba-lesson-ship-leaves--turn-goes-on = The price is 4. If you drive past the harbour, the ship departs at once, but your turn goes on as usual. The dice for the next ship are rolled at its end.
    .task = Drive to José and turn his 2 units of sugar cane into rum.
    .wrong-maria = The ship is gone, and Maria’s 2 victory points are yours. But the rum is made with José’s sugar cane.
    .wrong-one-rum = The ship is gone, but you made only 1 unit of rum. Turn both units of sugar cane into rum.
cuba-lesson-ship-leaves--white-buildings = The ship wants 1 unit of tobacco, and the price is 4. Pedro, the next stop, gives 2 units of tobacco. Of the buildings under his white flower, two can make the ship depart; either will do.
    .task = Drive to Pedro and make the ship depart.
    .wrong-newspaper = The newspaper brings a peso, and the ship stays for Ana’s tobacco. Look at the other two buildings under a white flower.
    .wrong-price-down = The price is 3 now, and the ship stays. The chequered flag is the other way.
cuba-lesson-ship-leaves--four-zeros = A ship has departed, and you are to roll. You will roll 4 zeros and a single 2. If all 4 dice on the new ship show 0, it has nothing to wait for and departs at once too.
    .task = Roll, and choose so that this ship departs.
    .wrong-rum = Now the ship wants 2 units of cigars and waits. Leave out the die that shows the 2.
cuba-lesson-ship-leaves--who-rolls = One more round: you drive to the harbour and deliver your sugar cane. Ana has nothing, and Luis delivers the rum. It is the last unit, and the ship departs.
    .task = Who sets the new demand?
    .option-luis = Luis, with the last unit
    .option-you = you, because it is your turn
    .option-after-luis = whoever comes after Luis
    .why-luis = The last unit isn’t what counts. Who drove to the harbour?
    .why-after-luis = Nobody’s turn has ended yet. Who drove to the harbour?
    .shown-you-roll = Luis scored 3 victory points with the last unit, and you are the one who rolls.

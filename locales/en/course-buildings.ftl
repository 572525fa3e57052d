## Pawn and buildings.

### The pawn

cuba-lesson-the-pawn = The pawn
    .aim = You see where your pawn may go (same flower, free, not where it stands) and who gains by it.
    .closing = The building has to lie under the citizen’s flower, hold no other pawn and not be the one your pawn stands on. An ownership marker keeps nobody out, but its owner gets 1 victory point when you end your turn there.
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
cuba-lesson-the-pawn--still-there = Ana got 1 victory point when your turn ended. Then Luis claimed the café. Your pawn still stands on the bank but brings Ana no more points: only the end of your own turn counts.
    .task = Look at one of the two buildings that now have an owner.

### When the pawn stays

cuba-lesson-pawn-exceptions = When the pawn stays
    .aim = You see the 4 cases in which your pawn stays, and the 2 of them in which you may use its building.
    .closing = El Zorro, the harbour, an inactive citizen, nothing free: in these 4 cases your pawn stays. At El Zorro and with nothing free you may use its building. If the building is somebody else’s, its owner gets 1 victory point in all 4 cases.
cuba-lesson-pawn-exceptions--at-el-zorro = After a drive the pawn has to move, with 4 exceptions. You know the first: at El Zorro it stays, and you may use its building once more. Yours is at the bank.
    .task = Drive to El Zorro and use the bank.
    .wrong-unused = That is allowed, but the bank has 2 pesos for you, even though your pawn didn’t move.
    .no-move = At El Zorro no pawn moves. The bank, where yours stands, is your building for this turn.
cuba-lesson-pawn-exceptions--at-the-harbour = Second exception: the harbour. Whoever drives there starts a delivery round, which has a lesson of its own. Your pawn stays, and you use no building.
    .task = Drive to the harbour and, when you are asked, pass or deliver.
    .wrong-past = That is Maria: you drove past the harbour, and after her your pawn has to move. The harbour is the next stop, for free.
    .no-use = After a drive to the harbour you deliver or pass, but you use no building. The bank has to wait.
    .no-move = After a drive to the harbour your pawn stays at the bank. You only deliver or pass.
cuba-lesson-pawn-exceptions--inactive = Third exception: a citizen turned face down by the newspaper is inactive, like José now. Whoever stops there gets nothing, leaves the pawn where it is and uses no building.
    .task = Drive to José and see your turn end.
    .wrong-martinez = That is Martinez, who is active: you pay 1 peso and get 3, and your pawn has to move. This time, visit José.
cuba-lesson-pawn-exceptions--owner = No sugar cane, no pawn move, no building. But your turn ended with your pawn at the bank, and the bank belongs to Ana.
    .task = What did Ana get?
    .option-nothing = nothing, because you didn’t use the bank
    .option-a-point = 1 victory point
    .option-a-peso = 1 peso
    .why-nothing = Whether you use the building doesn’t matter. What counts is where your pawn stands when your turn ends.
    .why-a-peso = Owners don’t get pesos. They get something that counts at the end of the game.
cuba-lesson-pawn-exceptions--nothing-free = Fourth: no free building. Under a red flower like Conchita’s, Ana’s pawn is at the café, Luis’s at the customs house and yours at the casino. Yours stays, and you may use the casino.
    .task = Visit Conchita and sell 1 victory point for 3 pesos.
    .wrong-unused = Your pawn had to stay, but you didn’t have to leave the casino unused: 1 victory point brings 3 pesos there.
    .wrong-too-many = That was 2 victory points for 6 pesos. The task was to sell just 1.
    .no-move = There is no pawn move this time: under a red flower no other building is free. Your pawn is at the casino already.
cuba-lesson-pawn-exceptions--another-flower = Now with Rosa: the others’ pawns are on all 3 buildings under a red flower. Yours is at the bank, under a blue one. It stays there, and you may use the bank, whatever its flower.
    .task = Drive to Conchita and take the bank’s 2 pesos.
    .wrong-unused = That is allowed, but the bank would have given you 2 pesos, although its flower is blue.
    .no-move = Rosa’s pawn is at the casino, and the other 2 buildings under a red flower are taken as well. Yours stays at the bank.
cuba-lesson-pawn-exceptions--which-two = El Zorro, the harbour, an inactive citizen, nothing free: you have now seen all 4 cases.
    .task = In which 2 of them may you use your pawn’s building?
    .option-harbour-inactive = at the harbour and at an inactive citizen
    .option-zorro-nothing-free = at El Zorro and when nothing is free
    .option-zorro-harbour = at El Zorro and at the harbour
    .why-harbour-inactive = It is just the other way round: those are the 2 in which you use no building.
    .why-zorro-harbour = El Zorro, yes. But at the harbour you only deliver or pass.

### Bank and church

cuba-lesson-bank-and-church = Bank and church
    .aim = You use the two simplest buildings and see that using one is always your choice.
    .closing = The bank gives 2 pesos, the church 1 victory point. You use a building if you like, and only once a visit. If there is nothing you can do there, your turn simply ends.
cuba-lesson-bank-and-church--church = The simplest building of all: at the church you take 1 victory point. It lies under a yellow flower, and José, the next stop, has a yellow one.
    .task = Drive to José and get 1 victory point at the church.
    .wrong-sawmill = The sawmill takes wood. You have none, so there was nothing to use and your turn ended. The church always works.
    .wrong-unused = Your pawn is at the church, but you left the victory point there. Use the church.
cuba-lesson-bank-and-church--once = One visit, one use: with that your turn was over, and now it is Ana’s.
    .task = Try to use the church a second time.
cuba-lesson-bank-and-church--bank = Another table. At the bank you take 2 pesos. You have 1 peso, Martinez gives 3, and the bank lies under a blue flower like his.
    .task = Drive to Martinez and end your turn with 6 pesos.
    .wrong-cigar-factory = The cigar factory takes tobacco. You have none, so your turn ended there with 4 pesos. The bank gives 2 more.
    .wrong-unused = That leaves you with 4 pesos. Your pawn is at the bank, where you may take 2 more.
cuba-lesson-bank-and-church--not-twice = This time your pawn is already at the bank. It can’t stay there for 2 more pesos: it has to go elsewhere first, and in a later turn it may come back.
    .task = Drive to Martinez and move your pawn to another building.
    .no-stay = Your pawn is there already, so it has to go to another building. The black market and the cigar factory are free.
cuba-lesson-bank-and-church--your-choice = You use a building only if you like. The café would pay 2 victory points for your unit of rum. But the ship wants it too, and a unit scores 4 at the harbour now.
    .task = Visit Conchita, move your pawn to the café and keep the rum.
    .wrong-sold = That is 2 victory points. At the harbour the same unit of rum would score 4, so this time do nothing at the café.

### Distillery and cigar factory

cuba-lesson-distillery-and-cigars = Distillery and cigar factory
    .aim = You turn sugar cane into rum and tobacco into cigars, as much as you like.
    .closing = The distillery turns sugar cane into rum, the cigar factory turns tobacco into cigars: 1 for 1, as much as you like, but at least 1 unit. What the supply doesn’t have can’t be made.
cuba-lesson-distillery-and-cigars--rum = The ship wants 3 units of rum, but no sugar cane. The distillery turns sugar cane into rum, 1 for 1, as much as you like. You have 2 units of sugar cane, and José gives 2 more.
    .task = Visit José and end your turn with exactly 3 units of rum.
    .wrong-all-of-it = All 4 units are rum now, and the ship wants 3. Keep 1 unit of sugar cane: the next ship may want that.
    .wrong-unused = You have 4 units of sugar cane and no rum. At the distillery, turn 3 of them into rum.
    .no-none = A use has to change something, so at least 1 unit goes in. If you want to change nothing, do nothing there.
    .no-five = With José’s 2 units you have 4 units of sugar cane. More than that can’t go in.
cuba-lesson-distillery-and-cigars--cigars = The cigar factory does the same with tobacco. Here it lies under a blue flower, like Martinez’s. You have 3 units of tobacco, and this ship wants 3 units of cigars.
    .task = Drive to Martinez and make 3 units of cigars.
    .wrong-bank = That is 5 pesos in all, but no cigars. They are made at the cigar factory, under the same flower.
    .no-four = You have 3 units of tobacco, so you can make up to 3 units of cigars.
cuba-lesson-distillery-and-cigars--short-supply = Your pawn is at the cigar factory, and you have 3 units of tobacco. But there are just 8 units of cigars in the game: Ana has 4 of them and Luis 3. That leaves 1 in the supply.
    .task = Try to make 3 units of cigars.
    .shown-one = That would work: 1 unit is what the supply still has, and 2 units of tobacco stay with you.
cuba-lesson-distillery-and-cigars--which-good = Your pawn is still at the cigar factory. Besides tobacco you have 2 units of sugar cane.
    .task = What could you do with the sugar cane here?
    .option-cigars = turn it into cigars
    .option-rum = turn it into rum
    .option-nothing = nothing
    .why-cigars = Cigars are made of tobacco, and the cigar factory takes nothing else.
    .why-rum = That is the distillery’s work. You can only use the building your pawn stands on.
    .no-distillery = Your pawn is at the cigar factory, not at the distillery. You can only use the building it stands on.

### Black market and sawmill

cuba-lesson-market-and-sawmill = Black market and sawmill
    .aim = You swap one good for another, and you turn wood into a victory point and a peso.
    .closing = The black market swaps 1 good for 1 of another kind, but neither takes nor gives wood. The sawmill takes 1 unit of wood a visit, for 1 victory point and 1 peso. Ships take wood, too, but only in a delivery round.
cuba-lesson-market-and-sawmill--swap = At the black market you swap 1 good for 1 of another kind from the supply. You have 2 units of sugar cane, and the ship wants none. But it does want 1 unit of rum.
    .task = Visit Miguel and swap 1 unit of sugar cane for 1 unit of rum.
    .wrong-fruit = You can swap like that, but the die for citrus fruit shows 0: this ship doesn’t want any. Take rum.
    .wrong-tobacco = Not bad: the ship wants 1 unit of tobacco as well. But this time, take rum.
cuba-lesson-market-and-sawmill--no-wood = Miguel gave you 2 units of wood, and your pawn is at the black market. Does it deal in wood?
    .task = Try to swap 1 unit of wood for 1 unit of rum.
    .no-take-wood = The black market doesn’t give wood either. Only Miguel does.
    .no-same-kind = The good you take has to be of another kind than the one you hand in.
    .no-no-tobacco = You have no tobacco to hand in, only sugar cane and wood.
cuba-lesson-market-and-sawmill--sawmill = At the sawmill you hand in 1 unit of wood for 1 victory point and 1 peso. Pablo’s yellow flower leads there. From Pablo you may take 1 good, any but wood.
    .task = Visit Pablo, choose a good and hand in wood at the sawmill.
    .wrong-church = The church gives 1 victory point as well, but no peso. And at the sawmill your wood would have been of use.
cuba-lesson-market-and-sawmill--how-much = You came with 2 units of wood. The sawmill took 1 for 1 victory point and 1 peso, and your turn was over.
    .task = What does one visit to the sawmill bring with 5 units of wood?
    .option-five = 5 victory points and 5 pesos
    .option-one = 1 victory point and 1 peso
    .option-up-to-five = as much as you like, up to 5 of each
    .why-five = Look at what happened: you had 2 units of wood, and 1 was still left at the end.
    .why-up-to-five = The distillery and the cigar factory work like that. The sawmill takes just 1 unit a visit.

### Café and casino

cuba-lesson-cafe-and-casino = Café and casino
    .aim = You make victory points from rum, cigars and pesos, and pesos from victory points.
    .closing = The café pays 2 victory points for 1 unit of rum and 2 for 1 unit of cigars, never for 2 of a kind. The casino changes 3 pesos into 1 victory point or 1 victory point into 3 pesos, as often as you like, but only one way a visit.
cuba-lesson-cafe-and-casino--one-of-each = The café takes 1 unit of rum, 1 unit of cigars or 1 of each, and pays 2 victory points for each of them. Its flower is red like Maria’s, and Maria gives 2 victory points.
    .task = Drive to Maria and make 6 victory points this turn.
    .wrong-rum-alone = That is 2 from Maria and 2 for the rum. Hand in your unit of cigars as well and it is 6.
    .wrong-cigars-alone = That is 2 from Maria and 2 for the cigars. Hand in 1 unit of rum as well and it is 6.
cuba-lesson-cafe-and-casino--many = 2 victory points from Maria and 4 at the café, for 1 unit of each kind. The second unit of rum is still yours: the café couldn’t take it.
    .task = What would it pay if you had 3 units of rum and 3 of cigars?
    .option-twelve = 12 victory points
    .option-four = 4 victory points
    .option-six = 6 victory points
    .why-twelve = That would be all 6 units. The café takes at most 1 of each kind.
    .why-six = That would be 3 units. With 2 kinds and 1 unit of each, it is less.
cuba-lesson-cafe-and-casino--no-cigars = This time your pawn is at the café with 2 units of rum and no cigars.
    .task = Try to hand in 1 unit of rum and 1 unit of cigars.
    .shown-rum-alone = Rum alone would work: 1 unit for 2 victory points.
cuba-lesson-cafe-and-casino--buy = The casino sells victory points: 3 pesos each, as many as you can pay for. It lies under a red flower, and you have 7 pesos.
    .task = Drive to Conchita and buy as many victory points as you can.
    .wrong-one = You still have 4 pesos. That is enough for another victory point.
    .no-three = 3 victory points cost 9 pesos, and you have 7. It is enough for 2.
cuba-lesson-cafe-and-casino--sell = The casino buys victory points, too, for 3 pesos each. Next turn you want to drive 5 stops. That will cost 4 pesos, and you have 1.
    .task = Visit Conchita and sell only the victory points you need to.
    .wrong-two = Now you have 7 pesos, and 4 are enough. That was 1 victory point too many.
    .no-nine = You have 8 victory points, so you can’t sell 9. For 4 pesos you need far fewer.
    .no-none = A use has to change something. Sell at least 1 victory point, or do nothing here.

### Customs house and trading office

cuba-lesson-customs-and-trading-office = Customs house and trading office
    .aim = You change what the ship wants: you cancel a demand, and you meet one from town.
    .closing = The customs house turns a die on the ship to 0, and nobody scores. At the trading office 1 unit, never wood, scores 2 victory points, and its die goes down by 1. A new ship has no dice until your turn ends: till then neither works.
cuba-lesson-customs-and-trading-office--cancel = The ship wants 3 units of tobacco. Ana has 3 units, and the price is 3: that would be 9 victory points at the harbour. The customs house turns a die on the ship to 0.
    .task = Drive to Conchita and cancel the demand for tobacco.
    .wrong-sugar = The ship still wants Ana’s 3 units of tobacco, but no sugar cane any more, and you have some. Turn the die for tobacco.
    .wrong-unused = That is allowed, but then the die for tobacco still shows 3, and Ana can score 9.
cuba-lesson-customs-and-trading-office--at-zero = The same table, your pawn is at the customs house. The die for citrus fruit shows 0 already, and the die for cigars was left out.
    .task = Try to turn the die for citrus fruit.
    .no-fifth-die = The die for cigars isn’t on the ship but beside the board, out of reach of the customs house.
    .no-wood = None of the dice stands for wood. It only takes the place of other goods.
cuba-lesson-customs-and-trading-office--from-town = At the trading office you deliver 1 unit without going to the harbour. It always scores 2 victory points, whatever the price. The ship wants just 1 unit of rum.
    .task = Drive to Pedro and deliver your rum at the trading office.
    .wrong-sugar = That is 2 victory points as well. But the ship wants 2 units of sugar cane and just 1 of rum, so the rum is more urgent.
    .wrong-tobacco = That is 2 victory points as well. But the ship wants 3 units of tobacco and just 1 of rum, so the rum is more urgent.
    .no-wood = The trading office doesn’t take wood. It can be delivered only in a delivery round.
    .no-fruit = The die for citrus fruit shows 0, and you have no citrus fruit either.
    .no-cigars = The die for cigars was left out, so this ship wants none. You have none either.
cuba-lesson-customs-and-trading-office--last-demand = All that this ship still wants is 1 unit of tobacco. Pedro gives 2. When all dice show 0, the ship departs, and whoever’s turn it is rolls for the next one.
    .task = Visit Pedro and make the ship depart at the trading office.
    .wrong-unused = The ship is still there and wants 1 unit of tobacco. You have 2, so deliver 1 at the trading office.
    .wrong-dearer = Now the tobacco would score 4, but only for whoever delivers it first, and Ana has tobacco too. Deliver it at the trading office.
    .no-cane = The die for sugar cane shows 0: the trading office takes only what the ship still wants.
cuba-lesson-customs-and-trading-office--no-dice-yet = The price is 4: if you drive past the harbour now, the ship departs. The next one gets its dice when your turn ends, so until then the customs house has no die to turn.
    .task = Drive on to Maria and move your pawn to the customs house.
    .wrong-cafe = The same happens at the café, since you have no rum and no cigars. But see it at the customs house.
    .wrong-harbour = At the harbour there is a delivery round. Drive 1 stop farther, to Maria: you have the peso for it.

### The harbour office

cuba-lesson-harbour-office = The harbour office
    .aim = You move the price up and down, and you send a ship off that way.
    .closing = The harbour office moves the price marker one flag, but never below the 2. From the 4 it goes to the chequered flag: the ship departs, and you roll for the next one. It works even when the new ship has no dice yet.
cuba-lesson-harbour-office--raise = The price says how many victory points a unit scores at the harbour: 2 now. You have 2 units of sugar cane that the ship wants. The harbour office moves the price marker one flag, right or left.
    .task = Drive to Pedro and raise the price.
    .wrong-trading-office = That is 2 victory points for 1 unit now, and the price stays at 2. Raise it at the harbour office.
cuba-lesson-harbour-office--floor = Your pawn is at the harbour office, and the price is 2. Ana has goods for this ship and you don’t want them to score much. Could the price go down further?
    .task = Try to move the price marker to the left.
cuba-lesson-harbour-office--lower = Now the price is 4. Ana has 4 units that the ship wants, worth 16 victory points. The flags are 2, 3 and 4, and then comes the chequered flag: there the ship departs.
    .task = Visit Pedro and lower the price to 3.
    .wrong-up = To the right of the 4 is the chequered flag, so the ship has departed. For a price of 3, move the marker to the left.
cuba-lesson-harbour-office--send-off = The same table once more. If the marker goes from the 4 to the chequered flag, the ship departs at once, whatever it still wants. The price then goes back to 2, and you roll for the next ship.
    .task = Visit Pedro and send the ship off.
    .wrong-unused = The ship is still there, and the price is 4. Ana’s 4 units can score 16 victory points.
    .wrong-down = The ship is still there, and at 3 Ana’s 4 units can score 12 victory points. Move the marker to the right.
cuba-lesson-harbour-office--next-price = The price is 4. If you drive past the harbour, the ship departs and the next one starts at 2. It gets its dice only when your turn ends, but it has a price that you can raise.
    .task = Make ship 1 depart and raise the price for ship 2 to 3.
    .wrong-harbour = At the harbour your pawn stays at the church, and the price stays at 2. Drive past, to a citizen whose flower leads to the harbour office.
    .wrong-maria = The ship has departed and the price is 2. But after Maria your pawn can’t get to the harbour office. You can pay for a longer drive.
    .wrong-unused = The ship has departed and the price is 2. Your pawn is in the right place: raise the price.
    .no-down = The new ship starts at 2, and the price never goes below that. Move the marker to the right.

### The newspaper

cuba-lesson-newspaper = The newspaper
    .aim = You make a citizen inactive and see exactly how long it lasts.
    .closing = The newspaper gives 1 peso, and you may turn 1 citizen face down. A stop there brings no action, no pawn move, no building. Once the car has left the stop behind, the citizen is active again.
cuba-lesson-newspaper--conchita = The newspaper gives 1 peso, and you may also turn 1 citizen face down, who is then inactive. After you, Ana can reach El Zorro or, for 1 peso, Conchita.
    .task = Visit Pedro and turn Conchita face down.
    .wrong-peso-alone = Just the peso: that is allowed. But Conchita is still active and has fruit for Ana.
    .wrong-unused = That is allowed, but you missed out on the peso, and Conchita is still active.
    .wrong-zorro = That would spoil El Zorro for Ana. But this time, turn Conchita.
cuba-lesson-newspaper--active-again = Ana stopped at Conchita all the same: no citrus fruit, no pawn move, no building. Then Luis drove on to Miguel.
    .task = Is Conchita active again?
    .option-not-yet = no, not until the newspaper turns her back
    .option-left-behind = yes, since the car left her behind
    .option-at-the-stop = yes, since Ana stopped there
    .why-not-yet = The newspaper only turns citizens face down. It is the car that makes them active again.
    .why-at-the-stop = Not yet at that moment: she stayed face down as long as the car was there.
cuba-lesson-newspaper--drive-over = You can also drive past an inactive citizen. The stop counts and costs as always, and behind you the citizen is active again. Miguel is inactive now.
    .task = Drive past Miguel to Pablo.
    .wrong-miguel = That was free, but it brought nothing: no wood, no pawn move, no building. And Miguel stays face down until the car drives on.
cuba-lesson-newspaper--already-down = Your pawn is at the newspaper. Miguel, 3 stops ahead, still lies face down from an earlier turn.
    .task = Try to turn Miguel face down once more.
    .shown-pedro = With Pedro it would work: several citizens may be inactive at once, even the one beside the car.
cuba-lesson-newspaper--once-round = The car is at Pedro, and Luis has turned him face down. As soon as the car drives off, he is active again, so you can still get his 2 units of tobacco this turn. You have 9 pesos.
    .task = Drive all the way round, back to Pedro.
    .wrong-martinez = 1 stop short: that is Martinez with 3 pesos. All the way round is 10 stops, and your 9 pesos are just enough.

## Citizens.

### Four suppliers

cuba-lesson-four-suppliers = Four suppliers
    .aim = You visit the 4 citizens who give goods, and use such goods in the same turn.
    .closing = José gives sugar cane, Pedro tobacco, Conchita citrus fruit, Miguel wood: 2 units each. They are yours before your pawn moves, so you can use them at its building. Wood comes only from Miguel.
cuba-lesson-four-suppliers--sugar-cane = Four citizens give goods, always 2 units. José, the sugar cane farmer, is one of them. You have 1 unit of sugar cane so far.
    .task = Get sugar cane from José.
    .wrong-martinez = That is Martinez, who gives 3 pesos but no goods. José is the stop before him, the free one.
cuba-lesson-four-suppliers--all-to-rum = The sugar cane is yours before your pawn moves: now you have 3 units. José’s flower is yellow, and under a yellow flower lies the distillery. There you turn as much sugar cane as you like into rum.
    .task = Turn all your sugar cane into rum.
    .wrong-only-one = That is 1 unit of rum, and 2 units of sugar cane are left. What José gave you counts as well.
    .no-four = You had 1 unit of sugar cane and José gave you 2: that makes 3.
cuba-lesson-four-suppliers--tobacco = Pedro, the tobacco merchant, gives 2 units of tobacco. In this game the car is at Martinez, and you have 2 pesos.
    .task = Get tobacco without spending a peso.
    .wrong-conchita = That is Conchita, who gives citrus fruit, and the drive cost 2 pesos. Pedro is the next stop.
cuba-lesson-four-suppliers--wood = Conchita, the fruit seller, gives 2 units of citrus fruit; Miguel, the woodcutter, 2 units of wood. The car is at El Zorro, and you have 1 peso.
    .task = Get 2 units of wood.
    .wrong-conchita = That is Conchita: a free drive, but citrus fruit. Miguel is the stop after her, and you have the peso for it.
    .no-pablo = Pablo is 3 stops away, and you have 1 peso. He gives no wood anyway: Miguel, 2 stops away, does.
cuba-lesson-four-suppliers--never-wood = Pablo, the fence, is different: he gives only 1 good, and you choose the kind. But wood you get only from Miguel. The car is there now, and Pablo is next.
    .task = Drive to Pablo and try to take wood.

### Short supply

cuba-lesson-short-supply = Short supply
    .aim = You see what happens when the supply has too little.
    .closing = There are 8 units of each good, no more. You get what is there: 2, 1 or nothing. What you make or swap also has to be there. Pesos and victory points never run out.
cuba-lesson-short-supply--last-unit = There are 8 units of each good in the game. Ana has 4 units of sugar cane, Luis has 3, so the supply has 1 left. José usually gives 2.
    .task = Drive to José and see what you get.
    .wrong-martinez = Martinez gives his 3 pesos: pesos and victory points never run out. Goods do. José is the stop before him.
cuba-lesson-short-supply--none-left = You got the last unit. Now the supply has no sugar cane at all: Ana has 4 units, Luis 3, and you 1. Let’s say the car is at Maria once more, and you drive to José.
    .task = What do you get?
    .option-two = 2 units of sugar cane
    .option-one = 1 unit of sugar cane
    .option-nothing = nothing
    .why-two = What José gives comes from the supply, and that has no sugar cane.
    .why-one = The last unit is behind your screen already.
    .shown-visit = José has nothing to give. Apart from that it is a visit like any other: now your pawn moves.
cuba-lesson-short-supply--too-little-rum = What you make comes from the supply too. Ana and Luis together have 6 units of rum, so the supply has 2. You have 1 unit of sugar cane and will have 3 after José.
    .task = Visit José and try to make 3 units of rum at the distillery.
    .no-four = Two reasons at once: 4 is more than your sugar cane and more than the rum in the supply.
cuba-lesson-short-supply--all-there-is = You have 3 units of sugar cane, but for rum the supply sets the limit.
    .task = Make as much rum as you can.
    .wrong-one = That is 1 unit of rum, and the supply has 1 more.
    .wrong-unused = You don’t have to use a building. But here there are 2 units of rum for you.
cuba-lesson-short-supply--no-fruit = Pablo lets you choose a good, but it has to be in the supply. Here you have 1 unit of citrus fruit, Ana has 4 and Luis 3: those are all 8.
    .task = Drive to Pablo and try to take citrus fruit.
    .shown-rum = You can take any kind that is there: rum, for instance.
cuba-lesson-short-supply--no-swap = At the black market, under a blue flower, you swap 1 good for 1 of another kind from the supply. You have tobacco, but all citrus fruit is gone.
    .task = Visit Martinez and try to swap tobacco for citrus fruit.
    .no-rum = Two reasons at once: you have no rum to hand in, and there is no citrus fruit to take.

### Points and pesos

cuba-lesson-points-and-pesos = Points and pesos
    .aim = You weigh what a drive costs against what Maria and Martinez bring.
    .closing = Maria gives 2 victory points, Martinez 3 pesos and the bank 2 pesos. What a drive costs comes off what it brings. At the casino 3 pesos buy 1 victory point.
cuba-lesson-points-and-pesos--five-pesos = Martinez, the musician, gives 3 pesos. His flower is blue, and so is the flower above the bank, where you take 2 pesos. The car is at José.
    .task = Gain 5 pesos in this turn.
    .wrong-market = That is 3 pesos, all from Martinez. The black market only swaps goods. The bank has 2 pesos for you.
    .wrong-pedro = That is Pedro, and your only peso is gone. Martinez is the stop before him, the free one.
cuba-lesson-points-and-pesos--what-is-left = Now the car is at the harbour and you have 3 pesos. Martinez is 3 stops away, and the drive has to be paid for.
    .task = How many pesos more would you have at Martinez than now?
    .option-three = 3
    .option-one = 1
    .option-none = none
    .why-three = Martinez gives 3, but first you pay for the drive: every stop but the first costs 1 peso.
    .why-none = The drive costs less than 3 pesos, because the first stop is free.
    .shown-drive = You pay 2 pesos and get 3, so you have 4 instead of 3.
cuba-lesson-points-and-pesos--three-points = The car is still at the harbour, and Maria is the next stop: a free drive and 2 victory points. Under a red flower like hers lies the casino, where 3 pesos buy 1 victory point.
    .task = Gain 3 victory points in this turn.
    .wrong-cafe = That is 2, from Maria. The café wants rum or cigars, and you have neither. The casino takes pesos.
    .wrong-church = José and the church: that is 1 victory point. Maria alone gives 2.
    .no-two = You have pesos for 1. That is enough: the other 2 have come from Maria.
cuba-lesson-points-and-pesos--keep-two = At the end of the game pesos score nothing, but until then they move the car. Now it is at Alonso, and you have 3 pesos. The harbour lies between you and Maria: see what that does to the price.
    .task = Drive to Maria and keep 2 pesos.
    .wrong-martinez = Martinez and the bank leave you with 5 pesos, but without a victory point. Maria is 2 stops from Alonso.
    .wrong-harbour = That is the harbour: a free drive, but no citizen. Maria is 1 stop farther, for 1 peso.

### Pablo

cuba-lesson-pablo = Pablo
    .aim = You take a good of your choice from Pablo and make the most of it.
    .closing = Pablo gives you 1 good of your choice, but never wood. No other citizen gives rum or cigars. First you take the good, then your pawn moves.
cuba-lesson-pablo--take-rum = Pablo, the fence, gives you 1 good of your choice, but never wood. The ship wants 2 units of rum, and you have none yet.
    .task = Drive to Pablo and take rum.
    .wrong-cigars = The die for cigars was left out, so the ship doesn’t want any. It does want rum.
    .wrong-alonso = That is Alonso, 1 stop too far. Pablo is the next stop, the free one.
    .no-wood = Pablo has every good but wood. You can get that only from Miguel.
    .no-nothing = You can’t leave Pablo empty-handed: take a good, then your turn goes on.
cuba-lesson-pablo--good-first = The same table once more. Pablo’s flower is yellow, and the distillery lies under a yellow flower. But first comes the good, then the pawn.
    .task = Visit Pablo and try to move your pawn before you take a good.
cuba-lesson-pablo--two-of-rum = So choose a good now. After that your pawn can go to the distillery and turn sugar cane into rum. You have 1 unit of sugar cane and no rum.
    .task = Have 2 units of rum at the end of your turn.
    .wrong-tobacco = Then you end with only 1 unit of rum. Choose a good that helps you to the second.
cuba-lesson-pablo--why-pablo = José gives 2 units, Pablo only 1.
    .task = Why drive to Pablo at all?
    .option-any-kind = you choose from 5 kinds, even rum and cigars
    .option-a-peso = he gives you a peso as well
    .option-wood = he gives you wood
    .why-a-peso = Pablo gives 1 good and no pesos.
    .why-wood = Wood is the one good that he doesn’t have.

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
    .wrong-sugar = The ship wants that sugar cane. It can score 2 victory points or more at the harbour.
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

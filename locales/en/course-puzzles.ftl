## The puzzles: one turn each. The text says what is on the table and what is asked for; the idea is told in the closing.

cuba-lesson-two-roofs = Two roofs
    .aim = You look for the most victory points in one turn.
    .closing = Alonso lets you use a building of your own, whoever’s pawn stands on it, and after that your pawn has a building still to come. 4 victory points at your café and 2 at the trading office beat the harbour.
cuba-lesson-two-roofs--most-points = You own the café, and Ana’s pawn stands on it. You have 1 unit each of sugar cane, rum and cigars. The price is 2, and you have 1 peso.
    .task = Gain as many victory points as you can in this turn.
    .wrong-harbour = The harbour brings 4 victory points, 2 for each unit. There is a better way to play this turn.

cuba-lesson-blocked-and-glad = 7 pesos in hand
    .aim = You look for the most victory points in one turn.
    .closing = After a visit to Maria your pawn has to go to another building under a red flower, but both were taken. So it stayed on the casino, and you could use it: 2 victory points from Maria and 2 for your last 6 pesos.
cuba-lesson-blocked-and-glad--most-points = You have 7 pesos, and your pawn stands on the casino. Ana’s pawn is on the café, Luis’s on the customs house. You have no goods for the ship.
    .task = Gain as many victory points as you can in this turn.
    .wrong-church = 1 victory point at the church, and 5 pesos left in your hand. There is a better way to play this turn.

cuba-lesson-fruit-first = Cane or fruit
    .aim = You look for the most victory points in a delivery round.
    .closing = Deliver first what somebody else could deliver before your next turn, and all of it. What nobody else has can wait: your sugar cane was safe, your citrus fruit was not.
cuba-lesson-fruit-first--most-points = The price is 3. The ship wants 1 unit of sugar cane and 2 units of citrus fruit, exactly what you have. But Ana has 2 units of citrus fruit as well.
    .task = Gain as many victory points as you can, whatever Ana does.
    .wrong-cane = Then Ana delivers 2 units of citrus fruit, and the ship departs without yours. That leaves you with 3 victory points.

cuba-lesson-wooden-wall = Ana’s rum
    .aim = You look for the delivery round that gains most on Ana.
    .closing = A unit of wood scores only 1 victory point, but it can take the place of somebody else’s rum, which would have scored 4. With both places for rum taken, the place for tobacco could wait for your third unit.
cuba-lesson-wooden-wall--furthest-ahead = The price is 4. The ship wants 1 unit of tobacco and 2 units of rum. Ana has 2 units of rum, you have 3 units of wood.
    .task = Outscore Ana by as much as you can, whatever Ana does.
    .wrong-tobacco = That is 1 victory point for you. Then Ana delivers 2 units of rum for 8.
    .wrong-one = That leaves room for 1 unit of Ana’s rum, and it scores 4.

cuba-lesson-off-you-go = Off you go
    .aim = You look for the cheapest way to make a ship depart.
    .closing = The customs house turns a die to 0, whatever it shows. No other die wanted anything, so the ship departed, and the drive to Conchita was free.
cuba-lesson-off-you-go--send-off = The ship wants 3 units of tobacco and nothing else, and Ana has them. You have 3 pesos and no goods.
    .task = Make the ship depart now and keep as many pesos as you can.
    .wrong-casino = That is 6 pesos, but the ship hasn’t departed.

cuba-lesson-twice-up = Not a single peso
    .aim = You look for a way to make a ship depart without money.
    .closing = Your harbour office lies under Alonso’s white flower, so you used it twice: through Alonso to get from 3 to 4, and with your pawn to get from 4 to the chequered flag.
cuba-lesson-twice-up--send-off = The price is 3, and the ship wants 7 units in all. You have neither pesos nor goods, but you own the harbour office.
    .task = Make the ship depart in this turn.
    .wrong-newspaper = The price is 4 now, and the ship is still there.
    .wrong-unused = The price is 4 now: one flag short. Was there anything else that you could have done before?

cuba-lesson-once-round = Maria face down
    .aim = You look for the most victory points in one turn.
    .closing = As soon as the car drives off, Maria is active again, and 10 stops bring it back to her: 9 pesos for 2 victory points. Her red flower then leads to the café, which takes rum and cigars.
cuba-lesson-once-round--most-points = The car stands at Maria, who is inactive. You have 9 pesos, 1 unit of rum and 1 unit of cigars. Ana’s pawn is on the customs house, Luis’s on the church.
    .task = Gain as many victory points as you can in this turn.
    .wrong-conchita = The café brings 4 victory points, and you still have 5 pesos. There is a better way to play this turn.

cuba-lesson-stingy-landlady = Ana’s guest
    .aim = You look for the turn that gains most on Ana.
    .closing = Ana’s point for your visit is only 1. The café’s 4 are worth that: compare what a visit brings you both, don’t just avoid it.
cuba-lesson-stingy-landlady--furthest-ahead = The car is at the harbour. You have 3 pesos, 1 unit of rum and 1 unit of cigars. Ana owns the café and the distillery.
    .task = Outscore Ana by as much as you can in this turn.
    .wrong-casino = 2 victory points from Maria, 1 from the casino and nothing for Ana: you gain 3 more. A bigger difference is possible.

cuba-lesson-last-word = The last word
    .aim = You look for the best way to end a game.
    .closing = Wood would have ended the game too, but for 1 victory point instead of 4. And your sugar cane was worth more on board than in your hand: at the end 3 goods make only 1 victory point.
cuba-lesson-last-word--largest-lead = This is the seventh ship, and it wants 1 unit of sugar cane at price 4. You have 28 victory points and 1 unit each of sugar cane, citrus fruit and wood. Ana has 31 victory points and no goods.
    .task = End the game with the best lead over Ana.
    .wrong-wood = The game is over, 29 to 31: wood scores 1, and 2 goods left over score nothing.
    .wrong-past = The game is over, 29 to 31: your 3 goods make 1 victory point.

cuba-lesson-empty-purse = Small change
    .aim = You look for the most pesos in one turn.
    .closing = Your bank through Alonso, the newspaper with your pawn: two buildings in one turn. Whether you also turn a citizen face down makes no difference to your purse.
cuba-lesson-empty-purse--most-pesos = You have 2 pesos, and you own the bank. Ana’s pawn is on the casino, Luis’s on the distillery.
    .task = End this turn with as many pesos as you can.
    .wrong-trading-office = That makes 4 pesos. A little more is possible.
    .wrong-claim = The casino is yours, but you have only 3 pesos. More is possible.

cuba-lesson-too-far-for-ana = Too far for Ana
    .aim = You keep Ana from a big delivery and gain by it.
    .closing = At price 4 the ship departs when you drive past the harbour. Ana’s goods have to wait for another ship, the car is nearly a lap away from the harbour, and Maria’s 2 victory points are yours.
cuba-lesson-too-far-for-ana--keep-ana-away = The price is 4. Ana has 6 units that the ship wants, worth 24 victory points, but only 1 peso. Ana mustn’t deliver to this ship, now or in the next turn, which is Ana’s.
    .task = Keep Ana from delivering and gain the most victory points.
    .wrong-miguel = Ana can’t get to the harbour now: 1 peso is missing. But you gained no victory point.
    .wrong-harbour = In this delivery round Ana delivers all 6 units for 24 victory points.

cuba-lesson-gift-horse = A gift horse
    .aim = You look for the most victory points that nobody can prevent.
    .closing = If both gave a peso, you had 3, the price of a victory point at the casino. If Ana gave a victory point instead, you had it without the casino. 1 was certain either way.
cuba-lesson-gift-horse--most-points = El Zorro is the next stop. You have 1 peso, and your pawn stands on the casino. Ana has 3 pesos and 9 victory points, Luis 2 pesos and nothing else.
    .task = Gain all the victory points you can, whatever the others give.
    .wrong-unspent = Now you have 3 pesos, but no victory point.

cuba-lesson-one-cane-short = All the rum
    .aim = You look for the most rum in one turn.
    .closing = There are 8 units of each good. Ana and Luis together had 6 units of rum, so the supply had only 2, however much sugar cane you brought. The rest of it waits for another visit.
cuba-lesson-one-cane-short--most-rum = The ship wants 3 units of rum, and Ana and Luis have 3 each. You have 2 units of sugar cane and no peso. José is the next stop.
    .task = End this turn with as much rum as you can.
    .wrong-one = That is 1 unit of rum, and 3 units of sugar cane are left. A little more is possible.
    .no-all = You have 4 units of sugar cane, but look how much rum the supply still has.

cuba-lesson-three-for-the-road = Three for the road
    .aim = You look for the turn that gains most on Ana.
    .closing = Not every ship is worth a delivery: your sugar cane would have scored 4, but Ana’s tobacco 12. You drove past at price 4, the ship departed, and Maria and the casino gave you 3 victory points.
cuba-lesson-three-for-the-road--furthest-ahead = The price is 4. The ship wants 1 unit of sugar cane, which you have, and 3 units of tobacco, which Ana has. You also have 4 pesos.
    .task = Outscore Ana by as much as you can, whatever Ana does.
    .wrong-deliver = Your 4 victory points are followed by 12 for Ana.

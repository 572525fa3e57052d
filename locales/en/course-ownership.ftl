## Ownership.

### Alonso claims

cuba-lesson-alonso-claims = Claiming a building
    .aim = You make buildings your own and earn from those who visit them.
    .closing = A claim is free, and the building is yours for good: any that has no owner, at most 3. You get 1 victory point whenever somebody else’s turn ends with their pawn on it. Your own visits bring you no point.
cuba-lesson-alonso-claims--claim = Alonso, the lawyer, lets you claim a building that nobody owns. You put one of your 3 ownership markers on it, and that costs nothing. From then on visitors will bring you victory points.
    .task = Drive to Alonso and claim the bank.
    .wrong-sawmill = The sawmill is yours now. But it serves only those who have wood; at the bank everyone finds pesos. Claim the bank.
    .wrong-no-claim = That is allowed, but a claim is free, and you still have all 3 ownership markers. Claim the bank.
    .no-casino = Ana’s ownership marker lies on the casino. You can only claim a building that nobody owns.
cuba-lesson-alonso-claims--then-the-pawn = The bank is yours. Now your pawn moves as after any visit. Alonso’s flower is white; Luis’s pawn stands on the newspaper. The trading office takes 1 unit of sugar cane for 2 victory points.
    .task = Deliver your sugar cane at the trading office.
    .wrong-harbour-office = The harbour office is free too, but it only moves the price. Your sugar cane scores at the trading office.
    .wrong-unused = Your pawn stands at the right place, but you kept the sugar cane. Here it brings 2 victory points.
    .no-bank-too = At Alonso you claim or use, not both, and you have claimed. Now your pawn moves.
cuba-lesson-alonso-claims--one-point = Ana drove to Martinez and ended the turn on your bank: 1 victory point for you. Then Luis had a turn. Ana’s pawn was still on your bank, but that brought you nothing.
    .task = Why did you get no second point?
    .option-own-turn = only Ana’s own turn counts for Ana’s pawn
    .option-once-a-game = a building brings 1 point in the whole game
    .option-new-owner = the bank isn’t yours any more
    .why-once-a-game = It brings a point as often as visitors come. But whose turn ended this time?
    .why-new-owner = It is: nobody can take away your ownership marker. But whose turn ended this time?
cuba-lesson-alonso-claims--own-visit = In another turn of yours Martinez is the next stop. He gives 3 pesos, his flower is blue, and your own bank is free. Does a visit to yourself bring a victory point?
    .task = Visit Martinez, use your bank and watch your victory points.
    .wrong-unused = Right, no victory point. But you also left 2 pesos in the bank. Use it.
cuba-lesson-alonso-claims--fourth = Later in the game you own the bank, the church and the café. All 3 of your ownership markers lie on the board, and none of them ever comes back.
    .task = Visit Alonso and try to claim a fourth building, the sawmill.
    .no-casino = Two reasons: the casino is Ana’s, and you have no ownership marker left.
    .no-bank = Two reasons: the bank is yours already, and you have no ownership marker left.
cuba-lesson-alonso-claims--under-a-pawn = Once more from the start: nobody owns anything yet. Luis’s pawn stands on the newspaper. A pawn keeps other pawns out, but not your ownership marker.
    .task = Visit Alonso and claim the building under Luis’s pawn.
    .wrong-harbour-office = You may claim that one too, but the task is the newspaper: the pawn on it doesn’t stop you.

### Alonso uses

cuba-lesson-alonso-uses = Using your own building
    .aim = You use a building of your own through Alonso, and then one more with your pawn.
    .closing = At Alonso you claim a building, or use one of your own, or do neither. It doesn’t matter whose pawn stands on your building. Then your pawn moves, and you may use that building too, even the same one again.
cuba-lesson-alonso-uses--own-bank = Alonso can do something else for you: instead of claiming, you may use a building of your own at once. You own the bank. Ana’s pawn stands on it, but that doesn’t matter here.
    .task = Drive to Alonso and use your bank.
    .wrong-claim = The café is yours now, but then there are no pesos: claim or use, one of the two. This time use the bank.
    .wrong-neither = You may do neither, but then the bank’s 2 pesos stay where they are. Use it.
    .no-casino = The casino is Ana’s. Through Alonso you use only your own buildings, and that is the bank.
cuba-lesson-alonso-uses--then-the-pawn = 2 pesos, and your turn isn’t over: now your pawn moves under a white flower, and you may use that building as well. You have 2 units of sugar cane, and the ship wants 2.
    .task = Make 2 victory points with your pawn’s building.
    .wrong-newspaper = That is 1 peso more, but no victory point. Which building under a white flower takes sugar cane?
    .no-claim = Alonso does one thing a visit, and you have used the bank. Now your pawn moves.
    .no-bank-again = You have used the bank through Alonso, and that works once. Now your pawn moves.
cuba-lesson-alonso-uses--twice = Now you own the trading office, which lies under a white flower. So you can use it twice in one turn: through Alonso, and then with your pawn. Each time it takes 1 unit for 2 victory points.
    .task = Make 4 victory points at your trading office.
    .wrong-claim = That is 2 victory points and a second building. But you could have used the trading office through Alonso first.
    .wrong-harbour = The harbour brings 4 victory points too, but it costs 1 peso and raises the price for the others. This time, use your trading office.
cuba-lesson-alonso-uses--newspaper = Your pawn stands on your own newspaper. Through Alonso you may use it right there. You can even turn Alonso himself face down: your turn goes on with his flower all the same.
    .task = Turn Alonso face down and finish your turn.
    .wrong-peso-only = You have the peso, but nobody was turned face down. Use the newspaper on Alonso.
    .no-stay = Through Alonso you could use the newspaper where you stand. But then the pawn has to move to another building.
cuba-lesson-alonso-uses--nothing-to-do = You own the distillery, the cigar factory and the sawmill, so you have no ownership marker left. Without goods you can’t use any of the 3 either. Then Alonso has nothing to offer, and you go straight on to your pawn.
    .task = Drive to Alonso.

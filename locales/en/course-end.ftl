## The end.

### The end

cuba-lesson-the-end = The end
    .aim = You see the game end, count the result and settle ties.
    .closing = When the seventh ship departs, the game is over at once. Every 3 goods are 1 victory point, pesos are none. If there is a tie, more goods left over win, then more pesos, and after that the victory is shared.
cuba-lesson-the-end--seventh-ship = The game is over the moment the seventh ship departs, and this is the seventh. It wants 1 unit of rum at price 4. Ana has 33 victory points, you have 30. Whoever has the most wins.
    .task = End the game so that you win.
    .wrong-past = At price 4 the ship departs as you drive past, and the game ends before you get to Maria. Your 3 goods make 1 victory point: 31 against Ana’s 33.
    .wrong-wood = That ended the game, but wood scores only 1: 31 victory points against Ana’s 33. The rum scores 4.
    .wrong-pass = At price 4 the ship departs if everyone passes. Your 3 goods make 1 victory point: 31 against Ana’s 33.
cuba-lesson-the-end--at-once = You won, 34 to 33. Your pawn stands on the bank, and Ana owns the bank. With 1 victory point for that, it would have been a tie.
    .task = Why did Ana get no owner’s point?
    .option-pawn-stayed = your pawn didn’t move this turn
    .option-over-at-once = the game was over before your turn ended
    .option-unused = you didn’t use the bank
    .why-pawn-stayed = A pawn that stays counts as well. But did your turn come to its end?
    .why-unused = Whether you use it doesn’t matter for the owner. But did your turn come to its end?
cuba-lesson-the-end--goods = At the end all screens are removed, and every 3 goods score 1 victory point, wood too. You have 30 victory points and 5 goods, Ana 31 and 2 goods. The ship wants sugar cane, and nobody has any.
    .task = End the game so that you win.
    .wrong-past = 31 to 31: your 5 goods make 1 victory point, and you both have 2 goods left over. Then pesos decide, and Ana has 9. Wood can stand in for sugar cane.
    .wrong-pass = 31 to 31, and you both have 2 goods left over. Then pesos decide: you have 3, Ana 9. Wood can stand in for sugar cane.
cuba-lesson-the-end--pesos = You won with more than 31: each unit of wood that you delivered scored 1, and 3 of the goods you still had made 1 more. Ana has 31 victory points and 9 pesos.
    .task = How many victory points did Ana get for the 9 pesos?
    .option-three = 3
    .option-one = 1
    .option-none = none
    .why-three = 3 pesos for a victory point is the casino’s price. The game is over, and the casino is closed.
    .why-one = It is goods that are counted by 3, and pesos aren’t goods.
cuba-lesson-the-end--tie-goods = If there is a tie, whoever has more goods left over wins. You have 30 victory points and 4 goods: 3 of them will make 1 victory point, and 1 is left over. Ana has 31 and no goods.
    .task = End the game, whichever way you like.
cuba-lesson-the-end--tie-pesos = If the goods are equal too, pesos decide after all. Your 3 goods will make you 31 victory points. Ana has 31 as well and nothing left over. You have 2 pesos, Ana 1.
    .task = End the game and win alone.
    .wrong-shared = The second stop cost you a peso. 1 peso each: everything is equal, and you share the victory. The harbour is free.
cuba-lesson-the-end--over = 31 victory points each, no goods left over, 2 pesos against 1: you win. The car is still there, but the game is over, in the middle of the round.
    .task = Try to drive on all the same.

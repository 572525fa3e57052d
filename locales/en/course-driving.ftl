## Driving.

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
cuba-lesson-first-drive--to-the-cafe = Maria’s 2 victory points are yours. Now part B: her flower is red, so your pawn goes to a building under a red flower. The café buys rum and cigars. You have neither, so nothing happens and your turn ends.
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

### Paying to drive

cuba-lesson-paying-to-drive = Paying to drive
    .aim = You know what a drive costs, and which drives you can’t pay for.
    .closing = The first stop is free, each further one costs 1 peso. You pay before you drive, so what you get on arrival can’t help. And even without a peso you can always drive 1 stop.
cuba-lesson-paying-to-drive--three-stops = You may drive farther than the next stop. The first stop is free, each further one costs 1 peso. The car is at Maria. Pedro is 3 stops away and gives 2 units of tobacco.
    .task = Drive to Pedro.
    .wrong-martinez = That is Martinez, 2 stops away: you pay 1 peso and get 3. Pedro is the stop after him.
    .wrong-zorro = That is El Zorro, 1 stop too far. The drive cost all 3 of your pesos; to Pedro it costs only 2.
cuba-lesson-paying-to-drive--too-dear = Now the car is at Pedro, and you have 1 peso. Miguel is 3 stops away. What you can’t pay for, you can’t drive.
    .task = Try to drive to Miguel: 3 stops.
    .shown-conchita = 2 stops, to Conchita: that is as far as 1 peso takes you.
cuba-lesson-paying-to-drive--on-credit = You pay before the car moves. This time you have no peso at all. Martinez is 2 stops away, the drive costs 1 peso, and he would give you 3.
    .task = Try to drive to Martinez all the same: 2 stops.
cuba-lesson-paying-to-drive--free-stop = So the pesos that wait at the end of a drive can’t pay for it. But nobody is ever stuck: the next stop is free.
    .task = Drive on without a peso.
    .no-three = Only the first of the 3 stops is free. For the other 2 you would need pesos.
cuba-lesson-paying-to-drive--how-far = And the other question: how far can you go? The car is at Maria, and you have 5 pesos.
    .task = How many stops can you drive at most?
    .option-five = 5
    .option-six = 6
    .option-ten = 10
    .why-five = 5 pesos pay for 5 stops. But there is also the first one, which is free.
    .why-ten = That is once round the street and would cost 9 pesos.
    .no-seven = That is 1 stop too many for 5 pesos.
    .shown-miguel = 6 stops for 5 pesos: that is Miguel.
cuba-lesson-paying-to-drive--all-for-wood = The car is at Maria, and you have your 5 pesos. Pesos are there to be spent, and Miguel, the woodcutter, gives 2 units of wood.
    .task = Get 2 units of wood, whatever the drive costs.
    .wrong-bank = Martinez and the bank leave you 4 pesos richer, but without wood. Spend your pesos: Miguel is 6 stops away.

### Full circle

cuba-lesson-full-circle = Full circle
    .aim = You count stops round the corner and know the longest drive.
    .closing = The street is a loop of 10 stops. Once round, 10 stops for 9 pesos, is the longest drive. If you drive past the harbour, the price goes up one flag; if you start or stop there, it doesn’t.
cuba-lesson-full-circle--round-the-corner = The street is a loop. After the harbour comes the stop with the arrow, where Maria is, and everything starts again. The car is at Pablo.
    .task = Drive to Maria.
    .wrong-alonso = That is Alonso, the next stop. Maria comes after him and the harbour.
    .wrong-harbour = You have stopped at the harbour, and that starts a delivery round. Maria is 1 stop farther.
cuba-lesson-full-circle--what-moved = It was 3 stops for 2 pesos. On the way you drove past the harbour without stopping. Whenever that happens, something there moves one flag to the right.
    .task = Look at what has moved.
cuba-lesson-full-circle--once-round = The price went up from 2 to 3. Now the car is at José, and you have 9 pesos. Once round the street is 10 stops, and José gives you 2 units of sugar cane even if you come straight back.
    .task = Drive once round, to José again.
    .wrong-maria = 9 stops lead to Maria. 1 more, for your last peso, and you are back at José.
cuba-lesson-full-circle--eleven = Could you drive even farther? This time you have 12 pesos, so money isn’t the problem. But as we play it, once round is the most.
    .task = Try to drive 11 stops.
    .shown-ten = 10 stops cost 9 of your 12 pesos. That is the longest drive.
cuba-lesson-full-circle--one-behind = The car is still at José, and you have 12 pesos. Maria is the stop right behind the car.
    .task = What does a drive to Maria cost?
    .option-impossible = it isn’t possible
    .option-eight = 8 pesos
    .option-nine = 9 pesos
    .why-impossible = The car can’t drive backwards, but forwards it gets everywhere.
    .why-nine = Nearly. It is 9 stops, but the first one is free.
    .shown-maria = 9 stops cost 8 pesos, which leaves you 4 of your 12.
cuba-lesson-full-circle--harbour-to-harbour = On a drive the price moves only when the car drives past the harbour. Whoever starts there or stops there doesn’t drive past it. Now the car is at the harbour, the price is 2, and you have 9 pesos.
    .task = Drive once round, to the harbour again.
    .wrong-maria = That is only 1 stop. The price is still 2, as you started at the harbour. But the task is to drive once round.

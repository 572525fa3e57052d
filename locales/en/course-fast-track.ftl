## The fast track: nearly all of its steps are those of the course.

cuba-lesson-fast-drive = Driving at a glance
    .aim = You take a first turn: part A, you drive the car; part B, you move your pawn. And you see what a drive costs.
    .closing = The car only moves forward, at least 1 stop. The next stop is free, each further one costs 1 peso. You get at once what the citizen there gives, then your pawn moves to a building under the citizen’s flower.

cuba-lesson-fast-citizens = Citizens at a glance
    .aim = You visit citizens, and you see El Zorro from both sides.
    .closing = José, Pedro, Conchita and Miguel give 2 units each, Pablo 1 good of your choice, Maria 2 victory points, Martinez 3 pesos. At El Zorro each of the others gives you 1 thing. Alonso, the ninth, deals in buildings.

cuba-lesson-fast-pawn = Pawn and owners at a glance
    .aim = You see where your pawn may go, when it stays, and what owners gain.
    .closing = Your pawn goes to another building, a free one under the citizen’s flower. Whoever owns it gets 1 victory point at the end of your turn. At Alonso you claim a building that nobody owns, at most 3 in a game.
cuba-lesson-fast-pawn--pawn-stays = In 4 cases your pawn doesn’t move: at El Zorro, at the harbour, at a citizen who lies face down, and when nothing under the flower is free. In 2 of them you may use its building. El Zorro is one.
    .task = Which is the other?
    .option-harbour = the harbour
    .option-face-down = a citizen who lies face down
    .option-nothing-free = nothing is free
    .why-harbour = At the harbour everyone delivers or passes, and you use no building.
    .why-face-down = A citizen who lies face down gives you nothing, and you use no building.
    .shown-casino = Conchita’s flower is red, and every building there has a pawn. So yours stayed on the casino, and you could sell a victory point for 3 pesos.

cuba-lesson-fast-harbour = The harbour at a glance
    .aim = You play a delivery round, deliver wood and move the price.
    .closing = At the harbour everyone delivers, 1 kind each time, until everyone has passed or all dice show 0. Wood can stand in for any kind that is wanted, at 1 victory point a unit. Whoever drives past raises the price; after the 4 the ship departs.

cuba-lesson-fast-ships = Ships and the end at a glance
    .aim = You see ships depart, set a new demand, end the game and count.
    .closing = You can play now. Left out: what each building does, the newspaper and citizens who lie face down, goods that run out, using a building of your own through Alonso, and ties. Look them up when you need them, or take their lessons.

### aim

cuba-rule-aim-theme = You trade in the harbour of Santiago de Cuba. With the help of townspeople and officials you supply the cargo ships that come in.
    .title = Who you are
    .source = Our wording, after the German original
    .differs = In the German booklet you are merchants; in the Italian, Spanish and Russian ones, shady middlemen who bribe officials. Play is the same.
cuba-rule-aim-collect-points = Gather as many victory points as you can. You get them for deliveries to ships, at some of the buildings and from Maria the dancer.
    .title = What you are after
    .source = Our wording, after the German original
cuba-rule-aim-points-hidden = Keep your victory point tokens so that nobody sees their values. Your score is your secret until the end.
    .title = Secret victory points
    .source = Our wording, after the German original
    .differs = In the German and Spanish booklets the victory point tokens lie face down in front of you; in the Italian one, face down behind the screen; in the Russian one, behind the screen. Here they are hidden.

### components

cuba-rule-component-players = 2, 3 or 4 people can play, from about the age of 10. The rules are the same for any of these numbers.
    .title = Number of players
    .source = Our wording, after the German original
    .differs = Only the German booklet has the number in its text. In the Italian, Spanish and Russian ones it shows in the 4 screens and 4 pawns.
cuba-rule-component-board-pieces = The box holds 1 board, 1 car, 1 ship token and 1 blue price marker.
    .title = Board, car, ship token
    .source = Our wording, after the German original
cuba-rule-component-buildings = There are 12 building tiles, all different: bank, church, distillery, cigar factory, black market, sawmill, café, customs house, casino, harbour office, trading office and newspaper.
    .title = The 12 buildings
    .source = Our wording, after the German original
cuba-rule-component-citizens = There are 9 citizen tiles: Pedro, Maria, José, Martinez, Conchita, El Zorro, Miguel, Pablo and Alonso. Face up a citizen is active, face down inactive.
    .title = The 9 citizens
    .source = Our wording, after the German original
cuba-rule-component-player-pieces = There are 4 screens, 4 pawns and 12 ownership markers. Each of the 4 colours has 1 screen, 1 pawn and 3 ownership markers.
    .title = Pieces in your colour
    .source = Our wording, after the German original
    .differs = The Italian, Spanish and Russian booklets list 3 ownership markers per colour with the components; the German one mentions the 3 only in the set-up.
cuba-rule-component-dice = There are 5 special dice with 6 faces each: white, orange, green, red and black.
    .title = The 5 dice
    .source = Our wording, after the German original
cuba-rule-component-goods = There are 48 goods, 8 of each kind: sugar cane (white), citrus fruit (orange), tobacco (green), rum (red), cigars (black) and wood.
    .title = The 48 goods
    .source = Our wording, after the German original
cuba-rule-component-point-tokens = There are 60 victory point tokens. The booklets show their values only in pictures, beside the counts 10 and 20, so we leave the values open.
    .title = Victory point tokens
    .source = Our wording, after the German original
    .differs = The German booklet says “each” before the 10; the Italian, Spanish and Russian ones print 10 and 20 without it. Here points are plain numbers, so it doesn’t matter.
cuba-rule-component-coins = There are 36 coins, 24 of one value and 12 of another. The booklets don’t say which values.
    .title = Coins
    .source = Our wording, after the German original
    .differs = The German and Italian booklets split them into 24 and 12; the Spanish and Russian ones give the total only. Here pesos are plain numbers, so it doesn’t matter.

### setup

cuba-rule-setup-buildings-random = Shuffle the 12 building tiles and lay them out at random on the 12 building spaces at the edge of town.
    .title = Laying out the buildings
    .source = Our wording, after the German original
cuba-rule-setup-building-per-flower = The board has 12 flowers, and exactly 1 building lies under each of them.
    .title = A flower for each building
    .source = Our wording, after the German original
cuba-rule-setup-flowers-three-each = Of the 12 flowers on the board, 3 are yellow, 3 blue, 3 red and 3 white. So there are 3 buildings of each colour.
    .title = Colours of the flowers
    .source = Our wording, after the German original
    .differs = The Italian and Russian booklets list the colours. The German and Spanish ones only say that a flower leaves you 3 buildings to choose from.
cuba-rule-setup-citizens-random = Shuffle the 9 citizen tiles and lay them face up at random on the 9 spaces in the middle of the board.
    .title = Laying out the citizens
    .source = Our wording, after the German original
cuba-rule-setup-street-stops = The street has 10 stops. Each of the 9 white stars is the stop of the citizen beside it; the yellow star is the harbour.
    .title = The 10 stops
    .source = Our wording, after the German original
cuba-rule-setup-street-circuit = The street is a closed circuit. After the harbour comes the white star at the far left, the one with the arrow.
    .title = The street is a circuit
    .source = Our wording, after the German original
cuba-rule-setup-car-at-harbour = The car starts at the harbour, on the yellow star. There is only one, and everyone drives it in turn.
    .title = Where the car starts
    .source = Our wording, after the German original
    .differs = The Italian, Spanish and Russian booklets say that everyone shares the car; the German one takes it for granted.
cuba-rule-setup-ship-token-first = The ship token starts on the first space of the ship track. That is the first of 7 ships.
    .title = Where the ship token starts
    .source = Our wording, after the German original
cuba-rule-setup-marker-on-two = The price marker starts on the flag with the 2.
    .title = Where the price starts
    .source = Our wording, after the German original
    .differs = The German booklet adds that this is the flag on the left; the Italian, Spanish and Russian ones name only the number.
cuba-rule-setup-flag-values = The flags show 2, 3 and 4: that is how many victory points each unit delivered scores. After the 4 comes the chequered flag.
    .title = The flags
    .source = Our wording, after the German original
cuba-rule-setup-supplies = Coins, goods and victory point tokens lie beside the board, each in their own supply.
    .title = The supplies
    .source = Our wording, after the German original
    .differs = The Italian, Spanish and Russian booklets make a supply for each kind of good and mention wood; the German one keeps the coins apart from the goods. Play is the same.
cuba-rule-setup-colour = Choose a colour. Take its screen, its pawn and its 3 ownership markers.
    .title = Choosing a colour
    .source = Our wording, after the German original
cuba-rule-setup-pawn-off-board = Your pawn and your ownership markers start in front of you. They come onto the board during the game.
    .title = Pawns start off the board
    .source = Our wording, after the German original
cuba-rule-setup-start-pesos = You start with { n-pesos }. Everyone gets the same.
    .title = Pesos to start with
    .source = Our wording, after the German original
cuba-rule-setup-start-points = You start with { n-points }. Everyone gets the same.
    .title = Points to start with
    .source = Our wording, after the German original
cuba-rule-setup-start-goods = You start with 1 unit of sugar cane, 1 unit of tobacco and 1 unit of citrus fruit from the supply.
    .title = Goods to start with
    .source = Our wording, after the German original
cuba-rule-setup-example = Red begins with 3 pesos, 2 victory points, 1 unit of sugar cane, 1 unit of tobacco and 1 unit of citrus fruit. Red’s pawn and ownership markers aren’t on the board yet.
    .title = Example: how Red begins
    .source = Our wording, after the German original
cuba-rule-setup-behind-screen = Keep your goods and your pesos behind your screen, where nobody else sees them.
    .title = Behind the screen
    .source = Our wording, after the German original
    .differs = In the German and Spanish booklets goods and money go behind the screen; in the Italian and Russian ones the victory points too. Here all three are hidden.
cuba-rule-setup-start-player = Settle who starts.
    .title = Who starts
    .source = Our wording, after the German original
cuba-rule-setup-first-roller = Whoever sits to the right of the starting player rolls all 5 dice for the first ship.
    .title = Who rolls first
    .source = Our wording, after the German original
cuba-rule-setup-first-choice = Whoever rolls chooses 4 of the 5 dice and puts them on the 4 spaces of the large ship. They keep the faces that were rolled.
    .title = Demand of the first ship
    .source = Our wording, after the German original
    .differs = At this point the Italian booklet doesn’t say that the dice keep their faces; it does for later ships. The German, Spanish and Russian ones say so here. The dice always keep them.
cuba-rule-dice-show-demand = A die on the ship shows how many units of its good the ship still wants. A 0 means none.
    .title = Dice show the demand
    .source = Our wording, after the German original
cuba-rule-dice-colour-is-good = Each die stands for the good of its colour: white for sugar cane, orange for citrus fruit, green for tobacco, red for rum, black for cigars. No die stands for wood.
    .title = Which die, which good
    .source = Our wording, after the German original
cuba-rule-dice-fifth-no-demand = The fifth die lies beside the board. Whatever it shows, the ship doesn’t want its good.
    .title = The fifth die
    .source = Our wording, after the German original
cuba-rule-dice-faces-standard = The white, green, red and black dice have the faces 0, 1, 1, 2, 2 and 3.
    .title = Faces of 4 dice
    .source = Our wording, after the German original
cuba-rule-dice-faces-orange = The orange die has the faces 0, 1, 2, 2, 3 and 4. In place of the second 1 it has a 4.
    .title = Faces of the orange die
    .source = Our wording, after the German original

### turn

cuba-rule-turn-order = Whoever starts takes the first turn. After that it goes clockwise, one turn each, until the game ends.
    .title = Order of turns
    .source = Our wording, after the German original
cuba-rule-turn-two-parts = Your turn has 2 parts. First you drive the car, then you move your pawn and may use its building.
    .title = A turn in 2 parts
    .source = Our wording, after the German original

### drive

cuba-rule-drive-mandatory = On your turn you have to move the car. The next stop is free, so you always can.
    .title = You have to drive
    .source = Our wording, after the German original
cuba-rule-drive-clockwise = The car drives forward only, clockwise round the street.
    .title = Forward only
    .source = Our wording, after the German original
cuba-rule-drive-distance = You choose how far you drive: at least 1 stop and at most 10 stops, which is one full circuit.
    .title = How far you drive
    .source = Our wording, after the German original
cuba-rule-drive-cost = The next stop is free. Each stop beyond it costs 1 peso. So 3 stops cost 2 pesos.
    .title = What a drive costs
    .source = Our wording, after the German original
cuba-rule-drive-citizen-benefit = A visit to a citizen usually brings you goods, victory points or pesos.
    .title = What citizens are for
    .source = Our wording, after the German original
    .differs = The Russian booklet joins goods, points and money with “and”, the German, Italian and Spanish ones with “or”. Here it is “or”: each citizen has an action of their own.
cuba-rule-drive-example-cost = In the booklets’ example a drive from Maria to Pedro costs 2 pesos. Pedro is 3 stops on: the first is free, the other two cost 1 peso each.
    .title = Example: Maria to Pedro
    .source = Our wording, after the German original

### citizens

cuba-rule-citizen-use-on-stop = If your drive ends at an active citizen, that citizen’s action comes at once. Only then does your pawn move.
    .title = The citizen comes first
    .source = Our wording, after the German original
cuba-rule-citizen-flower = Each citizen tile has 1 flower. As we play it, Pedro and Alonso are white, Miguel and Martinez blue, Maria and Conchita red, José and Pablo yellow; El Zorro’s flower is transparent. The booklets’ texts confirm only those of Pedro, Alonso, Miguel and El Zorro, so look at your own tiles for the rest.
    .title = Flowers of the citizens
    .source = Our wording, after the German original
cuba-rule-flower-pedro = Pedro’s flower is white.
    .title = Pedro’s flower
    .source = Our wording, after the German original
cuba-rule-pedro = { $count ->
    [one] Pedro gives you { $count } unit of tobacco from the supply.
   *[other] Pedro gives you { $count } units of tobacco from the supply.
}
    .title = Pedro, the tobacco merchant
    .source = Our wording, after the German original
cuba-rule-maria = Maria gives you { n-points }.
    .title = Maria, the dancer
    .source = Our wording, after the German original
cuba-rule-jose = { $count ->
    [one] José gives you { $count } unit of sugar cane from the supply.
   *[other] José gives you { $count } units of sugar cane from the supply.
}
    .title = José, the sugar cane farmer
    .source = Our wording, after the German original
cuba-rule-martinez = Martinez gives you { n-pesos }.
    .title = Martinez, the musician
    .source = Our wording, after the German original
cuba-rule-conchita = { $count ->
    [one] Conchita gives you { $count } unit of citrus fruit from the supply.
   *[other] Conchita gives you { $count } units of citrus fruit from the supply.
}
    .title = Conchita, the fruit seller
    .source = Our wording, after the German original
cuba-rule-zorro-all-give = If you visit El Zorro, everyone else has to give you 1 thing.
    .title = El Zorro: everyone gives
    .source = Our wording, after the German original
cuba-rule-zorro-giver-chooses = Whoever gives decides what it is: 1 peso, 1 good other than wood, or 1 victory point.
    .title = El Zorro: what is given
    .source = Our wording, after the German original
cuba-rule-zorro-no-flower-colour = El Zorro’s flower has no colour. It leads to no building.
    .title = El Zorro’s flower
    .source = Our wording, after the German original
    .differs = The German booklet says that it has no colour; the Italian, Spanish and Russian ones call it transparent. It comes to the same.
cuba-rule-zorro-pawn-stays = After a visit to El Zorro your pawn doesn’t move. It stays where it is.
    .title = El Zorro: the pawn stays
    .source = Our wording, after the German original
cuba-rule-zorro-use-again = After a visit to El Zorro you may once more use the building that your pawn stands on.
    .title = El Zorro: same building again
    .source = Our wording, after the German original
cuba-rule-zorro-first-round = Whoever visits El Zorro in the very first round can’t use a building: the pawn isn’t on the board yet.
    .title = El Zorro in round 1
    .source = Our wording, after the German original
    .differs = In the Spanish booklet you can’t go to a building then; in the German, Italian and Russian ones you can’t use one. Here you do neither.
cuba-rule-miguel = { $count ->
    [one] Miguel gives you { $count } unit of wood from the supply.
   *[other] Miguel gives you { $count } units of wood from the supply.
}
    .title = Miguel, the woodcutter
    .source = Our wording, after the German original
cuba-rule-pablo = Pablo gives you 1 good of your choice from the supply, but no wood.
    .title = Pablo, the fence
    .source = Our wording, after the German original
cuba-rule-supply-short = { $count ->
    [one] There is only { $count } piece of each good in the game.
   *[other] There are only { $count } pieces of each good in the game.
} If the supply has less than you are due, you take what is there and go without the rest.
    .title = When goods run out
    .source = Our wording, after the German original
    .differs = By the Russian booklet you get nothing at all if the supply isn’t enough. The German, Italian and Spanish ones deny you only what isn’t there. Here you take what is left.
cuba-rule-alonso-one-option = Alonso gives you a choice: claim a building, or use one that you already own. You can’t do both, but you may do neither.
    .title = Alonso: one of two
    .source = Our wording, after the German original
cuba-rule-alonso-claim = You may claim a building of your choice. Put one of your ownership markers on its tile; from now on it is yours.
    .title = Alonso: claiming a building
    .source = Our wording, after the German original
    .differs = The Italian booklet speaks of buying but names no cost; in the German, Spanish and Russian ones you take or claim the building. Here it costs nothing.
cuba-rule-alonso-claim-unowned = You can claim only a building that has no owner yet.
    .title = Alonso: only unowned buildings
    .source = Our wording, after the German original
    .differs = In the German, Italian and Spanish booklets it can’t belong to somebody else; in the Russian one, to anybody. Here it can’t belong to anybody, not even you.
cuba-rule-alonso-marker-corner = The ownership marker goes in the upper left corner of the building tile.
    .title = Place for the ownership marker
    .source = Our wording, after the German original
    .differs = The German and Italian booklets say upper left, the Russian one upper right, and the Spanish one an upper corner without a side. Play is the same.
cuba-rule-alonso-max-three = { $count ->
    [one] You can own at most { $count } building in a game.
   *[other] You can own at most { $count } buildings in a game.
}
    .title = Alonso: how many buildings
    .source = Our wording, after the German original
cuba-rule-alonso-use-own = Instead of claiming, you may use a building that carries your ownership marker.
    .title = Alonso: using your own
    .source = Our wording, after the German original
cuba-rule-alonso-use-occupied = Through Alonso you may use your building even if a pawn stands on it.
    .title = Alonso: occupied doesn’t matter
    .source = Our wording, after the German original
    .differs = The German booklet speaks of anybody’s pawn, the Spanish one includes your own, the Italian and Russian ones mention only somebody else’s. Here any pawn may stand there.
cuba-rule-alonso-then-pawn = After Alonso’s action your pawn moves as usual, to a building under a white flower. You may use that one too.
    .title = Alonso: then the pawn
    .source = Our wording, after the German original
cuba-rule-alonso-example = You own the bank and visit Alonso. Instead of claiming a building you use the bank for 2 pesos. Then your pawn moves to a building under a white flower, and you may use that one too.
    .title = Example: using your own bank
    .source = Our wording, after the German original
cuba-rule-flower-alonso = Alonso’s flower is white.
    .title = Alonso’s flower
    .source = Our wording, after the German original
cuba-rule-owner-point-visits = If somebody else’s pawn visits your building, you get 1 victory point. It is due at the end of that person’s turn.
    .title = What owning brings
    .source = Our wording, after the German original

### harbour

cuba-rule-harbour-delivery-round = If your drive ends at the harbour, a delivery round starts at once. Everyone may deliver goods to the ship.
    .title = The harbour: delivery round
    .source = Our wording, after the German original
cuba-rule-delivery-order = If you drove to the harbour, you deliver first. Then it goes clockwise, as many times round the table as it takes.
    .title = Who delivers when
    .source = Our wording, after the German original
cuba-rule-delivery-one-kind = Each time the delivery round comes to you, you can deliver goods of only 1 kind.
    .title = One kind at a time
    .source = Our wording, after the German original
cuba-rule-delivery-own-goods = You deliver your own goods, at least 1 unit. Whoever delivers nothing passes.
    .title = Your own goods
    .source = Our wording, after the German original
cuba-rule-delivery-up-to-demand = You can deliver at most as many units as the ship still wants of that kind. If its die shows 0, you can’t deliver any.
    .title = No more than wanted
    .source = Our wording, after the German original
cuba-rule-delivery-to-supply = Delivered goods go back to the supply.
    .title = Where delivered goods go
    .source = Our wording, after the German original
    .differs = The Russian booklet leaves this out; the German, Italian and Spanish ones say it. The goods always go back.
cuba-rule-delivery-die-lowered = After each delivery the die is turned at once to what the ship still wants.
    .title = The die goes down
    .source = Our wording, after the German original
cuba-rule-delivery-points-at-once = Whoever delivers takes the victory points at once, before the next delivery.
    .title = Points at once
    .source = Our wording, after the German original
cuba-rule-delivery-points-per-unit = Each unit scores as many victory points as the flag under the price marker shows: 2, 3 or 4.
    .title = Points for a delivery
    .source = Our wording, after the German original
    .differs = The Italian booklet calls the flags blue; in the German, Spanish and Russian ones it is the price marker that is blue. Play is the same.
cuba-rule-delivery-pass = If you don’t want to deliver, or can’t, you pass.
    .title = Passing
    .source = Our wording, after the German original
cuba-rule-delivery-pass-final = Once you have passed, you are out of this delivery round. In the next one you are back in.
    .title = A pass is final
    .source = Our wording, after the German original
cuba-rule-delivery-end-satisfied = As soon as all dice on the ship show 0, the delivery round is over and the ship departs.
    .title = End: demand met
    .source = Our wording, after the German original
cuba-rule-delivery-end-all-passed = The delivery round is also over when everyone has passed while the ship still wants something. The ship then stays in the harbour, unless the price marker reaches the chequered flag.
    .title = End: everyone has passed
    .source = Our wording, after the German original
cuba-rule-delivery-marker-right = If a delivery round ends because everyone has passed, the price marker moves one flag to the right.
    .title = The price goes up
    .source = Our wording, after the German original
cuba-rule-delivery-chequered = If that takes the price marker from the 4 to the chequered flag, the ship departs at once, whatever it still wants.
    .title = Everyone passes at 4
    .source = Our wording, after the German original
cuba-rule-harbour-no-building = If you drive to the harbour, you use no building that turn.
    .title = Harbour: no building
    .source = Our wording, after the German original
cuba-rule-harbour-pawn-stays = If you drive to the harbour, your pawn stays where it is that turn.
    .title = Harbour: the pawn stays
    .source = Our wording, after the German original
cuba-rule-harbour-cross-no-delivery = If the car drives past the harbour without ending its drive there, there is no delivery round.
    .title = Past the harbour: no delivery
    .source = Our wording, after the German original
cuba-rule-harbour-cross-marker = Each time the car drives past the harbour, the price marker moves one flag to the right.
    .title = Past the harbour: price up
    .source = Our wording, after the German original
    .differs = The Russian booklet doesn’t say how many flags; the German, Italian and Spanish ones say one. Here it is one.
cuba-rule-harbour-cross-chequered = If driving past the harbour takes the price marker from the 4 to the chequered flag, the ship departs at once.
    .title = Past the harbour at 4
    .source = Our wording, after the German original
cuba-rule-delivery-example = The price marker is on the 3. So 2 units of citrus fruit score 6 victory points, 2 units of sugar cane 6, 1 unit of citrus fruit 3 and 1 unit of rum 3. Then everyone passes: 1 unit of citrus fruit is still wanted, and the price marker moves one flag to the right.
    .title = Example: a delivery round
    .source = Our wording, after the German original
    .differs = In the Russian booklet the third delivery is 2 units of citrus fruit for 3 points; in the German, Italian and Spanish ones it is 1. Only 1 fits the price of 3.
cuba-rule-delivery-example-laps = Until you pass, your turn to deliver keeps coming round. You may deliver another kind then.
    .title = Another time round
    .source = Our wording, after the German original

### wood

cuba-rule-wood-replaces-kind = No die asks for wood, but every ship takes it in place of 1 kind of good that it wants.
    .title = Wood in place of goods
    .source = Our wording, after the German original
    .differs = In the Spanish booklet wood stands in for any other kind; in the German, Italian and Russian ones, for one kind. Here each delivery of wood counts for exactly 1 kind.
cuba-rule-wood-not-mixed = A delivery of wood is wood alone. If the ship wants 2 units of sugar cane, you can’t deliver 1 unit of wood and 1 unit of sugar cane together.
    .title = Wood isn’t mixed
    .source = Our wording, after the German original
cuba-rule-wood-one-point = Each unit of wood delivered scores { n-points }, wherever the price marker stands.
    .title = Points for wood
    .source = Our wording, after the German original
cuba-rule-wood-only-miguel = Only Miguel has wood. It costs nothing.
    .title = Where wood comes from
    .source = Our wording, after the German original
    .differs = In the Italian and Spanish booklets you buy it from him, in the Russian one you acquire it, in the German one you receive it. Here it costs nothing.
cuba-rule-wood-example-die = The ship wants 2 units of sugar cane, 2 units of rum and 1 unit of tobacco. You deliver 2 units of wood for 2 victory points. You turn the white die or the red die to 0, as you like.
    .title = Example: wood and dice
    .source = Our wording, after the German original
cuba-rule-wood-no-split = You can’t divide the wood of one delivery between 2 kinds, for example 1 unit for tobacco and 1 unit for rum.
    .title = Wood isn’t divided
    .source = Our wording, after the German original

### pawn

cuba-rule-pawn-must-move = After a drive to an active citizen you have to move your pawn to a building.
    .title = The pawn has to move
    .source = Our wording, after the German original
cuba-rule-pawn-three-buildings = The colour of the citizen’s flower leaves you 3 buildings to choose from.
    .title = A choice of 3 buildings
    .source = Our wording, after the German original
cuba-rule-pawn-same-flower = Your pawn goes to a building whose flower has the same colour as the flower of the citizen you have just visited.
    .title = Same flower
    .source = Our wording, after the German original
cuba-rule-pawn-unoccupied = You can’t move your pawn to a building that another pawn stands on.
    .title = One pawn per building
    .source = Our wording, after the German original
cuba-rule-pawn-marker-no-obstacle = An ownership marker isn’t a pawn. It keeps nobody out of the building.
    .title = Owned buildings are open
    .source = Our wording, after the German original
    .differs = The Italian and Russian booklets say so; the German and Spanish ones don’t mention it. Here it holds.
cuba-rule-pawn-other-building = Your pawn has to go to a building other than the one it stands on.
    .title = Another building each time
    .source = Our wording, after the German original
cuba-rule-pawn-four-exceptions = In just 4 cases your pawn stays where it is. At El Zorro, or if there is no building free, you may use the building that it stands on. At the harbour or at an inactive citizen you can’t.
    .title = When the pawn stays
    .source = Our wording, after the German original
cuba-rule-inactive-pawn-stays = If your drive ends at an inactive citizen, your pawn stays where it is.
    .title = Inactive citizen: pawn stays
    .source = Our wording, after the German original
cuba-rule-pawn-blocked-stays = If pawns stand on all the buildings that you could go to, your pawn stays where it is.
    .title = No building free
    .source = Our wording, after the German original
    .differs = The German and Russian booklets speak of pawns, the Italian one of other pawns, the Spanish one of the pawns of others. It comes to the same, as you can never choose the building that your pawn stands on.
cuba-rule-pawn-blocked-may-use = If no building was free, you may use the building that your pawn stays on.
    .title = Blocked: using your pawn’s building
    .source = Our wording, after the German original
cuba-rule-pawn-use-building = Once your pawn has moved, you may use its building. You never have to.
    .title = Using a building
    .source = Our wording, after the German original
cuba-rule-owner-point = If your pawn stands on somebody else’s building at the end of your turn, its owner gets { n-points } at once.
    .title = The owner’s point
    .source = Our wording, after the German original
cuba-rule-owner-point-not-own = On your own building your pawn brings you no owner’s point.
    .title = Your own building
    .source = Our wording, after the German original
cuba-rule-turn-ends-after-pawn = Then your turn is over. Your pawn stays on its building until your next turn.
    .title = End of the turn
    .source = Our wording, after the German original
cuba-rule-flower-miguel = Miguel’s flower is blue, as the example with the bank shows.
    .title = Miguel’s flower
    .source = Our wording, after the German original
    .differs = The German booklet calls it dark blue, the Italian and Spanish ones a blue rose, the Russian one a red rose. Here it is blue.
cuba-rule-pawn-example = You have visited Miguel. Of the 3 buildings under a blue flower, another pawn stands on one and your own on a second. So you have to go to the third, the bank: you take 2 pesos, and after that its owner gets 1 victory point.
    .title = Example: Miguel’s flower
    .source = Our wording, after the German original

### buildings

cuba-rule-bank = At the bank you take { n-pesos }.
    .title = Bank
    .source = Our wording, after the German original
cuba-rule-church = At the church you take { n-points }.
    .title = Church
    .source = Our wording, after the German original
cuba-rule-distillery = Hand in as much sugar cane as you like and take the same amount of rum from the supply.
    .title = Distillery
    .source = Our wording, after the German original
cuba-rule-cigar-factory = Hand in as much tobacco as you like and take the same amount of cigars from the supply.
    .title = Cigar factory
    .source = Our wording, after the German original
cuba-rule-black-market = Hand in 1 good and take 1 good of another kind from the supply.
    .title = Black market
    .source = Our wording, after the German original
cuba-rule-black-market-no-wood = The black market neither takes wood nor gives it.
    .title = Black market: no wood
    .source = Our wording, after the German original
cuba-rule-sawmill = Hand in 1 unit of wood and take { n-points } and { n-pesos }.
    .title = Sawmill
    .source = Our wording, after the German original
cuba-rule-cafe = Hand in 1 unit of rum, 1 unit of cigars, or 1 of each. Each of them brings you { n-points }.
    .title = Café
    .source = Our wording, after the German original
cuba-rule-cafe-max-one-each = The café takes no more than 1 unit of rum and 1 unit of cigars. So one use brings at most { n-points }.
    .title = Café: at most one each
    .source = Our wording, after the German original
cuba-rule-customs-office = Turn a die of your choice on the ship to 0. The ship no longer wants that good.
    .title = Customs house
    .source = Our wording, after the German original
    .differs = The Russian booklet doesn’t say that the die is on the ship; the German, Italian and Spanish ones do. Here it has to be.
cuba-rule-casino-buy-points = At the casino you may buy as many victory points as you like. Each costs you { n-pesos }.
    .title = Casino: buying points
    .source = Our wording, after the German original
cuba-rule-casino-sell-points = At the casino you may also go the other way and sell as many victory points as you like. Each brings you { n-pesos }.
    .title = Casino: selling points
    .source = Our wording, after the German original
cuba-rule-harbour-office = Move the price marker one flag to the right or to the left.
    .title = Harbour office
    .source = Our wording, after the German original
    .differs = The Spanish booklet words it as an order, the German, Italian and Russian ones as a choice. Here, as in all of them, using a building is up to you.
cuba-rule-harbour-office-floor = The price marker never goes below the 2. From there it can go only to the right.
    .title = Harbour office: never below 2
    .source = Our wording, after the German original
cuba-rule-harbour-office-chequered = If the harbour office takes the price marker from the 4 to the chequered flag, the ship departs at once.
    .title = Harbour office: chequered flag
    .source = Our wording, after the German original
cuba-rule-trading-office = Deliver 1 unit of a good that the ship wants. It goes to the supply.
    .title = Trading office
    .source = Our wording, after the German original
    .differs = Only the German booklet says here that the unit goes to the supply; the Italian, Spanish and Russian ones leave it out. It always does.
cuba-rule-trading-office-points = At the trading office the unit scores exactly { n-points }, wherever the price marker stands.
    .title = Trading office: points
    .source = Our wording, after the German original
cuba-rule-trading-office-no-wood = At the trading office you can’t deliver wood.
    .title = Trading office: no wood
    .source = Our wording, after the German original
cuba-rule-trading-office-die = The die of the good that you deliver at the trading office goes down by 1.
    .title = Trading office: the die
    .source = Our wording, after the German original
cuba-rule-newspaper-peso = At the newspaper you take { n-pesos }.
    .title = Newspaper: the peso
    .source = Our wording, after the German original
cuba-rule-newspaper-turn-citizen = At the newspaper you may also turn 1 citizen face down. That citizen is then inactive.
    .title = Newspaper: turning a citizen
    .source = Our wording, after the German original
cuba-rule-inactive-stop-allowed = You may drive to an inactive citizen.
    .title = Driving to an inactive citizen
    .source = Our wording, after the German original
    .differs = The Italian and Russian booklets speak of the next turn, the Spanish one of a later turn, the German one of the time from then on. Here it holds for as long as the citizen is inactive.
cuba-rule-inactive-no-citizen = If your drive ends at an inactive citizen, you don’t get that citizen’s action.
    .title = Inactive citizen: no action
    .source = Our wording, after the German original
cuba-rule-inactive-no-building = If your drive ends at an inactive citizen, you use no building this turn.
    .title = Inactive citizen: no building
    .source = Our wording, after the German original
    .differs = The Russian booklet rules out the building that belongs to the citizen; the German, Italian and Spanish ones, any building. Here you use none at all.
cuba-rule-inactive-pass-over = If you drive on past an inactive citizen, the stop counts and costs as usual.
    .title = Driving past an inactive citizen
    .source = Our wording, after the German original
cuba-rule-inactive-becomes-active = As soon as the car has left the inactive citizen behind, turn the tile face up again. The citizen is active again.
    .title = Active again
    .source = Our wording, after the German original
    .differs = In the German booklet the car has left the citizen behind, in the Italian one it has gone beyond, in the Russian one it has driven past, and in the Spanish one it has come through, ending its drive there or not. Play is the same.

### ship

cuba-rule-ship-departs-satisfied = A ship departs when its demand is met: all dice on it show 0.
    .title = Departure: demand met
    .source = Our wording, after the German original
cuba-rule-ship-departs-chequered = A ship departs when the price marker reaches the chequered flag.
    .title = Departure: chequered flag
    .source = Our wording, after the German original
cuba-rule-ship-token-advances = After a departure the next ship comes in at once. Move the ship token 1 space on along the ship track.
    .title = The next ship
    .source = Our wording, after the German original
    .differs = The Italian, Spanish and Russian booklets move the ship token to the right, the German one forward. It is the same space.
cuba-rule-ship-marker-reset = With each new ship the price marker goes back to the flag with the 2.
    .title = Price of a new ship
    .source = Our wording, after the German original
cuba-rule-demand-by-causer = Whoever made the ship depart sets the demand of the new one.
    .title = Who sets the demand
    .source = Our wording, after the German original
cuba-rule-demand-cause-delivery = If the ship departed because of a delivery round, whoever drove to the harbour sets the new demand, no matter who delivered last.
    .title = Cause: delivery round
    .source = Our wording, after the German original
cuba-rule-demand-cause-crossing = If driving past the harbour took the price marker to the chequered flag, whoever drove sets the new demand.
    .title = Cause: past the harbour
    .source = Our wording, after the German original
cuba-rule-demand-cause-harbour-office = If the harbour office took the price marker to the chequered flag, whoever used the harbour office sets the new demand.
    .title = Cause: harbour office
    .source = Our wording, after the German original
cuba-rule-demand-cause-customs = If the customs house cancelled the last of the demand, whoever used the customs house sets the new demand.
    .title = Cause: customs house
    .source = Our wording, after the German original
cuba-rule-demand-cause-trading = If the trading office met the last of the demand, whoever used the trading office sets the new demand.
    .title = Cause: trading office
    .source = Our wording, after the German original
cuba-rule-demand-at-turn-end = The new demand is set at the end of the turn in which the ship departed.
    .title = When demand is set
    .source = Our wording, after the German original
cuba-rule-demand-roll-five = Whoever sets the demand takes all 5 dice and rolls them.
    .title = Rolling the demand
    .source = Our wording, after the German original
cuba-rule-demand-choose-four = Whoever rolled chooses 4 of the dice and puts them on the 4 spaces of the large ship, as they fell. The fifth lies beside the board, and its good isn’t wanted.
    .title = Choosing 4 dice
    .source = Our wording, after the German original

### end

cuba-rule-end-seventh-ship = { $ships ->
    [one] The game has { $ships } ship. It ends at once when that ship departs.
   *[other] The game has { $ships } ships. It ends at once when the last of them departs.
}
    .title = End of the game
    .source = Our wording, after the German original
cuba-rule-end-screens-removed = At the end everyone removes their screen.
    .title = Screens away
    .source = Our wording, after the German original
cuba-rule-end-goods-to-points = { $count ->
    [one] For each good that you put back into the supply you take 1 victory point.
   *[other] For every { $count } goods that you put back into the supply you take 1 victory point.
} You may mix the kinds, and wood counts too.
    .title = Goods into points
    .source = Our wording, after the German original
    .differs = In the Spanish booklet you convert your goods, in the German, Italian and Russian ones you may. Here it happens by itself, as it never hurts.
cuba-rule-end-money-worthless = Pesos bring no victory points at the end.
    .title = Pesos are worth nothing
    .source = Our wording, after the German original
cuba-rule-end-most-points-wins = Add up the values of your victory point tokens. Whoever has the most victory points wins.
    .title = Who wins
    .source = Our wording, after the German original
cuba-rule-tie-goods = If there is a tie, whoever in it has the most goods left over wins.
    .title = Tie: goods
    .source = Our wording, after the German original
cuba-rule-tie-pesos = If there is still a tie, whoever in it has the most pesos wins.
    .title = Tie: pesos
    .source = Our wording, after the German original

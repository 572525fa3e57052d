## Table and set-up

cuba-ruling-r01 = No. You play with 2, 3 or 4 people: the same board, the same goods, the same start and 7 ships. No booklet mentions a change.
    .title = Does the number of players change anything?
cuba-ruling-r02 = You may say who starts when you set up; otherwise chance decides, with equal odds. The booklets name no method. The seats keep their clockwise order for the whole game.
    .title = How is the starting player chosen?
cuba-ruling-r03 = The citizens lie face up in random order. The stop with the arrow is number 0, the first after the harbour; the harbour is number 9. Everyone sees the order, and it doesn’t change during the game.
    .title = Which citizen stands at which stop?
cuba-ruling-r04 = The 12 buildings lie at random, 3 under each of the 4 colours. What matters about a building is the colour of its flower, not its neighbours: pawns go by colour, never by distance.
    .title = Does a building’s place on the board matter?
cuba-ruling-r05 = Pedro and Alonso are white, Miguel and Martinez blue, Maria and Conchita red, José and Pablo yellow, El Zorro transparent. Pedro, Alonso, Miguel and El Zorro are certain from the booklets, José comes from a published review, the other 4 are filled in so that each colour comes twice. If you have the box, go by your tiles.
    .title = Which citizen has which flower?
cuba-ruling-r06 = We don’t know: the booklets show the values only in pictures. Pesos and victory points are counted as plain numbers, and nothing in play depends on single coins or tokens.
    .title = Which values do coins and tokens have?
cuba-ruling-r07 = Pesos and victory points never run out: use something else in their place. Only goods are limited, as the booklets call nothing else scarce.
    .title = What if the coins run out?
cuba-ruling-r08 = Everyone’s goods (wood included), pesos and victory points are hidden. The supply, the dice, the price marker, the pawns, the tiles, who owns what and every move are open. All booklets want the score to be secret.
    .title = What is hidden, and what is open?
cuba-ruling-r09 = No trading: only El Zorro makes things change hands. And no limit: you may hold as much as you like. What no rule provides for doesn’t happen.
    .title = May we trade, and is there a limit?
cuba-ruling-r10 = Whoever sits to the right of the starting player rolls and chooses. That is the last in the order of turns; with 2 players, it is the other one.
    .title = Who sets the demand of the first ship?
cuba-ruling-r11 = It doesn’t matter for play. We show it in the upper left corner, as in the German original.
    .title = In which corner does the ownership marker lie?

## The turn and the drive

cuba-ruling-r12 = Pay and drive; citizen’s action or delivery round; move the pawn; use the building; owner’s point; new demand, if a ship has departed; next turn. This is the order of the booklets. That the owner’s point comes before the new demand is our choice: it matters only if a roll of 4 zeros sends off the last ship.
    .title = In which order does a turn go?
cuba-ruling-r13 = You drive 1 to 10 stops. A drive of 10 stops is a full circuit back to the same stop and costs 9 pesos. The booklets set no limit, but a second circuit would lead to the same stops at a higher cost.
    .title = How far may I drive?
cuba-ruling-r14 = No, there is no credit. You can go 1 stop more than you have pesos, but never more than 10. The next stop is free, so you can always drive. Pesos that you get later in the turn don’t help.
    .title = May I drive farther than I can pay?
cuba-ruling-r15 = First you pay for the whole drive. Then the car goes stop by stop: an inactive citizen whom it leaves behind becomes active, and driving past the harbour moves the price marker at that moment. That is how it goes at the table too.
    .title = What happens when during a drive?
cuba-ruling-r16 = Only driving onto the harbour and on in the same drive counts. Starting from the harbour doesn’t, and 10 stops from the harbour end at the harbour again. From anywhere else, 10 stops take you past it once.
    .title = What counts as driving past the harbour?
cuba-ruling-r17 = At that very moment, before the drive goes on and before the citizen’s action. You finish the drive that you paid for. The new demand waits until the end of your turn. The German original says “at once”.
    .title = When does a ship depart during a drive?
cuba-ruling-r18 = No. Within 10 stops you either drive past the harbour once or end your drive there. So a delivery round always meets a ship with dice, at least 1 of them above 0.
    .title = Past the harbour and to it in one drive?

## Citizens

cuba-ruling-r19 = No, it comes by itself. Pedro, Maria, José, Martinez, Conchita and Miguel simply give; doing without would never help you.
    .title = May I refuse what a citizen gives?
cuba-ruling-r20 = You take what is there: 2, 1 or 0. The Russian booklet can be read as nothing at all, but we follow the German original. Its sentence is only about goods that aren’t there.
    .title = What if the supply has less than due?
cuba-ruling-r21 = Clockwise, starting to the left of whoever visits El Zorro, and openly: everyone sees what was given before. Everything else in the game goes clockwise too.
    .title = El Zorro: in which order do we give?
cuba-ruling-r22 = Whoever gives decides, also which good it is. It is 1 peso, 1 good other than wood or 1 victory point, from what they have.
    .title = El Zorro: who decides what is given?
cuba-ruling-r23 = Then you give nothing. Wood is never given, even if it is all you have. But if you have a peso, a victory point or another good, you have to give.
    .title = El Zorro: what if I have nothing?
cuba-ruling-r24 = At once. So you may use all of them at the building in the same turn: the citizen’s action comes before the building.
    .title = El Zorro: when do I get the gifts?
cuba-ruling-r25 = No. Everyone who can give gives 1 thing, and you aren’t asked. Giving is the others’ duty, and a gift never hurts.
    .title = El Zorro: may I spare somebody?
cuba-ruling-r26 = Your pawn stays, and you may use its building once. If your pawn isn’t on the board yet, you use none, whichever round it is. The booklets say so for the first round, and the reason is the same later.
    .title = El Zorro: which building can I use?
cuba-ruling-r27 = Any good that the supply still has, except wood. If it has no such good, you get nothing: you can choose only from what is there.
    .title = Pablo: what can I take?
cuba-ruling-r28 = No, it costs nothing. The Italian booklet says “buy”, but neither it nor the German original asks for money.
    .title = Alonso: does claiming cost anything?
cuba-ruling-r29 = No. You claim a building, or you use one of your own once, or you do neither; never both. The booklets word both as something you may do.
    .title = Alonso: do I have to choose something?
cuba-ruling-r30 = No. You can claim only a building without any ownership marker. A second one would change nothing and would be wasted.
    .title = Alonso: may I claim my own building?
cuba-ruling-r31 = No. You have 3 ownership markers, and each stays where you put it. No rule moves them or takes them back.
    .title = Alonso: can an ownership marker be moved?
cuba-ruling-r32 = Yes, pawns don’t hinder a claim. You may then move your pawn there, if the flower fits and no other pawn is in the way. A pawn that stands there already brings you a victory point only when a turn of its player ends there.
    .title = Alonso: may I claim an occupied building?
cuba-ruling-r33 = Yes, whoever’s pawn stands there, your own included. The German original speaks of anybody’s pawn, and the narrower booklets don’t forbid it.
    .title = Alonso: may I use my occupied building?
cuba-ruling-r34 = Yes, if your pawn may go there: white flower, free, and not where it stands already. Then you use it once through Alonso and once with your pawn. These are 2 different permissions.
    .title = Alonso: the same building twice in a turn?
cuba-ruling-r35 = Before your pawn moves, and it brings no owner’s point: the building is your own, and only pawns at the end of a turn bring one. Your pawn has to move even if you did without Alonso.
    .title = Alonso: when do I use the building?
cuba-ruling-r36 = Yes, even if you use it through Alonso, and your pawn still moves. What counts is that Alonso was active when the car arrived. The turn goes on with his flower; being inactive matters only for later drives.
    .title = May the newspaper turn Alonso face down?

## Harbour, delivery and wood

cuba-ruling-r37 = It goes clockwise from whoever drove to the harbour, as often round the table as needed. Each time you deliver 1 kind or pass. A pass is final, but only for this delivery round.
    .title = How does a delivery round go round?
cuba-ruling-r38 = No. You deliver 1 unit or more, up to what you have and what the ship wants. You may pass although you could deliver, even if you drove to the harbour. Delivering 0 units is passing.
    .title = Do I have to deliver all I can?
cuba-ruling-r39 = Yes, as long as the ship still wants it. The limit of 1 kind holds for each delivery, not for the whole delivery round.
    .title = May I deliver the same kind again?
cuba-ruling-r40 = If all dice show 0, it is over at once and the ship departs; the price marker isn’t moved for it. If everyone has passed and something is still wanted, the price marker moves one flag to the right, even if nobody delivered. From the 4 it reaches the chequered flag, and the ship departs.
    .title = What happens when a delivery round ends?
cuba-ruling-r41 = No. The flag at the moment of the delivery counts, and nothing moves the price marker during a delivery round.
    .title = Can the price change during a delivery round?
cuba-ruling-r42 = The die of exactly 1 kind that the ship wants; you say which. You deliver at most as many units of wood as that die shows, at 1 victory point each, and it goes down by as many. The example in the booklets shows it.
    .title = Which die goes down for wood?
cuba-ruling-r43 = No. From 1 unit up to what the die shows, as in any delivery. Wood and the good itself can’t be mixed in one delivery; the next time round, anyone may deliver either for the same kind.
    .title = Does wood have to meet the whole demand?
cuba-ruling-r44 = No. Wood takes the place of a good whose die on the ship shows at least 1. At 0 there is nothing to stand in for.
    .title = Does a ship take wood without demand?
cuba-ruling-r45 = You deliver it in delivery rounds, hand it in at the sawmill, and count it among your goods at the end. The booklets rule it out at El Zorro, Pablo, the black market and the trading office.
    .title = What is wood good for?
cuba-ruling-r46 = No. Miguel gives you 2 units for nothing. The Italian and Spanish booklets speak of buying wood, but in every language Miguel’s own entry simply gives it.
    .title = Does Miguel’s wood cost anything?
cuba-ruling-r47 = It stays where it is, on or off the board, and you use no building, even if the ship departed. The owner’s point is still due.
    .title = What does my pawn do after the harbour?

## Pawn and owner’s point

cuba-ruling-r48 = To any of the 3 buildings of the citizen’s colour, except where another pawn stands and where your own stands. It has to go to one of them, even if the citizen gave you nothing and you don’t want to use a building. Ownership markers are no obstacle.
    .title = Where may my pawn go?
cuba-ruling-r49 = When your pawn can go to none of the 3 buildings of that colour: each has another pawn or your own on it. Then it stays where it is, on or off the board. The booklets word it differently but come to the same.
    .title = When is no building free?
cuba-ruling-r50 = The one that your pawn stands on, whatever its flower. If your pawn isn’t on the board, you use none. The exception asks for no colour.
    .title = Which building can I use if I’m blocked?
cuba-ruling-r51 = Once per visit, or not at all. Using a building is always up to you.
    .title = How often may I use a building?
cuba-ruling-r52 = No, a use has to change something. Turning 0 units at the distillery, changing 0 at the casino, a die that shows 0 at the customs house, or moving left from the 2 isn’t a use: nobody could tell it from not using the building.
    .title = May I use a building without effect?
cuba-ruling-r53 = At the end of each turn, also after the harbour, El Zorro, an inactive citizen or a blocked pawn. If the active player’s pawn stands on somebody else’s building, the owner gets 1 victory point, whether or not the building was used or the pawn moved. Other pawns bring nothing.
    .title = When is the owner’s point due?

## Buildings

cuba-ruling-r54 = From 1 unit up to what you have and what the supply can give in rum or cigars. The swap is even, so it needs both sides.
    .title = How much can I turn into rum or cigars?
cuba-ruling-r55 = 1 good for 1 good of another kind that the supply has. Wood is ruled out on both sides. If no swap is possible, there is nothing to use.
    .title = What can I swap at the black market?
cuba-ruling-r56 = 1 unit of rum for 2 victory points, 1 unit of cigars for 2, or 1 of each for 4. Never 2 of a kind.
    .title = What can I hand in at the café?
cuba-ruling-r57 = A die on the ship that shows at least 1; the fifth die is out of reach. It scores nothing. If all dice then show 0, the ship departs.
    .title = Which die can the customs house turn?
cuba-ruling-r58 = No, one way per use. You buy or you sell, at least 1 victory point and at most what you can pay for or have. The booklets say “or”.
    .title = May I buy and sell at the casino?
cuba-ruling-r59 = One flag to the right from 2, 3 or 4; one flag to the left from 3 or 4. To the right of the 4 is the chequered flag, and the ship departs. It works even while the new ship has no dice yet.
    .title = Where can the harbour office move the price marker?
cuba-ruling-r60 = Exactly 1 unit of a good whose die on the ship shows at least 1, so never wood. It scores 2 victory points, whatever the flag, and the die goes down by 1. If all dice then show 0, the ship departs.
    .title = How much can the trading office deliver?
cuba-ruling-r61 = Any active citizen, including El Zorro and the one where the car is. You don’t have to turn anybody; the peso alone is fine. Turning without taking the peso isn’t possible.
    .title = Which citizen can the newspaper turn?
cuba-ruling-r62 = Yes, nothing limits the number. But an inactive citizen can’t be turned again, and the newspaper turns nobody face up.
    .title = Can several citizens be inactive?
cuba-ruling-r63 = You get no action, use no building at all and leave your pawn where it is. The owner’s point is still due. The Russian booklet speaks of the citizen’s building, but citizens have none.
    .title = What happens at an inactive citizen?
cuba-ruling-r64 = When the car leaves the citizen behind, by driving past or by driving off. While the car stands there, the citizen stays inactive. The Spanish wording comes to the same play.
    .title = When is a citizen active again?
cuba-ruling-r65 = Yes. The citizen is active again as soon as the car drives off in the next turn. So a full circuit of 10 stops back to the same citizen finds them active.
    .title = May I turn the citizen where the car is?
cuba-ruling-r66 = Until the car leaves the citizen behind, however many turns that takes. Some booklets speak of the next turn, but all of them name the car as what ends it.
    .title = How long does a citizen stay inactive?

## Ships and demand

cuba-ruling-r67 = From 1 to 7; the ship token shows which one is in the harbour. When ship 7 departs, the ship token goes nowhere: the game is over.
    .title = How are the ships counted?
cuba-ruling-r68 = The ship token moves 1 space on and the price marker goes back to the 2. The dice come at the end of the turn.
    .title = What happens at once at a departure?
cuba-ruling-r69 = Nothing: it has no dice until the end of the turn. You can’t deliver, and the customs house and the trading office can’t be used. The harbour office can.
    .title = What does a ship without dice want?
cuba-ruling-r70 = No. A ship’s demand is met only with its 4 dice on it; otherwise every new ship would depart at once. So at most 1 ship departs in a turn before the new roll.
    .title = Does a ship without dice depart?
cuba-ruling-r71 = Always whoever’s turn it is, even if somebody else made the last delivery. Every case that the booklets list is something the active player does.
    .title = Who made the ship depart?
cuba-ruling-r72 = At the end of the turn, after the owner’s point. All 5 dice are rolled, you leave out any 1 of them, and the other 4 go on the ship as they fell. On which of the 4 spaces a die lies doesn’t matter, and single zeros are fine.
    .title = How is the new demand set?
cuba-ruling-r73 = That ship departs at once, and whoever rolled rolls again for the next one. You may choose this on purpose. If it was the seventh ship, the game is over. The same holds in the set-up.
    .title = What if all 4 dice show 0?

## End of the game

cuba-ruling-r74 = No. When the seventh ship departs, the game is over at that moment: no more driving, citizen, pawn, building or owner’s point. The round isn’t completed.
    .title = Do we finish the last turn?
cuba-ruling-r75 = Yes. First goods and victory points change hands, then the die is turned and the ship departs. The same goes for the trading office.
    .title = Does the very last delivery still score?
cuba-ruling-r76 = It happens by itself. All your goods count together, wood too: 1 victory point for each full 3. The 0, 1 or 2 goods left over stay with you. A point is worth more than any tie-break, so it never hurts.
    .title = Do I have to turn goods into points?
cuba-ruling-r77 = After: what counts is the 0, 1 or 2 goods left over, wood included. The goods that you turned into points are back in the supply.
    .title = Tie: goods before or after the conversion?
cuba-ruling-r78 = Those who are still tied share the victory; the booklets name nothing further. Points, goods and pesos, in this order, also decide the other places.
    .title = What if there is still a tie?
cuba-ruling-r79 = No. Neither the buildings that you own nor the ownership markers that you haven’t used count. No booklet names them.
    .title = Do owned buildings count at the end?
cuba-ruling-r80 = No, only the seventh ship ends the game. The harbour office can pull the price marker back again and again, so the rules alone set no limit to the turns.
    .title = Is there another end of the game?

## Carrying out the rules

cuba-ruling-r81 = Whatever leaves you nothing to do happens by itself and is reported: passing without goods to deliver, a building with nothing to use, nothing to give to El Zorro, nothing at Pablo or Alonso, a pawn with nowhere to go. It gives nothing away, as every change happens in the open.
    .title = What happens by itself?
cuba-ruling-r82 = It is still your action: driving the one free stop, moving to the only free building, giving the only thing you have. You see and do each step of your turn.
    .title = What if only one thing is possible?
cuba-ruling-r83 = 1 unit for 3 victory points. The 2 in the Russian booklet is a mistake: at a price of 3 that would be 6, and the orange die would have had to start at 5, a face that it doesn’t have.
    .title = How much citrus fruit in the delivery example?
cuba-ruling-r84 = To 999 pesos and 999 victory points each. What goes beyond is lost, but it never limits what you may do. A program needs a limit, and real games don’t come near it.
    .title = How far does the program count?

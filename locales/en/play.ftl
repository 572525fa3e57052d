## Events: what happens at the table, one sentence each.

cuba-event-rolled = { $seat } rolls the dice for ship { $ship }: sugar cane { $rolled-sugar }, citrus fruit { $rolled-citrus }, tobacco { $rolled-tobacco }, rum { $rolled-rum }, cigars { $rolled-cigars }.
cuba-event-demand-set = { $dice-total ->
    [0] { $seat } leaves out { the-die }, and ship { $ship } wants nothing at all.
    [one] { $seat } leaves out { the-die }, and ship { $ship } wants { $dice-total } unit in all.
   *[other] { $seat } leaves out { the-die }, and ship { $ship } wants { $dice-total } units in all.
}
cuba-event-turn-began = { $seat }’s turn begins.
cuba-event-drove = { $cost ->
    [0] { $seat } drives { to-stop }, the next stop, for free.
    [one] { $seat } drives { to-stop } and pays { $cost } peso.
   *[other] { $seat } drives { to-stop } and pays { $cost } pesos.
}
cuba-event-woke = The car leaves { citizen-name } behind, so { citizen-name } is active again.
cuba-event-crossed-harbour = { $seat } drives past the harbour, so there is no delivery round.
cuba-event-price-moved = { $way ->
    [left] The price marker moves one flag to the left.
    [back] The price marker goes back to the 2 for the new ship.
   *[right] The price marker moves one flag to the right.
} { $price ->
    [0] It is on the chequered flag now.
    [one] Each unit delivered now scores { $price } victory point (wood always scores 1).
   *[other] Each unit delivered now scores { $price } victory points (wood always scores 1).
}
cuba-event-gained = { $what ->
    [points] { cuba-event-gained-points }
    [pesos] { cuba-event-gained-pesos }
   *[good] { cuba-event-gained-good }
}
cuba-event-gained-good = { $seat } gets { got-units } { from-citizen }.
cuba-event-gained-points = { $seat } gets { got-points } { from-citizen }.
cuba-event-gained-pesos = { $seat } gets { got-pesos } { from-citizen }.
cuba-event-supply-short = { $got ->
    [0] { $seat } gets nothing: the supply has no { good-in-units } left.
    [one] { $seat } gets only { $got } unit of { good-in-units }: the supply has no more.
   *[other] { $seat } gets only { $got } units of { good-in-units }: the supply has no more.
}
cuba-event-found-inactive = { $seat } finds { citizen-name } inactive and gets nothing.
cuba-event-gave = { $seat } gives { gift } to { $to }.
cuba-event-nothing-to-give = { $seat } gives nothing: there are no pesos, no victory points and no goods other than wood to give.
cuba-event-took = { $seat } takes { one-unit } from Pablo.
cuba-event-nothing-to-take = { $seat } gets nothing from Pablo: apart from wood, the supply has no goods left.
cuba-event-claimed = { $left ->
    [0] { $seat } claims { the-building } and has no ownership marker left.
    [one] { $seat } claims { the-building } and has { $left } ownership marker left.
   *[other] { $seat } claims { the-building } and has { $left } ownership markers left.
}
cuba-event-nothing-at-alonso = { $seat } gets nothing from Alonso: nothing can be claimed, and no building of { $seat }’s can be used.
cuba-event-declined-alonso = { $seat } does without Alonso’s help.
cuba-event-pawn-moved = { $seat } moves the pawn { to-new-building }.
cuba-event-pawn-stayed = { $why ->
    [zorro] { $seat } leaves the pawn where it is: at El Zorro it doesn’t move.
    [harbour] { $seat } leaves the pawn where it is: at the harbour it doesn’t move.
    [inactive] { $seat } leaves the pawn where it is: the citizen is inactive.
   *[blocked] { $seat } leaves the pawn where it is: under that flower there is no other building free.
}
cuba-event-no-building = { $why ->
    [harbour] { $seat } uses no building: the drive ended at the harbour.
    [inactive] { $seat } uses no building: the citizen is inactive.
    [no-pawn] { $seat } uses no building: the pawn isn’t on the board yet.
   *[nothing-to-use] { $seat } uses no building: the one under the pawn has nothing to offer now.
}
cuba-event-used = { $building ->
    [bank] { cuba-event-used-bank }
    [church] { cuba-event-used-church }
    [distillery] { cuba-event-used-distillery }
    [cigar-factory] { cuba-event-used-cigar-factory }
    [black-market] { cuba-event-used-black-market }
    [sawmill] { cuba-event-used-sawmill }
    [cafe] { cuba-event-used-cafe }
    [customs] { cuba-event-used-customs }
    [casino] { cuba-event-used-casino }
    [harbour-office] { cuba-event-used-harbour-office }
    [trading-office] { cuba-event-used-trading-office }
   *[newspaper] { cuba-event-used-newspaper }
}
cuba-event-used-bank = { $seat } uses the bank and takes { n-pesos }.
cuba-event-used-church = { $seat } uses the church and takes { n-points }.
cuba-event-used-distillery = { $count ->
    [one] { $seat } uses the distillery and turns { $count } unit of sugar cane into 1 unit of rum.
   *[other] { $seat } uses the distillery and turns { $count } units of sugar cane into { $count } units of rum.
}
cuba-event-used-cigar-factory = { $count ->
    [one] { $seat } uses the cigar factory and turns { $count } unit of tobacco into 1 unit of cigars.
   *[other] { $seat } uses the cigar factory and turns { $count } units of tobacco into { $count } units of cigars.
}
cuba-event-used-black-market = { $seat } uses the black market and swaps { give-one-unit } for { take-one-unit }.
cuba-event-used-sawmill = { $seat } uses the sawmill, hands in 1 unit of wood and takes { n-points } and { n-pesos }.
cuba-event-used-cafe = { $goods ->
    [rum] { $seat } uses the café, hands in 1 unit of rum and takes { n-points }.
    [cigars] { $seat } uses the café, hands in 1 unit of cigars and takes { n-points }.
   *[rum-cigars] { $seat } uses the café, hands in 1 unit of rum and 1 unit of cigars and takes { n-points }.
}
cuba-event-used-customs = { $seat } uses the customs house and turns { the-die } to 0.
cuba-event-used-casino = { $to ->
    [points] { $seat } uses the casino, pays { n-pesos } and takes { n-points }.
   *[pesos] { $seat } uses the casino, hands in { n-points } and takes { n-pesos }.
}
cuba-event-used-harbour-office = { $seat } uses the harbour office and moves the price marker.
cuba-event-used-trading-office = { $seat } uses the trading office, delivers { one-unit } and scores { n-points }.
cuba-event-used-newspaper = { $seat } uses the newspaper and takes { n-pesos }.
cuba-event-declined-building = { $seat } doesn’t use { the-building }.
cuba-event-turned-down = { $seat } turns { citizen-name } face down, so { citizen-name } is inactive now.
cuba-event-die-turned = On the ship, { the-die } now shows { $to }.
cuba-event-delivery-began = { $seat } starts a delivery round.
cuba-event-delivered = { $seat } delivers { n-units } and scores { n-points }.
cuba-event-delivered-wood = { $seat } delivers { n-wood } { instead-of } and scores { n-points }.
cuba-event-passed = { $why ->
    [cannot] { $seat } has to pass: there is nothing to deliver that the ship takes.
   *[chosen] { $seat } passes.
}
cuba-event-delivery-ended = { $why ->
    [satisfied] The delivery round is over: all dice on the ship show 0.
   *[all-passed] The delivery round is over: everyone has passed.
}
cuba-event-departed = { $why ->
    [delivery] Ship { $ship } departs: its demand is met.
    [all-passed] Ship { $ship } departs: everyone has passed, and that took the price marker to the chequered flag.
    [crossing] Ship { $ship } departs: driving past the harbour took the price marker to the chequered flag.
    [harbour-office] Ship { $ship } departs: the harbour office moved the price marker to the chequered flag.
    [customs] Ship { $ship } departs: the customs house cancelled the last of its demand.
    [trading-office] Ship { $ship } departs: the trading office met the last of its demand.
   *[four-zeros] Ship { $ship } departs: all its dice show 0.
} { $left ->
    [0] It was the last ship.
    [one] There is { $left } ship still to come.
   *[other] There are { $left } ships still to come.
}
cuba-event-arrived = Ship { $ship } comes into the harbour.
cuba-event-owner-point = { $seat } gets { got-points }: { $visitor } ends the turn { at-building }, which belongs to { $seat }.
cuba-event-ended = The seventh ship has departed: the game is over.
cuba-event-scored = { $seat } has { n-points } and { $for_goods } more for goods, { $total } in all: place { $place }.
cuba-event-won = { $by ->
    [points] { $seat } wins with the most victory points.
    [goods] { $seat } wins the tie with the most goods left over.
    [pesos] { $seat } wins the tie with the most pesos.
   *[shared] { $seat } shares the victory: the tie can’t be broken.
}

## Refusals: what is not possible, and why in this case.

cuba-refusal-game-over = Nothing more can be done: the seventh ship has departed and the game is over.
cuba-refusal-not-your-decision = { $seat } can’t decide this: now it is up to { $decides }.
cuba-refusal-must-drive = You can’t skip the drive: on your turn the car has to move, and the next stop is always free.
cuba-refusal-must-move-pawn = You can’t leave your pawn where it is: after a visit to an active citizen it has to move.
cuba-refusal-must-give = You can’t keep it all: El Zorro is in town, and you have something that he takes.
cuba-refusal-must-take = You can’t decline: from Pablo you take 1 good. Only which one is up to you.
cuba-refusal-no-building-at-harbour = You can’t use { the-building } this turn: whoever drives to the harbour uses no building.
cuba-refusal-pawn-stays-at-harbour = You can’t move your pawn { to-building }: after a drive to the harbour it stays where it is.
cuba-refusal-pawn-stays-at-zorro = You can’t move your pawn { to-building }: at El Zorro it stays where it is.
cuba-refusal-not-now = This isn’t the moment for that. { $decision ->
    [roll] Now you roll the dice.
    [leave-out] Now you leave out one of the dice.
    [drive] Now you drive the car.
    [give] Now you give something to whoever visits El Zorro.
    [take] Now you take a good from Pablo.
    [alonso] Now you decide what Alonso does for you.
    [pawn] Now you move your pawn.
    [use] Now you decide whether to use the building.
   *[deliver] Now you deliver or pass.
}
cuba-refusal-no-such-face = You can’t have { $face } on { the-die }: its highest face is { $most }.
cuba-refusal-no-die-for-wood = You can’t leave out a die for wood: none of the 5 dice stands for wood.
cuba-refusal-no-step = The car can’t stay where it is: it has to move at least 1 stop.
cuba-refusal-too-far = You can’t drive { n-stops } in one turn: the limit is { $most }, a full circuit.
cuba-refusal-cannot-pay-drive = { $cost ->
    [one] You can’t drive { n-stops } now: it costs { $cost } peso and you have { $have }.
   *[other] You can’t drive { n-stops } now: it costs { $cost } pesos and you have { $have }.
}
cuba-refusal-no-wood-to-zorro = You can’t give wood: El Zorro takes 1 peso, 1 victory point or 1 good other than wood.
cuba-refusal-nothing-of-that = You can’t give { gift }: you have none.
cuba-refusal-no-wood-from-pablo = You can’t take wood from Pablo: the choice is sugar cane, citrus fruit, tobacco, rum or cigars.
cuba-refusal-supply-short = { $left ->
    [0] You can’t take { n-units }: the supply has none left.
    [one] You can’t take { n-units }: the supply has only { $left }.
   *[other] You can’t take { n-units }: the supply has only { $left }.
}
cuba-refusal-has-owner = You can’t claim { the-building }: it already belongs to { $owner }.
cuba-refusal-no-marker-left = { $most ->
    [one] You can’t claim another building: your { $most } ownership marker is on the board.
   *[other] You can’t claim another building: all { $most } of your ownership markers are on the board.
}
cuba-refusal-not-your-building = You can’t use { the-building } through Alonso: that works only with a building of your own.
cuba-refusal-pawn-elsewhere = You can’t use { the-building }: your pawn doesn’t stand there.
cuba-refusal-cannot-process = { $count ->
    [0] You can’t use { the-building } with 0 units of { good-in-units }: at least 1 has to go in, and you have { $have }.
    [one] You can’t hand in { $count } unit of { good-in-units } { at-building }: you have { $have }.
   *[other] You can’t hand in { $count } units of { good-in-units } { at-building }: you have { $have }.
}
cuba-refusal-no-wood-at-market = You can’t swap wood: the black market neither takes it nor gives it.
cuba-refusal-same-good = You can’t swap { good-in-units } for { good-in-units }: the black market gives a good of another kind.
cuba-refusal-nothing-to-trade = You can’t hand in { good-in-units } at the black market: you have none.
cuba-refusal-no-wood-to-saw = You can’t use the sawmill: it needs 1 unit of wood and you have none.
cuba-refusal-nothing-for-cafe = { $goods ->
    [rum] You can’t hand in rum at the café: you have none.
    [cigars] You can’t hand in cigars at the café: you have none.
   *[rum-cigars] You can’t hand in rum and cigars at the café: you have neither.
}
cuba-refusal-no-die-to-cancel = You can’t cancel demand { demand-for } at the customs house: the ship doesn’t want any.
cuba-refusal-cannot-buy-points = { $count ->
    [0] You can’t buy 0 victory points: a use of the casino has to change something.
    [one] You can’t buy { $count } victory point: it costs { $cost } pesos and you have { $have }.
   *[other] You can’t buy { $count } victory points: they cost { $cost } pesos and you have { $have }.
}
cuba-refusal-cannot-sell-points = { $count ->
    [0] You can’t sell 0 victory points: a use of the casino has to change something.
    [one] You can’t sell { $count } victory point: you have { $have }.
   *[other] You can’t sell { $count } victory points: you have { $have }.
}
cuba-refusal-price-at-floor = You can’t move the price marker to the left: it is on the 2, the lowest flag.
cuba-refusal-no-wood-at-trading = You can’t deliver wood at the trading office: ships take wood only in a delivery round.
cuba-refusal-cannot-trade = { $demand ->
    [0] You can’t deliver { good-in-units } at the trading office: the ship doesn’t want any.
    [one] You can’t deliver { good-in-units } at the trading office: the ship wants { $demand } and you have { $have }.
   *[other] You can’t deliver { good-in-units } at the trading office: the ship wants { $demand } and you have { $have }.
}
cuba-refusal-already-inactive = You can’t turn { citizen-name } face down: { citizen-name } is already inactive.
cuba-refusal-wrong-flower = You can’t move your pawn { to-building }: it lies { under-flower }, and { citizen-name } has a flower of another colour.
cuba-refusal-occupied = You can’t move your pawn { to-building }: { $seat }’s pawn is there.
cuba-refusal-same-building = Your pawn can’t stay { at-building }: it has to move to another building.
cuba-refusal-wood-needs-kind = You can’t deliver wood without naming a good: no die asks for wood, so it has to take the place of a good that the ship wants.
cuba-refusal-deliver-nothing = You can’t deliver 0 units: a delivery has at least 1, and to deliver nothing is to pass.
cuba-refusal-over-demand = { $demand ->
    [0] You can’t deliver { n-units }: the ship doesn’t want any.
    [one] You can’t deliver { n-units }: the ship wants only { $demand }.
   *[other] You can’t deliver { n-units }: the ship wants only { $demand }.
}
cuba-refusal-not-so-many = { $have ->
    [0] You can’t deliver { n-units }: you have none.
    [one] You can’t deliver { n-units }: you have only { $have }.
   *[other] You can’t deliver { n-units }: you have only { $have }.
}
cuba-refusal-wood-over-demand = { $demand ->
    [0] You can’t deliver { n-wood } in place of { good-in-units }: the ship doesn’t want that good.
    [one] You can’t deliver { n-wood } in place of { good-in-units }: the ship wants only { $demand } of that good.
   *[other] You can’t deliver { n-wood } in place of { good-in-units }: the ship wants only { $demand } of that good.
}

## The nearest yes: what would make the same action possible.

cuba-nearest-pesos = { $by ->
    [one] It would be possible with { $by } more peso.
   *[other] It would be possible with { $by } more pesos.
}
cuba-nearest-points = { $by ->
    [one] It would be possible with { $by } more victory point.
   *[other] It would be possible with { $by } more victory points.
}
cuba-nearest-goods = { $by ->
    [one] It would be possible with { $by } more unit of { good-in-units }.
   *[other] It would be possible with { $by } more units of { good-in-units }.
}
cuba-nearest-supply = { $by ->
    [one] It would be possible with { $by } more unit of { good-in-units } in the supply.
   *[other] It would be possible with { $by } more units of { good-in-units } in the supply.
}
cuba-nearest-demand = It would be possible if { the-die } on the ship showed at least { $face }.
cuba-nearest-price = It would be possible if the price marker stood on the { $price }.
cuba-nearest-free = It would be possible if { the-building } were free.
cuba-nearest-pawn-on = It would be possible if your pawn stood { at-building }.
cuba-nearest-unowned = It would be possible if { the-building } had no owner.
cuba-nearest-owned = It would be possible if { the-building } were yours.
cuba-nearest-active = It would be possible if { citizen-name } were active.
cuba-instead = Possible now: { $action }.

## Actions: what can be chosen.

cuba-action-roll = roll the dice
cuba-action-leave-out = leave out { the-die }
cuba-action-drive = drive { n-stops }
cuba-action-give = give { gift }
cuba-action-take = take { one-unit }
cuba-action-claim = claim { the-building }
cuba-action-pawn = move the pawn { to-building }
cuba-action-decline = do nothing here
cuba-action-pass = pass
cuba-action-deliver = deliver { n-units }
cuba-action-deliver-wood = deliver { n-wood } { instead-of }
cuba-action-use-bank = use the bank: take 2 pesos
cuba-action-use-church = use the church: take 1 victory point
cuba-action-use-sawmill = use the sawmill: hand in 1 unit of wood, take 1 victory point and 1 peso
cuba-action-use-distillery = { $count ->
    [one] use the distillery: turn { $count } unit of sugar cane into rum
   *[other] use the distillery: turn { $count } units of sugar cane into rum
}
cuba-action-use-cigar-factory = { $count ->
    [one] use the cigar factory: turn { $count } unit of tobacco into cigars
   *[other] use the cigar factory: turn { $count } units of tobacco into cigars
}
cuba-action-use-black-market = use the black market: swap { give-one-unit } for { take-one-unit }
cuba-action-use-cafe = { $goods ->
    [rum] use the café: hand in 1 unit of rum
    [cigars] use the café: hand in 1 unit of cigars
   *[rum-cigars] use the café: hand in 1 unit of rum and 1 unit of cigars
}
cuba-action-use-customs = use the customs house: turn { the-die } to 0
cuba-action-use-casino = { $to ->
    [points] use the casino: pay { n-pesos }, take { n-points }
   *[pesos] use the casino: hand in { n-points }, take { n-pesos }
}
cuba-action-use-harbour-office = { $way ->
    [up] use the harbour office: move the price marker one flag to the right
   *[down] use the harbour office: move the price marker one flag to the left
}
cuba-action-use-trading-office = use the trading office: deliver { one-unit }
cuba-action-use-newspaper = { $citizen ->
    [pedro] use the newspaper: take 1 peso, turn Pedro face down
    [maria] use the newspaper: take 1 peso, turn Maria face down
    [jose] use the newspaper: take 1 peso, turn José face down
    [martinez] use the newspaper: take 1 peso, turn Martinez face down
    [conchita] use the newspaper: take 1 peso, turn Conchita face down
    [zorro] use the newspaper: take 1 peso, turn El Zorro face down
    [miguel] use the newspaper: take 1 peso, turn Miguel face down
    [pablo] use the newspaper: take 1 peso, turn Pablo face down
    [alonso] use the newspaper: take 1 peso, turn Alonso face down
   *[none] use the newspaper: take 1 peso, turn nobody face down
}

## Decisions: what is to be decided.

cuba-decision-roll = { $seat }, roll the dice for the new ship.
cuba-decision-leave-out = { $seat }, which die do you leave out?
cuba-decision-drive = { $seat }, how far do you drive?
cuba-decision-give = { $seat }, El Zorro is in town for { $turn }: what do you give?
cuba-decision-take = { $seat }, which good do you take from Pablo?
cuba-decision-alonso = { $seat }, what should Alonso do for you?
cuba-decision-pawn = { $seat }, where do you move your pawn?
cuba-decision-use = { $seat }, do you use the building?
cuba-decision-deliver = { $seat }, what do you deliver, or do you pass?
cuba-decision-over = The game is over.

# The tiny game.

tiny-beans = { $count ->
    [one] { $count } bean
   *[other] { $count } beans
}
tiny-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

tiny-event-tossed = { $seat } tosses the coin: { $allowed } may be taken.
tiny-event-taken = { $seat } takes { tiny-beans }.
tiny-event-passed = { $seat } passes.
tiny-event-last = { $seat } took the last bean and gets { $count } more.
tiny-event-scored = { $seat } has { tiny-points }.

tiny-refusal-not-your-turn = It isn’t { $seat }’s turn.
tiny-refusal-not-asked = { $decision ->
    [toss] First the coin is tossed.
    [take] The coin is tossed already.
   *[over] The game is over.
}
tiny-refusal-no-such-side = The coin has no side with { $allowed }.
tiny-refusal-too-few = At least one bean is taken.
tiny-refusal-too-many = The coin allows { $allowed }, not { $count }.
tiny-refusal-not-there = There are only { $left } left, not { $count }.
tiny-refusal-has-passed = { $seat } has passed already.

tiny-fault-beans = There are too many beans: { $count }.
tiny-fault-no-such-seat = Nobody sits at { $seat }.
tiny-fault-no-such-side = The coin has no side with { $allowed }.

tiny-nearest-toss = Toss the coin first.
tiny-nearest-instead = This is possible instead: { $action }.

tiny-decision-toss = { $seat } tosses the coin.
tiny-decision-take = { $seat } takes beans or passes.
tiny-decision-over = The game is over.
tiny-action-roll = toss the coin
tiny-action-toss = toss { $count }
tiny-action-take = take { tiny-beans }
tiny-action-pass = pass
tiny-choice-take = take { tiny-beans }, leaving { $left }

tiny-rule-turn-in-order = Players take turns.
    .title = Turns
tiny-rule-toss-first = Whoever’s turn it is tosses the coin first.
    .title = The coin
tiny-rule-take-one = At least one bean is taken.
    .title = At least one
tiny-rule-take-allowed = No more beans are taken than the coin allows.
    .title = What the coin allows
tiny-rule-take-from-heap = Beans come from the heap only.
    .title = The heap
tiny-rule-pass-once = Everybody may pass once a game; a pass left over is worth one.
    .title = Passing
tiny-rule-end-last-bean = Whoever takes the last bean gets { $count } more.
    .title = The last bean

tiny-table-heap = On the heap: { tiny-beans }.
tiny-table-coin = The coin allows { $allowed }.
tiny-table-untossed = The coin is still to be tossed.
tiny-table-hand = { $player }: { tiny-beans }, { $pass ->
    [left] with a pass left.
   *[used] no pass left.
}
tiny-thing-heap = the heap
tiny-thing-coin = the coin
tiny-thing-hands = the hands

tiny-figure-heap = beans on the heap
tiny-figure-gain = beans that { $player } gets
tiny-figure-points = From there you get { tiny-points } at best. There is a better way.
tiny-figure-ahead = From there you end up ahead by { tiny-points } at best. There is a better way.
tiny-goal-turn = It should be { $player }’s turn.
tiny-code = The code is a number from 1 to { $most }.
tiny-gets = gets { tiny-beans }
tiny-gives = gives { tiny-beans }

## Drills: short questions that the engine makes and answers. A question has room for four lines of 75 cells, an answer
## for one line of 70.

cuba-drill-drive-cost = What does it cost you to drive { to-stop }?
    .title = The cost of a drive
cuba-drill-may-i = You want to do this: { $action }. May you? If not, which rule is against it?
    .title = What is allowed
cuba-drill-what-comes = You drive { to-stop }. What do you get there?
    .title = What a citizen gives
cuba-drill-where-to = You drive { to-stop }. Which buildings can your pawn move to?
    .title = Where the pawn can go
cuba-drill-stay-and-use = You drive { to-stop }. Does your pawn move, and may you use a building?
    .title = Whether the pawn moves
cuba-drill-owner = You do this, and your turn ends: { $action }. Who gets the owner’s point?
    .title = The owner’s point
cuba-drill-how-many = It is your turn to deliver. How many units of { good-in-units } can you deliver at most?
    .title = How much you can deliver
cuba-drill-worth = You do this: { $action }. How many victory points does that score?
    .title = What a delivery is worth
cuba-drill-dice-after = You do this: { $action }. What do the dice on the ship show after that?
    .title = The dice after a delivery
cuba-drill-price-after = You do this: { $action }. Where is the price marker after that?
    .title = Where the price marker goes
cuba-drill-who-rolls = { $player } does this: { $action }. With that the ship departs. Who sets the demand of the next one?
    .title = Who sets the new demand
cuba-drill-give = El Zorro is in town, and you have to give something. What can you choose from?
    .title = What El Zorro takes
cuba-drill-asleep = You drive { to-stop }. Who is inactive after that?
    .title = Who is inactive
cuba-drill-who-wins = The seventh ship has departed. Who wins?
    .title = Who wins

## Answers, and facts of the table that only drills tell.

cuba-answer-units = { $count ->
    [0] nothing
    [one] { $count } unit of { good-in-units }
   *[other] { $count } units of { good-in-units }
}
cuba-answer-yes = Yes, that is possible.
cuba-answer-no = No: { $title }
cuba-answer-no-building = none
cuba-answer-nobody = nobody
cuba-answer-nothing = nothing
cuba-answer-you = you ({ $player })
cuba-answer-player = { $player }
cuba-answer-shared = a shared victory: { $list }
cuba-answer-die = { $good ->
    [sugar] white { $face }
    [citrus] orange { $face }
    [tobacco] green { $face }
    [rum] red { $face }
   *[cigars] black { $face }
}
cuba-answer-departed = nothing any more: the ship departs
cuba-answer-price = on the { $price }
cuba-answer-chequered = on the chequered flag
cuba-answer-pawn-moves = It moves, and you may use the building it moves to.
cuba-answer-pawn-stays-and-uses = It stays, and you may use the building it stands on.
cuba-answer-pawn-stays = It stays, and you use no building.
cuba-answer-gift = { $what ->
    [peso] 1 peso
    [point] 1 victory point
    [goods] 1 good other than wood
   *[wood] 1 unit of wood
}
cuba-table-price = The price marker is on the { $price }.
cuba-table-turn = It is { $player }’s turn.
cuba-table-passed = Already out of the delivery round: { $list }.

## A round on plain lines.

drill-round = { $count ->
    [one] Drills: { $count } question
   *[other] Drills: { $count } questions
}
drill-round-of = Drills: { $title }
drill-seats = You play { $player }. To your left, as far as they play: { $list }.
drill-question = Question { $number } of { $count }: { $title }
drill-right = Right.
drill-right-with-help = Right, with some help. It comes back tomorrow.
drill-wrong = That isn’t it. The answer: { $answer }
drill-skipped = The answer: { $answer }
drill-score = { $count ->
    [one] You answered { $right } of { $count } question right.
   *[other] You answered { $right } of { $count } questions right.
}
drill-comes-back = These come back soon: { $list }.
drill-rests = All of it right: these questions now rest for a while.
drill-again = Another round: { $command }
drill-not-here = That command doesn’t work in drills. Type ? for help.
drill-help = Type the number of an answer or its words. These commands work here:
drill-none = No question could be made.

## The list of drills.

drill-list = Drills
drill-list-round = { $count ->
    [0] a round of questions, nothing due
    [one] a round of questions, { $count } kind due
   *[other] a round of questions, { $count } kinds due
}
drill-state-new = new
drill-state-due = due
drill-state-rests = { $days ->
    [one] comes back in { $days } day
   *[other] comes back in { $days } days
}
drill-reset-ask = Delete what is known about your drills? Type yes to do it.

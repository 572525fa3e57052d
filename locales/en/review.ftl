## The review of a game: which moves cost most, what was better and why.

cli-command-review = show which moves of a game cost most, what was better and why
cli-option-most = how many moves the review shows
cli-option-seat = whose moves are reviewed: a name, or the number of the seat
cli-option-puzzle = make a puzzle of one of the moves shown, by its number in the list, in a new folder
cli-error-seat = Nobody at this table is called “{ $word }”. At the table: { $known }.
review-no-game = No game has been played yet that could be reviewed. Start one: { $command }
review-not-yet = This game isn’t over, and what the others hold is behind the screens. It can be reviewed when it is over.
review-head = Game “{ $name }”. Decisions: { $moves }, of these with several options: { $judged }.
review-seats = Reviewed: { $list }.
review-worst = What cost most, estimated in victory points:
review-none = No move cost half a point or more. Well played!
review-no-move = There is no number { $number } in this list.
review-line = Move { $at }, { $player }: cost about { $points }
review-one = { $number } of { $count }. Move { $at }, { $player }: cost about { $points } points on average.
review-played = Played: { $text } ({ $line })
review-better = Better: { $text } ({ $line })
review-table = The table before the move:
review-would = The better move, and the turn as it could go on:
review-progress = { $percent } % (moves: { $count })
review-hint = Type a number from the list, or ? for help.
review-help = You can type a number from the list, or:
review-command-next = next, n
    .help = the next move of the list
review-command-back = back, b
    .help = the move before it in the list
review-command-try = try, t
    .help = what the better move brings; “try” with an action: what that one brings
review-command-puzzle = puzzle
    .help = makes a puzzle of this move; behind it the name of a new folder
review-command-drill = drill
    .help = has the drills ask about the rule of this move
review-puzzled = The puzzle is in the folder { $path }, and its solution is proved. Play it: { $command }
review-puzzle-kept = The puzzle is proved and kept: it is among the puzzles when you start the program again. On plain lines: { $command }
review-unpuzzled = This move makes no puzzle: what the better one gains only shows after the turn.
review-puzzle-folder = Write the name of a new folder behind it.
review-drilled = The drills will soon ask you about this rule: { $title }.
review-undrilled = No drill asks about this rule: { $title }.

## The app.

ui-review = Review
ui-play-deed-review = review
ui-review-open = Review the game
ui-review-working = The moves are being judged.
ui-review-estimated = estimated in victory points
ui-review-move = Move
ui-review-played = played
ui-review-better = better
ui-review-try = try it
ui-review-table = see the table
ui-review-drill = note for the drills
ui-review-puzzle = make a puzzle
ui-review-whose = whose moves
ui-review-other = next move
ui-review-proving = The puzzle is being made and proved.

## Puzzles made of moves.

review-puzzle-part = From games that were played
review-puzzle-title = Move { $number } of a game
review-puzzle-aim = You look for a better move than the one that was played.
review-puzzle-closing = You have found a better move than the one from the game.
review-puzzle-text = This table is from a real game, before move { $number }. The others do what is worst for you.
review-puzzle-played = That is the move from the game. There is a better one.
cuba-puzzle-points = Gain as many victory points as you can in this turn.
cuba-puzzle-ahead = Gain as many more victory points than { $player } as you can.
cuba-puzzle-goods = End this turn with as many goods as you can.
cuba-puzzle-pesos = End this turn with as many pesos as you can.
cuba-puzzle-good = End this turn with as many units of { good-in-units } as you can.

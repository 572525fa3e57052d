## Lessons on plain lines: the table in words.

cuba-table-car = { $stop ->
    [pedro] The car is at Pedro.
    [maria] The car is at Maria.
    [jose] The car is at José.
    [martinez] The car is at Martinez.
    [conchita] The car is at Conchita.
    [zorro] The car is at El Zorro.
    [miguel] The car is at Miguel.
    [pablo] The car is at Pablo.
    [alonso] The car is at Alonso.
   *[harbour] The car is at the harbour.
}
cuba-table-ship = Ship { $ship } of { $ships } is in the harbour. Each unit delivered scores { n-points } (wood always scores 1).
cuba-table-dice = The ship wants: { $list }.
cuba-table-no-dice = The ship has no dice yet.
cuba-table-rolled = The dice show: { $list }.
cuba-table-die = { $good ->
    [sugar] sugar cane (white) { $count }
    [citrus] citrus fruit (orange) { $count }
    [tobacco] tobacco (green) { $count }
    [rum] rum (red) { $count }
   *[cigars] cigars (black) { $count }
}
cuba-table-count = { good-name } { $count }
cuba-table-hand = { $player } has { n-pesos }, { n-points } and these goods: { $list }.
cuba-table-hand-empty = { $player } has { n-pesos }, { n-points } and no goods.
cuba-table-pawn = { $player }’s pawn is { at-building }.
cuba-table-pawn-off = { $player }’s pawn isn’t on the board yet.
cuba-table-owns = { $player } owns: { $list }.
cuba-table-inactive = Inactive: { $list }.
cuba-table-supply = The supply holds: { $list }.
cuba-choice-drive = drive { to-stop }: { n-stops }, { n-pesos }
# allow d: only exactly 1 stop is free
cuba-look-distance = { $steps ->
    [1] The drive there is { $steps } stop long and free.
   *[other] The drive there is { n-stops } long and costs { n-pesos }.
}
cuba-look-flower = Buildings { under-flower }: { $list }.
cuba-look-inactive = { citizen-name } is inactive now.
cuba-look-owner = It belongs to { $player }.
cuba-look-no-owner = It belongs to nobody.
cuba-look-visitor = { $player }’s pawn is here.
cuba-look-no-visitor = No pawn is here.
cuba-look-die = The die shows { $face }.
cuba-look-no-die = The ship doesn’t want any: this die was left out.

## What is still to be done: a number, what it should be and what it is.

cuba-figure-price = the price
cuba-figure-ship = the number of the ship
cuba-figure-demand = units wanted in all
cuba-figure-die = { $good ->
    [sugar] the die for sugar cane
    [citrus] the die for citrus fruit
    [tobacco] the die for tobacco
    [rum] the die for rum
   *[cigars] the die for cigars
}
cuba-figure-supply = { $good ->
    [sugar] sugar cane in the supply
    [citrus] citrus fruit in the supply
    [tobacco] tobacco in the supply
    [rum] rum in the supply
    [cigars] cigars in the supply
   *[wood] wood in the supply
}
cuba-figure-has = { $what ->
    [pesos] { $player }’s pesos
    [points] { $player }’s victory points
    [sugar] { $player }’s sugar cane
    [citrus] { $player }’s citrus fruit
    [tobacco] { $player }’s tobacco
    [rum] { $player }’s rum
    [cigars] { $player }’s cigars
    [wood] { $player }’s wood
   *[goods] { $player }’s goods
}
cuba-figure-gain = { $what ->
    [pesos] pesos gained by { $player }
    [points] victory points gained by { $player }
    [sugar] sugar cane gained by { $player }
    [citrus] citrus fruit gained by { $player }
    [tobacco] tobacco gained by { $player }
    [rum] rum gained by { $player }
    [cigars] cigars gained by { $player }
    [wood] wood gained by { $player }
   *[goods] goods gained by { $player }
}
cuba-figure-markers = buildings owned by { $player }
cuba-figure-steps = stops to drive
cuba-figure-missing = pesos that { $player } lacks for the harbour
cuba-figure-total = { $player }’s final points
cuba-figure-for-goods = { $player }’s points for goods
cuba-figure-goods-left = goods that { $player } has left over
cuba-figure-place = { $player }’s place
goal-exactly = This should be { $wanted } and is { $found }: { $what }.
goal-at-least = This should be at least { $wanted } and is { $found }: { $what }.
goal-at-most = This should be at most { $wanted } and is { $found }: { $what }.
cuba-goal-car = { $stop ->
    [pedro] The car should end at Pedro.
    [maria] The car should end at Maria.
    [jose] The car should end at José.
    [martinez] The car should end at Martinez.
    [conchita] The car should end at Conchita.
    [zorro] The car should end at El Zorro.
    [miguel] The car should end at Miguel.
    [pablo] The car should end at Pablo.
    [alonso] The car should end at Alonso.
   *[harbour] The car should end at the harbour.
}
cuba-goal-pawn = { $player }’s pawn should be { at-building }.
cuba-goal-pawn-off = { $player }’s pawn shouldn’t be on the board.
cuba-goal-owns = { $player } should own { the-building }.
cuba-goal-inactive = Only { citizen-name } should be inactive.
cuba-goal-inactive-count = { $count ->
    [0] Nobody should be inactive.
    [one] Exactly { $count } citizen should be inactive.
   *[other] Exactly { $count } citizens should be inactive.
}
cuba-goal-turn = It should be { $player }’s turn.
cuba-goal-asked = It should be up to { $player } to decide.
cuba-goal-now = { $decision ->
    [roll] Next up should be the roll of the dice.
    [leave-out] Next up should be the choice of the dice.
    [drive] Next up should be a drive.
    [give] Next up should be a gift to whoever visits El Zorro.
    [take] Next up should be a good from Pablo.
    [alonso] Next up should be Alonso’s help.
    [pawn] Next up should be the pawn.
    [use] Next up should be the use of a building.
    [deliver] Next up should be a delivery or a pass.
   *[over] The game should be over.
}
cuba-goal-over = The game should be over.
cuba-goal-not-over = The game shouldn’t be over.
cuba-goal-wins = { $player } should win.
cuba-goal-dice = Other dice should be on the ship.
goal-not = Something has happened that shouldn’t have.
goal-refused = The task is to try something that the rules refuse.
goal-looked = The task is to look at something.
goal-answered = The task is to choose an answer.
goal-happened = Something that the task asks for hasn’t happened.
goal-figure = From there you can reach { $best } at best. There is a better way.
cuba-figure-points = From there you get { n-points } at best. There is a better way.
cuba-figure-pesos = From there you have { n-pesos } at best. There is a better way.
cuba-figure-goods = From there you have { n-units } at best. There is a better way.
cuba-figure-ahead = From there you end up { n-points } ahead at best. There is a better way.
cuba-figure-behind = From there you end up { n-points } behind, even at best. There is a better way.
goal-figure-missed = From there the task can no longer be done.
goal-any = There are several ways. What one of them still lacks:
goal-given-dice = The dice of this lesson are given. Type roll without numbers.

## The lesson itself.

learn-lesson = Lesson: { $title }
learn-seats = You play { $player }. Also at the table: { $list }.
learn-step = Step { $step } of { $count }
learn-task = Your task: { $task }
learn-you-can = You can:
learn-answers = Answers:
learn-others-play = Then the others play:
learn-passed = Done.
learn-refused-as-asked = Right: the rules say no. Done.
learn-taken-back = That way the task can’t be done, so the move is taken back.
learn-only-shown = That was only shown and is taken back.
learn-still = Still to do:
learn-not-the-answer = That isn’t it.
learn-finished = You have finished “{ $title }”.
learn-tested = You have finished “{ $title }” without a mistake.
learn-left-open = { $count ->
    [one] You skipped { $count } step, so the lesson stays open.
   *[other] You skipped { $count } steps, so the lesson stays open.
}
learn-next = Next: { $title }. Begin with: { $command }
learn-next-awaited = The next lesson will be “{ $id }”, but it isn’t there yet.
learn-last = That was the last lesson so far.
learn-note = Here the booklets differ. More with: { $command }
learn-rule = Rule: { $title } ({ $rule })
learn-would = This would happen:
learn-would-pass = That would do the task.
learn-undone = The last move is taken back.
learn-nothing-to-undo = There is nothing to take back.
learn-redone = The move is made again.
learn-nothing-to-redo = There is no move to make again.
learn-restarted = The step starts again.
learn-skipped = The step is done for you, like this:
learn-no-step = { $count ->
    [one] There is no step “{ $word }”: this lesson has { $count } step.
   *[other] There is no step “{ $word }”: this lesson has { $count } steps.
}
learn-language = The language is English now.
learn-not-understood = “{ $word }” is no move and no command here. Type ? for help.
learn-several = “{ $word }” can mean several things:
learn-nearly = Perhaps you meant “{ $text }”. Type { $line } for that.
learn-no-choice = There is no number { $number } here.
learn-nothing-to-see = “{ $word }” can’t be looked at. Try the name of a citizen, a building or a good.
learn-bad-line = This line can’t be read.
learn-hint-where = Look at this: { $thing }.
learn-hint-rule = The rule: { $text }
learn-hint-move = Do this: { $action } ({ $line }).
learn-hint-answer = The answer: { $text }.
learn-hint-look = Look at this: { $thing } ({ $line }).
learn-hint-none = There is no hint here.
learn-test-begins = The test shows only the tasks and gives no hints. The first mistake ends it, and the lesson goes on there.
learn-test-ends = The test ends here. The lesson goes on with this step.
learn-test-no-hints = There are no hints in a test.
learn-goodbye = See you soon.

## What can be typed: words, separated by commas, and what they do.

learn-help = Type the number of a choice, its words, or an action as in the brackets. These commands work everywhere:
learn-command-help = ?, help
    .help = this help
learn-command-again = again, table
    .help = read the step and the table again
    .play = read the table and the choices again
    .drill = read the question with the whole table
learn-command-why = why
    .help = what an action would do, or why it isn’t possible: why drive 2
    .play = what an action would do, or why it isn’t possible: why drive 2; alone, or with a bot’s name: why the bot did what it did
learn-command-look = look
    .help = what something is and how things stand with it: look bank
learn-command-hint = hint, tip
    .help = a hint; ask up to 3 times: where to look, which rule, the move
    .play = a hint; ask twice: where to look, then the move and why
    .drill = the rule behind the question
learn-command-undo = undo
    .help = take the last move back
    .play = take back your last decision, with whatever the bots did then
learn-command-redo = redo
    .help = make again a move you took back
learn-command-restart = restart
    .help = start this step again
learn-command-skip = skip
    .help = have this step done for you
    .drill = hear the answer and go on to the next question
learn-command-go = go
    .help = go to another step: go 3
learn-command-test = test
    .help = show that you know it all: the tasks only, from the start
learn-command-lang = lang, language
    .help = another language: lang de
learn-command-rules = rules
    .help = look something up: rules customs
learn-command-quit = quit, exit
    .help = leave; your progress is saved
    .play = leave; the game is saved

## The list of lessons, and the progress.

learn-list = Lessons
learn-list-done = done
learn-list-begun = begun, step { $step }
learn-list-open = open
learn-list-pack = From { $pack }:
learn-choose = Which lesson? Type its number or its name; an empty line takes number { $number }.
learn-resumed = You go on with step { $step }. To begin again, type go 1.
learn-changed = This lesson has changed since you began it, so it starts again.
learn-unsaved = Your progress can’t be saved in { $path }. The lesson works all the same.
learn-homeless = There is no folder for your progress. Name one in SANTIAGO_HOME. The lesson works all the same.
learn-set-aside = The progress in { $path } was damaged. It is kept as { $aside }, and you start afresh.
learn-future = The progress in { $path } is from a newer version. It is left untouched, and nothing is saved.
learn-reset-ask = Delete all progress? Type yes to do it.
learn-reset-ask-one = Delete the progress of “{ $title }”? Type yes to do it.
learn-reset-yes = yes, y
learn-reset-done = The progress is deleted.
learn-reset-kept = Nothing is deleted.
learn-recording = Play whatever your lesson should show, for all seats. Each of your turns becomes a step. Type quit to write the file.
learn-recorded = { $count ->
    [one] The file { $path } is written, with { $count } step. Complete it with: { $command }
   *[other] The file { $path } is written, with { $count } steps. Complete it with: { $command }
}
learn-nothing-recorded = Nothing was played, so nothing is written.
cli-command-learn = play a lesson or a round of drills
cli-option-plain = plain lines instead of the full-screen app
cli-option-scenarios = a folder with more lessons
cli-option-list = list the lessons; with play: the saved games
cli-option-reset = delete the progress, after a question
cli-option-record = turn moves into a lesson file to be completed
cli-option-learner = whose progress this is, when several share a computer
cli-option-watch = check again whenever a file changes
cli-error-unknown-lesson = There is no lesson “{ $word }”.
cli-error-faulty = There are faults in the lessons in { $path }. Find them with: { $command }
cli-error-learner = The name “{ $word }” can’t be used. Write 1 to 40 letters, digits, spaces or hyphens.
cli-error-write = The file { $path } can’t be written.
cli-error-exists = The file { $path } already exists. Name another one.

## Checking lessons: what was proved, and what is wrong and what to do.

check-proved = Lessons { $lessons }, puzzles { $puzzles }, fast track { $fast }; steps { $steps }, actions tried { $tried }, dead ends { $dead }.
check-awaited = { $lesson } names { $named }, which isn’t there yet.
check-passing = { $lesson }, step { $step }: ways { $ways } of { $lines }.
check-watching = Checked again whenever a file changes. Ctrl+C ends it.
fault-syntax = { $help ->
    [expected] Correct the TOML here: { $expected } is expected.
    [twice] Correct the TOML here: this key is there twice.
   *[none] Correct the TOML here.
}
fault-wrong-type = { $wanted ->
    [truth] Write true or false here.
    [number] Write a number here.
    [text] Write a text in quotation marks here.
    [list] Write a list in square brackets here.
   *[table] Write a table in curly brackets here.
}
fault-unknown-key = { $help ->
    [near] There is no key “{ $word }” here. Did you mean “{ $near }”?
    [list] There is no key “{ $word }” here. Known keys: { $known }.
   *[none] There is no key “{ $word }” here.
}
fault-missing-key = Add the key “{ $key }” here.
fault-unknown-id = { $help ->
    [near] The id “{ $word }” isn’t known here. Did you mean “{ $near }”?
    [list] The id “{ $word }” isn’t known here. Known ids: { $known }.
   *[none] The id “{ $word }” isn’t known here.
}
fault-number = Write a number from { $low } to { $high } here.
fault-one-key = { $count ->
    [0] Write exactly 1 key between these brackets.
    [one] Write exactly 1 key between these brackets.
   *[other] Write exactly 1 key between these brackets, not { $count }. Join several in a list.
}
fault-format = Write format = { $format }: this program reads no other.
fault-id-form = Write the id “{ $word }” in lower-case letters, digits and single hyphens, beginning with a letter.
fault-id-file = Make them the same: the id is “{ $id }”, the file is { $file }.
fault-twice = Keep only one: “{ $word }” is there twice.
fault-empty = Put something into “{ $key }”: it mustn’t be empty.
fault-too-many = Shorten “{ $key }”: the limit is { $most }.
fault-action = Correct the action “{ $line }”. Examples: drive 2; pawn bank; deliver 1 rum; ana give peso.
fault-seat = Nobody called “{ $word }” sits at this table. Check the players and the seats.
fault-position = Correct this position: { $why }
fault-two-starts = Keep only one of “position” and “new”.
fault-kind-key = { $kind ->
    [act] Remove “{ $key }”, or give the step another kind: a step of the kind “act” can’t have it.
    [try] Remove “{ $key }”, or give the step another kind: a step of the kind “try” can’t have it.
    [look] Remove “{ $key }”, or give the step another kind: a step of the kind “look” can’t have it.
    [ask] Remove “{ $key }”, or give the step another kind: a step of the kind “ask” can’t have it.
   *[borrow] Remove everything else from this step: one with “{ $key }” has no other keys.
}
fault-kind-goal = { $kind ->
    [act] Use only facts about the table in the goal of a step of the kind “act”.
    [try] Use “refused” in the goal of a step of the kind “try”, and neither “looked” nor “answered”.
    [look] Use only “looked” in the goal of a step of the kind “look”.
   *[ask] Use only “answered” in the goal of a step of the kind “ask”.
}
fault-options = { $count ->
    [one] Give at least 2 options, of which exactly 1 is right. There is { $count }.
   *[other] Give at least 2 options, of which exactly 1 is right. There are { $count }.
}
fault-rule-untaught = Add { $rule } to “teaches” or “shows”, or name another rule.
fault-ruling = There is no ruling “{ $word }”. Write r01 to r84.
fault-thing = { $help ->
    [near] The thing “{ $word }” can’t be looked at. Did you mean “{ $near }”?
    [list] The thing “{ $word }” can’t be looked at. Known things: { $known }.
   *[none] The thing “{ $word }” can’t be looked at.
}
fault-borrowed = Correct the names: there is no lesson “{ $lesson }” with a step “{ $step }” to borrow.
fault-script-illegal = Change this line: “{ $line }” isn’t possible there ({ $rule }).
fault-script-seat = Change this line: at “{ $line }” it is up to “{ $word }” to decide.
fault-script-brings = Correct what these moves bring. { $why }
fault-check = Correct this fact: it doesn’t hold at the start of the step. { $why }
fault-already-solved = Ask for more: the goal holds before anything is done.
fault-not-asked = Start where the learner has something to decide. In this step that isn’t so.
fault-unreachable = Change the goal or the position: nothing the learner can do leads there. { $why }
fault-solution-illegal = Correct the solution: “{ $line }” isn’t possible there ({ $rule }).
fault-solution-misses = Correct the solution or the goal: it doesn’t lead there. { $why }
fault-solution-long = Shorten the solution: the goal is met before this move.
fault-ways = { $count ->
    [one] Correct “ways”: there is { $count }.
   *[other] Correct “ways”: there are { $count }.
}
fault-par = Correct “par”: the best that can be reached is { $best }.
fault-wrong-illegal = Change this line: “{ $line }” isn’t possible there ({ $rule }). If it should be refused, it belongs under “no”.
fault-wrong-brings = Correct what this line brings. { $why }
fault-wrong-passes = Remove this line: it does the task.
fault-no-legal = Change this line: “{ $line }” is possible there and isn’t refused.
fault-no-rules = Correct the rules: “{ $line }” is refused with { $rules }.
fault-unheard = Change this line: nobody gets there, because an earlier move of it is taken back.
fault-react-idle = Remove this reaction: “{ $line }” never comes up.
fault-no-dice = Add dice to “rolls”: the learner gets to roll, and none are left.
fault-too-wide = Split this step or simplify its position: there are more lines than can be tried.
fault-dead-end = Change this step: after “{ $line }” nothing leads on.
fault-text-syntax = Correct the Fluent syntax here.
fault-text-missing = Add the text { $id } in { $lang }.
fault-text-extra = Remove the text { $id } in { $lang }: nothing shows it.
fault-text-long = { $count ->
    [one] Shorten the text { $id } in { $lang }: it takes { $count } line, and the room is { $most } of { $cells } cells.
   *[other] Shorten the text { $id } in { $lang }: it takes { $count } lines, and the room is { $most } of { $cells } cells.
}
fault-text-numbers = Use the same numbers as in English in the text { $id } in { $lang }: { $names }.
fault-text-format = Correct the text { $id } in { $lang }: it can’t be put together.
fault-unlisted = List “{ $id }” in course.toml, or remove this file.
fault-file-missing = Add the file { $file }: it isn’t there.
fault-pack-prefix = Begin the id “{ $word }” with “{ $pack }-”, the name of the pack.
fault-taken = Choose another name: “{ $word }” is taken.
fault-game = Write “santiago-de-cuba” here: the game “{ $word }” has no lessons.
list-and-one = { $list }, { $one }

learn-question = Question: { $task }
learn-help-hint = Type ? for help.
learn-you-look = Type { $command } and the name of a thing.
learn-might-go-on = It might go on like this:
learn-languages = Languages: { $known }.
learn-hint-topic = Think of this: { $title }.
cuba-table-street = The street, from the first stop after the harbour: { $list }, and then the harbour again.

## The full-screen app.

ui-language-name = English
ui-which-language = Which language would you like to play in?
ui-hello = Good to see you.
ui-continue = Continue: { $title }, step { $step } of { $count }
ui-begin = Begin: { $title }
ui-course = Course
ui-rules = Rules
    .help = look things up, in five languages, typing errors welcome
ui-leave = Leave
ui-lessons-done = { $done } of { $count } lessons done
ui-goal = Goal
ui-too-small = Please at least 80 x 24. [q] leaves.
ui-unchanged = Nothing on the table has changed.
ui-search = Search
    .help = Type to search; Enter opens what is found.
key-up = up
key-down = down
key-left = left
key-right = right
key-do = do it
key-back = back
key-next = next area
key-why = what or why not
key-tip = tip
key-undo = take back
key-redo = do again
key-restart = start the step again
key-skip = have it done
key-search = search the rules
key-language = language
key-help = help
key-quit = leave

## The table of Santiago de Cuba in few letters.

cuba-ui-title = Santiago de Cuba
cuba-ui-ship = Ship { $ship } of { $ships }
cuba-ui-price = Price
cuba-ui-supply = Supply
cuba-ui-car = car
cuba-ui-harbour = HARBOUR
cuba-ui-inactive = inactive
cuba-ui-free = free
cuba-ui-no-demand = no demand yet
cuba-ui-turn = to play
cuba-ui-passed = passed
cuba-ui-wood = { $count } Wo for { $for }
cuba-ui-gives = { $citizen ->
    [pedro] +2 To
    [maria] +2 points
    [jose] +2 Su
    [martinez] +3 pesos
    [conchita] +2 Ci
    [zorro] 1 from each
    [miguel] +2 Wo
    [pablo] +1 good
   *[alonso] claim or use
}
cuba-ui-good = { $good ->
    [sugar] Su
    [citrus] Ci
    [tobacco] To
    [rum] Ru
    [cigars] Cg
   *[wood] Wo
}
cuba-ui-flower = { $flower ->
    [yellow] y
    [blue] b
    [red] r
   *[white] w
}
cuba-ui-flower-word = { $flower ->
    [yellow] yellow
    [blue] blue
    [red] red
   *[white] white
}
cuba-ui-state = { $decision ->
    [roll] roll
    [leave-out] choose dice
    [drive] drive
    [give] give
    [take] take
    [alonso] Alonso
    [pawn] move the pawn
    [use] use
   *[deliver] deliver
}

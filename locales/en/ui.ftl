## The full-screen app.

ui-language-name = English
ui-which-language = Which language would you like to play in?
ui-change-later = You can change it at any time with [g].
ui-hello = Good to see you. The car is waiting.
ui-hello-again = Good to see you again.
ui-continue = Continue: { $title }, step { $step } of { $count }
ui-begin = Begin: { $title }
ui-course = Course
    .help = the whole game, lesson by lesson
ui-fast-track = Fast track
    .help = a few short lessons, and the table can play
ui-puzzles = Puzzles
    .help = one turn each: find the best one
ui-drills = short questions; what was hard comes back
ui-due = { $count } due
drill-another = Another round
ui-rules = Rules
    .help = look things up, in five languages, typos welcome
ui-settings = Settings
    .help = language, colours, your name, mouse, progress
ui-leave = Leave
ui-done-of = { $done } of { $count }
ui-home-tip = Tip: [w] explains whatever the cursor is on.
ui-goal = Goal
ui-too-small = Please at least 40 x 12. [q] leaves.
ui-unchanged = Nothing on the table has changed.
ui-rule = Rule “{ $title }”
ui-named = { $name }:
ui-count = { $number }/{ $count }
ui-next-lesson = Next lesson: { $title }
ui-again = Once more
ui-to-course = Back
ui-tab-street = Street
ui-tab-harbour = Harbour
ui-tab-buildings = Buildings
ui-tab-seats = Table
ui-tab-text = Text
ui-map-rules = Rules: { $rules }. Seen { $seen }, used { $used }, got wrong { $wrong }.
ui-map-best = Fewest mistakes and hints: { $count }
ui-search = Search
    .help = Type to search, in any language; Enter opens what is found.
ui-nothing-found = Nothing found. Try another word.
ui-near = Did you mean one of these?
ui-contents = Contents
ui-kind-citizen = Citizens
ui-kind-building = Buildings
ui-kind-good = Goods
ui-kind-component = Pieces
ui-kind-concept = Terms
ui-kind-rule = Rules
ui-kind-ruling = Rulings
ui-show-me = Show me
ui-now = Now
ui-now-would = Possible now: { $action }
ui-own-flower = { $flower ->
    [yellow] In your box: yellow flower
    [blue] In your box: blue flower
    [red] In your box: red flower
   *[white] In your box: white flower
}
ui-keys = Keys here
ui-filter = Type to filter:
ui-yes = Yes
ui-no = No
ui-on = on
ui-off = off
ui-set-language = Language
ui-set-game = Game
ui-set-theme = Colours
ui-theme = { $theme ->
   *[auto] as the terminal says
    [dark] for a dark background
    [light] for a light background
    [dark-contrast] dark, high contrast
    [light-contrast] light, high contrast
}
ui-set-name = Your name
ui-set-hue = Colour of seat { $seat }
ui-hue = { $hue ->
    [violet] violet
    [lime] lime
    [pink] pink
   *[sky] sky blue
}
ui-set-flower = Flower in your box: { citizen-name }
ui-set-mouse = Mouse
ui-mouse-on = The mouse points and chooses now. [m] gives it back to the terminal.
ui-mouse-off = The mouse selects text now. [m] takes it back.
ui-set-motion = See the car drive
ui-forget = Forget my progress …
ui-forget-ask = Forget everything that you have done in the lessons? It can’t be brought back.

## Keys: what they do in a word or two, and in a line.

key-up = up
    .help = up
key-down = down
    .help = down
key-left = left
    .help = left; on the street one stop back
key-right = right
    .help = right; on the street one stop further
key-page-up = page up
    .help = a page up
key-page-down = page down
    .help = a page down
key-first = first
    .help = to the first one
key-last = last
    .help = to the last one
key-do = do it
    .help = do what has the focus, or go on
key-back = back
    .help = one level back; progress is saved
key-region = next area
    .help = next area: street, harbour, buildings, seats, text
key-region-before = area before
    .help = area before
key-why = what or why
    .help = what it would bring, why it is not possible, what this is
key-tip = tip
    .help = tip: where to look, which rule, which move
key-undo = take back
    .help = take the last move back
key-redo = do again
    .help = do it again after all
key-restart = step again
    .help = start the step again; in the course: the lesson
key-skip = have it done
    .help = have the step done for you
key-onward = on
    .help = on: the next move, the page you came back from
key-before = back
    .help = back: the move or the page before
key-show = present
    .help = present a lesson to the table; in an article: show me
key-beside = 2 languages
    .help = a second language beside the first
key-mute = explain no more
    .help = explain what is new to you no longer, or again
key-search = search
    .help = search the rules
key-language = language
    .help = change the language, on the spot
key-mouse = mouse
    .help = mouse on or off, so that text can be selected
key-help = help
    .help = this help
key-quit = leave
    .help = leave; everything is saved
key-open = open
key-go-on = go on
key-look = look at it
key-answer = answer
key-article = article
key-anew = from the start
key-close = close
key-change = change
key-more = more

## The table of Santiago de Cuba in few letters.

cuba-ui-title = Santiago de Cuba
cuba-ui-ship = Ship { $ship } of { $ships }
cuba-ui-price = Price
cuba-ui-departs = then it departs
cuba-ui-supply = Supply
cuba-ui-pesos = Pesos
cuba-ui-points = Points
cuba-ui-hidden = hidden
cuba-ui-have = you have { $count }
cuba-ui-aside = beside: { good-name }
cuba-ui-car = car
cuba-ui-harbour = HARBOUR
cuba-ui-inactive = { $citizen ->
    [pedro] inactive
    [maria] inactive
    [jose] inactive
    [martinez] inactive
    [conchita] inactive
    [zorro] inactive
    [miguel] inactive
    [pablo] inactive
   *[alonso] inactive
}
cuba-ui-free = free
cuba-ui-no-demand = no demand yet
cuba-ui-turn = to play
cuba-ui-passed = passed
cuba-ui-wood = { $count } Wo for { $for }
cuba-ui-use = use
cuba-ui-casino = { $to ->
    [points] buy { $count }
   *[pesos] sell { $count }
}
cuba-ui-shift = { $way ->
    [up] right
   *[down] left
}
cuba-ui-nobody = nobody
cuba-ui-gives = { $citizen ->
    [pedro] +2 To
    [maria] +2 points
    [jose] +2 Su
    [martinez] +3 pesos
    [conchita] +2 Ci
    [zorro] 1 from each
    [miguel] +2 Wo
    [pablo] +1 good
   *[alonso] claim or use
}
cuba-ui-gives-long = { $citizen ->
    [pedro] 2 tobacco
    [maria] 2 victory points
    [jose] 2 sugar cane
    [martinez] 3 pesos
    [conchita] 2 citrus fruit
    [zorro] 1 from each of you
    [miguel] 2 wood
    [pablo] 1 good of your choice
   *[alonso] claim or use
}
cuba-ui-does = { $building ->
    [bank] 2 pesos
    [church] 1 victory point
    [distillery] sugar cane becomes rum
    [cigar-factory] tobacco becomes cigars
    [black-market] 1 good for another
    [sawmill] 1 wood: 1 point and 1 peso
    [cafe] 1 rum, 1 cigars: 2 points each
    [customs] 1 die to 0
    [casino] 3 pesos for 1 point, and back
    [harbour-office] the price by 1 flag
    [trading-office] 1 good on board: 2 points
   *[newspaper] 1 peso, 1 citizen inactive
}
cuba-ui-do = { $decision ->
    [roll] roll
    [leave-out] leave out
    [drive] drive
    [give] give
    [take] take
    [alonso] do it
    [pawn] move there
    [use] use it
   *[deliver] deliver
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
    [roll] to roll
    [leave-out] to choose dice
    [drive] to drive
    [give] to give
    [take] to take
    [alonso] at Alonso
    [pawn] to move
    [use] to use
   *[deliver] to deliver
}

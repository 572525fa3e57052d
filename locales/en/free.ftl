## Free play: who plays, what is said around a game, and what can be typed.

cuba-table-behind-screen = What { $player } holds is behind the screen.
free-behind-screens = What follows depends on what is behind the screens.
free-seat-person = { $player }: { $colour }, language { $lang }
free-seat-bot = { $player }: { $colour }, bot, { bot-level }
free-saved-as = The game is saved as “{ $name }” after every action.
free-not-saved = This game isn’t saved.
free-goodbye = The game is saved. Go on with it by typing: { $command }
free-continued = The game “{ $name }” goes on. For a new one, say who plays: { $command }
free-hand-over = { $player }, you are next. Take the keyboard and press Enter when nobody else is looking.
free-your-roll = { $player }, the dice for the new ship are yours to roll.
free-type-dice = { $player } rolls. Type what the dice show: sugar cane, citrus fruit, tobacco, rum, cigars, as in roll 2 4 0 1 3. Type roll alone, and the program rolls.
free-program-rolls = In this game the program rolls. Type roll without numbers.
free-undone = Taken back ({ $player }): { $action }.
free-new = New to you – { $title }: { $text }
free-muted = Nothing new is explained any more.
free-unmuted = Whatever is new to you is explained again.
free-why-what = Ask about an action or about a bot that has moved: why drive 2, why pass, why and a bot’s name.
free-code = The code of this layout: { $code }
free-log-written = The log is in { $path }.
free-sheet = The result:
free-again = The same table with the same dice once more: { $command }
free-command-save = save
    .help = give the game a name: save Tuesday
free-command-log = log
    .help = read everything that has happened, or write it to a file, also in another language: log game.txt, log de game.txt
free-command-code = code
    .help = the layout as a code to read out and to play again
free-command-mute = mute
    .help = explain new things no longer, or again

## Teach-back: the bots make mistakes, and you are the referee.

free-pupil-wants = { $player } wants to do this: { $action }.
free-pupil-claims = { $player } says: { $amount }.
cuba-amount-gets-pesos = that brings { n-pesos }
cuba-amount-gets-points = that brings { n-points }
cuba-amount-gets-goods = that brings { n-units }
cuba-amount-pays-pesos = that costs { n-pesos }
cuba-amount-pays-points = that costs { n-points }
cuba-amount-pays-goods = that costs { n-units }
free-verdict = Do the rules agree?
free-verdict-fine = yes, go on
free-verdict-stop = no, stop
free-verdict-rule = Which rule says otherwise?
free-ruled-passed = Right: the rules agree.
free-ruled-caught = Right: that was a mistake, and this is the rule.
free-ruled-other-rule = It was a mistake, but by another rule.
free-ruled-missed = The rules don’t agree: that was a mistake.
free-ruled-false-alarm = The rules do agree: there was no mistake.
free-pupil-hears = The rules say to { $player }:
free-right-amount = The right amount: { $amount }.
free-pupil-then = { $player } thinks again.
free-tally = { $count ->
    [one] You judged { $count } move, and this many rightly: { $right }.
   *[other] You judged { $count } moves, and this many rightly: { $right }.
}
free-teach-help = Say whether the rules allow it and the amount is right. You can look things up: rules customs, look bank, again, quit.

## The games that are kept.

free-list-open = { $count ->
    [one] { $name }: { $list }; { $count } action so far
   *[other] { $name }: { $list }; { $count } actions so far
}
free-list-over = { $count ->
    [one] { $name }: { $list }; over after { $count } action
   *[other] { $name }: { $list }; over after { $count } actions
}
free-list-none = No games are kept yet.
free-delete-ask = Delete the game “{ $name }”? Type yes to do it.
free-deleted = The game “{ $name }” is deleted.
free-elsewhere = Somebody else has gone on with the game in { $path }. Yours goes on as “{ $name }”.
free-unsaved = The game can’t be saved in { $path }. You can play all the same.
free-homeless = There is no folder for games. Name one in SANTIAGO_HOME. You can play all the same.
free-bad-name = A game can’t be called “{ $word }”. Write 1 to 20 letters, digits, spaces or hyphens.
free-refused = The game in { $path } can’t be played. The file is left untouched.
free-another = You can also start another game: { $command }
free-unreadable = The file { $path } can’t be read.
free-unreadable-not-text = It isn’t a text of a size that a game can have.
free-unreadable-foreign = It isn’t a saved game.
free-unreadable-other-game = It is a game of “{ $word }”.
free-unreadable-future = It was written by a newer version: format { $format }, and this program knows formats up to { $known }.
free-unreadable-cut = Its end is missing.
free-unreadable-line = Line { $line } says nothing that belongs into a saved game.
free-unreadable-setup = The set-up in line { $line } isn’t possible.
free-unreadable-action = The rules don’t allow the action in line { $line }.
free-unreadable-changed = It has been changed since it was saved.

## Codes.

cuba-code-length = The code “{ $word }” has the wrong length: { $count } signs. Codes have 12, 16, 24 or 28.
cuba-code-symbol = No code has sign { $number } of “{ $word }”.
cuba-code-check = There is a typing error in the code “{ $word }”.
cuba-code-version = The code “{ $word }” is from another version.
cuba-code-no-such-game = No layout has the code “{ $word }”.

## A real table, typed in.

free-table-ask = Type what lies on your table, a line for each thing. What you leave out is drawn or assumed. An empty line ends it, ? shows these examples again:
free-table-noted = Noted.
free-table-seats = The table names seat { $number }, but { $count } play.
free-table-line = { $path }, line { $line }: { $text }
free-sketch-unknown = “{ $word }” isn’t something that a table has. Type ? for examples.
free-sketch-word = “{ $word }” doesn’t fit here. An example: { $example }
cuba-sketch-help-street = the citizens in driving order; ? for one that you don’t know
    .example = street Maria, José, Martinez, Pedro, El Zorro, Conchita, Miguel, Pablo, Alonso
cuba-sketch-help-yellow = the buildings under the yellow flower
    .example = yellow distillery, church, sawmill
cuba-sketch-help-blue = the buildings under the blue flower
    .example = blue cigar factory, black market, bank
cuba-sketch-help-red = the buildings under the red flower
    .example = red café, customs house, casino
cuba-sketch-help-white = the buildings under the white flower
    .example = white harbour office, trading office, newspaper
cuba-sketch-help-flower = the flower on a citizen, if your box has another one
    .example = flower Maria red
cuba-sketch-help-first = who begins a new game
    .example = first 1
cuba-sketch-help-car = where the car stands
    .example = car Pedro
cuba-sketch-help-ship = which ship is in the harbour
    .example = ship 3
cuba-sketch-help-price = the price
    .example = price 2
cuba-sketch-help-dice = the dice on the ship
    .example = dice sugar cane 2, citrus fruit 4, tobacco 0, rum 1
cuba-sketch-help-inactive = the citizens who are inactive
    .example = inactive Pedro, Maria
cuba-sketch-help-turn = whose turn it is
    .example = turn 2
cuba-sketch-help-decision = what is to be decided, and by whom
    .example = decision deliver 1
cuba-sketch-help-passed = who has passed in the delivery round
    .example = passed 2
cuba-sketch-help-seat = what somebody has, the buildings owned last; what you leave out is as at the beginning
    .example = seat 1, pesos 4, victory points 12, rum 2, pawn bank, owns church, casino
# Words that can be typed in lines about a real table, those of all languages everywhere, separated by commas.
cuba-sketch-key-street = street
cuba-sketch-key-yellow = yellow, yellow flower
cuba-sketch-key-blue = blue, blue flower
cuba-sketch-key-red = red, red flower
cuba-sketch-key-white = white, white flower
cuba-sketch-key-flower = flower
cuba-sketch-key-first = first, starts
cuba-sketch-key-car = car
cuba-sketch-key-ship = ship
cuba-sketch-key-price = price
cuba-sketch-key-dice = dice, die
cuba-sketch-key-inactive = inactive
cuba-sketch-key-turn = turn
cuba-sketch-key-decision = decision
cuba-sketch-key-passed = passed
cuba-sketch-key-seat = seat
cuba-sketch-key-pesos = pesos, peso
cuba-sketch-key-points = victory points, points
cuba-sketch-key-pawn = pawn
cuba-sketch-key-owns = owns
cuba-sketch-key-none = none, nobody, beside
cuba-sketch-key-unknown = unknown
cuba-sketch-question-roll = roll
cuba-sketch-question-drive = drive
cuba-sketch-question-give = give
cuba-sketch-question-take = take
cuba-sketch-question-alonso = Alonso
cuba-sketch-question-pawn = pawn
cuba-sketch-question-use = use
cuba-sketch-question-deliver = deliver
cuba-assumed-street = Citizens that you didn’t name are drawn.
cuba-assumed-buildings = Buildings that you didn’t name are drawn.
cuba-assumed-first = Who begins is drawn.
cuba-assumed-turn = Whose turn it is is drawn.
cuba-assumed-car = The car is assumed to be at the harbour.
cuba-assumed-ship = The ship is assumed to be the first.
cuba-assumed-price = The price is assumed to be 2.
cuba-assumed-dice = The dice on the ship are drawn.
cuba-assumed-seat = { $player } is assumed to hold what everyone starts with.
cuba-assumed-rest = Whatever you didn’t say about { $player } is assumed to be as at the beginning.
cuba-assumed-owners = Buildings that you gave no owner are assumed to belong to nobody.

## The command line.

cli-command-play = play freely, against each other or against bots
cli-option-seats = who plays, with commas: anna:de,luis:es,bot:medium; a name, perhaps with a language and a colour, or bot with easiest, easy, medium or hard; for simulate the levels alone: hard,easy
cli-option-seed = the number that the layout, the dice and the bots follow from
cli-option-code = play on the layout of a code
cli-option-table = play on from your real table, described in a file; “-” asks you for it
cli-option-from = begin in the position of a lesson, or of a step of it
cli-option-load = go on with a game that is kept, by its name or its file
cli-option-save = what the game is to be called
cli-option-delete = delete a game, after a question
cli-option-dice = the program rolls, or you type in what your dice show
cli-option-screens = hide what everyone holds, and hand over between turns
cli-option-mute = don’t explain what is new to you
cli-option-teach-back = the bots sometimes break a rule, and you are the referee
cli-error-unknown-save = There is no game “{ $word }”.
cli-error-save-name = A game can’t be called “{ $word }”. Write 1 to 20 letters, digits, spaces or hyphens.
cli-error-unknown-dice = There are no dice “{ $word }”. Write program or typed.
cli-error-seat-name = Nobody can be called “{ $word }”. Write 1 to 20 letters, digits, spaces or hyphens, and commas between the seats.
cli-error-seat-word = “{ $word }” is no language, colour or level here. Write seats as in anna:de,luis:es:lime,bot:medium. Known words: { $known }.
cli-error-seat-colour = Two seats can’t both have the colour “{ $word }”.
cli-error-seats-count = There are { $word } seats. Santiago de Cuba is for 2 to 4.
cli-error-seats-code = There are { $word } seats, but the layout is for { $known }.

## The first game: the coach says a word when something is asked for the first time, and when its moment has come.

free-first-game = First game
    .aim = A whole game against the easiest bot. The dice always fall the same, and I’m beside you.
    .closing = You have played a whole game. From here on it’s practice, and there are stronger bots.
    .resumed = You go on with the game that you left.
cuba-coach-leave-out = A ship departed in your turn, so you set the demand of the next one. The 4 dice that stay are what it wants: leave out a good that you won’t have soon, or one that would help the others.
cuba-coach-drive = Your first drive: the next stop is free. Look at what the citizen gives you, and at which buildings lie under the same flower. Ask for a tip if you like.
cuba-coach-give = Somebody has visited El Zorro, and you have to give something: choose what you can do without.
cuba-coach-take = Pablo lets you choose: a good that the ship wants is worth the most right now.
cuba-coach-alonso = With Alonso you can claim a building, and from then on you score whenever somebody else ends a turn there. Or you use one that you own already.
cuba-coach-pawn = Now the pawn: it has to go to another building under this flower. Think of what you want to use.
cuba-coach-use = You may use the building, but you don’t have to. Ask why, and you see what it would do.
cuba-coach-deliver = The ship is loading: everyone delivers 1 kind at a time, as long as they can or want. Whoever passes is out of this round.
cuba-coach-harbour = { $count ->
    [0] The harbour is { n-stops } away. What you hold of the goods that the ship wants could bring up to { n-points } now, and nobody else has any of them.
    [one] The harbour is { n-stops } away. What you hold of the goods that the ship wants could bring up to { n-points } now. The others hold { $count } unit and deliver in the same round.
   *[other] The harbour is { n-stops } away. What you hold of the goods that the ship wants could bring up to { n-points } now. The others hold { $count } units and deliver in the same round.
}
cuba-coach-no-pesos = You have no pesos, so you can only drive to the next stop: it is free. Pesos come from Martinez, the bank, the newspaper and the sawmill.
cuba-coach-highest-price = The price marker is on the 4, and no flag brings more. If it moves on, the ship departs at once, whatever it still wants, and whoever’s turn it is sets the next demand.
cuba-coach-busy-building = { $count ->
    [one] Alonso is { n-stops } away, and you have an ownership marker left. Nobody owns { the-building } yet, and no such building has had more visits: { $count } so far.
   *[other] Alonso is { n-stops } away, and you have an ownership marker left. Nobody owns { the-building } yet, and no such building has had more visits: { $count } so far.
}
cuba-coach-fine-goods = You have rum or cigars. The café takes 1 unit of each and gives { n-points } for each, whatever the ship wants. A ship that wants them gives the price, { $price } now.
cuba-coach-ship-before-last = { $count ->
    [one] The last ship but one: begin to count. At the end 3 goods make 1 victory point, so your { $count } good would make { n-points }. Pesos count nothing; the casino still turns 3 of them into 1 victory point.
   *[other] The last ship but one: begin to count. At the end 3 goods make 1 victory point, so your { $count } goods would make { n-points }. Pesos count nothing; the casino still turns 3 of them into 1 victory point.
}
cuba-coach-last-ship = The last ship: when it departs, the game is over at once. If that were now, you would have { n-points }, goods included, and { $player } { $total }.
cuba-coach-landlord = If your turn ends { at-building }, { $player } gets 1 victory point: the building is { $player }’s.
cuba-coach-one-way = Your pawn can only go { to-building }: on every other building under this flower there is a pawn, and yours can’t stay where it is.
cuba-coach-near-harbour = { $count ->
    [one] The harbour is only { n-stops } away now, and { $player } is next, with { $count } unit that the ship wants. Whoever keeps count of what the others take knows such things.
   *[other] The harbour is only { n-stops } away now, and { $player } is next, with { $count } units that the ship wants. Whoever keeps count of what the others take knows such things.
}
free-menu = To play freely, type play.
free-menu-word = play

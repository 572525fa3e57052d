## Free play in the full-screen app.

ui-play = Free play
    .help = against bots, or several of you at one screen
ui-play-continue = Continue the game “{ $name }”
ui-play-from-here = Play on from here

## The set-up.

ui-play-begin = Begin
ui-play-games = Saved games
ui-play-count = Players
ui-play-seat = Seat { $seat }
ui-play-person = person
ui-play-bot = bot, { $level }
ui-play-name = Name
ui-play-colour = Colour
ui-play-screens = Screens
ui-play-screens-up = up: holdings are hidden
ui-play-screens-open = none: everybody sees everything
ui-play-layout = Layout
ui-play-layout-random = at random
ui-play-layout-seed = by seed
ui-play-layout-code = by code
ui-play-seed = Seed
ui-play-no-seed = “{ $word }” is no seed. Type a whole number up to { $known }.
ui-play-code = Code
ui-play-dice = Dice
ui-play-dice-program = the program rolls
ui-play-dice-typed = you roll and type them in
ui-play-explains = Explain what is new
ui-play-teach-back = Bots make mistakes

## The real table.

ui-play-layout-table = as on your table
ui-play-table = Your table
ui-table-ask = Say what you know. What you leave out is drawn or assumed.
ui-table-hint = Type a name or a number, or choose with the arrow keys.
ui-table-empty = nothing said yet
ui-table-begun = described, and you can change it
ui-table-inactive = Inactive
ui-table-owners = Owners
ui-table-turn = Turn
ui-table-stop = Stop { $number }
ui-table-house = { $name }, { $number }
ui-table-car = Car
ui-table-ship = Ship
ui-table-price = Price
ui-table-die = Die: { good-name }
ui-table-pesos = Pesos
ui-table-points = Victory points
ui-table-pawn = Pawn
ui-table-whose = Whose turn
ui-table-decision = To decide
ui-table-decider = Who decides
ui-table-passed = Passed: { $name }
ui-table-yes = yes
ui-table-no = no
ui-table-nobody = nobody
ui-table-beside = beside the board
ui-table-drawn = drawn
ui-table-left-out = left out
ui-table-as-begun = as at the beginning
ui-table-unfit = “{ $word }” doesn’t fit here.
ui-table-question-drive = how far to drive
ui-table-question-give = what to give because of El Zorro
ui-table-question-take = which good to take from Pablo
ui-table-question-alonso = what Alonso should do
ui-table-question-pawn = where to move the pawn
ui-table-question-use = whether to use the building
ui-table-question-deliver = what to deliver
ui-table-question-roll = the dice are about to be rolled

## The table.

ui-play-turn = Turn { $number }
ui-play-seed-of = seed { $seed }
ui-play-welcome = [Enter] does what is marked, [w] explains anything, [t] gives a tip.
ui-play-mute = [e] ends these explanations.
ui-play-take-over = { $player }: show me the table
ui-play-thinking = { $player } is thinking …
ui-play-considering = Let me think …
ui-play-next = { $player } is next.
ui-play-onward = Go on: { $player }
ui-play-hurry = Play on to my turn
ui-play-face = { $number }
ui-play-program-rolls = Have the program roll
ui-play-die = What does { the-die } show?
ui-play-why-bot = Why { $player } did this ({ $action }):

## The end, and the games that are kept.

ui-play-over = End of the game
ui-play-goods = For goods
ui-play-total = Total
ui-play-left-over = Left over
ui-play-again = Another game
ui-play-log = Save the log as text
ui-play-leave = Home
ui-play-game-open = { $count ->
    [one] { $list }: { $count } action so far
   *[other] { $list }: { $count } actions so far
}
ui-play-game-over = { $count ->
    [one] { $list }: over after { $count } action
   *[other] { $list }: over after { $count } actions
}
ui-play-deed-continue = continue
ui-play-deed-rename = rename
ui-play-deed-delete = delete
ui-play-deed-log = save the log
ui-play-delete-ask = Delete the game “{ $name }”? It can’t be brought back.

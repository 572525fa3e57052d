## The command line.

cli-about = Learn Santiago de Cuba and look up its rules
cli-usage = Usage
cli-commands = Commands
cli-options = Options
# allow f: in English everywhere, for whoever got the wrong language
cli-lang-hint = --lang LANG: other languages, for example --lang de

cli-command-engine = play by JSON lines, for other programs
cli-command-rules = look something up; without words, show the contents
cli-command-check = prove lessons and audit texts
cli-command-coverage = show which rules the lessons teach and which wrong rules they notice
cli-command-completions = print completions for a shell
cli-command-manual = print the manual page

cli-option-lang = the language of the texts
cli-option-locales = a folder with more languages
cli-option-with = a second language beside the first
cli-option-json = answer in JSON
cli-option-color = colours: auto, always or never
cli-option-ascii = plain ASCII signs only
cli-option-game = the game in question
cli-option-help = show how the program is used
cli-option-version = show the version
cli-option-compared = note that a language has been compared with the English texts

cli-error-unknown-command = There is no command “{ $word }”.
cli-error-unknown-option = There is no option “{ $word }”.
cli-error-left-out = “{ $word }” belongs to a part of the program that this copy was built without. Build it with the feature { $known } to have it.
cli-error-missing-value = The option “{ $word }” needs a value.
cli-error-unexpected-value = The option “{ $word }” takes no value.
cli-error-unexpected-word = The word “{ $word }” is one too many here.
cli-error-unreadable = The word “{ $word }” can’t be read: it isn’t valid text.
cli-error-unknown-game = There is no game “{ $word }”.
cli-error-unknown-language = There is no language “{ $word }”. Known languages: { $known }.
cli-error-unknown-color = There is no colour setting “{ $word }”. Write auto, always or never.
cli-error-unknown-shell = There are no completions for the shell “{ $word }”. Known shells: { $known }.
cli-did-you-mean = Did you mean “{ $word }”?
cli-see-help = More with: { $command }
cli-error-folder = { $reason ->
    [missing] The folder { $path } doesn’t exist.
    [unreadable] The folder { $path } can’t be read.
    [too-many-files] The folder { $path } holds too many files.
    [file-too-large] The file { $path } is too large.
    [pack-too-large] The texts in { $path } are too large in all.
    [link] The entry { $path } is a link, and links aren’t followed.
    [not-utf8] The file { $path } isn’t UTF-8.
    [no-language] The folder name { $path } isn’t a language code.
    [nested-too-deep] The text in { $path } is nested too deeply.
   *[empty] The folder { $path } holds no texts.
}
cli-error-syntax = The text in { $path }, line { $line }, isn’t Fluent.
cli-error-terminal = This terminal can’t be used. On plain lines it works everywhere: { $command }

## The reference.

reference-contents = Contents
reference-citizens = Citizens
reference-buildings = Buildings
reference-goods = Goods
reference-components = Components
reference-concepts = Concepts
reference-rules = Rules
reference-rulings = Rulings
reference-flower = { $flower ->
    [yellow] Flower: yellow
    [blue] Flower: blue
    [red] Flower: red
    [white] Flower: white
   *[none] Flower: transparent
}
reference-when = When
reference-limits = Limits
reference-example = Example
reference-related = See also
reference-names = In other languages
reference-differs = Where booklets differ
reference-played = How we play
reference-rule = Rule
reference-ruling = Ruling
reference-source = In the booklet
reference-kind-citizen = Citizen
reference-kind-building = Building
reference-kind-good = Good
reference-kind-component = Component
reference-kind-concept = Concept
reference-kind-rule = Rule
reference-kind-ruling = Ruling
reference-several = { $count ->
    [one] The word “{ $query }” means { $count } thing. Look it up by its name.
   *[other] The word “{ $query }” can mean { $count } things. Pick one by its name.
}
reference-texts = { $count ->
    [one] The words “{ $query }” stand in { $count } entry:
   *[other] The words “{ $query }” stand in { $count } entries. Look one up by its name or id:
}
reference-nothing = Nothing was found for “{ $query }”.
reference-nearest = Did you mean
reference-how = Type the name of a thing, a word from the rules or the number of a ruling to look it up.

## Messages of the JSON engine.

error-too-long = The line is too long.
error-bad-json = The line isn’t a single JSON object.
error-no-game = There is no game yet.
error-nothing-to-undo = There is nothing to undo.
error-bad-request-unknown-field = The field “{ $field }” isn’t known here.
error-bad-request-missing-field = The field “{ $field }” is missing.
error-bad-request-field-twice = The field “{ $field }” is there twice.
error-bad-request-wrong-type = The field “{ $field }” has a value of the wrong type.
error-bad-request-unknown-id = The field “{ $field }” holds an id that doesn’t exist.
error-bad-request-null = The field “{ $field }” can’t be null: say something or leave it out.
error-bad-request-bad-number = The field “{ $field }” needs a whole number, without a sign and not too large.
error-bad-request-conditions = The field “{ $field }” has a value that isn’t allowed here.
error-bad-request-foreign = The field “{ $field }” belongs to another game or another version.
error-bad-request-needs-dice = The field “{ $field }” has to say what the dice show.
error-bad-state = { $count ->
    [one] The state isn’t possible: it breaks { $count } rule.
   *[other] The state isn’t possible: it breaks { $count } rules.
}

## What is wrong with a described position.

cuba-fault-players = { $count ->
    [one] There is { $count } player; the game is for 2 to 4.
   *[other] There are { $count } players; the game is for 2 to 4.
}
cuba-fault-no-such-seat = { $seat } isn’t part of this game.
cuba-fault-citizens = The street needs each of the 9 citizens exactly once.
cuba-fault-zorro-flower = Only El Zorro has the transparent flower, and every other citizen has a colour.
cuba-fault-citizen-flowers = { $flower ->
    [yellow] There have to be 2 citizens with a yellow flower, not { $count }.
    [blue] There have to be 2 citizens with a blue flower, not { $count }.
    [red] There have to be 2 citizens with a red flower, not { $count }.
   *[white] There have to be 2 citizens with a white flower, not { $count }.
}
cuba-fault-buildings-per-flower = { $count ->
    [one] There is { $count } building { under-flower }; there have to be 3.
   *[other] There are { $count } buildings { under-flower }; there have to be 3.
}
cuba-fault-buildings = The board needs each of the 12 buildings exactly once.
cuba-fault-seats = { $count ->
    [one] There is { $count } seat; each player needs exactly one.
   *[other] There are { $count } seats; each player needs exactly one.
}
cuba-fault-car = The car can’t be at stop { $stop }: the stops are numbered 0 to 9.
cuba-fault-ship = There is no ship { $ship }: the ships are numbered 1 to 7.
cuba-fault-price = There is no flag { $price }: the price is 2, 3 or 4.
cuba-fault-dice-goods = The ship needs 4 dice for 4 different goods, none of them wood.
cuba-fault-die-face = There is no face { $face } on { the-die }.
cuba-fault-dice-all-zero = All dice on the ship show 0, so it would have departed already.
cuba-fault-dice-too-early = The ship has dice, but at this decision it can’t have any.
cuba-fault-dice-missing = The ship has no dice, but at this decision it needs them.
cuba-fault-inactive-twice = The list of inactive citizens names { citizen-name } twice.
cuba-fault-goods-total = { $count ->
    [one] There is { $count } unit of { good-in-units } in all; the box has 8.
   *[other] There are { $count } units of { good-in-units } in all; the box has 8.
}
cuba-fault-supply = The supply can’t hold { n-units }: together with what everyone has, there have to be 8.
cuba-fault-pesos = { $count ->
    [one] { $seat } has { $count } peso; the program counts to 999.
   *[other] { $seat } has { $count } pesos; the program counts to 999.
}
cuba-fault-points = { $count ->
    [one] { $seat } has { $count } victory point; the program counts to 999.
   *[other] { $seat } has { $count } victory points; the program counts to 999.
}
cuba-fault-owns-twice = { $seat } is listed twice as the owner of { the-building }.
cuba-fault-owns-too-many = { $count ->
    [one] { $seat } owns { $count } building; there are 3 ownership markers each.
   *[other] { $seat } owns { $count } buildings; there are only 3 ownership markers each.
}
cuba-fault-two-owners = There can’t be two owners of { the-building }.
cuba-fault-two-pawns = There can’t be two pawns { at-building }.
cuba-fault-decision-seat = { $seat } can’t be the one to make this decision.
cuba-fault-decision-car = With the car at stop { $stop } this decision can’t come up.
cuba-fault-decision-inactive = This decision can’t come up: { citizen-name } is inactive.
cuba-fault-decision-pawn = { $seat } can’t use a building: the pawn isn’t on the board.
cuba-fault-decision-empty = { $decision ->
    [roll] There would be nothing to roll.
    [leave-out] There would be no die to leave out.
    [drive] There would be nowhere to drive.
    [give] There would be nothing to give.
    [take] There would be nothing to take from Pablo.
    [alonso] There would be nothing for Alonso to do.
    [pawn] There would be no building free for the pawn.
    [use] There would be nothing to use at the building.
    [over] There would be nothing left to decide.
   *[deliver] There would be nothing to deliver.
}
cuba-fault-passed-twice = { $seat } is listed twice among those who have passed.
cuba-fault-passed-decides = { $seat } has passed and can’t be the one to deliver.
cuba-fault-over-ship = The game can’t be over with ship { $ship } in the harbour: it ends when ship 7 departs.
cuba-fault-over = The note that the game is over doesn’t fit the decision.
cuba-fault-result = The result doesn’t fit the rest of the position.

## Findings of the text audit.

audit-syntax = Correct the Fluent syntax: { $detail }
audit-twice = Keep only one text for { $id }: it is there twice.
audit-missing = Add { $id } in { $lang }: it is missing there.
audit-extra = Remove { $id } from { $lang } or add it in English: only { $lang } has it.
audit-variables = Use the same variables as the English in { $id }: { $names }
audit-reference = Correct the reference in { $id }: { $name } doesn’t exist.
audit-plural = Correct the plural categories in { $id }: { $names }
audit-default = Make *[other] the last variant and the default in { $id }.
audit-term = Use the box’s own word in { $id }: “{ $better }”, not “{ $word }”.
audit-typography = Correct the typography of { $id }: { $detail }
audit-gender = Rephrase { $id } so that it fits everyone: “{ $word }”.
audit-format = Correct { $id }, which can’t be formatted: { $detail }
audit-stale = Compare { $id } with the English again: it has changed since.
audit-control = Remove the control character from { $id }.
audit-room = Shorten { $id }: it needs { $needed } cells, and its place on the screen has { $room }.
audit-crowded = Shorten the texts { $id }…: together they need { $needed } cells, and their place on the screen has { $room }.
audit-clean = Everything is in order: messages { $messages }, languages { $languages }, formatted texts { $formats }.
audit-found = { $count ->
    [0] There are no findings.
    [one] There is { $count } finding.
   *[other] There are { $count } findings.
}
check-compared = { $count ->
    [one] Noted: { $count } text in { $lang } has been compared with the English.
   *[other] Noted: { $count } texts in { $lang } have been compared with the English.
}

## What the lessons cover.

coverage-rule = Rule
coverage-languages = Languages
coverage-lessons = Lessons; those in brackets only show the rule
coverage-mutant = Wrong rule
coverage-notice = Lesson and step that notice it
coverage-none = none
coverage-rules-sum = Rules taught or shown: { $covered } of { $count }; taught: { $taught }
coverage-language-sum = Rules in the language { $lang }: { $covered } of { $count }
coverage-languages-sum = Languages that have every rule: { $whole } of { $count }
coverage-mutants-sum = Wrong rules noticed: { $noticed } of { $count }
coverage-untaught = Rules that no lesson teaches or shows:
coverage-unnoticed = Wrong rules that no lesson notices:

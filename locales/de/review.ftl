## The review of a game: which moves cost most, what was better and why.

cli-command-review = zeigen, welche Aktionen einer Partie am meisten gekostet haben, was besser war und warum
cli-option-most = wie viele Aktionen der Rückblick zeigt
cli-option-seat = wessen Aktionen geprüft werden: ein Name oder die Nummer des Platzes
cli-option-puzzle = aus einer der gezeigten Aktionen ein Rätsel machen, mit ihrer Nummer, in einem neuen Ordner
cli-error-seat = Niemand an diesem Tisch heißt „{ $word }“. Am Tisch: { $known }.
review-no-game = Es gibt noch keine Partie für einen Rückblick. Fang eine an: { $command }
review-head = Partie „{ $name }“. Entscheidungen: { $moves }, mit einer Wahl: { $judged }.
review-seats = Geprüft: { $list }.
review-worst = Was am meisten gekostet hat, geschätzt in Siegpunkten:
review-none = Keine Aktion hat einen halben Punkt oder mehr gekostet. Gut gespielt!
review-no-move = In dieser Liste gibt es keine Aktion { $number }.
review-line = Aktion { $at }, { $player }: Kosten etwa { $points }
review-one = { $number } von { $count }. Aktion { $at }, { $player }: hat im Schnitt etwa { $points } Siegpunkte gekostet.
review-played = Gespielt: { $text } ({ $line })
review-better = Besser: { $text } ({ $line })
review-table = Der Tisch vor der Aktion:
review-would = Die bessere Aktion, und wie es in diesem Zug weitergehen könnte:
review-progress = { $percent } % (Aktionen: { $count })
review-hint = Tippe die Nummer einer Aktion oder ? für Hilfe.
review-help = Du kannst die Nummer einer Aktion aus der Liste tippen oder:
review-command-next = weiter, w
    .help = die nächste Aktion der Liste
review-command-back = zurück, z
    .help = die Aktion davor in der Liste
review-command-try = probieren, p
    .help = was die bessere Aktion bringt; „probieren“ mit einer Aktion: was die bringt
review-command-puzzle = rätsel
    .help = macht aus dieser Aktion ein Rätsel; dahinter der Name eines neuen Ordners
review-command-drill = üben
    .help = lässt die Übungen nach der Regel dieser Aktion fragen
review-puzzled = Das Rätsel liegt im Ordner { $path } und ist bewiesen. Spiel es: { $command }
review-unpuzzled = Aus dieser Aktion wird kein Rätsel: Was die bessere bringt, zeigt sich erst nach dem Zug.
review-puzzle-folder = Schreib den Namen eines neuen Ordners dahinter.
review-drilled = Die Übungen fragen dich bald nach dieser Regel: { $title }.
review-undrilled = Keine Übung fragt nach dieser Regel: { $title }.

## The app.

ui-review = Rückblick
ui-play-deed-review = Rückblick
ui-review-open = Rückblick
ui-review-working = Die Aktionen werden beurteilt.
ui-review-estimated = geschätzt in Siegpunkten
ui-review-move = Aktion
ui-review-played = gespielt
ui-review-better = besser
ui-review-try = ausprobieren
ui-review-table = Tisch ansehen
ui-review-drill = als Übung merken

## Puzzles made of moves.

review-puzzle-part = Aus gespielten Partien
review-puzzle-title = Aktion { $number } einer Partie
review-puzzle-aim = Du suchst eine bessere Aktion als die gespielte.
review-puzzle-closing = Du hast eine bessere Aktion gefunden als die aus der Partie.
review-puzzle-text = Dieser Tisch stammt aus einer echten Partie, bei Aktion { $number }. Die anderen tun, was für dich am schlechtesten ist.
review-puzzle-played = Das ist die Aktion aus der Partie. Es gibt eine bessere.
review-puzzle-points = Hol in diesem Zug so viele Siegpunkte wie möglich.
review-puzzle-ahead = Hol möglichst viele Siegpunkte mehr als { $player }.
review-puzzle-goods = Beende diesen Zug mit so vielen Waren wie möglich.
review-puzzle-pesos = Beende diesen Zug mit so vielen Pesos wie möglich.
review-puzzle-good = Beende den Zug mit möglichst vielen Einheiten: { good-name }.

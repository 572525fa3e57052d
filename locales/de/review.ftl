## The review of a game: which moves cost most, what was better and why.

cli-command-review = zeigen, welche Züge einer Partie am meisten gekostet haben, was besser war und warum
cli-option-most = wie viele Züge der Rückblick zeigt
cli-option-seat = wessen Züge geprüft werden: ein Name oder die Nummer des Platzes
cli-option-puzzle = aus einem der gezeigten Züge ein Rätsel machen, mit seiner Nummer, in einem neuen Ordner
cli-error-seat = Niemand an diesem Tisch heißt „{ $word }“. Am Tisch: { $known }.
review-no-game = Es gibt noch keine Partie für einen Rückblick. Fang eine an: { $command }
review-head = Partie „{ $name }“. Entscheidungen: { $moves }, mit einer Wahl: { $judged }.
review-seats = Geprüft: { $list }.
review-worst = Was am meisten gekostet hat, geschätzt in Siegpunkten:
review-none = Kein Zug hat einen halben Punkt oder mehr gekostet. Gut gespielt!
review-no-move = In dieser Liste gibt es keinen Zug { $number }.
review-line = Zug { $at }, { $player }: Kosten etwa { $points }
review-one = { $number } von { $count }. Zug { $at }, { $player }: hat im Schnitt etwa { $points } Siegpunkte gekostet.
review-played = Gespielt: { $text } ({ $line })
review-better = Besser: { $text } ({ $line })
review-table = Der Tisch vor dem Zug:
review-would = Der bessere Zug, und wie es in diesem Zug weitergehen könnte:
review-progress = { $percent } % (Züge: { $count })
review-hint = Tippe die Nummer eines Zuges oder ? für Hilfe.
review-help = Du kannst die Nummer eines Zuges aus der Liste tippen oder:
review-command-next = weiter, w
    .help = der nächste Zug der Liste
review-command-back = zurück, z
    .help = der Zug davor in der Liste
review-command-try = probieren, p
    .help = was der bessere Zug bringt; „probieren“ mit einer Aktion: was die bringt
review-command-puzzle = rätsel
    .help = macht aus diesem Zug ein Rätsel; dahinter der Name eines neuen Ordners
review-command-drill = üben
    .help = lässt die Übungen nach der Regel dieses Zuges fragen
review-puzzled = Das Rätsel liegt im Ordner { $path } und ist bewiesen. Spiel es: { $command }
review-unpuzzled = Aus diesem Zug wird kein Rätsel: Was der bessere bringt, zeigt sich erst nach dem Zug.
review-puzzle-folder = Schreib den Namen eines neuen Ordners dahinter.
review-drilled = Die Übungen fragen dich bald nach dieser Regel: { $title }.
review-undrilled = Keine Übung fragt nach dieser Regel: { $title }.

## The app.

ui-review = Rückblick
ui-play-deed-review = Rückblick
ui-review-open = Rückblick
ui-review-working = Die Züge werden beurteilt.
ui-review-estimated = geschätzt in Siegpunkten
ui-review-move = Zug
ui-review-played = gespielt
ui-review-better = besser
ui-review-try = ausprobieren
ui-review-table = Tisch ansehen
ui-review-drill = als Übung merken

## Puzzles made of moves.

review-puzzle-part = Aus gespielten Partien
review-puzzle-title = Zug { $number } einer Partie
review-puzzle-aim = Du suchst einen besseren Zug als den, der gespielt wurde.
review-puzzle-closing = Du hast einen besseren Zug gefunden als den aus der Partie.
review-puzzle-text = Dieser Tisch stammt aus einer echten Partie, bei Zug { $number }. Die anderen tun, was für dich am schlechtesten ist.
review-puzzle-played = Das ist der Zug aus der Partie. Es gibt einen besseren.
review-puzzle-points = Hol in diesem Zug so viele Siegpunkte wie möglich.
review-puzzle-ahead = Hol möglichst viele Siegpunkte mehr als { $player }.
review-puzzle-goods = Beende diesen Zug mit so vielen Waren wie möglich.
review-puzzle-pesos = Beende diesen Zug mit so vielen Pesos wie möglich.
review-puzzle-good = Beende den Zug mit möglichst vielen Einheiten: { good-name }.

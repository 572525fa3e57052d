## The review of a game: which moves cost most, what was better and why.

cli-command-review = zeigen, welche Aktionen einer Partie am meisten gekostet haben, was besser war und warum
cli-option-most = wie viele Aktionen der Rückblick zeigt
cli-option-seat = wessen Aktionen geprüft werden: ein Name oder die Nummer des Platzes
cli-option-puzzle = aus einer der gezeigten Aktionen ein Rätsel machen: ihre Nummer in der Liste, dann ein neuer Ordner
cli-error-seat = Niemand an diesem Tisch heißt „{ $word }“. Am Tisch: { $known }.
review-no-game = Es gibt noch keine Partie für einen Rückblick. Fang eine an: { $command }
review-not-yet = Diese Partie ist noch nicht zu Ende, und was die anderen haben, liegt hinter den Sichtschirmen. Den Rückblick gibt es danach.
review-head = Partie „{ $name }“. Entscheidungen: { $moves }, davon mit mehreren Möglichkeiten: { $judged }.
review-seats = Geprüft: { $list }.
review-worst = Was am meisten gekostet hat, geschätzt in Siegpunkten:
review-none = Keine Aktion hat einen halben Siegpunkt oder mehr gekostet. Gut gespielt!
review-no-move = In dieser Liste gibt es keine Nummer { $number }.
review-line = Aktion { $at }, { $player }: hat etwa { $points } Siegpunkte gekostet
review-one = { $number } von { $count }. Aktion { $at }, { $player }: hat im Schnitt etwa { $points } Siegpunkte gekostet.
review-played = Gespielt: { $text } ({ $line })
review-better = Besser: { $text } ({ $line })
review-table = Der Tisch vor der Aktion:
review-would = So könnte dieser Zug mit der besseren Aktion weitergehen:
review-progress = { $percent } % (Aktionen: { $count })
review-hint = Tippe eine Nummer aus der Liste oder ? für Hilfe.
review-help = Du kannst eine Nummer aus der Liste tippen oder:
review-command-next = weiter, w
    .help = die nächste Aktion der Liste
review-command-back = zurück, z
    .help = die Aktion davor in der Liste
review-command-try = probieren, p
    .help = was die bessere Aktion bringt oder eine andere, die du dahinter schreibst (probieren drive 2)
review-command-puzzle = rätsel
    .help = aus dieser Aktion ein Rätsel machen, in einem neuen Ordner (rätsel mein-ordner)
review-command-drill = üben
    .help = die Regel dieser Aktion für die Übungen vormerken
review-puzzled = Das Rätsel liegt im Ordner { $path }; seine Lösung ist bewiesen. Spiel es mit: { $command }
review-puzzle-kept = Die Lösung ist bewiesen, das Rätsel gespeichert: Beim nächsten Start steht es bei den Rätseln. Ohne Vollbild: { $command }
review-unpuzzled = Aus dieser Aktion wird kein Rätsel: Was die bessere bringt, zeigt sich erst nach dem Zug.
review-puzzle-folder = Schreibe hinter „rätsel“ den Namen eines neuen Ordners.
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
ui-review-drill = Regel später üben
ui-review-puzzle = Rätsel machen
ui-review-whose = wessen Aktionen
ui-review-other = nächste Aktion
ui-review-proving = Das Rätsel wird gemacht und seine Lösung bewiesen.

## Puzzles made of moves.

review-puzzle-part = Aus gespielten Partien
review-puzzle-title = Aktion { $number } einer Partie
review-puzzle-aim = Du suchst eine bessere Aktion als die gespielte.
review-puzzle-closing = Du hast eine bessere Aktion gefunden als die aus der Partie.
review-puzzle-text = So stand es in einer echten Partie vor Aktion { $number }. Die anderen tun, was für dich am schlechtesten ist.
review-puzzle-played = Das ist die Aktion aus der Partie. Es gibt eine bessere.
cuba-puzzle-points = Hol in diesem Zug so viele Siegpunkte wie möglich.
cuba-puzzle-ahead = Hol möglichst viele Siegpunkte mehr als { $player }.
cuba-puzzle-goods = Beende diesen Zug mit so vielen Waren wie möglich.
cuba-puzzle-pesos = Beende diesen Zug mit so vielen Pesos wie möglich.
cuba-puzzle-good = Beende diesen Zug mit so vielen Einheiten { good-in-units } wie möglich.

## The fast track: nearly all of its steps are those of the course.

cuba-lesson-fast-drive = Fahren im Überblick
    .aim = Du machst einen ersten Zug: In Teil A fährst du mit dem Auto, in Teil B ziehst du deine Figur. Und du siehst, was eine Fahrt kostet.
    .closing = Das Auto fährt nur vorwärts, mindestens 1 Station. Die nächste Station ist kostenlos, jede weitere kostet 1 Peso. Was der Cubaner dort gibt, bekommst du sofort; dann zieht deine Figur auf ein Gebäude unter einer Blume gleicher Farbe.

cuba-lesson-fast-citizens = Cubaner im Überblick
    .aim = Du besuchst Cubaner und erlebst El Zorro von beiden Seiten.
    .closing = José, Pedro, Conchita und Miguel geben je 2 Einheiten, Pablo 1 Ware deiner Wahl, Maria 2 Siegpunkte, Martinez 3 Pesos. Bei El Zorro geben dir alle anderen je 1 Sache. Bei Alonso, dem neunten, geht es um Gebäude.

cuba-lesson-fast-pawn = Figur und Besitz im Überblick
    .aim = Du siehst, wohin deine Figur ziehen darf, wann sie bleibt und was Besitz einbringt.
    .closing = Deine Figur zieht auf ein anderes Gebäude, das frei ist und zur Blume des Cubaners passt. Wer es besitzt, erhält am Ende deines Zugs 1 Siegpunkt. Bei Alonso nimmst du ein Gebäude in Besitz, das niemandem gehört, höchstens 3 in einer Partie.
cuba-lesson-fast-pawn--pawn-stays = In 4 Fällen zieht deine Figur nicht: bei El Zorro, im Hafen, bei einem umgedrehten Cubaner und wenn kein passendes Gebäude frei ist. In 2 davon darfst du ihr Gebäude nutzen. Der eine ist El Zorro.
    .task = Welcher ist der andere?
    .option-harbour = der Hafen
    .option-face-down = ein umgedrehter Cubaner
    .option-nothing-free = nichts ist frei
    .why-harbour = Im Hafen liefern oder passen alle, und du nutzt kein Gebäude.
    .why-face-down = Ein umgedrehter Cubaner gibt dir nichts, und du nutzt kein Gebäude.
    .shown-casino = Conchitas Blume ist rot, und auf jedem Gebäude unter einer roten Blume steht eine Figur. Also blieb deine auf dem Casino, und du konntest einen Siegpunkt gegen 3 Pesos tauschen.

cuba-lesson-fast-harbour = Der Hafen im Überblick
    .aim = Du spielst eine Lieferrunde, lieferst Holz und veränderst den Warenwert.
    .closing = Im Hafen liefern alle, jedes Mal 1 Sorte, bis alle gepasst haben oder alle Würfel die 0 zeigen. Holz kann jede nachgefragte Sorte ersetzen, für 1 Siegpunkt je Einheit. Wer den Hafen überspringt, erhöht den Warenwert; nach der 4 läuft das Schiff aus.

cuba-lesson-fast-ships = Schiffe und Ende im Überblick
    .aim = Du siehst Schiffe auslaufen, bestimmst eine neue Nachfrage, beendest die Partie und zählst.
    .closing = Jetzt kannst du spielen. Das fehlt noch: was jedes Gebäude tut, der Zeitungsverlag und umgedrehte Cubaner, knapper Vorrat, die Nutzung eigener Gebäude über Alonso und der Gleichstand. Schlag es nach, wenn du es brauchst, oder nimm dir die Lektionen dazu vor.

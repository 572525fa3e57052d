## Freies Spiel in der Vollbild-App.

ui-play = Freies Spiel
    .help = gegen Bots oder zu mehreren an einem Bildschirm
ui-play-continue = Weiter mit der Partie „{ $name }“
ui-play-from-here = Von hier weiterspielen

## Die Vorbereitung.

ui-play-begin = Los
ui-play-games = Gespeicherte Partien
ui-play-count = Wie viele spielen
ui-play-seat = Platz { $seat }
ui-play-person = Mensch
ui-play-bot = Bot, { $level }
ui-play-name = Name
ui-play-colour = Farbe
ui-play-screens = Sichtschirme
ui-play-screens-up = stehen: Waren, Pesos, Siegpunkte verdeckt
ui-play-screens-open = keine: Alle sehen alles
ui-play-layout = Aufbau
ui-play-layout-random = zufällig
ui-play-layout-seed = nach Startzahl
ui-play-layout-code = nach Code
ui-play-seed = Startzahl
ui-play-no-seed = „{ $word }“ ist keine Startzahl. Gib eine ganze Zahl bis { $known } ein.
ui-play-code = Code
ui-play-dice = Würfel
ui-play-dice-program = das Programm würfelt
ui-play-dice-typed = ihr würfelt und tippt ein, was fällt
ui-play-explains = Neues erklären
ui-play-teach-back = Bots machen Fehler

## Der echte Tisch.

ui-play-layout-table = wie auf eurem Tisch
ui-play-table = Euer Tisch
ui-table-ask = Gib an, was du weißt. Der Rest wird ausgelost oder angenommen.
ui-table-hint = Tippe einen Namen oder eine Zahl, oder wähle mit den Pfeiltasten.
ui-table-empty = noch nichts angegeben
ui-table-begun = beschrieben, und du kannst es ändern
ui-table-inactive = Deaktiviert
ui-table-owners = Besitzmarker
ui-table-turn = Zug
ui-table-stop = Station { $number }
ui-table-house = { $name }, { $number }
ui-table-car = Auto
ui-table-ship = Schiff
ui-table-price = Warenwert
ui-table-die = Würfel: { good-name }
ui-table-pesos = Pesos
ui-table-points = Siegpunkte
ui-table-pawn = Figur
ui-table-whose = Wer am Zug ist
ui-table-decision = Zu entscheiden
ui-table-decider = Wer entscheidet
ui-table-passed = Gepasst: { $name }
ui-table-yes = ja
ui-table-no = nein
ui-table-nobody = niemand
ui-table-beside = neben dem Spielplan
ui-table-drawn = wird ausgelost
ui-table-left-out = weggelassen
ui-table-as-begun = wie am Anfang
ui-table-unfit = „{ $word }“ passt hier nicht.
ui-table-question-drive = wie weit das Auto fährt
ui-table-question-give = was bei El Zorro abgegeben wird
ui-table-question-take = welche Ware von Pablo kommt
ui-table-question-alonso = was bei Alonso geschieht
ui-table-question-pawn = wohin die Figur zieht
ui-table-question-use = ob das Gebäude genutzt wird
ui-table-question-deliver = was geliefert wird
ui-table-question-roll = gleich wird gewürfelt

## Der Tisch.

ui-play-turn = Zug { $number }
ui-play-seed-of = Startzahl { $seed }
ui-play-welcome = [Enter] führt aus, was markiert ist, [w] erklärt es, [t] gibt einen Tipp.
ui-play-mute = [e] beendet diese Erklärungen.
ui-play-take-over = { $player }: Zeig mir den Tisch
ui-play-thinking = { $player } überlegt …
ui-play-considering = Ich überlege …
ui-play-next = { $player } ist dran.
ui-play-onward = Weiter: { $player }
ui-play-hurry = Weiter bis zu mir
ui-play-face = { $number }
ui-play-program-rolls = Das Programm würfeln lassen
ui-play-die = Was zeigt { the-die }?
ui-play-why-bot = Warum { $player } das getan hat ({ $action }):

## Das Ende und die gespeicherten Partien.

ui-play-over = Ende der Partie
ui-play-goods = Für Waren
ui-play-total = Gesamt
ui-play-left-over = Übrig
ui-play-again = Noch eine Partie
ui-play-log = Verlauf als Text speichern
ui-play-leave = Startseite
ui-play-game-open = { $count ->
    [one] { $list }: bisher { $count } Aktion
   *[other] { $list }: bisher { $count } Aktionen
}
ui-play-game-over = { $count ->
    [one] { $list }: zu Ende nach { $count } Aktion
   *[other] { $list }: zu Ende nach { $count } Aktionen
}
ui-play-deed-continue = weiterspielen
ui-play-deed-rename = umbenennen
ui-play-deed-delete = löschen
ui-play-deed-log = Verlauf speichern
ui-play-delete-ask = Die Partie „{ $name }“ löschen? Das lässt sich nicht rückgängig machen.

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
ui-play-screens-up = stehen: Der Besitz ist verdeckt
ui-play-screens-open = keine: Alle sehen alles
ui-play-layout = Aufbau
ui-play-layout-random = zufällig
ui-play-layout-seed = nach Startzahl
ui-play-layout-code = nach Code
ui-play-seed = Startzahl
ui-play-code = Code
ui-play-dice = Würfel
ui-play-dice-program = das Programm würfelt
ui-play-dice-typed = ihr würfelt und gebt sie ein
ui-play-explains = Neues erklären
ui-play-teach-back = Bots machen Fehler

## Der Tisch.

ui-play-turn = Zug { $number }
ui-play-seed-of = Startzahl { $seed }
ui-play-welcome = Enter tut, was markiert ist, [w] fragt nach allem, [t] gibt einen Tipp.
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
ui-play-delete-ask = Die Partie „{ $name }“ löschen? Das lässt sich nicht rückgängig machen.

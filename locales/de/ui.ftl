## The full-screen app.

ui-language-name = Deutsch
ui-which-language = In welcher Sprache möchtest du spielen?
ui-hello = Schön, dass du da bist.
ui-continue = Weiter: { $title }, Schritt { $step } von { $count }
ui-begin = Los geht’s: { $title }
ui-course = Kurs
ui-rules = Regeln
    .help = Nachschlagen, in fünf Sprachen, auch mit Tippfehlern
ui-leave = Beenden
ui-lessons-done = { $done } von { $count } Lektionen geschafft
ui-goal = Ziel
ui-too-small = Bitte mindestens 80 x 24. [q] beendet.
ui-unchanged = Auf dem Tisch hat sich nichts geändert.
ui-search = Suche
    .help = Tippe, um zu suchen; Enter öffnet, was gefunden ist.
key-up = hinauf
key-down = hinunter
key-left = nach links
key-right = nach rechts
key-do = ausführen
key-back = zurück
key-next = nächster Bereich
key-why = was bringt das
key-tip = Tipp
key-undo = zurücknehmen
key-redo = wiederherstellen
key-restart = Schritt von vorn
key-skip = vormachen lassen
key-search = Regeln durchsuchen
key-language = Sprache
key-help = Hilfe
key-quit = beenden

## The table of Santiago de Cuba in few letters.

cuba-ui-title = Santiago de Cuba
cuba-ui-ship = Schiff { $ship } von { $ships }
cuba-ui-price = Warenwert
cuba-ui-supply = Vorrat
cuba-ui-car = Auto
cuba-ui-harbour = HAFEN
cuba-ui-inactive = deaktiviert
cuba-ui-free = kostenlos
cuba-ui-no-demand = noch keine Nachfrage
cuba-ui-turn = am Zug
cuba-ui-passed = gepasst
cuba-ui-wood = { $count } Ho für { $for }
cuba-ui-gives = { $citizen ->
    [pedro] +2 Ta
    [maria] +2 Punkte
    [jose] +2 Zu
    [martinez] +3 Pesos
    [conchita] +2 Zi
    [zorro] 1 von allen
    [miguel] +2 Ho
    [pablo] +1 Ware
   *[alonso] Besitz
}
cuba-ui-good = { $good ->
    [sugar] Zu
    [citrus] Zi
    [tobacco] Ta
    [rum] Ru
    [cigars] Zg
   *[wood] Ho
}
cuba-ui-flower = { $flower ->
    [yellow] g
    [blue] b
    [red] r
   *[white] w
}
cuba-ui-flower-word = { $flower ->
    [yellow] gelb
    [blue] blau
    [red] rot
   *[white] weiß
}
cuba-ui-state = { $decision ->
    [roll] würfeln
    [leave-out] Würfel wählen
    [drive] fahren
    [give] abgeben
    [take] nehmen
    [alonso] Alonso
    [pawn] Figur ziehen
    [use] nutzen
   *[deliver] liefern
}

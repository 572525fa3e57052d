## The full-screen app.

ui-language-name = Deutsch
ui-which-language = In welcher Sprache möchtest du spielen?
ui-change-later = Du kannst sie jederzeit mit [g] wechseln.
ui-hello = Schön, dass du da bist. Das Auto wartet schon.
ui-hello-again = Schön, dass du wieder da bist.
ui-continue = Weiter: { $title }, Schritt { $step } von { $count }
ui-begin = Los geht’s: { $title }
ui-course = Kurs
    .help = das ganze Spiel, Lektion für Lektion
ui-fast-track = Schnellstart
    .help = ein paar kurze Lektionen, dann geht’s los
ui-puzzles = Rätsel
    .help = je ein Zug: Finde den besten
ui-drills = kurze Fragen; Schwieriges kommt wieder
ui-due = { $count } fällig
drill-another = Noch eine Runde
ui-rules = Regeln
    .help = Nachschlagen, in fünf Sprachen, auch mit Tippfehlern
ui-settings = Einstellungen
    .help = Sprache, Farben, dein Name, Maus, Fortschritt
ui-leave = Beenden
ui-done-of = { $done } von { $count }
ui-home-tip = Tipp: [w] erklärt alles, worauf der Cursor steht.
ui-goal = Ziel
ui-too-small = Bitte mindestens 40 x 12. [q] beendet.
ui-unchanged = Auf dem Tisch hat sich nichts geändert.
ui-rule = Regel „{ $title }“
ui-named = { $name }:
ui-count = { $number }/{ $count }
ui-next-lesson = Nächste Lektion: { $title }
ui-again = Noch einmal
ui-to-course = Zurück
ui-tab-street = Straße
ui-tab-harbour = Hafen
ui-tab-buildings = Gebäude
ui-tab-seats = Tisch
ui-tab-text = Text
ui-map-rules = Regeln: { $rules }. Gesehen { $seen }, angewendet { $used }, falsch gemacht { $wrong }.
ui-map-best = Wenigste Fehler und Tipps: { $count }
ui-search = Suche
    .help = Tippe, um zu suchen, in jeder Sprache; Enter öffnet den Fund.
ui-nothing-found = Nichts gefunden. Versuch ein anderes Wort.
ui-near = Meintest du eines davon?
ui-contents = Inhalt
ui-kind-citizen = Cubaner
ui-kind-building = Gebäude
ui-kind-good = Waren
ui-kind-component = Material
ui-kind-concept = Begriffe
ui-kind-rule = Regeln
ui-kind-ruling = Klarstellungen
ui-show-me = Zeig es mir
ui-now = Jetzt
ui-now-would = Jetzt möglich: { $action }
ui-own-flower = { $flower ->
    [yellow] In deiner Schachtel: gelbe Blume
    [blue] In deiner Schachtel: blaue Blume
    [red] In deiner Schachtel: rote Blume
   *[white] In deiner Schachtel: weiße Blume
}
ui-keys = Tasten hier
ui-filter = Tippe, um zu filtern:
ui-yes = Ja
ui-no = Nein
ui-on = an
ui-off = aus
ui-set-language = Sprache
ui-set-game = Spiel
ui-set-theme = Farben
ui-theme = { $theme ->
   *[auto] wie im Terminal
    [dark] für dunklen Hintergrund
    [light] für hellen Hintergrund
    [dark-contrast] dunkel, starker Kontrast
    [light-contrast] hell, starker Kontrast
}
ui-set-name = Dein Name
ui-set-hue = Farbe von Platz { $seat }
ui-hue = { $hue ->
    [violet] Violett
    [lime] Lindgrün
    [pink] Rosa
   *[sky] Himmelblau
}
ui-set-flower = Blume in deiner Schachtel: { citizen-name }
ui-set-mouse = Maus
ui-mouse-on = Die Maus zeigt und wählt jetzt. [m] gibt sie dem Terminal zurück.
ui-mouse-off = Die Maus markiert jetzt Text. [m] holt sie zurück.
ui-set-motion = Fahrt des Autos zeigen
ui-forget = Meinen Fortschritt vergessen …
ui-forget-ask = Alles vergessen, was du in den Lektionen geschafft hast? Das lässt sich nicht rückgängig machen.

## Keys: what they do in a word or two, and in a line.

key-up = nach oben
    .help = nach oben
key-down = nach unten
    .help = nach unten
key-left = links
    .help = links; auf der Straße eine Station zurück
key-right = rechts
    .help = rechts; auf der Straße eine Station weiter
key-page-up = Seite nach oben
    .help = eine Seite nach oben
key-page-down = Seite nach unten
    .help = eine Seite nach unten
key-first = erstes
    .help = zum ersten
key-last = letztes
    .help = zum letzten
key-do = ausführen
    .help = ausführen, was gewählt ist, oder weiter
key-back = zurück
    .help = eine Ebene zurück; der Fortschritt ist gespeichert
key-region = nächster Bereich
    .help = nächster Bereich: Straße, Hafen, Gebäude, Plätze, Text
key-region-before = Bereich davor
    .help = voriger Bereich
key-why = was und warum
    .help = was es bringt, warum es nicht geht, was das ist
key-tip = Tipp
    .help = Tipp: wo, welche Regel, welche Aktion
key-undo = zurücknehmen
    .help = die letzte Aktion zurücknehmen
key-redo = wiederherstellen
    .help = die zurückgenommene Aktion wiederherstellen
key-restart = Schritt von vorn
    .help = den Schritt von vorn beginnen; im Kurs: die Lektion
key-skip = vormachen lassen
    .help = den Schritt vormachen lassen
key-onward = weiter
    .help = weiter: die nächste Aktion, die Seite danach
key-before = zurück
    .help = zurück: die Aktion oder die Seite davor
key-show = vorführen
    .help = eine Lektion vorführen; im Artikel: zeig es mir
key-beside = 2 Sprachen
    .help = eine zweite Sprache daneben
key-mute = ohne Erklärungen
    .help = Neues nicht mehr oder wieder erklären
key-search = suchen
    .help = die Regeln durchsuchen
key-language = Sprache
    .help = Sprache wechseln, mitten im Spiel
key-mouse = Maus
    .help = Maus an oder aus, um Text zu markieren
key-help = Hilfe
    .help = diese Hilfe
key-quit = beenden
    .help = beenden; alles ist gespeichert
key-open = öffnen
key-go-on = weiter
key-look = ansehen
key-answer = antworten
key-article = Artikel
key-anew = von vorn
key-close = schließen
key-change = ändern
key-more = mehr

## The table of Santiago de Cuba in few letters.

cuba-ui-title = Santiago de Cuba
cuba-ui-ship = Schiff { $ship } von { $ships }
cuba-ui-price = Warenwert
cuba-ui-departs = dann läuft es aus
cuba-ui-supply = Vorrat
cuba-ui-pesos = Pesos
cuba-ui-points = Siegpunkte
cuba-ui-hidden = verdeckt
cuba-ui-have = du hast { $count }
cuba-ui-aside = beiseite: { good-name }
cuba-ui-car = Auto
cuba-ui-harbour = HAFEN
cuba-ui-inactive = { $citizen ->
    [pedro] deaktiviert
    [maria] deaktiviert
    [jose] deaktiviert
    [martinez] deaktiviert
    [conchita] deaktiviert
    [zorro] deaktiviert
    [miguel] deaktiviert
    [pablo] deaktiviert
   *[alonso] deaktiviert
}
cuba-ui-free = kostenlos
cuba-ui-no-demand = noch keine Nachfrage
cuba-ui-turn = am Zug
cuba-ui-passed = gepasst
cuba-ui-wood = { $count } Ho für { $for }
cuba-ui-use = nutzen
cuba-ui-casino = { $to ->
    [points] { $count } kaufen
   *[pesos] { $count } verkaufen
}
cuba-ui-shift = { $way ->
    [up] nach rechts
   *[down] nach links
}
cuba-ui-nobody = niemanden
cuba-ui-gives = { $citizen ->
    [pedro] +2 Ta
    [maria] +2 Punkte
    [jose] +2 Zu
    [martinez] +3 Pesos
    [conchita] +2 Zi
    [zorro] 1 von allen
    [miguel] +2 Ho
    [pablo] +1 Ware
   *[alonso] Besitz
}
cuba-ui-gives-long = { $citizen ->
    [pedro] 2 Tabak
    [maria] 2 Siegpunkte
    [jose] 2 Zuckerrohr
    [martinez] 3 Pesos
    [conchita] 2 Zitrusfrüchte
    [zorro] alle geben dir 1
    [miguel] 2 Holz
    [pablo] 1 Ware nach Wahl
   *[alonso] Gebäude besitzen
}
cuba-ui-does = { $building ->
    [bank] 2 Pesos
    [church] 1 Siegpunkt
    [distillery] Zuckerrohr wird zu Rum
    [cigar-factory] Tabak wird zu Zigarren
    [black-market] 1 Ware gegen eine andere
    [sawmill] 1 Holz: 1 Siegpunkt und 1 Peso
    [cafe] 1 Rum, 1 Zigarren: je 2 Punkte
    [customs] 1 Würfel auf 0 drehen
    [casino] 3 Pesos für 1 Punkt und zurück
    [harbour-office] Warenwert um 1 Fahne ändern
    [trading-office] 1 Ware aufs Schiff: 2 Punkte
   *[newspaper] 1 Peso, 1 Cubaner deaktivieren
}
cuba-ui-do = { $decision ->
    [roll] würfeln
    [leave-out] weglassen
    [drive] fahren
    [give] abgeben
    [take] nehmen
    [alonso] ausführen
    [pawn] hinziehen
    [use] nutzen
   *[deliver] liefern
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
    [roll] würfelt
    [leave-out] wählt Würfel
    [drive] fährt
    [give] gibt ab
    [take] nimmt
    [alonso] bei Alonso
    [pawn] zieht die Figur
    [use] nutzt
   *[deliver] liefert
}

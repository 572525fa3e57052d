## Das Programm und seine Befehle.

cli-about = Bringt dir die Regeln des Brettspiels Santiago de Cuba bei und schlägt sie für dich nach.
cli-usage = Aufruf
cli-commands = Befehle
cli-options = Optionen
# allow f: in English everywhere, for whoever got the wrong language
cli-lang-hint = --lang LANG: other languages, for example --lang de
cli-command-engine = JSON-Zeilen für andere Programme lesen und beantworten
cli-command-rules = etwas nachschlagen; ohne Suchwort das Inhaltsverzeichnis zeigen
cli-command-check = Lektionen und Texte prüfen
cli-command-coverage = zeigen, welche Regeln die Lektionen erklären und welche falschen darin auffallen
cli-command-completions = die Befehlsergänzung für eine Shell ausgeben
cli-command-manual = die Handbuchseite ausgeben
cli-option-lang = die Sprache der Texte
cli-option-locales = ein Ordner mit weiteren Sprachen
cli-option-with = eine zweite Sprache daneben zeigen
cli-option-json = JSON statt Text ausgeben
cli-option-color = Farben: auto, always oder never
cli-option-ascii = nur einfache ASCII-Zeichen verwenden
cli-option-game = das Spiel, um das es geht
cli-option-help = diese Hilfe zeigen
cli-option-version = die Version zeigen
cli-option-compared = vermerken, dass eine Sprache mit den englischen Texten verglichen wurde

## Wenn der Aufruf nicht verständlich ist.

cli-error-unknown-command = Den Befehl „{ $word }“ gibt es nicht.
cli-error-unknown-option = Die Option „{ $word }“ gibt es hier nicht.
cli-error-left-out = „{ $word }“ gehört zu einem Teil des Programms, der in dieser Ausgabe fehlt. Mit dem Feature { $known } gebaut ist er dabei.
cli-error-missing-value = Nach der Option „{ $word }“ fehlt ein Wert.
cli-error-unexpected-value = Die Option „{ $word }“ nimmt keinen Wert an.
cli-error-unexpected-word = Das Wort „{ $word }“ ist hier zu viel.
cli-error-unreadable = Das Wort „{ $word }“ lässt sich nicht lesen: Es ist kein gültiger Text.
cli-error-unknown-game = Das Spiel „{ $word }“ kennt dieses Programm nicht.
cli-error-unknown-language = Die Sprache „{ $word }“ gibt es hier nicht. Zur Wahl stehen: { $known }.
cli-error-unknown-color = „{ $word }“ ist keine Angabe für Farben. Möglich sind auto, always und never.
cli-error-unknown-shell = Für die Shell „{ $word }“ gibt es keine Befehlsergänzung. Zur Wahl stehen: { $known }.
cli-did-you-mean = Meintest du „{ $word }“?
cli-see-help = Mehr dazu zeigt: { $command }
cli-error-folder = { $reason ->
    [missing] Den Ordner { $path } gibt es nicht.
    [unreadable] Der Inhalt von { $path } lässt sich nicht lesen.
    [too-many-files] In { $path } liegen zu viele Dateien.
    [file-too-large] Die Datei { $path } ist zu groß.
    [pack-too-large] Die Sprache in { $path } ist insgesamt zu groß.
    [link] Der Pfad { $path } ist eine Verknüpfung; solchen folgt das Programm nicht.
    [not-utf8] Die Datei { $path } ist nicht in UTF-8 geschrieben.
    [no-language] Der Name des Ordners { $path } ist kein Sprachkürzel.
    [nested-too-deep] Der Text in { $path } ist zu tief verschachtelt.
   *[empty] In { $path } liegen keine Texte.
}
cli-error-syntax = In { $path }, Zeile { $line }, steht kein gültiger Fluent-Text.
cli-error-terminal = Dieses Terminal lässt sich nicht benutzen. Mit einfachen Zeilen geht es überall: { $command }

## Nachschlagen.

reference-contents = Inhalt
reference-citizens = Cubaner
reference-buildings = Gebäude
reference-goods = Waren
reference-components = Spielmaterial
reference-concepts = Begriffe
reference-rules = Regeln
reference-rulings = Klarstellungen
reference-flower = { $flower ->
    [yellow] Blume: gelb
    [blue] Blume: blau
    [red] Blume: rot
    [white] Blume: weiß
   *[none] Blume: farblos
}
reference-when = Wann
reference-limits = Grenzen
reference-example = Beispiel
reference-related = Siehe auch
reference-names = In anderen Sprachen
reference-differs = Unterschiede der Anleitungen
reference-played = So spielen wir
reference-rule = Regel
reference-ruling = Klarstellung
reference-source = In der Anleitung
reference-kind-citizen = Cubaner
reference-kind-building = Gebäude
reference-kind-good = Ware
reference-kind-component = Spielmaterial
reference-kind-concept = Begriff
reference-kind-rule = Regel
reference-kind-ruling = Klarstellung
reference-several = { $count ->
    [one] Zu „{ $query }“ gibt es { $count } Eintrag: Wähle ihn mit seinem Namen.
   *[other] Zu „{ $query }“ gibt es { $count } Einträge: Wähle einen davon mit seinem Namen.
}
reference-texts = { $count ->
    [one] Die Wörter „{ $query }“ stehen in { $count } Eintrag:
   *[other] Die Wörter „{ $query }“ stehen in { $count } Einträgen. Schlag einen davon unter seinem Namen nach:
}
reference-nothing = Zu „{ $query }“ gibt es keinen Eintrag.
reference-nearest = Meintest du
reference-how = Schreibe hinter den Befehl, was du wissen willst: einen Namen, ein Wort oder eine Regel.

## Meldungen an andere Programme.

error-too-long = Die Zeile ist zu lang.
error-bad-json = Die Zeile ist kein gültiges JSON.
error-no-game = Es läuft noch keine Partie.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-bad-request-unknown-field = Das Feld „{ $field }“ ist hier unbekannt.
error-bad-request-missing-field = Das Feld „{ $field }“ fehlt.
error-bad-request-field-twice = Das Feld „{ $field }“ kommt doppelt vor.
error-bad-request-wrong-type = Der Wert im Feld „{ $field }“ hat den falschen Typ.
error-bad-request-unknown-id = Die Kennung im Feld „{ $field }“ ist unbekannt.
error-bad-request-null = Das Feld „{ $field }“ darf nicht null sein.
error-bad-request-bad-number = Die Zahl im Feld „{ $field }“ ist hier nicht erlaubt.
error-bad-request-conditions = Das Feld „{ $field }“ passt nicht zum Rest der Anfrage.
error-bad-request-foreign = Der Inhalt von „{ $field }“ gehört zu einem anderen Spiel oder einer anderen Version.
error-bad-request-needs-dice = Das Feld „{ $field }“ muss angeben, was die Würfel zeigen.
error-bad-state = { $count ->
    [one] Der beschriebene Spielstand ist so nicht möglich: { $count } Angabe stimmt nicht.
   *[other] Der beschriebene Spielstand ist so nicht möglich: { $count } Angaben stimmen nicht.
}

## Was an einem beschriebenen Spielstand nicht stimmt.

cuba-fault-players = { $count ->
    [one] Eine Partie mit { $count } Person gibt es nicht; am Tisch sitzen 2, 3 oder 4.
   *[other] Eine Partie mit { $count } Personen gibt es nicht; am Tisch sitzen 2, 3 oder 4.
}
cuba-fault-no-such-seat = Am Tisch gibt es diesen Platz nicht: { $seat }.
cuba-fault-citizens = An der Straße muss jeder der 9 Cubaner genau einmal liegen.
cuba-fault-zorro-flower = Nur El Zorro hat eine farblose Blume, alle anderen Cubaner haben eine Farbe.
cuba-fault-citizen-flowers = { $flower ->
    [yellow] Cubaner mit gelber Blume muss es 2 geben, hier sind es { $count }.
    [blue] Cubaner mit blauer Blume muss es 2 geben, hier sind es { $count }.
    [red] Cubaner mit roter Blume muss es 2 geben, hier sind es { $count }.
   *[white] Cubaner mit weißer Blume muss es 2 geben, hier sind es { $count }.
}
cuba-fault-buildings-per-flower = { $flower ->
    [yellow] Unter gelben Blumen müssen 3 Gebäude liegen, hier sind es { $count }.
    [blue] Unter blauen Blumen müssen 3 Gebäude liegen, hier sind es { $count }.
    [red] Unter roten Blumen müssen 3 Gebäude liegen, hier sind es { $count }.
   *[white] Unter weißen Blumen müssen 3 Gebäude liegen, hier sind es { $count }.
}
cuba-fault-buildings = Auf dem Spielplan muss jedes der 12 Gebäude genau einmal liegen.
cuba-fault-seats = { $count ->
    [one] Beschrieben ist { $count } Platz, und das passt nicht zur Zahl der Personen am Tisch.
   *[other] Beschrieben sind { $count } Plätze, und das passt nicht zur Zahl der Personen am Tisch.
}
cuba-fault-car = Eine Station { $stop } gibt es nicht; die Straße hat die Stationen 0 bis 9.
cuba-fault-ship = Ein Schiff { $ship } gibt es nicht; die Partie hat die Schiffe 1 bis 7.
cuba-fault-price = Eine Fahne mit der { $price } gibt es nicht; der Warenwert ist 2, 3 oder 4.
cuba-fault-dice-goods = Auf dem Schiff müssen 4 verschiedene Würfel liegen, keiner davon für Holz.
cuba-fault-die-face = Eine { $face } kann { the-die } nicht zeigen.
cuba-fault-dice-all-zero = Alle Würfel zeigen die 0; dieses Schiff wäre schon ausgelaufen.
cuba-fault-dice-too-early = Bei dieser Entscheidung kann das Schiff noch keine Würfel haben.
cuba-fault-dice-missing = Bei dieser Entscheidung müssen Würfel auf dem Schiff liegen.
cuba-fault-inactive-twice = Unter den deaktivierten Cubanern steht { citizen-name } doppelt.
cuba-fault-goods-total = { $count ->
    [one] Insgesamt gibt es hier { n-units }; in der Schachtel sind 8.
   *[other] Insgesamt gibt es hier { n-units }; in der Schachtel sind 8.
}
cuba-fault-supply = { $count ->
    [one] Der Vorrat soll { n-units } haben, und das passt nicht zu dem, was alle besitzen.
   *[other] Der Vorrat soll { n-units } haben, und das passt nicht zu dem, was alle besitzen.
}
cuba-fault-pesos = { $count ->
    [one] { $seat } hat { $count } Peso; gezählt wird nur bis 999.
   *[other] { $seat } hat { $count } Pesos; gezählt wird nur bis 999.
}
cuba-fault-points = { $count ->
    [one] { $seat } hat { $count } Siegpunkt; gezählt wird nur bis 999.
   *[other] { $seat } hat { $count } Siegpunkte; gezählt wird nur bis 999.
}
cuba-fault-owns-twice = { $seat } besitzt { building-accusative } doppelt.
cuba-fault-owns-too-many = { $count ->
    [one] { $seat } besitzt { $count } Gebäude, und dafür reichen 3 Besitzmarker nicht.
   *[other] { $seat } besitzt { $count } Gebäude, und dafür reichen 3 Besitzmarker nicht.
}
cuba-fault-two-owners = Besitzmarker von mehr als einer Person liegen { at-building }.
cuba-fault-two-pawns = Mehr als eine Figur steht { at-building }.
cuba-fault-decision-seat = Diese Entscheidung kann nicht bei { $seat } liegen.
cuba-fault-decision-car = Das Auto steht an Station { $stop }, und dort kommt es nicht zu dieser Entscheidung.
cuba-fault-decision-inactive = Weil { citizen-name } deaktiviert ist, kommt es nicht zu dieser Entscheidung.
cuba-fault-decision-pawn = Die Figur von { $seat } steht noch nicht auf dem Spielplan.
cuba-fault-decision-empty = { $decision ->
    [roll] Zu würfeln gibt es hier nichts.
    [leave-out] Ein Würfel zum Weglassen liegt hier nicht bereit.
    [drive] Eine Fahrt ist hier nicht möglich.
    [give] Für El Zorro ist hier nichts abzugeben.
    [take] Von Pablo ist hier nichts zu bekommen.
    [alonso] Bei Alonso ist hier nichts zu entscheiden.
    [pawn] Die Figur kann hier auf kein Gebäude ziehen.
    [use] Das Gebäude hat hier nichts zu bieten.
    [over] Nach dem Ende der Partie ist nichts mehr zu entscheiden.
   *[deliver] Zu liefern gibt es hier nichts.
}
cuba-fault-passed-twice = { $seat } steht doppelt unter denen, die gepasst haben.
cuba-fault-passed-decides = { $seat } hat schon gepasst und kann deshalb nicht mehr liefern.
cuba-fault-over-ship = Die Partie kann bei Schiff { $ship } nicht zu Ende sein; sie endet mit Schiff 7.
cuba-fault-over = Die Angabe, ob die Partie zu Ende ist, passt nicht zur Entscheidung.
cuba-fault-result = Das angegebene Ergebnis passt nicht zum übrigen Spielstand.

## Befunde der Textprüfung.

audit-syntax = Hier steht kein gültiger Fluent-Text, berichtige die Stelle: { $detail }
audit-twice = Die Meldung { $id } steht mehrfach da; lass nur eine stehen.
audit-missing = In { $lang } fehlt die Meldung { $id }; schreibe sie.
audit-extra = Die Meldung { $id } steht nur in { $lang }; streiche sie oder berichtige den Namen.
audit-variables = In { $id } stimmen die Variablen nicht mit dem Englischen überein; prüfe { $names }.
audit-reference = Die Meldung { $id } verweist auf { $name }, und das gibt es nicht; berichtige den Verweis.
audit-plural = In { $id } stimmen die Zahlformen nicht; prüfe { $names }.
audit-default = In { $id } muss die Auswahl mit *[other] enden; stelle diese Form ans Ende.
audit-term = In { $id } steht „{ $word }“; die Schachtel sagt „{ $better }“.
audit-typography = In { $id } steht ein Zeichen, das diese Sprache nicht verwendet; ersetze { $detail }.
audit-gender = In { $id } legt „{ $word }“ ein Geschlecht fest; formuliere den Satz neutral.
audit-format = Die Meldung { $id } lässt sich nicht ausgeben; behebe das: { $detail }
audit-stale = Seit dem letzten Vergleich hat sich der englische Text von { $id } geändert; vergleiche neu.
audit-control = In { $id } steckt ein unsichtbares Steuerzeichen; entferne es.
audit-room = Kürze { $id }: Es braucht { $needed } Zeichen, und auf dem Bildschirm ist Platz für { $room }.
audit-crowded = Kürze die Texte { $id }…: Zusammen brauchen sie { $needed } Zeichen, und auf dem Bildschirm ist Platz für { $room }.
audit-clean = Alles in Ordnung. Umfang der Prüfung: Meldungen { $messages }, Sprachen { $languages }, Ausgaben { $formats }.
audit-found = { $count ->
    [0] Es gibt keine Befunde.
    [one] Es gibt { $count } Befund.
   *[other] Es gibt { $count } Befunde.
}
check-compared = { $count ->
    [one] Vermerkt: In { $lang } ist { $count } Text mit dem Englischen verglichen.
   *[other] Vermerkt: In { $lang } sind { $count } Texte mit dem Englischen verglichen.
}

## Was die Lektionen abdecken.

coverage-rule = Regel
coverage-languages = Sprachen
coverage-lessons = Lektionen; in Klammern, wo die Regel nur vorkommt
coverage-mutant = Falsche Regel
coverage-notice = Lektion und Schritt, in denen sie auffällt
coverage-none = keine
coverage-rules-sum = Erklärte oder gezeigte Regeln: { $covered } von { $count }; erklärt: { $taught }
coverage-language-sum = Regeln in der Sprache { $lang }: { $covered } von { $count }
coverage-languages-sum = Sprachen mit allen Regeln: { $whole } von { $count }
coverage-mutants-sum = Falsche Regeln, die auffallen: { $noticed } von { $count }
coverage-untaught = Regeln, die keine Lektion erklärt oder zeigt:
coverage-unnoticed = Falsche Regeln, die in keiner Lektion auffallen:

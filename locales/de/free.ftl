## Freies Spiel: wer spielt, was rund um eine Partie gesagt wird und was man tippen kann.

cuba-table-behind-screen = Was { $player } hat, liegt hinter dem Sichtschirm.
free-behind-screens = Was dann folgt, hängt davon ab, was hinter den Sichtschirmen liegt.
free-seat-person = { $player }: { $colour }, Sprache { $lang }
free-seat-bot = { $player }: { $colour }, Bot, { bot-level }
free-saved-as = Die Partie wird nach jeder Aktion als „{ $name }“ gespeichert.
free-not-saved = Diese Partie wird nicht gespeichert.
free-goodbye = Die Partie ist gespeichert. Weiter geht es mit: { $command }
free-continued = Die Partie „{ $name }“ geht weiter. Für eine neue gib an, wer spielt: { $command }
free-hand-over = { $player }, du bist dran. Nimm die Tastatur und drücke [Enter], wenn sonst niemand hinsieht.
free-your-roll = { $player }, du wirfst die Würfel für das neue Schiff.
free-type-dice = { $player } würfelt. Tippe, was die Würfel zeigen, in der Reihenfolge Zuckerrohr, Zitrusfrüchte, Tabak, Rum, Zigarren, zum Beispiel „roll 2 4 0 1 3“. Tippst du nur „roll“, würfelt das Programm.
free-program-rolls = In dieser Partie würfelt das Programm. Tippe „roll“ ohne Zahlen.
free-undone = Zurückgenommen ({ $player }): { $action }.
free-new = Neu für dich – { $title }: { $text }
free-muted = Neues wird nicht mehr erklärt.
free-unmuted = Was für dich neu ist, wird wieder erklärt.
free-why-what = Frag nach einer Aktion oder nach einem Bot, der etwas getan hat: warum drive 2, warum passen, warum und der Name eines Bots.
free-code = Der Code für diesen Aufbau: { $code }
free-log-written = Der Spielverlauf steht in { $path }.
free-sheet = Das Ergebnis:
free-again = Derselbe Aufbau mit denselben Würfeln noch einmal: { $command }
free-command-save = speichern, save
    .help = der Partie einen Namen geben (speichern Dienstag)
free-command-log = verlauf, protokoll
    .help = alles lesen, was geschehen ist, oder in eine Datei schreiben, auch in einer anderen Sprache (verlauf partie.txt, verlauf en partie.txt)
free-command-code = code
    .help = der Aufbau als Code zum Vorlesen und Nachspielen
free-command-mute = stumm
    .help = Erklärungen zu Neuem aus- oder wieder einschalten

## Rollentausch: Die Bots machen Fehler, und du wachst über die Regeln.

free-pupil-wants = { $player } möchte { $action }.
free-pupil-claims = { $player } sagt: „{ $amount }.“
cuba-amount-gets-pesos = Das bringt { n-pesos }
cuba-amount-gets-points = Das bringt { n-points }
cuba-amount-gets-goods = Das bringt { n-units }
cuba-amount-pays-pesos = Das kostet { n-pesos }
cuba-amount-pays-points = Das kostet { n-points }
cuba-amount-pays-goods = Das kostet { n-units }
free-verdict = Entspricht das den Regeln?
free-verdict-fine = ja, weiter
free-verdict-stop = nein, halt
free-verdict-rule = Welche Regel sagt etwas anderes?
free-ruled-passed = Richtig: Das entspricht den Regeln.
free-ruled-caught = Richtig: Das war ein Fehler, und das ist die Regel dazu.
free-ruled-other-rule = Das war ein Fehler, aber verletzt ist eine andere Regel.
free-ruled-missed = Die Regeln sagen etwas anderes: Das war ein Fehler.
free-ruled-false-alarm = Das entspricht den Regeln: Es war kein Fehler.
free-pupil-hears = { $player }, das sagen die Regeln:
free-right-amount = Richtig ist: { $amount }.
free-pupil-then = { $player } überlegt noch einmal.
free-tally = { $count ->
    [one] Du hast { $count } Aktion beurteilt, davon richtig: { $right }.
   *[other] Du hast { $count } Aktionen beurteilt, { $right } davon richtig.
}
free-teach-help = Sag, ob die Regeln das erlauben und ob die Menge stimmt. Du kannst nachschlagen: „regeln Zollamt“, „zeige Bank“, „nochmal“, „ende“.

## Die gespeicherten Partien.

free-list-open = { $count ->
    [one] { $name }: { $list }; bisher { $count } Aktion
   *[other] { $name }: { $list }; bisher { $count } Aktionen
}
free-list-over = { $count ->
    [one] { $name }: { $list }; zu Ende nach { $count } Aktion
   *[other] { $name }: { $list }; zu Ende nach { $count } Aktionen
}
free-list-none = Noch ist keine Partie gespeichert.
free-delete-ask = Die Partie „{ $name }“ löschen? Wenn ja, tippe „ja“.
free-deleted = Die Partie „{ $name }“ ist gelöscht.
free-elsewhere = Die Partie in { $path } wurde anderswo weitergespielt. Deine geht als „{ $name }“ weiter.
free-unsaved = Die Partie lässt sich in { $path } nicht speichern. Spielen kannst du trotzdem.
free-homeless = Es gibt keinen Ordner für Partien. Nenne einen in SANTIAGO_HOME. Spielen kannst du trotzdem.
free-bad-name = So kann keine Partie heißen: „{ $word }“. Nimm 1 bis 20 Buchstaben, Ziffern, Leerzeichen oder Bindestriche.
free-refused = Die Partie in { $path } lässt sich nicht spielen. Die Datei bleibt unangetastet.
free-another = Du kannst auch eine andere Partie beginnen: { $command }
free-unreadable = Die Datei { $path } lässt sich nicht lesen.
free-unreadable-not-text = Sie ist kein Text, oder sie ist zu groß für eine Partie.
free-unreadable-foreign = Sie ist keine gespeicherte Partie.
free-unreadable-other-game = Sie gehört zum Spiel „{ $word }“.
free-unreadable-future = Sie stammt aus einer neueren Version: Format { $format }, und dieses Programm kennt Formate bis { $known }.
free-unreadable-cut = Ihr Ende fehlt.
free-unreadable-line = In Zeile { $line } steht nichts, was zu einer gespeicherten Partie gehört.
free-unreadable-setup = Der Aufbau in Zeile { $line } ist nicht möglich.
free-unreadable-action = Die Regeln erlauben die Aktion in Zeile { $line } nicht.
free-unreadable-changed = Sie wurde nach dem Speichern verändert.

## Codes.

cuba-code-length = Der Code „{ $word }“ hat nicht die richtige Länge: { $count } Zeichen. Codes haben 12, 16, 24 oder 28.
cuba-code-symbol = Zeichen { $number } von „{ $word }“ kommt in keinem Code vor.
cuba-code-check = Im Code „{ $word }“ steckt ein Tippfehler.
cuba-code-version = Der Code „{ $word }“ stammt aus einer anderen Version.
cuba-code-no-such-game = Kein Aufbau hat den Code „{ $word }“.

## Ein echter Tisch, eingetippt.

free-table-ask = Tippe, was auf eurem Tisch liegt, jede Angabe in eine eigene Zeile. Was du weglässt, wird ausgelost oder angenommen. Eine leere Zeile beendet die Eingabe, ? zeigt diese Beispiele noch einmal:
free-table-noted = Notiert.
free-table-seats = Die Angaben zum Tisch nennen Platz { $number }, aber es spielen nur { $count }.
free-table-line = { $path }, Zeile { $line }: { $text }
free-sketch-unknown = Mit „{ $word }“ beginnt keine Angabe zum Tisch. Tippe ? für Beispiele.
free-sketch-word = „{ $word }“ passt hier nicht. Ein Beispiel: { $example }
cuba-sketch-help-street = die Cubaner in Fahrtrichtung; ?, wo du einen nicht kennst
    .example = Straße Maria, José, Martinez, Pedro, El Zorro, Conchita, Miguel, Pablo, Alonso
cuba-sketch-help-yellow = die Gebäude unter der gelben Blume
    .example = gelb Schnapsbrennerei, Kirche, Sägewerk
cuba-sketch-help-blue = die Gebäude unter der blauen Blume
    .example = blau Zigarrenfabrik, Schwarzmarkt, Bank
cuba-sketch-help-red = die Gebäude unter der roten Blume
    .example = rot Café, Zollamt, Casino
cuba-sketch-help-white = die Gebäude unter der weißen Blume
    .example = weiß Hafenamt, Kontor, Zeitungsverlag
cuba-sketch-help-flower = die Blume auf einem Cubaner, falls sie in deiner Schachtel anders ist
    .example = Blume Maria rot
cuba-sketch-help-first = wer eine neue Partie beginnt
    .example = beginnt 1
cuba-sketch-help-car = wo das Auto steht
    .example = Auto Pedro
cuba-sketch-help-ship = welches Schiff im Hafen liegt
    .example = Schiff 3
cuba-sketch-help-price = der Warenwert
    .example = Warenwert 2
cuba-sketch-help-dice = die Würfel auf dem Schiff
    .example = Würfel Zuckerrohr 2, Zitrusfrüchte 4, Tabak 0, Rum 1
cuba-sketch-help-inactive = die deaktivierten Cubaner
    .example = deaktiviert Pedro, Maria
cuba-sketch-help-turn = wer am Zug ist
    .example = am Zug 2
cuba-sketch-help-decision = was zu entscheiden ist und wer entscheidet
    .example = Entscheidung liefern 1
cuba-sketch-help-passed = wer in der Lieferrunde gepasst hat
    .example = gepasst 2
cuba-sketch-help-seat = was jemand hat, eigene Gebäude zuletzt; was du weglässt, ist wie am Anfang
    .example = Platz 1, Pesos 4, Siegpunkte 12, Rum 2, Figur Bank, besitzt Kirche, Casino
# Wörter für Zeilen über einen echten Tisch, mit Kommas getrennt; überall gelten die Wörter aller Sprachen.
cuba-sketch-key-street = Straße
cuba-sketch-key-yellow = gelb, gelbe Blume
cuba-sketch-key-blue = blau, blaue Blume
cuba-sketch-key-red = rot, rote Blume
cuba-sketch-key-white = weiß, weiße Blume
cuba-sketch-key-flower = Blume
cuba-sketch-key-first = beginnt, Startperson
cuba-sketch-key-car = Auto
cuba-sketch-key-ship = Schiff
cuba-sketch-key-price = Warenwert, Preis
cuba-sketch-key-dice = Würfel
cuba-sketch-key-inactive = deaktiviert, inaktiv
cuba-sketch-key-turn = am Zug, Zug
cuba-sketch-key-decision = Entscheidung, zu entscheiden
cuba-sketch-key-passed = gepasst
cuba-sketch-key-seat = Platz
cuba-sketch-key-pesos = Pesos, Peso
cuba-sketch-key-points = Siegpunkte, Punkte
cuba-sketch-key-pawn = Figur
cuba-sketch-key-owns = besitzt
cuba-sketch-key-none = keine, keins, niemand, daneben
cuba-sketch-key-unknown = unbekannt
cuba-sketch-question-roll = würfeln
cuba-sketch-question-drive = fahren
cuba-sketch-question-give = abgeben
cuba-sketch-question-take = nehmen
cuba-sketch-question-alonso = Alonso
cuba-sketch-question-pawn = Figur
cuba-sketch-question-use = nutzen
cuba-sketch-question-deliver = liefern
cuba-assumed-street = Cubaner, die du nicht genannt hast, wurden ausgelost.
cuba-assumed-buildings = Gebäude, die du nicht genannt hast, wurden ausgelost.
cuba-assumed-first = Ausgelost wurde, wer beginnt.
cuba-assumed-turn = Ausgelost wurde, wer am Zug ist.
cuba-assumed-car = Angenommen: Das Auto steht im Hafen.
cuba-assumed-ship = Angenommen: Im Hafen liegt das erste Schiff.
cuba-assumed-price = Angenommen: Der Warenwert ist 2.
cuba-assumed-dice = Ausgelost wurde, was die Würfel auf dem Schiff zeigen.
cuba-assumed-seat = Angenommen: { $player } hat, was alle am Anfang haben.
cuba-assumed-rest = Angenommen: Was du zu { $player } nicht angegeben hast, ist wie am Anfang.
cuba-assumed-owners = Angenommen: Gebäude ohne angegebenen Besitz gehören niemandem.

## Die Kommandozeile.

cli-command-play = frei spielen, gegeneinander oder gegen Bots
cli-option-seats = wer spielt, mit Kommas: anna:de,luis:es,bot:medium; ein Name, auf Wunsch mit Sprache und Farbe, oder bot mit easiest, easy, medium oder hard; bei simulate nur die Stärken: hard,easy
cli-option-seed = die Startzahl, aus der sich Aufbau, Würfel und Bots ergeben
cli-option-code = mit dem Aufbau spielen, für den ein Code steht
cli-option-table = mit dem Stand auf eurem echten Tisch weiterspielen, beschrieben in einer Datei; bei „-“ wirst du danach gefragt
cli-option-from = in der Position einer Lektion oder eines ihrer Schritte beginnen
cli-option-load = eine gespeicherte Partie fortsetzen; gib ihren Namen oder ihre Datei an
cli-option-save = wie die Partie heißen soll
cli-option-delete = eine Partie löschen, nach einer Rückfrage
cli-option-dice = das Programm würfelt, oder du tippst ein, was eure Würfel zeigen
cli-option-screens = Waren, Pesos und Siegpunkte verbergen und zwischen den Zügen die Tastatur übergeben
cli-option-mute = nicht erklären, was für dich neu ist
cli-option-teach-back = die Bots brechen manchmal eine Regel, und du wachst über die Regeln
cli-error-unknown-save = Es gibt keine Partie „{ $word }“.
cli-error-save-name = So kann keine Partie heißen: „{ $word }“. Nimm 1 bis 20 Buchstaben, Ziffern, Leerzeichen oder Bindestriche.
cli-error-unknown-dice = „{ $word }“ ist keine Angabe für Würfel. Möglich sind program und typed.
cli-error-seat-name = So kann niemand heißen: „{ $word }“. Nimm 1 bis 20 Buchstaben, Ziffern, Leerzeichen oder Bindestriche und trenne die Plätze durch Kommas.
cli-error-seat-word = „{ $word }“ ist hier weder Sprache noch Farbe noch Stärke. Schreibe die Plätze so: anna:de,luis:es:lime,bot:medium. Bekannte Wörter: { $known }.
cli-error-seat-colour = Zwei Plätze können nicht beide die Farbe „{ $word }“ haben.
cli-error-seats-count = Genannte Plätze: { $word }. Santiago de Cuba ist für 2 bis 4.
cli-error-seats-code = Genannte Plätze: { $word }. Der Aufbau ist aber für { $known }.

## Die erste Partie: Es gibt ein Wort dazu, wenn etwas zum ersten Mal zu entscheiden ist, und wenn der Augenblick da ist.

free-first-game = Die erste Partie
    .aim = Eine ganze Partie gegen den leichtesten Bot. Die Würfel fallen immer gleich, und ich bin an deiner Seite.
    .closing = Du hast eine ganze Partie gespielt. Ab jetzt hilft Übung, und es gibt stärkere Bots.
    .resumed = Du setzt die Partie fort, die du verlassen hast.
cuba-coach-leave-out = In deinem Zug ist ein Schiff ausgelaufen, also legst du die nächste Nachfrage fest. Die 4 Würfel, die bleiben, zeigen sie: Lass eine Ware weg, die du nicht so bald bekommst oder die den anderen nützen würde.
cuba-coach-drive = Deine erste Fahrt: Die nächste Station ist kostenlos. Sieh nach, was dir der Cubaner dort gibt und welche Gebäude unter einer Blume seiner Farbe liegen. Frag nach einem Tipp, wenn du magst.
cuba-coach-give = Jemand hat El Zorro besucht, und du musst etwas abgeben: Wähle, was du am ehesten entbehren kannst.
cuba-coach-take = Pablo lässt dir die Wahl: Am meisten bringt gerade eine Ware, die das Schiff nachfragt.
cuba-coach-alonso = Mit Alonso kannst du ein Gebäude in Besitz nehmen; dann bringt es dir Siegpunkte, wenn andere dort ihren Zug beenden. Oder du nutzt eines, das dir schon gehört.
cuba-coach-pawn = Jetzt die Figur: Sie muss auf ein anderes Gebäude in der Blumenfarbe dieses Cubaners ziehen. Überlege, was du nutzen willst.
cuba-coach-use = Du darfst das Gebäude nutzen, musst aber nicht. Mit „warum“ siehst du, was es bringen würde.
cuba-coach-deliver = Deine erste Lieferrunde: Reihum liefert ihr je 1 Sorte, solange ihr könnt und wollt. Wer passt, ist in dieser Lieferrunde nicht mehr dabei.
cuba-coach-harbour = { $count ->
    [0] Der Hafen ist { n-stops } entfernt. Was du von den nachgefragten Waren hast, könnte jetzt bis zu { n-points } bringen, und sonst hat niemand solche Waren.
    [one] Der Hafen ist { n-stops } entfernt. Was du von den nachgefragten Waren hast, könnte jetzt bis zu { n-points } bringen. Die anderen haben davon { $count } Einheit und liefern in derselben Lieferrunde.
   *[other] Der Hafen ist { n-stops } entfernt. Was du von den nachgefragten Waren hast, könnte jetzt bis zu { n-points } bringen. Die anderen haben davon { $count } Einheiten und liefern in derselben Lieferrunde.
}
cuba-coach-no-pesos = Du hast keine Pesos und kannst nur bis zur nächsten Station fahren: Sie ist kostenlos. Pesos gibt es bei Martinez, auf der Bank, beim Zeitungsverlag und im Sägewerk.
cuba-coach-highest-price = Der Warenwertmarker steht auf der 4, und keine Fahne bringt mehr. Rückt er weiter, läuft das Schiff sofort aus, was immer es noch nachfragt; wer dann am Zug ist, legt die nächste Nachfrage fest.
cuba-coach-busy-building = { $count ->
    [one] Alonso ist { n-stops } entfernt, und du hast noch einen Besitzmarker. Noch gehört { the-building } niemandem und wurde bisher { $count }-mal besucht: Kein anderes Gebäude ohne Besitzmarker kommt auf mehr.
   *[other] Alonso ist { n-stops } entfernt, und du hast noch einen Besitzmarker. Noch gehört { the-building } niemandem und wurde bisher { $count }-mal besucht: Kein anderes Gebäude ohne Besitzmarker kommt auf mehr.
}
cuba-coach-fine-goods = Du hast Rum oder Zigarren. Das Café nimmt von jeder Sorte 1 Einheit und gibt für jede { n-points }, ganz gleich, was das Schiff nachfragt. Ein Schiff, das sie nachfragt, bringt den Warenwert, jetzt { $price }.
cuba-coach-ship-before-last = { $count ->
    [one] Das vorletzte Schiff: Fang an zu zählen. Am Ende bringen je 3 Waren 1 Siegpunkt; deine { $count } Ware brächte { n-points }. Pesos zählen nicht; das Casino macht aus je 3 noch 1 Siegpunkt.
   *[other] Das vorletzte Schiff: Fang an zu zählen. Am Ende bringen je 3 Waren 1 Siegpunkt; deine { $count } Waren brächten { n-points }. Pesos zählen nicht; das Casino macht aus je 3 noch 1 Siegpunkt.
}
cuba-coach-last-ship = Das letzte Schiff: Läuft es aus, ist die Partie sofort zu Ende. Wäre das jetzt, hättest du mit deinen Waren { n-points }, { $player } hätte { $total }.
cuba-coach-landlord = Endet dein Zug { at-building }, bekommt { $player } 1 Siegpunkt: Das Gebäude gehört { $player }.
cuba-coach-one-way = Deine Figur kann nur { to-building }: Auf jedem anderen Gebäude in dieser Blumenfarbe steht eine Figur, und deine darf nicht bleiben, wo sie ist.
cuba-coach-near-harbour = { $count ->
    [one] Der Hafen ist nur noch { n-stops } entfernt, und als Nächstes ist { $player } am Zug, mit { $count } Einheit, die das Schiff nachfragt. Wer mitzählt, was die anderen bekommen, weiß so etwas.
   *[other] Der Hafen ist nur noch { n-stops } entfernt, und als Nächstes ist { $player } am Zug, mit { $count } Einheiten, die das Schiff nachfragt. Wer mitzählt, was die anderen bekommen, weiß so etwas.
}
free-menu = Für freies Spiel tippe „spielen“.
free-menu-word = spielen

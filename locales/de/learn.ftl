## Lektionen in einfachen Zeilen: der Tisch in Worten.

cuba-table-car = { $stop ->
    [pedro] Das Auto steht bei Pedro.
    [maria] Das Auto steht bei Maria.
    [jose] Das Auto steht bei José.
    [martinez] Das Auto steht bei Martinez.
    [conchita] Das Auto steht bei Conchita.
    [zorro] Das Auto steht bei El Zorro.
    [miguel] Das Auto steht bei Miguel.
    [pablo] Das Auto steht bei Pablo.
    [alonso] Das Auto steht bei Alonso.
   *[harbour] Das Auto steht im Hafen.
}
cuba-table-ship = Schiff { $ship } von { $ships } liegt im Hafen. Jede gelieferte Einheit bringt { n-points } (Holz immer 1).
cuba-table-dice = Die Nachfrage des Schiffs: { $list }.
cuba-table-no-dice = Auf dem Schiff liegen noch keine Würfel.
cuba-table-rolled = Die Würfel zeigen: { $list }.
cuba-table-die = { $good ->
    [sugar] Zuckerrohr (weiß) { $count }
    [citrus] Zitrusfrüchte (orange) { $count }
    [tobacco] Tabak (grün) { $count }
    [rum] Rum (rot) { $count }
   *[cigars] Zigarren (schwarz) { $count }
}
cuba-table-count = { good-name } { $count }
cuba-table-hand = { $player } hat { n-pesos }, { n-points } und diese Waren: { $list }.
cuba-table-hand-empty = { $player } hat { n-pesos }, { n-points } und keine Waren.
cuba-table-pawn = Die Figur von { $player } steht { at-building }.
cuba-table-pawn-off = Die Figur von { $player } steht noch nicht auf dem Spielplan.
cuba-table-owns = { $player } besitzt: { $list }.
cuba-table-inactive = Deaktiviert: { $list }.
cuba-table-supply = Im Vorrat liegt: { $list }.
cuba-choice-drive = { to-stop } fahren: { n-stops }, { n-pesos }
cuba-look-distance = { $steps ->
    [one] Vom Auto aus ist es { $steps } Station, und die ist kostenlos.
   *[other] Vom Auto aus sind es { n-stops }. Die Fahrt kostet { n-pesos }.
}
cuba-look-flower = Gebäude { under-flower }: { $list }.
cuba-look-inactive = Zurzeit ist { citizen-name } deaktiviert.
cuba-look-owner = Das Gebäude gehört { $player }.
cuba-look-no-owner = Das Gebäude gehört niemandem.
cuba-look-visitor = Hier steht die Figur von { $player }.
cuba-look-no-visitor = Hier steht keine Figur.
cuba-look-die = Der Würfel zeigt die { $face }.
cuba-look-no-die = Das Schiff fragt davon nichts nach: Dieser Würfel wurde weggelassen.

## Was noch zu tun ist: eine Zahl, wie sie sein soll und wie sie ist.

cuba-figure-price = Warenwert
cuba-figure-ship = Nummer des Schiffs
cuba-figure-demand = Nachgefragte Einheiten insgesamt
cuba-figure-die = { $good ->
    [sugar] Würfel für Zuckerrohr
    [citrus] Würfel für Zitrusfrüchte
    [tobacco] Würfel für Tabak
    [rum] Würfel für Rum
   *[cigars] Würfel für Zigarren
}
cuba-figure-supply = { $good ->
    [sugar] Zuckerrohr im Vorrat
    [citrus] Zitrusfrüchte im Vorrat
    [tobacco] Tabak im Vorrat
    [rum] Rum im Vorrat
    [cigars] Zigarren im Vorrat
   *[wood] Holz im Vorrat
}
cuba-figure-has = { $what ->
    [pesos] Pesos von { $player }
    [points] Siegpunkte von { $player }
    [sugar] Zuckerrohr von { $player }
    [citrus] Zitrusfrüchte von { $player }
    [tobacco] Tabak von { $player }
    [rum] Rum von { $player }
    [cigars] Zigarren von { $player }
    [wood] Holz von { $player }
   *[goods] Waren von { $player }
}
cuba-figure-gain = { $what ->
    [pesos] Pesos, die { $player } dazubekommt
    [points] Siegpunkte, die { $player } dazubekommt
    [sugar] Zuckerrohr, das { $player } dazubekommt
    [citrus] Zitrusfrüchte, die { $player } dazubekommt
    [tobacco] Tabak, den { $player } dazubekommt
    [rum] Rum, den { $player } dazubekommt
    [cigars] Zigarren, die { $player } dazubekommt
    [wood] Holz, das { $player } dazubekommt
   *[goods] Waren, die { $player } dazubekommt
}
cuba-figure-markers = Gebäude im Besitz von { $player }
cuba-figure-steps = Stationen bis zum Ziel
cuba-figure-missing = Pesos, die { $player } für die Fahrt in den Hafen fehlen
cuba-figure-total = Siegpunkte von { $player } am Ende
cuba-figure-for-goods = Siegpunkte für Waren von { $player }
cuba-figure-goods-left = Übrige Waren von { $player }
cuba-figure-place = Rang von { $player }
goal-exactly = { $what }: gefordert { $wanted }, jetzt { $found }.
goal-at-least = { $what }: gefordert mindestens { $wanted }, jetzt { $found }.
goal-at-most = { $what }: gefordert höchstens { $wanted }, jetzt { $found }.
cuba-goal-car = { $stop ->
    [pedro] Das Auto soll am Ende bei Pedro stehen.
    [maria] Das Auto soll am Ende bei Maria stehen.
    [jose] Das Auto soll am Ende bei José stehen.
    [martinez] Das Auto soll am Ende bei Martinez stehen.
    [conchita] Das Auto soll am Ende bei Conchita stehen.
    [zorro] Das Auto soll am Ende bei El Zorro stehen.
    [miguel] Das Auto soll am Ende bei Miguel stehen.
    [pablo] Das Auto soll am Ende bei Pablo stehen.
    [alonso] Das Auto soll am Ende bei Alonso stehen.
   *[harbour] Das Auto soll am Ende im Hafen stehen.
}
cuba-goal-pawn = Die Figur von { $player } soll { at-building } stehen.
cuba-goal-pawn-off = Die Figur von { $player } soll nicht auf dem Spielplan stehen.
cuba-goal-owns = { $player } soll { building-accusative } besitzen.
cuba-goal-inactive = Nur { citizen-name } soll deaktiviert sein.
cuba-goal-inactive-count = { $count ->
    [0] Kein Cubaner soll deaktiviert sein.
    [one] Deaktiviert sein soll { $count } Cubaner.
   *[other] Deaktiviert sein sollen { $count } Cubaner.
}
cuba-goal-turn = { $player } soll am Zug sein.
cuba-goal-asked = Die Entscheidung soll bei { $player } liegen.
cuba-goal-now = { $decision ->
    [roll] Als Nächstes soll gewürfelt werden.
    [leave-out] Als Nächstes sollen die Würfel gewählt werden.
    [drive] Als Nächstes soll eine Fahrt kommen.
    [give] Als Nächstes soll bei El Zorro etwas abgegeben werden.
    [take] Als Nächstes soll eine Ware von Pablo kommen.
    [alonso] Als Nächstes soll Alonsos Hilfe kommen.
    [pawn] Als Nächstes soll die Figur ziehen.
    [use] Als Nächstes soll ein Gebäude genutzt werden.
    [deliver] Als Nächstes soll geliefert oder gepasst werden.
   *[over] Die Partie soll zu Ende sein.
}
cuba-goal-over = Die Partie soll zu Ende sein.
cuba-goal-not-over = Die Partie soll noch nicht zu Ende sein.
cuba-goal-wins = { $player } soll gewinnen.
cuba-goal-dice = Auf dem Schiff sollen andere Würfel liegen.
goal-not = Es ist etwas geschehen, das nicht geschehen soll.
goal-refused = Hier sollst du etwas versuchen, das die Regeln nicht zulassen.
goal-looked = Hier sollst du dir etwas ansehen.
goal-answered = Hier sollst du eine Antwort wählen.
goal-happened = Etwas, das die Aufgabe verlangt, ist nicht geschehen.
goal-figure = Damit erreichst du bestenfalls { $best }. Es gibt einen besseren Weg.
cuba-figure-points = Damit bekommst du bestenfalls { n-points }. Es gibt einen besseren Weg.
cuba-figure-pesos = Damit hast du bestenfalls { n-pesos }. Es gibt einen besseren Weg.
cuba-figure-goods = Damit hast du bestenfalls { n-units }. Es gibt einen besseren Weg.
cuba-figure-ahead = Damit liegst du bestenfalls { n-points } vorn. Es gibt einen besseren Weg.
cuba-figure-behind = Damit liegst du selbst bestenfalls { n-points } zurück. Es gibt einen besseren Weg.
goal-figure-missed = Damit ist die Aufgabe nicht mehr zu schaffen.
goal-any = Es gibt mehrere Wege. Einem davon fehlt noch:
goal-given-dice = In dieser Lektion sind die Würfel vorgegeben. Tippe „roll“ ohne Zahlen.

## Die Lektion selbst.

learn-lesson = Lektion: { $title }
learn-seats = Du bist { $player }. Mit am Tisch: { $list }.
learn-step = Schritt { $step } von { $count }
learn-task = Deine Aufgabe: { $task }
learn-you-can = Du kannst:
learn-answers = Antworten:
learn-others-play = Dann sind die anderen dran:
learn-passed = Geschafft.
learn-refused-as-asked = Richtig: Die Regeln lassen das nicht zu. Geschafft.
learn-taken-back = So lässt sich die Aufgabe nicht lösen, darum wird die Aktion zurückgenommen.
learn-only-shown = Das war nur vorgeführt und wird zurückgenommen.
learn-still = Noch zu tun:
learn-not-the-answer = Das ist nicht die richtige Antwort.
learn-finished = Du hast „{ $title }“ abgeschlossen.
learn-tested = Du hast „{ $title }“ ohne Fehler abgeschlossen.
learn-left-open = { $count ->
    [one] Du hast { $count } Schritt ausgelassen, darum bleibt die Lektion offen.
   *[other] Du hast { $count } Schritte ausgelassen, darum bleibt die Lektion offen.
}
learn-next = Als Nächstes kommt „{ $title }“. Los geht es mit: { $command }
learn-next-awaited = Als Nächstes kommt „{ $id }“, aber diese Lektion gibt es noch nicht.
learn-last = Das war die bisher letzte Lektion.
learn-note = Hier unterscheiden sich die Anleitungen der einzelnen Sprachen. Mehr dazu zeigt: { $command }
learn-rule = Regel: { $title } ({ $rule })
learn-would = Das würde geschehen:
learn-would-pass = Damit wäre die Aufgabe gelöst.
learn-undone = Die letzte Aktion ist zurückgenommen.
learn-nothing-to-undo = Es gibt nichts zurückzunehmen.
learn-redone = Die Aktion ist wiederhergestellt.
learn-nothing-to-redo = Es gibt nichts wiederherzustellen.
learn-restarted = Der Schritt beginnt von vorn.
learn-skipped = So wurde der Schritt für dich erledigt:
learn-no-step = { $count ->
    [one] Einen Schritt „{ $word }“ gibt es nicht: Diese Lektion hat { $count } Schritt.
   *[other] Einen Schritt „{ $word }“ gibt es nicht: Diese Lektion hat { $count } Schritte.
}
learn-language = Die Sprache ist jetzt Deutsch.
learn-not-understood = „{ $word }“ ist hier weder eine Aktion noch ein Befehl. Tippe ? für Hilfe.
learn-several = „{ $word }“ kann mehreres bedeuten:
learn-nearly = Vielleicht meintest du „{ $text }“. Tippe dafür { $line }.
learn-no-choice = Eine Nummer { $number } gibt es hier nicht.
learn-nothing-to-see = „{ $word }“ lässt sich nicht ansehen. Versuche es mit dem Namen eines Cubaners, eines Gebäudes oder einer Ware.
learn-bad-line = Diese Zeile lässt sich nicht lesen.
learn-hint-where = Sieh dir das an: „{ $thing }“.
learn-hint-rule = Die Regel: { $text }
learn-hint-move = So geht es: „{ $action }“ ({ $line }).
learn-hint-answer = Die richtige Antwort: „{ $text }“.
learn-hint-look = Sieh dir das an: „{ $thing }“ ({ $line }).
learn-hint-none = Hier gibt es keinen Tipp.
learn-test-begins = Der Test zeigt nur die Aufgaben und gibt keine Tipps. Der erste Fehler beendet ihn, und die Lektion geht an dieser Stelle weiter.
learn-test-ends = Hier endet der Test. Die Lektion geht mit diesem Schritt weiter.
learn-test-no-hints = In einem Test gibt es keine Tipps.
learn-goodbye = Bis bald.

## Was man tippen kann: Wörter, durch Kommas getrennt, und was sie tun.

learn-help = Tippe die Nummer einer Aktion, Wörter daraus oder das, was dahinter in Klammern steht. Außerdem gibt es jederzeit diese Befehle:
learn-command-help = ?, hilfe
    .help = diese Hilfe
learn-command-again = nochmal, tisch
    .help = den Schritt und den Tisch noch einmal lesen
    .play = den Tisch und deine Möglichkeiten noch einmal lesen
    .drill = die Frage mit dem ganzen Tisch lesen
learn-command-why = warum
    .help = was eine Aktion bringen würde oder warum sie nicht möglich ist (warum drive 2)
    .play = was eine Aktion bringen würde oder warum sie nicht möglich ist (warum drive 2); allein oder mit dem Namen eines Bots: warum der Bot das getan hat
learn-command-look = zeige, ansehen
    .help = was etwas ist und wie es gerade darum steht (zeige Bank)
learn-command-hint = tipp, hinweis
    .help = ein Tipp, bis zu 3-mal: wohin du sehen sollst, welche Regel gilt, welche Aktion hilft
    .play = ein Tipp, bis zu 2-mal: wohin du sehen sollst, dann welche Aktion hilft und warum
    .drill = die Regel, um die es geht
learn-command-undo = zurück, rückgängig
    .help = die letzte Aktion zurücknehmen
    .play = deine letzte Entscheidung zurücknehmen, samt dem, was die Bots danach getan haben
learn-command-redo = vor, wiederherstellen
    .help = die zurückgenommene Aktion wiederherstellen
learn-command-restart = neustart, neu
    .help = diesen Schritt von vorn beginnen
learn-command-skip = auslassen, vormachen
    .help = diesen Schritt für dich erledigen lassen
    .drill = die Antwort hören und zur nächsten Frage gehen
learn-command-go = schritt, gehe
    .help = zu einem anderen Schritt gehen (schritt 3)
learn-command-test = test, prüfung
    .help = zeigen, dass du alles kannst: nur die Aufgaben, von Anfang an
learn-command-lang = sprache
    .help = die Sprache wechseln (sprache en)
learn-command-rules = regeln, nachschlagen
    .help = etwas in den Regeln nachschlagen (regeln Zollamt)
learn-command-quit = ende, beenden
    .help = aufhören; dein Fortschritt ist gespeichert
    .play = aufhören; die Partie ist gespeichert

## Die Liste der Lektionen und der Fortschritt.

learn-list = Lektionen
learn-list-done = abgeschlossen
learn-list-begun = begonnen, Schritt { $step }
learn-list-open = offen
learn-list-pack = Aus { $pack }:
learn-choose = Welche Lektion? Tippe ihre Nummer oder ihren Namen; mit einer leeren Zeile nimmst du Nummer { $number }.
learn-resumed = Du machst mit Schritt { $step } weiter. Um von vorn zu beginnen, tippe „schritt 1“.
learn-changed = Diese Lektion hat sich geändert, seit du sie begonnen hast; darum beginnt sie von vorn.
learn-unsaved = Dein Fortschritt lässt sich in { $path } nicht speichern. Die Lektion läuft trotzdem.
learn-homeless = Für deinen Fortschritt gibt es keinen Ordner. Nenne einen in SANTIAGO_HOME. Die Lektion läuft trotzdem.
learn-set-aside = Der Fortschritt in { $path } war beschädigt. Er bleibt als { $aside } erhalten, und ein neuer beginnt.
learn-future = Der Fortschritt in { $path } stammt aus einer neueren Version. Er bleibt unangetastet, und nichts wird gespeichert.
learn-reset-ask = Den ganzen Fortschritt löschen? Wenn ja, tippe „ja“.
learn-reset-ask-one = Den Fortschritt von „{ $title }“ löschen? Wenn ja, tippe „ja“.
learn-reset-yes = ja, j
learn-reset-done = Der Fortschritt ist gelöscht.
learn-reset-kept = Es wird nichts gelöscht.
learn-recording = Spiele, was deine Lektion zeigen soll, und zwar für alle Plätze. Jeder deiner Züge wird zu einem Schritt. Tippe „ende“, um die Datei zu schreiben.
learn-recorded = { $count ->
    [one] Die Datei { $path } ist geschrieben, mit { $count } Schritt. Vervollständige sie mit: { $command }
   *[other] Die Datei { $path } ist geschrieben, mit { $count } Schritten. Vervollständige sie mit: { $command }
}
learn-nothing-recorded = Es wurde nichts gespielt, darum wird nichts geschrieben.
cli-command-learn = eine Lektion oder eine Runde Übungen spielen
cli-option-plain = einfache Zeilen statt der App im Vollbild
cli-option-scenarios = ein Ordner mit weiteren Lektionen
cli-option-list = die Lektionen auflisten; bei play die gespeicherten Partien
cli-option-reset = den Fortschritt löschen, nach einer Rückfrage
cli-option-record = aus Aktionen eine Lektionsdatei zum Vervollständigen machen
cli-option-learner = um wessen Fortschritt es geht, wenn sich mehrere einen Computer teilen
cli-option-watch = erneut prüfen, sobald sich eine Datei ändert
cli-error-unknown-lesson = Die Lektion „{ $word }“ gibt es nicht.
cli-error-faulty = Die Lektionen in { $path } enthalten Fehler. Finde sie mit: { $command }
cli-error-learner = Der Name „{ $word }“ lässt sich nicht verwenden. Schreibe 1 bis 40 Buchstaben, Ziffern, Leerzeichen oder Bindestriche.
cli-error-write = Die Datei { $path } lässt sich nicht schreiben.
cli-error-exists = Die Datei { $path } gibt es schon. Nenne eine andere.

## Lektionen prüfen: was bewiesen ist, was nicht stimmt und was zu tun ist.

check-proved = Lektionen { $lessons }, Rätsel { $puzzles }, Schnellstart { $fast }; Schritte { $steps }, versuchte Aktionen { $tried }, Sackgassen { $dead }.
check-awaited = { $lesson } nennt { $named }, und das gibt es noch nicht.
check-passing = { $lesson }, Schritt { $step }: Lösungswege { $ways } von { $lines }.
check-watching = Sobald sich eine Datei ändert, wird erneut geprüft. Strg+C beendet das.
fault-syntax = { $help ->
    [expected] Berichtige hier das TOML: Erwartet wird { $expected }.
    [twice] Berichtige hier das TOML: Dieser Schlüssel steht zweimal da.
   *[none] Berichtige hier das TOML.
}
fault-wrong-type = { $wanted ->
    [truth] Schreibe hier true oder false.
    [number] Schreibe hier eine Zahl.
    [text] Schreibe hier einen Text in Anführungszeichen.
    [list] Schreibe hier eine Liste in eckigen Klammern.
   *[table] Schreibe hier eine Tabelle in geschweiften Klammern.
}
fault-unknown-key = { $help ->
    [near] Den Schlüssel „{ $word }“ gibt es hier nicht. Meintest du „{ $near }“?
    [list] Den Schlüssel „{ $word }“ gibt es hier nicht. Bekannte Schlüssel: { $known }.
   *[none] Den Schlüssel „{ $word }“ gibt es hier nicht.
}
fault-missing-key = Ergänze hier den Schlüssel „{ $key }“.
fault-unknown-id = { $help ->
    [near] Die Kennung „{ $word }“ ist hier unbekannt. Meintest du „{ $near }“?
    [list] Die Kennung „{ $word }“ ist hier unbekannt. Bekannte Kennungen: { $known }.
   *[none] Die Kennung „{ $word }“ ist hier unbekannt.
}
fault-number = Schreibe hier eine Zahl von { $low } bis { $high }.
fault-one-key = { $count ->
    [0] Schreibe genau 1 Schlüssel zwischen diese Klammern.
    [one] Schreibe genau 1 Schlüssel zwischen diese Klammern.
   *[other] Schreibe genau 1 Schlüssel zwischen diese Klammern, nicht { $count }. Fasse mehrere in einer Liste zusammen.
}
fault-format = Schreibe format = { $format }: Ein anderes Format liest dieses Programm nicht.
fault-id-form = Schreibe die Kennung „{ $word }“ mit Kleinbuchstaben, Ziffern und einzelnen Bindestrichen, am Anfang mit einem Buchstaben.
fault-id-file = Gleiche beides einander an: Die Kennung ist „{ $id }“, die Datei heißt { $file }.
fault-twice = Lass nur eines stehen: „{ $word }“ kommt doppelt vor.
fault-empty = Trage bei „{ $key }“ etwas ein: Leer darf es nicht sein.
fault-too-many = { $most ->
    [one] Kürze „{ $key }“: Erlaubt ist höchstens { $most }.
   *[other] Kürze „{ $key }“: Erlaubt sind höchstens { $most }.
}
fault-action = Berichtige die Aktion „{ $line }“. Beispiele: drive 2; pawn bank; deliver 1 rum; ana give peso.
fault-seat = Niemand am Tisch heißt „{ $word }“. Prüfe die Namen und die Plätze.
fault-position = Berichtige diese Position: { $why }
fault-two-starts = Behalte nur eines von beiden: „position“ oder „new“.
fault-kind-key = { $kind ->
    [act] Entferne „{ $key }“ oder wähle eine andere Art: Ein Schritt der Art „act“ kann das nicht haben.
    [try] Entferne „{ $key }“ oder wähle eine andere Art: Ein Schritt der Art „try“ kann das nicht haben.
    [look] Entferne „{ $key }“ oder wähle eine andere Art: Ein Schritt der Art „look“ kann das nicht haben.
    [ask] Entferne „{ $key }“ oder wähle eine andere Art: Ein Schritt der Art „ask“ kann das nicht haben.
   *[borrow] Entferne alles andere aus diesem Schritt: Mit „{ $key }“ hat er keine weiteren Schlüssel.
}
fault-kind-goal = { $kind ->
    [act] Verwende im Ziel eines Schritts der Art „act“ nur Aussagen über den Tisch.
    [try] Verwende im Ziel eines Schritts der Art „try“ „refused“ und weder „looked“ noch „answered“.
    [look] Verwende im Ziel eines Schritts der Art „look“ nur „looked“.
   *[ask] Verwende im Ziel eines Schritts der Art „ask“ nur „answered“.
}
fault-options = { $count ->
    [one] Gib mindestens 2 Antworten an, von denen genau 1 richtig ist. Da ist { $count }.
   *[other] Gib mindestens 2 Antworten an, von denen genau 1 richtig ist. Da sind { $count }.
}
fault-rule-untaught = Nimm { $rule } in „teaches“ oder „shows“ auf oder nenne eine andere Regel.
fault-ruling = Die Klarstellung „{ $word }“ gibt es nicht. Schreibe r01 bis r84.
fault-thing = { $help ->
    [near] „{ $word }“ lässt sich nicht ansehen. Meintest du „{ $near }“?
    [list] „{ $word }“ lässt sich nicht ansehen. Bekannt sind: { $known }.
   *[none] „{ $word }“ lässt sich nicht ansehen.
}
fault-borrowed = Berichtige die Namen: In einer Lektion „{ $lesson }“ gibt es keinen eigenen Schritt „{ $step }“.
fault-script-illegal = Ändere diese Zeile: „{ $line }“ ist dort nicht möglich ({ $rule }).
fault-script-seat = Ändere diese Zeile: Bei „{ $line }“ liegt die Entscheidung bei „{ $word }“.
fault-script-brings = Berichtige, was diese Aktionen bringen. { $why }
fault-check = Berichtige diese Aussage: Am Anfang des Schritts gilt sie nicht. { $why }
fault-already-solved = Verlange mehr: Das Ziel ist erfüllt, bevor etwas getan ist.
fault-not-asked = Beginne dort, wo die lernende Person etwas zu entscheiden hat. In diesem Schritt ist das nicht so.
fault-unreachable = Ändere das Ziel oder die Position: Nichts, was die lernende Person tun kann, führt dorthin. { $why }
fault-solution-illegal = Berichtige die Lösung: „{ $line }“ ist dort nicht möglich ({ $rule }).
fault-solution-misses = Berichtige die Lösung oder das Ziel: Sie führt nicht dorthin. { $why }
fault-solution-long = Kürze die Lösung: Vor dieser Aktion ist das Ziel schon erfüllt.
fault-ways = { $count ->
    [one] Berichtige „ways“: Es gibt { $count }.
   *[other] Berichtige „ways“: Es gibt { $count }.
}
fault-par = Berichtige „par“: Bestenfalls ist { $best } zu erreichen.
fault-wrong-illegal = Ändere diese Zeile: „{ $line }“ ist dort nicht möglich ({ $rule }). Soll sie abgelehnt werden, gehört sie unter „no“.
fault-wrong-brings = Berichtige, was diese Zeile bringt. { $why }
fault-wrong-passes = Entferne diese Zeile: Sie löst die Aufgabe.
fault-no-legal = Ändere diese Zeile: „{ $line }“ ist dort möglich und wird nicht abgelehnt.
fault-no-rules = Berichtige die Regeln: „{ $line }“ wird mit { $rules } abgelehnt.
fault-unheard = Ändere diese Zeile: Niemand kommt dorthin, denn ein früherer Zug darin wird zurückgenommen.
fault-react-idle = Entferne diese Reaktion: „{ $line }“ kommt nie vor.
fault-no-dice = Ergänze Würfel in „rolls“: Die lernende Person kommt zum Würfeln, und es sind keine mehr übrig.
fault-too-wide = Teile diesen Schritt oder vereinfache seine Position: Es gibt mehr Aktionsfolgen, als sich durchspielen lassen.
fault-dead-end = Ändere diesen Schritt: Nach „{ $line }“ geht es nicht mehr weiter.
fault-text-syntax = Berichtige hier die Fluent-Schreibweise.
fault-text-missing = Ergänze den Text { $id } in { $lang }.
fault-text-extra = Entferne den Text { $id } in { $lang }: Er wird nirgends gezeigt.
fault-text-long = { $count ->
    [one] Kürze den Text { $id } in { $lang }: Er braucht { $count } Zeile, und Platz ist für { $most } zu { $cells } Zeichen.
   *[other] Kürze den Text { $id } in { $lang }: Er braucht { $count } Zeilen, und Platz ist für { $most } zu { $cells } Zeichen.
}
fault-text-numbers = Verwende im Text { $id } in { $lang } dieselben Zahlen wie im Englischen: { $names }.
fault-text-format = Berichtige den Text { $id } in { $lang }: Er lässt sich nicht ausgeben.
fault-unlisted = Nimm „{ $id }“ in course.toml auf oder entferne diese Datei.
fault-file-missing = Ergänze die Datei { $file }: Sie fehlt.
fault-pack-prefix = Beginne die Kennung „{ $word }“ mit „{ $pack }-“, dem Namen des Pakets.
fault-taken = Wähle einen anderen Namen: „{ $word }“ ist vergeben.
fault-game = Schreibe hier „santiago-de-cuba“: Für das Spiel „{ $word }“ gibt es keine Lektionen.
list-and-one = { $list }, { $one }

learn-question = Frage: { $task }
learn-help-hint = Tippe ? für Hilfe.
learn-you-look = Tippe { $command } und den Namen von etwas auf dem Tisch.
learn-might-go-on = So könnte es weitergehen:
learn-languages = Sprachen: { $known }.
learn-hint-topic = Denk an diese Regel: { $title }.
cuba-table-street = Die Straße ab der ersten Station nach dem Hafen: { $list }, dann wieder der Hafen.

### Ziel

cuba-rule-aim-theme = Ihr treibt Handel im Hafen von Santiago de Cuba. Ihr sichert euch die Hilfe der Cubaner und der Gebäude, um Schiffe mit Waren zu beliefern. Auf den Ablauf hat das keinen Einfluss.
    .title = Worum es geht
    .differs = In der deutschen Anleitung seid ihr Kaufleute. In der italienischen, spanischen und russischen vermittelt ihr zwielichtige Geschäfte und bestecht Ämter. Am Spiel ändert das nichts.
cuba-rule-aim-collect-points = Sammle so viele Siegpunkte wie möglich. Die meisten bringt das Liefern auf die Schiffe. Weitere gibt es durch manche Gebäude und bei der Tänzerin Maria.
    .title = Siegpunkte sammeln
cuba-rule-aim-points-hidden = Wie viele Siegpunkte du hast, geht die anderen nichts an. Halte die Werte deiner Siegpunktplättchen bis zum Ende verborgen.
    .title = Siegpunkte bleiben geheim
    .differs = Nach der deutschen und der spanischen Anleitung liegen die Plättchen verdeckt vor dir, nach der italienischen verdeckt hinter dem Sichtschirm. Die russische legt sie hinter den Sichtschirm und sagt nichts von verdeckt. Hier bleibt alles geheim, auch ihre Zahl.

### Spielmaterial

cuba-rule-component-players = Das Spiel ist für 2, 3 oder 4 Personen. Empfohlen wird es ab 10 Jahren.
    .title = Personenzahl und Alter
    .differs = Nur die deutsche Anleitung nennt die Zahl im Text. Aus der italienischen, spanischen und russischen ergibt sie sich aus je 4 Sichtschirmen und Figuren.
cuba-rule-component-board-pieces = In der Schachtel sind 1 Spielplan, 1 Auto, 1 Schiffsplättchen und 1 blauer Warenwertmarker.
    .title = Spielplan, Auto, Schiffsplättchen, Warenwertmarker
cuba-rule-component-buildings = Es gibt 12 Gebäudeplättchen, jedes nur einmal: Bank, Kirche, Schnapsbrennerei, Zigarrenfabrik, Schwarzmarkt, Sägewerk, Café, Zollamt, Casino, Hafenamt, Kontor und Zeitungsverlag.
    .title = Gebäudeplättchen
cuba-rule-component-citizens = Es gibt 9 Cubanerplättchen: Pedro, Maria, José, Martinez, Conchita, El Zorro, Miguel, Pablo und Alonso. Liegt die Vorderseite oben, ist der Cubaner aktiv, sonst ist er deaktiviert.
    .title = Cubanerplättchen
cuba-rule-component-player-pieces = Es gibt 4 Farben. Zu jeder gehören 1 Sichtschirm, 1 Figur und 3 Besitzmarker, zusammen also 4 Sichtschirme, 4 Figuren und 12 Besitzmarker.
    .title = Material je Farbe
    .differs = Die italienische, die spanische und die russische Anleitung nennen die 3 Besitzmarker je Farbe schon beim Material, die deutsche erst bei der Vorbereitung.
cuba-rule-component-dice = Es gibt 5 besondere Würfel mit je 6 Seiten: einen weißen, einen orangefarbenen, einen grünen, einen roten und einen schwarzen.
    .title = Würfel
cuba-rule-component-goods = Es gibt 48 Waren, je 8 von 6 Sorten: weißes Zuckerrohr, orangefarbene Zitrusfrüchte, grüner Tabak, roter Rum, schwarze Zigarren und Holz.
    .title = Waren
cuba-rule-component-point-tokens = Es gibt 60 Siegpunktplättchen. Neben ihren Bildern stehen die Stückzahlen 10 und 20, die Werte nennt der Text nicht. Hier werden Siegpunkte einfach gezählt.
    .title = Siegpunktplättchen
    .differs = In der deutschen Anleitung steht vor der 10 das Wort „je“. In der italienischen, spanischen und russischen stehen 10 und 20 ohne dieses Wort.
cuba-rule-component-coins = Es gibt 36 Münzen, 24 von einem Wert und 12 von einem anderen. Welche Werte das sind, nennt der Text nicht. Hier werden Pesos einfach gezählt.
    .title = Münzen
    .differs = Die deutsche und die italienische Anleitung teilen die Münzen in 24 und 12 auf. Die spanische und die russische nennen nur die Summe.

### Vorbereitung

cuba-rule-setup-buildings-random = Mischt die Gebäudeplättchen. Legt sie in zufälliger Folge auf die 12 Felder am Rand der Stadt.
    .title = Gebäude zufällig auslegen
cuba-rule-setup-building-per-flower = Zu jedem der 12 Blumensymbole auf dem Spielplan gehört genau 1 Gebäude: Es liegt darunter.
    .title = Unter jeder Blume ein Gebäude
cuba-rule-setup-flowers-three-each = Auf dem Spielplan sind 3 gelbe, 3 blaue, 3 rote und 3 weiße Blumen. Unter jeder Farbe liegen also 3 Gebäude.
    .title = Je 3 Blumen einer Farbe
    .differs = Die italienische und die russische Anleitung zählen die Farben auf. Die deutsche und die spanische sagen nur, dass eine Blume die Wahl zwischen 3 Gebäuden lässt.
cuba-rule-setup-citizens-random = Mischt die Cubanerplättchen. Legt sie mit der Vorderseite nach oben in zufälliger Folge auf die 9 Felder in der Mitte.
    .title = Cubaner zufällig auslegen
cuba-rule-setup-street-stops = Die Straße hat 10 Stationen. An 9 weißen Sternen liegt je ein Cubaner, der gelbe Stern ist der Hafen.
    .title = Stationen der Straße
cuba-rule-setup-street-circuit = Die Straße führt im Kreis. Vom Hafen geht es immer zum weißen Stern ganz links weiter, dem mit dem Pfeil.
    .title = Die Straße führt im Kreis
cuba-rule-setup-car-at-harbour = Stellt das Auto in den Hafen, auf den gelben Stern. Es gibt nur dieses eine, und ihr fahrt es abwechselnd.
    .title = Das Auto beginnt im Hafen
    .differs = Die italienische, die spanische und die russische Anleitung sagen ausdrücklich, dass alle dasselbe Auto fahren. In der deutschen versteht es sich von selbst.
cuba-rule-setup-ship-token-first = Legt das Schiffsplättchen auf das vorderste Feld der Schiffsleiste. Es steht für das erste von 7 Schiffen.
    .title = Das erste Schiff
cuba-rule-setup-marker-on-two = Stellt den Warenwertmarker auf die Fahne mit der 2.
    .title = Warenwertmarker auf die 2
    .differs = Die deutsche Anleitung fügt hinzu, dass es die linke Fahne ist. Die italienische, die spanische und die russische nennen nur die Zahl.
cuba-rule-setup-flag-values = Die Fahnen tragen die Zahlen 2, 3 und 4: So viele Siegpunkte bringt jede gelieferte Einheit. Hinter der 4 kommt die karierte Fahne.
    .title = Zahlen auf den Fahnen
cuba-rule-setup-supplies = Legt Münzen, Waren und Siegpunktplättchen getrennt neben den Spielplan. Das ist der Vorrat.
    .title = Vorrat bereitlegen
    .differs = Die italienische, die spanische und die russische Anleitung wollen einen eigenen Vorrat für jede Sorte und nennen das Holz dabei. Die deutsche trennt die Münzen von den Waren. Gespielt wird gleich.
cuba-rule-setup-colour = Sucht euch je eine Farbe aus. Nehmt euch den Sichtschirm, die Figur und die 3 Besitzmarker dieser Farbe.
    .title = Farbe wählen
cuba-rule-setup-pawn-off-board = Eure Figuren und Besitzmarker kommen noch nicht auf den Spielplan. Sie liegen zu Beginn vor euch.
    .title = Figuren noch vor euch
cuba-rule-setup-start-pesos = Alle erhalten zu Beginn { n-pesos }.
    .title = Pesos zu Beginn
cuba-rule-setup-start-points = Alle erhalten zu Beginn { n-points }.
    .title = Siegpunkte zu Beginn
cuba-rule-setup-start-goods = Alle nehmen sich zu Beginn 3 Waren aus dem Vorrat: je 1 Einheit Zuckerrohr, Tabak und Zitrusfrüchte.
    .title = Waren zu Beginn
cuba-rule-setup-example = Wer Rot spielt, hat zu Beginn 3 Pesos, 2 Siegpunkte und je 1 Einheit Zuckerrohr, Tabak und Zitrusfrüchte. Die rote Figur und die roten Besitzmarker sind noch nicht auf dem Spielplan.
    .title = Beispiel: Rot zu Beginn
cuba-rule-setup-behind-screen = Bewahre deine Waren und Pesos hinter deinem Sichtschirm auf. Die anderen sehen sie nicht.
    .title = Hinter dem Sichtschirm
    .differs = Nach der deutschen und der spanischen Anleitung kommen Waren und Geld dorthin, nach der italienischen und der russischen auch die Siegpunkte. Geheim sind hier alle drei.
cuba-rule-setup-start-player = Einigt euch, wer beginnt, oder lost es aus. Das ist die Startperson.
    .title = Wer beginnt
cuba-rule-setup-first-roller = Für das erste Schiff würfelt, wer rechts von der Startperson sitzt, und zwar mit allen 5 Würfeln.
    .title = Der erste Wurf
cuba-rule-setup-first-choice = Wer gewürfelt hat, lässt 1 Würfel weg. Die anderen 4 kommen so, wie sie gefallen sind, auf die 4 Felder des großen Schiffs.
    .title = 4 Würfel auswählen
    .differs = Die italienische Anleitung sagt bei der Vorbereitung nicht, dass die gewürfelten Zahlen bleiben; bei späteren Schiffen sagt sie es. Hier bleiben sie immer.
cuba-rule-dice-show-demand = Die Zahl auf einem Würfel sagt, wie viele Einheiten seiner Ware das Schiff noch nachfragt. Bei 0 fragt es davon nichts nach.
    .title = Würfel zeigen die Nachfrage
cuba-rule-dice-colour-is-good = Jeder Würfel steht für die Ware seiner Farbe: weiß für Zuckerrohr, orange für Zitrusfrüchte, grün für Tabak, rot für Rum, schwarz für Zigarren. Für Holz gibt es keinen Würfel.
    .title = Farbe und Ware
cuba-rule-dice-fifth-no-demand = Der weggelassene Würfel liegt neben dem Spielplan. Seine Ware fragt dieses Schiff nicht nach, und seine Zahl spielt keine Rolle.
    .title = Der fünfte Würfel
cuba-rule-dice-faces-standard = Der weiße, der grüne, der rote und der schwarze Würfel haben die Seiten 0, 1, 1, 2, 2 und 3.
    .title = Seiten der 4 Würfel
cuba-rule-dice-faces-orange = Der orangefarbene Würfel hat die Seiten 0, 1, 2, 2, 3 und 4. Eine der beiden Einsen ist bei ihm eine 4.
    .title = Seiten des orangefarbenen Würfels

### Zug

cuba-rule-turn-order = Die Startperson macht den ersten Zug. Danach geht es im Uhrzeigersinn weiter, immer ein Zug nach dem anderen, bis die Partie endet.
    .title = Reihenfolge der Züge
cuba-rule-turn-two-parts = Dein Zug hat 2 Teile. Zuerst fährst du mit dem Auto (A), dann kommt deine Figur mit einem Gebäude (B).
    .title = Die Teile eines Zugs

### Fahrt

cuba-rule-drive-mandatory = In deinem Zug musst du mit dem Auto fahren. Stehen bleiben darf es nicht.
    .title = Fahren ist Pflicht
cuba-rule-drive-clockwise = Das Auto fährt nur vorwärts, im Uhrzeigersinn.
    .title = Fahrtrichtung
cuba-rule-drive-distance = Wie weit du fährst, entscheidest du: mindestens 1 Station, höchstens 10. Mit 10 Stationen bist du genau einmal herum.
    .title = Wie weit du fährst
cuba-rule-drive-cost = Bis zur nächsten Station ist die Fahrt kostenlos. Für jede weitere zahlst du 1 Peso. Mit 4 Stationen bist du also 3 Pesos los.
    .title = Kosten der Fahrt
cuba-rule-drive-citizen-benefit = Bei einem Cubaner bekommst du meistens etwas: Waren, Siegpunkte oder Pesos.
    .title = Wozu du Cubaner besuchst
    .differs = Die russische Anleitung verbindet die drei mit „und“, die deutsche, italienische und spanische mit „oder“. Es gilt, was beim einzelnen Cubaner steht.
cuba-rule-drive-example-cost = Du fährst von Maria zu Pedro und zahlst 2 Pesos. Pedro liegt demnach 3 Stationen hinter Maria: eine kostenlose und zwei bezahlte.
    .title = Beispiel: Kosten der Fahrt

### Cubaner

cuba-rule-citizen-use-on-stop = Endet deine Fahrt bei einem aktiven Cubaner, gilt sofort seine Funktion. Erst danach zieht deine Figur.
    .title = Ankunft bei einem Cubaner
cuba-rule-citizen-flower = Jedes Cubanerplättchen trägt eine Blume. Hier gilt: Pedro und Alonso weiß, Miguel und Martinez blau, Maria und Conchita rot, José und Pablo gelb, El Zorro farblos. Im Text der Anleitungen stehen nur Pedro, Alonso, Miguel und El Zorro.
    .title = Blumen der Cubaner
cuba-rule-flower-pedro = Auf Pedros Plättchen ist die Blume weiß.
    .title = Pedros Blume
cuba-rule-pedro = { $count ->
    [one] Der Tabakhändler Pedro gibt dir { $count } Einheit Tabak aus dem Vorrat.
   *[other] Der Tabakhändler Pedro gibt dir { $count } Einheiten Tabak aus dem Vorrat.
}
    .title = Pedro
cuba-rule-maria = Die Tänzerin Maria bringt dir { n-points }.
    .title = Maria
cuba-rule-jose = { $count ->
    [one] Der Zuckerrohrfarmer José gibt dir { $count } Einheit Zuckerrohr aus dem Vorrat.
   *[other] Der Zuckerrohrfarmer José gibt dir { $count } Einheiten Zuckerrohr aus dem Vorrat.
}
    .title = José
cuba-rule-martinez = Der Musiker Martinez bringt dir { n-pesos }.
    .title = Martinez
cuba-rule-conchita = { $count ->
    [one] Die Obsthändlerin Conchita gibt dir { $count } Einheit Zitrusfrüchte aus dem Vorrat.
   *[other] Die Obsthändlerin Conchita gibt dir { $count } Einheiten Zitrusfrüchte aus dem Vorrat.
}
    .title = Conchita
cuba-rule-zorro-all-give = Fährst du zu El Zorro, müssen dir alle anderen je eine Sache geben.
    .title = El Zorro: alle geben
cuba-rule-zorro-giver-chooses = Wer gibt, sucht aus: 1 Peso, 1 Siegpunkt oder 1 Ware. Holz ist dabei ausgeschlossen.
    .title = El Zorro: freie Auswahl
cuba-rule-zorro-no-flower-colour = Auf El Zorros Plättchen ist die Blume farblos. Sie passt zu keinem Gebäude.
    .title = El Zorros Blume
    .differs = In der deutschen Anleitung hat die Blume keine Farbe, in der italienischen, spanischen und russischen ist sie durchsichtig. Gemeint ist dasselbe.
cuba-rule-zorro-pawn-stays = Bei El Zorro ziehst du deine Figur nicht. Sie bleibt, wo sie ist.
    .title = El Zorro: Figur bleibt
cuba-rule-zorro-use-again = Bei El Zorro darfst du das Gebäude, auf dem deine Figur schon steht, noch einmal nutzen.
    .title = El Zorro: Gebäude erneut nutzen
cuba-rule-zorro-first-round = Führt dich schon die allererste Runde zu El Zorro, nutzt du kein Gebäude: Deine Figur steht noch nirgends.
    .title = El Zorro in Runde 1
    .differs = Nach der spanischen Anleitung kannst du dann auf kein Gebäude gehen, nach der deutschen, italienischen und russischen keines nutzen. Hier geht beides nicht.
cuba-rule-miguel = { $count ->
    [one] Der Holzfäller Miguel gibt dir { $count } Einheit Holz aus dem Vorrat.
   *[other] Der Holzfäller Miguel gibt dir { $count } Einheiten Holz aus dem Vorrat.
}
    .title = Miguel
cuba-rule-pablo = Beim Hehler Pablo suchst du dir 1 Ware aus dem Vorrat aus. Holz hat er nicht.
    .title = Pablo
cuba-rule-supply-short = { $count ->
    [one] Von jeder Sorte gibt es nur { $count } Einheit.
   *[other] Von jeder Sorte gibt es nur { $count } Einheiten.
} Was im Vorrat fehlt, bekommst du nicht. Ist ein Teil davon da, nimmst du diesen Teil.
    .title = Wenn der Vorrat nicht reicht
    .differs = Die russische Anleitung spricht von einem Vorrat, der nicht genügt, und gibt dann nichts. Die deutsche, italienische und spanische sprechen nur von Waren, die nicht da sind. Hier bekommst du, was da ist.
cuba-rule-alonso-one-option = Bei Alonso wählst du eins von beiden: ein Gebäude in Besitz nehmen oder eines nutzen, das dir schon gehört.
    .title = Alonso: eins von beiden
cuba-rule-alonso-claim = Such dir bei Alonso ein Gebäude aus und lege einen deiner Besitzmarker darauf. Damit gehört es dir. Das ist kostenlos.
    .title = Alonso: Gebäude übernehmen
    .differs = In der italienischen Anleitung wird das Gebäude gekauft, aber ohne dass eine Summe genannt wird. In der deutschen, spanischen und russischen nimmst du es dir. Hier kostet es nichts.
cuba-rule-alonso-claim-unowned = Übernehmen kannst du nur ein Gebäude, auf dem noch kein Besitzmarker liegt.
    .title = Nur ohne Besitzmarker
    .differs = Nach der deutschen, italienischen und spanischen Anleitung darf es niemand anderem gehören, nach der russischen überhaupt niemandem. Hier darf kein Besitzmarker darauf liegen, auch keiner von dir.
cuba-rule-alonso-marker-corner = Der Besitzmarker kommt oben links auf das Gebäudeplättchen.
    .title = Platz des Besitzmarkers
    .differs = Deutsche und italienische Anleitung: oben links. Russische: oben rechts. Spanische: eine obere Ecke, ohne Seite. Auf das Spiel hat das keinen Einfluss.
cuba-rule-alonso-max-three = { $count ->
    [one] Mehr als { $count } Gebäude kannst du in einer Partie nicht besitzen: Mehr Besitzmarker hast du nicht.
   *[other] Mehr als { $count } Gebäude kannst du in einer Partie nicht besitzen: Mehr Besitzmarker hast du nicht.
}
    .title = So viele Gebäude höchstens
cuba-rule-alonso-use-own = Stattdessen kannst du bei Alonso ein Gebäude nutzen, auf dem schon einer deiner Besitzmarker liegt.
    .title = Alonso: eigenes Gebäude nutzen
cuba-rule-alonso-use-occupied = Dein Gebäude darfst du bei Alonso auch dann nutzen, wenn eine Figur darauf steht, ganz gleich, welche.
    .title = Alonso: trotz Figur
    .differs = Die deutsche Anleitung meint jede Figur, die spanische nennt auch die eigene. Die italienische und die russische sprechen nur von fremden Figuren. Hier ist es gleich, welche dort steht.
cuba-rule-alonso-then-pawn = Nach Alonso zieht deine Figur wie sonst auch auf ein Gebäude seiner Blumenfarbe. Dieses darfst du dann zusätzlich nutzen.
    .title = Nach Alonso die Figur
cuba-rule-alonso-example = Dir gehört die Bank, und du fährst zu Alonso. Du übernimmst kein weiteres Gebäude, sondern holst dir mit der Bank 2 Pesos. Danach ziehst du deine Figur unter eine weiße Blume und darfst auch dort das Gebäude nutzen.
    .title = Beispiel: Alonso
cuba-rule-flower-alonso = Auf Alonsos Plättchen ist die Blume weiß.
    .title = Alonsos Blume
cuba-rule-owner-point-visits = Besucht eine fremde Figur ein Gebäude von dir, bekommst du 1 Siegpunkt. Wann genau, steht im Teil über die Figur.
    .title = Besuch auf deinem Gebäude

### Hafen

cuba-rule-harbour-delivery-round = Endet deine Fahrt im Hafen, beginnt sofort eine Lieferrunde. Alle dürfen dann Waren auf das Schiff liefern.
    .title = Im Hafen: Lieferrunde
cuba-rule-delivery-order = Wer in den Hafen gefahren ist, fängt an. Dann geht es im Uhrzeigersinn herum, so oft wie nötig.
    .title = Reihenfolge der Lieferrunde
cuba-rule-delivery-one-kind = Jedes Mal, wenn du in der Lieferrunde an die Reihe kommst, lieferst du nur eine einzige Sorte.
    .title = Eine Sorte je Lieferung
cuba-rule-delivery-own-goods = Du lieferst eigene Waren, mindestens 1 Einheit. Lieferst du nichts, passt du.
    .title = Eigene Waren liefern
cuba-rule-delivery-up-to-demand = Liefere höchstens so viel, wie der Würfel dieser Sorte gerade zeigt. Zeigt er die 0, geht von ihr nichts mehr.
    .title = Höchstens bis zur Nachfrage
cuba-rule-delivery-to-supply = Gelieferte Waren kommen zurück in den Vorrat.
    .title = Geliefertes in den Vorrat
    .differs = In der russischen Anleitung fehlt dieser Satz. Gespielt wird wie in der deutschen, italienischen und spanischen.
cuba-rule-delivery-die-lowered = Nach jeder Lieferung dreht ihr den Würfel sofort auf die Nachfrage, die noch übrig ist.
    .title = Würfel herunterdrehen
cuba-rule-delivery-points-at-once = Für deine Lieferung bekommst du die Siegpunkte sofort.
    .title = Siegpunkte sofort
cuba-rule-delivery-points-per-unit = Jede gelieferte Einheit bringt so viele Siegpunkte, wie die Fahne unter dem Warenwertmarker zeigt: 2, 3 oder 4.
    .title = Siegpunkte je Einheit
    .differs = Die italienische Anleitung nennt die Fahnen blau, die deutsche, spanische und russische den Warenwertmarker. Das ändert nichts.
cuba-rule-delivery-pass = Kannst oder willst du nichts liefern, passt du.
    .title = Passen
cuba-rule-delivery-pass-final = Hast du gepasst, bist du aus dieser Lieferrunde heraus. In der nächsten bist du wieder dabei.
    .title = Gepasst ist gepasst
cuba-rule-delivery-end-satisfied = Zeigen alle Würfel auf dem Schiff die 0, ist die Lieferrunde sofort vorbei. Das Schiff läuft aus.
    .title = Ende: alles geliefert
cuba-rule-delivery-end-all-passed = Fragt das Schiff noch etwas nach, aber alle haben gepasst, ist die Lieferrunde ebenfalls vorbei. Das Schiff bleibt dann im Hafen.
    .title = Ende: alle haben gepasst
cuba-rule-delivery-marker-right = Endet eine Lieferrunde, weil alle gepasst haben, rückt der Warenwertmarker eine Fahne nach rechts.
    .title = Danach steigt der Warenwert
cuba-rule-delivery-chequered = Rückt der Warenwertmarker dabei von der 4 auf die karierte Fahne, läuft das Schiff sofort aus. Was es noch nachfragt, ist dann egal.
    .title = Lieferrunde und karierte Fahne
cuba-rule-harbour-no-building = Bist du in den Hafen gefahren, nutzt du in diesem Zug kein Gebäude.
    .title = Hafen: kein Gebäude
cuba-rule-harbour-pawn-stays = Bist du in den Hafen gefahren, ziehst du deine Figur nicht.
    .title = Hafen: Figur bleibt
cuba-rule-harbour-cross-no-delivery = Fährt das Auto über den Hafen hinweg, gibt es keine Lieferrunde.
    .title = Hafen übersprungen: keine Lieferrunde
cuba-rule-harbour-cross-marker = Jedes Mal, wenn das Auto den Hafen überspringt, rückt der Warenwertmarker eine Fahne nach rechts.
    .title = Hafen übersprungen: Warenwert steigt
    .differs = Die russische Anleitung sagt nicht, um wie viele Fahnen, nur nach rechts. Die deutsche, italienische und spanische nennen eine.
cuba-rule-harbour-cross-chequered = Kommt der Warenwertmarker durch einen übersprungenen Hafen von der 4 auf die karierte Fahne, läuft das Schiff sofort aus.
    .title = Übersprungen und karierte Fahne
cuba-rule-delivery-example = Der Warenwertmarker steht auf der 3. Es werden geliefert: 2 Einheiten Zitrusfrüchte für 6 Siegpunkte, 2 Einheiten Zuckerrohr für 6, dann 1 Einheit Zitrusfrüchte für 3 und 1 Einheit Rum für 3. Am Ende fehlt 1 Einheit Zitrusfrüchte; der orangefarbene Würfel hat also mit 4 begonnen. Alle passen, und der Warenwertmarker rückt eine Fahne nach rechts.
    .title = Beispiel: Lieferrunde
    .differs = In der russischen Anleitung bringen bei der dritten Lieferung 2 Einheiten Zitrusfrüchte 3 Siegpunkte, in der deutschen, italienischen und spanischen ist es 1 Einheit. Die russische Zahl ist ein Fehler.
cuba-rule-delivery-example-laps = Solange du nicht gepasst hast, kommst du wieder an die Reihe. Dann kannst du eine andere Sorte liefern.
    .title = Mehrmals an der Reihe

### Holz

cuba-rule-wood-replaces-kind = Nach Holz fragt kein Würfel, doch jedes Schiff nimmt es. Es steht immer anstelle einer Sorte, die das Schiff nachfragt.
    .title = Holz ersetzt eine Sorte
    .differs = Nach der deutschen, italienischen und russischen Anleitung steht Holz für eine Sorte, nach der spanischen für jede andere. Hier ist es genau eine je Lieferung.
cuba-rule-wood-not-mixed = Lieferst du Holz, besteht deine Lieferung nur aus Holz. Fragt das Schiff 2 Zuckerrohr nach, kannst du nicht 1 Holz und 1 Zuckerrohr zusammen liefern.
    .title = Holz nicht mischen
cuba-rule-wood-one-point = Jede gelieferte Einheit Holz bringt { n-points }, egal wo der Warenwertmarker steht.
    .title = Siegpunkte für Holz
cuba-rule-wood-only-miguel = Holz bekommst du nur bei Miguel, und zwar kostenlos.
    .title = Holz nur bei Miguel
    .differs = Nach der italienischen und der spanischen Anleitung kaufst du Holz bei ihm, nach der russischen erwirbst du es, nach der deutschen bekommst du es. Es kostet nichts.
cuba-rule-wood-example-die = Das Schiff fragt 2 Zuckerrohr, 2 Rum und 1 Tabak nach. Du lieferst 2 Holz für 2 Siegpunkte und drehst nach deiner Wahl den weißen oder den roten Würfel auf 0.
    .title = Beispiel: Holz
cuba-rule-wood-no-split = Das Holz einer Lieferung gilt für eine einzige Sorte. Mit 2 Holz kannst du nicht 1 Tabak und 1 Rum ersetzen.
    .title = Holz nicht aufteilen

### Figur

cuba-rule-pawn-must-move = Nach der Fahrt zu einem aktiven Cubaner muss deine Figur auf ein Gebäude ziehen.
    .title = Figur muss ziehen
cuba-rule-pawn-three-buildings = Die Blume des Cubaners lässt dir die Wahl zwischen den 3 Gebäuden ihrer Farbe.
    .title = 3 Gebäude zur Wahl
cuba-rule-pawn-same-flower = Die Blume über dem Gebäude und die Blume des besuchten Cubaners müssen dieselbe Farbe haben.
    .title = Gleiche Blumenfarbe
cuba-rule-pawn-unoccupied = Steht auf dem Gebäude schon eine andere Figur, darfst du nicht dorthin.
    .title = Gebäude muss unbesetzt sein
cuba-rule-pawn-marker-no-obstacle = Ein Besitzmarker ist keine Figur. Auf ein fremdes Gebäude darfst du ziehen.
    .title = Besitzmarker stören nicht
    .differs = Die italienische und die russische Anleitung sagen das ausdrücklich, die deutsche und die spanische erwähnen es nicht. Hier gilt es.
cuba-rule-pawn-other-building = Deine Figur muss das Gebäude wechseln. Sie darf nicht auf ihrem bleiben.
    .title = Immer ein anderes Gebäude
cuba-rule-pawn-four-exceptions = Nur in 4 Fällen bleibt deine Figur stehen. Bei El Zorro, und wenn kein passendes Gebäude unbesetzt ist, darfst du das Gebäude nutzen, auf dem sie steht. Im Hafen und bei einem deaktivierten Cubaner darfst du das nicht.
    .title = Wann die Figur bleibt
cuba-rule-inactive-pawn-stays = Bist du zu einem deaktivierten Cubaner gefahren, bleibt deine Figur, wo sie ist.
    .title = Deaktiviert: Figur bleibt
cuba-rule-pawn-blocked-stays = Stehen auf allen passenden Gebäuden schon Figuren, bleibt deine, wo sie ist.
    .title = Alles besetzt: Figur bleibt
    .differs = Deutsche und russische Anleitung: von Figuren besetzt. Italienische: von anderen Figuren. Spanische: von fremden Figuren. Es kommt auf dasselbe heraus.
cuba-rule-pawn-blocked-may-use = Ist alles besetzt, darfst du das Gebäude nutzen, auf dem deine Figur stehen bleibt.
    .title = Alles besetzt: trotzdem nutzen
cuba-rule-pawn-use-building = Nach dem Ziehen darfst du das Gebäude unter deiner Figur nutzen. Du musst es nie.
    .title = Gebäude nutzen, wenn gewünscht
cuba-rule-owner-point = Beendest du deinen Zug auf einem Gebäude, das jemand anderem gehört, geht an diese Person sofort ein Besitzpunkt: { n-points }.
    .title = Besitzpunkt
cuba-rule-owner-point-not-own = Stehst du auf deinem eigenen Gebäude, gibt es keinen Besitzpunkt.
    .title = Kein Besitzpunkt für dich
cuba-rule-turn-ends-after-pawn = Dann ist dein Zug vorbei. Deine Figur bleibt auf ihrem Gebäude, bis du wieder an der Reihe bist.
    .title = Ende des Zugs
cuba-rule-flower-miguel = Auf Miguels Plättchen ist die Blume blau. Das geht aus dem Beispiel hervor.
    .title = Miguels Blume
    .differs = In der deutschen Anleitung ist sie dunkelblau, in der italienischen und spanischen eine blaue Rose, in der russischen eine rote. Hier ist sie blau.
cuba-rule-pawn-example = Unter Miguels Farbe liegen 3 Gebäude: Eines ist besetzt, auf einem steht deine Figur. Du musst also auf das dritte, die Bank. Du nimmst 2 Pesos, und wer die Bank besitzt, erhält 1 Siegpunkt.
    .title = Beispiel: Figur ziehen

### Gebäude

cuba-rule-bank = Nimm dir { n-pesos }.
    .title = Bank
cuba-rule-church = Nimm dir { n-points }.
    .title = Kirche
cuba-rule-distillery = Tausche beliebig viel Zuckerrohr gegen ebenso viel Rum. Beides geht über den Vorrat.
    .title = Schnapsbrennerei
cuba-rule-cigar-factory = Tausche beliebig viel Tabak gegen ebenso viele Zigarren. Beides geht über den Vorrat.
    .title = Zigarrenfabrik
cuba-rule-black-market = Lege 1 Ware in den Vorrat und nimm dir 1 Ware einer anderen Sorte.
    .title = Schwarzmarkt
cuba-rule-black-market-no-wood = Auf dem Schwarzmarkt kannst du Holz weder abgeben noch nehmen.
    .title = Schwarzmarkt: kein Holz
cuba-rule-sawmill = Lege 1 Einheit Holz in den Vorrat. Du erhältst dafür { n-points } und { n-pesos }.
    .title = Sägewerk
cuba-rule-cafe = Lege 1 Einheit Rum, 1 Einheit Zigarren oder von beidem 1 in den Vorrat. Jede Einheit bringt dir { n-points }.
    .title = Café
cuba-rule-cafe-max-one-each = Im Café gibst du von jeder der beiden Sorten höchstens 1 Einheit ab. Auf einmal bekommst du also höchstens { n-points }.
    .title = Café: höchstens je 1
cuba-rule-customs-office = Drehe 1 Würfel auf dem Schiff auf 0. Welchen, bestimmst du.
    .title = Zollamt
    .differs = Die russische Anleitung sagt nicht, dass der Würfel auf dem Schiff liegen muss; die deutsche, italienische und spanische sagen es. Hier muss er dort liegen.
cuba-rule-casino-buy-points = Tausche im Casino Pesos in Siegpunkte, so viele du willst. Für je { n-pesos } nimmst du dir 1 Siegpunkt.
    .title = Casino: Siegpunkte kaufen
cuba-rule-casino-sell-points = Umgekehrt kannst du im Casino beliebig viele Siegpunkte abgeben. Jeder bringt dir { n-pesos }.
    .title = Casino: Siegpunkte abgeben
cuba-rule-harbour-office = Rücke den Warenwertmarker eine Fahne nach rechts oder eine nach links.
    .title = Hafenamt
    .differs = Die spanische Anleitung formuliert es als Anweisung, die deutsche, italienische und russische als Möglichkeit. Gebäude nutzt du nach allen vieren freiwillig.
cuba-rule-harbour-office-floor = Unter die 2 kommt der Warenwertmarker nie. Von dort kann er nur nach rechts.
    .title = Hafenamt: nicht unter 2
cuba-rule-harbour-office-chequered = Rückst du den Warenwertmarker mit dem Hafenamt von der 4 auf die karierte Fahne, läuft das Schiff sofort aus.
    .title = Hafenamt und karierte Fahne
cuba-rule-trading-office = Liefere 1 Einheit einer Ware, die das Schiff nachfragt. Sie kommt in den Vorrat.
    .title = Kontor
    .differs = Nur die deutsche Anleitung sagt hier, dass die Einheit in den Vorrat kommt. Gespielt wird so.
cuba-rule-trading-office-points = Für die Einheit im Kontor erhältst du immer { n-points }, egal wo der Warenwertmarker steht.
    .title = Kontor: Siegpunkte
cuba-rule-trading-office-no-wood = Holz kannst du über das Kontor nicht liefern.
    .title = Kontor: kein Holz
cuba-rule-trading-office-die = Nach der Lieferung über das Kontor dreht ihr den Würfel dieser Ware um 1 herunter.
    .title = Kontor: Würfel herunterdrehen
cuba-rule-newspaper-peso = Nimm dir beim Zeitungsverlag { n-pesos }.
    .title = Zeitungsverlag: Pesos
cuba-rule-newspaper-turn-citizen = Zusätzlich darfst du beim Zeitungsverlag 1 Cubanerplättchen umdrehen. Dieser Cubaner ist dann deaktiviert.
    .title = Zeitungsverlag: Cubaner deaktivieren
cuba-rule-inactive-stop-allowed = Auch zu einem deaktivierten Cubaner darf das Auto fahren.
    .title = Fahrt zum deaktivierten Cubaner
    .differs = Die italienische und die russische Anleitung sprechen vom nächsten Zug, die spanische von einem späteren, die deutsche von allem, was folgt. Hier gilt es, bis das Auto den Cubaner hinter sich lässt.
cuba-rule-inactive-no-citizen = Endet deine Fahrt bei einem deaktivierten Cubaner, gibt er dir nichts.
    .title = Deaktiviert: keine Funktion
cuba-rule-inactive-no-building = Endet deine Fahrt bei einem deaktivierten Cubaner, nutzt du in diesem Zug kein Gebäude.
    .title = Deaktiviert: kein Gebäude
    .differs = Die russische Anleitung spricht vom Gebäude, das zu dem Cubaner gehört, die deutsche, italienische und spanische von gar keinem Gebäude. Hier nutzt du keines.
cuba-rule-inactive-pass-over = Fährst du über einen deaktivierten Cubaner hinweg, zählt seine Station wie jede andere und kostet ebenso viel.
    .title = Deaktivierten Cubaner überspringen
cuba-rule-inactive-becomes-active = Lässt das Auto einen deaktivierten Cubaner hinter sich, dreht ihr sein Plättchen zurück. Er ist wieder aktiv.
    .title = Wieder aktiv
    .differs = Deutsche Anleitung: hinter sich gelassen. Italienische: darüber hinaus. Russische: vorbeigefahren. Spanische: über das Feld gekommen, mit Halt oder ohne. Gespielt wird gleich.

### Schiff

cuba-rule-ship-departs-satisfied = Ein Schiff läuft aus, wenn alle Würfel darauf die 0 zeigen: Seine Nachfrage ist erfüllt.
    .title = Abfahrt: Nachfrage erfüllt
cuba-rule-ship-departs-chequered = Ein Schiff läuft aus, wenn der Warenwertmarker auf die karierte Fahne rückt.
    .title = Abfahrt: karierte Fahne
cuba-rule-ship-token-advances = Gleich darauf kommt ein neues Schiff. Das Schiffsplättchen rückt auf der Schiffsleiste 1 Feld weiter.
    .title = Das nächste Schiff
    .differs = Nach der italienischen, spanischen und russischen Anleitung rückt es nach rechts, nach der deutschen vor. Gemeint ist dasselbe.
cuba-rule-ship-marker-reset = Mit jedem neuen Schiff kommt der Warenwertmarker zurück auf die Fahne mit der 2.
    .title = Warenwert zurück auf 2
cuba-rule-demand-by-causer = Wer die Abfahrt ausgelöst hat, bestimmt die Nachfrage des neuen Schiffs.
    .title = Wer die Nachfrage bestimmt
cuba-rule-demand-cause-delivery = Läuft das Schiff durch eine Lieferrunde aus, hat es ausgelöst, wer in den Hafen gefahren ist. Wer zuletzt geliefert hat, zählt nicht.
    .title = Ausgelöst durch Lieferrunde
cuba-rule-demand-cause-crossing = Bringt ein übersprungener Hafen den Warenwertmarker auf die karierte Fahne, hat die Abfahrt ausgelöst, wer gefahren ist.
    .title = Ausgelöst durch Überspringen
cuba-rule-demand-cause-harbour-office = Bringt das Hafenamt den Warenwertmarker auf die karierte Fahne, hat die Abfahrt ausgelöst, wer das Hafenamt genutzt hat.
    .title = Ausgelöst durch das Hafenamt
cuba-rule-demand-cause-customs = Streicht das Zollamt die letzte Nachfrage, hat die Abfahrt ausgelöst, wer das Zollamt genutzt hat.
    .title = Ausgelöst durch das Zollamt
cuba-rule-demand-cause-trading = Erfüllt eine Lieferung über das Kontor die letzte Nachfrage, hat die Abfahrt ausgelöst, wer das Kontor genutzt hat.
    .title = Ausgelöst durch das Kontor
cuba-rule-demand-at-turn-end = Die neue Nachfrage kommt am Ende dieses Zugs, nicht schon vorher.
    .title = Wann gewürfelt wird
cuba-rule-demand-roll-five = Wer die Abfahrt ausgelöst hat, nimmt alle 5 Würfel und wirft sie.
    .title = Neuer Wurf
cuba-rule-demand-choose-four = Von den 5 Würfeln bleibt 1 weg, ganz nach Wahl; er liegt neben dem Spielplan, und seine Ware ist nicht gefragt. Die anderen 4 kommen so, wie sie gefallen sind, auf das große Schiff.
    .title = 4 von 5 Würfeln

### Ende

cuba-rule-end-seventh-ship = Eine Partie hat { n-ships }. Mit der Abfahrt des letzten ist sie sofort zu Ende.
    .title = Ende der Partie
cuba-rule-end-screens-removed = Nehmt eure Sichtschirme weg. Jetzt ist alles offen.
    .title = Sichtschirme weg
cuba-rule-end-goods-to-points = { $count ->
    [one] Für { $count } Ware, die du in den Vorrat zurücklegst, gibt es 1 Siegpunkt.
   *[other] Für je { $count } Waren, die du in den Vorrat zurücklegst, gibt es 1 Siegpunkt.
} Die Sorten dürfen gemischt sein, und Holz zählt mit.
    .title = Waren in Siegpunkte
    .differs = Nach der deutschen, italienischen und russischen Anleitung darfst du tauschen, nach der spanischen tauschst du. Hier geschieht es von selbst.
cuba-rule-end-money-worthless = Pesos bringen am Ende keine Siegpunkte.
    .title = Pesos zählen nicht
cuba-rule-end-most-points-wins = Zählt eure Siegpunkte zusammen. Wer die meisten hat, gewinnt.
    .title = Wer gewinnt
cuba-rule-tie-goods = Bei Gleichstand gewinnt, wer nach dem Tausch mehr Waren übrig hat.
    .title = Gleichstand: Waren
cuba-rule-tie-pesos = Sind auch die Waren gleich, gewinnt, wer mehr Pesos hat.
    .title = Gleichstand: Pesos

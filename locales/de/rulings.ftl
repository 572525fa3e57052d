## Tisch und Vorbereitung

cuba-ruling-r01 = Ihr spielt zu zweit, zu dritt oder zu viert nach denselben Regeln. Spielplan, Waren, Startbesitz und die 7 Schiffe bleiben gleich. Keine Anleitung nennt eine Änderung.
    .title = Ändert die Personenzahl etwas an den Regeln?
cuba-ruling-r02 = Wer beginnt, steht mit der Vorbereitung fest; sonst wird gelost, und alle haben dieselbe Chance. Die Sitzordnung im Uhrzeigersinn bleibt die ganze Partie über gleich. Die Anleitungen schreiben kein Verfahren vor.
    .title = Wie wird die Startperson bestimmt?
cuba-ruling-r03 = Die Stationen haben die Nummern 0 bis 9 in Fahrtrichtung. Die 0 ist der Stern mit dem Pfeil, die 9 der Hafen. Die 9 Cubaner liegen zufällig und offen auf 0 bis 8 und bleiben dort. Mehr als diese Reihenfolge braucht das Spiel nicht.
    .title = Welcher Cubaner liegt an welcher Station?
cuba-ruling-r04 = Unter jeder der 4 Farben liegen 3 Gebäude, zufällig verteilt. Es zählt nur die Farbe, nicht, welche Gebäude nebeneinanderliegen. Denn Figuren ziehen nach Farbe und nie nach Entfernung.
    .title = Welches Gebäude liegt unter welcher Blume?
cuba-ruling-r05 = Weiß ist die Blume bei Pedro und Alonso, blau bei Miguel und Martinez, rot bei Maria und Conchita, gelb bei José und Pablo, farblos bei El Zorro. Sicher aus dem Text sind die von Pedro, Alonso, Miguel und El Zorro; Josés Blume stammt aus einer Besprechung, die übrigen 4 sind ergänzt. In der russischen Anleitung ist Miguels Blume rot, doch die anderen drei widersprechen. Wer die Schachtel hat, kann die Angaben ersetzen.
    .title = Welche Blume trägt welcher Cubaner?
cuba-ruling-r06 = Die Werte sind nur abgebildet und hier unbekannt. Pesos und Siegpunkte werden deshalb einfach als Zahlen gezählt. Auf einzelne Münzen oder Plättchen kommt es im Spiel nie an.
    .title = Welche Werte haben Münzen und Siegpunktplättchen?
cuba-ruling-r07 = Pesos und Siegpunkte gehen nie aus; fehlen Münzen oder Plättchen, nehmt ihr Ersatz. Knapp sind nur Waren. Nur sie nennen die Anleitungen begrenzt.
    .title = Können Pesos oder Siegpunkte ausgehen?
cuba-ruling-r08 = Verborgen sind Waren (auch Holz), Pesos und Siegpunkte der anderen. Offen sind Vorrat, Würfel, Marker, Figuren, Plättchen, Besitz und alle Züge. Alle Anleitungen wollen den Punktestand geheim halten; die Zahl verdeckter Plättchen verrät wenig.
    .title = Was ist verborgen und was ist offen?
cuba-ruling-r09 = Untereinander gebt ihr nichts weiter, außer bei El Zorro. Besitzen darfst du beliebig viel. Was keine Regel vorsieht, findet nicht statt.
    .title = Darf man handeln, und gibt es Obergrenzen?
cuba-ruling-r10 = Es würfelt und wählt, wer rechts von der Startperson sitzt, also in der Runde zuletzt drankommt. Zu zweit ist das die andere Person. So steht es in allen Anleitungen.
    .title = Wer bestimmt die Nachfrage des ersten Schiffs?
cuba-ruling-r11 = Für das Spiel ist das egal. Eine Darstellung darf ihn oben links zeigen, wie das deutsche Original.
    .title = In welcher Ecke liegt der Besitzmarker?

## Zug und Fahrt

cuba-ruling-r12 = Du zahlst und fährst, dann folgt der Cubaner oder die Lieferrunde. Danach zieht deine Figur, du nutzt das Gebäude, und der Besitzpunkt wird vergeben. Ist ein Schiff ausgelaufen, kommt jetzt die neue Nachfrage; dann ist links die nächste Person am Zug. So steht es in den Anleitungen; nur dass der Besitzpunkt vor dem Wurf kommt, ist eine Festlegung.
    .title = In welcher Reihenfolge läuft ein Zug ab?
cuba-ruling-r13 = Eine Fahrt geht über 1 bis 10 Stationen. Mit 10 Stationen bist du für 9 Pesos einmal herum; mehr geht nicht, und 0 auch nicht. Die Anleitungen setzen keine Grenze, doch ein zweiter Umlauf brächte nur einen weiteren übersprungenen Hafen.
    .title = Wie weit darf man höchstens fahren?
cuba-ruling-r14 = Nein. Dein Geld reicht für so viele Stationen, wie du Pesos hast, und eine dazu, höchstens 10. Diese eine ist kostenlos, fahren kannst du also immer. Pesos, die du später im Zug bekommst, helfen nicht: Auf Kredit wird nicht gefahren.
    .title = Darf man weiter fahren, als man zahlen kann?
cuba-ruling-r15 = Zuerst zahlst du die ganze Fahrt. Dann fährt das Auto Station für Station: Lässt es einen deaktivierten Cubaner hinter sich, wird dieser wieder aktiv; überspringt es den Hafen, rückt der Warenwertmarker in diesem Moment eine Fahne nach rechts. So geschieht es auch am Tisch.
    .title = Was geschieht während der Fahrt wann?
cuba-ruling-r16 = Übersprungen ist der Hafen nur, wenn das Auto ihn erreicht und in derselben Fahrt weiterfährt. Dort losfahren zählt nicht. Mit 10 Stationen ab dem Hafen endet die Fahrt dort, von jeder anderen Station aus überspringt sie ihn einmal.
    .title = Wann gilt der Hafen als übersprungen?
cuba-ruling-r17 = In diesem Moment, noch vor der weiteren Fahrt und vor dem Cubaner. Die Fahrt geht dann weiter wie bezahlt. Die neue Nachfrage kommt erst am Ende des Zugs. Das deutsche Original sagt „sofort“.
    .title = Wann läuft ein Schiff während der Fahrt aus?
cuba-ruling-r18 = Nein. Auf höchstens 10 Stationen wird der Hafen entweder einmal übersprungen oder ist das Ziel. Jede Lieferrunde trifft deshalb auf ein Schiff mit Würfeln, von denen mindestens einer mehr als 0 zeigt.
    .title = Kann eine Fahrt den Hafen überspringen und dort enden?

## Cubaner

cuba-ruling-r19 = Pedro, Maria, José, Martinez, Conchita und Miguel geben von selbst. Ablehnen würde dir nie helfen, also wirst du nicht gefragt.
    .title = Darf man die Gabe eines Cubaners ablehnen?
cuba-ruling-r20 = Du bekommst, was da ist: 2, 1 oder 0. Die russische Anleitung lässt sich so lesen, dass es dann gar nichts gibt; gespielt wird die deutsche Lesart. Sie spricht nur von dem, was fehlt, nicht von dem, was da ist.
    .title = Was, wenn der Vorrat weniger hat?
cuba-ruling-r21 = Im Uhrzeigersinn, beginnend links von der Person am Zug, und offen: Alle sehen, was vorher gegeben wurde. Das ist die Reihenfolge, die auch sonst gilt.
    .title = In welcher Reihenfolge wird bei El Zorro gegeben?
cuba-ruling-r22 = Wer gibt, entscheidet alles: ob 1 Peso, 1 Siegpunkt oder 1 Ware außer Holz, und auch, welche Ware. Geben kannst du nur, was du hast. Die Wahl liegt als Ganzes bei dir.
    .title = Wer wählt bei El Zorro die Ware aus?
cuba-ruling-r23 = Dann gibst du nichts. Holz gibst du auch dann nicht, wenn du sonst nichts hast. Hast du aber Pesos, Siegpunkte oder andere Waren, musst du etwas davon geben.
    .title = Was, wenn man El Zorro nichts geben kann?
cuba-ruling-r24 = Jede Gabe kommt sofort an. Du kannst sie also noch im selben Zug auf dem Gebäude einsetzen. Denn der Cubaner kommt vor dem Gebäude.
    .title = Wann kommen die Gaben bei El Zorro an?
cuba-ruling-r25 = Nein. Alle, die etwas geben können, geben eine Sache, und du wirst nicht gefragt. Die Pflicht liegt bei den anderen, und eine Gabe schadet dir nie.
    .title = Darf man auf El Zorros Gaben verzichten?
cuba-ruling-r26 = Deine Figur bleibt, und ihr Gebäude darfst du einmal nutzen. Steht sie noch nicht auf dem Spielplan, nutzt du nichts, egal in welcher Runde. Die Anleitungen nennen nur die erste Runde, der Grund gilt aber auch später.
    .title = Welches Gebäude nutzt man bei El Zorro?
cuba-ruling-r27 = Jede der 5 Sorten, von der noch etwas im Vorrat liegt. Ist von keiner etwas da, bekommst du nichts. Wählen kannst du nur, was es gibt.
    .title = Was darf man bei Pablo nehmen?
cuba-ruling-r28 = Nein, es ist kostenlos. Die italienische Anleitung spricht zwar vom Kaufen, nennt aber keine Summe. Das deutsche Original kennt auch keine.
    .title = Kostet es etwas, ein Gebäude in Besitz zu nehmen?
cuba-ruling-r29 = Nein. Du nimmst ein Gebäude in Besitz, nutzt einmal ein eigenes oder verzichtest. Beides zusammen geht nie. Beide Möglichkeiten sind als Erlaubnis formuliert.
    .title = Muss man bei Alonso etwas tun?
cuba-ruling-r30 = Nein, nur ein Gebäude ganz ohne Besitzmarker. Ein zweiter Besitzmarker würde nichts ändern und wäre verschwendet.
    .title = Darf man ein eigenes Gebäude nochmals in Besitz nehmen?
cuba-ruling-r31 = Höchstens 3 Besitzmarker liegen von dir auf dem Spielplan. Einmal gelegt, bleiben sie bis zum Ende, wo sie sind. Keine Regel nimmt sie zurück.
    .title = Wie viele Besitzmarker gibt es, und wandern sie?
cuba-ruling-r32 = Ja, Figuren stören dabei nicht. Danach darfst du selbst dorthin ziehen, wenn Farbe und Platz es zulassen. Eine Figur, die schon dort steht, bringt dir erst dann einen Besitzpunkt, wenn die Person, der sie gehört, dort einen Zug beendet.
    .title = Darf man ein besetztes Gebäude in Besitz nehmen?
cuba-ruling-r33 = Ja, ganz gleich, welche Figur dort steht, auch deine eigene. Das deutsche Original meint jede Figur; die engeren Formulierungen verbieten es nicht.
    .title = Darf man bei Alonso ein besetztes Gebäude nutzen?
cuba-ruling-r34 = Ja, wenn deine Figur danach dorthin ziehen darf: weiße Blume, unbesetzt, nicht ihr jetziger Platz. Einmal nutzt du es dank Alonso, einmal mit der Figur.
    .title = Darf man dasselbe Gebäude zweimal nutzen?
cuba-ruling-r35 = Sofort, noch bevor deine Figur zieht. Einen Besitzpunkt bringt das nicht: Den gibt es nur am Ende eines Zugs und nie auf dem eigenen Gebäude. Ziehen muss deine Figur auch, wenn du auf beides verzichtest.
    .title = Wann nutzt man das Gebäude bei Alonso?
cuba-ruling-r36 = Ja. Es zählt, ob der Cubaner bei der Ankunft des Autos aktiv war. Der Zug geht mit seiner Blume weiter, denn das Umdrehen wirkt erst auf spätere Fahrten.
    .title = Zieht die Figur, wenn Alonso umgedreht wird?

## Hafen, Lieferrunde und Holz

cuba-ruling-r37 = Von der Person am Zug aus im Uhrzeigersinn liefert ihr jeweils eine Sorte oder passt. Das geht so oft herum wie nötig, ohne die, die gepasst haben. Wer passt, ist nur aus dieser Lieferrunde heraus. So zeigt es auch das Beispiel.
    .title = Wie oft kommt man in der Lieferrunde dran?
cuba-ruling-r38 = Nein. Du lieferst mindestens 1 Einheit und höchstens, was du hast und was gefragt ist; weniger ist erlaubt. Passen darfst du auch, wenn du liefern könntest. Nichts zu liefern heißt passen.
    .title = Muss man so viel wie möglich liefern?
cuba-ruling-r39 = Ja, solange sie noch gefragt ist. Die Grenze von einer Sorte gilt nur für die einzelne Lieferung.
    .title = Darf man dieselbe Sorte später nochmals liefern?
cuba-ruling-r40 = Zeigen alle Würfel die 0, ist sie sofort vorbei: Das Schiff läuft aus, niemand liefert oder passt mehr. Bleibt Nachfrage, aber alle haben gepasst, rückt der Warenwertmarker eine Fahne nach rechts, auch ohne jede Lieferung. Von der 4 aus läuft das Schiff dann aus.
    .title = Wie endet eine Lieferrunde?
cuba-ruling-r41 = Es zählt die Fahne im Moment der Lieferung. Während einer Lieferrunde bewegt nichts den Warenwertmarker, der Warenwert bleibt also gleich.
    .title = Ändert sich der Warenwert während der Lieferrunde?
cuba-ruling-r42 = Das Holz einer Lieferung steht für genau eine nachgefragte Sorte, und du sagst, für welche. Es dürfen höchstens so viele Einheiten sein, wie ihr Würfel zeigt; um so viel drehst du ihn herunter. Jede bringt 1 Siegpunkt. So zeigt es das Beispiel.
    .title = Für welche Sorte steht das Holz?
cuba-ruling-r43 = Nein, 1 Einheit genügt. Das Mischverbot gilt für eine einzelne Lieferung. Später in der Lieferrunde dürfen alle für dieselbe Sorte wieder die Ware selbst oder Holz liefern.
    .title = Muss Holz die ganze Nachfrage decken?
cuba-ruling-r44 = Nein. Holz steht nur für eine Sorte, deren Würfel auf dem Schiff mindestens die 1 zeigt. Bei 0 gibt es nichts zu ersetzen.
    .title = Nimmt das Schiff Holz auch ohne Nachfrage?
cuba-ruling-r45 = Geliefert wird Holz nur in Lieferrunden, nicht über das Kontor. Sonst nützt es dir im Sägewerk und beim Tausch am Ende. El Zorro, Pablo, Schwarzmarkt und Kontor schließen es ausdrücklich aus.
    .title = Wozu dient Holz außerhalb der Lieferrunde?
cuba-ruling-r46 = Nein, Miguel gibt dir 2 Einheiten kostenlos. So steht es bei ihm in jeder Anleitung, auch wenn die italienische und die spanische an anderer Stelle vom Kaufen sprechen.
    .title = Kostet das Holz bei Miguel etwas?
cuba-ruling-r47 = Deine Figur bleibt, wo sie ist, auch außerhalb des Spielplans, und du nutzt kein Gebäude. Das gilt auch, wenn das Schiff ausgelaufen ist. Ein Besitzpunkt wird trotzdem fällig.
    .title = Was macht die Figur nach dem Hafen?

## Figur und Besitzpunkt

cuba-ruling-r48 = Auf jedes der 3 Gebäude in der Blumenfarbe des Cubaners, auf dem keine Figur steht, auch nicht deine eigene. Auf eines davon muss sie, auch wenn der Cubaner nichts gebracht hat oder du das Gebäude nicht nutzen willst. Besitzmarker stören nicht.
    .title = Wohin darf die Figur ziehen?
cuba-ruling-r49 = Wenn auf jedem der 3 Gebäude in der Blumenfarbe des Cubaners schon eine Figur steht, eine fremde oder deine eigene. Dann bleibt deine Figur, wo sie ist, auch außerhalb des Spielplans. Alle vier Anleitungen führen zum selben Ergebnis.
    .title = Wann ist kein Gebäude mehr frei?
cuba-ruling-r50 = Das Gebäude, auf dem deine Figur steht, egal unter welcher Blume. Steht sie nicht auf dem Spielplan, nutzt du nichts. Eine Farbe verlangt diese Ausnahme nicht.
    .title = Was nutzt man, wenn alles besetzt ist?
cuba-ruling-r51 = Höchstens einmal je Besuch, oder gar nicht. Die Funktion gehört zum Besuch, und das Nutzen ist freiwillig.
    .title = Wie oft darf man ein Gebäude nutzen?
cuba-ruling-r52 = Nein. Nichts brennen, im Casino nichts tauschen, einen Würfel mit 0 auf 0 drehen, den Warenwertmarker von der 2 nach links rücken: All das zählt nicht als Nutzen. Es ließe sich vom Verzicht nicht unterscheiden.
    .title = Darf man ein Gebäude ohne Wirkung nutzen?
cuba-ruling-r53 = Am Ende jedes Zugs, auch nach Hafen, El Zorro, deaktiviertem Cubaner oder blockierter Figur. Steht die Figur der Person am Zug auf einem fremden Gebäude, erhält 1 Siegpunkt, wer es besitzt, ob genutzt oder nicht. Andere Figuren bringen nichts. Der genauere Satz im Teil über die Figur geht vor.
    .title = Wann gibt es den Besitzpunkt?

## Gebäude

cuba-ruling-r54 = Mindestens 1 Einheit, höchstens so viel, wie du hast und wie der Vorrat an Rum oder Zigarren hergibt. Ein Tausch eins zu eins braucht beide Seiten.
    .title = Wie viel verarbeiten Schnapsbrennerei und Zigarrenfabrik?
cuba-ruling-r55 = 1 Einheit einer der 5 Sorten gegen 1 Einheit einer anderen, die im Vorrat liegt. Holz ist auf beiden Seiten ausgeschlossen. Ist kein solcher Tausch möglich, kannst du den Schwarzmarkt nicht nutzen.
    .title = Was tauscht man auf dem Schwarzmarkt?
cuba-ruling-r56 = 1 Einheit Zigarren für 2 Siegpunkte, 1 Einheit Rum für 2 oder je 1 Einheit von beidem für 4. Mehr als 1 Einheit einer Sorte nimmt das Café nicht.
    .title = Was darf man im Café abgeben?
cuba-ruling-r57 = Einen Würfel auf dem Schiff, der mindestens die 1 zeigt. Der weggelassene ist tabu. Siegpunkte gibt es keine, und zeigen danach alle die 0, läuft das Schiff aus.
    .title = Welchen Würfel darf das Zollamt drehen?
cuba-ruling-r58 = Nein, je Besuch nur eine Richtung: Pesos in Siegpunkte oder Siegpunkte in Pesos. Du tauschst mindestens 1 Siegpunkt und höchstens so viel, wie du hast. In den Anleitungen steht „oder“.
    .title = Darf man im Casino beide Richtungen tauschen?
cuba-ruling-r59 = Nach rechts von der 2, der 3 und der 4, nach links von der 3 und der 4. Rechts von der 4 ist die karierte Fahne: Das Schiff läuft aus. Du kannst das Hafenamt auch nutzen, solange ein neues Schiff noch keine Würfel hat.
    .title = Wohin rückt das Hafenamt den Warenwertmarker?
cuba-ruling-r60 = Genau 1 Einheit einer Ware, deren Würfel auf dem Schiff mindestens die 1 zeigt, und immer für 2 Siegpunkte. Holz geht nicht. Der Würfel geht um 1 herunter; zeigen dann alle die 0, läuft das Schiff aus.
    .title = Wie viel liefert man über das Kontor?
cuba-ruling-r61 = Du nimmst 1 Peso und drehst, wenn du willst, einen aktiven Cubaner um: jeden, auch den beim Auto und auch El Zorro. Den Peso ohne das Umdrehen gibt es, das Umdrehen ohne den Peso nicht.
    .title = Welchen Cubaner darf der Zeitungsverlag umdrehen?
cuba-ruling-r62 = Ja, mehrere dürfen gleichzeitig deaktiviert sein. Ein deaktivierter lässt sich nicht noch einmal umdrehen: Der Zeitungsverlag dreht nur auf die Rückseite.
    .title = Können mehrere Cubaner deaktiviert sein?
cuba-ruling-r63 = Der Cubaner gibt nichts, du nutzt gar kein Gebäude, und deine Figur bleibt. Ein Besitzpunkt wird trotzdem fällig. Die russische Anleitung spricht vom Gebäude des Cubaners, doch Cubaner haben keine Gebäude.
    .title = Was geschieht bei einem deaktivierten Cubaner?
cuba-ruling-r64 = Sobald das Auto ihn hinter sich lässt, im Vorbeifahren oder beim Losfahren. Solange es bei ihm steht, bleibt er deaktiviert. Der spanische Wortlaut kommt auf dasselbe heraus, weil dazwischen niemand den Zeitungsverlag nutzen kann.
    .title = Wann wird ein deaktivierter Cubaner wieder aktiv?
cuba-ruling-r65 = Das ist erlaubt. Er wird wieder aktiv, sobald das Auto im nächsten Zug losfährt. Eine Fahrt über 10 Stationen findet ihn deshalb schon aktiv vor.
    .title = Darf man den Cubaner beim Auto umdrehen?
cuba-ruling-r66 = Bis das Auto ihn hinter sich lässt, wie viele Züge das auch dauert. Das deutsche Original setzt keine Frist, und alle vier Anleitungen nennen das Auto als Auslöser.
    .title = Wie lange bleibt ein Cubaner deaktiviert?

## Schiffe und Nachfrage

cuba-ruling-r67 = Die Schiffe haben die Nummern 1 bis 7, und das Schiffsplättchen zeigt, welches im Hafen liegt. Läuft Schiff 7 aus, rückt es nicht mehr: Die Partie ist zu Ende. Einfacher lassen sich 7 Schiffe nicht zählen.
    .title = Wie werden die Schiffe gezählt?
cuba-ruling-r68 = Sofort rückt das Schiffsplättchen 1 Feld weiter, und der Warenwertmarker geht zurück auf die 2. Gewürfelt wird erst am Ende des Zugs. So steht es in den Anleitungen.
    .title = Was geschieht bei der Abfahrt sofort?
cuba-ruling-r69 = Nichts: Bis zum Wurf hat das neue Schiff keine Würfel. Du kannst nichts liefern und weder Zollamt noch Kontor nutzen, wohl aber das Hafenamt. Die alten Würfel gehörten zum Schiff, das ausgelaufen ist.
    .title = Was fragt ein Schiff vor dem Wurf nach?
cuba-ruling-r70 = Nein. Erfüllt ist eine Nachfrage nur mit 4 Würfeln auf dem Schiff, sonst liefe jedes neue Schiff gleich aus. Auch die karierte Fahne ist im selben Zug kein zweites Mal erreichbar. Vor dem neuen Wurf läuft also höchstens 1 Schiff aus.
    .title = Läuft ein Schiff ohne Würfel aus?
cuba-ruling-r71 = Immer die Person am Zug, auch wenn jemand anders die letzte Ware geliefert hat. Jeder Fall in den Anleitungen ist eine Handlung dieser Person.
    .title = Wer hat die Abfahrt ausgelöst?
cuba-ruling-r72 = Am Ende des Zugs, nach dem Besitzpunkt, werden alle 5 Würfel geworfen. Du lässt einen beliebigen weg, die anderen liegen wie gefallen auf dem Schiff. Einzelne Nullen dürfen dabei sein, und auf welchem Feld ein Würfel liegt, ist egal.
    .title = Wie wird die neue Nachfrage bestimmt?
cuba-ruling-r73 = Dieses Schiff läuft sofort aus, und dieselbe Person würfelt für das nächste. Das darf man auch absichtlich wählen, selbst bei der Vorbereitung. Ist es das siebte, endet die Partie. Die Bedingung für die Abfahrt ist ja erfüllt.
    .title = Was, wenn alle 4 Würfel die 0 zeigen?

## Ende der Partie

cuba-ruling-r74 = Nein. Mit der Abfahrt des siebten Schiffs ist die Partie in diesem Moment vorbei. Es gibt keine weitere Fahrt, keinen Cubaner, keine Figur, kein Gebäude und keinen Besitzpunkt mehr. Auch die Runde wird nicht zu Ende gespielt.
    .title = Wird der letzte Zug zu Ende gespielt?
cuba-ruling-r75 = Ja. Erst gibst du die Waren ab und erhältst die Siegpunkte, dann wird der Würfel gedreht, und das Schiff läuft aus. Beim Kontor ist es ebenso. Die Siegpunkte gehören zur Lieferung.
    .title = Zählt die letzte Lieferung noch?
cuba-ruling-r76 = Der Tausch geschieht von selbst: Alle deine Waren, auch Holz, zählen gemischt, und je 3 bringen 1 Siegpunkt. Ein Rest von 0, 1 oder 2 bleibt. Ein Siegpunkt ist immer mehr wert als ein Vorteil bei Gleichstand.
    .title = Muss man Waren am Ende tauschen?
cuba-ruling-r77 = Die Waren, auch Holz, die nach dem Tausch übrig sind: 0, 1 oder 2. Die getauschten liegen ja schon wieder im Vorrat.
    .title = Welche Waren zählen bei Gleichstand?
cuba-ruling-r78 = Dann gewinnen alle gemeinsam, die noch gleichauf liegen. Siegpunkte, Waren und Pesos ordnen auch die übrigen Ränge. Mehr nennen die Anleitungen dafür nicht.
    .title = Was, wenn auch die Pesos gleich sind?
cuba-ruling-r79 = Nein, weder eigene Gebäude noch übrige Besitzmarker sind etwas wert. Die Anleitungen nennen nur Siegpunkte und Waren.
    .title = Zählen eigene Gebäude am Ende?
cuba-ruling-r80 = Nein. Nur das siebte Schiff beendet die Partie. Das Hafenamt kann den Warenwertmarker immer wieder zurückrücken, deshalb ist die Länge allein durch die Regeln nicht begrenzt.
    .title = Gibt es eine Grenze für die Züge?

## Wie das Programm die Regeln ausführt

cuba-ruling-r81 = Alles, wobei nur Nichtstun möglich ist: passen, wenn du nichts liefern kannst, ein Gebäude ohne Nutzen, nichts für El Zorro, ein leerer Vorrat bei Pablo, nichts zu tun bei Alonso, kein Platz für die Figur. Es wird nur gemeldet. Geheimes verrät das nicht: Wer aufpasst, kann jeden Besitz mitrechnen.
    .title = Was geschieht von selbst?
cuba-ruling-r82 = Dann tust du es selbst: die eine kostenlose Station fahren, auf das einzige freie Gebäude ziehen, das Einzige geben, was du hast, liefern oder passen. So siehst du jeden Schritt deines Zugs.
    .title = Was, wenn nur eine Möglichkeit bleibt?
cuba-ruling-r83 = 1 Einheit. Die 2 der russischen Anleitung ist ein Fehler. Auf der 3 wären 2 Einheiten 6 Siegpunkte wert, und der orangefarbene Würfel hätte mit 5 beginnen müssen; diese Seite gibt es nicht.
    .title = Wie viele Zitrusfrüchte liefert die dritte Person?
cuba-ruling-r84 = Bis 999 bei Pesos und ebenso bei Siegpunkten. Was darüber hinausginge, verfällt, auch eine Gabe. Was du tun darfst, hängt davon nicht ab. Ein Programm braucht eine Grenze, und Partien kommen nicht in ihre Nähe.
    .title = Wie weit zählt das Programm?

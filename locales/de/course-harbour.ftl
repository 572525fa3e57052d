## The harbour.

### Delivery round

cuba-lesson-delivery-round = Die Lieferrunde
    .aim = Du spielst eine Lieferrunde, von der ersten Einheit bis zum letzten Passen.
    .closing = Es beginnt, wer in den Hafen gefahren ist; dann geht es im Uhrzeigersinn reihum, so oft wie nötig, jedes Mal mit 1 Sorte. Jede Einheit bringt, was die Fahne zeigt. Wer passt, ist draußen. Haben alle gepasst, steigt der Warenwert; zeigen alle Würfel die 0, läuft das Schiff aus.
cuba-lesson-delivery-round--to-the-harbour = Ihr seid zu viert: du, Ana, Luis und Rosa. Das Schiff fragt 2 Einheiten Zuckerrohr, 4 Einheiten Zitrusfrüchte und 1 Einheit Rum nach. Wer in den Hafen fährt, löst für alle eine Lieferrunde aus.
    .task = Fahre in den Hafen.
    .wrong-past = Du hast den Hafen übersprungen: keine Lieferrunde, und der Warenwert ist auf 4 gestiegen. Der Hafen ist die nächste Station.
cuba-lesson-delivery-round--fruit = Du beginnst, die anderen folgen im Uhrzeigersinn. Jedes Mal lieferst du 1 Sorte, höchstens so viel, wie ihr Würfel zeigt. Der Warenwert ist 3: Jede Einheit bringt 3 Siegpunkte, und zwar sofort.
    .task = Liefere deine 2 Einheiten Zitrusfrüchte.
    .wrong-rum = Der Rum bringt auch 3, aber er kann warten: Sonst hat niemand Rum. Liefere erst deine Zitrusfrüchte, denn auch Luis hat welche.
    .wrong-pass = Gepasst ist gepasst: Du bist in dieser Lieferrunde nicht mehr dabei und behältst deine 2 Einheiten Zitrusfrüchte. Liefere sie.
    .no-three = Das Schiff fragt 4 Einheiten nach, aber du hast 2.
    .no-two-rum = Du hast 1 Einheit Rum, und mehr fragt das Schiff auch nicht nach.
    .no-none = Nichts liefern heißt passen. Wenn du das willst, dann passe.
cuba-lesson-delivery-round--no-cane = Ana hat 2 Einheiten Zuckerrohr für 6 Siegpunkte geliefert, dann Luis 1 Einheit Zitrusfrüchte für 3. Rosa hatte nur Tabak, den das Schiff nicht nachfragt, und musste passen. Luis hat noch 2 Einheiten Zuckerrohr.
    .task = Warum hat Luis sie nicht geliefert?
    .option-die-at-zero = der Würfel für Zuckerrohr zeigt die 0
    .option-kept = Luis behält sie für einen besseren Warenwert
    .option-two-kinds = in einer Lieferrunde lieferst du nur 1 Sorte
    .why-kept = Das geht, indem man passt. Aber sieh dir den Würfel für Zuckerrohr an: Was zeigt er?
    .why-two-kinds = Jedes Mal 1 Sorte, aber du kommst ja wieder dran. Sieh dir den Würfel für Zuckerrohr an.
cuba-lesson-delivery-round--rum = Wer noch nicht gepasst hat, kommt wieder dran, so oft wie nötig. Das Schiff fragt noch 1 Einheit Rum nach, und du hast sie. Danach hat niemand mehr etwas, das es nachfragt.
    .task = Liefere deinen Rum.
    .wrong-pass = Gepasst ist gepasst: Du bist draußen, und die Lieferrunde ist vorbei. Beim nächsten Mal bringt der Rum vielleicht 4, wenn niemand vor dir welchen liefert. Liefere ihn jetzt.
cuba-lesson-delivery-round--still-wanted = Die Lieferrunde ist vorbei. Das Schiff fragt noch etwas nach, also bleibt es, und der Warenwert ist jetzt 4. Im Hafen zieht deine Figur nicht, und du nutzt kein Gebäude. Was geliefert ist, liegt wieder im Vorrat.
    .task = Sieh dir die Ware an, die das Schiff noch nachfragt.
cuba-lesson-delivery-round--send-off = Noch einmal dieselbe Lieferrunde, aber diesmal hast du 3 Einheiten Zitrusfrüchte. Jetzt habt ihr zu viert alles, was das Schiff nachfragt. Zeigen alle Würfel die 0, läuft es sofort aus.
    .task = Fahre in den Hafen und lass das Schiff auslaufen.
    .wrong-rum-kept = Der Rum fehlt. Du hast gepasst, also bleibt das Schiff, und der Warenwert steigt auf 4.
    .wrong-two-laps = Dieselbe Sorte später noch einmal zu liefern ist erlaubt. Aber der Rum fehlt, und so bleibt das Schiff.

### Wood delivery

cuba-lesson-wood-delivery = Holz liefern
    .aim = Du lieferst Holz anstelle einer Ware, die das Schiff nachfragt, und lernst die Grenzen kennen.
    .closing = Holz ersetzt eine Sorte, die das Schiff nachfragt, höchstens so viele Einheiten, wie ihr Würfel zeigt. Jede bringt 1 Siegpunkt, egal wo der Warenwertmarker steht. In einer Lieferung wird Holz weder mit anderen Waren gemischt noch auf Sorten aufgeteilt. Holz gibt es nur bei Miguel.
cuba-lesson-wood-delivery--both-at-once = Du hast nur Holz, und zwar 2 Einheiten. Holz kann jede Sorte ersetzen, die das Schiff nachfragt; du sagst, welche. Jede Einheit Holz bringt 1 Siegpunkt, auch beim Warenwert 3.
    .task = Fahre in den Hafen und bring einen Würfel mit der 2 auf 0.
    .wrong-two-kinds = Zwei Lieferungen für zwei Sorten, eine nach der anderen: Das ist erlaubt. Aber keiner der Würfel, die eine 2 zeigten, steht jetzt auf 0. In einer einzelnen Lieferung lässt sich Holz gar nicht auf Sorten aufteilen.
cuba-lesson-wood-delivery--too-much = Noch einmal dieselbe Lage. Auch von Holz nimmt das Schiff nur so viel, wie der Würfel zeigt, und der Würfel für Tabak zeigt die 1.
    .task = Versuche im Hafen, Tabak durch 2 Einheiten Holz zu ersetzen.
    .no-unwanted = Der Würfel für Zitrusfrüchte zeigt die 0: Da gibt es nichts zu ersetzen.
    .no-left-out = Der Würfel für Zigarren wurde weggelassen, darum fragt dieses Schiff keine nach.
    .no-as-wood = Einen Würfel für Holz gibt es nicht. Sag, welche Sorte es ersetzt.
    .no-three = Du hast 2 Einheiten Holz, und der Würfel für Rum zeigt die 2. Weder das eine noch das andere reicht für 3.
cuba-lesson-wood-delivery--next-lap = Holz und Zuckerrohr kannst du nicht zusammen liefern. Aber eine Lieferrunde geht so oft reihum wie nötig: Wer noch nicht gepasst hat, kommt wieder dran. Du hast von beidem 1 Einheit, und der Warenwert ist 3.
    .task = Fahre in den Hafen und bring den Würfel für Zuckerrohr auf 0.
    .wrong-wood-kept = Das Zuckerrohr hat 3 Siegpunkte gebracht. Das Holz brächte noch 1 dazu, und der Würfel steht noch nicht auf 0.
    .no-not-cane = Das Holz zählt nicht als Zuckerrohr. Davon hast du also 1 Einheit, nicht 2.
cuba-lesson-wood-delivery--send-off = Auch Holz kann die Nachfrage erfüllen. Dieses Schiff fragt nur 2 Einheiten Rum nach, und Ana hat sie; der Warenwert ist 4. Du hast 3 Einheiten Holz. Zeigen alle Würfel die 0, läuft das Schiff sofort aus.
    .task = Liefere Holz, damit das Schiff ausläuft, bevor Ana etwas liefert.
    .wrong-one-wood = Eine Einheit zu wenig: Ana hat eine Einheit Rum für 4 Siegpunkte geliefert, bevor du wieder an die Reihe kamst.
    .wrong-past = Auch das bringt 2 Siegpunkte, nämlich von Maria, und das Schiff ist weg. Aber diesmal sollst du Holz liefern, im Hafen.
    .wrong-pass = Du hast gepasst, und Ana hat 2 Einheiten Rum für 8 Siegpunkte geliefert.

### Harbour pass

cuba-lesson-harbour-pass = Den Hafen überspringen
    .aim = Du lässt den Warenwert steigen, indem du den Hafen überspringst oder passt, und siehst, wann das Schiff ausläuft.
    .closing = Überspringst du den Hafen, gibt es keine Lieferrunde, und der Warenwertmarker rückt eine Fahne nach rechts. Das tut er auch, wenn alle passen. Von der 4 aus erreicht er die karierte Fahne: Das Schiff läuft aus, egal was es noch nachfragt, und der Marker kehrt auf die 2 zurück.
cuba-lesson-harbour-pass--drive-past = Jede Einheit bringt jetzt 2 Siegpunkte. Du hast 2 Einheiten Zuckerrohr und könntest sie liefern. Überspringst du aber den Hafen, gibt es keine Lieferrunde, und der Warenwertmarker rückt eine Fahne nach rechts.
    .task = Überspringe den Hafen und fahre zu Maria.
    .wrong-deliver-now = Das sind 4 Siegpunkte, 2 je Einheit. Eine Fahne weiter bringen dieselben Waren 6.
cuba-lesson-harbour-pass--all-pass = Auch so rückt der Warenwertmarker weiter: Du fährst in den Hafen und passt. Passen alle, während das Schiff noch etwas nachfragt, rückt er ebenfalls eine Fahne nach rechts.
    .task = Erhöhe den Warenwert auf 4; behalte deine 2 Einheiten Zuckerrohr.
    .wrong-one-sold = Der Warenwert steht jetzt auf 4, aber 1 Einheit hast du schon bei 3 geliefert. Du solltest beide behalten.
cuba-lesson-harbour-pass--pass-is-final = Gepasst ist gepasst: Du bist draußen, bis die Lieferrunde vorbei ist. Ana hat 1 Einheit Rum, Luis 2 Einheiten Tabak, und das Schiff fragt beides nach. Der Warenwert steht wieder auf 3.
    .task = Fahre in den Hafen, passe gleich und sieh zu, was die anderen tun.
    .wrong-delivered = Das sind 6 Siegpunkte für dich. Mehr hast du nicht zu liefern, also geht die Lieferrunde ohne dich weiter. Du solltest aber passen.
cuba-lesson-harbour-pass--send-off = Rechts von der 4 kommt die karierte Fahne: Erreicht der Marker sie, läuft das Schiff aus, egal was es noch nachfragt. Ana hat 4 Einheiten, die es nachfragt. In einer Lieferrunde brächten sie 16 Siegpunkte.
    .task = Fahre zu Maria und lass das Schiff ohne Lieferrunde auslaufen.
    .wrong-to-the-harbour = Im Hafen gibt es eine Lieferrunde. Ana liefert für 16 Siegpunkte, bevor das Schiff ausläuft.
cuba-lesson-harbour-pass--from-the-harbour = Im Hafen gilt dasselbe: Passen alle beim Warenwert 4, läuft das Schiff aus. Du hast nur 1 Einheit Zigarren, deren Würfel weggelassen wurde, und die anderen haben keine Waren. Wer nichts liefern kann, muss passen.
    .task = Fahre in den Hafen und lass das Schiff auslaufen.

### Ship leaves

cuba-lesson-ship-leaves = Ein Schiff läuft aus
    .aim = Du kennst alle Wege, auf denen ein Schiff ausläuft, und weißt, wie die nächste Nachfrage entsteht.
    .closing = Ein Schiff läuft aus, wenn alle Würfel die 0 zeigen oder der Warenwertmarker die karierte Fahne erreicht. Das nächste kommt sofort, mit dem Warenwert 2; seine Würfel kommen am Ende des Zugs. Wer am Zug ist, wirft 5 Würfel und lässt 1 weg.
cuba-lesson-ship-leaves--last-unit = Das Schiff fragt 2 Einheiten Zuckerrohr und 1 Einheit Rum nach; das Zuckerrohr hast du, den Rum hat Ana. Mit der letzten Einheit läuft es aus, das nächste läuft ein, und der Warenwert kehrt auf die 2 zurück.
    .task = Lass im Hafen das Schiff auslaufen und sieh, wer würfelt.
    .wrong-one-short = Das Schiff fragt noch 1 Einheit Zuckerrohr nach und bleibt. Diese Einheit hast du.
    .wrong-past = Überspringst du den Hafen, gibt es keine Lieferrunde. Das Schiff bleibt, und der Warenwert steigt auf 4.
cuba-lesson-ship-leaves--new-demand = Läuft das Schiff in deinem Zug aus, bestimmst du die neue Nachfrage, egal wer die letzte Einheit liefert: Du wirfst 5 Würfel und lässt 1 weg. Dessen Ware fragt das neue Schiff gar nicht nach.
    .task = Würfle, lass einen Würfel weg und bring die Nachfrage auf 5.
    .wrong-rum = Der Würfel für Rum zeigt die 0, also bleiben alle anderen: Das Schiff fragt 8 Einheiten nach. Es sollen nur 5 sein.
    .no-black-four = Nur der Würfel für Zitrusfrüchte hat eine 4. Bei den anderen ist die 3 das Höchste.
cuba-lesson-ship-leaves--customs = In einer anderen Partie fragt das Schiff nur Tabak nach, 3 Einheiten, und Ana hat sie: 12 Siegpunkte bei diesem Warenwert. Das Zollamt dreht einen Würfel auf 0, und Conchitas rote Blume führt dorthin.
    .task = Besuche Conchita und nutze das Zollamt: Das Schiff soll auslaufen.
    .wrong-casino = Das Schiff fragt noch Tabak nach, und die 3 Einheiten von Ana würden 12 Siegpunkte bringen. Das Zollamt ist frei.
    .wrong-unused = Deine Figur steht richtig. Nutze jetzt das Zollamt, sonst wartet das Schiff auf den Tabak von Ana.
cuba-lesson-ship-leaves--turn-goes-on = Der Warenwert ist 4. Überspringst du den Hafen, läuft das Schiff sofort aus, aber dein Zug geht ganz normal weiter. Erst an seinem Ende wird für das nächste Schiff gewürfelt.
    .task = Fahre zu José und mach aus seinen 2 Einheiten Zuckerrohr Rum.
    .wrong-maria = Das Schiff ist weg, und Marias 2 Siegpunkte hast du. Aber für den Rum brauchst du das Zuckerrohr von José.
    .wrong-one-rum = Das Schiff ist weg, aber du hast nur 1 Einheit Rum gemacht. Mach aus beiden Einheiten Zuckerrohr Rum.
cuba-lesson-ship-leaves--white-buildings = Das Schiff fragt 1 Einheit Tabak nach, und der Warenwert ist 4. Pedro, die nächste Station, gibt 2 Einheiten Tabak. Von den Gebäuden unter weißen Blumen können zwei das Schiff auslaufen lassen; nimm, welches du willst.
    .task = Fahre zu Pedro und lass das Schiff auslaufen.
    .wrong-newspaper = Der Zeitungsverlag bringt einen Peso, und das Schiff wartet auf den Tabak von Ana. Sieh dir die anderen beiden Gebäude unter weißen Blumen an.
    .wrong-price-down = Der Warenwert ist jetzt 3, und das Schiff bleibt. Zur karierten Fahne geht es in die andere Richtung.
cuba-lesson-ship-leaves--four-zeros = Ein Schiff ist ausgelaufen, und du würfelst. Es fallen gleich 4 Nullen und eine einzige 2. Zeigen alle 4 Würfel auf dem neuen Schiff die 0, muss es auf nichts warten und läuft ebenfalls sofort aus.
    .task = Würfle und wähle so, dass dieses Schiff ausläuft.
    .wrong-rum = Jetzt fragt das Schiff 2 Einheiten Zigarren nach und wartet. Lass den Würfel mit der 2 weg.
cuba-lesson-ship-leaves--who-rolls = Noch eine Lieferrunde: Du fährst in den Hafen und lieferst dein Zuckerrohr. Ana hat nichts, und Luis liefert den Rum. Es ist die letzte Einheit, und das Schiff läuft aus.
    .task = Wer bestimmt die neue Nachfrage?
    .option-luis = Luis, mit der letzten Einheit
    .option-you = du, denn du bist am Zug
    .option-after-luis = wer nach Luis an der Reihe ist
    .why-luis = Auf die letzte Einheit kommt es nicht an. Wer ist in den Hafen gefahren?
    .why-after-luis = Noch ist kein Zug zu Ende. Wer ist in den Hafen gefahren?
    .shown-you-roll = Luis hat für die letzte Einheit 3 Siegpunkte erhalten, und würfeln darfst du.

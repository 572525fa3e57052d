## The lessons: what the tutor says. A step's text and its task together have room for four lines of 75 cells, and so
## has every other text of a step.

# The name of the learner's seat, where no other name was given: the colour of the pieces.
course-you = Rot
# The others at the table of a lesson; never declined.
course-ana = Ana
course-luis = Luis
course-rosa = Rosa
course-eva = Eva

cuba-part-driving = Fahren
cuba-part-citizens = Cubaner
cuba-part-pawn-and-buildings = Figur und Gebäude
cuba-part-harbour = Der Hafen

### First drive

cuba-lesson-first-drive = Die erste Fahrt
    .aim = Du machst einen ganzen Zug: fahren, etwas erhalten, die Figur ziehen, fertig.
    .closing = Fahren, sofort etwas erhalten, die Figur ziehen, das Gebäude nutzen, wenn du magst, fertig: Das ist ein Zug. Das Auto muss fahren, und zwar immer vorwärts. Deine Figur wartet, wo sie steht, bis du wieder am Zug bist.
cuba-lesson-first-drive--to-maria = Jeder Zug hat zwei Teile, und Teil A ist die Fahrt. Ihr teilt euch ein einziges Auto; es steht im Hafen. Bis zur nächsten Station fährst du kostenlos, und der Cubaner dort gibt dir sofort etwas: Maria, die Tänzerin, gibt 2 Siegpunkte.
    .task = Fahre zu Maria.
    .wrong-jose = Das ist José. Er gibt dir 2 Einheiten Zuckerrohr, aber die zweite Station kostet 1 Peso. Maria ist die Station vor ihm, die kostenlose.
    .no-stay = Das Auto wartet nie: In jedem Zug fährt es mindestens 1 Station weiter.
    .no-pass = Die Fahrt kannst du nicht auslassen. Das musst du auch nicht: Die nächste Station ist immer kostenlos.
    .no-pawn-first = Erst kommt Teil A, die Fahrt. Wohin die Figur ziehen darf, hängt davon ab, wen du besuchst.
cuba-lesson-first-drive--to-the-cafe = Marias 2 Siegpunkte hast du sofort erhalten. Jetzt Teil B: Die Blume auf ihrem Plättchen ist rot, also zieht deine Figur auf ein Gebäude unter einer roten Blume. Das Café nimmt Rum und Zigarren. Du hast beides nicht, darum passiert dort nichts, und dein Zug endet.
    .task = Ziehe deine Figur auf das Café.
    .wrong-casino = Das Casino könntest du nutzen, darum würdest du dort erst gefragt. Auf dem Café ist dein Zug einfach zu Ende: Ziehe dorthin.
    .no-no-pawn = Die Figur muss jetzt ziehen. Ob du dann das Gebäude nutzt, ist deine Sache.
    .no-drive-again = In jedem Zug gibt es 1 Fahrt, und die hast du hinter dir. Jetzt ist die Figur dran.
cuba-lesson-first-drive--stay = Ana und Luis sind nacheinander mit demselben Auto weitergefahren: Jetzt steht es bei Martinez. Deine Figur hat auf dem Café gewartet. Könntest du einfach bei Martinez bleiben und dort die Pesos mitnehmen?
    .task = Versuche, mit dem Auto stehen zu bleiben (drive 0).
cuba-lesson-first-drive--how-far = Das Auto muss also fahren. Und es fährt nur vorwärts, auf der Straße immer im Kreis herum.
    .task = Wie viele Stationen ist Maria jetzt entfernt?
    .option-two-back = 2 Stationen, rückwärts
    .option-eight-forward = 8 Stationen, vorwärts
    .option-seven-forward = 7 Stationen, vorwärts
    .why-two-back = Rückwärts fährt das Auto nie. Zähle andersherum, über den Hafen hinweg.
    .why-seven-forward = Fast. Zähle auch den Hafen mit: Er ist eine Station wie jede andere.
cuba-lesson-first-drive--whole-turn = Jetzt beide Teile hintereinander. Als Nächstes kommt Pedro, der Tabakhändler. Er gibt dir 2 Einheiten Tabak, und seine Blume ist weiß. Welches Gebäude unter einer weißen Blume du nimmst, entscheidest du.
    .task = Fahre zu Pedro und bring deinen Zug zu Ende.
    .wrong-unfinished = Dein Zug ist noch nicht zu Ende: Beim Zeitungsverlag wirst du gefragt, ob du ihn nutzt. Nutze ihn oder verzichte.
    .wrong-zorro = Das ist El Zorro, der den anderen etwas abnimmt. Er kommt in einer späteren Lektion; heute geht es zu Pedro.

### El Zorro

cuba-lesson-el-zorro = El Zorro
    .aim = Du erlebst El Zorro von beiden Seiten: Die anderen geben dir etwas, und du nutzt dein Gebäude erneut; dann wählst du, was du selbst gibst.
    .closing = Bei El Zorro geben alle anderen je 1 Sache, die sie selbst aussuchen, aber nie Holz. Deine Figur bleibt, wo sie ist, und du darfst das Gebäude noch einmal nutzen. Was du bekommst, kannst du sofort ausgeben.
cuba-lesson-el-zorro--visit = El Zorro, der Taschendieb, arbeitet für dich, wenn du zu ihm fährst: Alle anderen müssen dir je 1 Sache geben – einen Peso, einen Siegpunkt oder eine Ware außer Holz. Was es ist, suchen sie selbst aus.
    .task = Fahre zu El Zorro.
    .wrong-too-far = Eine Station zu weit, und dein letzter Peso ist weg. El Zorro ist die nächste Station, und die ist kostenlos.
cuba-lesson-el-zorro--use-again = Zitrusfrüchte von Ana, Tabak von Luis. El Zorros Blume ist farblos, darum bleibt deine Figur auf der Bank, und du darfst die Bank noch einmal nutzen.
    .task = Nutze die Bank.
    .wrong-unused = Das ist erlaubt, aber die Bank hätte 2 Pesos für dich.
    .no-move = Bei El Zorro zieht keine Figur. Dein Gebäude für diesen Zug ist die Bank, denn dort steht deine.
    .no-elsewhere = Nutzen kannst du nur das Gebäude, auf dem deine Figur steht, und das ist die Bank.
cuba-lesson-el-zorro--spend-gifts = Geschenke gehören dir sofort, noch bevor du dein Gebäude nutzt. Diesmal steht deine Figur auf dem Casino. Dort bekommst du für 3 Pesos 1 Siegpunkt, und du hast 1 Peso.
    .task = Fahre zu El Zorro und kaufe 1 Siegpunkt.
    .wrong-unspent = Jetzt hast du 3 Pesos, aber ausgegeben hast du sie nicht. Das Casino stand dir offen.
    .no-too-dear = Für 2 Siegpunkte bräuchtest du 6 Pesos. Mit den Geschenken hast du 3.
cuba-lesson-el-zorro--no-pawn-yet = Angenommen, deine Figur steht noch nicht auf dem Spielplan, wie in der ersten Runde einer Partie. Dann gibt es kein Gebäude, das du noch einmal nutzen könntest.
    .task = Fahre zu El Zorro und sieh zu, wie dein Zug endet.
cuba-lesson-el-zorro--victim = Jetzt die andere Seite: Ana ist zu El Zorro gefahren und hat von Luis einen Peso bekommen. Wovon trennst du dich? Das Schiff fragt 2 Einheiten Zuckerrohr nach, aber keine Zitrusfrüchte.
    .task = Gib die Ware ab, die das Schiff nicht nachfragt.
    .wrong-point = Ein Siegpunkt weniger für dich und einer mehr für Ana: Das macht einen Unterschied von 2.
    .wrong-sugar = Zuckerrohr fragt das Schiff nach. Im Hafen bringt es dir mindestens 2 Siegpunkte.
    .wrong-peso = Kein schlechtes Geschenk, aber für einen Peso fährt das Auto 1 Station weiter. Die Zitrusfrüchte sind bei diesem Schiff nichts wert.
    .no-wood = Pesos, Siegpunkte und Waren nimmt El Zorro gern, nur Holz nimmt er nie.
    .no-rum = Rum hast du nicht. Geben kannst du nur, was du hast.
    .no-nothing = Wer etwas hat, das El Zorro nimmt, muss auch etwas geben.
    .no-declined = { cuba-lesson-el-zorro--victim.no-nothing }
cuba-lesson-el-zorro--only-wood = Ein anderer Abend: Du hast 2 Einheiten Holz und sonst gar nichts, keinen Peso, keinen Siegpunkt, keine andere Ware. Ana fährt zu El Zorro.
    .task = Was gibst du Ana?
    .option-a-wood = 1 Einheit Holz
    .option-nothing = nichts
    .option-a-debt = später einen Peso
    .why-a-wood = Holz ist die einzige Ware, die El Zorro nicht nimmt.
    .why-a-debt = Schulden gibt es in diesem Spiel nicht: Du gibst, was du hast, und zwar jetzt.
    .shown-not-asked = Luis hat einen Peso abgegeben, und du wurdest nicht einmal gefragt: Es gab nichts zu wählen.

### The pawn

cuba-lesson-the-pawn = Die Figur
    .aim = Du lernst, wohin deine Figur ziehen darf – passende Blume, frei, ein anderes Gebäude – und wer außer dir etwas davon hat.
    .closing = Gleiche Blumenfarbe, keine andere Figur darauf, nicht dort, wo du schon stehst. Ein Besitzmarker versperrt niemandem den Weg, aber wer das Gebäude besitzt, erhält 1 Siegpunkt, wenn du deinen Zug dort beendest. Deine Figur bleibt dort, bis du wieder am Zug bist.
cuba-lesson-the-pawn--to-miguel = Der Holzfäller Miguel gibt dir 2 Einheiten Holz. Seine Blume ist blau, und unter den blauen Blumen liegen drei Gebäude: die Zigarrenfabrik, der Schwarzmarkt und die Bank. Merk sie dir.
    .task = Fahre zu Miguel.
    .wrong-pablo = Das ist Pablo, 1 Station zu weit, und seine Blume ist gelb.
cuba-lesson-the-pawn--occupied = Erste Regel: auf jedem Gebäude nur eine Figur. Die Figur von Ana steht auf der Zigarrenfabrik.
    .task = Versuche es trotzdem: die Figur auf die Zigarrenfabrik ziehen.
cuba-lesson-the-pawn--stay = Zweite Regel: Die Figur muss das Gebäude wechseln. Deine steht auf dem Schwarzmarkt. Die Blume dort würde passen.
    .task = Versuche es trotzdem: die Figur auf den Schwarzmarkt ziehen.
    .no-no-pawn = Die Figur einfach auszulassen geht auch nicht: Nach dem Besuch bei Miguel muss sie ziehen.
cuba-lesson-the-pawn--other-flower = Dritte Regel: Die Blume entscheidet. Die Kirche ist frei, aber sie liegt unter einer gelben Blume, und Miguels Blume ist blau.
    .task = Versuche es trotzdem: die Figur auf die Kirche ziehen.
    .no-newspaper = Gleich zwei Gründe: Der Zeitungsverlag liegt unter einer weißen Blume, und die Figur von Luis steht dort.
cuba-lesson-the-pawn--to-the-bank = Es bleibt die Bank. Darauf liegt ein Besitzmarker von Ana, aber ein Marker hält niemanden fern: Das tut nur eine Figur.
    .task = Ziehe deine Figur auf die Bank.
cuba-lesson-the-pawn--owner = Jetzt bist du bei Ana zu Gast. Du kannst das Gebäude nutzen, als gehörte es niemandem. Achte darauf, was Ana am Ende deines Zugs bekommt.
    .task = Nutze die Bank.
    .wrong-unused = Ana erhält den Siegpunkt trotzdem: Es zählt, dass deine Figur dort steht. Dir entgehen nur die 2 Pesos.
cuba-lesson-the-pawn--still-there = Ana hat am Ende deines Zugs 1 Siegpunkt erhalten. Danach nahm Luis das Café in Besitz. Deine Figur stand weiter auf der Bank, ohne weitere Siegpunkte für Ana: Es zählt nur das Ende deines Zugs.
    .task = Sieh dir eines der beiden Gebäude an, die jetzt jemandem gehören (zeige Bank oder zeige Café).

### Wood delivery

cuba-lesson-wood-delivery = Holz liefern
    .aim = Du lieferst Holz anstelle einer Ware, die das Schiff nachfragt, und lernst die Grenzen kennen.
    .closing = Holz ersetzt eine Sorte, die das Schiff nachfragt, höchstens so viele Einheiten, wie ihr Würfel zeigt. Jede bringt 1 Siegpunkt, egal wo der Warenwertmarker steht. In einer Lieferung wird Holz weder mit anderen Waren gemischt noch auf Sorten aufgeteilt. Holz gibt es nur bei Miguel.
cuba-lesson-wood-delivery--both-at-once = Das Schiff fragt 2 Einheiten Zuckerrohr, 2 Einheiten Rum und 1 Einheit Tabak nach. Du hast nur 2 Einheiten Holz. Es kann jede nachgefragte Sorte ersetzen: Du sagst, welche. Je Einheit bringt es 1 Siegpunkt, auch beim Warenwert 3.
    .task = Fahre in den Hafen und bring einen Würfel von 2 auf 0.
    .wrong-two-kinds = Zwei Lieferungen für zwei Sorten, eine nach der anderen: Das ist erlaubt. Aber keiner der Würfel mit der 2 steht jetzt auf 0. In einer einzelnen Lieferung lässt sich Holz gar nicht auf Sorten aufteilen.
cuba-lesson-wood-delivery--too-much = Noch einmal dieselbe Lage. Auch von Holz nimmt das Schiff nur so viel, wie der Würfel zeigt, und der Würfel für Tabak zeigt die 1.
    .task = Fahre in den Hafen und versuche es trotzdem: 2 Einheiten Holz anstelle von Tabak liefern.
    .no-unwanted = Der Würfel für Zitrusfrüchte zeigt die 0: Da gibt es nichts zu ersetzen.
    .no-left-out = Der Würfel für Zigarren wurde weggelassen, darum fragt dieses Schiff keine nach.
    .no-as-wood = Einen Würfel für Holz gibt es nicht. Sag, welche Sorte es ersetzt.
    .no-three = Du hast 2 Einheiten Holz, und der Würfel für Rum zeigt die 2. Weder das eine noch das andere reicht für 3.
cuba-lesson-wood-delivery--next-lap = Holz und Zuckerrohr kannst du nicht zusammen liefern. Aber eine Lieferrunde geht so oft reihum wie nötig: Wer noch nicht gepasst hat, kommt wieder dran. Du hast von beidem 1 Einheit, und der Warenwert steht auf 3.
    .task = Fahre in den Hafen und bring den Würfel für Zuckerrohr auf 0.
    .wrong-wood-kept = Das Zuckerrohr hat 3 Siegpunkte gebracht. Das Holz brächte noch 1 dazu, und der Würfel steht noch nicht auf 0.
    .no-not-cane = Das Holz zählt nicht als Zuckerrohr. Davon hast du also 1 Einheit, nicht 2.
cuba-lesson-wood-delivery--send-off = Auch Holz kann die Nachfrage erfüllen. Dieses Schiff fragt nur 2 Einheiten Rum nach, und Ana hat sie; der Warenwert ist 4. Du hast 3 Einheiten Holz. Zeigen alle Würfel die 0, läuft das Schiff sofort aus.
    .task = Hol dir 2 Siegpunkte und lass das Schiff auslaufen, bevor Ana etwas liefert.
    .wrong-one-wood = Eine Einheit zu wenig: Ana hat eine Einheit Rum für 4 Siegpunkte geliefert, bevor du wieder an die Reihe kamst.
    .wrong-past = Auch das bringt 2 Siegpunkte, nämlich von Maria, und das Schiff ist weg. Hier aber soll es das Holz schaffen, am Hafen.
    .wrong-pass = Du hast gepasst, und Ana hat 2 Einheiten Rum für 8 Siegpunkte geliefert.

### Harbour pass

cuba-lesson-harbour-pass = Den Hafen überspringen
    .aim = Du lässt den Warenwert steigen, indem du den Hafen überspringst oder passt, und siehst, wann das Schiff ausläuft.
    .closing = Überspringst du den Hafen, gibt es keine Lieferrunde, und der Warenwertmarker rückt eine Fahne nach rechts. Das tut er auch, wenn alle passen. Von der 4 aus erreicht er die karierte Fahne: Das Schiff läuft aus, egal was es noch nachfragt, und der Marker kehrt auf die 2 zurück.
cuba-lesson-harbour-pass--drive-past = Jede Einheit bringt jetzt 2 Siegpunkte. Du hast 2 Einheiten Zuckerrohr und könntest sie liefern. Fährst du aber weiter und überspringst den Hafen, gibt es keine Lieferrunde, und der Warenwertmarker rückt eine Fahne nach rechts.
    .task = Überspringe den Hafen und fahre zu Maria.
    .wrong-deliver-now = Das sind 4 Siegpunkte, 2 je Einheit. Eine Fahne weiter bringen dieselben Waren 6.
cuba-lesson-harbour-pass--all-pass = Auch so rückt der Warenwertmarker weiter: Du fährst in den Hafen und passt. Passen alle, während das Schiff noch etwas nachfragt, rückt er ebenfalls eine Fahne nach rechts.
    .task = Bring den Warenwert von 3 auf 4 und behalte deine 2 Einheiten Zuckerrohr.
    .wrong-one-sold = Der Warenwert steht jetzt auf 4, aber 1 Einheit hast du schon bei 3 geliefert. Du solltest beide behalten.
cuba-lesson-harbour-pass--pass-is-final = Gepasst ist gepasst: Du bist draußen, bis die Lieferrunde vorbei ist. Ana hat 1 Einheit Rum, Luis 2 Einheiten Tabak, und das Schiff fragt beides nach. Der Warenwert steht wieder auf 3.
    .task = Fahre in den Hafen, passe gleich und sieh zu, was die anderen tun.
    .wrong-delivered = Das sind 6 Siegpunkte für dich. Mehr hast du nicht zu liefern, also geht die Lieferrunde ohne dich weiter. Du solltest aber passen.
cuba-lesson-harbour-pass--send-off = Rechts von der 4 kommt die karierte Fahne: Erreicht der Marker sie, läuft das Schiff aus, egal was es noch nachfragt. Ana hat 4 Einheiten, die es nachfragt. In einer Lieferrunde brächten sie 16 Siegpunkte.
    .task = Lass das Schiff ohne Lieferrunde auslaufen: Überspringe den Hafen und fahre zu Maria.
    .wrong-to-the-harbour = Im Hafen gibt es eine Lieferrunde. Ana liefert für 16 Siegpunkte, bevor das Schiff ausläuft.
cuba-lesson-harbour-pass--from-the-harbour = Im Hafen gilt dasselbe: Passen alle beim Warenwert 4, läuft das Schiff aus. Du hast nur 1 Einheit Zigarren, deren Würfel weggelassen wurde, und die anderen haben keine Waren. Wer nichts liefern kann, muss passen.
    .task = Fahre in den Hafen und lass das Schiff auslaufen. Für das nächste würfelst du.

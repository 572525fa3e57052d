## Pawn and buildings.

### The pawn

cuba-lesson-the-pawn = Die Figur
    .aim = Du lernst, wohin deine Figur ziehen darf – passende Blume, frei, ein anderes Gebäude – und wer außer dir etwas davon hat.
    .closing = Deine Figur zieht auf ein anderes Gebäude: unter einer Blume in der Farbe des Cubaners und ohne Figur darauf. Ein Besitzmarker versperrt niemandem den Weg, aber wer das Gebäude besitzt, erhält 1 Siegpunkt, wenn du deinen Zug dort beendest.
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
cuba-lesson-the-pawn--still-there = Ana hat am Ende deines Zugs 1 Siegpunkt erhalten. Danach hat Luis das Café in Besitz genommen. Deine Figur steht noch auf der Bank, bringt Ana aber nichts mehr: Es zählt nur das Ende deines eigenen Zugs.
    .task = Sieh dir eines der beiden Gebäude an, die jetzt jemandem gehören.

### When the pawn stays

cuba-lesson-pawn-exceptions = Wenn die Figur bleibt
    .aim = Du siehst die 4 Fälle, in denen deine Figur bleibt, und die 2 davon, in denen du ihr Gebäude nutzen darfst.
    .closing = El Zorro, der Hafen, ein deaktivierter Cubaner, nichts frei: In diesen 4 Fällen bleibt deine Figur. Bei El Zorro und wenn nichts frei ist, darfst du ihr Gebäude nutzen. Gehört es jemand anderem, bekommt diese Person in allen 4 Fällen 1 Siegpunkt.
cuba-lesson-pawn-exceptions--at-el-zorro = Nach einer Fahrt muss die Figur ziehen, mit 4 Ausnahmen. Die erste kennst du: Bei El Zorro bleibt sie, und du darfst ihr Gebäude noch einmal nutzen. Deine steht auf der Bank.
    .task = Fahre zu El Zorro und nutze die Bank.
    .wrong-unused = Das ist erlaubt, aber die Bank hat 2 Pesos für dich, auch wenn deine Figur nicht gezogen ist.
    .no-move = Bei El Zorro zieht keine Figur. Dein Gebäude für diesen Zug ist die Bank, denn dort steht deine.
cuba-lesson-pawn-exceptions--at-the-harbour = Zweite Ausnahme: der Hafen. Wer dorthin fährt, löst eine Lieferrunde aus, und die hat ihre eigene Lektion. Deine Figur bleibt, und du nutzt kein Gebäude.
    .task = Fahre in den Hafen. Wirst du gefragt, dann passe oder liefere.
    .wrong-past = Das ist Maria: Du hast den Hafen übersprungen, und bei ihr muss deine Figur ziehen. Der Hafen ist die nächste Station, die kostenlose.
    .no-use = Nach einer Fahrt in den Hafen lieferst oder passt du, aber du nutzt kein Gebäude. Die Bank muss warten.
    .no-move = Nach einer Fahrt in den Hafen bleibt deine Figur auf der Bank. Du lieferst oder passt nur.
cuba-lesson-pawn-exceptions--inactive = Dritte Ausnahme: Ein Cubaner, den der Zeitungsverlag umgedreht hat, ist deaktiviert, wie jetzt José. Wer dort hält, bekommt nichts, lässt die eigene Figur stehen und nutzt kein Gebäude.
    .task = Fahre zu José und sieh zu, wie dein Zug endet.
    .wrong-martinez = Das ist Martinez, und er ist aktiv: Du zahlst 1 Peso und erhältst 3, und deine Figur muss ziehen. Besuche diesmal José.
cuba-lesson-pawn-exceptions--owner = Kein Zuckerrohr, kein Gebäude, und deine Figur blieb stehen. Aber sie stand am Ende deines Zugs auf der Bank, und die Bank gehört Ana.
    .task = Was hat Ana bekommen?
    .option-nothing = nichts, denn du hast die Bank nicht genutzt
    .option-a-point = 1 Siegpunkt
    .option-a-peso = 1 Peso
    .why-nothing = Ob du das Gebäude nutzt, ist egal. Es zählt, wo deine Figur steht, wenn dein Zug endet.
    .why-a-peso = Besitz bringt keine Pesos ein, sondern etwas, das am Ende der Partie zählt.
cuba-lesson-pawn-exceptions--nothing-free = Vierte Ausnahme: Nichts ist frei. Conchitas Blume ist rot, aber auf dem Café steht die Figur von Ana, auf dem Zollamt die von Luis und auf dem Casino deine. Sie bleibt dort, und du darfst das Casino nutzen.
    .task = Besuche Conchita und tausche 1 Siegpunkt gegen 3 Pesos.
    .wrong-unused = Deine Figur musste bleiben, aber das Casino hättest du nutzen dürfen: 1 Siegpunkt bringt dort 3 Pesos.
    .wrong-too-many = Das waren 2 Siegpunkte für 6 Pesos. Du solltest nur 1 abgeben.
    .no-move = Diesmal zieht deine Figur nicht: Unter einer roten Blume ist kein anderes Gebäude frei. Auf dem Casino steht sie schon.
cuba-lesson-pawn-exceptions--another-flower = Jetzt mit Rosa: Auf allen 3 Gebäuden unter einer roten Blume stehen Figuren der anderen. Deine steht auf der Bank, unter einer blauen. Sie bleibt dort, und du darfst die Bank trotz der anderen Blume nutzen.
    .task = Fahre zu Conchita und nimm auf der Bank 2 Pesos.
    .wrong-unused = Das ist erlaubt, aber die Bank hätte dir 2 Pesos gegeben, obwohl ihre Blume blau ist.
    .no-move = Die Figur von Rosa steht auf dem Casino, und die anderen 2 Gebäude unter einer roten Blume sind auch besetzt. Deine bleibt auf der Bank.
cuba-lesson-pawn-exceptions--which-two = El Zorro, der Hafen, ein deaktivierter Cubaner, nichts frei: Jetzt hast du alle 4 Fälle gesehen.
    .task = In welchen 2 Fällen darfst du das Gebäude deiner Figur nutzen?
    .option-harbour-inactive = im Hafen und bei einem deaktivierten Cubaner
    .option-zorro-nothing-free = bei El Zorro und wenn nichts frei ist
    .option-zorro-harbour = bei El Zorro und im Hafen
    .why-harbour-inactive = Genau umgekehrt: Das sind die 2, in denen du kein Gebäude nutzt.
    .why-zorro-harbour = El Zorro, ja. Aber im Hafen lieferst oder passt du nur.

### Bank and church

cuba-lesson-bank-and-church = Bank und Kirche
    .aim = Du nutzt die beiden einfachsten Gebäude und siehst: Ob du eines nutzt, entscheidest immer du.
    .closing = Die Bank gibt 2 Pesos, die Kirche 1 Siegpunkt. Ein Gebäude nutzt du, wenn du magst, und bei jedem Besuch nur einmal. Kannst du dort nichts tun, endet dein Zug einfach.
cuba-lesson-bank-and-church--church = Das einfachste Gebäude von allen: In der Kirche nimmst du 1 Siegpunkt. Sie liegt unter einer gelben Blume, und José, die nächste Station, hat eine gelbe.
    .task = Fahre zu José und hol dir in der Kirche 1 Siegpunkt.
    .wrong-sawmill = Das Sägewerk nimmt Holz. Du hast keins, also war dort nichts zu tun, und dein Zug war zu Ende. Die Kirche geht immer.
    .wrong-unused = Deine Figur steht auf der Kirche, aber den Siegpunkt hast du liegen lassen. Nutze die Kirche.
cuba-lesson-bank-and-church--once = Ein Besuch, einmal nutzen: Damit war dein Zug vorbei, und jetzt ist Ana dran.
    .task = Versuche, die Kirche ein zweites Mal zu nutzen.
cuba-lesson-bank-and-church--bank = Eine andere Lage. Auf der Bank nimmst du 2 Pesos. Du hast 1 Peso, Martinez gibt 3, und die Bank liegt unter einer blauen Blume, passend zu seiner.
    .task = Fahre zu Martinez und beende deinen Zug mit 6 Pesos.
    .wrong-cigar-factory = Die Zigarrenfabrik nimmt Tabak. Du hast keinen, also endete dein Zug dort mit 4 Pesos. Die Bank gibt 2 dazu.
    .wrong-unused = So hast du 4 Pesos. Deine Figur steht auf der Bank, wo du noch 2 nehmen darfst.
cuba-lesson-bank-and-church--not-twice = Diesmal steht deine Figur schon auf der Bank. Für 2 weitere Pesos kann sie nicht dort bleiben: Erst muss sie auf ein anderes Gebäude, und in einem späteren Zug darf sie zurückkommen.
    .task = Fahre zu Martinez und ziehe auf ein anderes Gebäude.
    .no-stay = Dort steht deine Figur schon, also muss sie auf ein anderes Gebäude. Der Schwarzmarkt und die Zigarrenfabrik sind frei.
cuba-lesson-bank-and-church--your-choice = Ein Gebäude nutzt du nur, wenn du magst. Im Café bekämst du für deine Einheit Rum 2 Siegpunkte. Aber auch das Schiff fragt Rum nach, und im Hafen bringt eine Einheit gerade 4.
    .task = Besuche Conchita, ziehe auf das Café und behalte den Rum.
    .wrong-sold = Das sind 2 Siegpunkte. Im Hafen würde dieselbe Einheit Rum 4 bringen, also verzichte diesmal im Café.

### Distillery and cigar factory

cuba-lesson-distillery-and-cigars = Schnapsbrennerei und Zigarrenfabrik
    .aim = Du machst aus Zuckerrohr Rum und aus Tabak Zigarren, so viel du willst.
    .closing = Die Schnapsbrennerei macht aus Zuckerrohr Rum, die Zigarrenfabrik aus Tabak Zigarren: 1 zu 1, so viel du willst, aber mindestens 1 Einheit. Was der Vorrat nicht hat, lässt sich nicht herstellen.
cuba-lesson-distillery-and-cigars--rum = Das Schiff fragt 3 Einheiten Rum nach, aber kein Zuckerrohr. Die Schnapsbrennerei macht aus Zuckerrohr Rum, 1 zu 1, so viel du willst. Du hast 2 Einheiten Zuckerrohr, und José gibt dir 2 dazu.
    .task = Besuche José und beende den Zug mit genau 3 Einheiten Rum.
    .wrong-all-of-it = Jetzt sind alle 4 Einheiten Rum, und das Schiff fragt 3 nach. Behalte 1 Einheit Zuckerrohr: Vielleicht fragt das nächste Schiff danach.
    .wrong-unused = Du hast 4 Einheiten Zuckerrohr und keinen Rum. Mach in der Schnapsbrennerei 3 davon zu Rum.
    .no-none = Nutzen heißt etwas verändern, also gibst du mindestens 1 Einheit ab. Willst du nichts verändern, dann verzichte.
    .no-five = Mit den 2 Einheiten von José hast du 4 Einheiten Zuckerrohr. Mehr kannst du nicht abgeben.
cuba-lesson-distillery-and-cigars--cigars = Die Zigarrenfabrik macht dasselbe mit Tabak. Hier liegt sie unter einer blauen Blume, und blau ist auch die von Martinez. Du hast 3 Einheiten Tabak, und dieses Schiff fragt 3 Einheiten Zigarren nach.
    .task = Fahre zu Martinez und mach 3 Einheiten Zigarren.
    .wrong-bank = Das sind zusammen 5 Pesos, aber keine Zigarren. Die machst du in der Zigarrenfabrik, auch unter einer blauen Blume.
    .no-four = Du hast 3 Einheiten Tabak, also kannst du höchstens 3 Einheiten Zigarren machen.
cuba-lesson-distillery-and-cigars--short-supply = Deine Figur steht auf der Zigarrenfabrik, und du hast 3 Einheiten Tabak. Aber von den Zigarren gibt es im ganzen Spiel nur 8 Einheiten: Ana hat 4 davon und Luis 3. Im Vorrat bleibt also 1.
    .task = Versuche, 3 Einheiten Zigarren zu machen.
    .shown-one = Das ginge: 1 Einheit hat der Vorrat noch, und 2 Einheiten Tabak bleiben dir.
cuba-lesson-distillery-and-cigars--which-good = Deine Figur steht noch auf der Zigarrenfabrik. Außer Tabak hast du 2 Einheiten Zuckerrohr.
    .task = Was könntest du hier mit dem Zuckerrohr tun?
    .option-cigars = Zigarren daraus machen
    .option-rum = Rum daraus machen
    .option-nothing = nichts
    .why-cigars = Zigarren macht man aus Tabak, und etwas anderes nimmt die Zigarrenfabrik nicht.
    .why-rum = Das macht die Schnapsbrennerei. Nutzen kannst du nur das Gebäude, auf dem deine Figur steht.
    .no-distillery = Deine Figur steht auf der Zigarrenfabrik, nicht auf der Schnapsbrennerei. Nutzen kannst du nur das Gebäude unter ihr.

### Black market and sawmill

cuba-lesson-market-and-sawmill = Schwarzmarkt und Sägewerk
    .aim = Du tauschst eine Ware gegen eine andere und machst aus Holz einen Siegpunkt und einen Peso.
    .closing = Auf dem Schwarzmarkt tauschst du 1 Ware gegen 1 Ware einer anderen Sorte; Holz kannst du weder abgeben noch nehmen. Das Sägewerk nimmt bei jedem Besuch 1 Einheit Holz, für 1 Siegpunkt und 1 Peso. Auch Schiffe nehmen Holz, aber nur in einer Lieferrunde.
cuba-lesson-market-and-sawmill--swap = Auf dem Schwarzmarkt tauschst du 1 Ware gegen 1 Ware einer anderen Sorte aus dem Vorrat. Du hast 2 Einheiten Zuckerrohr, und das Schiff fragt keines nach, wohl aber 1 Einheit Rum.
    .task = Besuche Miguel und tausche 1 Zuckerrohr gegen 1 Rum.
    .wrong-fruit = So darfst du tauschen, aber der Würfel für Zitrusfrüchte zeigt die 0: Dieses Schiff fragt keine nach. Nimm Rum.
    .wrong-tobacco = Nicht schlecht: Das Schiff fragt auch 1 Einheit Tabak nach. Aber nimm diesmal Rum.
cuba-lesson-market-and-sawmill--no-wood = Miguel hat dir 2 Einheiten Holz gegeben, und deine Figur steht auf dem Schwarzmarkt. Kannst du dort Holz tauschen?
    .task = Versuche, 1 Einheit Holz gegen 1 Einheit Rum zu tauschen.
    .no-take-wood = Auch nehmen kannst du auf dem Schwarzmarkt kein Holz. Das gibt nur Miguel.
    .no-same-kind = Die Ware, die du nimmst, muss von einer anderen Sorte sein als die, die du abgibst.
    .no-no-tobacco = Du hast keinen Tabak zum Abgeben, nur Zuckerrohr und Holz.
cuba-lesson-market-and-sawmill--sawmill = Im Sägewerk gibst du 1 Einheit Holz ab und erhältst 1 Siegpunkt und 1 Peso. Pablos gelbe Blume führt dorthin. Von Pablo darfst du 1 Ware nehmen, jede außer Holz.
    .task = Besuche Pablo, nimm eine Ware und gib im Sägewerk Holz ab.
    .wrong-church = Die Kirche gibt auch 1 Siegpunkt, aber keinen Peso. Und im Sägewerk wäre dein Holz zu etwas gut gewesen.
cuba-lesson-market-and-sawmill--how-much = Du bist mit 2 Einheiten Holz gekommen. Das Sägewerk hat 1 genommen, für 1 Siegpunkt und 1 Peso, und dein Zug war vorbei.
    .task = Was bringt ein Besuch im Sägewerk, wenn du 5 Einheiten Holz hast?
    .option-five = 5 Siegpunkte und 5 Pesos
    .option-one = 1 Siegpunkt und 1 Peso
    .option-up-to-five = so viel du willst, bis zu 5 von beidem
    .why-five = Sieh, was geschehen ist: Du hattest 2 Einheiten Holz, und am Ende war noch 1 übrig.
    .why-up-to-five = So geht es in der Schnapsbrennerei und der Zigarrenfabrik. Das Sägewerk nimmt bei jedem Besuch nur 1 Einheit.

### Café and casino

cuba-lesson-cafe-and-casino = Café und Casino
    .aim = Du machst Siegpunkte aus Rum, Zigarren und Pesos, und Pesos aus Siegpunkten.
    .closing = Das Café gibt 2 Siegpunkte für 1 Einheit Rum und 2 für 1 Einheit Zigarren, nie für 2 derselben Sorte. Im Casino tauschst du 3 Pesos gegen 1 Siegpunkt oder 1 Siegpunkt gegen 3 Pesos, so oft du willst, aber bei einem Besuch nur in einer Richtung.
cuba-lesson-cafe-and-casino--one-of-each = Das Café nimmt 1 Einheit Rum, 1 Einheit Zigarren oder je 1 von beidem und gibt für jede 2 Siegpunkte. Seine Blume ist rot wie die von Maria, und Maria gibt 2 Siegpunkte.
    .task = Fahre zu Maria und hol dir in diesem Zug 6 Siegpunkte.
    .wrong-rum-alone = Das sind 2 von Maria und 2 für den Rum. Gib auch deine Einheit Zigarren ab, dann sind es 6.
    .wrong-cigars-alone = Das sind 2 von Maria und 2 für die Zigarren. Gib auch 1 Einheit Rum ab, dann sind es 6.
cuba-lesson-cafe-and-casino--many = 2 Siegpunkte von Maria und 4 im Café, für 1 Einheit jeder Sorte. Die zweite Einheit Rum hast du noch: Das Café konnte sie nicht nehmen.
    .task = Was gäbe es dort, wenn du 3 Rum und 3 Zigarren hättest?
    .option-twelve = 12 Siegpunkte
    .option-four = 4 Siegpunkte
    .option-six = 6 Siegpunkte
    .why-twelve = Das wären alle 6 Einheiten. Das Café nimmt von jeder Sorte höchstens 1.
    .why-six = Das wären 3 Einheiten. Bei 2 Sorten und je 1 Einheit ist es weniger.
cuba-lesson-cafe-and-casino--no-cigars = Diesmal steht deine Figur auf dem Café, und du hast 2 Einheiten Rum, aber keine Zigarren.
    .task = Versuche, 1 Einheit Rum und 1 Einheit Zigarren abzugeben.
    .shown-rum-alone = Rum allein ginge: 1 Einheit für 2 Siegpunkte.
cuba-lesson-cafe-and-casino--buy = Im Casino kaufst du Siegpunkte: für je 3 Pesos, so viele du bezahlen kannst. Es liegt unter einer roten Blume, und du hast 7 Pesos.
    .task = Fahre zu Conchita und kaufe so viele Siegpunkte wie möglich.
    .wrong-one = Du hast noch 4 Pesos. Das reicht für einen weiteren Siegpunkt.
    .no-three = 3 Siegpunkte kosten 9 Pesos, und du hast 7. Das reicht für 2.
cuba-lesson-cafe-and-casino--sell = Umgekehrt gibt dir das Casino für jeden Siegpunkt 3 Pesos. Im nächsten Zug willst du 5 Stationen weit fahren. Das kostet 4 Pesos, und du hast 1.
    .task = Besuche Conchita, gib im Casino nur die nötigen Siegpunkte ab.
    .wrong-two = Jetzt hast du 7 Pesos, und 4 sind genug. Das war 1 Siegpunkt zu viel.
    .no-nine = Du hast 8 Siegpunkte, also kannst du nicht 9 abgeben. Für 4 Pesos brauchst du viel weniger.
    .no-none = Nutzen heißt etwas verändern. Gib mindestens 1 Siegpunkt ab oder verzichte.

### Customs house and trading office

cuba-lesson-customs-and-trading-office = Zollamt und Kontor
    .aim = Du veränderst, was das Schiff nachfragt: Eine Nachfrage streichst du, eine andere erfüllst du von der Stadt aus.
    .closing = Das Zollamt dreht einen Würfel auf dem Schiff auf 0, und niemand bekommt etwas dafür. Über das Kontor lieferst du 1 Einheit, aber kein Holz, für 2 Siegpunkte, und ihr Würfel zeigt 1 weniger. Ein neues Schiff hat bis zum Ende deines Zugs keine Würfel: Bis dahin kannst du beide nicht nutzen.
cuba-lesson-customs-and-trading-office--cancel = Das Schiff fragt 3 Einheiten Tabak nach. Jede bringt im Hafen gerade 3, und Ana hat alle 3 Einheiten: Das wären 9 Siegpunkte. Das Zollamt dreht einen Würfel auf dem Schiff auf 0.
    .task = Fahre zu Conchita und streiche die Nachfrage nach Tabak.
    .wrong-sugar = Die 3 Einheiten Tabak von Ana fragt das Schiff noch nach, aber dein Zuckerrohr nicht mehr. Dreh den Würfel für Tabak.
    .wrong-unused = Das ist erlaubt, aber der Würfel für Tabak zeigt weiter die 3, und Ana kann dafür 9 Siegpunkte bekommen.
cuba-lesson-customs-and-trading-office--at-zero = Dieselbe Lage, deine Figur steht auf dem Zollamt. Der Würfel für Zitrusfrüchte zeigt schon die 0, und der Würfel für Zigarren wurde weggelassen.
    .task = Versuche, den Würfel für Zitrusfrüchte zu drehen.
    .no-fifth-die = Der Würfel für Zigarren liegt nicht auf dem Schiff, sondern neben dem Spielplan. Dort kommt das Zollamt nicht an ihn heran.
    .no-wood = Keiner der Würfel steht für Holz: Das ersetzt nur andere Waren.
cuba-lesson-customs-and-trading-office--from-town = Über das Kontor lieferst du 1 Einheit, ohne in den Hafen zu fahren. Sie bringt immer 2 Siegpunkte, egal wie hoch der Warenwert ist. Das Schiff fragt nur 1 Einheit Rum nach.
    .task = Fahre zu Pedro und liefere deinen Rum über das Kontor.
    .wrong-sugar = Das sind auch 2 Siegpunkte. Aber das Schiff fragt 2 Einheiten Zuckerrohr nach und nur 1 Einheit Rum, also ist der Rum dringender.
    .wrong-tobacco = Das sind auch 2 Siegpunkte. Aber das Schiff fragt 3 Einheiten Tabak nach und nur 1 Einheit Rum, also ist der Rum dringender.
    .no-wood = Das Kontor nimmt kein Holz. Das kannst du nur in einer Lieferrunde liefern.
    .no-fruit = Der Würfel für Zitrusfrüchte zeigt die 0, und du hast auch keine.
    .no-cigars = Der Würfel für Zigarren wurde weggelassen, also fragt dieses Schiff keine nach. Und du hast auch keine.
cuba-lesson-customs-and-trading-office--last-demand = Dieses Schiff fragt nur noch 1 Einheit Tabak nach. Pedro gibt 2. Zeigen alle Würfel die 0, läuft das Schiff aus, und wer am Zug ist, würfelt für das nächste.
    .task = Besuche Pedro und nutze das Kontor so, dass das Schiff ausläuft.
    .wrong-unused = Das Schiff ist noch da und fragt 1 Einheit Tabak nach. Du hast 2, also liefere 1 über das Kontor.
    .wrong-dearer = Jetzt würde der Tabak 4 bringen, aber nur, wenn du vor allen anderen lieferst, und auch Ana hat Tabak. Liefere ihn über das Kontor.
    .no-cane = Der Würfel für Zuckerrohr zeigt die 0: Das Kontor nimmt nur, was das Schiff noch nachfragt.
cuba-lesson-customs-and-trading-office--no-dice-yet = Der Warenwert ist 4: Überspringst du jetzt den Hafen, läuft das Schiff aus. Das nächste bekommt seine Würfel am Ende deines Zugs; bis dahin gibt es für das Zollamt nichts zu drehen.
    .task = Fahre weiter zu Maria und ziehe deine Figur auf das Zollamt.
    .wrong-cafe = Auf dem Café geschieht dasselbe, denn du hast weder Rum noch Zigarren. Aber sieh es dir auf dem Zollamt an.
    .wrong-harbour = Im Hafen gibt es eine Lieferrunde. Fahre 1 Station weiter, zu Maria: Den Peso dafür hast du.

### The harbour office

cuba-lesson-harbour-office = Das Hafenamt
    .aim = Du erhöhst und senkst den Warenwert und lässt auf diese Weise ein Schiff auslaufen.
    .closing = Das Hafenamt rückt den Warenwertmarker eine Fahne nach rechts oder links, aber nie unter die 2. Von der 4 rückt er auf die karierte Fahne: Das Schiff läuft aus, und du würfelst für das nächste. Das geht auch, wenn das neue Schiff noch keine Würfel hat.
cuba-lesson-harbour-office--raise = Der Warenwert sagt, wie viele Siegpunkte eine Einheit im Hafen bringt: jetzt 2. Du hast 2 Einheiten Zuckerrohr, die das Schiff nachfragt. Das Hafenamt rückt den Warenwertmarker eine Fahne nach rechts oder links.
    .task = Fahre zu Pedro und erhöhe den Warenwert.
    .wrong-trading-office = Das sind sofort 2 Siegpunkte für 1 Einheit, und der Warenwert bleibt auf 2. Erhöhe ihn mit dem Hafenamt.
cuba-lesson-harbour-office--floor = Deine Figur steht auf dem Hafenamt, und der Warenwert ist 2. Ana hat Waren für dieses Schiff, und du möchtest, dass sie wenig bringen. Könnte der Warenwert noch tiefer sinken?
    .task = Versuche, den Warenwertmarker nach links zu rücken.
cuba-lesson-harbour-office--lower = Jetzt ist der Warenwert 4. Ana hat 4 Einheiten, die das Schiff nachfragt: Das wären 16 Siegpunkte. Die Fahnen sind 2, 3 und 4, und dann kommt die karierte: Dort läuft das Schiff aus.
    .task = Besuche Pedro und senke den Warenwert auf 3.
    .wrong-up = Rechts von der 4 ist die karierte Fahne, also ist das Schiff ausgelaufen. Für den Warenwert 3 rückst du den Marker nach links.
cuba-lesson-harbour-office--send-off = Noch einmal dieselbe Lage. Rückt der Marker von der 4 auf die karierte Fahne, läuft das Schiff sofort aus, egal was es noch nachfragt. Der Warenwert kehrt auf die 2 zurück, und du würfelst für das nächste Schiff.
    .task = Besuche Pedro und lass das Schiff auslaufen.
    .wrong-unused = Das Schiff ist noch da, und der Warenwert ist 4. Die 4 Einheiten von Ana können 16 Siegpunkte bringen.
    .wrong-down = Das Schiff ist noch da, und beim Warenwert 3 können die 4 Einheiten von Ana 12 Siegpunkte bringen. Rücke den Marker nach rechts.
cuba-lesson-harbour-office--next-price = Der Warenwert ist 4. Überspringst du den Hafen, läuft das Schiff aus, und das nächste beginnt bei 2. Seine Würfel bekommt es erst am Ende deines Zugs, aber seinen Warenwert kannst du schon erhöhen.
    .task = Lass Schiff 1 auslaufen und bring Schiff 2 auf den Warenwert 3.
    .wrong-harbour = Im Hafen bleibt deine Figur auf der Kirche, und der Warenwert bleibt auf 2. Überspringe den Hafen und fahre zu einem Cubaner, dessen Blume zum Hafenamt führt.
    .wrong-maria = Das Schiff ist ausgelaufen, und der Warenwert ist 2. Aber Marias Blume führt deine Figur nicht auf das Hafenamt. Eine längere Fahrt kannst du bezahlen.
    .wrong-unused = Das Schiff ist ausgelaufen, und der Warenwert ist 2. Deine Figur steht richtig: Erhöhe den Warenwert.
    .no-down = Das neue Schiff beginnt bei 2, und tiefer sinkt der Warenwert nie. Rücke den Marker nach rechts.

### The newspaper

cuba-lesson-newspaper = Der Zeitungsverlag
    .aim = Du deaktivierst einen Cubaner und siehst, wie lange genau das anhält.
    .closing = Der Zeitungsverlag gibt 1 Peso, und du darfst 1 Cubaner umdrehen. Wer dann bei ihm hält, bekommt nichts, lässt die eigene Figur stehen und nutzt kein Gebäude. Sobald das Auto die Station hinter sich lässt, ist der Cubaner wieder aktiv.
cuba-lesson-newspaper--conchita = Der Zeitungsverlag gibt 1 Peso, und du darfst außerdem 1 Cubaner umdrehen, der dann deaktiviert ist. Nach dir kann Ana zu El Zorro fahren oder, für 1 Peso, zu Conchita.
    .task = Besuche Pedro und drehe Conchita um.
    .wrong-peso-alone = Nur der Peso: Das ist erlaubt. Aber Conchita ist noch aktiv und hat Zitrusfrüchte für Ana.
    .wrong-unused = Das ist erlaubt, aber der Peso ist dir entgangen, und Conchita ist noch aktiv.
    .wrong-zorro = Damit hätte Ana bei El Zorro nichts zu holen. Aber drehe diesmal Conchita um.
cuba-lesson-newspaper--active-again = Ana hat trotzdem bei Conchita gehalten: keine Zitrusfrüchte, kein Gebäude, und die Figur blieb stehen. Dann ist Luis zu Miguel weitergefahren.
    .task = Ist Conchita wieder aktiv?
    .option-not-yet = nein, erst wenn der Zeitungsverlag sie zurückdreht
    .option-left-behind = ja, seit das Auto sie hinter sich gelassen hat
    .option-at-the-stop = ja, seit Ana dort gehalten hat
    .why-not-yet = Der Zeitungsverlag kann Cubaner nur deaktivieren. Wieder aktiv macht sie das Auto.
    .why-at-the-stop = Da noch nicht: Sie blieb umgedreht, solange das Auto dort stand.
cuba-lesson-newspaper--drive-over = Du kannst auch an einem deaktivierten Cubaner vorbeifahren. Die Station zählt und kostet wie immer, und hinter dir ist der Cubaner wieder aktiv. Jetzt ist Miguel deaktiviert.
    .task = Fahre an Miguel vorbei zu Pablo.
    .wrong-miguel = Das war kostenlos, hat aber nichts gebracht: kein Holz, kein Gebäude, und die Figur blieb stehen. Und Miguel bleibt umgedreht, bis das Auto weiterfährt.
cuba-lesson-newspaper--already-down = Deine Figur steht auf dem Zeitungsverlag. Miguel, 3 Stationen voraus, ist seit einem früheren Zug umgedreht.
    .task = Versuche, Miguel noch einmal umzudrehen.
    .shown-pedro = Bei Pedro ginge es: Mehrere Cubaner dürfen gleichzeitig deaktiviert sein, sogar der, bei dem das Auto steht.
cuba-lesson-newspaper--once-round = Das Auto steht bei Pedro, und Luis hat ihn umgedreht. Sobald das Auto losfährt, ist Pedro wieder aktiv; seine 2 Einheiten Tabak kannst du also noch in diesem Zug bekommen. Du hast 9 Pesos.
    .task = Fahre einmal ganz herum, zurück zu Pedro.
    .wrong-martinez = 1 Station zu wenig: Das ist Martinez mit 3 Pesos. Einmal ganz herum sind es 10 Stationen, und deine 9 Pesos reichen genau.

## Citizens.

### Four suppliers

cuba-lesson-four-suppliers = Vier Cubaner, vier Waren
    .aim = Du besuchst die 4 Cubaner, die Waren geben, und verwendest ihre Waren noch im selben Zug.
    .closing = José gibt Zuckerrohr, Pedro Tabak, Conchita Zitrusfrüchte, Miguel Holz: je 2 Einheiten. Sie gehören dir, bevor deine Figur zieht; auf ihrem Gebäude kannst du sie also gleich verwenden. Holz gibt es nur bei Miguel.
cuba-lesson-four-suppliers--sugar-cane = Vier Cubaner geben Waren, immer 2 Einheiten. Einer davon ist José, der Zuckerrohrfarmer. Bisher hast du 1 Einheit Zuckerrohr.
    .task = Hol dir Zuckerrohr von José.
    .wrong-martinez = Das ist Martinez. Er gibt 3 Pesos, aber keine Waren. José ist die Station vor ihm, die kostenlose.
cuba-lesson-four-suppliers--all-to-rum = Das Zuckerrohr gehört dir, bevor deine Figur zieht: Jetzt hast du 3 Einheiten. Josés Blume ist gelb, und unter einer gelben Blume liegt die Schnapsbrennerei. Dort machst du aus Zuckerrohr Rum, so viel du willst.
    .task = Mach dein ganzes Zuckerrohr zu Rum.
    .wrong-only-one = Das ist 1 Einheit Rum, und 2 Einheiten Zuckerrohr sind übrig. Was José dir gegeben hat, zählt auch.
    .no-four = Du hattest 1 Einheit Zuckerrohr, und José hat dir 2 gegeben: Das macht 3.
cuba-lesson-four-suppliers--tobacco = Pedro, der Tabakhändler, gibt 2 Einheiten Tabak. In dieser Partie steht das Auto bei Martinez, und du hast 2 Pesos.
    .task = Hol dir Tabak, ohne einen Peso auszugeben.
    .wrong-conchita = Das ist Conchita. Sie gibt Zitrusfrüchte, und die Fahrt hat 2 Pesos gekostet. Pedro ist die nächste Station.
cuba-lesson-four-suppliers--wood = Conchita, die Obsthändlerin, gibt 2 Einheiten Zitrusfrüchte; Miguel, der Holzfäller, 2 Einheiten Holz. Das Auto steht bei El Zorro, und du hast 1 Peso.
    .task = Hol dir 2 Einheiten Holz.
    .wrong-conchita = Das ist Conchita: eine kostenlose Fahrt, aber Zitrusfrüchte statt Holz. Miguel ist die Station nach ihr, und den Peso dafür hast du.
    .no-pablo = Bis Pablo sind es 3 Stationen, und du hast 1 Peso. Holz gibt er ohnehin keins: Das gibt Miguel, 2 Stationen weiter.
cuba-lesson-four-suppliers--never-wood = Pablo, der Hehler, ist anders: Er gibt nur 1 Ware, und du suchst die Sorte aus. Aber Holz gibt es nur bei Miguel. Dort steht jetzt das Auto, und als Nächstes kommt Pablo.
    .task = Fahre zu Pablo und versuche, Holz zu nehmen.

### Short supply

cuba-lesson-short-supply = Knapper Vorrat
    .aim = Du siehst, was geschieht, wenn der Vorrat nicht reicht.
    .closing = Von jeder Ware gibt es 8 Einheiten, mehr nicht. Du bekommst, was da ist: 2, 1 oder nichts. Auch was du herstellst oder eintauschst, muss da sein. Pesos und Siegpunkte gehen nie aus.
cuba-lesson-short-supply--last-unit = Von jeder Ware sind 8 Einheiten im Spiel. Ana hat 4 Einheiten Zuckerrohr, Luis hat 3, also liegt im Vorrat noch 1. Sonst gibt José immer 2.
    .task = Fahre zu José und sieh, was du bekommst.
    .wrong-martinez = Martinez gibt seine 3 Pesos: Pesos und Siegpunkte gehen nie aus, Waren schon. José ist die Station vor ihm.
cuba-lesson-short-supply--none-left = Du hast die letzte Einheit bekommen. Jetzt ist kein Zuckerrohr mehr im Vorrat: Ana hat 4 Einheiten, Luis 3 und du 1. Angenommen, das Auto steht noch einmal bei Maria, und du fährst zu José.
    .task = Was bekommst du?
    .option-two = 2 Einheiten Zuckerrohr
    .option-one = 1 Einheit Zuckerrohr
    .option-nothing = nichts
    .why-two = Was José gibt, kommt aus dem Vorrat, und dort ist kein Zuckerrohr.
    .why-one = Die letzte Einheit liegt schon hinter deinem Sichtschirm.
    .shown-visit = José hat nichts zu geben. Sonst ist es ein Besuch wie jeder andere: Jetzt zieht deine Figur.
cuba-lesson-short-supply--too-little-rum = Auch was du in der Schnapsbrennerei herstellst, kommt aus dem Vorrat. Ana und Luis haben 6 Einheiten Rum, also liegen dort noch 2. Du hast 1 Einheit Zuckerrohr, und nach dem Besuch bei José sind es 3.
    .task = Fahre zu José und versuche, 3 Einheiten Rum herzustellen.
    .no-four = Gleich zwei Gründe: 4 Einheiten Zuckerrohr hast du nicht, und so viel Rum liegt auch nicht im Vorrat.
cuba-lesson-short-supply--all-there-is = Du hast 3 Einheiten Zuckerrohr, aber beim Rum setzt der Vorrat die Grenze.
    .task = Stelle so viel Rum her, wie du kannst.
    .wrong-one = Das ist 1 Einheit Rum, und im Vorrat liegt noch 1.
    .wrong-unused = Nutzen musst du ein Gebäude nicht. Aber hier warten 2 Einheiten Rum auf dich.
cuba-lesson-short-supply--no-fruit = Bei Pablo suchst du dir eine Ware aus, aber sie muss im Vorrat sein. Hier hast du 1 Einheit Zitrusfrüchte, Ana hat 4 und Luis 3: Das sind alle 8.
    .task = Fahre zu Pablo und versuche, Zitrusfrüchte zu nehmen.
    .shown-rum = Nehmen kannst du jede Sorte, die da ist: Rum zum Beispiel.
cuba-lesson-short-supply--no-swap = Auf dem Schwarzmarkt, unter einer blauen Blume, tauschst du 1 Ware gegen 1 Ware einer anderen Sorte aus dem Vorrat. Du hast Tabak, aber die Zitrusfrüchte sind alle weg.
    .task = Besuche Martinez; versuche, Tabak gegen Zitrusfrüchte zu tauschen.
    .no-rum = Gleich zwei Gründe: Du hast keinen Rum zum Abgeben, und Zitrusfrüchte sind keine mehr da.

### Points and pesos

cuba-lesson-points-and-pesos = Siegpunkte und Pesos
    .aim = Du wägst ab, was eine Fahrt kostet und was Maria und Martinez bringen.
    .closing = Maria gibt 2 Siegpunkte, Martinez 3 Pesos und die Bank 2 Pesos. Was eine Fahrt kostet, geht von dem ab, was sie bringt. Im Casino bekommst du für 3 Pesos 1 Siegpunkt.
cuba-lesson-points-and-pesos--five-pesos = Martinez, der Musiker, gibt 3 Pesos. Seine Blume ist blau, und blau ist auch die Blume über der Bank, wo du 2 Pesos nimmst. Das Auto steht bei José.
    .task = Hol dir in diesem Zug 5 Pesos.
    .wrong-market = Das sind 3 Pesos, alle von Martinez. Auf dem Schwarzmarkt tauschst du nur Waren. Die Bank hat 2 Pesos für dich.
    .wrong-pedro = Das ist Pedro, und dein einziger Peso ist weg. Martinez ist die Station vor ihm, die kostenlose.
cuba-lesson-points-and-pesos--what-is-left = Jetzt steht das Auto im Hafen, und du hast 3 Pesos. Martinez ist 3 Stationen entfernt, und die Fahrt will bezahlt sein.
    .task = Wie viele Pesos mehr als jetzt hättest du bei Martinez?
    .option-three = 3
    .option-one = 1
    .option-none = keinen
    .why-three = Martinez gibt 3, aber erst zahlst du für die Fahrt: Jede Station außer der ersten kostet 1 Peso.
    .why-none = Die Fahrt kostet weniger als 3 Pesos, denn die erste Station ist kostenlos.
    .shown-drive = Du zahlst 2 Pesos und erhältst 3, also hast du 4 statt 3.
cuba-lesson-points-and-pesos--three-points = Das Auto steht noch im Hafen, und Maria ist die nächste Station: eine kostenlose Fahrt und 2 Siegpunkte. Ihre Blume ist rot wie die über dem Casino, wo du für 3 Pesos 1 Siegpunkt bekommst.
    .task = Hol dir in diesem Zug 3 Siegpunkte.
    .wrong-cafe = Das sind 2, von Maria. Das Café will Rum oder Zigarren, und du hast beides nicht. Das Casino nimmt Pesos.
    .wrong-church = José und die Kirche: Das ist 1 Siegpunkt. Maria allein gibt schon 2.
    .no-two = Deine Pesos reichen für 1. Das genügt: Die anderen 2 sind schon von Maria gekommen.
cuba-lesson-points-and-pesos--keep-two = Am Ende der Partie sind Pesos nichts wert, aber bis dahin bewegen sie das Auto. Es steht jetzt bei Alonso, und du hast 3 Pesos. Auf dem Weg zu Maria liegt der Hafen: Achte auf den Warenwert.
    .task = Fahre zu Maria und behalte 2 Pesos.
    .wrong-martinez = Mit Martinez und der Bank hast du 5 Pesos, aber keinen Siegpunkt. Maria ist 2 Stationen von Alonso entfernt.
    .wrong-harbour = Das ist der Hafen: eine kostenlose Fahrt, aber kein Cubaner. Maria ist 1 Station weiter, für 1 Peso.

### Pablo

cuba-lesson-pablo = Pablo
    .aim = Du nimmst von Pablo eine Ware deiner Wahl und machst das Beste daraus.
    .closing = Pablo gibt dir 1 Ware deiner Wahl, aber nie Holz. Kein anderer Cubaner gibt Rum oder Zigarren. Erst nimmst du die Ware, dann zieht deine Figur.
cuba-lesson-pablo--take-rum = Pablo, der Hehler, gibt dir 1 Ware deiner Wahl, aber nie Holz. Das Schiff fragt 2 Einheiten Rum nach, und du hast noch keinen.
    .task = Fahre zu Pablo und nimm Rum.
    .wrong-cigars = Der Würfel für Zigarren wurde weggelassen, also fragt das Schiff keine nach. Rum dagegen schon.
    .wrong-alonso = Das ist Alonso, 1 Station zu weit. Pablo ist die nächste Station, die kostenlose.
    .no-wood = Pablo hat alle Waren außer Holz. Das bekommst du nur von Miguel.
    .no-nothing = Mit leeren Händen kommst du von Pablo nicht weg: Nimm eine Ware, dann geht dein Zug weiter.
cuba-lesson-pablo--good-first = Noch einmal dieselbe Lage. Pablos Blume ist gelb, und die Schnapsbrennerei liegt unter einer gelben Blume. Aber erst kommt die Ware, dann die Figur.
    .task = Besuche Pablo und versuche, zuerst die Figur zu ziehen.
cuba-lesson-pablo--two-of-rum = Such dir jetzt also eine Ware aus. Danach kann deine Figur auf die Schnapsbrennerei ziehen, wo du aus Zuckerrohr Rum machst. Du hast 1 Einheit Zuckerrohr und keinen Rum.
    .task = Beende deinen Zug mit 2 Einheiten Rum.
    .wrong-tobacco = Damit kommst du nur auf 1 Einheit Rum. Nimm eine Ware, die dir zur zweiten verhilft.
cuba-lesson-pablo--why-pablo = José gibt 2 Einheiten, Pablo nur 1.
    .task = Warum solltest du überhaupt zu Pablo fahren?
    .option-any-kind = du hast die Wahl aus 5 Sorten, sogar Rum und Zigarren
    .option-a-peso = er gibt dir noch einen Peso dazu
    .option-wood = er gibt dir Holz
    .why-a-peso = Pablo gibt 1 Ware und keine Pesos.
    .why-wood = Holz ist die einzige Ware, die er nicht hat.

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
    .wrong-unspent = Jetzt hast du 3 Pesos, aber ausgegeben hast du sie nicht. Im Casino bekommst du dafür einen Siegpunkt.
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
cuba-lesson-el-zorro--only-wood = In einer anderen Partie hast du 2 Einheiten Holz und sonst gar nichts: keinen Peso, keinen Siegpunkt, keine andere Ware. Ana fährt zu El Zorro.
    .task = Was gibst du Ana?
    .option-a-wood = 1 Einheit Holz
    .option-nothing = nichts
    .option-a-debt = später einen Peso
    .why-a-wood = Holz ist die einzige Ware, die El Zorro nicht nimmt.
    .why-a-debt = Schulden gibt es in diesem Spiel nicht: Du gibst, was du hast, und zwar jetzt.
    .shown-not-asked = Luis hat einen Peso abgegeben, und du wurdest nicht einmal gefragt: Es gab nichts zu wählen.

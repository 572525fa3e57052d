## Ownership.

### Alonso claims

cuba-lesson-alonso-claims = Ein Gebäude in Besitz nehmen
    .aim = Du nimmst Gebäude in Besitz und hast etwas davon, wenn andere sie besuchen.
    .closing = Du nimmst ein Gebäude, das niemandem gehört, kostenlos und für immer in Besitz, höchstens 3. Jedes Mal, wenn jemand anderes den eigenen Zug darauf beendet, erhältst du 1 Siegpunkt. Deine eigenen Besuche bringen dir keinen.
cuba-lesson-alonso-claims--claim = Bei Alonso, dem Anwalt, darfst du ein Gebäude in Besitz nehmen, das niemandem gehört. Du legst einen deiner 3 Besitzmarker darauf, und das kostet nichts. Von da an bringt dir Besuch Siegpunkte.
    .task = Fahre zu Alonso und nimm die Bank in Besitz.
    .wrong-sawmill = Jetzt gehört dir das Sägewerk. Aber es nützt nur denen, die Holz haben; auf der Bank finden alle Pesos. Nimm die Bank in Besitz.
    .wrong-no-claim = Das ist erlaubt, aber ein Gebäude kostet dich nichts, und du hast noch alle 3 Besitzmarker. Nimm die Bank in Besitz.
    .no-casino = Auf dem Casino liegt ein Besitzmarker von Ana. In Besitz nehmen kannst du nur ein Gebäude, das niemandem gehört.
cuba-lesson-alonso-claims--then-the-pawn = Die Bank gehört dir. Jetzt zieht deine Figur wie nach jedem Besuch. Alonsos Blume ist weiß; auf dem Zeitungsverlag steht die Figur von Luis. Das Kontor nimmt 1 Einheit Zuckerrohr für 2 Siegpunkte.
    .task = Liefere dein Zuckerrohr über das Kontor.
    .wrong-harbour-office = Das Hafenamt ist auch frei, aber es verändert nur den Warenwert. Siegpunkte bringt dein Zuckerrohr über das Kontor.
    .wrong-unused = Deine Figur steht richtig, aber du hast das Zuckerrohr behalten. Hier bringt es 2 Siegpunkte.
    .no-bank-too = Bei Alonso nimmst du in Besitz oder nutzt, nicht beides, und die Bank hast du gerade in Besitz genommen. Jetzt zieht deine Figur.
cuba-lesson-alonso-claims--one-point = Ana ist zu Martinez gefahren und hat den Zug auf deiner Bank beendet: 1 Siegpunkt für dich. Dann war Luis am Zug. Die Figur von Ana stand immer noch auf deiner Bank, aber das brachte dir nichts.
    .task = Warum gab es keinen zweiten Siegpunkt?
    .option-own-turn = für die Figur von Ana zählen nur die Züge von Ana
    .option-once-a-game = ein Gebäude bringt in der ganzen Partie nur 1 Siegpunkt
    .option-new-owner = die Bank gehört dir nicht mehr
    .why-once-a-game = Es bringt so oft einen Siegpunkt, wie Besuch kommt. Aber wessen Zug ging diesmal zu Ende?
    .why-new-owner = Doch: Deinen Besitzmarker kann dir niemand wegnehmen. Aber wessen Zug ging diesmal zu Ende?
cuba-lesson-alonso-claims--own-visit = In einem anderen Zug von dir ist Martinez die nächste Station. Er gibt 3 Pesos, seine Blume ist blau, und deine eigene Bank ist frei. Bringt ein Besuch bei dir selbst einen Siegpunkt?
    .task = Fahre zu Martinez, nutze deine Bank und achte auf Siegpunkte.
    .wrong-unused = Stimmt, kein Siegpunkt. Aber du hast auch 2 Pesos auf der Bank gelassen. Nutze sie.
cuba-lesson-alonso-claims--fourth = Später in der Partie gehören dir die Bank, die Kirche und das Café. Deine 3 Besitzmarker liegen alle auf dem Spielplan, und keiner von ihnen kommt je zurück.
    .task = Versuche, bei Alonso auch das Sägewerk in Besitz zu nehmen.
    .no-casino = Zwei Gründe: Das Casino gehört Ana, und du hast keinen Besitzmarker mehr.
    .no-bank = Zwei Gründe: Die Bank gehört dir schon, und du hast keinen Besitzmarker mehr.
cuba-lesson-alonso-claims--under-a-pawn = Noch einmal von vorn: Niemandem gehört etwas. Auf dem Zeitungsverlag steht die Figur von Luis. Eine Figur hält andere Figuren fern, aber nicht deinen Besitzmarker.
    .task = Nimm bei Alonso das Gebäude unter der Figur von Luis in Besitz.
    .wrong-harbour-office = Auch das darfst du in Besitz nehmen, aber diesmal soll es der Zeitungsverlag sein: Die Figur darauf hindert dich nicht.

### Alonso uses

cuba-lesson-alonso-uses = Das eigene Gebäude nutzen
    .aim = Du nutzt über Alonso ein eigenes Gebäude und dann mit deiner Figur noch eines.
    .closing = Bei Alonso nimmst du ein Gebäude in Besitz oder nutzt ein eigenes, oder du verzichtest. Wessen Figur auf deinem Gebäude steht, ist egal. Dann zieht deine Figur, und du darfst auch dieses Gebäude nutzen, sogar dasselbe noch einmal.
cuba-lesson-alonso-uses--own-bank = Alonso kann noch etwas für dich tun: Statt ein Gebäude in Besitz zu nehmen, darfst du sofort ein eigenes nutzen. Dir gehört die Bank. Die Figur von Ana steht darauf, aber das ist hier egal.
    .task = Fahre zu Alonso und nutze deine Bank.
    .wrong-claim = Das Café gehört dir jetzt, aber Pesos gibt es dann nicht: in Besitz nehmen oder nutzen, eins von beiden. Nutze diesmal die Bank.
    .wrong-neither = Du darfst verzichten, aber dann bleiben die 2 Pesos auf der Bank. Nutze sie.
    .no-casino = Das Casino gehört Ana. Über Alonso nutzt du nur eigene Gebäude, und dir gehört die Bank.
cuba-lesson-alonso-uses--then-the-pawn = 2 Pesos, und dein Zug geht weiter: Jetzt zieht deine Figur auf ein Gebäude unter einer weißen Blume, und auch das darfst du nutzen. Du hast 2 Einheiten Zuckerrohr, und das Schiff fragt 2 nach.
    .task = Hol dir mit dem Gebäude deiner Figur 2 Siegpunkte.
    .wrong-newspaper = Das ist 1 Peso mehr, aber kein Siegpunkt. Welches Gebäude unter einer weißen Blume nimmt Zuckerrohr?
    .no-claim = Bei jedem Besuch tut Alonso nur eines, und du hast die Bank genutzt. Jetzt zieht deine Figur.
    .no-bank-again = Die Bank hast du über Alonso schon genutzt, und das geht einmal. Jetzt zieht deine Figur.
cuba-lesson-alonso-uses--twice = Jetzt gehört dir das Kontor, und es liegt unter einer weißen Blume. Du kannst es also in einem Zug zweimal nutzen: über Alonso und dann mit deiner Figur. Jedes Mal nimmt es 1 Einheit für 2 Siegpunkte.
    .task = Hol dir mit deinem Kontor 4 Siegpunkte.
    .wrong-claim = Das sind 2 Siegpunkte und ein zweites Gebäude. Aber du hättest das Kontor schon vorher über Alonso nutzen können.
    .wrong-harbour = Der Hafen bringt auch 4 Siegpunkte, aber er kostet 1 Peso und erhöht den Warenwert für die anderen. Nutze diesmal dein Kontor.
cuba-lesson-alonso-uses--newspaper = Deine Figur steht auf deinem eigenen Zeitungsverlag. Über Alonso darfst du ihn gleich von dort aus nutzen. Du kannst sogar Alonso selbst umdrehen: Dein Zug geht trotzdem mit seiner Blume weiter.
    .task = Drehe Alonso um und beende deinen Zug.
    .wrong-peso-only = Den Peso hast du, aber umgedreht wurde niemand. Drehe mit dem Zeitungsverlag Alonso um.
    .no-stay = Über Alonso konntest du den Zeitungsverlag nutzen, auf dem deine Figur steht. Aber dann muss sie auf ein anderes Gebäude.
cuba-lesson-alonso-uses--nothing-to-do = Dir gehören Schnapsbrennerei, Zigarrenfabrik und Sägewerk; Besitzmarker hast du keinen mehr. Ohne Waren kannst du auch keines der 3 nutzen. Dann hat Alonso nichts für dich, und es geht gleich mit der Figur weiter.
    .task = Fahre zu Alonso.

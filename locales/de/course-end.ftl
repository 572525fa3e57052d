## The end.

### The end

cuba-lesson-the-end = Das Ende
    .aim = Du erlebst das Ende der Partie, zählst das Ergebnis und löst Gleichstände auf.
    .closing = Läuft das siebte Schiff aus, ist die Partie sofort zu Ende. Je 3 Waren bringen 1 Siegpunkt, Pesos keinen. Bei Gleichstand gewinnt, wer mehr Waren übrig hat, dann, wer mehr Pesos hat; ist auch das gleich, gewinnt ihr gemeinsam.
cuba-lesson-the-end--seventh-ship = Die Partie ist in dem Moment zu Ende, in dem das siebte Schiff ausläuft, und hier ist es. Es fragt 1 Einheit Rum nach, beim Warenwert 4. Ana hat 33 Siegpunkte, du hast 30. Wer die meisten hat, gewinnt.
    .task = Beende die Partie so, dass du gewinnst.
    .wrong-past = Beim Warenwert 4 läuft das Schiff aus, sobald du den Hafen überspringst, und die Partie endet, bevor du bei Maria bist. Deine 3 Waren bringen 1 Siegpunkt: Du hast 31, Ana 33.
    .wrong-wood = Damit war die Partie zu Ende, aber Holz bringt nur 1: Du hast 31 Siegpunkte, Ana 33. Der Rum bringt 4.
    .wrong-pass = Passen alle beim Warenwert 4, läuft das Schiff aus. Deine 3 Waren bringen 1 Siegpunkt: Du hast 31, Ana 33.
cuba-lesson-the-end--at-once = Du hast gewonnen, 34 zu 33. Deine Figur steht auf der Bank, und die Bank gehört Ana. Mit 1 Siegpunkt dafür wäre es ein Gleichstand gewesen.
    .task = Warum hat Ana keinen Besitzpunkt bekommen?
    .option-pawn-stayed = deine Figur ist in diesem Zug nicht gezogen
    .option-over-at-once = die Partie war vorbei, bevor dein Zug endete
    .option-unused = du hast die Bank nicht genutzt
    .why-pawn-stayed = Eine Figur, die bleibt, zählt auch. Aber ist dein Zug bis ans Ende gekommen?
    .why-unused = Ob du sie nutzt, ist für den Besitzpunkt egal. Aber ist dein Zug bis ans Ende gekommen?
cuba-lesson-the-end--goods = Am Ende kommen alle Sichtschirme weg, und je 3 Waren bringen 1 Siegpunkt, auch Holz. Du hast 30 Siegpunkte und 5 Waren, Ana 31 und 2 Waren. Das Schiff fragt Zuckerrohr nach, und niemand hat welches.
    .task = Beende die Partie so, dass du gewinnst.
    .wrong-past = 31 zu 31: Deine 5 Waren bringen 1 Siegpunkt, und ihr habt beide 2 Waren übrig. Dann entscheiden die Pesos, und Ana hat 9. Holz kann Zuckerrohr ersetzen.
    .wrong-pass = 31 zu 31, und ihr habt beide 2 Waren übrig. Dann entscheiden die Pesos: Du hast 3, Ana 9. Holz kann Zuckerrohr ersetzen.
cuba-lesson-the-end--pesos = Du hast mit mehr als 31 gewonnen: Jede gelieferte Einheit Holz brachte dir 1, und 3 der Waren, die du noch hattest, brachten 1 dazu. Ana hat 31 Siegpunkte und 9 Pesos.
    .task = Wie viele Siegpunkte bekam Ana für die 9 Pesos?
    .option-three = 3
    .option-one = 1
    .option-none = keinen
    .why-three = 3 Pesos für einen Siegpunkt, das gilt im Casino. Die Partie ist zu Ende, und das Casino hat geschlossen.
    .why-one = Zu je 3 zählen die Waren, und Pesos sind keine Waren.
cuba-lesson-the-end--tie-goods = Bei Gleichstand gewinnt, wer mehr Waren übrig hat. Du hast 30 Siegpunkte und 4 Waren: 3 davon werden zu 1 Siegpunkt, und 1 bleibt übrig. Ana hat 31 und keine Waren.
    .task = Beende die Partie, egal wie.
cuba-lesson-the-end--tie-pesos = Sind auch die Waren gleich, entscheiden am Ende doch die Pesos. Mit deinen 3 Waren kommst du auf 31 Siegpunkte. Ana hat auch 31 und nichts übrig. Du hast 2 Pesos, Ana 1.
    .task = Beende die Partie und gewinne allein.
    .wrong-shared = Die zweite Station hat dich einen Peso gekostet. Ihr habt je 1 Peso: Alles ist gleich, und ihr gewinnt gemeinsam. Der Hafen ist kostenlos.
cuba-lesson-the-end--over = Je 31 Siegpunkte, keine Waren übrig, 2 Pesos gegen 1: Du gewinnst. Das Auto steht noch da, aber die Partie ist zu Ende, mitten in der Runde.
    .task = Versuche trotzdem weiterzufahren.

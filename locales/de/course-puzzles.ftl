## The puzzles: one turn each. The text says what is on the table and what is asked for; the idea is told in the closing.

cuba-lesson-two-roofs = Zwei Dächer
    .aim = Du suchst in einem Zug die meisten Siegpunkte.
    .closing = Bei Alonso darfst du ein eigenes Gebäude nutzen, egal wessen Figur darauf steht, und danach hat deine Figur noch ein Gebäude vor sich. 4 Siegpunkte in deinem Café und 2 über das Kontor sind mehr, als der Hafen bringt.
cuba-lesson-two-roofs--most-points = Dir gehört das Café, und die Figur von Ana steht darauf. Du hast je 1 Einheit Zuckerrohr, Rum und Zigarren. Der Warenwert ist 2, und du hast 1 Peso.
    .task = Hol in diesem Zug so viele Siegpunkte wie möglich.
    .wrong-harbour = Der Hafen bringt 4 Siegpunkte, 2 für jede Einheit. Ein anderer Zug bringt mehr.

cuba-lesson-blocked-and-glad = 7 Pesos in der Hand
    .aim = Du suchst in einem Zug die meisten Siegpunkte.
    .closing = Nach dem Besuch bei Maria muss deine Figur auf ein anderes Gebäude unter einer roten Blume, aber beide waren besetzt. Also blieb sie auf dem Casino, und du konntest es nutzen: 2 Siegpunkte von Maria und 2 für deine letzten 6 Pesos.
cuba-lesson-blocked-and-glad--most-points = Du hast 7 Pesos, und deine Figur steht auf dem Casino. Die Figur von Ana steht auf dem Café, die von Luis auf dem Zollamt. Waren für das Schiff hast du nicht.
    .task = Hol in diesem Zug so viele Siegpunkte wie möglich.
    .wrong-church = 1 Siegpunkt in der Kirche, und 5 Pesos bleiben dir in der Hand. Ein anderer Zug bringt mehr.

cuba-lesson-fruit-first = Zuckerrohr oder Zitrusfrüchte
    .aim = Du suchst in einer Lieferrunde die meisten Siegpunkte.
    .closing = Liefere zuerst, womit dir jemand zuvorkommen könnte, und zwar alles davon. Was sonst niemand hat, kann warten: Dein Zuckerrohr war sicher, deine Zitrusfrüchte waren es nicht.
cuba-lesson-fruit-first--most-points = Der Warenwert ist 3. Das Schiff fragt 1 Einheit Zuckerrohr und 2 Einheiten Zitrusfrüchte nach, genau das, was du hast. Aber auch Ana hat 2 Einheiten Zitrusfrüchte.
    .task = Hol so viele Siegpunkte wie möglich, egal was Ana tut.
    .wrong-cane = Dann liefert Ana 2 Einheiten Zitrusfrüchte, und das Schiff läuft ohne deine aus. Dir bleiben 3 Siegpunkte.

cuba-lesson-wooden-wall = Der Rum von Ana
    .aim = Du suchst in einer Lieferrunde den größten Vorsprung vor Ana.
    .closing = Eine Einheit Holz bringt nur 1 Siegpunkt, aber sie kann einer fremden Einheit Rum den Platz nehmen, die 4 gebracht hätte. Als beide Plätze für Rum vergeben waren, konnte der für Tabak auf deine dritte Einheit warten.
cuba-lesson-wooden-wall--furthest-ahead = Der Warenwert ist 4. Das Schiff fragt 1 Einheit Tabak und 2 Einheiten Rum nach. Ana hat 2 Einheiten Rum, du hast 3 Einheiten Holz.
    .task = Hol möglichst viele Siegpunkte mehr als Ana, egal was Ana tut.
    .wrong-tobacco = Das ist 1 Siegpunkt für dich. Dann liefert Ana 2 Einheiten Rum für 8.
    .wrong-one = So bleibt Platz für 1 Einheit Rum von Ana, und die bringt 4.

cuba-lesson-off-you-go = Leinen los
    .aim = Du suchst den billigsten Weg, ein Schiff auslaufen zu lassen.
    .closing = Das Zollamt dreht einen Würfel auf 0, egal was er zeigt. Die anderen fragten nichts nach, also lief das Schiff aus, und die Fahrt zu Conchita war kostenlos.
cuba-lesson-off-you-go--send-off = Das Schiff fragt 3 Einheiten Tabak nach und sonst nichts, und Ana hat sie. Du hast 3 Pesos und keine Waren.
    .task = Lass das Schiff jetzt auslaufen und behalte möglichst viele Pesos.
    .wrong-casino = Das sind 6 Pesos, aber das Schiff ist nicht ausgelaufen.

cuba-lesson-twice-up = Kein einziger Peso
    .aim = Du suchst einen Weg, ein Schiff ohne Geld auslaufen zu lassen.
    .closing = Dein Hafenamt liegt unter einer weißen Blume, und weiß ist auch die von Alonso. Darum konntest du es zweimal nutzen: über Alonso von der 3 auf die 4, mit deiner Figur von der 4 auf die karierte Fahne.
cuba-lesson-twice-up--send-off = Der Warenwert ist 3, und das Schiff fragt insgesamt 7 Einheiten nach. Du hast weder Pesos noch Waren, aber dir gehört das Hafenamt.
    .task = Lass das Schiff in diesem Zug auslaufen.
    .wrong-newspaper = Der Warenwert ist jetzt 4, und das Schiff ist noch da.
    .wrong-unused = Der Warenwert ist jetzt 4: Eine Fahne fehlt. Hättest du vorher noch etwas tun können?

cuba-lesson-once-round = Maria macht Pause
    .aim = Du suchst in einem Zug die meisten Siegpunkte.
    .closing = Sobald das Auto losfährt, ist Maria wieder aktiv, und nach 10 Stationen steht es wieder bei ihr: 9 Pesos für 2 Siegpunkte. Ihre rote Blume führt dann zum Café, das Rum und Zigarren nimmt.
cuba-lesson-once-round--most-points = Das Auto steht bei Maria, und sie ist deaktiviert. Du hast 9 Pesos, 1 Einheit Rum und 1 Einheit Zigarren. Die Figur von Ana steht auf dem Zollamt, die von Luis auf der Kirche.
    .task = Hol in diesem Zug so viele Siegpunkte wie möglich.
    .wrong-conchita = Das Café bringt 4 Siegpunkte, und du hast noch 5 Pesos. Ein anderer Zug bringt mehr.

cuba-lesson-stingy-landlady = Zu Gast bei Ana
    .aim = Du suchst in einem Zug den größten Vorsprung vor Ana.
    .closing = Für deinen Besuch erhält Ana nur 1 Siegpunkt. Die 4 im Café sind das wert: Vergleiche, was ein Besuch euch beiden bringt, statt ihn einfach zu vermeiden.
cuba-lesson-stingy-landlady--furthest-ahead = Das Auto steht im Hafen. Du hast 3 Pesos, 1 Einheit Rum und 1 Einheit Zigarren. Ana besitzt das Café und die Schnapsbrennerei.
    .task = Hol in diesem Zug möglichst viele Siegpunkte mehr als Ana.
    .wrong-casino = 2 Siegpunkte von Maria, 1 im Casino und nichts für Ana: Du holst 3 mehr. Ein größerer Unterschied ist möglich.

cuba-lesson-last-word = Das letzte Wort
    .aim = Du suchst den besten Schluss für eine Partie.
    .closing = Auch Holz hätte die Partie beendet, aber für 1 Siegpunkt statt 4. Und dein Zuckerrohr war an Bord mehr wert als in deiner Hand: Am Ende sind 3 Waren nur 1 Siegpunkt.
cuba-lesson-last-word--largest-lead = Das ist das siebte Schiff, und es fragt 1 Einheit Zuckerrohr nach, beim Warenwert 4. Du hast 28 Siegpunkte und je 1 Einheit Zuckerrohr, Zitrusfrüchte und Holz. Ana hat 31 Siegpunkte und keine Waren.
    .task = Beende die Partie mit dem größten Vorsprung vor Ana.
    .wrong-wood = Die Partie ist zu Ende, 29 zu 31: Holz bringt 1, und 2 übrige Waren bringen nichts.
    .wrong-past = Die Partie ist zu Ende, 29 zu 31: Deine 3 Waren bringen 1 Siegpunkt.

cuba-lesson-empty-purse = Kleingeld
    .aim = Du suchst in einem Zug die meisten Pesos.
    .closing = Deine Bank über Alonso, der Zeitungsverlag mit deiner Figur: zwei Gebäude in einem Zug. Ob du dabei auch einen Cubaner umdrehst, macht für deine Pesos keinen Unterschied.
cuba-lesson-empty-purse--most-pesos = Du hast 2 Pesos, und dir gehört die Bank. Die Figur von Ana steht auf dem Casino, die von Luis auf der Schnapsbrennerei.
    .task = Beende diesen Zug mit so vielen Pesos wie möglich.
    .wrong-trading-office = Das macht 4 Pesos. Ein wenig mehr ist möglich.
    .wrong-claim = Das Casino gehört dir, aber du hast nur 3 Pesos. Mehr ist möglich.

cuba-lesson-too-far-for-ana = Zu weit für Ana
    .aim = Du verhinderst eine große Lieferung von Ana und hast selbst etwas davon.
    .closing = Beim Warenwert 4 läuft das Schiff aus, wenn du den Hafen überspringst. Die Waren von Ana müssen auf ein anderes Schiff warten, bis zum Hafen muss das Auto fast einmal herum, und Marias 2 Siegpunkte hast du.
cuba-lesson-too-far-for-ana--keep-ana-away = Der Warenwert ist 4. Ana hat 6 Einheiten, die das Schiff nachfragt, für 24 Siegpunkte, aber nur 1 Peso. Nach dir ist Ana am Zug. Weder jetzt noch dann soll Ana an dieses Schiff liefern.
    .task = Halte Ana vom Liefern ab und hol möglichst viele Siegpunkte.
    .wrong-miguel = Jetzt kommt Ana nicht in den Hafen: 1 Peso fehlt. Aber du hast keinen Siegpunkt geholt.
    .wrong-harbour = In dieser Lieferrunde liefert Ana alle 6 Einheiten für 24 Siegpunkte.

cuba-lesson-gift-horse = Ein geschenkter Gaul
    .aim = Du suchst die meisten Siegpunkte, die dir niemand nehmen kann.
    .closing = Gaben beide einen Peso, hattest du 3, genug für einen Siegpunkt im Casino. Gab Ana stattdessen einen Siegpunkt, hattest du ihn ohne das Casino. 1 war dir so oder so sicher.
cuba-lesson-gift-horse--most-points = El Zorro ist die nächste Station. Du hast 1 Peso, und deine Figur steht auf dem Casino. Ana hat 3 Pesos und 9 Siegpunkte, Luis 2 Pesos und sonst nichts.
    .task = Hol so viele Siegpunkte wie möglich, egal was die anderen geben.
    .wrong-unspent = Jetzt hast du 3 Pesos, aber keinen Siegpunkt.

cuba-lesson-one-cane-short = Der ganze Rum
    .aim = Du suchst in einem Zug so viel Rum wie möglich.
    .closing = Von jeder Ware gibt es 8 Einheiten. Vom Rum hatten Ana und Luis 6, also lagen im Vorrat nur 2, egal wie viel Zuckerrohr du mitbrachtest. Der Rest davon wartet auf einen anderen Besuch.
cuba-lesson-one-cane-short--most-rum = Das Schiff fragt 3 Einheiten Rum nach, und Ana und Luis haben je 3. Du hast 2 Einheiten Zuckerrohr und keinen Peso. José ist die nächste Station.
    .task = Beende diesen Zug mit so viel Rum wie möglich.
    .wrong-one = Das ist 1 Einheit Rum, und 3 Einheiten Zuckerrohr sind übrig. Ein wenig mehr ist möglich.
    .no-all = Du hast 4 Einheiten Zuckerrohr, aber sieh nach, wie viel Rum noch im Vorrat liegt.

cuba-lesson-three-for-the-road = Drei für unterwegs
    .aim = Du suchst in einem Zug den größten Vorsprung vor Ana.
    .closing = Nicht jedes Schiff ist eine Lieferung wert: Dein Zuckerrohr hätte 4 gebracht, der Tabak von Ana aber 12. Beim Warenwert 4 hast du den Hafen übersprungen, das Schiff lief aus, und Maria und das Casino gaben dir 3 Siegpunkte.
cuba-lesson-three-for-the-road--furthest-ahead = Der Warenwert ist 4. Das Schiff fragt 1 Einheit Zuckerrohr und 3 Einheiten Tabak nach; das Zuckerrohr hast du, den Tabak hat Ana. Außerdem hast du 4 Pesos.
    .task = Hol möglichst viele Siegpunkte mehr als Ana, egal was Ana tut.
    .wrong-deliver = Auf deine 4 Siegpunkte folgen 12 für Ana.

## Driving.

### First drive

cuba-lesson-first-drive = Die erste Fahrt
    .aim = Du machst einen ganzen Zug: fahren, etwas erhalten, die Figur ziehen, fertig.
    .closing = Fahren, sofort etwas erhalten, die Figur ziehen, das Gebäude nutzen, wenn du magst, fertig: Das ist ein Zug. Das Auto muss fahren, und zwar immer vorwärts. Deine Figur wartet, wo sie steht, bis du wieder am Zug bist.
cuba-lesson-first-drive--to-maria = Jeder Zug hat zwei Teile, und Teil A ist die Fahrt. Ihr teilt euch ein Auto; es steht im Hafen. Die nächste Station ist kostenlos, und der Cubaner dort gibt dir sofort etwas: Maria, die Tänzerin, gibt 2 Siegpunkte.
    .task = Fahre zu Maria.
    .wrong-jose = Das ist José. Er gibt dir 2 Einheiten Zuckerrohr, aber die zweite Station kostet 1 Peso. Maria ist die Station vor ihm, die kostenlose.
    .no-stay = Das Auto wartet nie: In jedem Zug fährt es mindestens 1 Station weiter.
    .no-pass = Die Fahrt kannst du nicht auslassen. Das musst du auch nicht: Die nächste Station ist immer kostenlos.
    .no-pawn-first = Erst kommt Teil A, die Fahrt. Wohin die Figur ziehen darf, hängt davon ab, wen du besuchst.
cuba-lesson-first-drive--to-the-cafe = Marias 2 Siegpunkte hast du schon. Jetzt Teil B: Ihre Blume ist rot, also zieht deine Figur auf ein Gebäude unter einer roten Blume. Das Café nimmt Rum und Zigarren. Du hast beides nicht: Es geschieht nichts, und dein Zug endet.
    .task = Ziehe deine Figur auf das Café.
    .wrong-casino = Das Casino könntest du nutzen, darum würdest du dort erst gefragt, ob du das willst. Auf dem Café ist dein Zug gleich zu Ende: Ziehe dorthin.
    .no-no-pawn = Die Figur muss jetzt ziehen. Ob du dann das Gebäude nutzt, ist deine Sache.
    .no-drive-again = In jedem Zug gibt es 1 Fahrt, und die hast du hinter dir. Jetzt ist die Figur dran.
cuba-lesson-first-drive--stay = Ana und Luis sind nacheinander mit demselben Auto weitergefahren: Jetzt steht es bei Martinez. Deine Figur hat auf dem Café gewartet. Könntest du einfach bei Martinez bleiben und dort die Pesos mitnehmen?
    .task = Versuche stehen zu bleiben: 0 Stationen weit fahren.
cuba-lesson-first-drive--how-far = Das Auto muss also fahren. Und es fährt nur vorwärts, auf der Straße immer im Kreis herum.
    .task = Wie viele Stationen ist Maria jetzt entfernt?
    .option-two-back = 2 Stationen, rückwärts
    .option-eight-forward = 8 Stationen, vorwärts
    .option-seven-forward = 7 Stationen, vorwärts
    .why-two-back = Rückwärts fährt das Auto nie. Zähle andersherum, über den Hafen hinweg.
    .why-seven-forward = Fast. Zähle auch den Hafen mit: Er ist eine Station wie jede andere.
cuba-lesson-first-drive--whole-turn = Jetzt beide Teile hintereinander. Als Nächstes kommt Pedro, der Tabakhändler. Er gibt dir 2 Einheiten Tabak, und seine Blume ist weiß. Welches Gebäude unter einer weißen Blume du nimmst, entscheidest du.
    .task = Fahre zu Pedro und bring deinen Zug zu Ende.
    .wrong-unfinished = Dein Zug ist noch nicht zu Ende: Beim Zeitungsverlag wirst du gefragt, ob du ihn nutzen willst. Nutze ihn oder verzichte.
    .wrong-zorro = Das ist El Zorro, der den anderen etwas abnimmt. Er kommt in einer späteren Lektion; heute geht es zu Pedro.

### Paying to drive

cuba-lesson-paying-to-drive = Was eine Fahrt kostet
    .aim = Du weißt, was eine Fahrt kostet und welche du nicht bezahlen kannst.
    .closing = Die erste Station ist kostenlos, jede weitere kostet 1 Peso. Du zahlst vor der Fahrt; was du am Ziel bekommst, hilft dir dabei nicht. Und auch ohne Peso kannst du immer 1 Station weit fahren.
cuba-lesson-paying-to-drive--three-stops = Du darfst weiter fahren als bis zur nächsten Station. Die erste ist kostenlos, jede weitere kostet 1 Peso. Das Auto steht bei Maria. Pedro ist 3 Stationen entfernt und gibt 2 Einheiten Tabak.
    .task = Fahre zu Pedro.
    .wrong-martinez = Das ist Martinez, 2 Stationen entfernt: Du zahlst 1 Peso und erhältst 3. Pedro ist die Station nach ihm.
    .wrong-zorro = Das ist El Zorro, 1 Station zu weit. Die Fahrt hat deine 3 Pesos aufgebraucht; zu Pedro kostet sie nur 2.
cuba-lesson-paying-to-drive--too-dear = Jetzt steht das Auto bei Pedro, und du hast 1 Peso. Miguel ist 3 Stationen entfernt. Eine Fahrt, die du nicht bezahlen kannst, kannst du nicht machen.
    .task = Versuche, zu Miguel zu fahren: 3 Stationen.
    .shown-conchita = 2 Stationen, bis zu Conchita: So weit kommst du mit 1 Peso.
cuba-lesson-paying-to-drive--on-credit = Du zahlst, bevor das Auto losfährt. Diesmal hast du gar keinen Peso. Martinez ist 2 Stationen entfernt, die Fahrt kostet 1 Peso, und er würde dir 3 geben.
    .task = Versuche trotzdem, zu Martinez zu fahren: 2 Stationen.
cuba-lesson-paying-to-drive--free-stop = Mit Pesos, die erst am Ziel warten, kannst du die Fahrt also nicht bezahlen. Aber festsitzen kann niemand: Die nächste Station ist kostenlos.
    .task = Fahre ohne Peso weiter.
    .no-three = Nur die erste der 3 Stationen ist kostenlos. Für die anderen 2 bräuchtest du Pesos.
cuba-lesson-paying-to-drive--how-far = Und andersherum gefragt: Wie weit kommst du? Das Auto steht bei Maria, und du hast 5 Pesos.
    .task = Wie viele Stationen weit kannst du höchstens fahren?
    .option-five = 5
    .option-six = 6
    .option-ten = 10
    .why-five = 5 Pesos reichen für 5 Stationen. Aber dazu kommt die erste, und die ist kostenlos.
    .why-ten = Das wäre einmal ganz herum und würde 9 Pesos kosten.
    .no-seven = Das ist 1 Station zu viel für 5 Pesos.
    .shown-miguel = 6 Stationen für 5 Pesos: Das ist Miguel.
cuba-lesson-paying-to-drive--all-for-wood = Das Auto steht bei Maria, und du hast deine 5 Pesos. Pesos sind zum Ausgeben da, und Miguel, der Holzfäller, gibt 2 Einheiten Holz.
    .task = Hol dir 2 Einheiten Holz, egal was die Fahrt kostet.
    .wrong-bank = Mit Martinez und der Bank hast du 4 Pesos mehr, aber kein Holz. Gib deine Pesos aus: Miguel ist 6 Stationen entfernt.

### Full circle

cuba-lesson-full-circle = Einmal herum
    .aim = Du zählst Stationen über den Hafen hinweg und kennst die längste Fahrt.
    .closing = Die Straße ist ein Kreis mit 10 Stationen. Einmal herum, 10 Stationen für 9 Pesos, ist die längste Fahrt. Überspringst du den Hafen, steigt der Warenwert um eine Fahne; beginnt oder endet deine Fahrt dort, steigt er nicht.
cuba-lesson-full-circle--round-the-corner = Die Straße ist ein Kreis. Nach dem Hafen kommt die Station mit dem Pfeil, hier Maria, und alles beginnt von vorn. Das Auto steht bei Pablo.
    .task = Fahre zu Maria.
    .wrong-alonso = Das ist Alonso, die nächste Station. Maria kommt erst nach ihm und dem Hafen.
    .wrong-harbour = Du hast im Hafen gehalten, und das löst eine Lieferrunde aus. Maria ist 1 Station weiter.
cuba-lesson-full-circle--what-moved = Das waren 3 Stationen für 2 Pesos. Unterwegs hast du den Hafen übersprungen: Du bist vorbeigefahren, ohne zu halten. Jedes Mal, wenn das geschieht, rückt dort etwas eine Fahne nach rechts.
    .task = Sieh dir an, was dort weitergerückt ist.
cuba-lesson-full-circle--once-round = Der Warenwert ist von 2 auf 3 gestiegen. Jetzt steht das Auto bei José, und du hast 9 Pesos. Einmal herum sind es 10 Stationen, und José gibt dir auch dann 2 Einheiten Zuckerrohr, wenn du nur im Kreis fährst.
    .task = Fahre einmal herum, wieder zu José.
    .wrong-maria = 9 Stationen führen zu Maria. Noch 1, für deinen letzten Peso, und du bist wieder bei José.
cuba-lesson-full-circle--eleven = Ginge es noch weiter? Diesmal hast du 12 Pesos, am Geld liegt es also nicht. Aber so, wie wir spielen, ist nach einmal herum Schluss.
    .task = Versuche, 11 Stationen weit zu fahren.
    .shown-ten = 10 Stationen kosten 9 deiner 12 Pesos. Das ist die längste Fahrt.
cuba-lesson-full-circle--one-behind = Das Auto steht noch bei José, und du hast 12 Pesos. Maria ist die Station direkt hinter dem Auto.
    .task = Was kostet eine Fahrt zu Maria?
    .option-impossible = sie ist nicht möglich
    .option-eight = 8 Pesos
    .option-nine = 9 Pesos
    .why-impossible = Rückwärts kann das Auto nicht fahren, aber vorwärts kommt es überallhin.
    .why-nine = Fast. Es sind 9 Stationen, aber die erste ist kostenlos.
    .shown-maria = 9 Stationen kosten 8 Pesos, also bleiben dir 4 von deinen 12.
cuba-lesson-full-circle--harbour-to-harbour = Bei einer Fahrt steigt der Warenwert nur, wenn du den Hafen überspringst. Beginnt oder endet die Fahrt dort, zählt das nicht als Überspringen. Jetzt steht das Auto im Hafen, der Warenwert ist 2, und du hast 9 Pesos.
    .task = Fahre einmal herum, wieder in den Hafen.
    .wrong-maria = Das ist nur 1 Station. Der Warenwert ist immer noch 2, denn deine Fahrt begann im Hafen. Aber du solltest einmal herumfahren.

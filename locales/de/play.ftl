## Ereignisse: ein Satz, Gegenwart, der Name zuerst.

cuba-event-rolled = { $seat } würfelt für Schiff { $ship }: Zuckerrohr { $rolled-sugar }, Zitrusfrüchte { $rolled-citrus }, Tabak { $rolled-tobacco }, Rum { $rolled-rum }, Zigarren { $rolled-cigars }.
cuba-event-demand-set = { $dice-total ->
    [0] { $seat } lässt { the-die-accusative } weg: Schiff { $ship } fragt nichts nach.
    [one] { $seat } lässt { the-die-accusative } weg: Schiff { $ship } fragt insgesamt { $dice-total } Einheit nach.
   *[other] { $seat } lässt { the-die-accusative } weg: Schiff { $ship } fragt insgesamt { $dice-total } Einheiten nach.
}
cuba-event-turn-began = { $seat } ist am Zug.
cuba-event-drove = { $cost ->
    [0] { $seat } fährt kostenlos { to-stop }.
    [one] { $seat } fährt für { $cost } Peso { to-stop }.
   *[other] { $seat } fährt für { $cost } Pesos { to-stop }.
}
cuba-event-woke = Das Auto lässt { citizen-accusative } hinter sich: Das Plättchen wird wieder aktiv.
cuba-event-crossed-harbour = { $seat } überspringt den Hafen; eine Lieferrunde gibt es nicht.
cuba-event-price-moved = { $way ->
    [left] Der Warenwertmarker rückt eine Fahne nach links.
    [back] Der Warenwertmarker kehrt mit dem neuen Schiff auf die 2 zurück.
   *[right] Der Warenwertmarker rückt eine Fahne nach rechts.
} { $price ->
    [0] Er steht jetzt auf der karierten Fahne.
    [one] Jede gelieferte Einheit bringt jetzt { $price } Siegpunkt (Holz immer 1).
   *[other] Jede gelieferte Einheit bringt jetzt { $price } Siegpunkte (Holz immer 1).
}
cuba-event-gained = { $what ->
    [points] { cuba-event-gained-points }
    [pesos] { cuba-event-gained-pesos }
   *[good] { cuba-event-gained-good }
}
cuba-event-gained-good = { $seat } erhält { got-units } { from-citizen }.
cuba-event-gained-points = { $seat } erhält { got-points } { from-citizen }.
cuba-event-gained-pesos = { $seat } erhält { got-pesos } { from-citizen }.
cuba-event-supply-short = { $got ->
    [0] { $seat } geht leer aus: Im Vorrat liegt keine Einheit { good-in-units } mehr.
    [one] { $seat } muss sich mit { $got } Einheit { good-in-units } begnügen: Mehr liegt nicht im Vorrat.
   *[other] { $seat } muss sich mit { $got } Einheiten { good-in-units } begnügen: Mehr liegt nicht im Vorrat.
}
cuba-event-found-inactive = { $seat } findet { citizen-accusative } deaktiviert vor und erhält nichts.
cuba-event-gave = { $seat } gibt { $to } { gift }.
cuba-event-nothing-to-give = { $seat } hat nichts, was El Zorro nimmt, und gibt nichts ab.
cuba-event-took = { $seat } erhält { one-unit } von Pablo.
cuba-event-nothing-to-take = { $seat } geht bei Pablo leer aus: Im Vorrat liegt außer Holz keine Ware mehr.
cuba-event-claimed = { $left ->
    [0] { $seat } nimmt { building-accusative } in Besitz und hat keinen Besitzmarker mehr.
    [one] { $seat } nimmt { building-accusative } in Besitz und hat noch { $left } Besitzmarker.
   *[other] { $seat } nimmt { building-accusative } in Besitz und hat noch { $left } Besitzmarker.
}
cuba-event-nothing-at-alonso = { $seat } kann bei Alonso weder ein Gebäude in Besitz nehmen noch ein eigenes nutzen.
cuba-event-declined-alonso = { $seat } verzichtet auf Alonsos Hilfe.
cuba-event-pawn-moved = { $seat } zieht die eigene Figur { to-new-building }.
cuba-event-pawn-stayed = { $why ->
    [zorro] { $seat } lässt die eigene Figur, wo sie ist: Bei El Zorro zieht sie nicht.
    [harbour] { $seat } lässt die eigene Figur, wo sie ist: Nach der Fahrt in den Hafen zieht sie nicht.
    [inactive] { $seat } lässt die eigene Figur, wo sie ist: Bei einem deaktivierten Cubaner zieht sie nicht.
   *[blocked] { $seat } lässt die eigene Figur, wo sie ist: Kein Gebäude dieser Blumenfarbe ist frei.
}
cuba-event-no-building = { $why ->
    [harbour] { $seat } nutzt kein Gebäude: Das Auto steht im Hafen.
    [inactive] { $seat } nutzt kein Gebäude: Das Auto steht bei einem deaktivierten Cubaner.
    [no-pawn] { $seat } nutzt kein Gebäude: Die eigene Figur steht noch nicht auf dem Spielplan.
   *[nothing-to-use] { $seat } nutzt kein Gebäude: Das unter der eigenen Figur lässt sich gerade nicht nutzen.
}
cuba-event-used = { $building ->
    [bank] { cuba-event-used-bank }
    [church] { cuba-event-used-church }
    [distillery] { cuba-event-used-distillery }
    [cigar-factory] { cuba-event-used-cigar-factory }
    [black-market] { cuba-event-used-black-market }
    [sawmill] { cuba-event-used-sawmill }
    [cafe] { cuba-event-used-cafe }
    [customs] { cuba-event-used-customs }
    [casino] { cuba-event-used-casino }
    [harbour-office] { cuba-event-used-harbour-office }
    [trading-office] { cuba-event-used-trading-office }
   *[newspaper] { cuba-event-used-newspaper }
}
cuba-event-used-bank = { $seat } nutzt die Bank und erhält { n-pesos }.
cuba-event-used-church = { $seat } nutzt die Kirche und erhält { n-points }.
cuba-event-used-distillery = { $count ->
    [one] { $seat } macht in der Schnapsbrennerei aus { $count } Einheit Zuckerrohr ebenso viel Rum.
   *[other] { $seat } macht in der Schnapsbrennerei aus { $count } Einheiten Zuckerrohr ebenso viel Rum.
}
cuba-event-used-cigar-factory = { $count ->
    [one] { $seat } macht in der Zigarrenfabrik aus { $count } Einheit Tabak ebenso viele Zigarren.
   *[other] { $seat } macht in der Zigarrenfabrik aus { $count } Einheiten Tabak ebenso viele Zigarren.
}
cuba-event-used-black-market = { $seat } gibt auf dem Schwarzmarkt { give-one-unit } ab und erhält dafür { take-one-unit }.
cuba-event-used-sawmill = { $seat } gibt im Sägewerk 1 Einheit Holz ab und erhält dafür { n-points } und { n-pesos }.
cuba-event-used-cafe = { $goods ->
    [rum] { $seat } gibt im Café 1 Einheit Rum ab und erhält dafür { n-points }.
    [cigars] { $seat } gibt im Café 1 Einheit Zigarren ab und erhält dafür { n-points }.
   *[rum-cigars] { $seat } gibt im Café 1 Einheit Rum und 1 Einheit Zigarren ab und erhält dafür { n-points }.
}
cuba-event-used-customs = { $seat } nutzt das Zollamt und dreht { the-die-accusative } auf 0.
cuba-event-used-casino = { $to ->
    [points] { $seat } zahlt im Casino { n-pesos } und erhält dafür { n-points }.
   *[pesos] { $seat } gibt im Casino { n-points } ab und erhält dafür { n-pesos }.
}
cuba-event-used-harbour-office = { $seat } nutzt das Hafenamt und versetzt den Warenwertmarker.
cuba-event-used-trading-office = { $seat } liefert über das Kontor { one-unit } und erhält dafür { n-points }.
cuba-event-used-newspaper = { $seat } nutzt den Zeitungsverlag und erhält { n-pesos }.
cuba-event-declined-building = { $seat } nutzt { building-accusative } nicht.
cuba-event-turned-down = { $seat } dreht das Plättchen um und deaktiviert { citizen-accusative }.
cuba-event-die-turned = Jetzt zeigt { the-die } die { $to }.
cuba-event-delivery-began = { $seat } löst eine Lieferrunde aus.
cuba-event-delivered = { $seat } liefert { n-units } und erhält dafür { n-points }.
cuba-event-delivered-wood = { $seat } liefert { n-wood } { instead-of } und erhält dafür { n-points }.
cuba-event-passed = { $why ->
    [cannot] { $seat } kann nichts liefern und passt.
   *[chosen] { $seat } passt.
}
cuba-event-delivery-ended = { $why ->
    [satisfied] Die Lieferrunde ist zu Ende: Alle Würfel auf dem Schiff zeigen die 0.
   *[all-passed] Die Lieferrunde ist zu Ende: Alle haben gepasst.
}
cuba-event-departed = { $why ->
    [delivery] Schiff { $ship } läuft aus: Die Nachfrage ist erfüllt.
    [all-passed] Schiff { $ship } läuft aus: Nach der Lieferrunde erreicht der Warenwertmarker die karierte Fahne.
    [crossing] Schiff { $ship } läuft aus: Das Auto überspringt den Hafen, und der Warenwertmarker erreicht die karierte Fahne.
    [harbour-office] Schiff { $ship } läuft aus: Das Hafenamt rückt den Warenwertmarker auf die karierte Fahne.
    [customs] Schiff { $ship } läuft aus: Das Zollamt streicht die letzte Nachfrage.
    [trading-office] Schiff { $ship } läuft aus: Die Lieferung über das Kontor erfüllt die letzte Nachfrage.
   *[four-zeros] Schiff { $ship } läuft aus: Alle 4 gewählten Würfel zeigen die 0.
} { $left ->
    [0] Es war das letzte.
    [one] Es kommt noch { $left } Schiff.
   *[other] Es kommen noch { $left } Schiffe.
}
cuba-event-arrived = Schiff { $ship } läuft in den Hafen ein.
cuba-event-owner-point = { $seat } erhält { got-points }: { $visitor } beendet den Zug { at-building }, und dieses Gebäude gehört { $seat }.
cuba-event-ended = Schiff 7 ist ausgelaufen, die Partie ist zu Ende.
cuba-event-scored = { $total ->
    [one] { $seat } kommt mit { $total } Siegpunkt auf Rang { $place }: { $points } in der Partie und { $for_goods } für Waren.
   *[other] { $seat } kommt mit { $total } Siegpunkten auf Rang { $place }: { $points } in der Partie und { $for_goods } für Waren.
}
cuba-event-won = { $by ->
    [points] { $seat } gewinnt mit den meisten Siegpunkten.
    [goods] { $seat } gewinnt: Die Siegpunkte sind gleich, es entscheiden die meisten übrigen Waren.
    [pesos] { $seat } gewinnt: Siegpunkte und Waren sind gleich, es entscheiden die meisten Pesos.
   *[shared] { $seat } gewinnt gemeinsam mit anderen: Siegpunkte, Waren und Pesos sind gleich.
}

## Ablehnungen: was nicht geht, und warum in diesem Fall.

cuba-refusal-game-over = Jetzt kannst du nichts mehr tun: Die Partie ist zu Ende.
cuba-refusal-not-your-decision = { $seat } hat jetzt nichts zu entscheiden: An der Reihe ist { $decides }.
cuba-refusal-must-drive = Auf die Fahrt kannst du nicht verzichten: In jedem Zug musst du das Auto mindestens 1 Station weit fahren.
cuba-refusal-must-move-pawn = Deine Figur kann nicht stehen bleiben: Nach dem Besuch bei einem aktiven Cubaner muss sie auf ein anderes Gebäude ziehen.
cuba-refusal-must-give = Du kannst hier nicht verzichten: Bei El Zorro musst du etwas abgeben, und du hast etwas, das er nimmt.
cuba-refusal-must-take = Du kannst hier nicht verzichten: Von Pablo musst du 1 Ware nehmen. Wählen kannst du nur, welche.
cuba-refusal-no-building-at-harbour = Du kannst { building-accusative } jetzt nicht nutzen: Das Auto steht im Hafen, da wird nur geliefert.
cuba-refusal-pawn-stays-at-harbour = Deine Figur kann jetzt nicht { to-building } ziehen: Das Auto steht im Hafen, da bleibt sie, wo sie ist.
cuba-refusal-pawn-stays-at-zorro = Deine Figur kann jetzt nicht { to-building } ziehen: Bei El Zorro bleibt sie, wo sie ist.
cuba-refusal-not-now = Das geht gerade nicht. { $decision ->
    [roll] Jetzt wird gewürfelt.
    [leave-out] Jetzt wird entschieden, welcher Würfel wegbleibt.
    [drive] Jetzt wird entschieden, wie weit das Auto fährt.
    [give] Jetzt wird entschieden, was bei El Zorro abgegeben wird.
    [take] Jetzt wird entschieden, welche Ware von Pablo kommt.
    [alonso] Jetzt wird entschieden, wobei Alonso hilft.
    [pawn] Jetzt wird entschieden, auf welches Gebäude die Figur zieht.
    [use] Jetzt wird entschieden, ob und wie das Gebäude genutzt wird.
   *[deliver] Jetzt wird entschieden, was geliefert wird.
}
cuba-refusal-no-such-face = Eine { $face } kann nicht gefallen sein: So hoch geht { the-die } nicht, seine höchste Zahl ist die { $most }.
cuba-refusal-no-die-for-wood = Für Holz kannst du keinen Würfel weglassen: Keiner der 5 Würfel steht für Holz.
cuba-refusal-no-step = Das Auto kann nicht stehen bleiben: Du musst mindestens 1 Station weit fahren.
cuba-refusal-too-far = Du kannst nicht { n-stops } weit fahren. { $most ->
    [one] Nach { $most } Station ist das Auto einmal herum, und weiter geht es in einem Zug nicht.
   *[other] Nach { $most } Stationen ist das Auto einmal herum, und weiter geht es in einem Zug nicht.
}
cuba-refusal-cannot-pay-drive = { $cost ->
    [one] Du kannst nicht { n-stops } weit fahren: Das kostet { $cost } Peso, du hast { $have }.
   *[other] Du kannst nicht { n-stops } weit fahren: Das kostet { $cost } Pesos, du hast { $have }.
}
cuba-refusal-no-wood-to-zorro = Holz kannst du hier nicht abgeben: El Zorro nimmt Pesos, Siegpunkte und alle Waren außer Holz.
cuba-refusal-nothing-of-that = Du kannst { gift } nicht abgeben: Das hast du nicht.
cuba-refusal-no-wood-from-pablo = Holz kannst du hier nicht nehmen: Pablo hat alle Waren außer Holz.
cuba-refusal-supply-short = { $left ->
    [0] Du kannst nicht { n-units } nehmen: Im Vorrat liegt nichts mehr davon.
    [one] Du kannst nicht { n-units } nehmen: Im Vorrat liegt nur noch { $left } Einheit.
   *[other] Du kannst nicht { n-units } nehmen: Im Vorrat liegen nur noch { $left } Einheiten.
}
cuba-refusal-has-owner = Du kannst { building-accusative } nicht in Besitz nehmen: Dort liegt schon ein Besitzmarker von { $owner }.
cuba-refusal-no-marker-left = { $most ->
    [one] Du kannst kein Gebäude mehr in Besitz nehmen: Dein einziger Besitzmarker liegt schon auf dem Spielplan.
   *[other] Du kannst kein Gebäude mehr in Besitz nehmen: Deine { $most } Besitzmarker liegen alle schon auf dem Spielplan.
}
cuba-refusal-not-your-building = Du kannst { building-accusative } bei Alonso nicht nutzen: Dort liegt kein Besitzmarker von dir.
cuba-refusal-pawn-elsewhere = Du kannst { building-accusative } nicht nutzen: Deine Figur steht nicht dort.
cuba-refusal-cannot-process = { $count ->
    [0] Du kannst { building-accusative } nicht mit 0 Einheiten nutzen: Du musst mindestens 1 Einheit { good-in-units } abgeben, und du hast { $have }.
    [one] Du kannst { building-accusative } nicht mit { n-units } nutzen: Du hast davon { $have }.
   *[other] Du kannst { building-accusative } nicht mit { n-units } nutzen: Du hast davon { $have }.
}
cuba-refusal-no-wood-at-market = Holz kannst du hier weder abgeben noch nehmen: Auf dem Schwarzmarkt sind nur die anderen 5 Sorten im Umlauf.
cuba-refusal-same-good = Du kannst { good-accusative } nicht gegen dieselbe Ware tauschen: Auf dem Schwarzmarkt nimmst du immer eine andere Sorte.
cuba-refusal-nothing-to-trade = Du kannst { one-unit } nicht tauschen: Du hast nichts davon.
cuba-refusal-no-wood-to-saw = Du kannst das Sägewerk nicht nutzen: Du hast kein Holz.
cuba-refusal-nothing-for-cafe = { $goods ->
    [rum] Du kannst im Café keinen Rum abgeben: Du hast keinen.
    [cigars] Du kannst im Café keine Zigarren abgeben: Du hast keine.
   *[rum-cigars] Du kannst im Café weder Rum noch Zigarren abgeben: Du hast nichts davon.
}
cuba-refusal-no-die-to-cancel = Für { good-accusative } kannst du keinen Würfel auf 0 drehen: Das Schiff fragt davon nichts nach.
cuba-refusal-cannot-buy-points = { $count ->
    [0] Du kannst nicht 0 Siegpunkte kaufen: Ein Tausch im Casino bringt mindestens 1 Siegpunkt.
    [one] Du kannst nicht { $count } Siegpunkt kaufen: Das kostet { $cost } Pesos, du hast { $have }.
   *[other] Du kannst nicht { $count } Siegpunkte kaufen: Das kostet { $cost } Pesos, du hast { $have }.
}
cuba-refusal-cannot-sell-points = { $count ->
    [0] Du kannst nicht 0 Siegpunkte abgeben: Im Casino gibst du mindestens 1 Siegpunkt ab.
    [one] Du kannst nicht { $count } Siegpunkt abgeben: Du hast { $have }.
   *[other] Du kannst nicht { $count } Siegpunkte abgeben: Du hast { $have }.
}
cuba-refusal-price-at-floor = Der Warenwertmarker kann nicht weiter nach links: Er steht auf der 2, und tiefer sinkt der Warenwert nie.
cuba-refusal-no-wood-at-trading = Holz kannst du hier nicht liefern: Das Kontor nimmt nur Waren, für die ein Würfel auf dem Schiff liegt.
cuba-refusal-cannot-trade = { $demand ->
    [0] Du kannst { good-accusative } nicht über das Kontor liefern: Das Schiff fragt davon nichts nach.
    [one] Du kannst { good-accusative } nicht über das Kontor liefern: Das Schiff fragt davon { $demand } Einheit nach, doch du hast { $have }.
   *[other] Du kannst { good-accusative } nicht über das Kontor liefern: Das Schiff fragt davon { $demand } Einheiten nach, doch du hast { $have }.
}
cuba-refusal-already-inactive = Du kannst { citizen-accusative } nicht umdrehen: Das Plättchen ist schon deaktiviert.
cuba-refusal-wrong-flower = Deine Figur kann nicht { to-building } ziehen: Dieses Gebäude liegt { under-flower }, und die Blume { from-citizen } hat eine andere Farbe.
cuba-refusal-occupied = Deine Figur kann nicht { to-building } ziehen: Dort steht schon die Figur von { $seat }.
cuba-refusal-same-building = Deine Figur kann nicht { at-building } stehen bleiben: Sie muss auf ein anderes Gebäude ziehen.
cuba-refusal-wood-needs-kind = Holz kannst du nicht einfach so liefern: Es ersetzt immer eine nachgefragte Ware, und du musst sagen, welche.
cuba-refusal-deliver-nothing = Du kannst nicht 0 Einheiten liefern: Wer nichts liefert, passt.
cuba-refusal-over-demand = { $demand ->
    [0] Du kannst nicht { n-units } liefern: Das Schiff fragt davon nichts nach.
    [one] Du kannst nicht { n-units } liefern: Das Schiff fragt davon nur { $demand } Einheit nach.
   *[other] Du kannst nicht { n-units } liefern: Das Schiff fragt davon nur { $demand } Einheiten nach.
}
cuba-refusal-not-so-many = { $have ->
    [0] Du kannst nicht { n-units } liefern: Du hast nichts davon.
    [one] Du kannst nicht { n-units } liefern: Du hast nur { $have } Einheit.
   *[other] Du kannst nicht { n-units } liefern: Du hast nur { $have } Einheiten.
}
cuba-refusal-wood-over-demand = { $demand ->
    [0] Du kannst { good-accusative } nicht durch { n-wood } ersetzen: Das Schiff fragt diese Ware nicht nach.
    [one] Du kannst { good-accusative } nicht durch { n-wood } ersetzen: Das Schiff fragt nur { $demand } Einheit dieser Ware nach.
   *[other] Du kannst { good-accusative } nicht durch { n-wood } ersetzen: Das Schiff fragt nur { $demand } Einheiten dieser Ware nach.
}

## Das nächste Ja: was dieselbe Aktion möglich machte.

cuba-nearest-pesos = { $by ->
    [one] Möglich wäre es, wenn du { $by } Peso mehr hättest.
   *[other] Möglich wäre es, wenn du { $by } Pesos mehr hättest.
}
cuba-nearest-points = { $by ->
    [one] Möglich wäre es, wenn du { $by } Siegpunkt mehr hättest.
   *[other] Möglich wäre es, wenn du { $by } Siegpunkte mehr hättest.
}
cuba-nearest-goods = { $by ->
    [one] Möglich wäre es, wenn du { $by } Einheit { good-in-units } mehr hättest.
   *[other] Möglich wäre es, wenn du { $by } Einheiten { good-in-units } mehr hättest.
}
cuba-nearest-supply = { $by ->
    [one] Möglich wäre es, wenn der Vorrat { $by } Einheit { good-in-units } mehr hätte.
   *[other] Möglich wäre es, wenn der Vorrat { $by } Einheiten { good-in-units } mehr hätte.
}
cuba-nearest-demand = Möglich wäre es, wenn { the-die } mindestens die { $face } zeigte.
cuba-nearest-price = Möglich wäre es, wenn der Warenwertmarker auf der { $price } stünde.
cuba-nearest-free = Möglich wäre es, wenn { the-building } nicht besetzt wäre.
cuba-nearest-pawn-on = Möglich wäre es, wenn deine Figur { at-building } stünde.
cuba-nearest-unowned = Möglich wäre es, wenn { the-building } noch niemandem gehörte.
cuba-nearest-owned = Möglich wäre es, wenn { the-building } dir gehörte.
cuba-nearest-active = Möglich wäre es, wenn { citizen-name } aktiv wäre.
cuba-instead = Jetzt möglich: { $action }.

## Was man tun kann: im Infinitiv, ohne Punkt.

cuba-action-roll = die 5 Würfel werfen
cuba-action-leave-out = { the-die-accusative } weglassen
cuba-action-drive = { n-stops } weit fahren
cuba-action-give = { gift } abgeben
cuba-action-take = { one-unit } nehmen
cuba-action-claim = { building-accusative } in Besitz nehmen
cuba-action-pawn = die Figur { to-building } ziehen
cuba-action-decline = verzichten
cuba-action-pass = passen
cuba-action-deliver = { n-units } liefern
cuba-action-deliver-wood = { n-wood } { instead-of } liefern
cuba-action-use-bank = die Bank nutzen: 2 Pesos nehmen
cuba-action-use-church = die Kirche nutzen: 1 Siegpunkt nehmen
cuba-action-use-sawmill = das Sägewerk nutzen: 1 Einheit Holz gegen 1 Siegpunkt und 1 Peso tauschen
cuba-action-use-distillery = { $count ->
    [one] die Schnapsbrennerei nutzen: { $count } Einheit Zuckerrohr gegen Rum tauschen
   *[other] die Schnapsbrennerei nutzen: { $count } Einheiten Zuckerrohr gegen Rum tauschen
}
cuba-action-use-cigar-factory = { $count ->
    [one] die Zigarrenfabrik nutzen: { $count } Einheit Tabak gegen Zigarren tauschen
   *[other] die Zigarrenfabrik nutzen: { $count } Einheiten Tabak gegen Zigarren tauschen
}
cuba-action-use-black-market = den Schwarzmarkt nutzen: { give-one-unit } gegen { take-one-unit } tauschen
cuba-action-use-cafe = { $goods ->
    [rum] das Café nutzen: 1 Einheit Rum abgeben
    [cigars] das Café nutzen: 1 Einheit Zigarren abgeben
   *[rum-cigars] das Café nutzen: 1 Einheit Rum und 1 Einheit Zigarren abgeben
}
cuba-action-use-customs = das Zollamt nutzen: { the-die-accusative } auf 0 drehen
cuba-action-use-casino = { $to ->
    [points] das Casino nutzen: { n-pesos } gegen { n-points } tauschen
   *[pesos] das Casino nutzen: { n-points } gegen { n-pesos } tauschen
}
cuba-action-use-harbour-office = { $way ->
    [up] das Hafenamt nutzen: den Warenwertmarker eine Fahne nach rechts rücken
   *[down] das Hafenamt nutzen: den Warenwertmarker eine Fahne nach links rücken
}
cuba-action-use-trading-office = das Kontor nutzen: { one-unit } liefern
cuba-action-use-newspaper = { $citizen ->
    [pedro] den Zeitungsverlag nutzen: 1 Peso nehmen und Pedro deaktivieren
    [maria] den Zeitungsverlag nutzen: 1 Peso nehmen und Maria deaktivieren
    [jose] den Zeitungsverlag nutzen: 1 Peso nehmen und José deaktivieren
    [martinez] den Zeitungsverlag nutzen: 1 Peso nehmen und Martinez deaktivieren
    [conchita] den Zeitungsverlag nutzen: 1 Peso nehmen und Conchita deaktivieren
    [zorro] den Zeitungsverlag nutzen: 1 Peso nehmen und El Zorro deaktivieren
    [miguel] den Zeitungsverlag nutzen: 1 Peso nehmen und Miguel deaktivieren
    [pablo] den Zeitungsverlag nutzen: 1 Peso nehmen und Pablo deaktivieren
    [alonso] den Zeitungsverlag nutzen: 1 Peso nehmen und Alonso deaktivieren
   *[none] den Zeitungsverlag nutzen: nur 1 Peso nehmen
}

## Entscheidungen: was jetzt ansteht.

cuba-decision-roll = { $seat }, wirf die 5 Würfel für das neue Schiff.
cuba-decision-leave-out = { $seat }, welchen Würfel lässt du weg?
cuba-decision-drive = { $seat }, wie weit fährst du?
cuba-decision-give = { $seat }, { $turn } ist bei El Zorro: Was gibst du ab?
cuba-decision-take = { $seat }, welche Ware nimmst du von Pablo?
cuba-decision-alonso = { $seat }, nimmst du ein Gebäude in Besitz oder nutzt du ein eigenes?
cuba-decision-pawn = { $seat }, auf welches Gebäude ziehst du deine Figur?
cuba-decision-use = { $seat }, nutzt du das Gebäude?
cuba-decision-deliver = { $seat }, was lieferst du, oder passt du?
cuba-decision-over = Die Partie ist zu Ende.

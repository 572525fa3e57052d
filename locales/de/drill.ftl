## Übungen: kurze Fragen, die die Engine stellt und beantwortet. Eine Frage hat Platz für vier Zeilen zu 75 Zellen, eine
## Antwort für eine Zeile zu 70.

cuba-drill-drive-cost = Was kostet dich die Fahrt { to-stop }?
    .title = Was eine Fahrt kostet
cuba-drill-may-i = Du hast vor: { $action }. Darfst du das? Wenn nicht, welche Regel spricht dagegen?
    .title = Was erlaubt ist
cuba-drill-what-comes = Du fährst { to-stop }. Was erhältst du dort?
    .title = Was ein Cubaner gibt
cuba-drill-where-to = Du fährst { to-stop }. Auf welche Gebäude darf deine Figur ziehen?
    .title = Wohin die Figur darf
cuba-drill-stay-and-use = Du fährst { to-stop }. Zieht deine Figur, und darfst du ein Gebäude nutzen?
    .title = Ob die Figur zieht
cuba-drill-owner = Mit dieser Aktion endet dein Zug: { $action }. Wer erhält den Besitzpunkt?
    .title = Der Besitzpunkt
cuba-drill-how-many = Du bist mit dem Liefern dran. Wie viele Einheiten { good-in-units } kannst du höchstens liefern?
    .title = Wie viel du liefern kannst
cuba-drill-worth = Deine Aktion: { $action }. Wie viele Siegpunkte bringt das?
    .title = Was eine Lieferung bringt
cuba-drill-dice-after = Deine Aktion: { $action }. Was zeigen die Würfel auf dem Schiff danach?
    .title = Die Würfel nach einer Lieferung
cuba-drill-price-after = Deine Aktion: { $action }. Wo steht der Warenwertmarker danach?
    .title = Wohin der Warenwertmarker rückt
cuba-drill-who-rolls = Die Aktion von { $player }: { $action }. Damit läuft das Schiff aus. Wer bestimmt die Nachfrage des nächsten?
    .title = Wer die neue Nachfrage bestimmt
cuba-drill-give = El Zorro geht um, und du musst etwas abgeben. Was steht dir zur Wahl?
    .title = Was El Zorro nimmt
cuba-drill-asleep = Du fährst { to-stop }. Wer ist danach deaktiviert?
    .title = Wer deaktiviert ist
cuba-drill-who-wins = Schiff 7 ist ausgelaufen. Wer gewinnt?
    .title = Wer gewinnt

## Antworten, und was vom Tisch nur in Übungen gesagt wird.

cuba-answer-units = { $count ->
    [0] nichts
    [one] { $count } Einheit { good-in-units }
   *[other] { $count } Einheiten { good-in-units }
}
cuba-answer-yes = Ja, das geht.
cuba-answer-no = Nein: { $title }
cuba-answer-no-building = auf keines
cuba-answer-nobody = niemand
cuba-answer-nothing = nichts
cuba-answer-you = du ({ $player })
cuba-answer-player = { $player }
cuba-answer-shared = ein gemeinsamer Sieg: { $list }
cuba-answer-die = { $good ->
    [sugar] weiß { $face }
    [citrus] orange { $face }
    [tobacco] grün { $face }
    [rum] rot { $face }
   *[cigars] schwarz { $face }
}
cuba-answer-departed = nichts mehr: Das Schiff läuft aus
cuba-answer-price = auf der { $price }
cuba-answer-chequered = auf der karierten Fahne
cuba-answer-pawn-moves = Sie zieht, und du darfst das neue Gebäude nutzen.
cuba-answer-pawn-stays-and-uses = Sie bleibt stehen, und du darfst ihr Gebäude nutzen.
cuba-answer-pawn-stays = Sie bleibt, wo sie ist, und du nutzt kein Gebäude.
cuba-answer-gift = { $what ->
    [peso] 1 Peso
    [point] 1 Siegpunkt
    [goods] 1 Ware außer Holz
   *[wood] 1 Einheit Holz
}
cuba-table-price = Der Warenwertmarker steht auf der { $price }.
cuba-table-turn = Am Zug ist { $player }.
cuba-table-passed = In der Lieferrunde schon gepasst: { $list }.

## Eine Übungsrunde in einfachen Zeilen.

drill-round = { $count ->
    [one] Übungen: { $count } Frage
   *[other] Übungen: { $count } Fragen
}
drill-round-of = Übungen: { $title }
drill-seats = Du bist { $player }. Links von dir, soweit sie mitspielen: { $list }.
drill-question = Frage { $number } von { $count }: { $title }
drill-right = Richtig.
drill-right-with-help = Richtig, mit etwas Hilfe. Morgen kommt das noch einmal.
drill-wrong = Das ist es nicht. Richtig ist: { $answer }
drill-skipped = Richtig ist: { $answer }
drill-score = { $count ->
    [one] Von { $count } Frage hast du { $right } richtig beantwortet.
   *[other] Von { $count } Fragen hast du { $right } richtig beantwortet.
}
drill-comes-back = Das kommt bald wieder: { $list }.
drill-rests = Alles richtig: Diese Fragen ruhen jetzt eine Weile.
drill-again = Noch eine Runde: { $command }
drill-not-here = Dieser Befehl hat in Übungen keine Wirkung. Tippe ? für Hilfe.
drill-help = Tippe die Nummer einer Antwort oder Wörter daraus. Hier gibt es diese Befehle:
drill-none = Es ließ sich keine Frage finden.

## Die Liste der Übungen.

drill-list = Übungen
drill-list-round = { $count ->
    [0] eine Runde Fragen, nichts fällig
    [one] eine Runde Fragen, { $count } Art fällig
   *[other] eine Runde Fragen, { $count } Arten fällig
}
drill-state-new = neu
drill-state-due = fällig
drill-state-rests = { $days ->
    [one] kommt in { $days } Tag wieder
   *[other] kommt in { $days } Tagen wieder
}
drill-reset-ask = Alles löschen, was über deine Übungen bekannt ist? Wenn ja, tippe „ja“.

## Bots: wie sie heißen und warum sie etwas tun.

bot-level = { $level ->
    [easiest] sehr leicht
    [easy] leicht
    [medium] mittel
   *[hard] schwer
}
bot-why = Das { $list }.
bot-why-none = Etwas Besseres war nicht in Sicht.
bot-why-last = { $list } und { $one }
bot-ahead-part = { $part } { $way ->
    [more] +
   *[less] −
}{ $number }
bot-ahead-list = { $list }; { $one }
bot-ahead = In Siegpunkten, verglichen mit der gespielten Aktion: { $list }.
bot-ahead-none = Der Unterschied zeigt sich erst später in der Partie.
bot-lead-ahead = Am Ende: etwa { n-points } Vorsprung
bot-lead-behind = Am Ende: etwa { n-points } Rückstand
bot-lead-level = Am Ende: etwa gleichauf

## Woraus die Urteile der Bots bei Santiago de Cuba bestehen.

cuba-bot-part-points-more = bringt bald etwa { n-points }
cuba-bot-part-points-less = kostet bald etwa { n-points }
cuba-bot-part-pesos-more = { $points ->
    [one] bringt Pesos im Wert von etwa { $points } Siegpunkt
   *[other] bringt Pesos im Wert von etwa { $points } Siegpunkten
}
cuba-bot-part-pesos-less = { $points ->
    [one] kostet Pesos im Wert von etwa { $points } Siegpunkt
   *[other] kostet Pesos im Wert von etwa { $points } Siegpunkten
}
cuba-bot-part-goods-more = { $points ->
    [one] bringt Waren im Wert von etwa { $points } Siegpunkt
   *[other] bringt Waren im Wert von etwa { $points } Siegpunkten
}
cuba-bot-part-goods-less = { $points ->
    [one] kostet Waren im Wert von etwa { $points } Siegpunkt
   *[other] kostet Waren im Wert von etwa { $points } Siegpunkten
}
cuba-bot-part-harbour-more = lässt vom Schiff im Hafen etwa { n-points } mehr erwarten
cuba-bot-part-harbour-less = lässt vom Schiff im Hafen etwa { n-points } weniger erwarten
cuba-bot-part-ownership-more = { $points ->
    [one] verspricht etwa { $points } Besitzpunkt
   *[other] verspricht etwa { $points } Besitzpunkte
}
cuba-bot-part-ownership-less = { $points ->
    [one] lässt etwa { $points } Besitzpunkt weniger erwarten
   *[other] lässt etwa { $points } Besitzpunkte weniger erwarten
}
cuba-bot-part-name = { $part ->
    [points] baldige Siegpunkte
    [pesos] Pesos
    [goods] Waren
    [harbour] Schiff im Hafen
   *[ownership] Besitzpunkte
}

## Bots gegen Bots.

cli-command-simulate = Bots gegeneinander spielen lassen und zeigen, wer wie oft gewinnt
cli-option-games = wie viele Partien gespielt werden
cli-option-time = Bedenkzeit von hard für jede Aktion, in Millisekunden
cli-option-nodes = Simulationen von hard für jede Aktion, statt einer Bedenkzeit
cli-error-unknown-bot = Den Bot „{ $word }“ gibt es nicht. Zur Wahl stehen: { $known }.
cli-error-seats = Mit „{ $word }“ geht es nicht: Nenne { $least } bis { $most } Bots, durch Kommas getrennt.
cli-error-number = Zur Option { $option } passt „{ $word }“ nicht. Gib eine ganze Zahl aus diesem Bereich an: { $known }.
cli-error-exclusive = Die Optionen { $word } schließen sich aus: Wähle eine davon.
simulate-bot = Bot
simulate-order = Reihenfolge
simulate-wins = Siege
simulate-share = Anteil
simulate-interval = 95-%-Intervall
simulate-points = Punkte im Mittel
simulate-decimal = { $whole },{ $tenths }
simulate-percent = { $number } %
simulate-from-to = { $low }–{ $high } %
simulate-sum = Partien: { $games }. Startzahl: { $seed }. Aktionen je Partie: im Mittel { $steps }. Unerlaubte Aktionen: { $illegal }.
simulate-progress = { $percent } % (Partien: { $count })

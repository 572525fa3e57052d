## Bots: wie sie heißen und warum sie etwas tun.

bot-level = { $level ->
    [easiest] sehr leicht
    [easy] leicht
    [medium] mittel
   *[hard] schwer
}
bot-why = Der Zug { $list }.
bot-why-none = Kein anderer Zug verspricht mehr.
bot-why-last = { $list } und { $one }
bot-part-points-more = bringt sofort etwa { n-points }
bot-part-points-less = kostet sofort etwa { n-points }
bot-part-pesos-more = bringt Pesos für umgerechnet etwa { n-points }
bot-part-pesos-less = kostet Pesos für umgerechnet etwa { n-points }
bot-part-goods-more = bringt Waren für umgerechnet etwa { n-points }
bot-part-goods-less = kostet Waren für umgerechnet etwa { n-points }
bot-part-harbour-more = lässt vom Schiff im Hafen etwa { n-points } mehr erwarten
bot-part-harbour-less = lässt vom Schiff im Hafen etwa { n-points } weniger erwarten
bot-part-ownership-more = { $points ->
    [one] verspricht etwa { $points } Besitzpunkt
   *[other] verspricht etwa { $points } Besitzpunkte
}
bot-part-ownership-less = { $points ->
    [one] lässt etwa { $points } Besitzpunkt weniger erwarten
   *[other] lässt etwa { $points } Besitzpunkte weniger erwarten
}
bot-lead-ahead = Am Ende: etwa { n-points } Vorsprung
bot-lead-behind = Am Ende: etwa { n-points } Rückstand
bot-lead-level = Am Ende: etwa gleichauf

## Bots gegen Bots.

cli-command-simulate = Bots gegeneinander spielen lassen und zeigen, wer wie oft gewinnt
cli-option-games = wie viele Partien gespielt werden
cli-option-time = Bedenkzeit von hard für jeden Zug, in Millisekunden
cli-option-nodes = Simulationen von hard für jeden Zug, statt einer Zeit
cli-error-unknown-bot = Den Bot „{ $word }“ gibt es nicht. Es gibt: { $known }.
cli-error-seats = Der Tisch „{ $word }“ geht nicht: Nenne 2 bis 4 Bots, durch Kommas getrennt.
cli-error-number = Zur Option { $option } passt „{ $word }“ nicht. Gib eine ganze Zahl an: { $known }.
cli-error-two-budgets = Die Optionen { $word } schließen sich aus: Wähle eine davon.
simulate-bot = Bot
simulate-order = Reihenfolge
simulate-wins = Siege
simulate-share = Anteil
simulate-interval = 95-%-Intervall
simulate-points = Punkte im Mittel
simulate-decimal = { $whole },{ $tenths }
simulate-percent = { $number } %
simulate-from-to = { $low }–{ $high } %
simulate-sum = Partien: { $games }. Startzahl: { $seed }. Aktionen je Partie: im Mittel { $steps }. Unerlaubte Züge: { $illegal }.
simulate-progress = { $percent } % (Partien: { $count })

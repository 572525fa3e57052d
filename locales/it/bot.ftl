## I bot: come si chiamano e perché fanno quel che fanno.

bot-level = { $level ->
    [easiest] facilissimo
    [easy] facile
    [medium] medio
   *[hard] difficile
}
bot-why = Questa mossa { $list }.
bot-why-none = Nessun’altra mossa promette di più.
bot-why-last = { $list } e { $one }
bot-part-points-more = porta subito circa { n-points }
bot-part-points-less = costa subito circa { n-points }
bot-part-pesos-more = porta pesos per un valore di circa { n-points }
bot-part-pesos-less = costa pesos per un valore di circa { n-points }
bot-part-goods-more = porta merci per un valore di circa { n-points }
bot-part-goods-less = costa merci per un valore di circa { n-points }
bot-part-harbour-more = aggiunge circa { n-points } a quanto promette la nave in porto
bot-part-harbour-less = toglie circa { n-points } a quanto promette la nave in porto
bot-part-ownership-more = { $points ->
    [one] promette circa { $points } punto di proprietà
   *[other] promette circa { $points } punti di proprietà
}
bot-part-ownership-less = { $points ->
    [one] rinuncia a circa { $points } punto di proprietà
   *[other] rinuncia a circa { $points } punti di proprietà
}
bot-lead-ahead = Alla fine: circa { n-points } di vantaggio
bot-lead-behind = Alla fine: circa { n-points } di svantaggio
bot-lead-level = Alla fine: quasi in parità

## Bot contro bot.


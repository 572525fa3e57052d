## Los bots: cómo se llaman y por qué hacen lo que hacen.

bot-level = { $level ->
    [easiest] muy fácil
    [easy] fácil
    [medium] medio
   *[hard] difícil
}
bot-why = Esta jugada { $list }.
bot-why-none = Ninguna otra jugada promete más.
bot-why-last = { $list } y { $one }
bot-part-points-more = da ya cerca de { n-points }
bot-part-points-less = cuesta ya cerca de { n-points }
bot-part-pesos-more = da pesos por valor de cerca de { n-points }
bot-part-pesos-less = cuesta pesos por valor de cerca de { n-points }
bot-part-goods-more = da mercancías por valor de cerca de { n-points }
bot-part-goods-less = cuesta mercancías por valor de cerca de { n-points }
bot-part-harbour-more = suma cerca de { n-points } a lo que promete el barco del puerto
bot-part-harbour-less = resta cerca de { n-points } a lo que promete el barco del puerto
bot-part-ownership-more = { $points ->
    [one] promete cerca de { $points } punto de propiedad
   *[other] promete cerca de { $points } puntos de propiedad
}
bot-part-ownership-less = { $points ->
    [one] renuncia a cerca de { $points } punto de propiedad
   *[other] renuncia a cerca de { $points } puntos de propiedad
}
bot-lead-ahead = Al final: cerca de { n-points } de ventaja
bot-lead-behind = Al final: cerca de { n-points } de desventaja
bot-lead-level = Al final: casi empate

## Bots contra bots.


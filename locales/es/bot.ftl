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
bot-ahead-part = { $part } { $way ->
    [more] +
   *[less] −
}{ $number }
bot-ahead-list = { $list }; { $one }
bot-ahead = En puntos de victoria, frente a la jugada hecha: { $list }.
bot-ahead-none = La diferencia solo se nota más adelante en la partida.
bot-lead-ahead = Al final: alrededor de { n-points } de ventaja
bot-lead-behind = Al final: alrededor de { n-points } de desventaja
bot-lead-level = Al final: casi empate

## De qué se componen los juicios de los bots de Santiago de Cuba.

cuba-bot-part-points-more = da pronto alrededor de { n-points }
cuba-bot-part-points-less = cuesta pronto alrededor de { n-points }
cuba-bot-part-pesos-more = da pesos que valen alrededor de { n-points }
cuba-bot-part-pesos-less = cuesta pesos que valen alrededor de { n-points }
cuba-bot-part-goods-more = da mercancías que valen alrededor de { n-points }
cuba-bot-part-goods-less = cuesta mercancías que valen alrededor de { n-points }
cuba-bot-part-harbour-more = suma alrededor de { n-points } a lo que promete el barco del puerto
cuba-bot-part-harbour-less = resta alrededor de { n-points } a lo que promete el barco del puerto
cuba-bot-part-ownership-more = { $points ->
    [one] promete alrededor de { $points } punto de propiedad
   *[other] promete alrededor de { $points } puntos de propiedad
}
cuba-bot-part-ownership-less = { $points ->
    [one] deja escapar alrededor de { $points } punto de propiedad
   *[other] deja escapar alrededor de { $points } puntos de propiedad
}
cuba-bot-part-name = { $part ->
    [points] puntos a corto plazo
    [pesos] pesos
    [goods] mercancías
    [harbour] barco en el puerto
   *[ownership] puntos de propiedad
}

## Bots contra bots.

cli-command-simulate = hace jugar a los bots entre sí y muestra quién gana y cuántas veces
cli-option-games = cuántas partidas se juegan
cli-option-time = tiempo que tiene hard para pensar cada jugada, en milisegundos
cli-option-nodes = simulaciones que hace hard para cada jugada, en lugar de un tiempo
cli-error-unknown-bot = No existe el bot «{ $word }». Hay estos: { $known }.
cli-error-seats = La mesa «{ $word }» no vale: escribe de { $least } a { $most } bots, separados por comas.
cli-error-number = La opción { $option } no admite «{ $word }». Escribe un número entero del intervalo { $known }.
cli-error-exclusive = Las opciones { $word } no van juntas: elige una de ellas.
simulate-bot = Bot
simulate-order = Orden de juego
simulate-wins = Victorias
simulate-share = Porcentaje
simulate-interval = Intervalo del 95 %
simulate-points = Media de puntos
simulate-decimal = { $whole },{ $tenths }
simulate-percent = { $number } %
simulate-from-to = { $low }–{ $high } %
simulate-sum = Partidas: { $games }. Semilla: { $seed }. Jugadas por partida: { $steps } de media. Jugadas no permitidas: { $illegal }.
simulate-progress = { $percent } % (partidas: { $count })

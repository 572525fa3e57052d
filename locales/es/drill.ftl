## Ejercicios: preguntas breves que el motor prepara y responde. Una pregunta dispone de cuatro líneas de 75 celdas; una
## respuesta, de una línea de 70.

cuba-drill-drive-cost = ¿Cuánto te cuesta ir { to-stop }?
    .title = Lo que cuesta un viaje
cuba-drill-may-i = Quieres hacer esto: { $action }. ¿Puedes? Si no, ¿qué regla lo impide?
    .title = Lo que está permitido
cuba-drill-what-comes = Vas { to-stop }. ¿Qué recibes?
    .title = Lo que da un ciudadano
cuba-drill-where-to = Vas { to-stop }. ¿A qué edificios puede ir tu peón?
    .title = Adónde puede ir el peón
cuba-drill-stay-and-use = Vas { to-stop }. ¿Se mueve tu peón? ¿Y puedes usar un edificio?
    .title = Si el peón se mueve
cuba-drill-owner = Con esto termina tu turno: { $action }. ¿Quién recibe el punto de propiedad?
    .title = El punto de propiedad
cuba-drill-how-many = Te toca cargar. ¿Cuántas unidades de { good-in-units } puedes cargar como máximo?
    .title = Cuánto puedes cargar
cuba-drill-worth = Tu jugada: { $action }. ¿Cuántos puntos de victoria te da?
    .title = Lo que vale una carga
cuba-drill-dice-after = Tu jugada: { $action }. ¿Qué muestran después los dados del barco?
    .title = Los dados después de cargar
cuba-drill-price-after = Tu jugada: { $action }. ¿Dónde queda el contador de valor?
    .title = Adónde va el contador de valor
cuba-drill-who-rolls = La jugada de { $player }: { $action }. Con ella zarpa el barco. ¿Quién fija la demanda del siguiente?
    .title = Quién fija la nueva demanda
cuba-drill-give = Ha llegado El Zorro y tienes que dar algo. ¿Entre qué puedes elegir?
    .title = Lo que acepta El Zorro
cuba-drill-asleep = Vas { to-stop }. ¿Quién está inactivo después?
    .title = Los ciudadanos inactivos
cuba-drill-who-wins = El séptimo barco ha zarpado. ¿Quién gana?
    .title = Quién gana

## Las respuestas, y lo que de la mesa solo se dice en los ejercicios.

cuba-answer-units = { $count ->
    [0] nada
    [one] { $count } unidad de { good-in-units }
   *[other] { $count } unidades de { good-in-units }
}
cuba-answer-yes = Sí, se puede.
cuba-answer-no = No: { $title }
cuba-answer-no-building = a ninguno
cuba-answer-nobody = nadie
cuba-answer-nothing = nada
cuba-answer-you = tú ({ $player })
cuba-answer-player = { $player }
cuba-answer-shared = una victoria compartida: { $list }
cuba-answer-die = { $good ->
    [sugar] blanco { $face }
    [citrus] naranja { $face }
    [tobacco] verde { $face }
    [rum] rojo { $face }
   *[cigars] negro { $face }
}
cuba-answer-departed = ya nada: el barco zarpa
cuba-answer-price = en el { $price }
cuba-answer-chequered = en la bandera a cuadros
cuba-answer-pawn-moves = Se mueve, y puedes usar el nuevo edificio.
cuba-answer-pawn-stays-and-uses = No se mueve, y puedes usar el edificio en el que está.
cuba-answer-pawn-stays = No se mueve, y no usas ningún edificio.
cuba-answer-gift = { $what ->
    [peso] 1 peso
    [point] 1 punto de victoria
    [goods] 1 mercancía que no sea madera
   *[wood] 1 madera
}
cuba-table-price = El contador de valor está en el { $price }.
cuba-table-turn = Es el turno de { $player }.
cuba-table-passed = Ya fuera de la ronda de carga: { $list }.

## Una serie de ejercicios en líneas sencillas.

drill-round = { $count ->
    [one] Ejercicios: { $count } pregunta
   *[other] Ejercicios: { $count } preguntas
}
drill-round-of = Ejercicios: { $title }
drill-seats = Juegas como { $player }. A tu izquierda, si participan: { $list }.
drill-question = Pregunta { $number } de { $count }: { $title }
drill-right = Correcto.
drill-right-with-help = Correcto, con algo de ayuda. Mañana vuelve la pregunta.
drill-wrong = No es esa. La respuesta: { $answer }
drill-skipped = La respuesta: { $answer }
drill-score = { $count ->
    [one] Respuestas correctas: { $right } de { $count }.
   *[other] Respuestas correctas: { $right } de { $count }.
}
drill-comes-back = Pronto vuelve esto: { $list }.
drill-rests = Todo correcto: estas preguntas descansan un tiempo.
drill-again = Otra serie: { $command }
drill-not-here = Esa orden no sirve en los ejercicios. Escribe ? para ver la ayuda.
drill-help = Escribe el número de una respuesta o sus palabras. Aquí valen estas órdenes:
drill-none = No se ha podido preparar ninguna pregunta.

## La lista de los ejercicios.

drill-list = Ejercicios
drill-list-round = { $count ->
    [0] una serie de preguntas, nada que repasar
    [one] una serie de preguntas, { $count } tipo por repasar
   *[other] una serie de preguntas, { $count } tipos por repasar
}
drill-state-new = por probar
drill-state-due = por repasar
drill-state-rests = { $days ->
    [one] vuelve dentro de { $days } día
   *[other] vuelve dentro de { $days } días
}
drill-reset-ask = ¿Borrar todo lo que se sabe de tus ejercicios? Escribe sí para hacerlo.

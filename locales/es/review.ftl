## The review of a game: which moves cost most, what was better and why.

cli-command-review = muestra qué jugadas de una partida costaron más, qué era mejor y por qué
cli-option-most = cuántas jugadas muestra el repaso
cli-option-seat = de quién son las jugadas que se repasan: un nombre o el número del asiento
cli-option-puzzle = convierte en reto una de las jugadas mostradas, por su número en la lista, en una carpeta nueva
cli-error-seat = En esta mesa nadie se llama «{ $word }». En la mesa: { $known }.
review-no-game = Todavía no hay ninguna partida que repasar. Empieza una: { $command }
review-not-yet = Esta partida no ha terminado, y lo que tiene el resto de la mesa está detrás de las pantallas. Se podrá repasar cuando termine.
review-head = Partida «{ $name }». Decisiones: { $moves }; con más de una opción: { $judged }.
review-seats = Repaso de: { $list }.
review-worst = Lo que más costó, estimado en puntos de victoria:
review-none = Ninguna jugada costó medio punto o más. ¡Bien jugado!
review-no-move = En la lista no hay ningún número { $number }.
review-line = Jugada { $at }, { $player }: costó unos { $points }
review-one = { $number } de { $count }. Jugada { $at }, { $player }: costó de media unos { $points } puntos de victoria.
review-played = Jugado: { $text } ({ $line })
review-better = Mejor: { $text } ({ $line })
review-table = La mesa antes de la jugada:
review-would = La jugada mejor, y cómo podría seguir el turno:
review-progress = { $percent } % (jugadas: { $count })
review-hint = Escribe el número que tiene una jugada en la lista, o ? para ver la ayuda.
review-help = Puedes escribir el número que tiene una jugada en la lista, o bien:
review-command-next = siguiente, s
    .help = la jugada siguiente de la lista
review-command-back = anterior, a
    .help = la jugada anterior de la lista
review-command-try = probar, p
    .help = qué da la jugada mejor o, si escribes otra detrás, qué da esa otra: probar drive 2
review-command-puzzle = reto
    .help = convierte esta jugada en un reto, en una carpeta nueva: reto mi-carpeta
review-command-drill = ejercicio
    .help = hace que los ejercicios pregunten por la regla de esta jugada
review-puzzled = El reto está en la carpeta { $path }, con la solución comprobada. Juégalo: { $command }
review-puzzle-kept = El reto está comprobado y guardado: al volver a abrir el programa lo encuentras entre los retos. Con líneas sencillas: { $command }
review-unpuzzled = De esta jugada no sale ningún reto: la ventaja de la mejor solo se ve después del turno.
review-puzzle-folder = Escribe detrás de «reto» el nombre de una carpeta nueva.
review-drilled = Los ejercicios te preguntarán pronto por esta regla: { $title }.
review-undrilled = Ningún ejercicio pregunta por esta regla: { $title }.

## The app.

ui-review = Repaso
ui-play-deed-review = repasar
ui-review-open = Repasar la partida
ui-review-working = Se están valorando las jugadas.
ui-review-estimated = estimado en puntos de victoria
ui-review-move = N.º
ui-review-played = jugado
ui-review-better = mejor
ui-review-try = probar
ui-review-table = ver la mesa
ui-review-drill = apuntar como ejercicio
ui-review-puzzle = convertir en reto
ui-review-whose = de quién
ui-review-other = jugada siguiente
ui-review-proving = El reto se está creando y su solución se comprueba.

## Puzzles made of moves.

review-puzzle-part = De partidas jugadas
review-puzzle-title = Jugada { $number } de una partida
review-puzzle-aim = Buscas una jugada mejor que la de la partida.
review-puzzle-closing = Has encontrado una jugada mejor que la de la partida.
review-puzzle-text = Esta mesa es de una partida de verdad, antes de la jugada { $number }. El resto de la mesa hace lo que más te perjudica.
review-puzzle-played = Esa es la jugada de la partida. Hay una mejor.
cuba-puzzle-points = Consigue en este turno todos los puntos de victoria que puedas.
cuba-puzzle-ahead = Consigue en este turno toda la ventaja que puedas sobre { $player } en puntos de victoria.
cuba-puzzle-goods = Acaba este turno con todas las mercancías que puedas.
cuba-puzzle-pesos = Acaba este turno con todos los pesos que puedas.
cuba-puzzle-good = Acaba este turno con todas las unidades de { good-in-units } que puedas.

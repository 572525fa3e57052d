## El juego libre en la aplicación a pantalla completa.

ui-play = Juego libre
    .help = contra bots o entre varios ante una pantalla
ui-play-continue = Continuar la partida «{ $name }»
ui-play-from-here = Seguir jugando desde aquí

## La preparación.

ui-play-begin = Empezar
ui-play-games = Partidas guardadas
ui-play-count = Cuántos juegan
ui-play-seat = Puesto { $seat }
ui-play-person = persona
ui-play-bot = bot { $level }
ui-play-name = Nombre
ui-play-colour = Color
ui-play-screens = Pantallas
ui-play-screens-up = puestas: lo que tiene cada cual se oculta
ui-play-screens-open = ninguna: todo está a la vista
ui-play-layout = Disposición
ui-play-layout-random = al azar
ui-play-layout-seed = según una semilla
ui-play-layout-code = según un código
ui-play-seed = Semilla
ui-play-code = Código
ui-play-dice = Dados
ui-play-dice-program = los lanza el programa
ui-play-dice-typed = los lanzáis y los escribís
ui-play-explains = Explicar lo nuevo
ui-play-teach-back = Los bots se equivocan

## La mesa.

ui-play-turn = Turno { $number }
ui-play-seed-of = semilla { $seed }
ui-play-welcome = Intro hace lo marcado, [w] pregunta por cualquier cosa, [t] da una pista.
ui-play-take-over = { $player }: enséñame la mesa
ui-play-thinking = { $player } está pensando …
ui-play-considering = Lo estoy pensando …
ui-play-next = Le toca a { $player }.
ui-play-onward = Adelante: { $player }
ui-play-hurry = Seguir hasta mi turno
ui-play-face = { $number }
ui-play-program-rolls = Que lance el programa
ui-play-die = ¿Qué muestra { the-die }?
ui-play-why-bot = Por qué { $player } hizo esto ({ $action }):

## El final y las partidas guardadas.

ui-play-over = Fin de la partida
ui-play-goods = Mercancías
ui-play-total = Total
ui-play-left-over = Sobran
ui-play-again = Otra partida
ui-play-leave = Inicio
ui-play-game-open = { $count ->
    [one] { $list }: { $count } acción hasta ahora
   *[other] { $list }: { $count } acciones hasta ahora
}
ui-play-game-over = { $count ->
    [one] { $list }: terminada tras { $count } acción
   *[other] { $list }: terminada tras { $count } acciones
}
ui-play-deed-continue = continuar
ui-play-deed-rename = renombrar
ui-play-deed-delete = borrar
ui-play-delete-ask = ¿Borrar la partida «{ $name }»? No se puede recuperar.

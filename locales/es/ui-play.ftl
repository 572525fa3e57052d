## El juego libre en la aplicación a pantalla completa.

ui-play = Juego libre
    .help = contra bots o entre varias personas en un ordenador
ui-play-continue = Continuar la partida «{ $name }»
ui-play-from-here = Seguir jugando desde aquí

## La preparación.

ui-play-begin = Empezar
ui-play-games = Partidas guardadas
ui-play-count = Asientos
ui-play-seat = Asiento { $seat }
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
ui-play-no-seed = «{ $word }» no es una semilla. Escribe un número entero, como máximo { $known }.
ui-play-code = Código
ui-play-dice = Dados
ui-play-dice-program = los lanza el programa
ui-play-dice-typed = los lanzas tú y escribes lo que muestran
ui-play-explains = Explicar lo nuevo
ui-play-teach-back = Los bots se equivocan

## La mesa real.

ui-play-layout-table = como en vuestra mesa
ui-play-table = Vuestra mesa
ui-table-ask = Indica lo que sepas. Lo demás se sortea o se supone.
ui-table-hint = Escribe un nombre o un número, o elige con las flechas.
ui-table-empty = aún sin describir
ui-table-begun = descrita; puedes cambiarla
ui-table-inactive = Inactivos
ui-table-owners = Posesión
ui-table-turn = Turno
ui-table-stop = Parada { $number }
ui-table-house = { $name }, { $number }
ui-table-car = Coche
ui-table-ship = Barco
ui-table-price = Valor
ui-table-die = Dado: { good-name }
ui-table-pesos = Pesos
ui-table-points = Puntos de victoria
ui-table-pawn = Peón
ui-table-whose = De quién es el turno
ui-table-decision = Qué se decide
ui-table-decider = Quién decide
ui-table-passed = Ha pasado: { $name }
ui-table-yes = sí
ui-table-no = no
ui-table-nobody = nadie
ui-table-beside = fuera del tablero
ui-table-drawn = se sortea
ui-table-left-out = apartado
ui-table-as-begun = como al empezar
ui-table-unfit = «{ $word }» no encaja aquí.
ui-table-question-drive = hasta dónde va el coche
ui-table-question-give = qué se da por El Zorro
ui-table-question-take = qué mercancía se toma de Pablo
ui-table-question-alonso = qué se hace con Alonso
ui-table-question-pawn = adónde se mueve el peón
ui-table-question-use = si se usa el edificio
ui-table-question-deliver = qué se carga en el barco
ui-table-question-roll = se van a lanzar los dados

## La mesa.

ui-play-turn = Turno { $number }
ui-play-seed-of = semilla { $seed }
ui-play-welcome = [Enter] hace lo marcado, [w] explica cualquier cosa, [t] da una pista.
ui-play-mute = [e] pone fin a estas explicaciones.
ui-play-take-over = { $player }: enséñame la mesa
ui-play-thinking = { $player } está pensando…
ui-play-considering = Lo estoy pensando…
ui-play-next = Le toca a { $player }.
ui-play-onward = Adelante: { $player }
ui-play-hurry = Seguir hasta mi turno
ui-play-face = { $number }
ui-play-program-rolls = Que los lance el programa
ui-play-die = ¿Qué muestra { the-die }?
ui-play-why-bot = Por qué { $player } hizo esto ({ $action }):

## El final y las partidas guardadas.

ui-play-over = Fin de la partida
ui-play-goods = Por merc.
ui-play-total = Total
ui-play-left-over = Sobran
ui-play-again = Otra partida
ui-play-log = Guardar la crónica
ui-play-leave = Inicio
ui-play-game-open = { $count ->
    [one] { $list }: { $count } jugada hasta ahora
   *[other] { $list }: { $count } jugadas hasta ahora
}
ui-play-game-over = { $count ->
    [one] { $list }: terminada tras { $count } jugada
   *[other] { $list }: terminada tras { $count } jugadas
}
ui-play-deed-continue = continuar
ui-play-deed-rename = renombrar
ui-play-deed-delete = borrar
ui-play-deed-log = guardar la crónica
ui-play-delete-ask = ¿Borrar la partida «{ $name }»? No se puede recuperar.

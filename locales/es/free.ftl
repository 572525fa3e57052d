## Juego libre: quién juega, lo que se dice alrededor de una partida y lo que se puede escribir.

cuba-table-behind-screen = Lo que tiene { $player } está detrás de la pantalla.
free-seat-person = { $player }: { $colour }, idioma { $lang }
free-seat-bot = { $player }: { $colour }, bot, { bot-level }
free-saved-as = La partida se guarda como «{ $name }» después de cada acción.
free-not-saved = Esta partida no se guarda.
free-goodbye = La partida está guardada. Para seguir, escribe: { $command }
free-continued = La partida «{ $name }» sigue. Para una nueva, di quién juega: { $command }
free-hand-over = { $player }, es tu turno. Toma el teclado y pulsa Intro cuando nadie más mire.
free-your-roll = { $player }, te toca lanzar los dados para el nuevo barco.
free-type-dice = Lanza { $player }. Escribe lo que muestran los dados: caña de azúcar, cítricos, tabaco, ron, puros, por ejemplo roll 2 4 0 1 3. Si escribes solo roll, lanza el programa.
free-program-rolls = En esta partida lanza el programa. Escribe roll sin números.
free-new = Nuevo para ti – { $title }: { $text }
free-muted = Ya no se explica lo nuevo.
free-unmuted = Lo que es nuevo para ti se explica otra vez.
free-code = El código de esta disposición: { $code }
free-log-written = La crónica está en { $path }.
free-sheet = El resultado:
free-again = La misma mesa con los mismos dados, otra vez: { $command }
free-command-save = guardar
    .help = dar un nombre a la partida: guardar martes
free-command-log = crónica
    .help = leer todo lo que ha pasado o escribirlo en un archivo: crónica partida.txt
free-command-code = código
    .help = la disposición como código, para dictarla y volver a jugarla
free-command-mute = callar, silencio
    .help = dejar de explicar lo nuevo o volver a explicarlo

## Al revés: los bots se equivocan y tú haces cumplir las reglas.

free-pupil-wants = { $player } quiere hacer esto: { $action }.
free-pupil-claims = { $player } dice: { $amount }.
free-amount-gets-pesos = eso da { n-pesos }
free-amount-gets-points = eso da { n-points }
free-amount-gets-goods = eso da { n-units }
free-amount-pays-pesos = eso cuesta { n-pesos }
free-amount-pays-points = eso cuesta { n-points }
free-amount-pays-goods = eso cuesta { n-units }
free-verdict = ¿Están de acuerdo las reglas?
free-verdict-fine = sí, adelante
free-verdict-stop = no, alto
free-verdict-rule = ¿Qué regla dice otra cosa?
free-ruled-passed = Correcto: las reglas están de acuerdo.
free-ruled-caught = Correcto: era un error, y esta es la regla.
free-ruled-other-rule = Era un error, pero por otra regla.
free-ruled-missed = Las reglas no están de acuerdo: era un error.
free-ruled-false-alarm = Las reglas están de acuerdo: no era un error.
free-pupil-hears = Esto responden las reglas ({ $player }):
free-right-amount = La cantidad correcta: { $amount }.
free-pupil-then = { $player } lo piensa otra vez.
free-tally = { $count ->
    [one] Has juzgado { $count } jugada. Aciertos: { $right }.
   *[other] Has juzgado { $count } jugadas. Aciertos: { $right }.
}
free-teach-help = Di si las reglas lo permiten y si la cantidad es correcta. Puedes consultar: reglas aduana, mirar banco, repetir, salir.

## Las partidas guardadas.

free-list-open = { $count ->
    [one] { $name }: { $list }; { $count } acción hasta ahora
   *[other] { $name }: { $list }; { $count } acciones hasta ahora
}
free-list-over = { $count ->
    [one] { $name }: { $list }; terminada tras { $count } acción
   *[other] { $name }: { $list }; terminada tras { $count } acciones
}
free-list-none = Aún no hay partidas guardadas.
free-delete-ask = ¿Borrar la partida «{ $name }»? Escribe sí para hacerlo.
free-deleted = La partida «{ $name }» está borrada.
free-elsewhere = La partida de { $path } ha seguido en otra parte. La tuya sigue como «{ $name }».
free-unsaved = La partida no se puede guardar en { $path }. Puedes jugar igualmente.
free-homeless = No hay carpeta para las partidas. Indica una en SANTIAGO_HOME. Puedes jugar igualmente.
free-bad-name = Una partida no se puede llamar «{ $word }». Usa de 1 a 20 letras, cifras, espacios o guiones.
free-refused = La partida de { $path } no se puede jugar. El archivo queda intacto.
free-unreadable = El archivo { $path } no se puede leer.
free-unreadable-not-text = No es un texto del tamaño de una partida.
free-unreadable-foreign = No es una partida guardada.
free-unreadable-other-game = Es una partida de «{ $word }».
free-unreadable-future = Es de una versión más reciente: formato { $format }, y este programa conoce los formatos hasta { $known }.
free-unreadable-cut = Le falta el final.
free-unreadable-line = En la línea { $line } no hay nada propio de una partida guardada.
free-unreadable-setup = La preparación de la línea { $line } no es posible.
free-unreadable-action = Las reglas no permiten la acción de la línea { $line }.
free-unreadable-changed = Ha cambiado después de guardarse.

## Códigos.

free-code-length = El código «{ $word }» no está completo. Signos: { $count }. Los códigos tienen 12, 16, 24 o 28.
free-code-symbol = Ningún código tiene el signo { $number } de «{ $word }».
free-code-check = En el código «{ $word }» hay una errata.
free-code-version = El código «{ $word }» es de otra versión.
free-code-no-such-game = Ninguna disposición tiene el código «{ $word }».

## Una mesa de verdad, escrita línea a línea.

free-table-ask = Escribe lo que hay en vuestra mesa, una línea por cosa. Lo que falte se sortea o se supone. Una línea vacía termina, ? muestra otra vez estos ejemplos:
free-table-noted = Anotado.
free-table-line = { $path }, línea { $line }: { $text }
free-sketch-unknown = «{ $word }» no es algo de la mesa. Escribe ? para ver ejemplos.
free-sketch-word = «{ $word }» no encaja aquí. Un ejemplo: { $example }
free-sketch-help-street = los ciudadanos en el orden de marcha; ? donde no lo sepas
free-sketch-help-yellow = los edificios bajo la flor amarilla
free-sketch-help-blue = los edificios bajo la flor azul
free-sketch-help-red = los edificios bajo la flor roja
free-sketch-help-white = los edificios bajo la flor blanca
free-sketch-help-flower = la flor de un ciudadano, si en tu caja es otra
free-sketch-help-first = quién empieza una partida nueva
free-sketch-help-car = dónde está el coche
free-sketch-help-ship = qué barco está en el puerto
free-sketch-help-price = el valor
free-sketch-help-dice = los dados del barco
free-sketch-help-inactive = los ciudadanos inactivos
free-sketch-help-turn = de quién es el turno
free-sketch-help-decision = qué se decide y quién decide
free-sketch-help-passed = quién ha pasado en la ronda de carga
free-sketch-help-seat = qué tiene alguien, los edificios propios al final
free-assumed-street = Los ciudadanos que no has nombrado se sortean.
free-assumed-buildings = Los edificios que no has nombrado se sortean.
free-assumed-first = Se sortea quién empieza.
free-assumed-turn = Se sortea de quién es el turno.
free-assumed-car = Se supone que el coche está en el puerto.
free-assumed-ship = Se supone que en el puerto está el primer barco.
free-assumed-price = Se supone que el valor es 2.
free-assumed-dice = Los dados del barco se sortean.
free-assumed-seat = Se supone que { $player } tiene lo del principio.

## La línea de comandos.

cli-command-play = jugar libremente, entre personas o contra bots
cli-option-seats = quién juega, con comas: anna:de,luis:es,bot:medium; un nombre, si se quiere con idioma y color, o bot con easiest, easy, medium o hard; para simulate solo los niveles: hard,easy
cli-option-seed = el número del que salen la disposición, los dados y los bots
cli-option-code = jugar con la disposición de un código
cli-option-table = seguir desde vuestra mesa de verdad, descrita en un archivo; con «-» se escribe línea a línea
cli-option-from = empezar en la posición de una lección o de uno de sus pasos
cli-option-load = seguir una partida guardada, por su nombre o su archivo
cli-option-save = cómo se llamará la partida
cli-option-delete = borrar una partida, después de una pregunta
cli-option-dice = lanza el programa, o escribes lo que muestran vuestros dados
cli-option-screens = ocultar lo que tiene cada cual y pasar el teclado entre turnos
cli-option-mute = no explicar lo que es nuevo para ti
cli-option-teach-back = los bots rompen a veces una regla y tú los corriges
cli-error-unknown-save = No hay ninguna partida «{ $word }».
cli-error-save-name = Una partida no se puede llamar «{ $word }». Usa de 1 a 20 letras, cifras, espacios o guiones.
cli-error-unknown-dice = Para los dados no existe «{ $word }». Escribe program o typed.
cli-error-seat-name = Nadie se puede llamar «{ $word }». Usa de 1 a 20 letras, cifras, espacios o guiones, y comas entre los sitios.
cli-error-seat-word = «{ $word }» no es aquí ni idioma ni color ni nivel. Escribe los sitios así: anna:de,luis:es:lime,bot:medium.
cli-error-seats-count = Sitios indicados: { $word }. Santiago de Cuba es de 2 a 4.
cli-error-seats-code = Sitios indicados: { $word }. La disposición es para { $known }.

## La primera partida: unas palabras cuando algo se decide por primera vez.

free-first-game = La primera partida
    .aim = Una partida entera contra el bot más fácil. Los dados caen siempre igual, y yo te acompaño.
    .closing = Has jugado una partida entera. A partir de aquí todo es práctica, y hay bots más fuertes.
    .resumed = Sigues con la partida que dejaste.
cuba-coach-leave-out = Tu primera demanda: los 4 dados que quedan dicen qué pide el barco. Aparta una mercancía que no tendrás pronto o que ayudaría al resto de la mesa.
cuba-coach-drive = Tu primer viaje: la siguiente parada es gratis. Mira qué recibes allí y qué edificios están bajo la misma flor. Si quieres, escribe pista.
cuba-coach-give = Alguien ha visitado a El Zorro: tú eliges de qué prescindes.
cuba-coach-take = Con Pablo eliges tú: ahora vale más una mercancía que pida el barco.
cuba-coach-alonso = Con Alonso puedes quedarte con un edificio: te dará puntos cuando otra persona termine allí su turno. O usas uno que ya posees.
cuba-coach-pawn = Ahora el peón: tiene que ir a otro edificio bajo esta flor. Piensa qué quieres usar.
cuba-coach-use = Puedes usar el edificio, pero no es obligatorio. Escribe explicar y la acción para ver qué haría.
cuba-coach-deliver = El barco carga: por turnos, cada vez 1 tipo de mercancía, mientras se pueda y se quiera. Quien pasa queda fuera de esta ronda de carga.
free-menu = Para jugar libremente, escribe: jugar
free-menu-word = jugar

## Juego libre: quién juega, lo que se dice alrededor de una partida y lo que se puede escribir.

cuba-table-behind-screen = Lo que tiene { $player } está detrás de su pantalla.
free-behind-screens = Lo que sigue depende de lo que hay detrás de las pantallas.
free-seat-person = { $player }: { $colour }, idioma { $lang }
free-seat-bot = { $player }: { $colour }, bot, { bot-level }
free-saved-as = La partida se guarda como «{ $name }» después de cada jugada.
free-not-saved = Esta partida no se guarda.
free-goodbye = La partida está guardada. Para seguir, escribe: { $command }
free-continued = La partida «{ $name }» sigue. Para una nueva, di quién juega: { $command }
free-hand-over = { $player }, te toca. Toma el teclado y pulsa [Enter] cuando nadie más mire.
free-your-roll = { $player }, te toca lanzar los dados para el nuevo barco.
free-type-dice = { $player } lanza los dados. Escribe lo que muestran, en este orden: caña de azúcar, cítricos, tabaco, ron, puros. Por ejemplo: roll 2 4 0 1 3. Si escribes solo roll, los lanza el programa.
free-program-rolls = En esta partida los dados los lanza el programa. Escribe roll sin números.
free-undone = Deshecho ({ $player }): { $action }.
free-new = Nuevo para ti: «{ $title }». { $text }
free-muted = Ya no se explica lo nuevo.
free-unmuted = Lo que es nuevo para ti se explica otra vez.
free-why-what = Pregunta por una jugada o por un bot que haya jugado: explicar drive 2, explicar pasar, explicar y el nombre de un bot.
free-code = El código de esta disposición: { $code }
free-log-written = La crónica está en { $path }.
free-sheet = El resultado:
free-again = La misma mesa con los mismos dados, otra vez: { $command }
free-command-save = guardar
    .help = dar un nombre a la partida: guardar martes
free-command-log = crónica
    .help = leer todo lo que ha pasado o escribirlo en un archivo, también en otro idioma: crónica partida.txt, crónica de partida.txt
free-command-code = código
    .help = la disposición como código, para dictarla y volver a jugarla
free-command-mute = callar, silencio
    .help = dejar de explicar lo nuevo o volver a explicarlo

## Al revés: los bots se equivocan y tú haces cumplir las reglas.

free-pupil-wants = { $player } quiere hacer esto: { $action }.
free-pupil-claims = { $player } dice: { $amount }.
cuba-amount-gets-pesos = eso da { n-pesos }
cuba-amount-gets-points = eso da { n-points }
cuba-amount-gets-goods = eso da { n-units }
cuba-amount-pays-pesos = eso cuesta { n-pesos }
cuba-amount-pays-points = eso cuesta { n-points }
cuba-amount-pays-goods = eso cuesta { n-units }
free-verdict = ¿Es correcto según las reglas?
free-verdict-fine = sí, adelante
free-verdict-stop = no, alto
free-verdict-rule = ¿Qué regla se incumple?
free-ruled-passed = Has acertado: es correcto según las reglas.
free-ruled-caught = Has acertado: era un error, y esta es la regla.
free-ruled-other-rule = Era un error, pero por otra regla.
free-ruled-missed = Según las reglas no es correcto: era un error.
free-ruled-false-alarm = Según las reglas es correcto: no había ningún error.
free-pupil-hears = Las reglas responden a { $player }:
free-right-amount = Lo correcto: { $amount }.
free-pupil-then = { $player } lo piensa otra vez.
free-tally = { $count ->
    [one] Has juzgado { $count } jugada. Aciertos: { $right }.
   *[other] Has juzgado { $count } jugadas. Aciertos: { $right }.
}
free-teach-help = Di si las reglas lo permiten y si la cantidad es correcta. También puedes escribir: reglas aduana, mirar banco, repetir, salir.

## Las partidas guardadas.

free-list-open = { $count ->
    [one] { $name }: { $list }; { $count } jugada hasta ahora
   *[other] { $name }: { $list }; { $count } jugadas hasta ahora
}
free-list-over = { $count ->
    [one] { $name }: { $list }; terminada tras { $count } jugada
   *[other] { $name }: { $list }; terminada tras { $count } jugadas
}
free-list-none = Aún no hay partidas guardadas.
free-delete-ask = ¿Borrar la partida «{ $name }»? Escribe sí para hacerlo.
free-deleted = La partida «{ $name }» está borrada.
free-elsewhere = Alguien más ha seguido con la partida de { $path }. La tuya sigue como «{ $name }».
free-unsaved = La partida no se puede guardar en { $path }. Puedes jugar igualmente.
free-homeless = No hay ninguna carpeta para las partidas. Indica una en SANTIAGO_HOME. Puedes jugar igualmente.
free-bad-name = Una partida no se puede llamar «{ $word }». Usa de 1 a 20 letras, cifras, espacios o guiones.
free-refused = La partida de { $path } no se puede jugar. El archivo queda intacto.
free-another = También puedes empezar otra partida: { $command }
free-unreadable = El archivo { $path } no se puede leer.
free-unreadable-not-text = No es un texto del tamaño que puede tener una partida.
free-unreadable-foreign = No es una partida guardada.
free-unreadable-other-game = Es una partida de «{ $word }».
free-unreadable-future = Es de una versión más reciente: formato { $format }, y este programa conoce los formatos hasta el { $known }.
free-unreadable-cut = Le falta el final.
free-unreadable-line = En la línea { $line } no hay nada propio de una partida guardada.
free-unreadable-setup = La preparación de la línea { $line } no es posible.
free-unreadable-action = Las reglas no permiten la jugada de la línea { $line }.
free-unreadable-changed = Ha cambiado después de guardarse.

## Códigos.

cuba-code-length = El código «{ $word }» no tiene la longitud correcta (caracteres: { $count }). Los códigos tienen 12, 16, 24 o 28.
cuba-code-symbol = El carácter número { $number } de «{ $word }» no se usa en ningún código.
cuba-code-check = En el código «{ $word }» hay una errata.
cuba-code-version = El código «{ $word }» es de otra versión.
cuba-code-no-such-game = Ninguna disposición tiene el código «{ $word }».

## Una mesa de verdad, escrita línea a línea.

free-table-ask = Escribe lo que hay en vuestra mesa, una línea por cosa. Lo que falte se sortea o se supone. Para terminar, deja una línea vacía; con ? ves otra vez estos ejemplos:
free-table-noted = Anotado.
free-table-seats = La mesa nombra el asiento { $number }, pero juegan { $count }.
free-table-line = { $path }, línea { $line }: { $text }
free-sketch-unknown = Ninguna línea puede empezar por «{ $word }». Escribe ? para ver ejemplos.
free-sketch-word = «{ $word }» no encaja aquí. Un ejemplo: { $example }
cuba-sketch-help-street = los ciudadanos en el orden en que avanza el coche; ? donde no lo sepas
    .example = calle María, José, Martínez, Pedro, El Zorro, Conchita, Miguel, Pablo, Alonso
cuba-sketch-help-yellow = los edificios bajo una flor amarilla
    .example = amarilla destilería, iglesia, aserradero
cuba-sketch-help-blue = los edificios bajo una flor azul
    .example = azul fábrica de tabacos, mercado negro, banco
cuba-sketch-help-red = los edificios bajo una flor roja
    .example = roja café, aduana, casino
cuba-sketch-help-white = los edificios bajo una flor blanca
    .example = blanca oficina portuaria, oficina, periódico
cuba-sketch-help-flower = la flor de un ciudadano, si en tu caja es otra
    .example = flor María roja
cuba-sketch-help-first = quién empieza una partida nueva
    .example = empieza 1
cuba-sketch-help-car = dónde está el coche
    .example = coche Pedro
cuba-sketch-help-ship = qué barco está en el puerto
    .example = barco 3
cuba-sketch-help-price = el valor
    .example = valor 2
cuba-sketch-help-dice = los dados del barco
    .example = dados caña de azúcar 2, cítricos 4, tabaco 0, ron 1
cuba-sketch-help-inactive = los ciudadanos inactivos
    .example = inactivos Pedro, María
cuba-sketch-help-turn = de quién es el turno
    .example = turno 2
cuba-sketch-help-decision = qué se decide y quién decide
    .example = decisión cargar 1
cuba-sketch-help-passed = quién ha pasado en la ronda de carga
    .example = ha pasado 2
cuba-sketch-help-seat = qué tiene una persona; al final, los edificios que posee; lo que falte está como al empezar
    .example = asiento 1, pesos 4, puntos de victoria 12, ron 2, peón banco, posee iglesia, casino
# Palabras para las líneas que describen una mesa real, separadas por comas; valen las de todos los idiomas.
cuba-sketch-key-street = calle
cuba-sketch-key-yellow = amarilla, amarillo, flor amarilla
cuba-sketch-key-blue = azul, flor azul
cuba-sketch-key-red = roja, rojo, flor roja
cuba-sketch-key-white = blanca, blanco, flor blanca
cuba-sketch-key-flower = flor
cuba-sketch-key-first = empieza
cuba-sketch-key-car = coche
cuba-sketch-key-ship = barco
cuba-sketch-key-price = valor, precio
cuba-sketch-key-dice = dados, dado
cuba-sketch-key-inactive = inactivos, inactivo, inactiva, inactivas
cuba-sketch-key-turn = turno
cuba-sketch-key-decision = decisión, se decide
cuba-sketch-key-passed = ha pasado, pasado
cuba-sketch-key-seat = asiento
cuba-sketch-key-pesos = pesos, peso
cuba-sketch-key-points = puntos de victoria, puntos
cuba-sketch-key-pawn = peón
cuba-sketch-key-owns = posee
cuba-sketch-key-none = ninguna, ninguno, nadie, fuera
cuba-sketch-key-unknown = desconocido, desconocida
cuba-sketch-question-roll = lanzar, tirar
cuba-sketch-question-drive = avanzar
cuba-sketch-question-give = dar
cuba-sketch-question-take = tomar
cuba-sketch-question-alonso = Alonso
cuba-sketch-question-pawn = peón
cuba-sketch-question-use = usar
cuba-sketch-question-deliver = cargar
cuba-assumed-street = Los ciudadanos que no has nombrado se sortean.
cuba-assumed-buildings = Los edificios que no has nombrado se sortean.
cuba-assumed-first = Se sortea quién empieza.
cuba-assumed-turn = Se sortea de quién es el turno.
cuba-assumed-car = Se supone que el coche está en el puerto.
cuba-assumed-ship = Se supone que en el puerto está el primer barco.
cuba-assumed-price = Se supone que el valor es 2.
cuba-assumed-dice = Los dados del barco se sortean.
cuba-assumed-seat = Se supone que { $player } tiene lo que recibe todo el mundo al empezar.
cuba-assumed-rest = Se supone que lo que no has indicado de { $player } está como al empezar.
cuba-assumed-owners = Se supone que los edificios cuya propiedad no has indicado no son de nadie.

## La línea de órdenes.

cli-command-play = juega libremente, entre personas o contra bots
cli-option-seats = quién juega, con comas: anna:de,luis:es,bot:medium; un nombre, si quieres con idioma y color, o bot con easiest, easy, medium o hard; para simulate solo los niveles: hard,easy
cli-option-seed = semilla: el número del que salen la disposición, los dados y los bots
cli-option-code = juega con la disposición de un código
cli-option-table = sigue desde vuestra mesa de verdad, descrita en un archivo; con «-» la escribes línea a línea
cli-option-from = empieza en la posición de una lección o de uno de sus pasos
cli-option-load = sigue con una partida guardada, por su nombre o su archivo
cli-option-save = nombre que tendrá la partida
cli-option-delete = borra una partida, después de preguntar
cli-option-dice = los dados los lanza el programa (program) o los lanzas tú y escribes lo que muestran (typed)
cli-option-screens = oculta lo que tiene cada persona; entre turnos se pasa el teclado
cli-option-mute = no explica lo que es nuevo para ti
cli-option-teach-back = los bots se saltan a veces una regla y tú arbitras
cli-error-unknown-save = No hay ninguna partida «{ $word }».
cli-error-save-name = Una partida no se puede llamar «{ $word }». Usa de 1 a 20 letras, cifras, espacios o guiones.
cli-error-unknown-dice = «{ $word }» no es un modo de lanzar los dados. Escribe program o typed.
cli-error-seat-name = Nadie se puede llamar «{ $word }». Usa de 1 a 20 letras, cifras, espacios o guiones, y comas entre los asientos.
cli-error-seat-word = «{ $word }» no es aquí ni un idioma ni un color ni un nivel. Escribe los asientos así: anna:de,luis:es:lime,bot:medium. Palabras conocidas: { $known }.
cli-error-seat-colour = Dos asientos no pueden tener el mismo color «{ $word }».
cli-error-seats-count = Asientos indicados: { $word }. En Santiago de Cuba son de 2 a 4.
cli-error-seats-code = Asientos indicados: { $word }. La disposición es para { $known }.

## La primera partida: unas palabras cuando algo se decide por primera vez, y cuando llega su momento.

free-first-game = La primera partida
    .aim = Una partida entera contra el bot más fácil. Los dados caen siempre igual, y yo te acompaño.
    .closing = Has jugado una partida entera. A partir de aquí todo es práctica, y hay bots más fuertes.
    .resumed = Sigues con la partida que dejaste.
cuba-coach-leave-out = En tu turno ha zarpado un barco, así que tú decides la demanda del siguiente: la muestran los 4 dados que quedan. Aparta el de una mercancía que no vayas a tener pronto o que ayudaría al resto de la mesa.
cuba-coach-drive = Tu primer viaje: la siguiente parada es gratis. Mira qué te da cada ciudadano y qué edificios están bajo una flor de su color. Si quieres, pide una pista.
cuba-coach-give = Alguien ha visitado a El Zorro y te toca dar algo: elige de qué puedes prescindir.
cuba-coach-take = Con Pablo eliges tú: lo que más vale ahora es una mercancía que pida el barco.
cuba-coach-alonso = Con Alonso puedes apropiarte de un edificio: desde entonces puntúas cada vez que otra persona termina allí su turno. O usas uno que ya posees.
cuba-coach-pawn = Ahora el peón: tiene que ir a otro edificio bajo una flor de este color. Piensa qué quieres usar.
cuba-coach-use = Puedes usar el edificio, pero no es obligatorio. Pide que te lo explique y verás qué efecto tendría.
cuba-coach-deliver = El barco se carga: cada persona, por orden, carga 1 tipo de mercancía cada vez, mientras pueda y quiera. Quien pasa queda fuera de esta ronda de carga.
cuba-coach-harbour = { $count ->
    [0] El puerto está a { n-stops }. Con las mercancías que tienes y que pide el barco podrías conseguir ahora hasta { n-points }, y nadie más tiene ninguna de ellas.
    [one] El puerto está a { n-stops }. Con las mercancías que tienes y que pide el barco podrías conseguir ahora hasta { n-points }. El resto de la mesa tiene { $count } unidad de ellas y carga en la misma ronda.
   *[other] El puerto está a { n-stops }. Con las mercancías que tienes y que pide el barco podrías conseguir ahora hasta { n-points }. El resto de la mesa tiene { $count } unidades de ellas y carga en la misma ronda.
}
cuba-coach-no-pesos = No tienes pesos, así que solo puedes ir a la siguiente parada, que es gratis. Los pesos se consiguen con Martínez, en el banco, en el periódico y en el aserradero.
cuba-coach-highest-price = El contador de valor está en el 4 y ninguna bandera vale más. Si el contador avanza otra vez, el barco zarpa al momento, pida lo que pida todavía, y decide la siguiente demanda quien tenga el turno.
cuba-coach-busy-building = { $count ->
    [one] Alonso está a { n-stops } y te queda una ficha de propiedad. De los edificios que aún no son de nadie, ninguno ha tenido más visitas que { the-building }: hasta ahora, { $count }.
   *[other] Alonso está a { n-stops } y te queda una ficha de propiedad. De los edificios que aún no son de nadie, ninguno ha tenido más visitas que { the-building }: hasta ahora, { $count }.
}
cuba-coach-fine-goods = Tienes ron o puros. El café acepta 1 unidad de cada tipo y da { n-points } por cada una, pida lo que pida el barco. Un barco que los pida da el valor, ahora { $price }.
cuba-coach-ship-before-last = { $count ->
    [one] Es el penúltimo barco: empieza a echar cuentas. Al final, 3 mercancías dan 1 punto de victoria; tienes { $count } mercancía, que daría { n-points }. Los pesos no cuentan; el casino aún cambia 3 por 1 punto de victoria.
   *[other] Es el penúltimo barco: empieza a echar cuentas. Al final, 3 mercancías dan 1 punto de victoria; tienes { $count } mercancías, que darían { n-points }. Los pesos no cuentan; el casino aún cambia 3 por 1 punto de victoria.
}
cuba-coach-last-ship = Es el último barco: cuando zarpe, la partida termina al momento. Si zarpara ahora, contando las mercancías tendrías { n-points } y { $player }, { $total }.
cuba-coach-landlord = Si terminas el turno { at-building }, { $player } recibe 1 punto de victoria: el edificio es de { $player }.
cuba-coach-one-way = Tu peón solo puede ir { to-building }: en los demás edificios bajo esta flor hay un peón, y el tuyo no puede quedarse donde está.
cuba-coach-near-harbour = { $count ->
    [one] El puerto está ya a solo { n-stops } y después juega { $player }, con { $count } unidad que el barco pide. Quien lleva la cuenta de lo que recibe el resto de la mesa lo sabe.
   *[other] El puerto está ya a solo { n-stops } y después juega { $player }, con { $count } unidades que el barco pide. Quien lleva la cuenta de lo que recibe el resto de la mesa lo sabe.
}
free-menu = Para jugar libremente, escribe: jugar
free-menu-word = jugar

## Lecciones en líneas sencillas: la mesa en palabras.

cuba-table-car = { $stop ->
    [pedro] El coche está con Pedro.
    [maria] El coche está con María.
    [jose] El coche está con José.
    [martinez] El coche está con Martínez.
    [conchita] El coche está con Conchita.
    [zorro] El coche está con El Zorro.
    [miguel] El coche está con Miguel.
    [pablo] El coche está con Pablo.
    [alonso] El coche está con Alonso.
   *[harbour] El coche está en el puerto.
}
cuba-table-ship = En el puerto está el barco { $ship } de { $ships }. Cada unidad cargada da { n-points } (la madera siempre da 1).
cuba-table-dice = El barco pide: { $list }.
cuba-table-no-dice = El barco aún no tiene dados.
cuba-table-rolled = Los dados muestran: { $list }.
cuba-table-die = { $good ->
    [sugar] caña de azúcar (blanco) { $count }
    [citrus] cítricos (naranja) { $count }
    [tobacco] tabaco (verde) { $count }
    [rum] ron (rojo) { $count }
   *[cigars] puros (negro) { $count }
}
cuba-table-count = { good-name } { $count }
cuba-table-hand = { $player } tiene { n-pesos }, { n-points } y estas mercancías: { $list }.
cuba-table-hand-empty = { $player } tiene { n-pesos }, { n-points } y ninguna mercancía.
cuba-table-pawn = El peón de { $player } está { at-building }.
cuba-table-pawn-off = El peón de { $player } aún no está en el tablero.
cuba-table-owns = { $player } posee: { $list }.
cuba-table-inactive = Piezas inactivas: { $list }.
cuba-table-supply = En la reserva hay: { $list }.
cuba-choice-drive = ir { to-stop }: { n-stops }, { n-pesos }
cuba-look-distance = { $steps ->
    [one] Está a { $steps } parada del coche, y el viaje es gratis.
   *[other] Está a { n-stops } del coche. El viaje cuesta { n-pesos }.
}
cuba-look-flower = Edificios { under-flower }: { $list }.
cuba-look-inactive = La pieza { from-citizen } está inactiva ahora.
cuba-look-owner = Pertenece a { $player }.
cuba-look-no-owner = No pertenece a nadie.
cuba-look-visitor = Aquí está el peón de { $player }.
cuba-look-no-visitor = Aquí no hay ningún peón.
cuba-look-die = El dado muestra un { $face }.
cuba-look-no-die = El barco no pide esta mercancía: su dado se ha apartado.

## Lo que queda por hacer: una cifra, cuánto debería ser y cuánto es.

cuba-figure-price = el valor
cuba-figure-ship = el número del barco
cuba-figure-demand = unidades que pide el barco en total
cuba-figure-die = { $good ->
    [sugar] el dado de la caña de azúcar
    [citrus] el dado de los cítricos
    [tobacco] el dado del tabaco
    [rum] el dado del ron
   *[cigars] el dado de los puros
}
cuba-figure-supply = { $good ->
    [sugar] caña de azúcar en la reserva
    [citrus] cítricos en la reserva
    [tobacco] tabaco en la reserva
    [rum] ron en la reserva
    [cigars] puros en la reserva
   *[wood] madera en la reserva
}
cuba-figure-has = { $what ->
    [pesos] pesos de { $player }
    [points] puntos de victoria de { $player }
    [sugar] caña de azúcar de { $player }
    [citrus] cítricos de { $player }
    [tobacco] tabaco de { $player }
    [rum] ron de { $player }
    [cigars] puros de { $player }
    [wood] madera de { $player }
   *[goods] mercancías de { $player }
}
cuba-figure-gain = { $what ->
    [pesos] pesos que obtiene { $player }
    [points] puntos de victoria que obtiene { $player }
    [sugar] caña de azúcar que obtiene { $player }
    [citrus] cítricos que obtiene { $player }
    [tobacco] tabaco que obtiene { $player }
    [rum] ron que obtiene { $player }
    [cigars] puros que obtiene { $player }
    [wood] madera que obtiene { $player }
   *[goods] mercancías que obtiene { $player }
}
cuba-figure-markers = edificios que posee { $player }
cuba-figure-steps = paradas por recorrer
cuba-figure-missing = pesos que le faltan a { $player } para llegar al puerto
cuba-figure-total = puntos finales de { $player }
cuba-figure-for-goods = puntos por las mercancías de { $player }
cuba-figure-goods-left = mercancías que le quedan a { $player }
cuba-figure-place = puesto de { $player }
goal-exactly = Objetivo ({ $what }): { $wanted }. Resultado: { $found }.
goal-at-least = Objetivo ({ $what }): al menos { $wanted }. Resultado: { $found }.
goal-at-most = Objetivo ({ $what }): como máximo { $wanted }. Resultado: { $found }.
cuba-goal-car = { $stop ->
    [pedro] Al final, el coche debería estar con Pedro.
    [maria] Al final, el coche debería estar con María.
    [jose] Al final, el coche debería estar con José.
    [martinez] Al final, el coche debería estar con Martínez.
    [conchita] Al final, el coche debería estar con Conchita.
    [zorro] Al final, el coche debería estar con El Zorro.
    [miguel] Al final, el coche debería estar con Miguel.
    [pablo] Al final, el coche debería estar con Pablo.
    [alonso] Al final, el coche debería estar con Alonso.
   *[harbour] Al final, el coche debería estar en el puerto.
}
cuba-goal-pawn = El peón de { $player } debería estar { at-building }.
cuba-goal-pawn-off = El peón de { $player } no debería estar en el tablero.
cuba-goal-owns = { $player } debería poseer { the-building }.
cuba-goal-inactive = Solo debería estar inactiva la pieza { from-citizen }.
cuba-goal-inactive-count = { $count ->
    [0] No debería haber ningún ciudadano inactivo.
    [one] Debería haber { $count } ciudadano inactivo.
   *[other] Debería haber { $count } ciudadanos inactivos.
}
cuba-goal-turn = Debería ser el turno de { $player }.
cuba-goal-asked = Debería decidir { $player }.
cuba-goal-now = { $decision ->
    [roll] Lo siguiente debería ser lanzar los dados.
    [leave-out] Lo siguiente debería ser elegir qué dado se aparta.
    [drive] Lo siguiente debería ser mover el coche.
    [give] Lo siguiente debería ser dar algo a quien visita a El Zorro.
    [take] Lo siguiente debería ser tomar una mercancía de Pablo.
    [alonso] Lo siguiente debería ser la ayuda de Alonso.
    [pawn] Lo siguiente debería ser mover el peón.
    [use] Lo siguiente debería ser usar un edificio.
    [deliver] Lo siguiente debería ser cargar mercancías o pasar.
   *[over] La partida debería haber terminado.
}
cuba-goal-over = La partida debería haber terminado.
cuba-goal-not-over = La partida no debería haber terminado.
cuba-goal-wins = Debería ganar { $player }.
cuba-goal-dice = Los dados del barco deberían ser otros.
goal-not = Ha ocurrido algo que no debía ocurrir.
goal-refused = La tarea es intentar algo que las reglas no permiten.
goal-looked = La tarea es mirar algo.
goal-answered = La tarea es elegir una respuesta.
goal-happened = Falta que ocurra algo que pide la tarea.
goal-figure = Desde ahí se llega como máximo a { $best }. Hay un camino mejor.
cuba-figure-points = Desde ahí consigues como máximo { n-points }. Hay un camino mejor.
cuba-figure-pesos = Desde ahí llegas como máximo a { n-pesos }. Hay un camino mejor.
cuba-figure-goods = Desde ahí llegas como máximo a { n-units }. Hay un camino mejor.
cuba-figure-ahead = Desde ahí tu ventaja es como máximo de { n-points }. Hay un camino mejor.
cuba-figure-behind = Desde ahí te quedas, en el mejor de los casos, { n-points } por detrás. Hay un camino mejor.
goal-figure-missed = Desde ahí ya no se puede cumplir la tarea.
goal-any = Hay varias maneras. A una de ellas todavía le falta:
goal-given-dice = Los dados de esta lección están fijados. Escribe roll sin números.

## La lección en sí.

learn-lesson = Lección: { $title }
learn-seats = Juegas como { $player }. También están en la mesa: { $list }.
learn-step = Paso { $step } de { $count }
learn-task = Tu tarea: { $task }
learn-you-can = Puedes:
learn-answers = Respuestas:
learn-others-play = Después juega el resto de la mesa:
learn-passed = Hecho.
learn-refused-as-asked = Correcto: las reglas no lo permiten. Hecho.
learn-taken-back = Así no se puede cumplir la tarea, de modo que la jugada se deshace.
learn-only-shown = Eso era solo una muestra y se deshace.
learn-still = Queda por hacer:
learn-not-the-answer = No es esa.
learn-finished = Has terminado «{ $title }».
learn-tested = Has terminado «{ $title }» sin ningún fallo.
learn-left-open = { $count ->
    [one] Te has saltado { $count } paso, así que la lección queda pendiente.
   *[other] Te has saltado { $count } pasos, así que la lección queda pendiente.
}
learn-next = A continuación: { $title }. Empieza con: { $command }
learn-next-awaited = A continuación viene «{ $id }», que aún no está disponible.
learn-last = Esta era la última lección por ahora.
learn-note = Aquí los reglamentos difieren. Más información con: { $command }
learn-rule = Regla: { $title } ({ $rule })
learn-would = Ocurriría esto:
learn-would-pass = Con eso se cumpliría la tarea.
learn-undone = La última jugada se ha deshecho.
learn-nothing-to-undo = No hay ninguna jugada que deshacer.
learn-redone = La jugada se ha rehecho.
learn-nothing-to-redo = No hay ninguna jugada que rehacer.
learn-restarted = El paso empieza de nuevo.
learn-skipped = El paso se ha resuelto por ti de esta manera:
learn-no-step = { $count ->
    [one] El paso «{ $word }» no existe: esta lección tiene { $count } paso.
   *[other] El paso «{ $word }» no existe: esta lección tiene { $count } pasos.
}
learn-language = Ahora el idioma es el español.
learn-not-understood = «{ $word }» no es aquí ni una jugada ni una orden. Escribe ? para ver la ayuda.
learn-several = «{ $word }» puede significar varias cosas:
learn-nearly = Quizá querías decir «{ $text }». Para eso, escribe { $line }.
learn-no-choice = Aquí no hay ninguna opción con el número { $number }.
learn-nothing-to-see = «{ $word }» no se puede mirar. Prueba con el nombre de un ciudadano, de un edificio o de una mercancía.
learn-bad-line = Esta línea no se puede leer.
learn-hint-where = Fíjate en esto: { $thing }.
learn-hint-rule = La regla: { $text }
learn-hint-move = Haz esto: { $action } ({ $line }).
learn-hint-answer = La respuesta: { $text }.
learn-hint-look = Mira esto: { $thing } ({ $line }).
learn-hint-none = Aquí no hay ninguna pista.
learn-test-begins = La prueba muestra solo las tareas y no da pistas. Termina con el primer fallo, y la lección sigue desde ahí.
learn-test-ends = La prueba termina aquí. La lección sigue con este paso.
learn-test-no-hints = En una prueba no hay pistas.
learn-goodbye = Hasta pronto.

## Lo que se puede escribir: palabras, separadas por comas, y lo que hacen.

learn-help = Escribe el número de una opción, sus palabras o una acción como las que van entre paréntesis, aunque no figure en la lista. Estas órdenes valen siempre:
learn-command-help = ?, ayuda
    .help = esta ayuda
learn-command-again = repetir, mesa
    .help = leer otra vez el paso y la mesa
    .play = leer otra vez la mesa y las opciones
    .drill = leer la pregunta con toda la mesa
learn-command-why = explicar, motivo, porqué, por qué
    .help = qué efecto tendría una acción o por qué no es posible: explicar drive 2
    .play = qué efecto tendría una acción o por qué no es posible: explicar drive 2; sin nada más, o con el nombre de un bot: por qué el bot hizo eso
learn-command-look = mirar, mira
    .help = qué es algo y cómo está ahora: mirar banco
learn-command-hint = pista
    .help = una pista; pídela hasta 3 veces: dónde mirar, qué regla, la jugada
    .play = una pista; pídela hasta 2 veces: dónde mirar, luego la jugada y por qué
    .drill = la regla de la que se trata
learn-command-undo = deshacer
    .help = deshacer la última jugada
    .play = deshacer tu última decisión, con lo que los bots hicieron después
learn-command-redo = rehacer
    .help = rehacer la jugada deshecha
learn-command-restart = reiniciar
    .help = empezar de nuevo este paso
learn-command-skip = saltar
    .help = dejar que este paso se resuelva por ti
    .drill = ver la respuesta y seguir con la siguiente pregunta
learn-command-go = paso
    .help = ir a otro paso: paso 3
learn-command-test = prueba, examen
    .help = demostrar que lo sabes todo: solo las tareas, desde el principio
learn-command-lang = idioma
    .help = cambiar de idioma: idioma it
learn-command-rules = reglas
    .help = consultar algo: reglas aduana
learn-command-quit = salir
    .help = salir; tu progreso queda guardado
    .play = salir; la partida queda guardada

## La lista de lecciones y el progreso.

learn-list = Lecciones
learn-list-done = terminada
learn-list-begun = empezada, paso { $step }
learn-list-open = pendiente
learn-list-pack = De { $pack }:
learn-choose = ¿Qué lección? Escribe su número o su nombre; una línea vacía elige la número { $number }.
learn-resumed = Sigues con el paso { $step }. Para empezar de nuevo, escribe paso 1.
learn-changed = Esta lección ha cambiado desde que la empezaste, así que empieza de nuevo.
learn-unsaved = Tu progreso no se puede guardar en { $path }. La lección funciona igualmente.
learn-homeless = No hay ninguna carpeta para tu progreso. Indica una en SANTIAGO_HOME. La lección funciona igualmente.
learn-set-aside = El progreso de { $path } estaba dañado. Se conserva como { $aside } y se empieza uno nuevo.
learn-future = El progreso de { $path } es de una versión más reciente. Se deja intacto y no se guarda nada.
learn-reset-ask = ¿Borrar todo el progreso? Escribe sí para hacerlo.
learn-reset-ask-one = ¿Borrar el progreso de «{ $title }»? Escribe sí para hacerlo.
learn-reset-yes = sí, si, s
learn-reset-done = El progreso se ha borrado.
learn-reset-kept = No se ha borrado nada.
learn-recording = Juega lo que tu lección tenga que mostrar, en todos los asientos. Cada uno de tus turnos se convierte en un paso. Escribe salir para guardar el archivo.
learn-recorded = { $count ->
    [one] Se ha escrito el archivo { $path }, con { $count } paso. Complétalo con: { $command }
   *[other] Se ha escrito el archivo { $path }, con { $count } pasos. Complétalo con: { $command }
}
learn-nothing-recorded = No se ha jugado nada, así que no se escribe nada.
cli-command-learn = juega una lección o una serie de ejercicios
cli-option-plain = líneas sencillas en lugar de la aplicación a pantalla completa
cli-option-scenarios = carpeta con más lecciones
cli-option-list = muestra la lista de lecciones; con play, las partidas guardadas
cli-option-reset = borra el progreso, después de preguntar
cli-option-record = guarda las jugadas en un archivo de lección por completar
cli-option-learner = de quién es el progreso, cuando varias personas comparten un ordenador
cli-option-watch = revisa de nuevo cada vez que cambia un archivo
cli-error-unknown-lesson = La lección «{ $word }» no existe.
cli-error-faulty = Hay fallos en las lecciones de { $path }. Encuéntralos con: { $command }
cli-error-learner = El nombre «{ $word }» no se puede usar. Escribe de 1 a 40 letras, cifras, espacios o guiones.
cli-error-write = No se puede escribir el archivo { $path }.
cli-error-exists = El archivo { $path } ya existe. Indica otro.

## Revisión de las lecciones: lo que se ha comprobado, qué está mal y qué hay que hacer.

check-proved = Lecciones: { $lessons }; retos: { $puzzles }; vía rápida: { $fast }; pasos: { $steps }; acciones probadas: { $tried }; caminos sin salida: { $dead }.
check-awaited = { $lesson } menciona { $named }, que aún no está disponible.
check-passing = { $lesson }, paso { $step }: caminos (ways) { $ways } de { $lines }.
check-watching = Se revisa de nuevo cada vez que cambia un archivo. Para terminar, pulsa Ctrl+C.
fault-syntax = { $help ->
    [expected] Corrige aquí el TOML: se espera { $expected }.
    [twice] Corrige aquí el TOML: esta clave está dos veces.
   *[none] Corrige aquí el TOML.
}
fault-wrong-type = { $wanted ->
    [truth] Escribe aquí true o false.
    [number] Escribe aquí un número.
    [text] Escribe aquí un texto entre comillas.
    [list] Escribe aquí una lista entre corchetes.
   *[table] Escribe aquí una tabla entre llaves.
}
fault-unknown-key = { $help ->
    [near] La clave «{ $word }» no existe aquí. ¿Querías decir «{ $near }»?
    [list] La clave «{ $word }» no existe aquí. Claves conocidas: { $known }.
   *[none] La clave «{ $word }» no existe aquí.
}
fault-missing-key = Añade aquí la clave «{ $key }».
fault-unknown-id = { $help ->
    [near] El identificador «{ $word }» no se conoce aquí. ¿Querías decir «{ $near }»?
    [list] El identificador «{ $word }» no se conoce aquí. Identificadores conocidos: { $known }.
   *[none] El identificador «{ $word }» no se conoce aquí.
}
fault-number = Escribe aquí un número del { $low } al { $high }.
fault-one-key = { $count ->
    [0] Escribe exactamente 1 clave entre estas llaves.
    [one] Escribe exactamente 1 clave entre estas llaves.
   *[other] Escribe exactamente 1 clave entre estas llaves, no { $count }. Reúne varias en una lista.
}
fault-format = Escribe format = { $format }: este programa no lee ningún otro.
fault-id-form = Escribe el identificador «{ $word }» con minúsculas, cifras y guiones sueltos, y con una letra al principio.
fault-id-file = Haz que coincidan: el identificador es «{ $id }» y el archivo es { $file }.
fault-twice = Deja solo uno: «{ $word }» aparece dos veces.
fault-empty = Pon algo en «{ $key }»: no puede quedar sin contenido.
fault-too-many = { $most ->
    [one] Acorta «{ $key }»: puede haber como máximo { $most }.
   *[other] Acorta «{ $key }»: puede haber como máximo { $most }.
}
fault-action = Corrige la acción «{ $line }». Ejemplos: drive 2; pawn bank; deliver 1 rum; ana give peso.
fault-seat = En esta mesa no hay nadie con el nombre «{ $word }». Revisa las personas y los asientos.
fault-position = Corrige esta posición: { $why }
fault-two-starts = Deja solo una de las claves «position» y «new».
fault-kind-key = { $kind ->
    [act] Quita «{ $key }» o cambia el tipo del paso: un paso de tipo «act» no puede tener esa clave.
    [try] Quita «{ $key }» o cambia el tipo del paso: un paso de tipo «try» no puede tener esa clave.
    [look] Quita «{ $key }» o cambia el tipo del paso: un paso de tipo «look» no puede tener esa clave.
    [ask] Quita «{ $key }» o cambia el tipo del paso: un paso de tipo «ask» no puede tener esa clave.
   *[borrow] Quita todo lo demás de este paso: uno con «{ $key }» no tiene otras claves.
}
fault-kind-goal = { $kind ->
    [act] Usa solo datos de la mesa en el objetivo de un paso de tipo «act».
    [try] Usa «refused» en el objetivo de un paso de tipo «try», y no uses «looked» ni «answered».
    [look] Usa solo «looked» en el objetivo de un paso de tipo «look».
   *[ask] Usa solo «answered» en el objetivo de un paso de tipo «ask».
}
fault-options = { $count ->
    [one] Da al menos 2 opciones, de las que exactamente 1 sea correcta. Hay { $count }.
   *[other] Da al menos 2 opciones, de las que exactamente 1 sea correcta. Hay { $count }.
}
fault-rule-untaught = Añade { $rule } a «teaches» o a «shows», o indica otra regla.
fault-ruling = La aclaración «{ $word }» no existe. Escribe una de r01 a r84.
fault-thing = { $help ->
    [near] La cosa «{ $word }» no se puede mirar. ¿Querías decir «{ $near }»?
    [list] La cosa «{ $word }» no se puede mirar. Cosas conocidas: { $known }.
   *[none] La cosa «{ $word }» no se puede mirar.
}
fault-borrowed = Corrige los nombres: no hay ningún paso propio «{ $step }» en una lección «{ $lesson }».
fault-script-illegal = Cambia esta línea: «{ $line }» no es posible ahí ({ $rule }).
fault-script-seat = Cambia esta línea: en «{ $line }» le toca decidir a «{ $word }».
fault-script-brings = Corrige el efecto de estas jugadas. { $why }
fault-check = Corrige este dato: no se cumple al principio del paso. { $why }
fault-already-solved = Pide más: el objetivo se cumple antes de que se haga nada.
fault-not-asked = Empieza donde quien aprende tenga algo que decidir. En este paso no es así.
fault-unreachable = Cambia el objetivo o la posición: nada de lo que puede hacer quien aprende lleva hasta ahí. { $why }
fault-solution-illegal = Corrige la solución: «{ $line }» no es posible ahí ({ $rule }).
fault-solution-misses = Corrige la solución o el objetivo: la solución no lleva hasta él. { $why }
fault-solution-long = Acorta la solución: el objetivo se cumple antes de esta jugada.
fault-ways = { $count ->
    [one] Corrige «ways»: hay { $count }.
   *[other] Corrige «ways»: hay { $count }.
}
fault-par = Corrige «par»: lo máximo que se puede alcanzar es { $best }.
fault-wrong-illegal = Cambia esta línea: «{ $line }» no es posible ahí ({ $rule }). Si tiene que rechazarse, su sitio es «no».
fault-wrong-brings = Corrige el efecto de esta línea. { $why }
fault-wrong-passes = Quita esta línea: cumple la tarea.
fault-no-legal = Cambia esta línea: «{ $line }» es posible ahí y no se rechaza.
fault-no-rules = Corrige las reglas: «{ $line }» se rechaza con { $rules }.
fault-unheard = Cambia esta línea: nadie llega hasta ahí, porque una acción anterior se deshace.
fault-react-idle = Quita esta reacción: «{ $line }» nunca llega a darse.
fault-no-dice = Añade dados a «rolls»: a quien aprende le toca lanzar y no queda ninguno.
fault-too-wide = Divide este paso o simplifica su posición: hay más líneas de las que se pueden probar.
fault-dead-end = Cambia este paso: después de «{ $line }» no se puede seguir.
fault-text-syntax = Corrige aquí la sintaxis de Fluent.
fault-text-missing = Añade el texto { $id } en { $lang }.
fault-text-extra = Quita el texto { $id } en { $lang }: no se muestra en ninguna parte.
fault-text-long = { $count ->
    [one] Acorta el texto { $id } en { $lang }: ocupa { $count } línea, y el máximo es { $most } de { $cells } caracteres.
   *[other] Acorta el texto { $id } en { $lang }: ocupa { $count } líneas, y el máximo es { $most } de { $cells } caracteres.
}
fault-text-numbers = Usa en el texto { $id } en { $lang } los mismos números que en inglés: { $names }.
fault-text-format = Corrige el texto { $id } en { $lang }: no se puede componer.
fault-unlisted = Incluye «{ $id }» en course.toml o quita este archivo.
fault-file-missing = Añade el archivo { $file }: no está.
fault-pack-prefix = Empieza el identificador «{ $word }» por «{ $pack }-», el nombre del paquete.
fault-taken = Elige otro nombre: «{ $word }» ya está en uso.
fault-game = Escribe aquí «santiago-de-cuba»: el juego «{ $word }» no tiene lecciones.
list-and-one = { $list }, { $one }

learn-question = Pregunta: { $task }
learn-help-hint = Escribe ? para ver la ayuda.
learn-you-look = Escribe { $command } y el nombre de una cosa de la mesa.
learn-might-go-on = Podría seguir así:
learn-languages = Idiomas: { $known }.
learn-hint-topic = Piensa en esta regla: { $title }.
cuba-table-street = La calle, desde la primera parada después del puerto: { $list }, y otra vez el puerto.

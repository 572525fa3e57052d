## Línea de órdenes: ayuda.

cli-about = Enseña a jugar a Santiago de Cuba y responde a las dudas sobre sus reglas
cli-usage = Uso
cli-commands = Órdenes
cli-options = Opciones
# allow f: in English everywhere, for whoever got the wrong language
cli-lang-hint = --lang LANG: other languages, for example --lang de
cli-command-engine = habla en líneas JSON con otros programas
cli-command-rules = busca algo en las reglas; sin palabras, muestra el índice
cli-command-check = comprobar lecciones y textos
cli-command-coverage = muestra qué reglas enseñan las lecciones y qué reglas falsas detectan
cli-command-completions = escribe los autocompletados de una shell
cli-command-manual = escribe la página del manual
cli-option-lang = idioma de los textos
cli-option-locales = carpeta con más idiomas
cli-option-with = segundo idioma que se muestra al lado
cli-option-json = respuesta en JSON
cli-option-color = colores: auto, always o never
cli-option-ascii = solo signos ASCII
cli-option-game = juego del que se trata
cli-option-help = muestra esta ayuda
cli-option-version = muestra la versión
cli-option-compared = anota que un idioma se ha comparado con los textos en inglés

## Línea de órdenes: lo que no se entiende.

cli-error-unknown-command = La orden «{ $word }» no existe.
cli-error-unknown-option = La opción «{ $word }» no existe.
cli-error-left-out = «{ $word }» es de una parte del programa que falta en esta copia. Para tenerla, compila con la característica { $known }.
cli-error-missing-value = A la opción «{ $word }» le falta su valor.
cli-error-unexpected-value = La opción «{ $word }» no lleva ningún valor.
cli-error-unexpected-word = Aquí sobra «{ $word }».
cli-error-unreadable = No se puede leer «{ $word }»: no es un texto válido.
cli-error-unknown-game = El juego «{ $word }» no está en este programa.
cli-error-unknown-language = El idioma «{ $word }» no está disponible. Hay estos: { $known }.
cli-error-unknown-color = «{ $word }» no es un modo de color. Los modos son auto, always y never.
cli-error-unknown-shell = La shell «{ $word }» no está disponible. Hay estas: { $known }.
cli-did-you-mean = ¿Querías decir «{ $word }»?
cli-see-help = Para ver la ayuda, escribe: { $command }
cli-error-folder = { $reason ->
    [missing] La carpeta de idiomas { $path } no existe.
    [unreadable] No se puede leer { $path }.
    [too-many-files] La carpeta de idiomas { $path } tiene demasiados archivos.
    [file-too-large] El archivo { $path } es demasiado grande.
    [pack-too-large] La carpeta de idiomas { $path } es demasiado grande en conjunto.
    [link] La ruta { $path } es un enlace, y los enlaces no se siguen.
    [not-utf8] El archivo { $path } no está en UTF-8.
    [no-language] El nombre de la carpeta { $path } no es un código de idioma.
    [nested-too-deep] El archivo { $path } tiene textos con demasiados niveles de anidamiento.
   *[empty] La carpeta de idiomas { $path } no contiene ningún texto.
}
cli-error-syntax = El texto de { $path }, línea { $line }, no es Fluent.
cli-error-terminal = Este terminal no se puede usar. Con líneas sencillas funciona en todas partes: { $command }

## Consulta de las reglas.

reference-contents = Índice
reference-citizens = Ciudadanos
reference-buildings = Edificios
reference-goods = Mercancías
reference-components = Componentes
reference-concepts = Conceptos
reference-rules = Reglas
reference-rulings = Aclaraciones
reference-flower = { $flower ->
    [yellow] Flor: amarilla
    [blue] Flor: azul
    [red] Flor: roja
    [white] Flor: blanca
   *[none] Flor: transparente
}
reference-when = Cuándo
reference-limits = Límites
reference-example = Ejemplo
reference-related = Véase también
reference-names = En otros idiomas
reference-differs = Diferencias entre reglamentos
reference-played = Así se juega
reference-rule = Regla
reference-ruling = Aclaración
reference-source = En el reglamento
reference-kind-citizen = ciudadano
reference-kind-building = edificio
reference-kind-good = mercancía
reference-kind-component = componente
reference-kind-concept = concepto
reference-kind-rule = regla
reference-kind-ruling = aclaración
reference-several = { $count ->
    [one] «{ $query }» designa { $count } cosa; búscala por su nombre.
   *[other] «{ $query }» puede ser { $count } cosas distintas; elige una por su nombre.
}
reference-texts = { $count ->
    [one] Las palabras «{ $query }» aparecen en { $count } entrada:
   *[other] Las palabras «{ $query }» aparecen en { $count } entradas. Busca una por su nombre:
}
reference-nothing = No hay nada sobre «{ $query }».
reference-nearest = Quizá buscabas
reference-how = Escribe un nombre, una palabra de las reglas o el número de una aclaración (por ejemplo, R36).

## Mensajes del motor JSON.

error-too-long = La línea es demasiado larga.
error-bad-json = La línea no es un objeto JSON válido.
error-no-game = Aún no hay ninguna partida: empieza o abre una.
error-nothing-to-undo = No hay nada que deshacer.
error-bad-request-unknown-field = El campo «{ $field }» no existe aquí.
error-bad-request-missing-field = Falta el campo «{ $field }».
error-bad-request-field-twice = El campo «{ $field }» aparece más de una vez.
error-bad-request-wrong-type = El campo «{ $field }» tiene un valor del tipo equivocado.
error-bad-request-unknown-id = El campo «{ $field }» contiene un identificador desconocido.
error-bad-request-null = El campo «{ $field }» no admite null: dale un valor u omítelo.
error-bad-request-bad-number = El campo «{ $field }» necesita un número entero dentro de sus límites, sin signo, coma ni exponente.
error-bad-request-conditions = El campo «{ $field }» no encaja con el resto de la petición.
error-bad-request-foreign = El campo «{ $field }» es de otro juego o de otra versión.
error-bad-request-needs-dice = El campo «{ $field }» tiene que decir aquí qué muestran los dados lanzados.
error-bad-state = { $count ->
    [one] La posición descrita incumple { $count } regla de la mesa.
   *[other] La posición descrita incumple { $count } reglas de la mesa.
}

## Lo que falla en una posición descrita.

cuba-fault-players = { $count ->
    [one] La posición es para { $count } persona; pueden ser 2, 3 o 4.
   *[other] La posición es para { $count } personas; pueden ser 2, 3 o 4.
}
cuba-fault-no-such-seat = { $seat } no participa en esta partida.
cuba-fault-citizens = Cada uno de los 9 ciudadanos tiene que aparecer exactamente una vez en la calle.
cuba-fault-zorro-flower = El Zorro lleva una flor de color, o a otro ciudadano le falta la suya.
cuba-fault-citizen-flowers = { $flower ->
    [yellow] El número de ciudadanos con flor amarilla es { $count }; tienen que ser 2.
    [blue] El número de ciudadanos con flor azul es { $count }; tienen que ser 2.
    [red] El número de ciudadanos con flor roja es { $count }; tienen que ser 2.
   *[white] El número de ciudadanos con flor blanca es { $count }; tienen que ser 2.
}
cuba-fault-buildings-per-flower = { $count ->
    [one] Hay { $count } edificio { under-flower }; tienen que ser 3.
   *[other] Hay { $count } edificios { under-flower }; tienen que ser 3.
}
cuba-fault-buildings = Cada uno de los 12 edificios tiene que aparecer exactamente una vez.
cuba-fault-seats = { $count ->
    [one] Se describe { $count } asiento; tiene que haber uno por persona.
   *[other] Se describen { $count } asientos; tiene que haber uno por persona.
}
cuba-fault-car = El coche está en la parada { $stop }; las paradas van de la 0 a la 9.
cuba-fault-ship = El barco { $ship } no existe; los barcos van del 1 al 7.
cuba-fault-price = El contador de valor está en el { $price }; las banderas son 2, 3 y 4.
cuba-fault-dice-goods = En el barco tiene que haber 4 dados de mercancías distintas, y la madera no tiene dado.
cuba-fault-die-face = No es posible que { the-die } ({ good-name }) muestre un { $face }: no tiene esa cara.
cuba-fault-dice-all-zero = Todos los dados del barco muestran un 0, así que ya tendría que haber zarpado.
cuba-fault-dice-too-early = El barco ya tiene dados, pero en esta decisión aún no puede tenerlos.
cuba-fault-dice-missing = El barco no tiene dados, pero en esta decisión los necesita.
cuba-fault-inactive-twice = La pieza { from-citizen } figura más de una vez entre las inactivas.
cuba-fault-goods-total = El total es de { n-units }; la caja tiene 8.
cuba-fault-supply = La reserva no puede tener { n-units }: con las de toda la mesa tienen que sumar 8.
cuba-fault-pesos = { $count ->
    [one] { $seat } tiene { $count } peso; el programa cuenta hasta 999.
   *[other] { $seat } tiene { $count } pesos; el programa cuenta hasta 999.
}
cuba-fault-points = { $count ->
    [one] { $seat } tiene { $count } punto de victoria; el programa cuenta hasta 999.
   *[other] { $seat } tiene { $count } puntos de victoria; el programa cuenta hasta 999.
}
cuba-fault-owns-twice = { $seat } tiene más de una ficha de propiedad { at-building }.
cuba-fault-owns-too-many = { $count ->
    [one] { $seat } posee { $count } edificio; el máximo es 3.
   *[other] { $seat } posee { $count } edificios; el máximo es 3.
}
cuba-fault-two-owners = Más de una persona posee { building-accusative }.
cuba-fault-two-pawns = Hay más de un peón { at-building }.
cuba-fault-decision-seat = Esta decisión no puede ser de { $seat }.
cuba-fault-decision-car = Esta decisión no puede darse con el coche en la parada { $stop }.
cuba-fault-decision-inactive = Esta decisión no puede darse, porque la pieza { from-citizen } está inactiva.
cuba-fault-decision-pawn = Esta decisión no puede darse, porque el peón de { $seat } no está en el tablero.
cuba-fault-decision-empty = { $decision ->
    [roll] No hay nada que decidir: ahora no se lanzan dados.
    [leave-out] No hay nada que decidir: ahora no se aparta ningún dado.
    [drive] No hay nada que decidir: ahora no se mueve el coche.
    [give] No hay nada que decidir: no se puede dar nada.
    [take] No hay nada que decidir: Pablo no tiene nada que ofrecer.
    [alonso] No hay nada que decidir: con Alonso no se puede hacer nada.
    [pawn] No hay nada que decidir: el peón no puede ir a ningún edificio.
    [use] No hay nada que decidir: el edificio no ofrece nada ahora.
    [over] No hay nada que decidir: la partida ha terminado.
   *[deliver] No hay nada que decidir: no se puede cargar nada.
}
cuba-fault-passed-twice = { $seat } figura más de una vez entre quienes han pasado.
cuba-fault-passed-decides = { $seat } ya ha pasado y no puede cargar en esta ronda de carga.
cuba-fault-over-ship = La partida figura como terminada con el barco { $ship }; solo termina cuando zarpa el séptimo.
cuba-fault-over = El final de la partida que se indica no coincide con la decisión.
cuba-fault-result = El resultado que se indica no coincide con el resto de la posición.

## Revisión de los textos.

audit-syntax = Corrige la sintaxis de Fluent: { $detail }
audit-twice = Deja solo una definición de { $id }.
audit-missing = Escribe { $id }: falta en { $lang }.
audit-extra = Borra { $id } de { $lang }: el inglés no lo tiene.
audit-variables = Haz que { $id } use las mismas variables que el inglés; difieren: { $names }.
audit-reference = Corrige { $id }: remite a { $name }, que no existe.
audit-plural = Revisa las categorías de plural de { $id }: { $names }.
audit-default = Pon *[other] al final y como valor por defecto en { $id }.
audit-term = Escribe «{ $better }» en lugar de «{ $word }» en { $id }: es el término de la caja.
audit-typography = Corrige la tipografía de { $id }: { $detail }
audit-gender = Cambia «{ $word }» en { $id } por una expresión sin género.
audit-format = Corrige { $id }, que no se puede componer: { $detail }
audit-stale = Compara { $id } con el texto inglés, que ha cambiado.
audit-control = Quita de { $id } los caracteres de control.
audit-room = Acorta { $id }: necesita { $needed } caracteres, y en la pantalla caben { $room }.
audit-crowded = Acorta los textos { $id }…: juntos necesitan { $needed } caracteres, y en la pantalla caben { $room }.
audit-clean = Todo está en orden. Mensajes: { $messages }; idiomas: { $languages }; pruebas de composición: { $formats }.
audit-found = { $count ->
    [0] No hay ningún hallazgo.
    [one] Hay { $count } hallazgo.
   *[other] Hay { $count } hallazgos.
}
check-compared = { $count ->
    [one] Anotado: { $count } texto de { $lang } se ha comparado con el inglés.
   *[other] Anotado: { $count } textos de { $lang } se han comparado con el inglés.
}

## Lo que cubren las lecciones.

coverage-rule = Regla
coverage-languages = Idiomas
coverage-lessons = Lecciones; entre paréntesis, las que solo muestran la regla
coverage-mutant = Regla falsa
coverage-notice = Lección y paso que la detectan
coverage-none = ninguna
coverage-rules-sum = Reglas enseñadas o mostradas: { $covered } de { $count }; enseñadas: { $taught }
coverage-language-sum = Reglas en el idioma { $lang }: { $covered } de { $count }
coverage-languages-sum = Idiomas con todas las reglas: { $whole } de { $count }
coverage-mutants-sum = Reglas falsas detectadas: { $noticed } de { $count }
coverage-untaught = Reglas que ninguna lección enseña ni muestra:
coverage-unnoticed = Reglas falsas que ninguna lección detecta:

## The full-screen app.

ui-language-name = Español
ui-which-language = ¿En qué idioma quieres jugar?
ui-change-later = Puedes cambiarlo en cualquier momento con [g].
ui-hello = Qué bien verte. El coche te espera.
ui-hello-again = Qué bien verte otra vez.
ui-continue = Seguir: { $title }, paso { $step } de { $count }
ui-begin = Empezar: { $title }
ui-course = Curso
    .help = todo el juego, lección a lección
ui-fast-track = Vía rápida
    .help = unas pocas lecciones cortas y a jugar
ui-puzzles = Retos
    .help = un turno cada uno: encuentra el mejor
ui-drills = preguntas cortas; lo que cuesta vuelve
ui-due = { $count } por repasar
drill-another = Otra serie
ui-rules = Reglas
    .help = consulta en cinco idiomas, aunque teclees mal
ui-settings = Ajustes
    .help = idioma, colores, tu nombre, ratón, progreso
ui-leave = Salir
ui-done-of = { $done } de { $count }
ui-home-tip = Consejo: [w] explica todo lo que señala el cursor.
ui-goal = Tarea
ui-too-small = Hacen falta 40 x 12. [q] sale.
ui-unchanged = En la mesa no ha cambiado nada.
ui-rule = Regla «{ $title }»
ui-named = { $name }:
ui-count = { $number }/{ $count }
ui-next-lesson = Siguiente lección: { $title }
ui-again = Otra vez
ui-to-course = Atrás
ui-tab-street = Calle
ui-tab-harbour = Puerto
ui-tab-buildings = Edificios
ui-tab-seats = Mesa
ui-tab-text = Texto
ui-map-rules = Reglas: { $rules }. Vistas { $seen }, usadas { $used }, falladas { $wrong }.
ui-map-best = Mínimo de fallos y pistas: { $count }
ui-search = Búsqueda
    .help = Escribe para buscar en cualquier idioma; Enter abre el resultado.
ui-nothing-found = Sin resultados. Prueba otra palabra.
ui-near = ¿Querías decir uno de estos?
ui-contents = Índice
ui-kind-citizen = Ciudadanos
ui-kind-building = Edificios
ui-kind-good = Mercancías
ui-kind-component = Material
ui-kind-concept = Conceptos
ui-kind-rule = Reglas
ui-kind-ruling = Aclaraciones
ui-show-me = Muéstramelo
ui-now = Ahora
ui-now-would = Posible ahora: { $action }
ui-own-flower = { $flower ->
    [yellow] En tu caja: flor amarilla
    [blue] En tu caja: flor azul
    [red] En tu caja: flor roja
   *[white] En tu caja: flor blanca
}
ui-keys = Teclas aquí
ui-filter = Escribe para filtrar:
ui-yes = Sí
ui-no = No
ui-on = sí
ui-off = no
ui-set-language = Idioma
ui-set-game = Juego
ui-set-theme = Colores
ui-theme = { $theme ->
   *[auto] según el terminal
    [dark] para fondo oscuro
    [light] para fondo claro
    [dark-contrast] oscuro, alto contraste
    [light-contrast] claro, alto contraste
}
ui-set-name = Tu nombre
ui-set-hue = Color del asiento { $seat }
ui-hue = { $hue ->
    [violet] violeta
    [lime] verde lima
    [pink] rosa
   *[sky] celeste
}
ui-set-flower = Flor en tu caja: { citizen-name }
ui-set-mouse = Ratón
ui-mouse-on = Ahora el ratón señala y elige. [m] lo devuelve al terminal.
ui-mouse-off = Ahora el ratón selecciona texto. [m] lo recupera.
ui-set-motion = Ver circular el coche
ui-forget = Olvidar mi progreso …
ui-forget-ask = ¿Olvidar todo lo que has hecho en las lecciones? No se puede deshacer.

## Keys: what they do in a word or two, and in a line.

key-up = arriba
    .help = hacia arriba
key-down = abajo
    .help = hacia abajo
key-left = izquierda
    .help = a la izquierda; en la calle, una parada atrás
key-right = derecha
    .help = a la derecha; en la calle, una parada adelante
key-page-up = página arriba
    .help = una página arriba
key-page-down = página abajo
    .help = una página abajo
key-first = primero
    .help = al primero
key-last = último
    .help = al último
key-do = hacerlo
    .help = hacer lo elegido, o continuar
key-back = atrás
    .help = un nivel atrás; el progreso está guardado
key-region = zona siguiente
    .help = zona siguiente: calle, puerto, edificios, mesa, texto
key-region-before = zona anterior
    .help = zona anterior
key-why = qué y por qué
    .help = qué efecto tendría, por qué no se puede o qué es
key-tip = pista
    .help = pista: dónde mirar, qué regla, qué jugada
key-undo = deshacer
    .help = deshacer la última jugada
key-redo = rehacer
    .help = rehacer lo deshecho
key-restart = repetir el paso
    .help = empezar de nuevo el paso; en el curso: la lección
key-skip = saltar
    .help = saltar el paso: se resuelve por ti
key-onward = siguiente
    .help = la jugada o la página siguiente
key-before = anterior
    .help = la jugada o la página anterior
key-show = presentar
    .help = presentar una lección; en un artículo: muéstramelo
key-beside = 2 idiomas
    .help = un segundo idioma al lado
key-mute = no explicar más
    .help = dejar de explicar lo nuevo o volver a explicarlo
key-search = buscar
    .help = buscar en las reglas
key-language = idioma
    .help = cambiar de idioma al momento
key-mouse = ratón
    .help = ratón sí o no, para seleccionar texto
key-help = ayuda
    .help = esta ayuda
key-quit = salir
    .help = salir; todo está guardado
key-open = abrir
key-go-on = continuar
key-look = mirar
key-answer = responder
key-article = artículo
key-anew = desde el principio
key-close = cerrar
key-change = cambiar
key-more = más

## The table of Santiago de Cuba in few letters.

cuba-ui-title = Santiago de Cuba
cuba-ui-ship = Barco { $ship } de { $ships }
cuba-ui-price = Valor
cuba-ui-departs = y luego zarpa
cuba-ui-supply = Reserva
cuba-ui-pesos = Pesos
cuba-ui-points = Puntos
cuba-ui-hidden = oculto
cuba-ui-have = tienes { $count }
cuba-ui-aside = aparte: { good-name }
cuba-ui-car = coche
cuba-ui-harbour = PUERTO
cuba-ui-inactive = { $citizen ->
    [pedro] inactivo
    [maria] inactiva
    [jose] inactivo
    [martinez] inactivo
    [conchita] inactiva
    [zorro] inactivo
    [miguel] inactivo
    [pablo] inactivo
   *[alonso] inactivo
}
cuba-ui-free = gratis
cuba-ui-no-demand = aún sin demanda
cuba-ui-turn = le toca
cuba-ui-passed = ha pasado
cuba-ui-wood = { $count } Ma por { $for }
cuba-ui-use = usar
cuba-ui-casino = { $to ->
    [points] comprar { $count }
   *[pesos] vender { $count }
}
cuba-ui-shift = { $way ->
    [up] a la derecha
   *[down] a la izquierda
}
cuba-ui-nobody = a nadie
cuba-ui-gives = { $citizen ->
    [pedro] +2 Ta
    [maria] +2 puntos
    [jose] +2 Ca
    [martinez] +3 pesos
    [conchita] +2 Cí
    [zorro] 1 por persona
    [miguel] +2 Ma
    [pablo] +1 mercancía
   *[alonso] propiedad
}
cuba-ui-gives-long = { $citizen ->
    [pedro] 2 de tabaco
    [maria] 2 puntos de victoria
    [jose] 2 de caña de azúcar
    [martinez] 3 pesos
    [conchita] 2 de cítricos
    [zorro] 1 por persona
    [miguel] 2 de madera
    [pablo] 1 mercancía a elegir
   *[alonso] apropiarte o usar
}
cuba-ui-does = { $building ->
    [bank] 2 pesos
    [church] 1 punto de victoria
    [distillery] la caña se vuelve ron
    [cigar-factory] el tabaco se vuelve puros
    [black-market] 1 mercancía por otra
    [sawmill] 1 de madera: 1 punto y 1 peso
    [cafe] 1 de ron, 1 de puros: a 2 puntos
    [customs] 1 dado a 0
    [casino] 3 pesos por 1 punto y al revés
    [harbour-office] mueve el valor 1 bandera
    [trading-office] 1 mercancía a bordo: 2 puntos
   *[newspaper] 1 peso, 1 ciudadano inactivo
}
cuba-ui-do = { $decision ->
    [roll] lanzar
    [leave-out] apartar
    [drive] ir
    [give] dar
    [take] tomar
    [alonso] hacerlo
    [pawn] mover
    [use] usar
   *[deliver] cargar
}
cuba-ui-good = { $good ->
    [sugar] Ca
    [citrus] Cí
    [tobacco] Ta
    [rum] Ro
    [cigars] Pu
   *[wood] Ma
}
cuba-ui-flower = { $flower ->
    [yellow] m
    [blue] z
    [red] r
   *[white] b
}
cuba-ui-flower-word = { $flower ->
    [yellow] amarilla
    [blue] azul
    [red] roja
   *[white] blanca
}
cuba-ui-state = { $decision ->
    [roll] lanza los dados
    [leave-out] aparta un dado
    [drive] mueve el coche
    [give] da algo
    [take] toma algo
    [alonso] con Alonso
    [pawn] mueve el peón
    [use] usa un edificio
   *[deliver] carga
}

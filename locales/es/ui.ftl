## The full-screen app.

ui-language-name = Español
ui-which-language = ¿En qué idioma quieres jugar?
ui-hello = Qué bien verte.
ui-continue = Seguir: { $title }, paso { $step } de { $count }
ui-begin = Empezar: { $title }
ui-course = Curso
ui-rules = Reglas
    .help = consulta en cinco idiomas, también con erratas
ui-leave = Salir
ui-lessons-done = { $done } de { $count } lecciones hechas
ui-goal = Objetivo
ui-too-small = Se necesitan al menos 80 x 24. [q] sale.
ui-unchanged = En la mesa no ha cambiado nada.
ui-search = Búsqueda
    .help = Escribe para buscar; Enter abre lo encontrado.
key-up = arriba
key-down = abajo
key-left = izquierda
key-right = derecha
key-do = hacerlo
key-back = atrás
key-next = zona siguiente
key-why = qué aporta
key-tip = consejo
key-undo = deshacer
key-redo = rehacer
key-restart = repetir el paso
key-skip = que se haga solo
key-search = buscar reglas
key-language = idioma
key-help = ayuda
key-quit = salir

## The table of Santiago de Cuba in few letters.

cuba-ui-title = Santiago de Cuba
cuba-ui-ship = Barco { $ship } de { $ships }
cuba-ui-price = Valor
cuba-ui-supply = Reserva
cuba-ui-car = coche
cuba-ui-harbour = PUERTO
cuba-ui-inactive = inactiva
cuba-ui-free = gratis
cuba-ui-no-demand = aún sin demanda
cuba-ui-turn = en turno
cuba-ui-passed = ha pasado
cuba-ui-wood = { $count } Ma por { $for }
cuba-ui-gives = { $citizen ->
    [pedro] +2 Ta
    [maria] +2 puntos
    [jose] +2 Ca
    [martinez] +3 pesos
    [conchita] +2 Cí
    [zorro] 1 por persona
    [miguel] +2 Ma
    [pablo] +1 mercancía
   *[alonso] propiedad
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
    [roll] lanzar dados
    [leave-out] elegir dados
    [drive] mover el coche
    [give] dar
    [take] tomar
    [alonso] Alonso
    [pawn] mover el peón
    [use] usar
   *[deliver] cargar
}

## The full-screen app.

ui-language-name = Italiano
ui-which-language = In quale lingua vuoi giocare?
ui-hello = Che piacere vederti.
ui-continue = Continua: { $title }, passo { $step } di { $count }
ui-begin = Comincia: { $title }
ui-course = Corso
ui-rules = Regole
    .help = cerca in cinque lingue, anche con errori di battitura
ui-leave = Esci
ui-lessons-done = { $done } lezioni su { $count } finite
ui-goal = Obiettivo
ui-too-small = Servono almeno 80 x 24. [q] esce.
ui-unchanged = Sul tavolo non è cambiato niente.
ui-search = Ricerca
    .help = Scrivi per cercare; Invio apre ciò che è trovato.
key-up = su
key-down = giù
key-left = a sinistra
key-right = a destra
key-do = esegui
key-back = indietro
key-next = zona seguente
key-why = che cosa dà
key-tip = consiglio
key-undo = annulla
key-redo = ripeti
key-restart = passo da capo
key-skip = fallo per me
key-search = cerca nelle regole
key-language = lingua
key-help = aiuto
key-quit = esci

## The table of Santiago de Cuba in few letters.

cuba-ui-title = Santiago de Cuba
cuba-ui-ship = Nave { $ship } di { $ships }
cuba-ui-price = Prezzo
cuba-ui-supply = Riserva
cuba-ui-car = auto
cuba-ui-harbour = PORTO
cuba-ui-inactive = inattiva
cuba-ui-free = gratuita
cuba-ui-no-demand = ancora nessuna richiesta
cuba-ui-turn = di turno
cuba-ui-passed = ha passato
cuba-ui-wood = { $count } Le per { $for }
cuba-ui-gives = { $citizen ->
    [pedro] +2 Ta
    [maria] +2 punti
    [jose] +2 Ca
    [martinez] +3 pesos
    [conchita] +2 Ag
    [zorro] 1 da ognuno
    [miguel] +2 Le
    [pablo] +1 merce
   *[alonso] proprietà
}
cuba-ui-good = { $good ->
    [sugar] Ca
    [citrus] Ag
    [tobacco] Ta
    [rum] Ru
    [cigars] Si
   *[wood] Le
}
cuba-ui-flower = { $flower ->
    [yellow] g
    [blue] u
    [red] r
   *[white] b
}
cuba-ui-flower-word = { $flower ->
    [yellow] giallo
    [blue] blu
    [red] rosso
   *[white] bianco
}
cuba-ui-state = { $decision ->
    [roll] lancia i dadi
    [leave-out] scegli i dadi
    [drive] muovi l’auto
    [give] dai
    [take] prendi
    [alonso] Alonso
    [pawn] muovi il pedone
    [use] usa
   *[deliver] consegna
}

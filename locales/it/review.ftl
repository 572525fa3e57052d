## The review of a game: which moves cost most, what was better and why.

cli-command-review = mostra quali mosse di una partita sono costate di più, che cosa era meglio e perché
cli-option-most = quante mosse mostra l’analisi
cli-option-seat = di chi si analizzano le mosse: un nome o il numero del posto
cli-option-puzzle = crea un rompicapo da una delle mosse mostrate, con il suo numero, in una cartella nuova
cli-error-seat = A questo tavolo nessuno si chiama «{ $word }». Al tavolo: { $known }.
review-no-game = Non c’è ancora una partita da analizzare. Iniziane una: { $command }
review-head = Partita «{ $name }». Decisioni: { $moves }, con una scelta: { $judged }.
review-seats = Analisi di: { $list }.
review-worst = Che cosa è costato di più, stimato in punti vittoria:
review-none = Nessuna mossa è costata mezzo punto o più. Ben giocato!
review-no-move = In questo elenco non c’è la mossa { $number }.
review-line = Mossa { $at }, { $player }: costo circa { $points }
review-one = { $number } di { $count }. Mossa { $at }, { $player }: è costata in media circa { $points } punti vittoria.
review-played = Giocata: { $text } ({ $line })
review-better = Meglio: { $text } ({ $line })
review-table = Il tavolo prima della mossa:
review-would = La mossa migliore, e come potrebbe continuare il turno:
review-progress = { $percent } % (mosse: { $count })
review-hint = Scrivi il numero di una mossa, oppure ? per l’aiuto.
review-help = Puoi scrivere il numero di una mossa dell’elenco, oppure:
review-command-next = avanti, a
    .help = la prossima mossa dell’elenco
review-command-back = indietro, i
    .help = la mossa precedente dell’elenco
review-command-try = prova, p
    .help = che cosa porta la mossa migliore; «prova» con un’azione: che cosa porta quella
review-command-puzzle = rompicapo
    .help = crea un rompicapo da questa mossa; poi il nome di una cartella nuova
review-command-drill = esercizio
    .help = fa chiedere agli esercizi la regola di questa mossa
review-puzzled = Il rompicapo è nella cartella { $path } ed è dimostrato. Giocalo: { $command }
review-unpuzzled = Da questa mossa non nasce un rompicapo: il vantaggio di quella migliore si vede solo dopo il turno.
review-puzzle-folder = Scrivi dopo il comando il nome di una cartella nuova.
review-drilled = Gli esercizi ti chiederanno presto questa regola: { $title }.
review-undrilled = Nessun esercizio chiede questa regola: { $title }.

## The app.

ui-review = Analisi
ui-play-deed-review = analizza
ui-review-open = Analizza la partita
ui-review-working = Le mosse vengono valutate.
ui-review-estimated = stima in punti vittoria
ui-review-move = Mossa
ui-review-played = giocata
ui-review-better = meglio
ui-review-try = prova
ui-review-table = guarda il tavolo
ui-review-drill = segna per gli esercizi

## Puzzles made of moves.

review-puzzle-part = Da partite giocate
review-puzzle-title = Mossa { $number } di una partita
review-puzzle-aim = Cerchi una mossa migliore di quella giocata.
review-puzzle-closing = Hai trovato una mossa migliore di quella della partita.
review-puzzle-text = Questo tavolo viene da una partita vera, alla mossa { $number }. Gli altri fanno ciò che è peggio per te.
review-puzzle-played = È la mossa della partita. Ce n’è una migliore.
review-puzzle-points = In questo turno ottieni più punti vittoria che puoi.
review-puzzle-ahead = Guadagna più punti vittoria che puoi su { $player }.
review-puzzle-goods = Chiudi questo turno con più merci che puoi.
review-puzzle-pesos = Chiudi questo turno con più pesos che puoi.
review-puzzle-good = Chiudi il turno con più unità che puoi: { good-name }.

## The review of a game: which moves cost most, what was better and why.

cli-command-review = mostra quali azioni di una partita sono costate di più, che cosa era meglio e perché
cli-option-most = quante azioni mostra l’analisi
cli-option-seat = di chi si analizzano le azioni: un nome o il numero del posto
cli-option-puzzle = crea un rompicapo da una delle azioni mostrate (N è il suo numero nell’elenco) in una cartella nuova
cli-error-seat = A questo tavolo nessuno si chiama «{ $word }». Al tavolo: { $known }.
review-no-game = Non c’è ancora una partita da analizzare. Iniziane una: { $command }
review-not-yet = Questa partita non è finita, e quello che ha il resto del tavolo è dietro gli schermi. Potrai analizzarla alla fine.
review-head = Partita «{ $name }». Decisioni: { $moves }, di cui con più di una possibilità: { $judged }.
review-seats = Analisi di: { $list }.
review-worst = Che cosa è costato di più, stimato in punti vittoria:
review-none = Nessun’azione è costata mezzo punto o più. Ben giocato!
review-no-move = Nell’elenco non c’è il numero { $number }.
review-line = Azione { $at }, { $player }: costo circa { $points }
review-one = { $number } di { $count }. Azione { $at }, { $player }: è costata in media circa { $points } punti vittoria.
review-played = Giocata: { $text } ({ $line })
review-better = Meglio: { $text } ({ $line })
review-table = Il tavolo prima dell’azione:
review-would = L’azione migliore, e come potrebbe continuare il turno:
review-progress = { $percent } % (azioni: { $count })
review-hint = Scrivi un numero dell’elenco, oppure ? per l’aiuto.
review-help = Puoi scrivere un numero dell’elenco, oppure:
review-command-next = avanti, a
    .help = la prossima azione dell’elenco
review-command-back = indietro, i
    .help = l’azione precedente dell’elenco
review-command-try = prova, p
    .help = mostra che cosa succede con l’azione migliore, o con un’altra: prova drive 2
review-command-puzzle = rompicapo
    .help = crea un rompicapo da questa azione, in una cartella nuova: rompicapo sfida
review-command-drill = esercizio
    .help = aggiunge ai tuoi esercizi la regola di questa azione
review-puzzled = Il rompicapo è nella cartella { $path }: la sua soluzione è verificata. Giocalo: { $command }
review-puzzle-kept = Il rompicapo è verificato e conservato: al prossimo avvio lo trovi tra i rompicapi. Su righe semplici: { $command }
review-unpuzzled = Da questa azione non nasce un rompicapo: il vantaggio di quella migliore si vede solo dopo il turno.
review-puzzle-folder = Scrivi dopo il comando il nome di una cartella nuova.
review-drilled = Presto gli esercizi torneranno su questa regola: { $title }.
review-undrilled = Nessun esercizio riguarda questa regola: { $title }.

## The app.

ui-review = Analisi
ui-play-deed-review = analizza
ui-review-open = Analizza la partita
ui-review-working = Le azioni vengono valutate.
ui-review-estimated = stima in punti vittoria
ui-review-move = Azione
ui-review-played = giocata
ui-review-better = meglio
ui-review-try = prova
ui-review-table = guarda il tavolo
ui-review-drill = aggiungi agli esercizi
ui-review-puzzle = crea un rompicapo
ui-review-whose = azioni di chi
ui-review-other = azione seguente
ui-review-proving = Il rompicapo viene creato e la sua soluzione verificata.

## Puzzles made of moves.

review-puzzle-part = Da partite giocate
review-puzzle-title = Azione { $number } di una partita
review-puzzle-aim = Cerchi un’azione migliore di quella giocata.
review-puzzle-closing = Hai trovato un’azione migliore di quella della partita.
review-puzzle-text = Questo tavolo viene da una partita vera, prima dell’azione { $number }. Il resto del tavolo fa ciò che è peggio per te.
review-puzzle-played = È l’azione della partita. Ce n’è una migliore.
cuba-puzzle-points = In questo turno ottieni più punti vittoria che puoi.
cuba-puzzle-ahead = In questo turno fai più punti vittoria di { $player }, con il massimo scarto.
cuba-puzzle-goods = Chiudi questo turno con più merci che puoi.
cuba-puzzle-pesos = Chiudi questo turno con più pesos che puoi.
cuba-puzzle-good = Chiudi questo turno con più unità di { good-in-units } che puoi.

## La partita libera nell’app a tutto schermo.

ui-play = Partita libera
    .help = contro i bot o in più persone sullo stesso computer
ui-play-continue = Continua la partita «{ $name }»
ui-play-from-here = Continua a giocare da qui

## La preparazione.

ui-play-begin = Via
ui-play-games = Partite salvate
ui-play-count = Posti
ui-play-seat = Posto { $seat }
ui-play-person = persona
ui-play-bot = bot { $level }
ui-play-name = Nome
ui-play-colour = Colore
ui-play-screens = Schermi
ui-play-screens-up = sì: nascondono quello che hai
ui-play-screens-open = no: si vede tutto
ui-play-layout = Disposizione
ui-play-layout-random = casuale
ui-play-layout-seed = da un seme
ui-play-layout-code = da un codice
ui-play-seed = Seme
ui-play-no-seed = «{ $word }» non è un seme. Scrivi un numero intero fino a { $known }.
ui-play-code = Codice
ui-play-dice = Dadi
ui-play-dice-program = li lancia il programma
ui-play-dice-typed = li lanciate voi e li scrivete
ui-play-explains = Spiega le cose nuove
ui-play-teach-back = I bot sbagliano

## Il tavolo vero.

ui-play-layout-table = come sul vostro tavolo
ui-play-table = Il vostro tavolo
ui-table-ask = Indica quello che sai. Il resto è sorteggiato o supposto.
ui-table-hint = Scrivi un nome o un numero, o scegli con le frecce.
ui-table-empty = ancora da descrivere
ui-table-begun = descritto; puoi cambiarlo
ui-table-inactive = Inattivi
ui-table-owners = Possesso
ui-table-turn = Turno
ui-table-stop = Fermata { $number }
ui-table-house = { $name }, { $number }
ui-table-car = Auto
ui-table-ship = Nave
ui-table-price = Prezzo
ui-table-die = Dado: { good-name }
ui-table-pesos = Pesos
ui-table-points = Punti vittoria
ui-table-pawn = Pedone
ui-table-whose = Di chi è il turno
ui-table-decision = Che cosa si decide
ui-table-decider = Chi decide
ui-table-passed = Ha passato: { $name }
ui-table-yes = sì
ui-table-no = no
ui-table-nobody = nessuno
ui-table-beside = accanto al tabellone
ui-table-drawn = a sorte
ui-table-left-out = lasciato fuori
ui-table-as-begun = come all’inizio
ui-table-unfit = Qui «{ $word }» non va bene.
ui-table-question-drive = dove va l’auto
ui-table-question-give = che cosa si dà per El Zorro
ui-table-question-take = quale merce si prende da Pablo
ui-table-question-alonso = che cosa si fa da Alonso
ui-table-question-pawn = dove va il pedone
ui-table-question-use = se si usa l’edificio
ui-table-question-deliver = che cosa si consegna
ui-table-question-roll = stanno per essere lanciati i dadi

## Il tavolo.

ui-play-turn = Turno { $number }
ui-play-seed-of = seme { $seed }
ui-play-welcome = [Enter] esegue ciò che è evidenziato, [w] spiega ogni cosa, [t] dà un indizio.
ui-play-mute = [e] mette fine a queste spiegazioni.
ui-play-take-over = { $player }: mostrami il tavolo
ui-play-thinking = { $player } riflette…
ui-play-considering = Ci penso…
ui-play-next = Ora gioca { $player }.
ui-play-onward = Avanti: { $player }
ui-play-hurry = Avanti fino al mio turno
ui-play-face = { $number }
ui-play-program-rolls = Fai lanciare i dadi al programma
ui-play-die = Che cosa mostra { the-die }?
ui-play-why-bot = Perché { $player } ha scelto questo ({ $action }):

## La fine e le partite salvate.

ui-play-over = Fine della partita
ui-play-goods = Per merci
ui-play-total = Totale
ui-play-left-over = Merci
ui-play-again = Un’altra partita
ui-play-log = Salva il resoconto
ui-play-leave = Pagina iniziale
ui-play-game-open = { $count ->
    [one] { $list }: finora { $count } azione
   *[other] { $list }: finora { $count } azioni
}
ui-play-game-over = { $count ->
    [one] { $list }: finita dopo { $count } azione
   *[other] { $list }: finita dopo { $count } azioni
}
ui-play-deed-continue = continua
ui-play-deed-rename = rinomina
ui-play-deed-delete = cancella
ui-play-deed-log = salva il resoconto
ui-play-delete-ask = Cancellare la partita «{ $name }»? Non potrai recuperarla.

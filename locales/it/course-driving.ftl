## Driving.

### First drive

cuba-lesson-first-drive = Il primo viaggio
    .aim = Giochi un turno intero: muovi l’auto, ricevi qualcosa, sposti il pedone e finisci.
    .closing = Muovi l’auto, ricevi subito qualcosa, sposti il pedone, usi l’edificio se vuoi e finisci: questo è un turno. L’auto deve muoversi, e va soltanto in avanti. Il tuo pedone aspetta dov’è fino al tuo prossimo turno.
cuba-lesson-first-drive--to-maria = Ogni turno ha due parti, e la parte A è il viaggio. Per tutto il tavolo c’è una sola auto, ora al porto. La prossima fermata è gratuita, e l’abitante che trovi lì ti dà subito qualcosa: Maria, la ballerina, 2 punti vittoria.
    .task = Vai da Maria.
    .wrong-jose = Questo è José: 2 unità di canna da zucchero, ma la seconda fermata costa 1 peso. Maria è alla fermata prima della sua, quella gratuita.
    .no-stay = L’auto non può aspettare: in ogni turno avanza di almeno 1 fermata.
    .no-pass = Nel tuo turno non puoi passare. E non ne hai bisogno: la prossima fermata è sempre gratuita.
    .no-pawn-first = Prima la parte A, il viaggio. Dove può andare il pedone dipende dall’abitante che visiti.
cuba-lesson-first-drive--to-the-cafe = I 2 punti vittoria di Maria sono tuoi. Ora la parte B: il suo fiore è rosso, e il tuo pedone va in un edificio sotto un fiore rosso. Il caffè compra rum e sigari. Tu non ne hai: non succede nulla e il turno finisce.
    .task = Sposta il tuo pedone nel caffè.
    .wrong-casino = Nel casinò potresti fare qualcosa, quindi prima dovresti dire se lo usi. Per un turno semplice scegli il caffè.
    .no-no-pawn = Ora il pedone deve spostarsi. Se poi usi l’edificio o no, lo decidi tu.
    .no-drive-again = In un turno c’è 1 viaggio, e l’hai già fatto. Ora tocca al pedone.
cuba-lesson-first-drive--stay = Ana e Luis hanno portato avanti la stessa auto, un turno dopo l’altro: ora è da Martinez. Il tuo pedone ha aspettato nel caffè. Potresti semplicemente lasciare l’auto da Martinez e incassare i suoi pesos?
    .task = Prova a lasciare l’auto dov’è: avanza di 0 fermate.
cuba-lesson-first-drive--how-far = Dunque l’auto deve muoversi. E va soltanto in avanti, sempre in tondo lungo la strada.
    .task = A quante fermate da qui si trova adesso Maria?
    .option-two-back = 2 fermate, all’indietro
    .option-eight-forward = 8 fermate, in avanti
    .option-seven-forward = 7 fermate, in avanti
    .why-two-back = L’auto non va mai all’indietro. Conta nell’altro senso, oltre il porto.
    .why-seven-forward = Quasi. Conta anche il porto: è una fermata come le altre.
cuba-lesson-first-drive--whole-turn = Adesso le due parti una dopo l’altra. Alla prossima fermata c’è Pedro, il commerciante di tabacco. Dà 2 unità di tabacco, e il suo fiore è bianco. L’edificio sotto un fiore bianco lo scegli tu.
    .task = Vai da Pedro e porta a termine il turno.
    .wrong-unfinished = Il tuo turno non è ancora finito: devi dire se usi l’edificio, qui l’editore del giornale. Usalo oppure rinuncia.
    .wrong-zorro = Questo è El Zorro, che prende dal resto del tavolo: lo trovi in una lezione più avanti. Oggi ti serve Pedro.

### Paying to drive

cuba-lesson-paying-to-drive = Pagare il viaggio
    .aim = Sai quanto costa un viaggio e quali viaggi non puoi pagare.
    .closing = La prima fermata è gratuita, ogni altra costa 1 peso. Paghi prima che l’auto si muova, quindi ciò che ricevi all’arrivo non aiuta. E anche senza pesos puoi sempre avanzare di 1 fermata.
cuba-lesson-paying-to-drive--three-stops = Puoi andare oltre la prossima fermata. La prima è gratuita, ogni altra costa 1 peso. L’auto è da Maria. Pedro è a 3 fermate da lì e dà 2 unità di tabacco.
    .task = Vai da Pedro.
    .wrong-martinez = Questo è Martinez, a 2 fermate: paghi 1 peso e ne ricevi 3. Pedro è alla fermata dopo la sua.
    .wrong-zorro = Questo è El Zorro, 1 fermata troppo avanti. Il viaggio ti costa tutti e 3 i pesos; per andare da Pedro ne bastano 2.
cuba-lesson-paying-to-drive--too-dear = Ora l’auto è da Pedro, e tu hai 1 peso. Miguel è a 3 fermate. Un viaggio che non puoi pagare non lo puoi fare.
    .task = Prova ad andare da Miguel, a 3 fermate.
    .shown-conchita = 2 fermate, e arrivi da Conchita: con 1 peso non si va oltre.
cuba-lesson-paying-to-drive--on-credit = Il viaggio si paga prima che l’auto si muova. Questa volta non hai nemmeno un peso. Martinez è a 2 fermate: il viaggio costa 1 peso, e lui te ne darebbe 3.
    .task = Prova lo stesso ad andare da Martinez, a 2 fermate.
cuba-lesson-paying-to-drive--free-stop = Dunque i pesos che ti aspettano all’arrivo non pagano il viaggio. Ma un viaggio lo puoi fare sempre: la prossima fermata è gratuita.
    .task = Porta avanti l’auto senza pesos.
    .no-three = Delle 3 fermate solo la prima è gratuita. Per le altre 2 ti servirebbero pesos.
cuba-lesson-paying-to-drive--how-far = E ora al contrario: fin dove puoi arrivare? L’auto è da Maria, e tu hai 5 pesos.
    .task = Di quante fermate puoi avanzare al massimo?
    .option-five = 5
    .option-six = 6
    .option-ten = 10
    .why-five = Con 5 pesos paghi 5 fermate. Ma c’è anche la prima, che è gratuita.
    .why-ten = Sarebbe il giro intero della strada, e costerebbe 9 pesos.
    .no-seven = Con 5 pesos è 1 fermata di troppo.
    .shown-miguel = 6 fermate per 5 pesos: così arrivi da Miguel.
cuba-lesson-paying-to-drive--all-for-wood = L’auto è da Maria, e tu hai i tuoi 5 pesos. I pesos sono fatti per essere spesi, e Miguel, il boscaiolo, dà 2 unità di legno.
    .task = Procurati 2 unità di legno, qualunque sia il costo del viaggio.
    .wrong-bank = Con Martinez e la banca hai 4 pesos in più, ma niente legno. Spendi i tuoi pesos: Miguel è a 6 fermate.

### Full circle

cuba-lesson-full-circle = Il giro della strada
    .aim = Conti le fermate anche oltre il porto e sai qual è il viaggio più lungo.
    .closing = La strada è un anello di 10 fermate. Il viaggio più lungo è il giro intero: 10 fermate per 9 pesos. Se superi il porto, il prezzo sale di una bandiera; se parti da lì o ti fermi lì, no.
cuba-lesson-full-circle--round-the-corner = La strada è un anello. Dopo il porto viene la fermata con la freccia, quella di Maria, e tutto ricomincia. L’auto è da Pablo.
    .task = Vai da Maria.
    .wrong-alonso = Questo è Alonso, alla prossima fermata. Maria viene dopo di lui e dopo il porto.
    .wrong-harbour = Così ti fermi al porto, e lì comincia un round di consegna. Maria è 1 fermata più avanti.
cuba-lesson-full-circle--what-moved = Erano 3 fermate per 2 pesos. Lungo la strada hai superato il porto senza fermarti. Ogni volta che succede, lì qualcosa si sposta di una bandiera verso destra.
    .task = Guarda che cosa si è spostato.
cuba-lesson-full-circle--once-round = Il prezzo è salito da 2 a 3. Ora l’auto è da José, e tu hai 9 pesos. Il giro intero è di 10 fermate, e José ti dà 2 unità di canna da zucchero anche se torni subito da lui.
    .task = Fai il giro intero e torna da José.
    .wrong-maria = Con 9 fermate arrivi da Maria. Con 1 in più, per il tuo ultimo peso, torni da José.
cuba-lesson-full-circle--eleven = Si può andare ancora più lontano? Questa volta hai 12 pesos, quindi il denaro non manca. Ma noi giochiamo così: più del giro intero non si fa.
    .task = Prova ad avanzare di 11 fermate.
    .shown-ten = 10 fermate costano 9 dei tuoi 12 pesos. È il viaggio più lungo.
cuba-lesson-full-circle--one-behind = L’auto è ancora da José, e tu hai 12 pesos. Maria è alla fermata subito dietro l’auto.
    .task = Quanto costa andare da Maria?
    .option-impossible = non si può fare
    .option-eight = 8 pesos
    .option-nine = 9 pesos
    .why-impossible = L’auto non va all’indietro, ma in avanti arriva dappertutto.
    .why-nine = Quasi. Le fermate sono 9, ma la prima è gratuita.
    .shown-maria = 9 fermate costano 8 pesos: dei tuoi 12 te ne restano 4.
cuba-lesson-full-circle--harbour-to-harbour = Quando l’auto si muove, il prezzo sale solo se supera il porto. Chi parte da lì o si ferma lì non lo supera. Ora l’auto è al porto, il prezzo è 2, e tu hai 9 pesos.
    .task = Fai il giro intero e torna al porto.
    .wrong-maria = È solo 1 fermata. Il prezzo è ancora 2, perché parti dal porto. Ma il compito è fare il giro intero.

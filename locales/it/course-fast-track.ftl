## The fast track: nearly all of its steps are those of the course.

cuba-lesson-fast-drive = L’auto in breve
    .aim = Giochi un primo turno: parte A, muovi l’auto; parte B, sposti il pedone. E vedi quanto costa un viaggio.
    .closing = L’auto va soltanto in avanti, di almeno 1 fermata. La prossima è gratuita, ogni altra costa 1 peso. L’abitante che trovi lì ti dà subito qualcosa, poi il tuo pedone va in un edificio sotto un fiore come il suo.

cuba-lesson-fast-citizens = Gli abitanti in breve
    .aim = Visiti gli abitanti, e vedi El Zorro dalle due parti.
    .closing = José, Pedro, Conchita e Miguel danno 2 unità, Pablo 1 merce a tua scelta, Maria 2 punti vittoria, Martinez 3 pesos. Da El Zorro ogni altra persona al tavolo ti dà 1 cosa. Alonso, il nono, si occupa di edifici.

cuba-lesson-fast-pawn = Pedone e proprietà in breve
    .aim = Vedi dove può andare il tuo pedone, quando resta dov’è e che cosa guadagna chi possiede edifici.
    .closing = Il tuo pedone va in un altro edificio, libero e sotto un fiore come quello dell’abitante. Chi lo possiede ottiene 1 punto vittoria alla fine del tuo turno. Da Alonso prendi possesso di un edificio che non è di nessuno, al massimo 3 per partita.
cuba-lesson-fast-pawn--pawn-stays = In 4 casi il tuo pedone non si sposta: da El Zorro, al porto, da un abitante a faccia in giù, e quando sotto i fiori giusti niente è libero. In 2 di questi puoi usare l’edificio in cui si trova. Uno è El Zorro.
    .task = Qual è l’altro caso?
    .option-harbour = il porto
    .option-face-down = un abitante a faccia in giù
    .option-nothing-free = quando niente è libero
    .why-harbour = Al porto si consegna o si passa, e non usi nessun edificio.
    .why-face-down = Un abitante a faccia in giù non ti dà nulla, e non usi nessun edificio.
    .shown-casino = Il fiore di Conchita è rosso, e in ogni edificio sotto un fiore rosso c’è un pedone. Così il tuo è rimasto nel casinò, e hai potuto vendere un punto vittoria per 3 pesos.

cuba-lesson-fast-harbour = Il porto in breve
    .aim = Giochi un round di consegna, consegni legno e fai salire il prezzo.
    .closing = Al porto si consegna in senso orario, 1 tipo alla volta, finché tutto il tavolo ha passato o tutti i dadi mostrano 0. Il legno può prendere il posto di qualunque tipo, per 1 punto vittoria. Chi supera il porto fa salire il prezzo; dopo il 4 la nave parte.

cuba-lesson-fast-ships = Navi e fine in breve
    .aim = Vedi partire le navi, stabilisci una nuova domanda, chiudi la partita e conti i punti.
    .closing = Ora puoi giocare. Mancano gli edifici uno per uno, l’editore del giornale e gli abitanti a faccia in giù, le merci che finiscono, come usare da Alonso un edificio tuo, e le parità. Cerca queste regole quando ti servono, o segui le loro lezioni.

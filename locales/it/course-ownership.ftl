## Ownership.

### Alonso claims

cuba-lesson-alonso-claims = Prendere possesso di un edificio
    .aim = Fai tuoi degli edifici e guadagni da chi li visita.
    .closing = Prendere possesso non costa nulla, e l’edificio resta tuo: uno qualunque che non sia di nessuno, al massimo 3 in tutto. Se un’altra persona finisce il turno con il pedone lì, ottieni 1 punto vittoria. Le tue visite non ti danno punti.
cuba-lesson-alonso-claims--claim = Da Alonso, l’avvocato, prendi possesso di un edificio che non è di nessuno. Ci metti uno dei tuoi 3 indicatori di proprietà, senza pagare nulla. Da allora chi lo visita ti porta punti vittoria.
    .task = Vai da Alonso e prendi possesso della banca.
    .wrong-sawmill = Ora la segheria è tua. Ma serve solo a chi ha legno, mentre nella banca i pesos ci sono sempre. Prendi la banca.
    .wrong-no-claim = È permesso, ma prendere possesso non costa nulla, e hai ancora tutti e 3 gli indicatori di proprietà. Prendi la banca.
    .no-casino = Sul casinò c’è l’indicatore di proprietà di Ana. Puoi prendere possesso solo di un edificio che non è di nessuno.
cuba-lesson-alonso-claims--then-the-pawn = La banca è tua. Ora il pedone si sposta, come dopo ogni visita. Il fiore di Alonso è bianco; presso l’editore del giornale c’è il pedone di Luis. L’Ufficio prende 1 unità di canna da zucchero per 2 punti vittoria.
    .task = Consegna la tua canna da zucchero con l’Ufficio.
    .wrong-harbour-office = Anche la capitaneria di porto è libera, ma sposta soltanto il prezzo. La tua canna da zucchero dà punti con l’Ufficio.
    .wrong-unused = Il tuo pedone è nel posto giusto, ma la canna da zucchero è ancora tua. Qui ti dà 2 punti vittoria.
    .no-bank-too = Da Alonso prendi possesso o usi, non tutte e due le cose, e hai già preso possesso. Ora tocca al pedone.
cuba-lesson-alonso-claims--one-point = Ana ha portato l’auto da Martinez e ha finito il turno nella tua banca: 1 punto vittoria per te. Poi ha giocato Luis. Il pedone di Ana era ancora nella tua banca, ma non ti ha dato nulla.
    .task = Perché non hai ottenuto un secondo punto?
    .option-own-turn = per il pedone di Ana conta solo il turno di Ana
    .option-once-a-game = un edificio dà 1 punto in tutta la partita
    .option-new-owner = la banca non è più tua
    .why-once-a-game = Ne dà uno a ogni visita. Ma questa volta di chi era il turno che è finito?
    .why-new-owner = È ancora tua: nessuno può toglierti l’indicatore di proprietà. Ma di chi era il turno che è finito?
cuba-lesson-alonso-claims--own-visit = Un altro tuo turno: alla prossima fermata c’è Martinez. Dà 3 pesos, il suo fiore è blu, e la tua banca è libera. Una visita a casa tua dà un punto vittoria?
    .task = Vai da Martinez, usa la tua banca e guarda i punti vittoria.
    .wrong-unused = Giusto, nessun punto vittoria. Ma nella banca sono rimasti anche 2 pesos. Usala.
cuba-lesson-alonso-claims--fourth = Più avanti nella partita possiedi la banca, la chiesa e il caffè. I tuoi 3 indicatori di proprietà sono tutti sul tabellone, e nessuno torna mai indietro.
    .task = Vai da Alonso e prova a prendere un quarto edificio, la segheria.
    .no-casino = Due motivi: il casinò è di Ana, e non hai più indicatori di proprietà.
    .no-bank = Due motivi: la banca è già tua, e non hai più indicatori di proprietà.
cuba-lesson-alonso-claims--under-a-pawn = Di nuovo da capo: nessuno possiede ancora nulla. Presso l’editore del giornale c’è il pedone di Luis. Un pedone tiene fuori gli altri pedoni, ma non il tuo indicatore di proprietà.
    .task = Vai da Alonso e prendi l’edificio in cui è il pedone di Luis.
    .wrong-harbour-office = Puoi prendere anche quella, ma il compito è l’editore del giornale: il pedone che è lì non te lo impedisce.

### Alonso uses

cuba-lesson-alonso-uses = Usare un edificio tuo
    .aim = Da Alonso usi un edificio tuo, e poi un altro ancora con il pedone.
    .closing = Da Alonso prendi possesso di un edificio, o ne usi uno tuo, o rinunci. Non importa di chi sia il pedone che c’è dentro. Poi sposti il tuo pedone e puoi usare anche quell’edificio, perfino lo stesso un’altra volta.
cuba-lesson-alonso-uses--own-bank = Alonso può fare altro per te: invece di prendere possesso di un edificio, puoi usarne subito uno tuo. La banca è tua. C’è il pedone di Ana, ma qui non importa.
    .task = Vai da Alonso e usa la tua banca.
    .wrong-claim = Ora il caffè è tuo, ma niente pesos: prendere possesso o usare, una delle due cose. Questa volta usa la banca.
    .wrong-neither = Puoi anche rinunciare, ma così i 2 pesos restano nella banca. Usala.
    .no-casino = Il casinò è di Ana. Da Alonso usi solo gli edifici tuoi, e il tuo è la banca.
cuba-lesson-alonso-uses--then-the-pawn = 2 pesos, e il tuo turno non è finito: ora il pedone va sotto un fiore bianco, e puoi usare anche quell’edificio. Hai 2 unità di canna da zucchero, e la nave ne chiede 2.
    .task = Ottieni 2 punti vittoria con l’edificio in cui sposti il pedone.
    .wrong-newspaper = Così hai 1 peso in più, ma nessun punto vittoria. Quale edificio sotto un fiore bianco prende canna da zucchero?
    .no-claim = Alonso fa una sola cosa per visita, e hai già usato la banca. Ora tocca al pedone.
    .no-bank-again = Da Alonso hai già usato la banca, e si può fare una volta sola. Ora tocca al pedone.
cuba-lesson-alonso-uses--twice = Ora è tuo l’Ufficio, che è sotto un fiore bianco. Così puoi usarlo due volte in un turno: da Alonso, e poi con il pedone. Ogni volta prende 1 unità per 2 punti vittoria.
    .task = Ottieni 4 punti vittoria con il tuo Ufficio.
    .wrong-claim = Sono 2 punti vittoria e un secondo edificio. Ma da Alonso potevi già usare l’Ufficio.
    .wrong-harbour = Anche il porto dà 4 punti vittoria, ma costa 1 peso e fa salire il prezzo per il resto del tavolo. Questa volta usa il tuo Ufficio.
cuba-lesson-alonso-uses--newspaper = Il tuo pedone è presso l’editore del giornale, che è tuo. Da Alonso puoi usarlo proprio lì. Puoi perfino girare a faccia in giù Alonso stesso: il tuo turno continua comunque con il suo fiore.
    .task = Gira Alonso a faccia in giù e finisci il turno.
    .wrong-peso-only = Il peso è tuo, ma nessuna tessera è a faccia in giù. Con l’editore del giornale gira Alonso.
    .no-stay = Da Alonso potevi usare l’editore del giornale restando dov’eri. Ma poi il pedone deve andare in un altro edificio.
cuba-lesson-alonso-uses--nothing-to-do = Possiedi la distilleria, la fabbrica di sigari e la segheria: non hai più indicatori di proprietà. Senza merci, poi, non puoi usare nessuna delle 3. Così Alonso non ha nulla da offrirti, e tocca subito al pedone.
    .task = Vai da Alonso.

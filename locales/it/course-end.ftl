## The end.

### The end

cuba-lesson-the-end = La fine
    .aim = Vedi come finisce la partita, conti il risultato e risolvi le parità.
    .closing = Quando parte la settima nave, la partita finisce all’istante. Ogni 3 merci danno 1 punto vittoria, i pesos nessuno. In caso di parità vince chi ha più merci avanzate, poi chi ha più pesos, e altrimenti la vittoria è condivisa.
cuba-lesson-the-end--seventh-ship = La partita finisce nel momento in cui parte la settima nave, e questa è la settima. Chiede 1 unità di rum, con il prezzo a 4. Ana ha 33 punti vittoria, tu 30. Vince chi ne ha di più.
    .task = Chiudi la partita in modo da vincere.
    .wrong-past = Con il prezzo a 4, se superi il porto la nave parte, e la partita finisce prima che tu arrivi da Maria. Le tue 3 merci danno 1 punto vittoria: 31 contro i 33 di Ana.
    .wrong-wood = Così la partita è finita, ma il legno vale solo 1: 31 punti vittoria contro i 33 di Ana. Il rum ne vale 4.
    .wrong-pass = Con il prezzo a 4 la nave parte se passa tutto il tavolo. Le tue 3 merci danno 1 punto vittoria: 31 contro i 33 di Ana.
cuba-lesson-the-end--at-once = Hai vinto 34 a 33. Il tuo pedone è nella banca, e la banca è di Ana. Se per questo Ana avesse ottenuto 1 punto vittoria, sarebbe finita in parità.
    .task = Perché Ana non ha avuto il punto di proprietà?
    .option-pawn-stayed = in questo turno il tuo pedone non si è spostato
    .option-over-at-once = la partita è finita prima che finisse il tuo turno
    .option-unused = non hai usato la banca
    .why-pawn-stayed = Conta anche un pedone che resta dov’è. Ma il tuo turno è arrivato alla fine?
    .why-unused = Per il punto non importa se la usi. Ma il tuo turno è arrivato alla fine?
cuba-lesson-the-end--goods = Alla fine si tolgono gli schermi, e ogni 3 merci danno 1 punto vittoria, anche il legno. Tu hai 30 punti vittoria e 5 merci, Ana 31 e 2 merci. La nave chiede canna da zucchero, e nessuno ne ha.
    .task = Chiudi la partita in modo da vincere.
    .wrong-past = 31 a 31: le tue 5 merci danno 1 punto vittoria, e vi avanzano 2 merci a testa. Allora decidono i pesos, e Ana ne ha 9. Il legno può prendere il posto della canna da zucchero.
    .wrong-pass = 31 a 31, e vi avanzano 2 merci a testa. Allora decidono i pesos: tu ne hai 3, Ana 9. Il legno può prendere il posto della canna da zucchero.
cuba-lesson-the-end--pesos = Hai vinto con più di 31: ogni unità di legno consegnata ti ha dato 1 punto vittoria, e 3 delle merci rimaste un altro ancora. Ana ha 31 punti vittoria e 9 pesos.
    .task = Quanti punti vittoria ha avuto Ana per i 9 pesos?
    .option-three = 3
    .option-one = 1
    .option-none = nessuno
    .why-three = 3 pesos per un punto vittoria è il cambio del casinò. La partita è finita, e il casinò è chiuso.
    .why-one = Per 3 si contano le merci, e i pesos non sono merci.
cuba-lesson-the-end--tie-goods = In caso di parità vince chi ha più merci avanzate. Hai 30 punti vittoria e 4 merci: 3 daranno 1 punto vittoria, e 1 avanza. Ana ha 31 punti vittoria e nessuna merce.
    .task = Chiudi la partita come preferisci.
cuba-lesson-the-end--tie-pesos = Se sono pari anche le merci, decidono i pesos. Con le tue 3 merci arriverai a 31 punti vittoria. Anche Ana ne ha 31, e non avanza nessuna merce. Tu hai 2 pesos, Ana 1.
    .task = Chiudi la partita con la vittoria tutta per te.
    .wrong-shared = La seconda fermata ti è costata un peso. Così avete 1 peso a testa: tutto è pari, e la vittoria è condivisa. Il porto è gratuito.
cuba-lesson-the-end--over = 31 punti vittoria a testa, nessuna merce avanzata, 2 pesos contro 1: vinci tu. L’auto è ancora lì, ma la partita è finita, nel bel mezzo del giro.
    .task = Prova lo stesso a portare avanti l’auto.

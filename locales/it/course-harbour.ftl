## The harbour.

### Delivery round

cuba-lesson-delivery-round = Il round di consegna
    .aim = Giochi un round di consegna, dalla prima unità fino a quando tutto il tavolo ha passato.
    .closing = Comincia chi ha portato l’auto al porto, poi si va in senso orario, 1 tipo alla volta, anche più volte. Ogni unità vale il numero sulla bandiera. Chi passa è fuori. Se tutto il tavolo ha passato, il prezzo sale; se tutti i dadi mostrano 0, la nave parte.
cuba-lesson-delivery-round--to-the-harbour = Giocate in quattro: tu, Ana, Luis e Rosa. La nave chiede 2 unità di canna da zucchero, 4 di agrumi e 1 di rum. Chi va al porto apre un round di consegna per tutto il tavolo.
    .task = Vai al porto.
    .wrong-past = Hai superato il porto: niente round di consegna, e il prezzo è salito a 4. Il porto è la prossima fermata.
cuba-lesson-delivery-round--fruit = Cominci tu, poi si va in senso orario. Ogni volta si consegna 1 solo tipo, al massimo quanto mostra il dado. Il prezzo è 3: ogni unità dà subito 3 punti vittoria.
    .task = Consegna le tue 2 unità di agrumi.
    .wrong-rum = Anche il rum vale 3, ma può aspettare: ce l’hai soltanto tu. Consegna prima gli agrumi, che ha anche Luis.
    .wrong-pass = Passare è definitivo: in questo round di consegna non rientri, e tieni le tue 2 unità di agrumi. Consegnale.
    .no-three = La nave chiede 4 unità, ma tu ne hai 2.
    .no-two-rum = Hai 1 unità di rum, e la nave non ne chiede di più.
    .no-none = Non consegnare nulla vuol dire passare. Se è ciò che vuoi, passa.
cuba-lesson-delivery-round--no-cane = Ana ha consegnato 2 unità di canna da zucchero per 6 punti vittoria, poi Luis 1 unità di agrumi per 3. Rosa aveva solo tabacco, che la nave non chiede, e ha dovuto passare. Luis ha ancora 2 unità di canna da zucchero.
    .task = Perché Luis non le ha consegnate?
    .option-die-at-zero = il dado della canna da zucchero mostra 0
    .option-kept = Luis le tiene per un prezzo migliore
    .option-two-kinds = in un round di consegna si consegna 1 solo tipo
    .why-kept = Si può fare, passando. Ma guarda il dado della canna da zucchero: che cosa mostra?
    .why-two-kinds = Ogni volta 1 tipo, ma poi tocca di nuovo a te. Guarda il dado della canna da zucchero.
cuba-lesson-delivery-round--rum = Chi non ha passato può consegnare ancora: tocca di nuovo a te. La nave chiede ancora 1 unità di rum, e tu ce l’hai. Poi nessuno ha più nulla che la nave chieda.
    .task = Consegna il tuo rum.
    .wrong-pass = Passare è definitivo: non rientri, e il round di consegna finisce. La prossima volta il rum potrebbe valere 4, se nessuno ne porta prima. Consegnalo adesso.
cuba-lesson-delivery-round--still-wanted = Il round di consegna è finito. La nave chiede ancora qualcosa, quindi resta, e ora il prezzo è 4. Al porto il pedone non si sposta e non usi edifici. Le merci consegnate sono tornate nella riserva.
    .task = Guarda la merce che la nave chiede ancora.
cuba-lesson-delivery-round--send-off = Lo stesso round di consegna da capo, ma ora hai 3 unità di agrumi. Così in quattro avete tutto ciò che la nave chiede. Quando tutti i dadi mostrano 0, la nave parte subito.
    .task = Vai al porto e fai partire la nave.
    .wrong-rum-kept = Manca il rum. Hai passato, quindi la nave resta e il prezzo sale a 4.
    .wrong-two-laps = Lo stesso tipo un’altra volta, più tardi, va bene. Ma manca il rum, quindi la nave resta.

### Wood delivery

cuba-lesson-wood-delivery = Consegnare legno
    .aim = Consegni legno al posto di una merce che la nave chiede, e sai quali sono i limiti.
    .closing = Il legno prende il posto di un tipo di merce che la nave chiede, fino al numero sul dado di quel tipo. Ogni unità dà 1 punto vittoria, qualunque sia il prezzo. In una consegna non si mescola con altre merci e non si divide fra più tipi. Il legno lo dà solo Miguel.
cuba-lesson-wood-delivery--both-at-once = Hai soltanto legno, 2 unità. Il legno può prendere il posto di qualunque tipo che la nave chiede: quale, lo dici tu. Ogni unità dà 1 punto vittoria, anche con il prezzo a 3.
    .task = Vai al porto e porta a 0 un dado che mostra 2.
    .wrong-two-kinds = Due consegne per due tipi, una dopo l’altra: è permesso. Ma nessuno dei dadi che mostravano 2 è a 0. In una sola consegna, poi, il legno non si può nemmeno dividere fra più tipi.
cuba-lesson-wood-delivery--too-much = Ancora lo stesso tavolo. Per il legno il dado è un limite come per ogni altra merce, e il dado verde, quello del tabacco, mostra 1.
    .task = Vai al porto: prova a dare 2 unità di legno al posto del tabacco.
    .no-unwanted = Il dado degli agrumi mostra 0: non c’è nulla di cui prendere il posto.
    .no-left-out = Il dado dei sigari è stato lasciato fuori, quindi questa nave non ne chiede.
    .no-as-wood = Nessun dado chiede legno. Indica il tipo di merce di cui prende il posto.
    .no-three = Hai 2 unità di legno, e anche il dado del rum mostra 2: a 3 non arrivi in nessun caso.
cuba-lesson-wood-delivery--next-lap = Legno e canna da zucchero non possono stare nella stessa consegna. Ma in un round di consegna tocca di nuovo a chi non ha passato, anche più volte. Di entrambe le merci hai 1 unità, e il prezzo è 3.
    .task = Vai al porto e porta a 0 il dado della canna da zucchero.
    .wrong-wood-kept = La canna da zucchero ti ha dato 3 punti vittoria. Il legno ne darebbe ancora 1, e il dado non è ancora a 0.
    .no-not-cane = Il legno non conta come canna da zucchero: di quella hai 1 unità, non 2.
cuba-lesson-wood-delivery--send-off = Con il legno puoi anche completare una nave. Questa chiede solo 2 unità di rum, con il prezzo a 4, e Ana le ha. Tu hai 3 unità di legno. Quando tutti i dadi mostrano 0, la nave parte subito.
    .task = Con il legno fai partire la nave prima che Ana consegni qualcosa.
    .wrong-one-wood = Mancava un’unità: prima che toccasse di nuovo a te, Ana ha consegnato un’unità di rum per 4 punti vittoria.
    .wrong-past = Anche così ottieni 2 punti vittoria, da Maria, e la nave parte. Ma questa volta fallo con il legno, al porto.
    .wrong-pass = Hai passato, e Ana ha consegnato 2 unità di rum per 8 punti vittoria.

### Harbour pass

cuba-lesson-harbour-pass = Oltre il porto
    .aim = Fai salire il prezzo, superando il porto o passando, e vedi quando parte la nave.
    .closing = Se superi il porto, non c’è nessun round di consegna e il prezzo sale di una bandiera. Sale di una bandiera anche se al porto passa tutto il tavolo. Dopo il 4 la nave parte, qualunque cosa chieda ancora, e il prezzo torna a 2.
cuba-lesson-harbour-pass--drive-past = Ora un’unità vale 2 punti vittoria. Hai 2 unità di canna da zucchero e potresti consegnarle. Ma chi supera il porto non apre nessun round di consegna e sposta l’indicatore di prezzo di una bandiera verso destra.
    .task = Supera il porto e vai da Maria.
    .wrong-deliver-now = Sono 4 punti vittoria adesso, 2 per unità. Con la prossima bandiera le stesse merci ne danno 6.
cuba-lesson-harbour-pass--all-pass = C’è un altro modo di spostare l’indicatore di prezzo: vai al porto e passi. Se passa tutto il tavolo mentre la nave chiede ancora qualcosa, anche così il prezzo sale di una bandiera.
    .task = Porta il prezzo a 4 e tieni le tue 2 unità di canna da zucchero.
    .wrong-one-sold = Ora il prezzo è 4, ma hai consegnato 1 unità quando era 3. Il compito era tenerle entrambe.
cuba-lesson-harbour-pass--pass-is-final = Passare è definitivo: non consegni più fino alla fine del round di consegna. Ana ha 1 unità di rum, Luis 2 unità di tabacco, e la nave chiede entrambe le merci. Il prezzo è 3.
    .task = Vai al porto, passa subito e guarda che cosa fanno Ana e Luis.
    .wrong-delivered = Sono 6 punti vittoria per te. Non hai altro da consegnare, quindi il round di consegna continua senza di te. Ma il compito era passare.
cuba-lesson-harbour-pass--send-off = Dopo il 4 viene la bandiera a scacchi: la nave parte, qualunque cosa chieda ancora. Ana ha 4 unità che la nave chiede. In un round di consegna varrebbero 16 punti vittoria.
    .task = Fai partire la nave: supera il porto e vai da Maria.
    .wrong-to-the-harbour = Al porto c’è un round di consegna. Prima che la nave parta, Ana consegna per 16 punti vittoria.
cuba-lesson-harbour-pass--from-the-harbour = Lo stesso vale al porto: se con il prezzo a 4 passa tutto il tavolo, la nave parte. Hai solo 1 unità di sigari, e il loro dado è stato lasciato fuori; Ana e Luis non hanno merci. Chi non può consegnare deve passare.
    .task = Vai al porto e fai partire la nave.

### Ship leaves

cuba-lesson-ship-leaves = La nave parte
    .aim = Sai in quali modi parte una nave e come nasce la nuova domanda.
    .closing = Una nave parte quando tutti i dadi mostrano 0 o il prezzo arriva alla bandiera a scacchi. La prossima arriva subito, con il prezzo a 2; i suoi dadi alla fine del turno. Chi è di turno lancia 5 dadi e ne lascia fuori 1.
cuba-lesson-ship-leaves--last-unit = La nave chiede 2 unità di canna da zucchero, che hai tu, e 1 di rum, che ha Ana. Con l’ultima unità la nave parte, arriva la prossima e il prezzo torna a 2.
    .task = Vai al porto, fai partire la nave e guarda chi lancia i dadi.
    .wrong-one-short = La nave chiede ancora 1 unità di canna da zucchero, quindi resta. Quell’unità ce l’hai tu.
    .wrong-past = Se superi il porto, non c’è nessun round di consegna. La nave resta, e il prezzo sale a 4.
cuba-lesson-ship-leaves--new-demand = Se la nave parte nel tuo turno, sei tu ad averla fatta partire, chiunque abbia consegnato l’ultima unità. Perciò la nuova domanda la stabilisci tu: lanci 5 dadi e ne lasci fuori 1. Quella merce la nave non la chiederà.
    .task = Lancia, poi lascia fuori un dado: la nave deve chiedere 5 unità.
    .wrong-rum = Il dado del rum mostra 0, quindi restano tutti gli altri: la nave chiede 8 unità. Devi scendere a 5.
    .no-black-four = Solo il dado degli agrumi ha un 4. Gli altri arrivano a 3.
cuba-lesson-ship-leaves--customs = In un’altra partita la nave chiede solo tabacco, 3 unità, e le ha Ana: a questo prezzo 12 punti vittoria. L’ufficio doganale gira un dado sullo 0, e ci porta il fiore rosso di Conchita.
    .task = Fai partire la nave con l’ufficio doganale.
    .wrong-casino = La nave chiede ancora tabacco, e le 3 unità di Ana varrebbero 12 punti vittoria. L’ufficio doganale è libero.
    .wrong-unused = Il tuo pedone è nel posto giusto. Ora usa l’ufficio doganale, o la nave aspetta il tabacco di Ana.
cuba-lesson-ship-leaves--turn-goes-on = Il prezzo è 4. Se superi il porto, la nave parte subito, ma il tuo turno continua come sempre. I dadi per la prossima nave si lanciano alla fine del turno.
    .task = Vai da José: trasforma in rum le sue 2 unità di canna da zucchero.
    .wrong-maria = La nave è partita, e i 2 punti vittoria di Maria sono tuoi. Ma il rum si fa con la canna da zucchero di José.
    .wrong-one-rum = La nave è partita, ma hai prodotto solo 1 unità di rum. Trasforma in rum tutta la canna da zucchero di José.
cuba-lesson-ship-leaves--white-buildings = La nave chiede 1 unità di tabacco, e il prezzo è 4. Pedro, alla prossima fermata, ne dà 2 unità. Fra gli edifici sotto un fiore bianco come il suo, due possono far partire la nave: va bene l’uno o l’altro.
    .task = Vai da Pedro e fai partire la nave.
    .wrong-newspaper = L’editore del giornale dà un peso, e la nave resta ad aspettare il tabacco di Ana. Guarda gli altri due edifici sotto un fiore bianco.
    .wrong-price-down = Ora il prezzo è 3, e la nave resta. La bandiera a scacchi è dall’altra parte.
cuba-lesson-ship-leaves--four-zeros = Una nave è partita, e tocca a te lanciare i dadi. Usciranno 4 zeri e un solo 2. Se tutti e 4 i dadi sulla nuova nave mostrano 0, non c’è nulla da aspettare: parte subito anche quella.
    .task = Lancia, e scegli in modo che parta anche questa nave.
    .wrong-rum = Ora la nave chiede 2 unità di sigari e aspetta. Lascia fuori il dado che mostra 2.
cuba-lesson-ship-leaves--who-rolls = Ancora un round di consegna: vai al porto e consegni la tua canna da zucchero. Ana non ha nulla, e Luis consegna il rum. È l’ultima unità, e la nave parte.
    .task = Chi stabilisce la nuova domanda?
    .option-luis = Luis, con l’ultima unità
    .option-you = tu, perché il turno è tuo
    .option-after-luis = chi viene dopo Luis
    .why-luis = Non conta l’ultima unità. Chi ha portato l’auto al porto?
    .why-after-luis = Non è ancora finito nessun turno. Chi ha portato l’auto al porto?
    .shown-you-roll = Luis ha ottenuto 3 punti vittoria con l’ultima unità, e i dadi li lanci tu.

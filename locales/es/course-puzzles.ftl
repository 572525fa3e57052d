## The puzzles: one turn each. The text says what is on the table and what is asked for; the idea is told in the closing.

cuba-lesson-two-roofs = Dos techos
    .aim = Buscas la mayor cantidad de puntos de victoria en un turno.
    .closing = Con Alonso usas un edificio tuyo, sea de quien sea el peón que hay en él, y después a tu peón aún le queda otro edificio. Los 4 puntos de victoria de tu café y los 2 de la Oficina superan al puerto.
cuba-lesson-two-roofs--most-points = Posees el café, y en él está el peón de Ana. Tienes caña de azúcar, ron y puros, 1 unidad de cada. El valor es 2, y tienes 1 peso.
    .task = Consigue en este turno todos los puntos de victoria que puedas.
    .wrong-harbour = El puerto da 4 puntos de victoria, 2 por cada unidad. Este turno se puede jugar mejor.

cuba-lesson-blocked-and-glad = 7 pesos en la mano
    .aim = Buscas la mayor cantidad de puntos de victoria en un turno.
    .closing = Después de visitar a María, tu peón tiene que ir a otro edificio bajo una flor roja, pero los dos estaban ocupados. Por eso se ha quedado en el casino, y lo has podido usar: 2 puntos de victoria de María y 2 por tus últimos 6 pesos.
cuba-lesson-blocked-and-glad--most-points = Tienes 7 pesos, y tu peón está en el casino. El peón de Ana está en el café; el de Luis, en la aduana. No tienes mercancías para el barco.
    .task = Consigue en este turno todos los puntos de victoria que puedas.
    .wrong-church = Eso es 1 punto de victoria en la iglesia, y 5 pesos que se quedan en tu mano. Este turno se puede jugar mejor.

cuba-lesson-fruit-first = Caña o cítricos
    .aim = Buscas la mayor cantidad de puntos de victoria en una ronda de carga.
    .closing = Carga primero lo que otra persona podría cargar antes de que te vuelva a tocar, y cárgalo todo. Lo que nadie más tiene puede esperar: tu caña de azúcar estaba a salvo; tus cítricos, no.
cuba-lesson-fruit-first--most-points = El valor es 3. El barco pide 1 unidad de caña de azúcar y 2 unidades de cítricos, justo lo que tienes. Pero Ana también tiene 2 unidades de cítricos.
    .task = Consigue todos los puntos que puedas, haga lo que haga Ana.
    .wrong-cane = Entonces Ana carga 2 unidades de cítricos, y el barco zarpa sin los tuyos. Te quedas con 3 puntos de victoria.

cuba-lesson-wooden-wall = El ron de Ana
    .aim = Buscas la ronda de carga en la que más ventaja sacas a Ana.
    .closing = Una unidad de madera da solo 1 punto de victoria, pero puede quitar el sitio al ron de otra persona, que habría dado 4. Con los dos sitios del ron ocupados, el del tabaco podía esperar a tu tercera unidad.
cuba-lesson-wooden-wall--furthest-ahead = El valor es 4. El barco pide 1 unidad de tabaco y 2 unidades de ron. Ana tiene 2 unidades de ron y tú, 3 unidades de madera.
    .task = Saca a Ana toda la ventaja que puedas, haga lo que haga.
    .wrong-tobacco = Eso es 1 punto de victoria para ti. Después, Ana carga 2 unidades de ron por 8.
    .wrong-one = Así queda sitio para 1 unidad del ron de Ana, y da 4.

cuba-lesson-off-you-go = Buen viaje
    .aim = Buscas la manera más barata de hacer zarpar un barco.
    .closing = La aduana pone un dado a 0, muestre lo que muestre. Ningún otro dado pedía nada, así que el barco ha zarpado, y el viaje hasta Conchita era gratis.
cuba-lesson-off-you-go--send-off = El barco pide 3 unidades de tabaco y nada más, y Ana las tiene. Tienes 3 pesos y ninguna mercancía.
    .task = Haz zarpar el barco ahora y conserva todos los pesos que puedas.
    .wrong-casino = Son 6 pesos, pero el barco no ha zarpado.

cuba-lesson-twice-up = Ni un solo peso
    .aim = Buscas la manera de hacer zarpar un barco sin dinero.
    .closing = Tu oficina portuaria está bajo una flor blanca, como la de Alonso, así que la has usado dos veces: con Alonso, para ir del 3 al 4, y con tu peón, para ir del 4 a la bandera a cuadros.
cuba-lesson-twice-up--send-off = El valor es 3, y el barco pide 7 unidades en total. No tienes pesos ni mercancías, pero posees la oficina portuaria.
    .task = Haz zarpar el barco en este turno.
    .wrong-newspaper = Ahora el valor es 4, y el barco sigue ahí.
    .wrong-unused = Ahora el valor es 4: falta una bandera. ¿Podrías haber hecho algo más antes?

cuba-lesson-once-round = María boca abajo
    .aim = Buscas la mayor cantidad de puntos de victoria en un turno.
    .closing = En cuanto el coche arranca, María vuelve a estar activa, y 10 paradas después el coche está otra vez con ella: 9 pesos por 2 puntos de victoria. Su flor roja lleva entonces al café, que acepta ron y puros.
cuba-lesson-once-round--most-points = El coche está con María, que está inactiva. Tienes 9 pesos, 1 unidad de ron y 1 unidad de puros. El peón de Ana está en la aduana; el de Luis, en la iglesia.
    .task = Consigue en este turno todos los puntos de victoria que puedas.
    .wrong-conchita = El café da 4 puntos de victoria, y aún tienes 5 pesos. Este turno se puede jugar mejor.

cuba-lesson-stingy-landlady = De visita en casa de Ana
    .aim = Buscas el turno en que más ventaja sacas a Ana.
    .closing = Por tu visita, Ana recibe solo 1 punto. Los 4 del café lo compensan: compara lo que la visita te da a ti con lo que da a Ana, en lugar de evitarla sin más.
cuba-lesson-stingy-landlady--furthest-ahead = El coche está en el puerto. Tienes 3 pesos, 1 unidad de ron y 1 unidad de puros. Ana posee el café y la destilería.
    .task = Saca a Ana toda la ventaja que puedas en este turno.
    .wrong-casino = Son 2 puntos de victoria de María, 1 del casino y nada para Ana: ganas 3 de ventaja. Se puede conseguir más diferencia.

cuba-lesson-last-word = La última palabra
    .aim = Buscas la mejor manera de terminar una partida.
    .closing = Con la madera también habría terminado la partida, pero por 1 punto de victoria en lugar de 4. Y tu caña de azúcar valía más a bordo que en tu mano: al final, 3 mercancías dan solo 1 punto de victoria.
cuba-lesson-last-word--largest-lead = Es el séptimo barco y pide 1 unidad de caña de azúcar, con el valor en 4. Tienes 28 puntos de victoria y 1 unidad de cada: caña de azúcar, cítricos y madera. Ana tiene 31 puntos de victoria y ninguna mercancía.
    .task = Termina la partida con la mayor ventaja sobre Ana.
    .wrong-wood = La partida ha terminado por 29 a 31: la madera da 1, y las 2 mercancías que conservas no dan nada.
    .wrong-past = La partida ha terminado por 29 a 31: tus 3 mercancías dan 1 punto de victoria.

cuba-lesson-empty-purse = Calderilla
    .aim = Buscas la mayor cantidad de pesos en un turno.
    .closing = Tu banco con Alonso y el periódico con tu peón: dos edificios en un turno. Que además pongas o no boca abajo a un ciudadano no cambia los pesos que tienes.
cuba-lesson-empty-purse--most-pesos = Tienes 2 pesos y posees el banco. El peón de Ana está en el casino; el de Luis, en la destilería.
    .task = Termina este turno con todos los pesos que puedas.
    .wrong-trading-office = Así tienes 4 pesos. Se puede conseguir un poco más.
    .wrong-claim = El casino es tuyo, pero solo tienes 3 pesos. Se puede conseguir más.

cuba-lesson-too-far-for-ana = Demasiado lejos para Ana
    .aim = Impides a Ana una gran carga y sales ganando.
    .closing = Con el valor en 4, el barco zarpa cuando pasas de largo por el puerto. Las mercancías de Ana tienen que esperar a otro barco, al coche le falta casi una vuelta para llegar al puerto, y los 2 puntos de victoria de María son tuyos.
cuba-lesson-too-far-for-ana--keep-ana-away = El valor es 4. Ana tiene 6 unidades que el barco pide, por 24 puntos de victoria, pero solo 1 peso. Ana no debe cargar nada en este barco, ni ahora ni en el turno siguiente, que es el suyo.
    .task = Impide que Ana cargue y consigue todos los puntos que puedas.
    .wrong-miguel = Ana no puede llegar ahora al puerto: le falta 1 peso. Pero no has conseguido ningún punto de victoria.
    .wrong-harbour = En esta ronda de carga, Ana carga sus 6 unidades por 24 puntos de victoria.

cuba-lesson-gift-horse = A caballo regalado
    .aim = Buscas los puntos de victoria que nadie puede impedirte.
    .closing = Si tanto Ana como Luis daban un peso, tenías 3, lo que cuesta un punto de victoria en el casino. Si Ana daba en cambio un punto de victoria, ya lo tenías sin el casino. De un modo u otro, 1 era seguro.
cuba-lesson-gift-horse--most-points = La siguiente parada es El Zorro. Tienes 1 peso, y tu peón está en el casino. Ana tiene 3 pesos y 9 puntos de victoria; Luis, 2 pesos y nada más.
    .task = Consigue todos los puntos que puedas, te den lo que te den.
    .wrong-unspent = Ahora tienes 3 pesos, pero ningún punto de victoria.

cuba-lesson-one-cane-short = Todo el ron
    .aim = Buscas la mayor cantidad de ron en un turno.
    .closing = De cada mercancía hay 8 unidades. Ana y Luis tenían 6 de ron, así que en la reserva solo había 2, por mucha caña de azúcar que trajeras. El resto de tu caña de azúcar espera otra visita.
cuba-lesson-one-cane-short--most-rum = El barco pide 3 unidades de ron; Ana tiene 3 y Luis, otras tantas. Tienes 2 unidades de caña de azúcar y ni un peso. La siguiente parada es José.
    .task = Termina este turno con todo el ron que puedas.
    .wrong-one = Eso es 1 unidad de ron, y te quedan 3 unidades de caña de azúcar. Se puede conseguir un poco más.
    .no-all = Tienes 4 unidades de caña de azúcar, pero mira cuánto ron queda en la reserva.

cuba-lesson-three-for-the-road = Tres para el camino
    .aim = Buscas el turno en que más ventaja sacas a Ana.
    .closing = No todos los barcos merecen una carga: tu caña de azúcar habría dado 4, pero el tabaco de Ana, 12. Has pasado de largo con el valor en 4, el barco ha zarpado, y María y el casino te han dado 3 puntos de victoria.
cuba-lesson-three-for-the-road--furthest-ahead = El valor es 4. El barco pide 1 unidad de caña de azúcar, que tienes tú, y 3 unidades de tabaco, que tiene Ana. También tienes 4 pesos.
    .task = Saca a Ana toda la ventaja que puedas, haga lo que haga.
    .wrong-deliver = A tus 4 puntos de victoria les siguen 12 para Ana.

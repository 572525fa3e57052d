## The harbour.

### Delivery round

cuba-lesson-delivery-round = La ronda de carga
    .aim = Juegas una ronda de carga entera, de la primera unidad a la última persona que pasa.
    .closing = Empieza quien ha ido hasta el puerto y se sigue en sentido horario, cada vez 1 tipo, vuelta tras vuelta. Cada unidad da lo que dice la bandera. Quien pasa ya no participa. Si todo el mundo ha pasado, sube el valor; si todos los dados muestran un 0, el barco zarpa.
cuba-lesson-delivery-round--to-the-harbour = Jugáis cuatro: tú, Ana, Luis y Rosa. El barco pide 2 unidades de caña de azúcar, 4 de cítricos y 1 de ron. Quien va con el coche hasta el puerto empieza una ronda de carga para toda la mesa.
    .task = Ve con el coche hasta el puerto.
    .wrong-past = Has pasado de largo por el puerto: no hay ronda de carga, y el valor ha subido a 4. El puerto es la siguiente parada.
cuba-lesson-delivery-round--fruit = Empiezas tú y se sigue en sentido horario. Cada vez se carga 1 tipo, hasta lo que muestre su dado. El valor es 3: cada unidad da 3 puntos de victoria en el acto.
    .task = Carga tus 2 unidades de cítricos.
    .wrong-rum = El ron también da 3, pero puede esperar: nadie más tiene ron. Carga antes los cítricos, que Luis también tiene.
    .wrong-pass = Pasar es definitivo: ya no participas en esta ronda y conservas tus 2 unidades de cítricos. Cárgalas.
    .no-three = El barco pide 4 unidades, pero tienes 2.
    .no-two-rum = Tienes 1 unidad de ron, y el barco no pide más.
    .no-none = No cargar nada es pasar. Si es lo que quieres, pasa.
cuba-lesson-delivery-round--no-cane = Ana ha cargado 2 unidades de caña de azúcar por 6 puntos de victoria; Luis, 1 de cítricos por 3. Rosa solo tiene tabaco, que el barco no pide, y ha tenido que pasar. A Luis le quedan 2 unidades de caña de azúcar.
    .task = ¿Por qué no las ha cargado Luis?
    .option-die-at-zero = el dado de la caña de azúcar muestra un 0
    .option-kept = Luis las guarda para un valor mejor
    .option-two-kinds = en una ronda de carga solo se carga 1 tipo
    .why-kept = Se puede hacer, pasando. Pero mira el dado de la caña de azúcar: ¿qué muestra?
    .why-two-kinds = Cada vez 1 tipo, pero te vuelve a tocar. Mira el dado de la caña de azúcar.
cuba-lesson-delivery-round--rum = A quien no ha pasado le vuelve a tocar, vuelta tras vuelta. El barco aún pide 1 unidad de ron, y tú la tienes. Después, nadie tendrá nada que pida.
    .task = Carga tu ron.
    .wrong-pass = Pasar es definitivo: ya no participas y la ronda acaba. El ron quizá dé 4 la próxima vez, si nadie trae ron antes. Cárgalo ahora.
cuba-lesson-delivery-round--still-wanted = La ronda ha acabado. El barco aún pide algo, así que se queda, y el valor es ahora 4. En el puerto no mueves el peón ni usas ningún edificio. Lo que has cargado ha vuelto a la reserva.
    .task = Mira la mercancía que el barco aún pide.
cuba-lesson-delivery-round--send-off = La misma ronda de nuevo, pero ahora tienes 3 unidades de cítricos. Así, entre toda la mesa hay todo lo que el barco pide. Cuando todos los dados muestran un 0, zarpa en el acto.
    .task = Ve con el coche hasta el puerto y haz zarpar el barco.
    .wrong-rum-kept = Falta el ron. Has pasado, así que el barco se queda y el valor sube a 4.
    .wrong-two-laps = Puedes volver a cargar el mismo tipo en otra vuelta. Pero falta el ron, y por eso el barco se queda.

### Wood delivery

cuba-lesson-wood-delivery = Cargar madera
    .aim = Cargas madera en lugar de una mercancía que el barco pide, y aprendes qué límites tiene.
    .closing = La madera va en lugar de un tipo de mercancía que el barco pida, hasta lo que muestre su dado. Cada unidad da 1 punto de victoria, sea cual sea la bandera. En una misma carga no se mezcla con otra mercancía ni se reparte entre tipos. Solo Miguel da madera.
cuba-lesson-wood-delivery--both-at-once = Solo tienes madera, 2 unidades. La madera puede ir en lugar de cualquier tipo que el barco pida: tú dices cuál. Cada unidad da 1 punto de victoria, aunque el valor sea 3.
    .task = Ve hasta el puerto y pon a 0 un dado que muestre un 2.
    .wrong-two-kinds = Dos cargas para dos tipos, una tras otra: está permitido. Pero ninguno de los dados que mostraban un 2 ha quedado a 0. En una misma carga, la madera no se puede repartir entre tipos.
cuba-lesson-wood-delivery--too-much = La misma mesa otra vez. El dado limita la madera igual que cualquier mercancía, y el dado del tabaco muestra un 1.
    .task = Ve al puerto e intenta cargar 2 de madera en lugar de tabaco.
    .no-unwanted = El dado de los cítricos muestra un 0: no hay nada que la madera pueda sustituir.
    .no-left-out = El dado de los puros se ha apartado, así que este barco no los pide.
    .no-as-wood = Ningún dado pide madera. Di en lugar de qué tipo la cargas.
    .no-three = Tienes 2 unidades de madera, y el dado del ron muestra un 2. Ni tu madera ni el dado llegan a 3.
cuba-lesson-wood-delivery--next-lap = La madera y la caña de azúcar no pueden ir en una misma carga. Pero la ronda de carga da varias vueltas: a quien no ha pasado le vuelve a tocar. Tienes 1 unidad de cada una, y el valor es 3.
    .task = Ve hasta el puerto y pon a 0 el dado de la caña de azúcar.
    .wrong-wood-kept = La caña de azúcar te ha dado 3 puntos de victoria. La madera daría 1 más, y el dado aún no está a 0.
    .no-not-cane = La madera no cuenta como caña de azúcar, así que de esta tienes 1 unidad, no 2.
cuba-lesson-wood-delivery--send-off = La madera puede completar un barco. Este solo pide 2 unidades de ron, el valor es 4, y Ana tiene ese ron. Tú tienes 3 unidades de madera. Cuando todos los dados muestran un 0, el barco zarpa en el acto.
    .task = Haz zarpar el barco con madera antes de que Ana cargue nada.
    .wrong-one-wood = Una unidad de menos: Ana ha cargado una unidad de ron por 4 puntos de victoria antes de que te volviera a tocar.
    .wrong-past = Son 2 puntos de victoria, de María, y el barco también ha zarpado. Pero esta vez hazlo con madera, en el puerto.
    .wrong-pass = Has pasado, y Ana ha cargado 2 unidades de ron por 8 puntos de victoria.

### Harbour pass

cuba-lesson-harbour-pass = Pasar de largo por el puerto
    .aim = Haces subir el valor, pasando de largo por el puerto o pasando en la ronda de carga, y ves cuándo zarpa el barco.
    .closing = Si pasas de largo por el puerto, no hay ronda de carga y el valor sube una bandera. Si en el puerto pasa todo el mundo, también sube una bandera. Después del 4 el barco zarpa, pida lo que pida, y el valor vuelve a 2.
cuba-lesson-harbour-pass--drive-past = Cada unidad da ahora 2 puntos de victoria. Tienes 2 unidades de caña de azúcar y podrías cargarlas. Pero si pasas de largo por el puerto, no hay ronda de carga y el contador de valor avanza una bandera hacia la derecha.
    .task = Pasa de largo por el puerto y ve hasta María.
    .wrong-deliver-now = Son 4 puntos de victoria ahora, 2 por unidad. En la bandera siguiente, las mismas mercancías dan 6.
cuba-lesson-harbour-pass--all-pass = Hay otra forma de mover el contador de valor: ir hasta el puerto y pasar. Si todo el mundo pasa cuando el barco aún pide algo, el valor también sube una bandera.
    .task = Sube el valor a 4 y conserva tus 2 unidades de caña de azúcar.
    .wrong-one-sold = El valor es ahora 4, pero has cargado 1 unidad con el valor en 3. La tarea era conservar ambas.
cuba-lesson-harbour-pass--pass-is-final = Pasar es definitivo: ya no participas hasta que acaba la ronda. Ana tiene 1 unidad de ron y Luis, 2 unidades de tabaco; el barco pide ambas mercancías. El valor es 3.
    .task = Ve hasta el puerto, pasa enseguida y mira qué hacen Ana y Luis.
    .wrong-delivered = Son 6 puntos de victoria para ti. No te queda nada que cargar, así que la ronda sigue sin ti. Pero la tarea era pasar.
cuba-lesson-harbour-pass--send-off = Después del 4 viene la bandera a cuadros: el barco zarpa, pida lo que pida. Ana tiene 4 unidades de lo que pide. En una ronda de carga le darían 16 puntos de victoria.
    .task = Haz zarpar el barco: pasa de largo por el puerto, hasta María.
    .wrong-to-the-harbour = En el puerto hay ronda de carga. Ana carga mercancías por 16 puntos de victoria antes de que el barco zarpe.
cuba-lesson-harbour-pass--from-the-harbour = Lo mismo vale en el puerto: si todo el mundo pasa con el valor en 4, el barco zarpa. Solo tienes 1 unidad de puros, cuyo dado se ha apartado, y nadie más tiene mercancías. Quien no puede cargar tiene que pasar.
    .task = Haz zarpar el barco desde el puerto.

### Ship leaves

cuba-lesson-ship-leaves = Un barco zarpa
    .aim = Conoces todas las maneras en que puede zarpar un barco y cómo se fija la demanda siguiente.
    .closing = Un barco zarpa cuando todos sus dados muestran un 0 o el valor llega a la bandera a cuadros. El siguiente llega en el acto, con el valor en 2; sus dados, al final del turno. Quien tiene el turno lanza 5 dados y aparta 1.
cuba-lesson-ship-leaves--last-unit = El barco pide 2 unidades de caña de azúcar, que tienes tú, y 1 de ron, que tiene Ana. Con la última unidad zarpa, llega el siguiente y el valor vuelve a 2.
    .task = Ve al puerto, haz zarpar el barco y mira quién lanza los dados.
    .wrong-one-short = El barco aún pide 1 unidad de caña de azúcar y se queda. Esa unidad la tienes tú.
    .wrong-past = Si pasas de largo, no hay ronda de carga. El barco se queda, y el valor sube a 4.
cuba-lesson-ship-leaves--new-demand = Si el barco zarpa en tu turno, lo has hecho zarpar tú, cargue quien cargue la última unidad. Por eso fijas tú la nueva demanda: lanzas 5 dados y apartas 1. El barco no pedirá esa mercancía.
    .task = Lanza los dados y aparta uno: el barco debe pedir 5 en total.
    .wrong-rum = El dado del ron muestra un 0, así que se quedan todos los demás: el barco pide 8. Baja hasta 5.
    .no-black-four = Solo el dado de los cítricos tiene un 4. Los demás acaban en 3.
cuba-lesson-ship-leaves--customs = En otra partida, el barco solo pide tabaco, 3 unidades, y las tiene Ana: con este valor, 12 puntos de victoria. La aduana pone a 0 un dado, y allí lleva la flor roja de Conchita.
    .task = Haz zarpar el barco con la aduana.
    .wrong-casino = El barco aún pide tabaco, y las 3 unidades de Ana darían 12. La aduana está libre.
    .wrong-unused = Tu peón está en el sitio adecuado. Ahora usa la aduana; si no, el barco espera el tabaco de Ana.
cuba-lesson-ship-leaves--turn-goes-on = El valor es 4. Si pasas de largo por el puerto, el barco zarpa en el acto, pero tu turno sigue como siempre. Los dados del siguiente barco se lanzan al final.
    .task = Ve hasta José y convierte en ron sus 2 unidades de caña de azúcar.
    .wrong-maria = El barco ha zarpado, y los 2 puntos de victoria de María son tuyos. Pero el ron se hace con la caña de azúcar de José.
    .wrong-one-rum = El barco ha zarpado, pero has hecho solo 1 unidad de ron. Convierte en ron las dos unidades de caña de azúcar.
cuba-lesson-ship-leaves--white-buildings = El barco pide 1 unidad de tabaco, y el valor es 4. Pedro, la siguiente parada, da 2 unidades de tabaco. Dos de los edificios bajo una flor blanca, como la suya, pueden hacer zarpar el barco; vale cualquiera.
    .task = Ve con el coche hasta Pedro y haz zarpar el barco.
    .wrong-newspaper = El periódico da un peso, y el barco se queda esperando el tabaco de Ana. Mira los otros dos edificios bajo una flor blanca.
    .wrong-price-down = Ahora el valor es 3, y el barco se queda. La bandera a cuadros está al otro lado.
cuba-lesson-ship-leaves--four-zeros = Un barco ha zarpado, y te toca lanzar los dados. Saldrán 4 ceros y un solo 2. Si los 4 dados del nuevo barco muestran un 0, no tiene nada que esperar y también zarpa en el acto.
    .task = Lanza los dados y elige de modo que este barco zarpe.
    .wrong-rum = Ahora el barco pide 2 unidades de puros y espera. Aparta el dado que muestra el 2.
cuba-lesson-ship-leaves--who-rolls = Una ronda más: vas hasta el puerto y cargas tu caña de azúcar. Ana no tiene nada, y Luis carga el ron. Es la última unidad, y el barco zarpa.
    .task = ¿Quién fija la nueva demanda?
    .option-luis = Luis, por la última unidad
    .option-you = tú, porque es tu turno
    .option-after-luis = quien va después de Luis
    .why-luis = La última unidad no es lo que cuenta. ¿Quién ha ido hasta el puerto?
    .why-after-luis = Aún no ha acabado ningún turno. ¿Quién ha ido hasta el puerto?
    .shown-you-roll = Luis ha recibido 3 puntos de victoria por la última unidad, y eres tú quien lanza los dados.

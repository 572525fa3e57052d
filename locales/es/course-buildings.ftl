## Pawn and buildings.

### The pawn

cuba-lesson-the-pawn = El peón
    .aim = Ves adónde puede ir tu peón —misma flor, sitio libre, otro edificio— y quién sale ganando.
    .closing = El edificio tiene que estar bajo la flor del ciudadano, sin otro peón, y no puede ser aquel en el que está el tuyo. Una ficha de propiedad no cierra el paso a nadie, pero quien posee el edificio recibe 1 punto de victoria si terminas allí tu turno.
cuba-lesson-the-pawn--to-miguel = Miguel, el leñador, da 2 unidades de madera. Su flor es azul, y bajo flores azules hay tres edificios: la fábrica de tabacos, el mercado negro y el banco. Tenlos presentes.
    .task = Ve con el coche hasta Miguel.
    .wrong-pablo = Ese es Pablo: te has pasado 1 parada, y su flor es amarilla.
cuba-lesson-the-pawn--occupied = Primera regla: un solo peón por edificio. El peón de Ana está en la fábrica de tabacos.
    .task = Intenta mover tu peón a la fábrica de tabacos.
cuba-lesson-the-pawn--stay = Segunda regla: el peón tiene que moverse. El tuyo está en el mercado negro, que sí está bajo una flor del color adecuado.
    .task = Intenta quedarte en el mercado negro.
    .no-no-pawn = Tampoco puedes renunciar a mover el peón: después de visitar a Miguel es obligatorio.
cuba-lesson-the-pawn--other-flower = Tercera regla: decide la flor. La iglesia está libre, pero está bajo una flor amarilla, y la de Miguel es azul.
    .task = Intenta mover tu peón a la iglesia.
    .no-newspaper = Dos motivos a la vez: el periódico está bajo una flor blanca, y en él está el peón de Luis.
cuba-lesson-the-pawn--to-the-bank = Queda el banco. Lleva una ficha de propiedad de Ana, pero una ficha no cierra el paso a nadie: solo lo hace un peón.
    .task = Mueve tu peón al banco.
cuba-lesson-the-pawn--owner = Ahora estás de visita en casa de Ana. Puedes usar su edificio como cualquier otro. Fíjate en lo que recibe Ana al final de tu turno.
    .task = Usa el banco.
    .wrong-unused = Ana recibe el punto de victoria igualmente: lo que cuenta es que tu peón está allí. Solo te pierdes los 2 pesos.
cuba-lesson-the-pawn--still-there = Al acabar tu turno, Ana ha recibido 1 punto de victoria. Después, Luis se ha apropiado del café. Tu peón sigue en el banco, pero no da más puntos a Ana: solo cuenta el final de tu propio turno.
    .task = Mira uno de los dos edificios que ya pertenecen a alguien.

### When the pawn stays

cuba-lesson-pawn-exceptions = Cuando el peón se queda
    .aim = Ves los 4 casos en que tu peón se queda, y en qué 2 de ellos puedes usar el edificio donde está.
    .closing = El Zorro, el puerto, un ciudadano inactivo, ningún edificio libre: en estos 4 casos tu peón se queda. Con El Zorro y sin edificio libre puedes usar el edificio donde está. Si pertenece a otra persona, esta recibe 1 punto de victoria en los 4 casos.
cuba-lesson-pawn-exceptions--at-el-zorro = Después del viaje, el peón tiene que moverse, con 4 excepciones. Ya conoces la primera: con El Zorro se queda, y puedes usar otra vez el edificio donde está. El tuyo está en el banco.
    .task = Ve con el coche hasta El Zorro y usa el banco.
    .wrong-unused = Está permitido, pero el banco tiene 2 pesos para ti, aunque tu peón no se haya movido.
    .no-move = Con El Zorro no se mueve ningún peón. El tuyo está en el banco, y ese es tu edificio para este turno.
cuba-lesson-pawn-exceptions--at-the-harbour = Segunda excepción: el puerto. Quien va hasta allí con el coche empieza una ronda de carga, que tiene su propia lección. Tu peón se queda, y no usas ningún edificio.
    .task = Ve hasta el puerto y, cuando te toque, carga algo o pasa.
    .wrong-past = Esa es María: has pasado de largo por el puerto, y tras visitarla tu peón tiene que moverse. El puerto es la siguiente parada, y es gratis.
    .no-use = Tras un viaje al puerto cargas o pasas, pero no usas ningún edificio. El banco tiene que esperar.
    .no-move = Tras un viaje al puerto, tu peón se queda en el banco. Tú solo cargas o pasas.
cuba-lesson-pawn-exceptions--inactive = Tercera excepción: el periódico ha puesto boca abajo a un ciudadano, que queda inactivo; ahora, José. Quien para allí no recibe nada, deja el peón donde está y no usa ningún edificio.
    .task = Ve con el coche hasta José y mira cómo acaba tu turno.
    .wrong-martinez = Ese es Martínez, que está activo: pagas 1 peso, recibes 3 y tienes que mover el peón. Esta vez, visita a José.
cuba-lesson-pawn-exceptions--owner = Ni caña de azúcar, ni movimiento del peón, ni edificio. Pero tu turno ha acabado con tu peón en el banco, y el banco pertenece a Ana.
    .task = ¿Qué ha recibido Ana?
    .option-nothing = nada, porque no has usado el banco
    .option-a-point = 1 punto de victoria
    .option-a-peso = 1 peso
    .why-nothing = No importa si usas el edificio. Cuenta dónde está tu peón cuando acaba tu turno.
    .why-a-peso = Quien posee un edificio no recibe pesos, sino algo que cuenta al final de la partida.
cuba-lesson-pawn-exceptions--nothing-free = Cuarta: ningún edificio libre. Bajo flores rojas, como la de Conchita, ya hay peones: el de Ana en el café, el de Luis en la aduana y el tuyo en el casino. El tuyo se queda, y puedes usar el casino.
    .task = Visita a Conchita y vende 1 punto de victoria por 3 pesos.
    .wrong-unused = Tu peón tenía que quedarse, pero tú podías usar el casino: allí, 1 punto de victoria da 3 pesos.
    .wrong-too-many = Han sido 2 puntos de victoria por 6 pesos. La tarea era vender solo 1.
    .no-move = Esta vez no se mueve el peón: bajo una flor roja no hay ningún otro edificio libre. El tuyo ya está en el casino.
cuba-lesson-pawn-exceptions--another-flower = Ahora también está Rosa. En los 3 edificios bajo una flor roja hay peones de las demás personas. El tuyo está en el banco, bajo una azul: se queda, y puedes usar el banco sea cual sea su flor.
    .task = Ve con el coche hasta Conchita y recibe los 2 pesos del banco.
    .wrong-unused = Está permitido, pero el banco te habría dado 2 pesos, aunque su flor sea azul.
    .no-move = El peón de Rosa está en el casino, y los otros 2 edificios bajo una flor roja también están ocupados. El tuyo se queda en el banco.
cuba-lesson-pawn-exceptions--which-two = El Zorro, el puerto, un ciudadano inactivo, ningún edificio libre: ya has visto los 4 casos.
    .task = ¿En qué 2 de ellos puedes usar el edificio donde está tu peón?
    .option-harbour-inactive = en el puerto y con un ciudadano inactivo
    .option-zorro-nothing-free = con El Zorro y sin ningún edificio libre
    .option-zorro-harbour = con El Zorro y en el puerto
    .why-harbour-inactive = Es justo al revés: esos son los 2 en que no usas ningún edificio.
    .why-zorro-harbour = Con El Zorro, sí. Pero en el puerto solo cargas o pasas.

### Bank and church

cuba-lesson-bank-and-church = Banco e iglesia
    .aim = Usas los dos edificios más sencillos y ves que usarlos es siempre cosa tuya.
    .closing = El banco da 2 pesos; la iglesia, 1 punto de victoria. Usas un edificio si quieres, y solo una vez por visita. Si allí no puedes hacer nada, tu turno acaba sin más.
cuba-lesson-bank-and-church--church = El edificio más sencillo de todos: en la iglesia recibes 1 punto de victoria. Está bajo una flor amarilla, y amarilla es la flor de José, la siguiente parada.
    .task = Ve hasta José y consigue 1 punto de victoria en la iglesia.
    .wrong-sawmill = En el aserradero se usa madera. No tienes, así que no había nada que usar y tu turno ha acabado. La iglesia sirve siempre.
    .wrong-unused = Tu peón está en la iglesia, pero has dejado allí el punto de victoria. Usa la iglesia.
cuba-lesson-bank-and-church--once = Una visita, un uso: con eso tu turno ha acabado, y ahora le toca a Ana.
    .task = Intenta usar la iglesia por segunda vez.
cuba-lesson-bank-and-church--bank = Otra mesa. En el banco recibes 2 pesos. Tienes 1 peso, Martínez da 3, y el banco está bajo una flor azul como la suya.
    .task = Ve hasta Martínez y termina tu turno con 6 pesos.
    .wrong-cigar-factory = En la fábrica de tabacos se usa tabaco. No tienes, así que tu turno ha acabado allí con 4 pesos. El banco da 2 más.
    .wrong-unused = Así te quedas con 4 pesos. Tu peón está en el banco, donde puedes recibir 2 más.
cuba-lesson-bank-and-church--not-twice = Esta vez tu peón ya está en el banco. No puede quedarse allí por 2 pesos más: antes tiene que ir a otro edificio, y en un turno posterior puede volver.
    .task = Ve hasta Martínez y mueve tu peón a otro edificio.
    .no-stay = Tu peón ya está allí, así que tiene que ir a otro edificio. El mercado negro y la fábrica de tabacos están libres.
cuba-lesson-bank-and-church--your-choice = Un edificio lo usas solo si quieres. El café te daría 2 puntos de victoria por tu unidad de ron. Pero el barco también la pide, y ahora cada unidad da 4 en el puerto.
    .task = Visita a Conchita, mueve tu peón al café y conserva el ron.
    .wrong-sold = Son 2 puntos de victoria. En el puerto, la misma unidad de ron daría 4, así que esta vez renuncia a usar el café.

### Distillery and cigar factory

cuba-lesson-distillery-and-cigars = Destilería y fábrica de tabacos
    .aim = Conviertes caña de azúcar en ron y tabaco en puros, tanto como quieras.
    .closing = La destilería convierte caña de azúcar en ron; la fábrica de tabacos, tabaco en puros: 1 por 1, tanto como quieras, pero al menos 1 unidad. Lo que no hay en la reserva no se puede hacer.
cuba-lesson-distillery-and-cigars--rum = El barco pide 3 unidades de ron, pero no caña de azúcar. La destilería convierte caña de azúcar en ron, 1 por 1, tanta como quieras. Tienes 2 unidades de caña de azúcar, y José da 2 más.
    .task = Visita a José y termina con exactamente 3 unidades de ron.
    .wrong-all-of-it = Ahora las 4 unidades son de ron, y el barco pide 3. Conserva 1 unidad de caña de azúcar: quizá la pida el próximo barco.
    .wrong-unused = Tienes 4 unidades de caña de azúcar y nada de ron. En la destilería, convierte 3 en ron.
    .no-none = Usar un edificio tiene que cambiar algo: se convierte al menos 1 unidad. Si no quieres cambiar nada, renuncia.
    .no-five = Con las 2 unidades de José tienes 4 unidades de caña de azúcar. No puedes convertir más.
cuba-lesson-distillery-and-cigars--cigars = La fábrica de tabacos hace lo mismo con el tabaco. Aquí está bajo una flor azul, como la de Martínez. Tienes 3 unidades de tabaco, y este barco pide 3 unidades de puros.
    .task = Ve con el coche hasta Martínez y haz 3 unidades de puros.
    .wrong-bank = Son 5 pesos en total, pero ningún puro. Los puros se hacen en la fábrica de tabacos, bajo una flor del mismo color.
    .no-four = Tienes 3 unidades de tabaco, así que puedes hacer hasta 3 unidades de puros.
cuba-lesson-distillery-and-cigars--short-supply = Tu peón está en la fábrica de tabacos y tienes 3 unidades de tabaco. Pero en el juego solo hay 8 unidades de puros: Ana tiene 4 y Luis, 3. En la reserva queda 1.
    .task = Intenta hacer 3 unidades de puros.
    .shown-one = Así sí: 1 unidad es lo que queda en la reserva, y conservas 2 unidades de tabaco.
cuba-lesson-distillery-and-cigars--which-good = Tu peón sigue en la fábrica de tabacos. Además de tabaco tienes 2 unidades de caña de azúcar.
    .task = ¿Qué podrías hacer aquí con la caña de azúcar?
    .option-cigars = convertirla en puros
    .option-rum = convertirla en ron
    .option-nothing = nada
    .why-cigars = Los puros se hacen con tabaco, y la fábrica de tabacos no admite otra cosa.
    .why-rum = Eso se hace en la destilería. Solo puedes usar el edificio en el que está tu peón.
    .no-distillery = Tu peón está en la fábrica de tabacos, no en la destilería. Solo puedes usar el edificio en el que está.

### Black market and sawmill

cuba-lesson-market-and-sawmill = Mercado negro y aserradero
    .aim = Cambias una mercancía por otra, y conviertes madera en un punto de victoria y un peso.
    .closing = En el mercado negro cambias 1 mercancía por 1 de otro tipo; la madera ni se da ni se toma. En el aserradero devuelves 1 unidad de madera por visita y recibes 1 punto de victoria y 1 peso. Los barcos también aceptan madera, pero solo en una ronda de carga.
cuba-lesson-market-and-sawmill--swap = En el mercado negro cambias 1 mercancía por 1 de otro tipo de la reserva. Tienes 2 unidades de caña de azúcar, que el barco no pide. Lo que sí pide es 1 unidad de ron.
    .task = Visita a Miguel y cambia 1 unidad de caña de azúcar por 1 de ron.
    .wrong-fruit = Puedes hacer ese cambio, pero el dado de los cítricos muestra un 0: este barco no los pide. Toma ron.
    .wrong-tobacco = No está mal: el barco también pide 1 unidad de tabaco. Pero esta vez toma ron.
cuba-lesson-market-and-sawmill--no-wood = Miguel te ha dado 2 unidades de madera, y tu peón está en el mercado negro. ¿Se puede cambiar madera allí?
    .task = Intenta cambiar 1 unidad de madera por 1 unidad de ron.
    .no-take-wood = El mercado negro tampoco da madera. Solo la da Miguel.
    .no-same-kind = La mercancía que tomas tiene que ser de un tipo distinto al de la que devuelves.
    .no-no-tobacco = No tienes tabaco que devolver, solo caña de azúcar y madera.
cuba-lesson-market-and-sawmill--sawmill = En el aserradero devuelves 1 unidad de madera y recibes 1 punto de victoria y 1 peso. Allí lleva la flor amarilla de Pablo. De Pablo puedes tomar 1 mercancía, cualquiera menos madera.
    .task = Visita a Pablo, elige y devuelve madera en el aserradero.
    .wrong-church = La iglesia también da 1 punto de victoria, pero ningún peso. Y en el aserradero tu madera habría servido de algo.
cuba-lesson-market-and-sawmill--how-much = Has llegado con 2 unidades de madera. En el aserradero has devuelto 1 a cambio de 1 punto de victoria y 1 peso, y tu turno ha acabado.
    .task = ¿Qué da una visita al aserradero con 5 unidades de madera?
    .option-five = 5 puntos de victoria y 5 pesos
    .option-one = 1 punto de victoria y 1 peso
    .option-up-to-five = lo que quieras, hasta 5 de cada cosa
    .why-five = Mira lo que ha ocurrido: tenías 2 unidades de madera, y al final aún te quedaba 1.
    .why-up-to-five = Así es en la destilería y en la fábrica de tabacos. En el aserradero, solo 1 unidad por visita.

### Café and casino

cuba-lesson-cafe-and-casino = Café y casino
    .aim = Consigues puntos de victoria con ron, puros y pesos, y pesos con puntos de victoria.
    .closing = El café da 2 puntos de victoria por 1 unidad de ron y otros 2 por 1 unidad de puros, nunca por 2 del mismo tipo. En el casino cambias 3 pesos por 1 punto de victoria o 1 punto de victoria por 3 pesos, cuantas veces quieras, pero en un solo sentido por visita.
cuba-lesson-cafe-and-casino--one-of-each = En el café devuelves 1 unidad de ron, 1 unidad de puros o 1 de cada, y recibes 2 puntos de victoria por cada una. Su flor es roja, como la de María, y María da 2 puntos de victoria.
    .task = Ve hasta María y consigue 6 puntos de victoria en este turno.
    .wrong-rum-alone = Son 2 de María y 2 por el ron. Devuelve también tu unidad de puros y serán 6.
    .wrong-cigars-alone = Son 2 de María y 2 por los puros. Devuelve también 1 unidad de ron y serán 6.
cuba-lesson-cafe-and-casino--many = Son 2 puntos de victoria de María y 4 del café, por 1 unidad de cada tipo. La segunda unidad de ron sigue siendo tuya: el café no podía aceptarla.
    .task = ¿Cuánto daría el café si tuvieras 3 unidades de ron y 3 de puros?
    .option-twelve = 12 puntos de victoria
    .option-four = 4 puntos de victoria
    .option-six = 6 puntos de victoria
    .why-twelve = Eso serían las 6 unidades. El café acepta como máximo 1 de cada tipo.
    .why-six = Eso serían 3 unidades. Con 2 tipos y 1 unidad de cada, es menos.
cuba-lesson-cafe-and-casino--no-cigars = Esta vez tu peón está en el café, y tienes 2 unidades de ron y nada de puros.
    .task = Intenta devolver 1 unidad de ron y 1 unidad de puros.
    .shown-rum-alone = Solo con ron sí se puede: 1 unidad por 2 puntos de victoria.
cuba-lesson-cafe-and-casino--buy = El casino vende puntos de victoria a 3 pesos cada uno, tantos como puedas pagar. Está bajo una flor roja, y tienes 7 pesos.
    .task = Ve hasta Conchita y compra todos los puntos que puedas.
    .wrong-one = Aún tienes 4 pesos. Te alcanza para otro punto de victoria.
    .no-three = Por 3 puntos de victoria tendrías que pagar 9 pesos, y tienes 7. Te alcanza para 2.
cuba-lesson-cafe-and-casino--sell = El casino también compra puntos de victoria, a 3 pesos cada uno. En tu próximo turno quieres avanzar 5 paradas. Eso costará 4 pesos, y tienes 1.
    .task = Visita a Conchita y vende solo los puntos que hagan falta.
    .wrong-two = Ahora tienes 7 pesos, y bastan 4. Ha sido 1 punto de victoria de más.
    .no-nine = Tienes 8 puntos de victoria, así que no puedes vender 9. Para 4 pesos necesitas muchos menos.
    .no-none = Usar un edificio tiene que cambiar algo. Vende al menos 1 punto de victoria o renuncia.

### Customs house and trading office

cuba-lesson-customs-and-trading-office = Aduana y Oficina
    .aim = Cambias lo que pide el barco: anulas una demanda y cubres otra desde la ciudad.
    .closing = La aduana pone a 0 un dado del barco, y nadie puntúa. En la Oficina, 1 unidad, nunca de madera, da 2 puntos de victoria, y su dado baja 1. Un barco nuevo no tiene dados hasta que acaba tu turno: hasta entonces no sirven ni la una ni la otra.
cuba-lesson-customs-and-trading-office--cancel = El barco pide 3 unidades de tabaco. Cada unidad da ahora 3 en el puerto, y Ana tiene las 3 que pide: serían 9 puntos de victoria. La aduana pone a 0 un dado del barco.
    .task = Ve con el coche hasta Conchita y anula la demanda de tabaco.
    .wrong-sugar = El barco sigue pidiendo las 3 unidades de tabaco de Ana, pero ya no pide caña de azúcar, y tú la tienes. Elige el dado del tabaco.
    .wrong-unused = Está permitido, pero entonces el dado del tabaco sigue mostrando un 3, y Ana puede conseguir 9 puntos de victoria.
cuba-lesson-customs-and-trading-office--at-zero = La misma mesa, con tu peón en la aduana. El dado de los cítricos ya muestra un 0, y el de los puros se ha apartado.
    .task = Intenta anular la demanda de cítricos.
    .no-fifth-die = El dado de los puros no está en el barco, sino junto al tablero, fuera del alcance de la aduana.
    .no-wood = La madera no tiene dado: solo va en lugar de otras mercancías.
cuba-lesson-customs-and-trading-office--from-town = En la Oficina cargas 1 unidad sin ir al puerto. Da siempre 2 puntos de victoria, sea cual sea el valor. El barco pide solo 1 unidad de ron.
    .task = Ve con el coche hasta Pedro y carga tu ron en la Oficina.
    .wrong-sugar = También son 2 puntos de victoria. Pero el barco pide 2 unidades de caña de azúcar y solo 1 de ron, así que el ron corre más prisa.
    .wrong-tobacco = También son 2 puntos de victoria. Pero el barco pide 3 unidades de tabaco y solo 1 de ron, así que el ron corre más prisa.
    .no-wood = La Oficina no acepta madera. Solo puede cargarse en una ronda de carga.
    .no-fruit = El dado de los cítricos muestra un 0, y además no tienes cítricos.
    .no-cigars = El dado de los puros se ha apartado, así que este barco no los pide. Tampoco tienes.
cuba-lesson-customs-and-trading-office--last-demand = Este barco ya solo pide 1 unidad de tabaco. Pedro da 2. Cuando todos los dados muestran un 0, el barco zarpa, y quien tiene el turno lanza los dados del siguiente.
    .task = Visita a Pedro y haz zarpar el barco desde la Oficina.
    .wrong-unused = El barco sigue ahí y pide 1 unidad de tabaco. Tienes 2, así que carga 1 en la Oficina.
    .wrong-dearer = Ahora el tabaco daría 4, pero solo a quien lo cargue primero, y Ana también tiene tabaco. Cárgalo en la Oficina.
    .no-cane = El dado de la caña de azúcar muestra un 0: la Oficina solo acepta lo que el barco aún pide.
cuba-lesson-customs-and-trading-office--no-dice-yet = El valor es 4: si pasas ahora de largo por el puerto, el barco zarpa. El siguiente recibe sus dados cuando acaba tu turno; hasta entonces, la aduana no tiene ningún dado que cambiar.
    .task = Sigue viaje hasta María y mueve tu peón a la aduana.
    .wrong-cafe = En el café ocurre lo mismo, porque no tienes ron ni puros. Pero compruébalo en la aduana.
    .wrong-harbour = En el puerto hay ronda de carga. Ve 1 parada más allá, hasta María: tienes el peso que cuesta.

### The harbour office

cuba-lesson-harbour-office = La oficina portuaria
    .aim = Subes y bajas el valor, y así haces zarpar un barco.
    .closing = La oficina portuaria mueve el contador de valor una bandera, pero nunca por debajo del 2. Desde el 4 va a la bandera a cuadros: el barco zarpa, y tú lanzas los dados del siguiente. Sirve incluso cuando el nuevo barco aún no tiene dados.
cuba-lesson-harbour-office--raise = El valor dice cuántos puntos de victoria da una unidad en el puerto: ahora, 2. Tienes 2 unidades de caña de azúcar que el barco pide. La oficina portuaria mueve el contador una bandera a derecha o izquierda.
    .task = Ve con el coche hasta Pedro y sube el valor.
    .wrong-trading-office = Son 2 puntos de victoria por 1 unidad ahora, y el valor sigue en 2. Súbelo en la oficina portuaria.
cuba-lesson-harbour-office--floor = Tu peón está en la oficina portuaria, y el valor es 2. Ana tiene mercancías para este barco, y no quieres que le den mucho. ¿Podría bajar más el valor?
    .task = Intenta mover el contador de valor hacia la izquierda.
cuba-lesson-harbour-office--lower = Ahora el valor es 4. Ana tiene 4 unidades que el barco pide: 16 puntos de victoria. Las banderas son 2, 3 y 4, y después viene la bandera a cuadros, en la que el barco zarpa.
    .task = Visita a Pedro y baja el valor a 3.
    .wrong-up = A la derecha del 4 está la bandera a cuadros, así que el barco ha zarpado. Para que el valor sea 3, mueve el contador hacia la izquierda.
cuba-lesson-harbour-office--send-off = La misma mesa otra vez. Si el contador va del 4 a la bandera a cuadros, el barco zarpa en el acto, pida lo que pida. Luego el valor vuelve a 2, y tú lanzas los dados del siguiente barco.
    .task = Visita a Pedro y haz zarpar el barco.
    .wrong-unused = El barco sigue ahí, y el valor es 4. Las 4 unidades de Ana pueden darle 16 puntos de victoria.
    .wrong-down = El barco sigue ahí, y con el valor en 3 las 4 unidades de Ana pueden darle 12 puntos de victoria. Mueve el contador hacia la derecha.
cuba-lesson-harbour-office--next-price = El valor es 4. Si pasas de largo por el puerto, el barco zarpa y el siguiente empieza en 2. No recibe sus dados hasta que acaba tu turno, pero sí tiene un valor, y lo puedes subir.
    .task = Haz zarpar el barco 1 y sube a 3 el valor del barco 2.
    .wrong-harbour = En el puerto, tu peón se queda en la iglesia y el valor se queda en 2. Pasa de largo, hasta un ciudadano cuya flor lleve a la oficina portuaria.
    .wrong-maria = El barco ha zarpado y el valor es 2. Pero después de visitar a María tu peón no puede ir a la oficina portuaria. Puedes pagar un viaje más largo.
    .wrong-unused = El barco ha zarpado y el valor es 2. Tu peón está en el sitio adecuado: sube el valor.
    .no-down = El nuevo barco empieza en 2, y el valor nunca baja de ahí. Mueve el contador hacia la derecha.

### The newspaper

cuba-lesson-newspaper = El periódico
    .aim = Dejas inactivo a un ciudadano y ves exactamente cuánto dura.
    .closing = El periódico da 1 peso, y puedes poner boca abajo a 1 ciudadano. Quien para con él no recibe nada, no mueve el peón ni usa ningún edificio. En cuanto el coche deja atrás la parada, el ciudadano vuelve a estar activo.
cuba-lesson-newspaper--conchita = El periódico da 1 peso, y además puedes poner boca abajo a 1 ciudadano, que queda inactivo. Después de ti, Ana puede llegar hasta El Zorro o, por 1 peso, hasta Conchita.
    .task = Visita a Pedro y pon boca abajo a Conchita.
    .wrong-peso-alone = Solo el peso: está permitido. Pero Conchita sigue activa y tiene cítricos para Ana.
    .wrong-unused = Está permitido, pero te has perdido el peso, y Conchita sigue activa.
    .wrong-zorro = Así Ana se quedaría sin El Zorro. Pero esta vez pon boca abajo a Conchita.
cuba-lesson-newspaper--active-again = Ana ha parado con Conchita de todos modos: sin cítricos, sin mover el peón, sin edificio. Después, Luis ha seguido hasta Miguel.
    .task = ¿Está Conchita otra vez activa?
    .option-not-yet = no: el periódico aún tiene que darle la vuelta
    .option-left-behind = sí, desde que el coche la ha dejado atrás
    .option-at-the-stop = sí, desde que Ana ha parado allí
    .why-not-yet = El periódico solo pone boca abajo. Es el coche el que vuelve a activar a los ciudadanos.
    .why-at-the-stop = En ese momento, todavía no: ha seguido boca abajo mientras el coche estaba allí.
cuba-lesson-newspaper--drive-over = También puedes dejar atrás a un ciudadano inactivo sin parar. Su parada cuenta y cuesta como siempre, y después vuelve a estar activo. Ahora el inactivo es Miguel.
    .task = Deja atrás a Miguel y ve hasta Pablo.
    .wrong-miguel = Era gratis, pero no te ha dado nada: ni madera, ni movimiento del peón, ni edificio. Y Miguel sigue boca abajo hasta que el coche se vaya.
cuba-lesson-newspaper--already-down = Tu peón está en el periódico. Miguel, a 3 paradas, sigue boca abajo desde un turno anterior.
    .task = Intenta poner boca abajo a Miguel otra vez.
    .shown-pedro = Con Pedro sí se puede: puede haber varios ciudadanos inactivos a la vez, también aquel con el que está el coche.
cuba-lesson-newspaper--once-round = El coche está con Pedro, a quien Luis ha puesto boca abajo. En cuanto el coche arranca, Pedro vuelve a estar activo: aún puedes conseguir en este turno sus 2 unidades de tabaco. Tienes 9 pesos.
    .task = Da la vuelta completa, otra vez hasta Pedro.
    .wrong-martinez = Falta 1 parada: ese es Martínez, con sus 3 pesos. La vuelta completa son 10 paradas, y tus 9 pesos alcanzan justo.

## Mesa y preparación

cuba-ruling-r01 = Juegan 2, 3 o 4 personas, siempre con las mismas reglas: el mismo tablero, las mismas mercancías, el mismo comienzo y 7 barcos. Ningún reglamento nombra cambios.
    .title = ¿Cambia algo según cuántas personas juegan?
cuba-ruling-r02 = Quien empieza se indica en la preparación; si no, se sortea con la misma probabilidad para cada persona. El orden de los asientos es fijo durante toda la partida. Los reglamentos no dan ningún método.
    .title = ¿Cómo se decide quién empieza?
cuba-ruling-r03 = Las paradas se numeran del 0 al 9 en el sentido de la marcha: la 0 es la de la flecha y la 9 es el puerto. Los 9 ciudadanos se reparten al azar por las paradas 0 a 8, boca arriba. El reparto es público y no cambia.
    .title = ¿Qué ciudadano está en qué parada?
cuba-ruling-r04 = Hay 12 espacios, 3 bajo cada color de flor, y los edificios se reparten al azar. Importa solo el color, no los vecinos: los peones se mueven por colores y nunca por distancia.
    .title = ¿Qué edificio está bajo qué flor?
cuba-ruling-r05 = Pedro y Alonso, blanca; Miguel y Martínez, azul; María y Conchita, roja; José y Pablo, amarilla; El Zorro, sin color. Los reglamentos confirman solo las de Pedro, Alonso, Miguel y El Zorro, y una reseña la de José; las demás las hemos completado con 2 por color. Quien tenga la caja puede cambiarlas. La flor roja de Miguel en el reglamento ruso contradice a los otros 3.
    .title = ¿Qué flor lleva cada ciudadano?
cuba-ruling-r06 = Los valores no los conocemos: solo están en los dibujos. El programa cuenta los pesos y los puntos de victoria como simples números, y nada en la partida depende de las monedas sueltas.
    .title = ¿Qué valor tienen monedas y fichas de puntos?
cuba-ruling-r07 = Los pesos y los puntos de victoria no se acaban nunca; si hace falta, se usa otra cosa en su lugar. Solo son limitadas las mercancías: los reglamentos no ponen límite a nada más.
    .title = ¿Pueden agotarse los pesos o los puntos?
cuba-ruling-r08 = De las demás personas no ves ni las mercancías (tampoco la madera), ni los pesos, ni los puntos de victoria. Todo lo demás está a la vista: la reserva, los dados, las piezas, los peones, las propiedades y cada jugada. Todos los reglamentos quieren que la puntuación sea secreta.
    .title = ¿Qué es secreto y qué está a la vista?
cuba-ruling-r09 = Entre las personas de la mesa nada cambia de manos, salvo con El Zorro. Puedes tener cualquier cantidad. Lo que ninguna regla prevé no ocurre.
    .title = ¿Se puede comerciar entre personas?
cuba-ruling-r10 = Lanza y elige la persona a la derecha de quien empieza, que es la última en jugar la primera ronda. Si juegan 2, es la otra persona.
    .title = ¿Quién fija la demanda del primer barco?
cuba-ruling-r11 = No tiene efecto en la partida. El programa puede mostrarla arriba a la izquierda, como en el reglamento alemán, que es el original.
    .title = ¿En qué esquina va la ficha de propiedad?

## El turno y el coche

cuba-ruling-r12 = El orden es este: pagar y mover el coche; acción del ciudadano o ronda de carga; mover el peón; usar el edificio; punto de propiedad; nueva demanda, si ha zarpado un barco; siguiente persona. Es el orden del texto. Solo es elección nuestra que el punto de propiedad vaya antes de la nueva demanda: importa únicamente si 4 ceros hacen zarpar el séptimo barco.
    .title = ¿En qué orden va un turno?
cuba-ruling-r13 = El coche avanza de 1 a 10 paradas. Con 10 da una vuelta completa hasta la misma parada y cuesta 9 pesos; más no es posible, y 0 tampoco. Los reglamentos no ponen límite, pero una segunda vuelta llegaría a las mismas paradas por más dinero.
    .title = ¿Hasta dónde puede ir el coche?
cuba-ruling-r14 = No. Con 2 pesos llegas como máximo a la tercera parada: siempre 1 parada más que los pesos que tienes, y nunca más de 10. La parada gratis es siempre posible. Los pesos que recibas más tarde en el turno no ayudan, porque no hay crédito.
    .title = ¿Se puede viajar sin dinero suficiente?
cuba-ruling-r15 = Primero se paga todo el viaje. Después el coche va parada a parada: el ciudadano inactivo que deja atrás vuelve a estar activo, y al pasar de largo por el puerto el contador de valor avanza en ese momento. Así ocurre también sobre la mesa.
    .title = ¿Qué ocurre durante el viaje, y cuándo?
cuba-ruling-r16 = Pasa de largo solo el coche que llega al puerto y sigue en el mismo viaje. Salir del puerto no cuenta. Con 10 paradas desde el puerto, el coche termina en él; con 10 desde cualquier otra parada, pasa de largo 1 vez.
    .title = ¿Qué es pasar de largo por el puerto?
cuba-ruling-r17 = Zarpa en ese momento, antes de que el viaje continúe y antes de la acción del ciudadano. El viaje sigue como se ha pagado, y la nueva demanda espera al final del turno. El reglamento alemán dice que ocurre en el acto.
    .title = ¿Cuándo zarpa un barco durante el viaje?
cuba-ruling-r18 = No puede ocurrir. En 10 paradas, el coche o bien pasa de largo 1 vez por el puerto o bien termina en él. Por eso, en cada ronda de carga el barco tiene dados, y al menos uno está por encima de 0.
    .title = ¿Pasar de largo y parar en un mismo viaje?

## Ciudadanos

cuba-ruling-r19 = Pedro, María, José, Martínez, Conchita y Miguel dan lo suyo sin preguntar. Renunciar nunca ayuda, así que no hay nada que elegir.
    .title = ¿Se puede rechazar lo que da un ciudadano?
cuba-ruling-r20 = Recibes lo que haya: 2, 1 o 0 unidades. El reglamento ruso se puede leer como que no recibes nada; jugamos como en el alemán.
    .title = ¿Y si la reserva no tiene bastante?
cuba-ruling-r21 = Dan en sentido horario, empezando por la izquierda de quien tiene el turno. Dan a la vista, y cada persona ve lo que se ha dado antes. Es el orden de todo lo demás en el juego.
    .title = El Zorro: ¿en qué orden se da?
cuba-ruling-r22 = Elige quien da, y también qué mercancía: 1 peso, 1 mercancía que no sea madera o 1 punto de victoria, de lo que tenga. La elección es suya por completo.
    .title = El Zorro: ¿quién elige lo que se da?
cuba-ruling-r23 = Quien no tiene pesos, ni puntos de victoria, ni otra mercancía que madera no da nada. La madera no se da nunca, aunque sea lo único. Quien tiene alguna de las 3 cosas tiene que dar.
    .title = El Zorro: ¿y quien no tiene nada?
cuba-ruling-r24 = Cada regalo llega en el acto a quien tiene el turno. Por eso ya sirve en el edificio de ese mismo turno: la acción del ciudadano va antes que la del edificio.
    .title = El Zorro: ¿cuándo llegan los regalos?
cuba-ruling-r25 = No. Cada persona que puede dar da 1 cosa, y a quien tiene el turno no se le pregunta. La obligación es de quienes dan, y un regalo nunca perjudica.
    .title = El Zorro: ¿se puede renunciar a los regalos?
cuba-ruling-r26 = El peón se queda, y el edificio en el que está se puede usar 1 vez. Si el peón no está en el tablero, no se usa ninguno, sea en la ronda que sea. La razón de la primera ronda vale también más tarde.
    .title = El Zorro: ¿qué edificio se usa?
cuba-ruling-r27 = Eliges cualquier mercancía que aún quede en la reserva, menos madera. Si solo queda madera o no queda nada, no recibes nada. Solo se elige entre lo que hay.
    .title = Pablo: ¿y si falta una mercancía?
cuba-ruling-r28 = Apropiarse de un edificio no cuesta nada. El reglamento italiano habla de comprar, pero tampoco nombra una cantidad.
    .title = Alonso: ¿cuesta dinero apropiarse?
cuba-ruling-r29 = Te apropias de 1 edificio, o usas 1 vez uno propio, o ninguna de las dos cosas. Nunca ambas. Las 2 opciones son permisos, no obligaciones.
    .title = Alonso: ¿hay que elegir una opción?
cuba-ruling-r30 = Solo puedes apropiarte de un edificio sin ninguna ficha de propiedad. Una segunda no cambiaría nada y se perdería.
    .title = Alonso: ¿2 fichas de propiedad en un edificio?
cuba-ruling-r31 = Como máximo 3 fichas de propiedad por persona. Una vez puesta, la ficha de propiedad ni se mueve ni se quita: ninguna regla la devuelve.
    .title = Alonso: ¿cuántos edificios, y para siempre?
cuba-ruling-r32 = Sí, los peones no impiden apropiarse de un edificio. Después puedes llevar allí tu peón, si el color y la ocupación lo permiten. Un peón que ya estaba allí te da un punto de victoria solo cuando la persona a la que pertenece termina un turno en ese edificio.
    .title = Alonso: ¿vale un edificio ocupado?
cuba-ruling-r33 = Sí, sea de quien sea el peón que esté allí, también el tuyo. El reglamento alemán nombra a cualquier persona, y los demás no lo prohíben.
    .title = Alonso: ¿usar mi edificio si está ocupado?
cuba-ruling-r34 = Sí, si tu peón puede ir allí: flor blanca, libre y distinto de donde está. Son 2 usos, uno con Alonso y otro con el peón, porque son 2 permisos distintos.
    .title = Alonso: ¿el mismo edificio 2 veces?
cuba-ruling-r35 = El edificio se usa antes de mover el peón y no da punto de propiedad: los puntos vienen de los peones al final del turno, y el edificio es tuyo. El peón tiene que moverse aunque renuncies a las 2 opciones.
    .title = Alonso: ¿cuándo, y con punto de propiedad?
cuba-ruling-r36 = Tu peón se mueve igualmente. Cuenta si el ciudadano estaba activo cuando llegó el coche, y el resto del turno sigue con su flor. El periódico vale para las paradas que vengan después.
    .title = ¿Y si el periódico deja inactivo a Alonso?

## Puerto, carga y madera

cuba-ruling-r37 = Empieza quien tiene el turno y se sigue en sentido horario; cada vez se carga un tipo de mercancía o se pasa. La ronda de carga da las vueltas que haga falta y se salta a quienes han pasado. Pasar es definitivo, pero solo para esa ronda de carga.
    .title = ¿Cómo avanza la ronda de carga?
cuba-ruling-r38 = Cargas desde 1 unidad hasta lo que tengas y el barco pida; puede ser menos de lo posible. También puedes pasar pudiendo cargar, incluso si has llevado tú el coche al puerto. Cargar 0 no es cargar: es pasar.
    .title = ¿Hay que cargar todo lo posible?
cuba-ruling-r39 = Sí, mientras el barco lo siga pidiendo. El límite de un tipo de mercancía vale para cada carga.
    .title = ¿Se puede repetir la misma mercancía?
cuba-ruling-r40 = Con todos los dados a 0, la ronda de carga termina en el acto, el barco zarpa y el contador de valor no avanza por ello. Si todo el mundo ha pasado y queda demanda, el contador de valor avanza una bandera, aunque nadie haya cargado nada; desde el 4, el barco zarpa.
    .title = ¿Cómo termina una ronda de carga?
cuba-ruling-r41 = Cuenta la bandera en el momento de cargar. Dentro de una ronda de carga no cambia, porque nada mueve el contador de valor.
    .title = ¿Qué bandera cuenta al cargar?
cuba-ruling-r42 = La madera va en lugar de un solo tipo de mercancía que el barco pida, unidad por unidad; tú dices cuál. Como máximo cargas las que muestre ese dado, que baja lo mismo. Cada una da 1 punto de victoria. Así lo muestra el ejemplo del reglamento.
    .title = Madera: ¿en lugar de qué, y cuánta?
cuba-ruling-r43 = Puedes cargar desde 1 unidad hasta el número del dado, como siempre. No mezclar vale para una sola carga: en vueltas posteriores, cualquiera puede cargar la propia mercancía o más madera.
    .title = Madera: ¿hay que cubrir toda la demanda?
cuba-ruling-r44 = No. La madera solo va en lugar de una mercancía cuyo dado en el barco muestre al menos un 1. Con un 0 no hay nada que sustituir.
    .title = Madera: ¿también con el dado a 0?
cuba-ruling-r45 = La madera se carga solo en rondas de carga, no en la Oficina. Aparte de eso vale en el aserradero y en el recuento final. Los reglamentos la excluyen por su nombre en los demás sitios.
    .title = ¿Dónde más vale la madera?
cuba-ruling-r46 = No cuesta nada: Miguel da 2 unidades gratis. Así lo dice el original, y el texto de Miguel la da sin coste en todos los idiomas.
    .title = ¿Cuesta algo la madera?
cuba-ruling-r47 = El peón se queda donde está, o fuera del tablero, y no se usa ningún edificio, tampoco si el barco ha zarpado. El punto de propiedad se da igualmente.
    .title = ¿Qué hace el peón tras el puerto?

## El peón y el punto de propiedad

cuba-ruling-r48 = Puede ir a cualquiera de los 3 edificios del color, si no hay allí otro peón y no es el edificio en el que ya está. Tiene que ir, aunque el ciudadano no haya dado nada y aunque no quieras usar el edificio. Una ficha de propiedad no es obstáculo.
    .title = ¿Adónde puede ir el peón?
cuba-ruling-r49 = Cuando en cada uno de los 3 edificios del color hay otro peón o está el tuyo. Entonces tu peón se queda donde está, o fuera del tablero. Los reglamentos lo dicen de formas distintas, pero se juega igual.
    .title = ¿Cuándo no queda ningún edificio libre?
cuba-ruling-r50 = El edificio en el que está tu peón, sea cual sea su flor. Si está fuera del tablero, no usas ninguno. La excepción no exige ningún color.
    .title = Sin edificio libre: ¿cuál se usa?
cuba-ruling-r51 = Como máximo 1 vez por visita, o ninguna. La acción forma parte de la visita.
    .title = ¿Cuántas veces se usa un edificio?
cuba-ruling-r52 = No. Lo que no cambia nada no es un uso: convertir 0 unidades, cambiar 0 en el casino, la aduana con un dado a 0 o el contador de valor hacia la izquierda desde el 2. No se distinguiría de no usarlo.
    .title = ¿Se puede usar un edificio sin efecto?
cuba-ruling-r53 = Al final de cada turno se mira dónde está el peón de quien lo ha jugado: si el edificio pertenece a otra persona, esta recibe 1 punto de victoria. Vale también tras el puerto, El Zorro, un ciudadano inactivo o un peón sin sitio. Da igual si el edificio se ha usado o el peón se ha movido; los demás peones no dan nada. La parte B es más precisa que el texto de Alonso.
    .title = ¿Cuándo se da el punto de propiedad?

## Edificios

cuba-ruling-r54 = Desde 1 unidad hasta lo que tengas, pero no más de lo que la reserva tenga de ron o de puros. Un cambio a partes iguales necesita los 2 lados.
    .title = ¿Cuánto convierten destilería y fábrica de tabacos?
cuba-ruling-r55 = Cambias 1 unidad de una de las 5 mercancías por 1 unidad de otra de ellas que quede en la reserva. Ninguna es madera, y los tipos son distintos. Si no hay ningún cambio posible, no puedes usarlo.
    .title = Mercado negro: ¿qué se cambia por qué?
cuba-ruling-r56 = Puedes devolver 1 unidad de puros por 2 puntos de victoria, 1 de ron por 2, o 1 de cada por 4. Es la letra del reglamento.
    .title = Café: ¿qué se puede devolver?
cuba-ruling-r57 = Uno de los dados del barco que muestre al menos un 1; el dado apartado no se toca. No da puntos de victoria. Si todos quedan a 0, el barco zarpa.
    .title = Aduana: ¿qué dado vale?
cuba-ruling-r58 = O pagas 3 pesos por cada punto de victoria que tomas, o devuelves puntos de victoria y tomas 3 pesos por cada uno. Al menos 1 y hasta lo que tengas, en un solo sentido por uso. Los reglamentos dicen «o».
    .title = Casino: ¿en los 2 sentidos a la vez?
cuba-ruling-r59 = Una bandera hacia la derecha desde el 2, el 3 o el 4; una hacia la izquierda desde el 3 o el 4. A la derecha del 4 está la bandera a cuadros, y el barco zarpa. También vale mientras el nuevo barco no tiene dados.
    .title = Oficina portuaria: ¿adónde va el contador?
cuba-ruling-r60 = Exactamente 1 mercancía, no madera, cuyo dado en el barco muestre al menos un 1. Son 2 puntos de victoria con cualquier bandera, y el dado baja 1. Si todos quedan a 0, el barco zarpa.
    .title = Oficina: ¿cuánto, y por cuántos puntos?
cuba-ruling-r61 = Recibes 1 peso y, si quieres, pones boca abajo a 1 ciudadano activo: cualquiera, también aquel con el que está el coche y también El Zorro. El peso sin dejar a nadie inactivo es posible; al revés, no.
    .title = Periódico: ¿qué ciudadano?
cuba-ruling-r62 = Sí, puede haber varios inactivos a la vez, porque nada limita su número. El periódico no puede volver a poner boca arriba a uno inactivo: solo pone boca abajo.
    .title = ¿Puede haber varios ciudadanos inactivos?
cuba-ruling-r63 = No hay acción del ciudadano, no se usa ningún edificio y el peón se queda donde está. El punto de propiedad se da igualmente. Los ciudadanos no tienen un edificio propio, así que no se usa ninguno.
    .title = ¿Y si paras con un ciudadano inactivo?
cuba-ruling-r64 = Cuando el coche lo deja atrás, al pasar por su parada o al salir de ella; mientras el coche está allí, el ciudadano sigue inactivo. Con la redacción española se juega igual: en ese turno no se usa el periódico, y el siguiente empieza con el coche en marcha.
    .title = ¿Cuándo vuelve a estar activo un ciudadano?
cuba-ruling-r65 = Está permitido. El ciudadano vuelve a estar activo en cuanto el coche sale en el turno siguiente. Por eso, una vuelta completa de 10 paradas ya lo encuentra activo.
    .title = ¿Dejar inactivo al ciudadano junto al coche?
cuba-ruling-r66 = Hasta que el coche lo deja atrás, pasen los turnos que pasen. El original no pone plazo, y en los 4 reglamentos depende del coche.
    .title = ¿Cuánto tiempo sigue inactivo un ciudadano?

## Barcos y demanda

cuba-ruling-r67 = Los barcos se numeran del 1 al 7, y la ficha de barco señala el que está en el puerto. Cuando zarpa el barco 7, la ficha de barco no va a ningún sitio: la partida ha terminado.
    .title = ¿Cómo se cuentan los barcos?
cuba-ruling-r68 = En el acto: la ficha de barco avanza 1 espacio y el contador de valor vuelve al 2. Los dados llegan al final del turno.
    .title = ¿Qué ocurre en cuanto zarpa un barco?
cuba-ruling-r69 = Hasta entonces el nuevo barco no tiene dados y no pide nada. No se puede cargar nada, y la aduana y la Oficina no se pueden usar; la oficina portuaria sí mueve el contador de valor. Los dados anteriores eran del barco que ha zarpado.
    .title = ¿Qué pide el barco antes de la tirada?
cuba-ruling-r70 = No: un barco tiene la demanda cubierta solo con sus 4 dados puestos. Tampoco puede llegar el contador de valor otra vez a la bandera a cuadros en el mismo turno. Por eso, antes de la nueva tirada zarpa como máximo 1 barco por turno.
    .title = ¿Zarpa un barco que no tiene dados?
cuba-ruling-r71 = Siempre quien tiene el turno, también si la última carga es de otra persona. Todos los casos que nombran los reglamentos ocurren en su turno y por sus actos.
    .title = ¿Quién ha hecho zarpar el barco?
cuba-ruling-r72 = Al final del turno, después del punto de propiedad, se lanzan los 5 dados. Quien tiene el turno aparta uno cualquiera, y los otros 4 quedan en el barco como han salido. Da igual en qué espacio quede cada uno, y puede haber dados a 0.
    .title = ¿Cómo se fija la nueva demanda?
cuba-ruling-r73 = Ese barco zarpa en el acto, porque su demanda está cubierta, y la misma persona lanza de nuevo para el siguiente. Se puede hacer a propósito, y vale también en la preparación. Si así zarpa el séptimo, la partida termina.
    .title = ¿Y si los 4 dados muestran un 0?

## Fin de la partida

cuba-ruling-r74 = No: la partida termina en ese instante. Del turno no ocurre nada más: ni viaje, ni ciudadano, ni peón, ni edificio, ni punto de propiedad. La ronda no se completa.
    .title = ¿Se completa el turno tras el séptimo barco?
cuba-ruling-r75 = Sí. Primero devuelves las mercancías y recibes los puntos de victoria; después se gira el dado y el barco zarpa. En la Oficina ocurre lo mismo.
    .title = ¿Puntúa la última carga?
cuba-ruling-r76 = Es automático: cuentan todas tus mercancías, también la madera, en cualquier mezcla, y por cada 3 recibes 1 punto de victoria. Te quedan 0, 1 o 2. Un punto de victoria vale más que cualquier desempate, así que cambiarlas nunca perjudica.
    .title = ¿Hay que cambiar las mercancías al final?
cuba-ruling-r77 = Cuentan las que quedan después de cambiarlas por puntos de victoria (0, 1 o 2), madera incluida. Las cambiadas ya han vuelto a la reserva.
    .title = ¿Qué mercancías cuentan en el empate?
cuba-ruling-r78 = La victoria se comparte entre quienes siguen en empate. Los demás puestos se ordenan igual: puntos de victoria, mercancías, pesos. Ningún reglamento da otro criterio.
    .title = ¿Y si el empate sigue?
cuba-ruling-r79 = No. Ni los edificios que posees ni las fichas de propiedad sin usar dan puntos de victoria, porque ningún reglamento los nombra.
    .title = ¿Valen algo los edificios al final?
cuba-ruling-r80 = No hay límite de turnos. En cada vuelta se para en el puerto o se pasa de largo por él, pero la oficina portuaria puede hacer retroceder el contador de valor. La partida termina solo con el séptimo barco.
    .title = ¿Hay un límite de turnos?

## Cómo se aplican las reglas

cuba-ruling-r81 = Cuando no hacer nada es la única posibilidad, ocurre solo y se anuncia: pasar sin nada que cargar, un edificio sin uso, nada que dar o que tomar, Alonso sin opciones, un peón sin sitio. No hay nada que decidir. Y no revela nada: todos los cambios son públicos, así que quien presta atención conoce lo que tiene cada persona.
    .title = ¿Qué ocurre sin preguntar?
cuba-ruling-r82 = Todo lo demás lo haces tú, aunque solo haya una posibilidad: avanzar la parada gratis, ir al único edificio libre, dar lo único que tienes o elegir entre cargar y pasar. Así ves y das cada paso del turno.
    .title = ¿Y si solo hay una posibilidad?
cuba-ruling-r83 = La tercera persona carga 1 unidad; el 2 del reglamento ruso es un error. Con la bandera del 3, 2 unidades darían 6 puntos de victoria, y haría falta un dado con un 5, que no existe.
    .title = ¿Cuántos cítricos hay en el ejemplo?
cuba-ruling-r84 = Hasta 999 pesos y 999 puntos de victoria por persona. Lo que pase de ahí se queda en 999, y un regalo a quien ya tiene 999 se pierde; lo que puedes hacer no depende de ello. Un programa necesita un límite, y las partidas ni se acercan: en 300 000 partidas al azar de 2 personas, el máximo fue de 249 pesos y 104 puntos de victoria.
    .title = ¿Hasta cuánto cuenta el programa?

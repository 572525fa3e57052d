### aim: objetivo

cuba-rule-aim-theme = Comercias en el puerto de Santiago de Cuba. Te ganas a la gente de la ciudad y a sus funcionarios para llenar los barcos que llegan.
    .title = De qué trata el juego
    .differs = El reglamento alemán habla de comerciantes; los reglamentos italiano, español y ruso, de intermediarios turbios que sobornan a funcionarios. No cambia nada en la partida.
cuba-rule-aim-collect-points = Intenta reunir más puntos de victoria que nadie. Los dan las mercancías que cargas en los barcos, algunos edificios y la visita a María, la bailarina.
    .title = Reunir puntos de victoria
cuba-rule-aim-points-hidden = Guardas tus puntos de victoria en fichas de puntos de victoria. El resto de la mesa no ve cuántos suman.
    .title = Puntos de victoria ocultos
    .differs = En los reglamentos alemán y español, las fichas de puntos de victoria están boca abajo delante de la pantalla; en el italiano, boca abajo detrás de ella. El ruso las pone detrás de la pantalla y no dice cómo. Aquí los puntos de victoria son secretos.

### components: componentes

cuba-rule-component-players = Juegan 2, 3 o 4 personas. La edad recomendada es a partir de 10 años.
    .title = Cuántas personas juegan
    .differs = Solo el reglamento alemán escribe el número en el texto. En el italiano, el español y el ruso se deduce de las 4 pantallas y los 4 peones.
cuba-rule-component-board-pieces = La caja trae 1 tablero, 1 coche, 1 ficha de barco y 1 contador de valor, de color azul.
    .title = Tablero, coche y contador
cuba-rule-component-buildings = Hay 12 piezas de edificio, todas distintas: banco, iglesia, destilería, fábrica de tabacos, mercado negro, aserradero, café, aduana, casino, oficina portuaria, Oficina y periódico.
    .title = Las 12 piezas de edificio
cuba-rule-component-citizens = Hay 9 piezas de ciudadano: Pedro, María, José, Martínez, Conchita, El Zorro, Miguel, Pablo y Alonso. Boca arriba, la pieza está activa; boca abajo, inactiva.
    .title = Las 9 piezas de ciudadano
cuba-rule-component-player-pieces = Hay 4 pantallas, 4 peones y 12 fichas de propiedad. A cada uno de los 4 colores le tocan 1 pantalla, 1 peón y 3 fichas de propiedad.
    .title = Piezas de cada color
    .differs = Los reglamentos italiano, español y ruso dan las 3 fichas de propiedad por color en la lista de componentes; el alemán las nombra solo en la preparación.
cuba-rule-component-dice = Hay 5 dados especiales de 6 caras: blanco, naranja, verde, rojo y negro.
    .title = Los 5 dados
cuba-rule-component-goods = Hay 48 mercancías, 8 unidades de cada tipo: caña de azúcar (blanca), cítricos (naranjas), tabaco (verde), ron (rojo), puros (negros) y madera.
    .title = Las 48 mercancías
cuba-rule-component-point-tokens = Hay 60 fichas de puntos de victoria. Junto a sus dibujos se leen las cantidades 10 y 20; los valores no los conocemos. El programa cuenta los puntos de victoria como números.
    .title = Fichas de puntos de victoria
    .differs = El reglamento alemán antepone la palabra «cada» al 10. El italiano, el español y el ruso dan 10 y 20 sin esa palabra.
cuba-rule-component-coins = Hay 36 monedas: 24 de un valor y 12 de otro. Los valores no los conocemos, y el programa cuenta los pesos como números.
    .title = Las 36 monedas
    .differs = Los reglamentos alemán e italiano las reparten en 24 y 12; el español y el ruso dan solo el total.

### setup: preparación

cuba-rule-setup-buildings-random = Mezcla las 12 piezas de edificio. Repártelas al azar por los 12 espacios de edificio que rodean la ciudad.
    .title = Edificios al azar
cuba-rule-setup-building-per-flower = Bajo cada una de las 12 flores del tablero queda exactamente 1 edificio.
    .title = Un edificio por flor
cuba-rule-setup-flowers-three-each = Las 12 flores del tablero son 3 amarillas, 3 azules, 3 rojas y 3 blancas.
    .title = Tres flores de cada color
    .differs = Los reglamentos italiano y ruso enumeran los colores. El alemán y el español dicen solo que la flor deja elegir entre 3 edificios.
cuba-rule-setup-citizens-random = Mezcla las 9 piezas de ciudadano. Ponlas boca arriba y al azar en los 9 espacios del centro del tablero.
    .title = Ciudadanos al azar
cuba-rule-setup-street-stops = La calle tiene 10 paradas. Las 9 estrellas blancas pertenecen cada una al ciudadano de al lado; la estrella amarilla es el puerto.
    .title = Las 10 paradas
cuba-rule-setup-street-circuit = La calle da la vuelta y se cierra. Después del puerto viene siempre la estrella blanca con la flecha, la primera por la izquierda.
    .title = La calle es un circuito
cuba-rule-setup-car-at-harbour = Solo hay 1 coche y lo mueve quien tiene el turno. Empieza en el puerto, sobre la estrella amarilla.
    .title = El coche, en el puerto
    .differs = Los reglamentos italiano, español y ruso dicen que toda la mesa comparte el coche. El alemán lo da por entendido.
cuba-rule-setup-ship-token-first = La ficha de barco empieza en el primer espacio del marcador de barcos. Señala el primero de los 7 barcos de la partida.
    .title = El primer barco
cuba-rule-setup-marker-on-two = El contador de valor empieza en la bandera del 2.
    .title = El contador empieza en 2
    .differs = El reglamento alemán añade que es la bandera de la izquierda; los reglamentos italiano, español y ruso nombran solo el número.
cuba-rule-setup-flag-values = Las banderas con número son 2, 3 y 4: los puntos de victoria por unidad cargada. Después del 4 viene la bandera a cuadros.
    .title = Valores de las banderas
cuba-rule-setup-supplies = Las monedas, las mercancías y las fichas de puntos de victoria esperan junto al tablero, en montones separados. Son la reserva.
    .title = La reserva
    .differs = Los reglamentos italiano, español y ruso piden un montón por tipo de mercancía y nombran la madera. El alemán separa solo las monedas de las mercancías.
cuba-rule-setup-colour = Elige un color y toma su pantalla, su peón y sus 3 fichas de propiedad. Las demás personas hacen lo mismo.
    .title = Cada persona, un color
cuba-rule-setup-pawn-off-board = Tu peón y tus fichas de propiedad empiezan delante de ti, fuera del tablero.
    .title = El peón empieza fuera
cuba-rule-setup-start-pesos = Empiezas la partida con { n-pesos }, igual que las demás personas.
    .title = Dinero inicial
cuba-rule-setup-start-points = Empiezas la partida con { n-points }, igual que las demás personas.
    .title = Puntos de victoria iniciales
cuba-rule-setup-start-goods = Toma de la reserva 1 unidad de caña de azúcar, 1 de tabaco y 1 de cítricos. Las demás personas reciben lo mismo.
    .title = Mercancías iniciales
cuba-rule-setup-example = Ejemplo: quien juega con el rojo empieza con 3 pesos, 2 puntos de victoria, 1 unidad de caña de azúcar, 1 de tabaco y 1 de cítricos. Su peón y sus fichas de propiedad aún no están en el tablero.
    .title = Ejemplo de comienzo
cuba-rule-setup-behind-screen = Guarda tus mercancías y tus pesos detrás de tu pantalla.
    .title = Detrás de la pantalla
    .differs = Los reglamentos alemán y español nombran mercancías y dinero; el italiano y el ruso ponen también los puntos de victoria detrás de la pantalla. Aquí todo eso es secreto.
cuba-rule-setup-start-player = Antes de jugar se decide quién empieza; los reglamentos no dicen cómo. Si no se indica, el programa lo sortea.
    .title = Quién empieza
cuba-rule-setup-first-roller = Los 5 dados del primer barco los lanza quien se sienta a la derecha de quien empieza.
    .title = Primera tirada
cuba-rule-setup-first-choice = Esa persona aparta 1 dado y pone los otros 4 en los espacios del barco grande. Cada dado conserva la cara que ha salido.
    .title = Primera demanda
    .differs = Al reglamento italiano le falta en la preparación que los dados conservan su cara; lo dice para los barcos siguientes. Se juega siempre así.
cuba-rule-dice-show-demand = El número de un dado del barco dice cuántas unidades de su mercancía pide todavía. Un 0 significa que no pide ninguna.
    .title = Los dados son la demanda
cuba-rule-dice-colour-is-good = Cada dado vale para la mercancía de su color: blanco, caña de azúcar; naranja, cítricos; verde, tabaco; rojo, ron; negro, puros. La madera no tiene dado.
    .title = Color y mercancía
cuba-rule-dice-fifth-no-demand = El quinto dado queda junto al tablero. Este barco no pide su mercancía, muestre el número que muestre.
    .title = El dado apartado
cuba-rule-dice-faces-standard = Los dados blanco, verde, rojo y negro tienen las caras 0, 1, 1, 2, 2 y 3.
    .title = Caras de cuatro dados
cuba-rule-dice-faces-orange = El dado naranja tiene las caras 0, 1, 2, 2, 3 y 4. El 4 ocupa el lugar de un segundo 1.
    .title = Caras del dado naranja

### turn: el turno

cuba-rule-turn-order = El primer turno es de quien empieza. Después se sigue en sentido horario, turno a turno, hasta el final de la partida.
    .title = Orden de los turnos
cuba-rule-turn-two-parts = Tu turno tiene 2 partes, en este orden. A: mueves el coche. B: usas un edificio con tu peón.
    .title = Las dos partes del turno

### drive: el coche

cuba-rule-drive-mandatory = En tu turno tienes que mover el coche. No puedes dejarlo donde está.
    .title = Mover el coche es obligatorio
cuba-rule-drive-clockwise = El coche avanza siempre en sentido horario y nunca retrocede.
    .title = Siempre hacia delante
cuba-rule-drive-distance = Tú decides cuántas paradas avanza el coche: como mínimo 1 y como máximo 10, que es una vuelta completa.
    .title = Hasta dónde llega el coche
cuba-rule-drive-cost = Ir a la siguiente parada es gratis. Cada parada más allá cuesta 1 peso: avanzar 4 paradas cuesta 3 pesos.
    .title = Coste del viaje
cuba-rule-drive-citizen-benefit = Parar con un ciudadano da casi siempre mercancías, puntos de victoria o pesos.
    .title = Qué dan los ciudadanos
    .differs = El reglamento ruso une las tres cosas con «y»; el alemán, el italiano y el español, con «o». Lo que recibes lo dice cada ciudadano.
cuba-rule-drive-example-cost = Ejemplo: ir con el coche desde María hasta Pedro cuesta 2 pesos, porque Pedro está 3 paradas más adelante.
    .title = Ejemplo de viaje

### citizens: los ciudadanos

cuba-rule-citizen-use-on-stop = Si el coche para con un ciudadano activo, su acción ocurre en el acto, antes de mover el peón.
    .title = La acción del ciudadano
cuba-rule-citizen-flower = Cada pieza de ciudadano lleva una flor. Aquí son blancas las de Pedro y Alonso, azules las de Miguel y Martínez, rojas las de María y Conchita, y amarillas las de José y Pablo; la de El Zorro no tiene color. Los reglamentos solo confirman las de Pedro, Alonso, Miguel y El Zorro.
    .title = Las flores de los ciudadanos
cuba-rule-flower-pedro = La flor de Pedro es blanca.
    .title = Flor de Pedro
cuba-rule-pedro = { $count ->
    [one] Pedro te da { $count } unidad de tabaco de la reserva.
   *[other] Pedro te da { $count } unidades de tabaco de la reserva.
}
    .title = Pedro da tabaco
cuba-rule-maria = María te da { n-points } de la reserva.
    .title = María da puntos
cuba-rule-jose = { $count ->
    [one] José te da { $count } unidad de caña de azúcar de la reserva.
   *[other] José te da { $count } unidades de caña de azúcar de la reserva.
}
    .title = José da caña de azúcar
cuba-rule-martinez = Martínez te da { n-pesos } de la reserva.
    .title = Martínez da pesos
cuba-rule-conchita = { $count ->
    [one] Conchita te da { $count } unidad de cítricos de la reserva.
   *[other] Conchita te da { $count } unidades de cítricos de la reserva.
}
    .title = Conchita da cítricos
cuba-rule-zorro-all-give = Si paras con El Zorro, cada una de las demás personas tiene que darte 1 cosa.
    .title = El Zorro: hay que dar
cuba-rule-zorro-giver-chooses = Quien da elige qué: 1 peso, 1 mercancía que no sea madera o 1 punto de victoria.
    .title = Elige quien da
cuba-rule-zorro-no-flower-colour = La flor de El Zorro no tiene color, así que no lleva a ningún edificio.
    .title = Flor de El Zorro
    .differs = El reglamento alemán la llama flor sin color; el italiano, el español y el ruso, transparente. Es lo mismo.
cuba-rule-zorro-pawn-stays = Con El Zorro no mueves tu peón: se queda donde está.
    .title = El Zorro: peón quieto
cuba-rule-zorro-use-again = Con El Zorro puedes usar otra vez el edificio en el que está tu peón.
    .title = El Zorro: edificio otra vez
cuba-rule-zorro-first-round = Si paras con El Zorro en la primera ronda, no usas ningún edificio: tu peón aún no está en el tablero.
    .title = El Zorro al principio
    .differs = El reglamento español dice que no puedes ir a ningún edificio; el alemán, el italiano y el ruso, que no puedes usar ninguno. Aquí no se puede ni lo uno ni lo otro.
cuba-rule-miguel = { $count ->
    [one] Miguel te da { $count } unidad de madera de la reserva.
   *[other] Miguel te da { $count } unidades de madera de la reserva.
}
    .title = Miguel da madera
cuba-rule-pablo = Toma de la reserva 1 mercancía a tu elección. No puede ser madera.
    .title = Pablo da lo que elijas
cuba-rule-supply-short = { $count ->
    [one] De cada mercancía solo hay { $count } unidad.
   *[other] De cada mercancía solo hay { $count } unidades.
} Lo que la reserva no tiene no se recibe; si tiene una parte, recibes esa parte.
    .title = Mercancías limitadas
    .differs = El reglamento ruso no da nada cuando la reserva no alcanza; el alemán, el italiano y el español hablan de mercancías agotadas. Aquí recibes lo que haya.
cuba-rule-alonso-one-option = Con Alonso eliges 1 de 2 opciones: apropiarte de un edificio o usar uno que ya posees. También puedes renunciar a ambas.
    .title = Alonso: una opción
cuba-rule-alonso-claim = Primera opción: te apropias de un edificio a tu elección. Pones encima una de tus fichas de propiedad, y no cuesta nada.
    .title = Apropiarse de un edificio
    .differs = El reglamento italiano habla de comprar, pero sin nombrar un coste; el alemán, el español y el ruso, de tomar o apropiarse. No se paga nada.
cuba-rule-alonso-claim-unowned = Solo puedes apropiarte de un edificio sin ficha de propiedad.
    .title = Solo edificios sin ficha
    .differs = Según los reglamentos alemán, italiano y español, el edificio no puede ser de otra persona; según el ruso, de nadie. Se juega como en el ruso.
cuba-rule-alonso-marker-corner = La ficha de propiedad va en la esquina superior izquierda de la pieza de edificio. En la partida no tiene efecto.
    .title = Dónde va la ficha
    .differs = Los reglamentos alemán e italiano dicen arriba a la izquierda; el ruso, arriba a la derecha; el español, una esquina superior.
cuba-rule-alonso-max-three = { $count ->
    [one] En toda la partida puedes poseer como máximo { $count } edificio.
   *[other] En toda la partida puedes poseer como máximo { $count } edificios.
}
    .title = Máximo de edificios propios
cuba-rule-alonso-use-own = Segunda opción: usa la acción de un edificio que ya lleva tu ficha de propiedad.
    .title = Usar un edificio propio
cuba-rule-alonso-use-occupied = Con Alonso puedes usar tu edificio aunque haya un peón en él, también si es el tuyo.
    .title = Edificio propio ocupado
    .differs = El reglamento alemán admite cualquier peón y el español incluye el tuyo; el italiano y el ruso nombran solo el de otra persona. Se juega con cualquiera.
cuba-rule-alonso-then-pawn = Después de Alonso mueves tu peón como siempre, a un edificio bajo una flor blanca. Ese edificio también lo puedes usar.
    .title = Después de Alonso
cuba-rule-alonso-example = Ejemplo: posees el banco y, en vez de apropiarte de otro edificio, lo usas y recibes 2 pesos. Luego llevas tu peón a un edificio bajo una flor blanca, que también puedes usar.
    .title = Ejemplo con Alonso
cuba-rule-flower-alonso = La flor de Alonso es blanca.
    .title = Flor de Alonso
cuba-rule-owner-point-visits = Cuando el peón de otra persona visita tu edificio, recibes 1 punto de victoria. Cuenta el final de su turno, como explica la parte B.
    .title = Visitas a tu edificio

### harbour: el puerto y la ronda de carga

cuba-rule-harbour-delivery-round = Si el coche para en el puerto, empieza en el acto una ronda de carga. Toda la mesa puede cargar mercancías en el barco.
    .title = Parar en el puerto
cuba-rule-delivery-order = Empieza a cargar quien tiene el turno y se sigue en sentido horario. La ronda de carga da tantas vueltas a la mesa como haga falta.
    .title = Orden de la ronda
cuba-rule-delivery-one-kind = Cada vez que te toca cargas un solo tipo de mercancía.
    .title = Un tipo cada vez
cuba-rule-delivery-own-goods = Cargas de tus propias mercancías, como mínimo 1 unidad. Si no cargas nada, pasas.
    .title = Cargar lo propio
cuba-rule-delivery-up-to-demand = Como máximo cargas lo que el barco pide de esa mercancía en ese momento. Lo que ya no pide no se puede cargar.
    .title = Hasta la demanda
cuba-rule-delivery-to-supply = Las mercancías cargadas vuelven a la reserva.
    .title = Vuelven a la reserva
    .differs = Al reglamento ruso le falta esta frase; se juega igual.
cuba-rule-delivery-die-lowered = Después de cada carga, gira enseguida el dado hasta la demanda que queda.
    .title = El dado baja
cuba-rule-delivery-points-at-once = Al cargar recibes tus puntos de victoria en ese mismo momento.
    .title = Puntos en el acto
cuba-rule-delivery-points-per-unit = Cada unidad cargada da 2, 3 o 4 puntos de victoria: el número de la bandera en la que está el contador de valor.
    .title = Puntos por unidad
    .differs = El reglamento italiano llama azules a las banderas; el alemán, el español y el ruso, al contador de valor. No tiene efecto.
cuba-rule-delivery-pass = Si no quieres o no puedes cargar, pasas.
    .title = Pasar
cuba-rule-delivery-pass-final = Si pasas, ya no participas en esta ronda de carga. En la próxima vuelves a participar.
    .title = Pasar es definitivo
cuba-rule-delivery-end-satisfied = En cuanto todos los dados del barco están a 0, la ronda de carga termina y el barco zarpa.
    .title = Demanda cubierta
cuba-rule-delivery-end-all-passed = La ronda de carga también termina cuando todo el mundo ha pasado y aún queda demanda. El barco sigue en el puerto.
    .title = Todo el mundo ha pasado
cuba-rule-delivery-marker-right = Si la ronda de carga termina porque todo el mundo ha pasado, el contador de valor avanza una bandera hacia la derecha.
    .title = El valor sube
cuba-rule-delivery-chequered = Si así el contador de valor llega desde el 4 a la bandera a cuadros, el barco zarpa en el acto, aunque le falten mercancías.
    .title = Hasta la bandera a cuadros
cuba-rule-harbour-no-building = Si has ido con el coche hasta el puerto, en ese turno no usas ningún edificio.
    .title = Puerto: sin edificio
cuba-rule-harbour-pawn-stays = Si has ido con el coche hasta el puerto, dejas tu peón donde está.
    .title = Puerto: peón quieto
cuba-rule-harbour-cross-no-delivery = Si el coche pasa de largo por el puerto, no hay ronda de carga.
    .title = Pasar de largo
cuba-rule-harbour-cross-marker = Cada vez que el coche pasa de largo por el puerto, el contador de valor avanza una bandera hacia la derecha.
    .title = De largo: el valor sube
    .differs = El reglamento ruso no dice cuántas banderas, solo que va a la derecha de la actual. Se juega con una.
cuba-rule-harbour-cross-chequered = Si al pasar de largo el contador de valor llega desde el 4 a la bandera a cuadros, el barco zarpa en el acto.
    .title = De largo: el barco zarpa
cuba-rule-delivery-example = Ejemplo con la bandera del 3: 2 unidades de cítricos dan 6 puntos de victoria, 2 de caña de azúcar dan 6, 1 de cítricos da 3 y 1 de ron da 3. Queda por cargar 1 unidad de cítricos, así que el dado naranja empezó en 4. El contador de valor avanza una bandera hacia la derecha.
    .title = Ejemplo de ronda
    .differs = En el reglamento ruso, la tercera persona carga 2 unidades de cítricos por 3 puntos de victoria; en el alemán, el italiano y el español, 1. Vale 1.
cuba-rule-delivery-example-laps = Si no has pasado, te vuelve a tocar. Entonces puedes cargar otro tipo de mercancía.
    .title = Otra vuelta

### wood: la madera

cuba-rule-wood-replaces-kind = Ningún dado pide madera, pero todos los barcos la aceptan. Va en lugar de un tipo de mercancía que el barco pida, y tú dices cuál.
    .title = Madera en lugar de otra
    .differs = Los reglamentos alemán, italiano y ruso dicen en lugar de un tipo de mercancía; el español, de cualquier otro. Se juega con un solo tipo por carga.
cuba-rule-wood-not-mixed = La madera se carga sola. 1 unidad de madera y 1 de caña de azúcar no cubren juntas una demanda de 2 unidades de caña de azúcar.
    .title = La madera no se mezcla
cuba-rule-wood-one-point = Cada unidad de madera que cargas te da { n-points }, esté donde esté el contador de valor.
    .title = Puntos por la madera
cuba-rule-wood-only-miguel = La madera se recibe solo de Miguel, y no cuesta nada.
    .title = Madera solo de Miguel
    .differs = Los reglamentos italiano y español dicen que se compra; el ruso, que se adquiere; el alemán, que se recibe. No se paga nada.
cuba-rule-wood-example-die = Ejemplo: el barco pide 2 unidades de caña de azúcar, 2 de ron y 1 de tabaco. Con 2 unidades de madera recibes 2 puntos de victoria y pones a 0 el dado blanco o el rojo.
    .title = Ejemplo con madera
cuba-rule-wood-no-split = La madera de una carga no se reparte entre dos tipos: no puedes cargar 1 unidad por tabaco y 1 por ron.
    .title = La madera no se reparte

### pawn: el peón

cuba-rule-pawn-must-move = Después de parar con un ciudadano activo tienes que mover tu peón a un edificio.
    .title = Mover el peón es obligatorio
cuba-rule-pawn-three-buildings = El color de la flor del ciudadano te deja elegir entre 3 edificios.
    .title = Tres edificios por color
cuba-rule-pawn-same-flower = La flor que hay sobre el edificio tiene que ser del color de la flor del ciudadano que acabas de visitar.
    .title = El mismo color de flor
cuba-rule-pawn-unoccupied = No puedes entrar en un edificio en el que haya otro peón.
    .title = Edificio libre
cuba-rule-pawn-marker-no-obstacle = Una ficha de propiedad no es un peón: no cierra el paso a nadie.
    .title = La ficha no estorba
    .differs = Lo dicen los reglamentos italiano y ruso; el alemán y el español no lo mencionan.
cuba-rule-pawn-other-building = Tu peón tiene que ir a un edificio distinto de aquel en el que está.
    .title = Cambiar de edificio
cuba-rule-pawn-four-exceptions = Tu peón se queda donde está en 4 casos. Con El Zorro, o si ningún edificio del color está libre, puedes usar el edificio en el que está. En el puerto y con un ciudadano inactivo no puedes usarlo.
    .title = Las cuatro excepciones
cuba-rule-inactive-pawn-stays = Tercera excepción: si el ciudadano está inactivo, tu peón se queda donde está.
    .title = Ciudadano inactivo: peón quieto
cuba-rule-pawn-blocked-stays = Cuarta excepción: si hay peones en todos los edificios a los que podrías ir, el tuyo se queda donde está.
    .title = Ningún edificio libre
    .differs = Los reglamentos alemán y ruso hablan de peones sin más; el italiano, de otros peones; el español, de peones de otras personas. Se juega igual.
cuba-rule-pawn-blocked-may-use = En la cuarta excepción puedes usar el edificio en el que se queda tu peón.
    .title = Sin sitio: qué se usa
cuba-rule-pawn-use-building = Una vez allí, puedes usar la acción del edificio elegido. Usar un edificio es siempre voluntario.
    .title = Usar el edificio
cuba-rule-owner-point = Si al terminar tu turno tu peón está en un edificio de otra persona, esa persona recibe en el acto { n-points }.
    .title = El punto de propiedad
cuba-rule-owner-point-not-own = Si tu peón está en un edificio tuyo, no recibes ningún punto de propiedad.
    .title = Edificio propio sin punto
cuba-rule-turn-ends-after-pawn = Con esto acaba tu turno. El peón sigue en su edificio hasta que te vuelva a tocar.
    .title = Fin del turno
cuba-rule-flower-miguel = La flor de Miguel es azul, según el ejemplo del reglamento.
    .title = Flor de Miguel
    .differs = En el reglamento alemán es azul oscuro; en el italiano y el español, azul; en el ruso, roja. Se juega con la azul.
cuba-rule-pawn-example = Ejemplo: de los 3 edificios del color de Miguel, uno está ocupado y en otro está tu peón. Tienes que ir al tercero, el banco. Lo usas y recibes 2 pesos; después, quien posee el banco recibe 1 punto de victoria.
    .title = Ejemplo con el peón

### buildings: los edificios

cuba-rule-bank = En el banco recibes { n-pesos } de la reserva.
    .title = Banco
cuba-rule-church = En la iglesia recibes { n-points } de la reserva.
    .title = Iglesia
cuba-rule-distillery = En la destilería devuelves a la reserva tanta caña de azúcar como quieras y tomas de ella otro tanto de ron.
    .title = Destilería
cuba-rule-cigar-factory = En la fábrica de tabacos devuelves a la reserva tanto tabaco como quieras y tomas de ella otro tanto de puros.
    .title = Fábrica de tabacos
cuba-rule-black-market = En el mercado negro devuelves a la reserva 1 mercancía y tomas de ella 1 mercancía de otro tipo.
    .title = Mercado negro
cuba-rule-black-market-no-wood = En el mercado negro la madera ni se da ni se toma.
    .title = Mercado negro sin madera
cuba-rule-sawmill = En el aserradero devuelves a la reserva 1 unidad de madera y recibes { n-points } y { n-pesos }.
    .title = Aserradero
cuba-rule-cafe = En el café devuelves a la reserva 1 unidad de ron, 1 de puros o 1 de cada. Por cada una recibes { n-points }.
    .title = Café
cuba-rule-cafe-max-one-each = En el café no puedes devolver más de 1 unidad de ron y 1 de puros. Así, cada uso da como máximo { n-points }.
    .title = Límite del café
cuba-rule-customs-office = En la aduana eliges un dado del barco y lo pones a 0.
    .title = Aduana
    .differs = Al reglamento ruso le falta que el dado tiene que estar en el barco; el alemán, el italiano y el español lo dicen, y así se juega.
cuba-rule-casino-buy-points = En el casino puedes cambiar tantos pesos como quieras por puntos de victoria: por cada { n-pesos } recibes 1 punto de victoria.
    .title = Casino: de pesos a puntos
cuba-rule-casino-sell-points = O al revés: en el casino devuelves tantos puntos de victoria como quieras y por cada uno recibes { n-pesos }.
    .title = Casino: de puntos a pesos
cuba-rule-harbour-office = En la oficina portuaria mueves el contador de valor una bandera hacia la derecha o una hacia la izquierda.
    .title = Oficina portuaria
    .differs = El reglamento español lo formula como una orden; el alemán, el italiano y el ruso, como una posibilidad. Usar un edificio es voluntario en los 4.
cuba-rule-harbour-office-floor = El contador de valor nunca baja del 2. Desde el 2 solo va hacia la derecha.
    .title = Nunca por debajo del 2
cuba-rule-harbour-office-chequered = Si con la oficina portuaria llevas el contador de valor del 4 a la bandera a cuadros, el barco zarpa en el acto.
    .title = Oficina portuaria: zarpa
cuba-rule-trading-office = En la Oficina cargas 1 unidad de una mercancía que el barco pida. La unidad vuelve a la reserva.
    .title = Oficina
    .differs = Solo el reglamento alemán dice aquí que la unidad va a la reserva; en el italiano, el español y el ruso falta. Se juega así.
cuba-rule-trading-office-points = En la Oficina esa unidad da exactamente { n-points }, esté donde esté el contador de valor.
    .title = Puntos de la Oficina
cuba-rule-trading-office-no-wood = En la Oficina no se puede cargar madera.
    .title = Oficina sin madera
cuba-rule-trading-office-die = Después de cargar con la Oficina, el dado de esa mercancía baja 1.
    .title = El dado tras la Oficina
cuba-rule-newspaper-peso = En el periódico recibes { n-pesos } de la reserva.
    .title = Periódico: el dinero
cuba-rule-newspaper-turn-citizen = En el periódico puedes además poner boca abajo 1 pieza de ciudadano. Ese ciudadano queda inactivo.
    .title = Periódico: dejar inactivo
cuba-rule-inactive-stop-allowed = El coche puede parar con un ciudadano inactivo.
    .title = Parar con un inactivo
    .differs = Los reglamentos italiano y ruso hablan del próximo turno; el español, de uno posterior; el alemán, de lo que viene después. Aquí vale hasta que el coche lo deja atrás.
cuba-rule-inactive-no-citizen = Si paras con un ciudadano inactivo, no obtienes su acción.
    .title = Inactivo: sin acción
cuba-rule-inactive-no-building = Si paras con un ciudadano inactivo, en ese turno no usas ningún edificio.
    .title = Inactivo: sin edificio
    .differs = El reglamento ruso nombra el edificio que corresponde al ciudadano; el alemán, el italiano y el español, ningún edificio. Se juega sin ninguno.
cuba-rule-inactive-pass-over = La parada de un ciudadano inactivo cuenta como cualquier otra cuando el coche sigue más allá, y cuesta lo mismo.
    .title = La parada sigue contando
cuba-rule-inactive-becomes-active = En cuanto el coche deja atrás al ciudadano inactivo, su pieza se pone otra vez boca arriba.
    .title = Otra vez activo
    .differs = El reglamento alemán dice que el coche lo deja atrás; el italiano, que lo supera; el ruso, que pasa junto a él; el español, que pasa por su espacio, parando o no. En la partida es lo mismo.

### ship: un nuevo barco

cuba-rule-ship-departs-satisfied = Un barco zarpa cuando su demanda está cubierta del todo: todos sus dados muestran un 0.
    .title = Zarpa con demanda cubierta
cuba-rule-ship-departs-chequered = Un barco zarpa cuando el contador de valor llega a la bandera a cuadros.
    .title = Zarpa con bandera a cuadros
cuba-rule-ship-token-advances = Enseguida llega un nuevo barco: la ficha de barco avanza 1 espacio en el marcador de barcos.
    .title = Llega un nuevo barco
    .differs = Los reglamentos italiano, español y ruso dicen hacia la derecha; el alemán, hacia delante. Es lo mismo.
cuba-rule-ship-marker-reset = Con cada nuevo barco, el contador de valor vuelve a la bandera del 2.
    .title = El contador vuelve al 2
cuba-rule-demand-by-causer = La demanda del nuevo barco la fija quien ha hecho zarpar el anterior.
    .title = Quién fija la demanda
cuba-rule-demand-cause-delivery = Si el barco zarpa en una ronda de carga, cuenta quien llevó el coche al puerto, aunque la última carga sea de otra persona.
    .title = Causa: ronda de carga
cuba-rule-demand-cause-crossing = Si el coche pasa de largo por el puerto y el contador de valor llega a la bandera a cuadros, cuenta quien movía el coche.
    .title = Causa: pasar de largo
cuba-rule-demand-cause-harbour-office = Si la oficina portuaria lleva el contador de valor a la bandera a cuadros, cuenta quien la ha usado.
    .title = Causa: oficina portuaria
cuba-rule-demand-cause-customs = Si la aduana anula la última demanda, cuenta quien la ha usado.
    .title = Causa: aduana
cuba-rule-demand-cause-trading = Si la Oficina cubre la última demanda, cuenta quien la ha usado.
    .title = Causa: Oficina
cuba-rule-demand-at-turn-end = Si has hecho zarpar el barco, fijas la nueva demanda al final de tu turno.
    .title = Cuándo se fija
cuba-rule-demand-roll-five = Recoge los 5 dados y lánzalos todos.
    .title = Tirada para el barco
cuba-rule-demand-choose-four = Aparta 1 dado y pon los otros 4, tal como han salido, en los espacios del barco grande. El apartado queda junto al tablero, y su mercancía no se pide.
    .title = Cuatro dados de cinco

### end: fin de la partida

cuba-rule-end-seventh-ship = La partida dura { n-ships }. En cuanto zarpa el último, termina en el acto.
    .title = Fin de la partida
cuba-rule-end-screens-removed = Al final se retiran todas las pantallas.
    .title = Fuera las pantallas
cuba-rule-end-goods-to-points = { $count ->
    [one] Por cada mercancía que devuelves a la reserva recibes 1 punto de victoria.
   *[other] Por cada { $count } mercancías que devuelves a la reserva recibes 1 punto de victoria.
} Los tipos se pueden mezclar, y la madera cuenta.
    .title = Puntos por mercancías sobrantes
    .differs = Según los reglamentos alemán, italiano y ruso, puedes cambiarlas; según el español, se cambian. Aquí se cambian solas.
cuba-rule-end-money-worthless = Los pesos no dan puntos de victoria.
    .title = El dinero no puntúa
cuba-rule-end-most-points-wins = Suma el valor de tus fichas de puntos de victoria. Gana quien tenga el total más alto.
    .title = Quién gana
cuba-rule-tie-goods = Si hay empate a puntos de victoria, gana quien conserve más mercancías.
    .title = Empate: mercancías
cuba-rule-tie-pesos = Si el empate sigue, gana quien tenga más pesos.
    .title = Empate: pesos

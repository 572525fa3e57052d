## Lo que ocurre en la mesa: una frase, en presente y con el nombre delante.

cuba-event-rolled = { $seat } lanza los dados para el barco { $ship }: caña de azúcar { $rolled-sugar }, cítricos { $rolled-citrus }, tabaco { $rolled-tobacco }, ron { $rolled-rum }, puros { $rolled-cigars }.
cuba-event-demand-set = { $dice-total ->
    [0] { $seat } aparta { the-die-accusative } ({ good-name }), y el barco { $ship } no pide nada.
    [one] { $seat } aparta { the-die-accusative } ({ good-name }), y el barco { $ship } pide { $dice-total } unidad en total.
   *[other] { $seat } aparta { the-die-accusative } ({ good-name }), y el barco { $ship } pide { $dice-total } unidades en total.
}
cuba-event-turn-began = { $seat } tiene el turno.
cuba-event-drove = { $cost ->
    [0] { $seat } va gratis con el coche { to-stop }.
    [one] { $seat } paga { $cost } peso y va con el coche { to-stop }.
   *[other] { $seat } paga { $cost } pesos y va con el coche { to-stop }.
}
cuba-event-woke = El coche deja atrás la parada { from-citizen }, y su pieza vuelve a estar activa.
cuba-event-crossed-harbour = { $seat } pasa de largo por el puerto, así que no hay ronda de carga.
cuba-event-price-moved = { $way ->
    [left] El contador de valor retrocede una bandera hacia la izquierda.
    [back] El contador de valor vuelve a la bandera del 2 con el nuevo barco.
   *[right] El contador de valor avanza una bandera hacia la derecha.
} { $price ->
    [0] Ahora está en la bandera a cuadros.
    [one] Cada unidad cargada da ahora { $price } punto de victoria (la madera siempre da 1).
   *[other] Cada unidad cargada da ahora { $price } puntos de victoria (la madera siempre da 1).
}
cuba-event-gained = { $what ->
    [points] { cuba-event-gained-points }
    [pesos] { cuba-event-gained-pesos }
   *[good] { cuba-event-gained-good }
}
cuba-event-gained-good = { $seat } recibe { from-citizen } { got-units }.
cuba-event-gained-points = { $seat } recibe { from-citizen } { got-points }.
cuba-event-gained-pesos = { $seat } recibe { from-citizen } { got-pesos }.
cuba-event-supply-short = { $got ->
    [0] { $seat } no recibe ninguna unidad { demand-for }: en la reserva no queda nada.
    [one] { $seat } recibe solo { $got } unidad { demand-for }: en la reserva no hay más.
   *[other] { $seat } recibe solo { $got } unidades { demand-for }: en la reserva no hay más.
}
cuba-event-found-inactive = { $seat } encuentra inactiva la pieza { from-citizen } y no recibe nada.
cuba-event-gave = { $seat } da { gift } a { $to }.
cuba-event-nothing-to-give = { $seat } no da nada: no tiene nada que El Zorro acepte.
cuba-event-took = { $seat } toma de Pablo { one-unit }.
cuba-event-nothing-to-take = { $seat } no recibe nada de Pablo: en la reserva no queda ninguna mercancía que no sea madera.
cuba-event-claimed = { $left ->
    [0] { $seat } se apropia { from-building } con su última ficha de propiedad.
    [one] { $seat } se apropia { from-building } y conserva { $left } ficha de propiedad.
   *[other] { $seat } se apropia { from-building } y conserva { $left } fichas de propiedad.
}
cuba-event-nothing-at-alonso = { $seat } no obtiene nada de Alonso: no puede apropiarse de ningún edificio ni usar uno propio.
cuba-event-declined-alonso = { $seat } renuncia a la ayuda de Alonso.
cuba-event-pawn-moved = { $seat } mueve su peón { to-new-building }.
cuba-event-pawn-stayed = { $why ->
    [zorro] { $seat } no mueve su peón: con El Zorro se queda donde está.
    [harbour] { $seat } no mueve su peón: el coche está en el puerto.
    [inactive] { $seat } no mueve su peón: la pieza de ciudadano está inactiva.
   *[blocked] { $seat } no mueve su peón: no queda libre ningún otro edificio bajo una flor de ese color.
}
cuba-event-no-building = { $why ->
    [harbour] { $seat } no usa ningún edificio: el coche está en el puerto.
    [inactive] { $seat } no usa ningún edificio: la pieza de ciudadano está inactiva.
    [no-pawn] { $seat } no usa ningún edificio: su peón aún no está en el tablero.
   *[nothing-to-use] { $seat } no usa ningún edificio: el de su peón no ofrece nada ahora.
}
cuba-event-used = { $building ->
    [bank] { cuba-event-used-bank }
    [church] { cuba-event-used-church }
    [distillery] { cuba-event-used-distillery }
    [cigar-factory] { cuba-event-used-cigar-factory }
    [black-market] { cuba-event-used-black-market }
    [sawmill] { cuba-event-used-sawmill }
    [cafe] { cuba-event-used-cafe }
    [customs] { cuba-event-used-customs }
    [casino] { cuba-event-used-casino }
    [harbour-office] { cuba-event-used-harbour-office }
    [trading-office] { cuba-event-used-trading-office }
   *[newspaper] { cuba-event-used-newspaper }
}
cuba-event-used-bank = { $seat } usa el banco y recibe { n-pesos }.
cuba-event-used-church = { $seat } usa la iglesia y recibe { n-points }.
cuba-event-used-distillery = { $count ->
    [one] { $seat } usa la destilería y convierte { $count } unidad de caña de azúcar en { $count } unidad de ron.
   *[other] { $seat } usa la destilería y convierte { $count } unidades de caña de azúcar en { $count } unidades de ron.
}
cuba-event-used-cigar-factory = { $count ->
    [one] { $seat } usa la fábrica de tabacos y convierte { $count } unidad de tabaco en { $count } unidad de puros.
   *[other] { $seat } usa la fábrica de tabacos y convierte { $count } unidades de tabaco en { $count } unidades de puros.
}
cuba-event-used-black-market = { $seat } usa el mercado negro y cambia { give-one-unit } por { take-one-unit }.
cuba-event-used-sawmill = { $seat } usa el aserradero: devuelve 1 unidad de madera y recibe { n-points } y { n-pesos }.
cuba-event-used-cafe = { $goods ->
    [rum] { $seat } usa el café: devuelve 1 unidad de ron y recibe { n-points }.
    [cigars] { $seat } usa el café: devuelve 1 unidad de puros y recibe { n-points }.
   *[rum-cigars] { $seat } usa el café: devuelve 1 unidad de ron y 1 unidad de puros y recibe { n-points }.
}
cuba-event-used-customs = { $seat } usa la aduana y pone a 0 { the-die-accusative } ({ good-name }).
cuba-event-used-casino = { $to ->
    [points] { $seat } usa el casino: paga { n-pesos } y recibe { n-points }.
   *[pesos] { $seat } usa el casino: devuelve { n-points } y recibe { n-pesos }.
}
cuba-event-used-harbour-office = { $seat } usa la oficina portuaria para mover el contador de valor.
cuba-event-used-trading-office = { $seat } usa la Oficina: carga { one-unit } y recibe { n-points }.
cuba-event-used-newspaper = { $seat } usa el periódico y recibe { n-pesos }.
cuba-event-declined-building = { $seat } no usa { building-accusative }.
cuba-event-turned-down = { $seat } pone boca abajo la pieza { from-citizen }, que queda inactiva.
cuba-event-die-turned = Ahora { the-die } ({ good-name }) muestra un { $to }.
cuba-event-delivery-began = { $seat } empieza una ronda de carga.
cuba-event-delivered = { $seat } carga { n-units } y recibe { n-points }.
cuba-event-delivered-wood = { $seat } carga { n-wood } { instead-of } y recibe { n-points }.
cuba-event-passed = { $why ->
    [cannot] { $seat } tiene que pasar: no tiene nada que el barco acepte.
   *[chosen] { $seat } pasa.
}
cuba-event-delivery-ended = { $why ->
    [satisfied] La ronda de carga termina: todos los dados del barco están a 0.
   *[all-passed] La ronda de carga termina: todo el mundo ha pasado.
}
cuba-event-departed = { $why ->
    [delivery] Zarpa el barco { $ship }: su demanda está cubierta.
    [all-passed] Zarpa el barco { $ship }: todo el mundo ha pasado y el contador de valor llega a la bandera a cuadros.
    [crossing] Zarpa el barco { $ship }: el coche pasa de largo por el puerto y el contador de valor llega a la bandera a cuadros.
    [harbour-office] Zarpa el barco { $ship }: la oficina portuaria lleva el contador de valor a la bandera a cuadros.
    [customs] Zarpa el barco { $ship }: la aduana ha anulado su última demanda.
    [trading-office] Zarpa el barco { $ship }: la Oficina ha cubierto su última demanda.
   *[four-zeros] Zarpa el barco { $ship }: sus 4 dados muestran un 0.
} { $left ->
    [0] Era el último.
    [one] Queda { $left } barco por llegar.
   *[other] Quedan { $left } barcos por llegar.
}
cuba-event-arrived = El barco { $ship } entra en el puerto.
cuba-event-owner-point = { $seat } recibe { got-points }: { $visitor } termina el turno { at-building }, que pertenece a { $seat }.
cuba-event-ended = El séptimo barco ha zarpado: la partida ha terminado.
cuba-event-scored = { $seat } tenía { n-points } y suma { $for_goods } más por sus mercancías: { $total } en total, puesto { $place }.
cuba-event-won = { $by ->
    [points] { $seat } gana la partida con más puntos de victoria que nadie.
    [goods] { $seat } gana el desempate: conserva más mercancías que nadie en el empate.
    [pesos] { $seat } gana el desempate: tiene más pesos que nadie en el empate.
   *[shared] { $seat } comparte la victoria: el empate sigue en mercancías y en pesos.
}

## Lo que no es posible, y por qué en este caso.

cuba-refusal-game-over = Ya no es posible hacer nada: la partida ha terminado.
cuba-refusal-not-your-decision = { $seat } no puede decidir ahora: le toca a { $decides }.
cuba-refusal-must-drive = No puedes dejar el coche donde está: en tu turno tiene que avanzar al menos 1 parada.
cuba-refusal-must-move-pawn = No puedes dejar tu peón donde está: después de visitar a un ciudadano activo tienes que moverlo a un edificio.
cuba-refusal-must-give = No puedes negarte a dar: quien visita a El Zorro recibe 1 cosa de cada persona que pueda darla.
cuba-refusal-must-take = No puedes renunciar: de Pablo tienes que tomar 1 mercancía. Solo eliges cuál.
cuba-refusal-no-building-at-harbour = Ahora no puedes usar { building-accusative }: en un turno en que el coche termina en el puerto no se usa ningún edificio.
cuba-refusal-pawn-stays-at-harbour = Ahora no puedes mover tu peón { to-building }: en un turno en que el coche termina en el puerto, los peones se quedan donde están.
cuba-refusal-pawn-stays-at-zorro = No puedes mover tu peón { to-building }: con El Zorro se queda donde está.
cuba-refusal-not-now = Eso no es posible en este momento. { $decision ->
    [roll] Ahora hay que lanzar los dados.
    [leave-out] Ahora hay que elegir qué dado se aparta.
    [drive] Ahora hay que mover el coche.
    [give] Ahora hay que dar 1 cosa a quien visita a El Zorro.
    [take] Ahora hay que elegir una mercancía de Pablo.
    [alonso] Ahora hay que decidir qué se hace con Alonso.
    [pawn] Ahora hay que mover el peón a un edificio.
    [use] Ahora hay que decidir si se usa el edificio.
   *[deliver] Ahora hay que cargar mercancías o pasar.
}
cuba-refusal-no-such-face = No es posible que { the-die } ({ good-name }) muestre un { $face }: su cara más alta es el { $most }.
cuba-refusal-no-die-for-wood = No puedes apartar ningún dado para la madera: es la única mercancía sin dado.
cuba-refusal-no-step = El coche no puede quedarse donde está: tiene que avanzar al menos 1 parada.
cuba-refusal-too-far = No puedes avanzar { n-stops }: la vuelta completa son { $most }, y en un turno no se da más de una.
cuba-refusal-cannot-pay-drive = { $cost ->
    [one] No puedes avanzar { n-stops }: cuesta { $cost } peso y tienes { $have }.
   *[other] No puedes avanzar { n-stops }: cuesta { $cost } pesos y tienes { $have }.
}
cuba-refusal-no-wood-to-zorro = No puedes dar madera: El Zorro no la acepta nunca.
cuba-refusal-nothing-of-that = No puedes dar { gift }: de eso no tienes nada.
cuba-refusal-no-wood-from-pablo = No puedes tomar madera: Pablo ofrece cualquier mercancía menos esa.
cuba-refusal-supply-short = { $left ->
    [0] No puedes tomar { n-units }: en la reserva no queda nada de esa mercancía.
    [one] No puedes tomar { n-units }: en la reserva solo queda { $left }.
   *[other] No puedes tomar { n-units }: en la reserva solo quedan { $left }.
}
cuba-refusal-has-owner = No puedes apropiarte { from-building }: ya lleva una ficha de propiedad de { $owner }.
cuba-refusal-no-marker-left = { $most ->
    [one] No puedes apropiarte de otro edificio: tu única ficha de propiedad ya está en el tablero.
   *[other] No puedes apropiarte de otro edificio: tus { $most } fichas de propiedad ya están en el tablero.
}
cuba-refusal-not-your-building = Con Alonso no puedes usar { building-accusative }: solo vale un edificio con tu ficha de propiedad.
cuba-refusal-pawn-elsewhere = No puedes usar { building-accusative }: tu peón no está allí.
cuba-refusal-cannot-process = { $count ->
    [0] No puedes devolver 0 unidades { demand-for } { at-building }: tiene que ser al menos 1, y tienes { $have }.
    [one] No puedes devolver { n-units } { at-building }: tienes { $have }.
   *[other] No puedes devolver { n-units } { at-building }: tienes { $have }.
}
cuba-refusal-no-wood-at-market = No puedes cambiar madera en el mercado negro: allí ni se da ni se toma.
cuba-refusal-same-good = No puedes cambiar { good-name } por { good-name }: en el mercado negro las 2 mercancías tienen que ser distintas.
cuba-refusal-nothing-to-trade = No puedes cambiar { one-unit } en el mercado negro: no tienes ninguna.
cuba-refusal-no-wood-to-saw = No puedes usar el aserradero: hace falta 1 unidad de madera y no tienes ninguna.
cuba-refusal-nothing-for-cafe = { $goods ->
    [rum] No puedes usar así el café: no tienes ron.
    [cigars] No puedes usar así el café: no tienes puros.
   *[rum-cigars] No puedes usar así el café: no tienes ni ron ni puros.
}
cuba-refusal-no-die-to-cancel = En la aduana no puedes anular la demanda { demand-for }: ahora el barco no pide esa mercancía.
cuba-refusal-cannot-buy-points = { $count ->
    [one] No puedes tomar { $count } punto de victoria en el casino.
   *[other] No puedes tomar { $count } puntos de victoria en el casino.
} { $cost ->
    [0] Tiene que ser al menos 1.
    [one] Cuesta { $cost } peso y tienes { $have }.
   *[other] Cuesta { $cost } pesos y tienes { $have }.
}
cuba-refusal-cannot-sell-points = { $count ->
    [0] No puedes devolver 0 puntos de victoria en el casino: tiene que ser al menos 1.
    [one] No puedes devolver { $count } punto de victoria en el casino: tienes { $have }.
   *[other] No puedes devolver { $count } puntos de victoria en el casino: tienes { $have }.
}
cuba-refusal-price-at-floor = No puedes mover el contador de valor hacia la izquierda: ya está en el 2, la bandera más baja.
cuba-refusal-no-wood-at-trading = No puedes cargar madera en la Oficina: la madera solo se carga en las rondas de carga.
cuba-refusal-cannot-trade = { $demand ->
    [0] No puedes cargar { one-unit } en la Oficina: ahora el barco no pide esa mercancía.
    [one] No puedes cargar { one-unit } en la Oficina: el barco pide { $demand } y tienes { $have }.
   *[other] No puedes cargar { one-unit } en la Oficina: el barco pide { $demand } y tienes { $have }.
}
cuba-refusal-already-inactive = No puedes poner boca abajo la pieza { from-citizen }: ya está inactiva.
cuba-refusal-wrong-flower = No puedes mover tu peón { to-building }: está { under-flower }, y la flor { from-citizen } es de otro color.
cuba-refusal-occupied = No puedes mover tu peón { to-building }: ya está allí el peón de { $seat }.
cuba-refusal-same-building = Tu peón no puede quedarse { at-building }: tiene que cambiar de edificio.
cuba-refusal-wood-needs-kind = No puedes cargar madera por sí sola: siempre va en lugar de otra mercancía que el barco pida.
cuba-refusal-deliver-nothing = No puedes cargar 0 unidades: no cargar nada es pasar.
cuba-refusal-over-demand = { $demand ->
    [0] No puedes cargar { n-units }: ahora el barco no pide esa mercancía.
    [one] No puedes cargar { n-units }: el barco solo pide { $demand }.
   *[other] No puedes cargar { n-units }: el barco solo pide { $demand }.
}
cuba-refusal-not-so-many = { $have ->
    [0] No puedes cargar { n-units }: no tienes esa mercancía.
    [one] No puedes cargar { n-units }: solo tienes { $have }.
   *[other] No puedes cargar { n-units }: solo tienes { $have }.
}
cuba-refusal-wood-over-demand = { $demand ->
    [0] No puedes cubrir con { n-wood } la demanda { demand-for }: ahora el barco no pide esa mercancía.
    [one] No puedes cubrir con { n-wood } la demanda { demand-for }: el barco solo pide { $demand }.
   *[other] No puedes cubrir con { n-wood } la demanda { demand-for }: el barco solo pide { $demand }.
}

## El sí más cercano: con qué cambio sería posible lo mismo.

cuba-nearest-pesos = { $by ->
    [one] Sería posible con { $by } peso más.
   *[other] Sería posible con { $by } pesos más.
}
cuba-nearest-points = { $by ->
    [one] Sería posible con { $by } punto de victoria más.
   *[other] Sería posible con { $by } puntos de victoria más.
}
cuba-nearest-goods = { $by ->
    [one] Sería posible con { $by } unidad de { good-in-units } más.
   *[other] Sería posible con { $by } unidades de { good-in-units } más.
}
cuba-nearest-supply = { $by ->
    [one] Sería posible si la reserva tuviera { $by } unidad de { good-in-units } más.
   *[other] Sería posible si la reserva tuviera { $by } unidades de { good-in-units } más.
}
cuba-nearest-demand = Sería posible si { the-die } ({ good-name }) mostrara al menos un { $face }.
cuba-nearest-price = Sería posible si el contador de valor estuviera en el { $price }.
cuba-nearest-free = Sería posible si { the-building } estuviera libre.
cuba-nearest-pawn-on = Sería posible si tu peón estuviera { at-building }.
cuba-nearest-unowned = Sería posible si { the-building } no llevara ninguna ficha de propiedad.
cuba-nearest-owned = Sería posible si { the-building } llevara tu ficha de propiedad.
cuba-nearest-active = Sería posible si la pieza { from-citizen } estuviera activa.
cuba-instead = Ahora es posible { $action }.

## Acciones que se pueden elegir: en infinitivo, sin punto final.

cuba-action-roll = lanzar los dados
cuba-action-leave-out = apartar { the-die-accusative } ({ good-name })
cuba-action-drive = avanzar { n-stops }
cuba-action-give = dar { gift }
cuba-action-take = tomar { one-unit }
cuba-action-claim = apropiarse { from-building }
cuba-action-pawn = mover el peón { to-building }
cuba-action-decline = renunciar
cuba-action-pass = pasar
cuba-action-deliver = cargar { n-units }
cuba-action-deliver-wood = cargar { n-wood } { instead-of }
cuba-action-use-bank = usar el banco: recibir 2 pesos
cuba-action-use-church = usar la iglesia: recibir 1 punto de victoria
cuba-action-use-sawmill = usar el aserradero: cambiar 1 unidad de madera por 1 punto de victoria y 1 peso
cuba-action-use-distillery = { $count ->
    [one] usar la destilería: convertir { $count } unidad de caña de azúcar en ron
   *[other] usar la destilería: convertir { $count } unidades de caña de azúcar en ron
}
cuba-action-use-cigar-factory = { $count ->
    [one] usar la fábrica de tabacos: convertir { $count } unidad de tabaco en puros
   *[other] usar la fábrica de tabacos: convertir { $count } unidades de tabaco en puros
}
cuba-action-use-black-market = usar el mercado negro: cambiar { give-one-unit } por { take-one-unit }
cuba-action-use-cafe = { $goods ->
    [rum] usar el café: devolver 1 unidad de ron
    [cigars] usar el café: devolver 1 unidad de puros
   *[rum-cigars] usar el café: devolver 1 unidad de ron y 1 unidad de puros
}
cuba-action-use-customs = usar la aduana: poner a 0 { the-die-accusative } ({ good-name })
cuba-action-use-casino = { $to ->
    [points] usar el casino: pagar { n-pesos } y recibir { n-points }
   *[pesos] usar el casino: devolver { n-points } y recibir { n-pesos }
}
cuba-action-use-harbour-office = { $way ->
    [up] usar la oficina portuaria: mover el contador de valor una bandera hacia la derecha
   *[down] usar la oficina portuaria: mover el contador de valor una bandera hacia la izquierda
}
cuba-action-use-trading-office = usar la Oficina: cargar { one-unit }
cuba-action-use-newspaper = { $citizen ->
    [pedro] usar el periódico: recibir 1 peso y dejar inactivo a Pedro
    [maria] usar el periódico: recibir 1 peso y dejar inactiva a María
    [jose] usar el periódico: recibir 1 peso y dejar inactivo a José
    [martinez] usar el periódico: recibir 1 peso y dejar inactivo a Martínez
    [conchita] usar el periódico: recibir 1 peso y dejar inactiva a Conchita
    [zorro] usar el periódico: recibir 1 peso y dejar inactivo a El Zorro
    [miguel] usar el periódico: recibir 1 peso y dejar inactivo a Miguel
    [pablo] usar el periódico: recibir 1 peso y dejar inactivo a Pablo
    [alonso] usar el periódico: recibir 1 peso y dejar inactivo a Alonso
   *[none] usar el periódico: recibir 1 peso y nada más
}

## Decisiones: lo que se pregunta a cada persona.

cuba-decision-roll = { $seat }, lanza los 5 dados.
cuba-decision-leave-out = { $seat }, ¿qué dado apartas?
cuba-decision-drive = { $seat }, ¿hasta dónde vas con el coche?
cuba-decision-give = { $seat }, ¿qué le das a { $turn } por visitar a El Zorro?
cuba-decision-take = { $seat }, ¿qué mercancía tomas de Pablo?
cuba-decision-alonso = { $seat }, ¿qué haces con Alonso?
cuba-decision-pawn = { $seat }, ¿a qué edificio mueves tu peón?
cuba-decision-use = { $seat }, ¿usas el edificio en el que está tu peón?
cuba-decision-deliver = { $seat }, ¿cargas algo en el barco o pasas?
cuba-decision-over = La partida ha terminado.

## I bot: come si chiamano e perché fanno quel che fanno.

bot-level = { $level ->
    [easiest] facilissimo
    [easy] facile
    [medium] medio
   *[hard] difficile
}
bot-why = Questa azione { $list }.
bot-why-none = Nessun’altra azione promette di più.
bot-why-last = { $list } e { $one }
bot-ahead-part = { $part } { $way ->
    [more] +
   *[less] −
}{ $number }
bot-ahead-list = { $list }; { $one }
bot-ahead = In punti vittoria, rispetto all’azione giocata: { $list }.
bot-ahead-none = La differenza si vede solo più avanti nella partita.
bot-lead-ahead = Alla fine: circa { n-points } di vantaggio
bot-lead-behind = Alla fine: circa { n-points } di svantaggio
bot-lead-level = Alla fine: quasi in parità

## Di che cosa sono fatti i giudizi dei bot di Santiago de Cuba.

cuba-bot-part-points-more = porta a breve circa { n-points }
cuba-bot-part-points-less = costa a breve circa { n-points }
cuba-bot-part-pesos-more = porta pesos per un valore di circa { n-points }
cuba-bot-part-pesos-less = costa pesos per un valore di circa { n-points }
cuba-bot-part-goods-more = porta merci per un valore di circa { n-points }
cuba-bot-part-goods-less = costa merci per un valore di circa { n-points }
cuba-bot-part-harbour-more = aggiunge circa { n-points } a quanto promette la nave in porto
cuba-bot-part-harbour-less = toglie circa { n-points } a quanto promette la nave in porto
cuba-bot-part-ownership-more = { $points ->
    [one] promette circa { $points } punto di proprietà
   *[other] promette circa { $points } punti di proprietà
}
cuba-bot-part-ownership-less = { $points ->
    [one] fa perdere circa { $points } punto di proprietà
   *[other] fa perdere circa { $points } punti di proprietà
}
cuba-bot-part-name = { $part ->
    [points] punti a breve
    [pesos] pesos
    [goods] merci
    [harbour] nave in porto
   *[ownership] punti di proprietà
}

## Bot contro bot.

cli-command-simulate = fa giocare i bot fra loro e mostra chi vince e quanto spesso
cli-option-games = quante partite giocare
cli-option-time = tempo di riflessione di hard per ogni azione, in millisecondi
cli-option-nodes = simulazioni di hard per ogni azione, invece di un tempo
cli-error-unknown-bot = Il bot «{ $word }» non esiste. Bot disponibili: { $known }.
cli-error-seats = Il tavolo «{ $word }» non va bene: indica da { $least } a { $most } bot, separati da virgole.
cli-error-number = L’opzione { $option } non accetta «{ $word }». Scrivi un numero intero: { $known }.
cli-error-exclusive = Le opzioni { $word } non vanno insieme: scegline una.
simulate-bot = Bot
simulate-order = Ordine di gioco
simulate-wins = Vittorie
simulate-share = Quota
simulate-interval = Intervallo al 95 %
simulate-points = Punti in media
simulate-decimal = { $whole },{ $tenths }
simulate-percent = { $number } %
simulate-from-to = { $low }–{ $high } %
simulate-sum = Partite: { $games }. Seme: { $seed }. Azioni a partita: in media { $steps }. Azioni non ammesse: { $illegal }.
simulate-progress = { $percent } % (partite: { $count })

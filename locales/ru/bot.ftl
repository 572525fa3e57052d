## Боты: как они называются и почему ходят именно так.

bot-level = { $level ->
    [easiest] очень лёгкий
    [easy] лёгкий
    [medium] средний
   *[hard] сложный
}
bot-why = Этот ход { $list }.
bot-why-none = Ни один другой ход не обещает большего.
bot-why-last = { $list } и { $one }
bot-part-points-more = сразу приносит примерно { n-points }
bot-part-points-less = сразу стоит примерно { n-points }
bot-part-pesos-more = приносит песо примерно на { n-points }
bot-part-pesos-less = тратит песо примерно на { n-points }
bot-part-goods-more = приносит товары примерно на { n-points }
bot-part-goods-less = тратит товары примерно на { n-points }
bot-part-harbour-more = прибавляет к доходу с корабля в порту примерно { n-points }
bot-part-harbour-less = убавляет доход с корабля в порту примерно на { n-points }
bot-part-ownership-more = { $points ->
    [one] обещает примерно { $points } очко собственника
    [few] обещает примерно { $points } очка собственника
    [many] обещает примерно { $points } очков собственника
   *[other] обещает примерно { $points } очка собственника
}
bot-part-ownership-less = { $points ->
    [one] отнимает примерно { $points } очко собственника
    [few] отнимает примерно { $points } очка собственника
    [many] отнимает примерно { $points } очков собственника
   *[other] отнимает примерно { $points } очка собственника
}
bot-lead-ahead = В конце: преимущество примерно { n-points }
bot-lead-behind = В конце: отставание примерно { n-points }
bot-lead-level = В конце: примерно поровну

## Боты против ботов.


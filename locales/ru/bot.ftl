## Боты: как они называются и почему ходят именно так.

bot-level = { $level ->
    [easiest] очень лёгкий
    [easy] лёгкий
    [medium] средний
   *[hard] сложный
}
bot-why = Это действие { $list }.
bot-why-none = Ни одно другое действие не обещает большего.
bot-why-last = { $list } и { $one }
bot-ahead-part = { $part } { $way ->
    [more] +
   *[less] −
}{ $number }
bot-ahead-list = { $list }; { $one }
bot-ahead = В победных очках, по сравнению со сделанным действием: { $list }.
bot-ahead-none = Разница скажется только позже.
bot-lead-ahead = В конце: впереди примерно на { n-points }
bot-lead-behind = В конце: позади примерно на { n-points }
bot-lead-level = В конце: примерно поровну

## Из чего складываются оценки ботов в Santiago de Cuba.

cuba-bot-part-points-more = вскоре приносит примерно { n-points }
cuba-bot-part-points-less = вскоре стоит примерно { n-points }
cuba-bot-part-pesos-more = приносит песо примерно на { n-points }
cuba-bot-part-pesos-less = тратит песо примерно на { n-points }
cuba-bot-part-goods-more = приносит товары примерно на { n-points }
cuba-bot-part-goods-less = тратит товары примерно на { n-points }
cuba-bot-part-harbour-more = повышает ожидаемую выгоду от судна в порту примерно на { n-points }
cuba-bot-part-harbour-less = снижает ожидаемую выгоду от судна в порту примерно на { n-points }
cuba-bot-part-ownership-more = { $points ->
    [one] обещает примерно { $points } очко собственника
    [few] обещает примерно { $points } очка собственника
    [many] обещает примерно { $points } очков собственника
   *[other] обещает примерно { $points } очка собственника
}
cuba-bot-part-ownership-less = { $points ->
    [one] отнимает примерно { $points } очко собственника
    [few] отнимает примерно { $points } очка собственника
    [many] отнимает примерно { $points } очков собственника
   *[other] отнимает примерно { $points } очка собственника
}
cuba-bot-part-name = { $part ->
    [points] очки скоро
    [pesos] песо
    [goods] товары
    [harbour] судно в порту
   *[ownership] очки собственника
}

## Боты против ботов.

cli-command-simulate = сыграть партии ботов против ботов и показать, кто как часто побеждает
cli-option-games = сколько партий сыграть
cli-option-time = сколько бот hard думает над каждым действием, в миллисекундах
cli-option-nodes = сколько симуляций бот hard проводит на каждое действие, вместо времени
cli-error-unknown-bot = Бота «{ $word }» нет. Есть такие: { $known }.
cli-error-seats = Стол «{ $word }» не подходит: укажите от { $least } до { $most } ботов через запятую.
cli-error-number = Для параметра { $option } значение «{ $word }» не подходит. Укажите целое число в пределах { $known }.
cli-error-exclusive = Параметры { $word } нельзя указывать вместе: выберите один из них.
simulate-bot = Бот
simulate-order = Порядок ходов
simulate-wins = Победы
simulate-share = Доля
simulate-interval = Интервал 95 %
simulate-points = Очки в среднем
simulate-decimal = { $whole },{ $tenths }
simulate-percent = { $number } %
simulate-from-to = { $low }–{ $high } %
simulate-sum = Партий: { $games }. Начальное число: { $seed }. Действий за партию: в среднем { $steps }. Недопустимых действий: { $illegal }.
simulate-progress = { $percent } % (партий: { $count })

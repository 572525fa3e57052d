## Bots: what they are called, and why they do what they do.

bot-level = { $level ->
    [easiest] very easy
    [easy] easy
    [medium] medium
   *[hard] hard
}
bot-why = Because it { $list }.
bot-why-none = Because nothing else promises more.
bot-why-last = { $list } and { $one }
bot-ahead-part = { $part } { $way ->
    [more] +
   *[less] −
}{ $number }
bot-ahead-list = { $list }; { $one }
bot-ahead = In victory points, beside the move played: { $list }.
bot-ahead-none = The difference only shows later in the game.
bot-lead-ahead = At the end: about { n-points } ahead
bot-lead-behind = At the end: about { n-points } behind
bot-lead-level = At the end: about level

## What the judgements of Santiago de Cuba’s bots are made of.

cuba-bot-part-points-more = brings about { n-points } soon
cuba-bot-part-points-less = costs about { n-points } soon
cuba-bot-part-pesos-more = brings pesos worth about { n-points }
cuba-bot-part-pesos-less = costs pesos worth about { n-points }
cuba-bot-part-goods-more = brings goods worth about { n-points }
cuba-bot-part-goods-less = costs goods worth about { n-points }
cuba-bot-part-harbour-more = adds about { n-points } to what the ship in port promises
cuba-bot-part-harbour-less = takes about { n-points } off what the ship in port promises
cuba-bot-part-ownership-more = { $points ->
    [one] promises about { $points } owner’s point
   *[other] promises about { $points } owner’s points
}
cuba-bot-part-ownership-less = { $points ->
    [one] gives up about { $points } owner’s point
   *[other] gives up about { $points } owner’s points
}
cuba-bot-part-name = { $part ->
    [points] points soon
    [pesos] pesos
    [goods] goods
    [harbour] ship in port
   *[ownership] owner’s points
}

## Bots against bots.

cli-command-simulate = let bots play against bots and show who wins how often
cli-option-games = how many games to play
cli-option-time = thinking time of hard for each move, in milliseconds
cli-option-nodes = simulations of hard for each move, instead of a time
cli-error-unknown-bot = There is no bot “{ $word }”. Known bots: { $known }.
cli-error-seats = The table “{ $word }” doesn’t work: name { $least } to { $most } bots, separated by commas.
cli-error-number = The option { $option } doesn’t take “{ $word }”. Write a whole number from { $known }.
cli-error-exclusive = The options { $word } don’t go together: choose one of them.
simulate-bot = Bot
simulate-order = Order of play
simulate-wins = Wins
simulate-share = Share
simulate-interval = 95 % interval
simulate-points = Mean points
simulate-decimal = { $whole }.{ $tenths }
simulate-percent = { $number } %
simulate-from-to = { $low }–{ $high } %
simulate-sum = Games: { $games }. Seed: { $seed }. Actions in each game: { $steps } on average. Illegal moves: { $illegal }.
simulate-progress = { $percent } % (games: { $count })

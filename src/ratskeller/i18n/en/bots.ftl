# Bots at the table, and hints.

bot-ratling = Ratling
bot-ratling-about = a beginner, sometimes silly; thinks for up to { $seconds } s
bot-pantry-rat = Pantry Rat
bot-pantry-rat-about = grabs what looks good right now; thinks for up to { $seconds } s
bot-sly-rat = Sly Rat
bot-sly-rat-about = plans ahead and watches your moves; thinks for up to { $seconds } s
bot-rat-king = Rat King
bot-rat-king-about = very strong, looks far ahead; thinks for up to { $seconds } s
bot-rat-emperor = Rat Emperor
bot-rat-emperor-about = the strongest of all, taught by millions of its own games; thinks for up to { $seconds } s
bot-thinking = { $seat } is thinking…

## The beginning

play-ask-bots = How many bots are playing?
play-bots = { $count ->
    [0] none
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $count }
}
play-alone = { $bots ->
    [0] none: solo against { $rival }
   *[other] one: solo against { $rival }
}
play-ask-bot = { $count ->
    [1] How strong should the bot be?
   *[other] How strong should bot { $number } be?
}
play-watch = The bots are playing. Press Ctrl-C to leave; the game is saved.

## Hints. Figures stand below each other: a chance, then points.

hint-thinking = { $seconds ->
    [one] Thinking for { $seconds } second…
   *[other] Thinking for { $seconds } seconds…
}
hint-title = { $playouts ->
    [one] The best turns, from { $playouts } simulation in { $seconds } s
   *[other] The best turns, from { $playouts } simulations in { $seconds } s
}
hint-goal = These turns aim for the challenge “{ $challenge }”. Instead of your chance of winning, you see how well each turn serves it: a score to compare turns by, not a probability.
hint-turn = Turn
hint-chance = { $percent }%
hint-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-legend-firstrat = Each player’s chance of winning and expected points.
hint-legend-piedpiper = Each player’s chance of winning and expected number of floors below the roof.
hint-none = There is nothing to decide right now. Press Enter first.
hint-bad-seconds = “{ $text }” is not a number of seconds from 1 to { $most }. Type i, or for example i 5.

# Bots at the table, and hints.

bot-ratling = Ratling
bot-ratling-about = plays like a child, sometimes silly; thinks { $seconds } s at most
bot-pantry-rat = Pantry Rat
bot-pantry-rat-about = takes what a turn offers; thinks { $seconds } s at most
bot-sly-rat = Sly Rat
bot-sly-rat-about = looks ahead, also at what you may do; thinks { $seconds } s at most
bot-rat-king = Rat King
bot-rat-king-about = the strongest of all; thinks { $seconds } s at most
bot-thinking = { $seat } is thinking …

## The beginning

play-ask-bots = How many bots play?
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
    [0] none: alone against { $rival }
   *[other] one, alone against { $rival }
}
play-ask-bot = { $count ->
    [1] How strong is the bot?
   *[other] How strong is bot { $number }?
}
play-watch = Bots play by themselves. Ctrl-C leaves; the game is kept.

## Hints. Figures stand below each other: a chance, then points.

hint-thinking = { $seconds ->
    [one] Thinking for { $seconds } second …
   *[other] Thinking for { $seconds } seconds …
}
hint-title = { $playouts ->
    [one] The best turns, found in { $seconds } s by { $playouts } trial game
   *[other] The best turns, found in { $seconds } s by { $playouts } trial games
}
hint-turn = Turn
hint-chance = { $percent } %
hint-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-legend-firstrat = Each seat’s chance to win, and the points to expect.
hint-legend-piedpiper = Each seat’s chance to win, and how many floors below the roof to expect.
hint-none = There is nothing to decide now: press Enter first.
hint-bad-seconds = “{ $text }” is no number of seconds from 1 to { $most }. Type i, or for example i 5.

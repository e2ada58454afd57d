# A game explained: what decisions were worth, and what was luck. Played and better are turns in words.

analysis-title = The game explained
analysis-working = Checking decisions
analysis-setup = Setup
analysis-chances = Chance of winning
analysis-chances-about = Dotted lines mark the turning points.
analysis-moves = Moves made

## Mistakes

analysis-mistakes = Mistakes
analysis-size-slip = Slip
analysis-size-mistake = Mistake
analysis-size-blunder = Blunder
analysis-mistake = { $when }, { $seat }: { $played }. Better: { $better }. Chance of winning: { $lost }.
analysis-no-mistakes = Nobody gave away { $percent }% or more of the chance of winning in one turn.
analysis-more = { $count ->
    [one] { $count } smaller one is not shown here.
   *[other] { $count } smaller ones are not shown here.
}
analysis-legend-sizes = How much of the chance of winning a turn gave away: { $slip }% or more is a slip, { $mistake }% a mistake, { $blunder }% a blunder. Each decision is judged by what the player could know.

## Turning points

analysis-turning-points = Turning points
analysis-by-turn = { $when }, { $seat }: { $played }
analysis-by-chance = { $when }, luck: { $results }
analysis-by-hidden = { $when }, luck: something nobody else could see

## Luck and skill

analysis-split = Luck and skill
analysis-start = At the start
analysis-own = Own decisions
analysis-others = Other players’ decisions
analysis-luck = Luck
analysis-final = At the end
analysis-slips = Slips
analysis-blunders = Blunders
analysis-legend-split = These are chances of winning. The start, the decisions and luck add up to the end. Luck is every draw and everything hidden; decisions are compared with what the simulations expected.

## The report

analysis-sources = Points by source
analysis-rats = Where the rats ended up
analysis-rats-count = Rats
analysis-floors = Floors of the houses
analysis-how = { $playouts ->
    [one] { $playouts } simulation for each decision.
   *[other] { $playouts } simulations for each decision.
}

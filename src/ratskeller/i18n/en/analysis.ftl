# A game explained: what decisions were worth, and what was luck. Played and better are turns in words.

analysis-title = The game explained
analysis-working = Looking at decisions
analysis-setup = Set-up
analysis-chances = Chance to win
analysis-chances-about = Dotted lines: the turning points.
analysis-moves = Moves made

## Mistakes

analysis-mistakes = Mistakes
analysis-size-slip = Slip
analysis-size-mistake = Mistake
analysis-size-blunder = Blunder
analysis-mistake = { $when }, { $seat }: { $played }. Better: { $better }. Chance to win: { $lost }.
analysis-no-mistakes = Nobody has given away as much as { $percent } % of the chance to win in a turn.
analysis-more = { $count ->
    [one] { $count } smaller one is not told here.
   *[other] { $count } smaller ones are not told here.
}
analysis-legend-sizes = What a turn gives away of the chance to win: { $slip } % or more is a slip, { $mistake } % a mistake, { $blunder } % a blunder. Every decision is judged by what its seat could know.

## Turning points

analysis-turning-points = Turning points
analysis-by-turn = { $when }, { $seat }: { $played }
analysis-by-chance = { $when }, luck: { $results }
analysis-by-hidden = { $when }, luck: what nobody else could see

## Luck and skill

analysis-split = Luck and skill
analysis-start = At the start
analysis-own = Own decisions
analysis-others = Those of others
analysis-luck = Luck
analysis-final = At the end
analysis-slips = Slips
analysis-blunders = Blunders
analysis-legend-split = Chances to win. The start, decisions and luck add up to the end. Luck is what chance brought and what was hidden; decisions count against what trial games expected.

## The report

analysis-sources = Points by source
analysis-rats = Where rats ended
analysis-rats-count = Rats
analysis-floors = The floors of the houses
analysis-how = { $playouts ->
    [one] { $playouts } trial game for each decision.
   *[other] { $playouts } trial games for each decision.
}

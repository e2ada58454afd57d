# Puzzles: positions where one whole turn is clearly best.

## In the browser

page-puzzles = Puzzles
page-puzzles-one = Puzzle
page-puzzles-lead = Positions from games between strong bots. In each one, a single turn is clearly better than all others. Can you find it?
page-puzzles-about = Find the best turn: a new puzzle every day, and a whole collection.
page-puzzles-today = Puzzle of the day
page-puzzles-difficulty = Difficulty
page-puzzles-seats = Players
page-puzzles-any = all
page-puzzles-which = Show
page-puzzles-unsolved = not solved yet
page-puzzles-solved-of = { $count ->
    [one] { $solved } of { $count } solved
   *[other] { $solved } of { $count } solved
}
page-puzzles-none = No puzzles found, or you have solved them all. Try other filters.
page-puzzles-more = Show more
page-puzzles-number = Puzzle { $number }
page-puzzles-solved = solved
page-puzzles-tried = tried
page-puzzles-alone = solo
page-puzzles-again = Try again
page-puzzles-next = Next puzzle
page-puzzles-show = Show the answer
page-puzzles-hint = Show a hint
page-puzzles-all = All puzzles
page-puzzles-options = Options: { $options }

## Everywhere

puzzle-heading = Puzzle { $id }, { $difficulty }
puzzle-task = It’s your turn. Which complete turn gives you the best chance of winning?
puzzle-type = Type the number of a move or its short form. u undoes a move, a shows the answer, q quits.
puzzle-you = You
puzzle-right = Right! This is the best turn.
puzzle-as-good = Right! Your moves differ from ours, but the result is the same.
puzzle-worse = Not the best turn: it lowers your chance of winning by { $lost }.
puzzle-worse-unknown = Not the best turn, and not one of the next best either.
puzzle-answer = The answer
puzzle-best = the best turn
puzzle-yours = your turn
puzzle-how = { $searches ->
    [one] { $searches } search of { $playouts } trial games preferred the first turn.
   *[other] { $searches } searches of { $playouts } trial games each preferred the first turn.
} Chances and points come from { $games } more trial games after each turn, which know only what you know.
puzzle-found = How often bots find it: { $bots }.
puzzle-found-by = { $bot } { $percent }%
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-theme-firstrat-end = Think about how the game ends.
puzzle-theme-firstrat-rocket = A rat goes into the rocket.
puzzle-theme-firstrat-theft = Think about stealing.
puzzle-theme-firstrat-comic = Look at the comics.
puzzle-theme-firstrat-build = You build a rocket part or donate cheese.
puzzle-theme-firstrat-shop = You buy something.
puzzle-theme-firstrat-burrow = Look at the rat burrow and the construction lamps.
puzzle-theme-firstrat-together = Several rats move together.
puzzle-theme-firstrat-shortcut = A shortcut helps.
puzzle-theme-firstrat-gather = Look at what you can collect.
puzzle-theme-piedpiper-end = The game ends this turn.
puzzle-theme-piedpiper-drive-out = A rat marker reaches the roof.
puzzle-theme-piedpiper-two-figures = Two figures act.
puzzle-theme-piedpiper-piper = The Pied Piper acts.
puzzle-theme-piedpiper-one-figure = One figure acts.
puzzle-theme-piedpiper-prepare = Nothing moves yet.

# Puzzles: positions where one whole turn is clearly best.

## In the browser

page-puzzles = Puzzles
page-puzzles-one = A puzzle
page-puzzles-lead = Positions from games between strong bots. In each, one whole turn is clearly better than all others. Find it.
page-puzzles-about = Find the one best turn: a new one every day, and a whole collection.
page-puzzles-today = Puzzle of the day
page-puzzles-difficulty = How hard
page-puzzles-seats = Seats
page-puzzles-any = all
page-puzzles-which = Which puzzles
page-puzzles-unsolved = not solved yet
page-puzzles-solved-of = { $count ->
    [one] { $solved } of { $count } solved
   *[other] { $solved } of { $count } solved
}
page-puzzles-none = There are no such puzzles, or you have solved them all.
page-puzzles-more = Show more
page-puzzles-number = Puzzle { $number }
page-puzzles-solved = solved
page-puzzles-tried = tried
page-puzzles-alone = alone
page-puzzles-again = Try again
page-puzzles-next = Next puzzle
page-puzzles-show = Show the answer
page-puzzles-hint = A hint
page-puzzles-all = All puzzles
page-puzzles-options = Options: { $options }

## Everywhere

puzzle-heading = Puzzle { $id }, { $difficulty }
puzzle-task = It’s your turn. Which whole turn gives you the best chance to win?
puzzle-type = Answer with the number of a move or its short form; u takes one back, a shows the answer, q leaves.
puzzle-you = You
puzzle-right = Right! This is the best turn.
puzzle-as-good = Right! Other moves than ours, but they lead to the same.
puzzle-worse = Not the best turn. It has { $lost } less chance to win.
puzzle-worse-unknown = Not the best turn, nor one of those that come next.
puzzle-answer = The answer
puzzle-best = the best turn
puzzle-yours = your turn
puzzle-how = { $searches ->
    [one] { $searches } search of { $playouts } playouts preferred the first turn.
   *[other] { $searches } searches of { $playouts } playouts each preferred the first turn.
} Chances and points come from { $games } trial games after each turn, and know no more than you do.
puzzle-found = How often bots find it: { $bots }.
puzzle-found-by = { $bot } { $percent } %
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-theme-firstrat-end = The end of the game is near, or is brought nearer.
puzzle-theme-firstrat-rocket = A rat goes into the rocket.
puzzle-theme-firstrat-theft = Something can be stolen.
puzzle-theme-firstrat-comic = It is about a comic.
puzzle-theme-firstrat-build = The rocket is built, or cheese is donated.
puzzle-theme-firstrat-shop = Something is bought.
puzzle-theme-firstrat-burrow = Look at the rat burrow and the construction lamps.
puzzle-theme-firstrat-together = Several rats move together.
puzzle-theme-firstrat-shortcut = A shortcut helps.
puzzle-theme-firstrat-gather = It is about what is gathered.
puzzle-theme-piedpiper-end = The game ends this turn.
puzzle-theme-piedpiper-drive-out = A house reaches the roof.
puzzle-theme-piedpiper-two-figures = Two figures act.
puzzle-theme-piedpiper-piper = The Pied Piper acts.
puzzle-theme-piedpiper-one-figure = One figure acts.
puzzle-theme-piedpiper-prepare = Nothing moves yet.

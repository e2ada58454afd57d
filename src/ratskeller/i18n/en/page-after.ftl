# The page in a browser: games to look at again, and the challenge chart.

## Replay

page-after-seat = Seat { $number }
page-after-setup = Set-up
page-after-position = Move { $number } of { $count }
page-after-round = round { $number }
page-after-turn = turn { $number }
page-after-transport = Through the game
page-after-slider = Moment of the game
page-after-first = To the beginning
page-after-previous-turn = Previous turn
page-after-previous = Previous move
page-after-play = Play
page-after-pause = Pause
page-after-next = Next move
page-after-next-turn = Next turn
page-after-last = To the end
page-after-space = space bar
page-after-speed = Speed
page-after-times = { $speed }×
page-after-copy = Copy link to this move
page-after-copied = The link to move { $number } is copied.
page-after-log = What happened
page-after-points-firstrat = Points over time
page-after-points-piedpiper = Floors below the roof, over time
page-after-as-table = As a table
page-after-after-move = After move
page-after-hands = All hands, open
page-after-no-cards = no cards
page-after-unfinished = The game was not played to its end.
page-after-fair = Every draw follows from the seed.
page-after-unfair = Not all draws follow from the seed!
page-after-unfair-where = Entry { $number } of the record says { $recorded }, the seed gives { $expected }.
page-after-fair-more = Commitment and seed
page-after-no-seed = This record doesn’t say where its luck came from, so it can’t be checked.

## The game explained

page-after-analyse = Analyse the game
page-after-analyse-about = What was a mistake, what would have been better, where did the game turn, and what was just luck? Every decision is looked at, which takes a minute or two. You can come back later.
page-after-analysis-queued = Waiting, number { $place } in the queue.
page-after-analysis-running = { $done } of { $total } decisions looked at.
page-after-analysis-failed = The analysis did not work out.
page-after-analysis-done = The analysis is there.
page-after-turning-point = Turning point
page-after-remark = About this move
page-after-no-remark = Nothing was given away here.

## Past games

page-after-records-lead = See games once more: move by move, with every hand open and the points over time.
page-after-tables = Played here
page-after-no-tables = No game of yours is over yet. The first one you finish will be here.
page-after-to-chart = The challenge chart: what you have achieved against Greg
page-after-records = Brought along
page-after-no-records = You haven’t brought any recorded game along yet.
page-after-moves = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
page-after-not-finished = not finished
page-after-uploaded = brought on { $day }
page-after-delete = Delete
page-after-deleted = The record is deleted.
page-after-delete-title = Delete this record?
page-after-delete-about = Nobody can look at it any more, not even with its link.
page-after-delete-no = Keep it
page-after-upload = Bring a game along
page-after-upload-about = A record is a small text file: you can download one here after every game, and the terminal game saves them, too. Whoever has its link can look at it.
page-after-by-file = From a file
page-after-choose-file = Choose a file
page-after-drop = or drop it here
page-after-by-paste = Or paste the text
page-after-look = Look at it
page-after-refused = This record can’t be shown.

## Challenge chart

page-after-chart-lead = Ten feats to achieve alone against Greg, on each of his four levels. Win, and whatever you have met is ticked; a tick leads to its game. An empty circle starts a game on that level; the binoculars show a game that does it.
page-after-chart-count = { $count } of { $all } ticked
page-after-chart-met = { $challenge }, { $level }: met on { $day }. See that game again
page-after-chart-try = { $challenge }, { $level }: play against Greg now
page-after-chart-watch = { $challenge }, { $level }: watch a game that does it
page-after-chart-rule = How challenges are judged
page-after-challenge = Challenge

# The page in a browser: games to look at again, and the challenge chart.

## Replay

page-after-seat = Player { $number }
page-after-setup = Setup
page-after-position = Move { $number } of { $count }
page-after-round = round { $number }
page-after-turn = turn { $number }
page-after-transport = Replay controls
page-after-slider = Position in the game
page-after-first = Go to the start
page-after-previous-turn = Previous turn
page-after-previous = Previous move
page-after-play = Play
page-after-pause = Pause
page-after-next = Next move
page-after-next-turn = Next turn
page-after-last = Go to the end
page-after-space = space bar
page-after-speed = Speed
page-after-times = { $speed }×
page-after-copy = Copy link to this move
page-after-copied = Link to move { $number } copied.
page-after-log = What happened
page-after-points-firstrat = Points over time
page-after-points-piedpiper = Floors below the roof, over time
page-after-as-table = Show as a table
page-after-after-move = After move
page-after-hands = Everyone’s hands
page-after-no-cards = no cards
page-after-unfinished = This game was not finished.
page-after-fair = Every draw matches the seed.
page-after-unfair = Some draws don’t match the seed!
page-after-unfair-where = Entry { $number } of the record says { $recorded }, but the seed gives { $expected }.
page-after-fair-more = Fingerprint and seed
page-after-no-seed = This record has no seed, so its luck can’t be checked.

## The game explained

page-after-analyse = Analyse the game
page-after-analyse-about = Where were the mistakes, what would have been better, when did the game turn, and what was just luck? Every decision is checked, which takes a minute or two. You can come back later.
page-after-analysis-queued = Waiting: number { $place } in the queue.
page-after-analysis-running = { $done } of { $total } decisions checked.
page-after-analysis-failed = The analysis failed. Please try again.
page-after-analysis-done = The analysis is ready.
page-after-turning-point = Turning point
page-after-remark = About this move
page-after-no-remark = No mistake here.

## Past games

page-after-records-lead = Watch your games again, move by move, with everyone’s hands open and the points over time.
page-after-tables = Played here
page-after-no-tables = You haven’t finished a game yet. Your first one will appear here.
page-after-to-chart = Challenge chart: what you have achieved against Greg
page-after-records = Uploaded games
page-after-no-records = You haven’t uploaded a game yet.
page-after-moves = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
page-after-not-finished = not finished
page-after-uploaded = uploaded on { $day }
page-after-delete = Delete
page-after-deleted = Record deleted.
page-after-delete-title = Delete this record?
page-after-delete-about = Nobody will be able to watch it any more, not even with the link.
page-after-delete-no = Keep it
page-after-upload = Upload a game
page-after-upload-about = A record is a small text file. You can download one here after every game, and the terminal version saves them too. Anyone with its link can watch it.
page-after-by-file = From a file
page-after-choose-file = Choose a file
page-after-drop = or drop it here
page-after-by-paste = Or paste the text
page-after-look = Watch it
page-after-refused = This record can’t be shown. Check that the file or text is complete.

## Challenge chart

page-after-chart-lead = Ten challenges for your solo games against Greg, each on four levels. When you win, every challenge you completed gets a tick. Choose a tick to watch that game, an empty circle to try it yourself, or the binoculars to watch a game that does it.
page-after-chart-count = { $count } of { $all } completed
page-after-chart-met = { $challenge }, { $level }: completed on { $day }. Watch that game
page-after-chart-try = { $challenge }, { $level }: play against Greg now
page-after-chart-watch = { $challenge }, { $level }: watch a game that does it
page-after-chart-rule = Rules for challenges
page-after-challenge = Challenge

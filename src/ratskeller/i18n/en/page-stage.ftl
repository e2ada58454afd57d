## The stage: a table that fills the window.
page-stage-board = Board
page-stage-seats = Seats
page-stage-drawer = Log, chat and moves
page-stage-moves = Moves
page-stage-no-moves = There is nothing to choose right now.
page-stage-waiting = Point at anything to see what it does.
page-stage-open-seat = Everything { $seat } has
page-stage-camera = View of the board
page-stage-fit = Show the whole board
page-stage-closer = Zoom in
page-stage-farther = Zoom out
page-stage-regions = Parts of the board
page-stage-skip = Skip
page-stage-confirm = Confirm
page-stage-result = Result
page-stage-look = Look at the board
page-stage-away = { $count ->
    [one] One turn was played while you were away.
   *[other] { $count } turns were played while you were away.
}
page-stage-speed = Animation speed
page-stage-speed-off = Off
page-stage-speed-times = { $speed }×
page-stage-pause = Pause after other players’ turns
page-stage-pause-none = None
page-stage-pause-seconds = { $seconds } s
page-stage-volume = Volume
page-stage-confirm-each = Confirm each move
page-stage-close-up = Zoom in on my turn (small screens)
page-stage-large-labels = Larger labels on the board
page-table-key-moves = Open the list of moves
page-table-key-zoom = Zoom in, zoom out, show all
page-table-key-skip = Skip the animation
page-puzzles-streak = { $count } in a row
puzzle-try-again = Try again, or show the answer.
page-stage-all = All
page-stage-mute = Mute
page-stage-places = Places
page-stage-place = No. { $place }
page-stage-you = You: { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
page-about-fonts = Typefaces:

# After a game: its best and its worst turn, and how long an analysis takes.

after-best = Best turn:
after-worst = Worst turn:
after-better = Better: { $better }
after-no-mistake = No turn gave anything away.
after-all = All turning points and mistakes
after-left-moment = A few seconds left.
after-left-half = About half a minute left.
after-left-minutes = { $minutes ->
    [one] About a minute left.
   *[other] About { $minutes } minutes left.
}

# Games that take days: a turn planned ahead, holidays, mails about games that wait

plan-hidden = You can’t plan a turn in this game: too much is hidden.
plan-your-turn = It’s your turn: make your move.
plan-no-turn = You have no turn to plan.
page-plan = Plan your next turn
page-plan-about = Plan as if the other players did nothing. When your turn begins, your moves are made for you, as long as they are still allowed. Nobody else can see them.
page-plan-whole = Your turn is complete. Save this plan?
page-plan-keep = Save this plan
page-plan-kept = Your plan has been saved.
page-plan-back = Back to the game
page-plan-mine = Your next turn: { $moves }
page-plan-cancel = Cancel plan
page-plan-change = Change plan
page-plan-canceled = Your plan has been cancelled.
page-plan-stopped = Your plan stopped at “{ $move }”: { $why }
page-plan-stopped-unforeseen = something else had to be decided.
page-plan-stopped-revealed = something new was revealed.
page-plan-stopped-bot = a bot is playing for you.
page-plan-stopped-refused = it wasn’t possible any more.
page-plan-read = OK

holiday-when = A holiday has to end after it starts, and start within a year.
holiday-twice = You already have a holiday at that time.
holiday-too-long = { $days ->
    [one] You have { $days } of your { $most } days left this year.
   *[other] You have { $days } of your { $most } days left this year.
}
page-holiday = Holidays
page-holiday-about = While you are on holiday, your clock stops in games with days per turn. The others see when you’ll be back. You can still play if you like.
page-holiday-left = { $days ->
    [one] { $days } of { $most } days left this year
   *[other] { $days } of { $most } days left this year
}
page-holiday-from = First day
page-holiday-to = Last day
page-holiday-take = Take a holiday
page-holiday-taken = Your holiday is set.
page-holiday-end = I’m back
page-holiday-cancel = Cancel
page-holiday-ended = Your clocks are running again.
page-holiday-span = { $from } – { $to }
page-holiday-until = on holiday until { $date }
page-holiday-log = { $seat } changed their holidays.

digest-subject = { $count ->
    [one] A game is waiting for you
   *[other] { $count } games are waiting for you
}
digest-text =
    It’s your turn:

    { $games }

    You get this e-mail at most once every { $hours } hours, because you asked for it. To stop it, open this link:

    { $link }
digest-no-address = Confirm an e-mail address first.
digest-stopped-before = These e-mails have already been stopped.
page-digest = Write to me when games are waiting for me
page-digest-about = Never during your quiet hours or holidays or while you are here, and only when a new turn of yours has begun.
page-digest-no-address = To use this, confirm an e-mail address above.
page-digest-often = At most one e-mail
page-digest-hours = { $hours ->
    [one] every hour
    [24] a day
    [168] a week
   *[other] every { $hours } hours
}
page-digest-on = You’ll get e-mails about games that are waiting for you.
page-digest-off = You won’t get e-mails about games any more.
page-digest-stop = No more e-mails?
page-digest-stop-about = You won’t get e-mails about games that are waiting for you any more.
page-digest-stop-yes = Stop the e-mails
page-looks-usual = The picture we picked for you
page-privacy-days = If you use them: a turn that you planned, until it is played, your holidays, and whether you want e-mails about games that wait.

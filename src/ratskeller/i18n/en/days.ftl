# Games that take days: a turn planned ahead, holidays, mails about games that wait

plan-hidden = Turns of this game can’t be planned: too much is hidden.
plan-your-turn = It’s your turn: make your move.
plan-no-turn = There is no turn of yours to plan.
page-plan = Plan your next turn
page-plan-about = Your next turn as if the others passed. Your moves will be made when it begins, as long as each is allowed. Nobody else sees them.
page-plan-whole = This turn is complete. Keep it?
page-plan-keep = Keep this plan
page-plan-kept = Your plan is kept.
page-plan-back = Back to the game
page-plan-mine = Your next turn: { $moves }
page-plan-cancel = Cancel plan
page-plan-change = Change plan
page-plan-canceled = Your plan is cancelled.
page-plan-stopped = Your plan stopped at “{ $move }”: { $why }
page-plan-stopped-unforeseen = something else had to be decided.
page-plan-stopped-revealed = something came to light.
page-plan-stopped-bot = a bot plays for you.
page-plan-stopped-refused = it wasn’t possible any more.
page-plan-read = OK

holiday-when = A holiday has to end after it begins, and to begin within a year.
holiday-twice = You already have a holiday then.
holiday-too-long = { $days ->
    [one] Of { $most } days a year you have { $days } left.
   *[other] Of { $most } days a year you have { $days } left.
}
page-holiday = Holidays
page-holiday-about = While you are on holiday, your clock stands still in games with days for a turn. The others see when you’ll be back. You can play all the same.
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
page-holiday-ended = Your clocks run again.
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

    You get this e-mail at most once in { $hours } hours, because you asked for it. To stop it, open this link:

    { $link }
digest-no-address = Confirm an e-mail address first.
digest-stopped-before = These e-mails have been stopped already.
page-digest = Write to me when games are waiting for me
page-digest-about = Not during your quiet hours or holidays, not while you are here, and only if a new turn of yours has begun.
page-digest-no-address = For this, confirm an e-mail address above.
page-digest-often = At most one e-mail
page-digest-hours = { $hours ->
    [one] every hour
    [24] a day
    [168] a week
   *[other] every { $hours } hours
}
page-digest-on = You’ll get e-mails about games that wait.
page-digest-off = You won’t get e-mails about games any more.
page-digest-stop = No more e-mails?
page-digest-stop-about = You won’t get e-mails about games that wait for you any more.
page-digest-stop-yes = Stop the e-mails
page-looks-usual = The picture we picked for you
page-privacy-days = If you use them: a turn that you planned, until it is played, your holidays, and whether you want e-mails about games that wait.

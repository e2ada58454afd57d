# The page of a running table.

page-table-title-turn = ● Your turn · { $game }
page-table-turn-mine = It’s your turn
page-table-turn-of = It’s { $seat }’s turn
page-table-over = The game is over
page-table-round = Round { $round }
page-table-turn = Turn { $turn }
page-table-last = Round { $round } is the last
page-table-last-now = Last round!
page-table-closed = This table is closed: whoever opened it has left.
page-table-watching = You are watching. Whatever is secret stays hidden from you, too.
page-table-stale = Somebody was faster. Look again, then decide.

## Beside the board

page-table-side = Log and chat
page-table-log = Log
page-table-log-empty = Nothing has happened yet.
page-table-log-all = { $count ->
    [one] Show the whole game: { $count } turn
   *[other] Show the whole game: { $count } turns
}
page-table-log-setup = Set-up
page-table-log-sit = { $seat } sat down.
page-table-log-leave = { $seat } got up.
page-table-log-undo = { $seat } took a decision back.
page-table-log-undo-ask = { $seat } asked to take a decision back.
page-table-log-agree = { $seat } agreed.
page-table-log-refuse = { $seat } said no.
page-table-log-timeout = { $seat } ran out of time: a bot plays on.
page-table-log-back = { $seat } is back.
page-table-log-pause = The server was away for a while: that time counts for nobody.
page-table-log-rematch = There is a rematch.
page-table-rule-of = The rule: { $rule }
page-table-rule-title = The rule
page-table-rule-all = Open it among all rules
page-table-chat = Chat
page-table-chat-said = { $seat } says: { $text }
page-table-chat-empty = Nobody has said anything yet.
page-table-chat-say = Say something
page-table-chat-send = Send
page-table-chat-mute = Mute { $seat }
page-table-chat-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
page-table-chat-watching = Only those who sit at the table can talk here.

## What can be done

page-table-actions = Around the game
page-table-undo = Take back
page-table-undo-ask = Ask to take back
page-table-asked-title = Take a decision back?
page-table-asked-about = { $seat } would like to take the last decision back. It happens when everybody at the table agrees.
page-table-asked-waiting = Others who have not answered yet: { $seats }
page-table-asked-mine = You asked to take your decision back. Waiting for { $seats }.
page-table-asked-other = { $seat } asks to take a decision back. Waiting for { $seats }.
page-table-agree = I agree
page-table-refuse = No, it stands
page-table-hint = Hint
page-table-hint-thinking = Thinking …
page-table-hint-title = The best turns
page-table-hint-none = There is nothing to advise here.
page-table-more = More
page-table-leave = To the tables

## Time and connection

page-table-clocks = Time left
page-table-clock-days = { $days } d { $hours } h
page-table-clock-soon = Time is running out
page-table-away-mine = You ran out of time, so a bot ({ $bot }) plays for you.
page-table-away-other = A bot plays for { $seat }, who ran out of time.
page-table-am-back = I’m back
page-table-offline = The connection is lost. We come back by ourselves; the game waits.
page-table-offline-kept = The connection is lost. What you did is kept, and is sent as soon as we are back.
page-table-not-saved = The server can’t save anything at the moment. What you do is sent again until it can.
page-table-online = Connected again.
page-table-notify-ask = Shall this browser tell you when it’s your turn?
page-table-notify-yes = Yes, please
page-table-notify-no = No, thanks
page-table-notify-turn = It’s your turn in { $game }.

## One screen for several people

page-table-cover-over = That was your turn.
page-table-cover-hand = Hand the screen to { $seat }
page-table-cover-about = Only { $seat } looks now, please.
page-table-cover-show = I’m { $seat }: show my cards

## Keys

page-table-keys = Keys
page-table-key-choose = choose from the list of moves
page-table-key-tab = on to the next button, Shift and Tab back
page-table-key-undo = take the last decision back
page-table-key-hint = a hint
page-table-key-chat = write in the chat
page-table-key-log = read the log
page-table-key-rules = read the rules
page-table-key-firstrat-arrows = on the board: to the next rat or place
page-table-key-firstrat-enter = pick up a rat, or go where the focus is
page-table-key-firstrat-escape = put a rat down again; close a hint or an answer
page-table-key-piedpiper-enter = take a card, or choose a place for it
page-table-key-piedpiper-places = with a card taken: put it under that character
page-table-key-piedpiper-escape = put a card back; close a hint or an answer
page-table-key-help = this list

## The end

page-table-winner = winner
page-table-challenges = Challenges met
page-table-rematch = Play again
page-table-rematch-join = Join the rematch
page-table-rematch-watch = Watch the rematch
page-table-rematch-title = Play again?
page-table-rematch-about = Somebody at the table would like to play again. Your seat there is free.
page-table-rematch-no = Not now
page-table-see-again = See it again
page-table-download = Download the record

## Fair shuffles

page-table-fair = Fair shuffles
page-table-fair-about = Before the game the server promised a secret number, the seed, by showing its fingerprint. Everybody’s browser added a number of its own. Together they make all the luck of this game, so that nobody could choose it.
page-table-fair-commitment = Fingerprint of the seed (SHA-256)
page-table-fair-seed = The seed
page-table-fair-later = When the game is over, the seed is shown here, and everybody can check it.
page-table-fair-fits = The seed fits its fingerprint: it is the one that was promised.
page-table-fair-fits-not = The seed does not fit its fingerprint!
page-table-fair-verify = To check every card as well, download the record and run:

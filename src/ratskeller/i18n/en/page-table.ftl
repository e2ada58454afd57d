# The page of a running table.

page-table-title-turn = ● Your turn · { $game }
page-table-turn-mine = It’s your turn
page-table-turn-of = { $seat ->
    [You] It’s your turn
   *[other] It’s { $seat }’s turn
}
page-table-over = The game is over
page-table-round = Round { $round }
page-table-turn = Turn { $turn }
page-table-last = Round { $round } will be the last
page-table-last-now = Last round!
page-table-closed = This table is closed because the player who opened it has left.
page-table-watching = You are watching this game. Secret cards stay hidden.
page-table-stale = The game went on before your move arrived. Look at the board and choose again.

## Beside the board

page-table-log = Log
page-table-log-empty = Nothing has happened yet.
page-table-log-all = { $count ->
    [one] Show the whole game ({ $count } turn)
   *[other] Show the whole game ({ $count } turns)
}
page-table-log-before = Before the game
page-table-log-setup = Setup
page-table-log-sit = { $seat } joined the table.
page-table-log-leave = { $seat } left the table.
page-table-log-undo = { $seat } undid a move.
page-table-log-undo-ask = { $seat } asked to undo a move.
page-table-log-agree = { $seat } agreed.
page-table-log-refuse = { $seat } said no.
page-table-log-timeout = { $seat } ran out of time. A bot took over.
page-table-log-back = { $seat } is back.
page-table-log-pause = The server was offline for a while. That time doesn’t count for anyone.
page-table-log-rematch = A rematch is open.
page-table-rule-of = Show rule { $rule }
page-table-rule-title = Rule
page-table-rule-all = See it in the full rules
page-table-chat = Chat
page-table-chat-said = { $seat } says: { $text }
page-table-chat-empty = Nobody has said anything yet.
page-table-chat-say = Write a message
page-table-chat-send = Send
page-table-chat-mute = Mute { $seat }
page-table-chat-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
page-table-chat-watching = Only players at this table can chat.

## What can be done

page-table-actions = Game actions
page-table-undo = Undo
page-table-undo-ask = Ask to undo
page-table-asked-title = Undo a move?
page-table-asked-about = { $seat } would like to undo the last move. Everyone at the table has to agree.
page-table-asked-waiting = Still waiting for: { $seats }
page-table-asked-mine = You asked to undo your move. Waiting for { $seats }.
page-table-asked-other = { $seat } asked to undo a move. Waiting for { $seats }.
page-table-agree = Yes, undo it
page-table-refuse = No, keep it
page-table-hint = Hint
page-table-hint-thinking = Thinking…
page-table-hint-title = The best turns
page-table-hint-none = There is no hint for this decision.
page-table-more = More
page-table-leave = Back to the tables

## Time and connection

page-table-clocks = Time left
page-table-clock-days = { $days } d { $hours } h
page-table-clock-soon = Time is running out
page-table-away-mine = You ran out of time, so a bot ({ $bot }) is playing for you.
page-table-away-other = { $seat } ran out of time, so a bot is playing instead.
page-table-am-back = I’m back
page-table-offline = Connection lost. Reconnecting… Your game is safe.
page-table-offline-kept = Connection lost. Your move is saved and will be sent when you are back online.
page-table-not-saved = The server can’t save anything at the moment. Your moves will be sent again until it can.
page-table-online = You are back online.
page-table-notify-no = No, thanks
page-table-notify-turn = It’s your turn in { $game }.

## One screen for several people

page-table-cover-over = Your turn is over.
page-table-cover-hand = Pass the screen to { $seat }
page-table-cover-about = Only { $seat } should look now.
page-table-cover-show = I’m { $seat }: show my cards

## Keys

page-table-keys = Keys
page-table-key-choose = choose from the list of moves
page-table-key-tab = next button; Shift+Tab: previous button
page-table-key-undo = undo the last move
page-table-key-hint = get a hint
page-table-key-chat = write in the chat
page-table-key-log = read the log
page-table-key-rules = read the rules
page-table-key-firstrat-arrows = on the board: go to the next rat or place
page-table-key-firstrat-enter = pick up a rat, or move it to the selected place
page-table-key-firstrat-escape = put the rat back; close a hint or message
page-table-key-piedpiper-enter = pick up a card, or put it under the selected character
page-table-key-piedpiper-places = after picking up a card: put it under that character
page-table-key-piedpiper-escape = put the card back; close a hint or message
page-table-key-help = show this list

## The end

page-table-winner = winner
page-table-challenges = Completed challenges
page-table-rematch = Play again
page-table-rematch-join = Join the rematch
page-table-rematch-watch = Watch the rematch
page-table-rematch-title = Play again?
page-table-rematch-about = Someone at the table wants to play again. There is a seat for you.
page-table-rematch-no = Not now
page-table-see-again = Watch the replay
page-table-download = Download the game record

## Fair shuffles

page-table-fair = Fair shuffles
page-table-fair-about = Before the game, the server chose a secret number, the seed, and showed its fingerprint. Every player’s browser added a random number of its own. Together they decide every shuffle and draw, so nobody could choose the luck.
page-table-fair-commitment = Fingerprint of the seed (SHA-256)
page-table-fair-seed = The seed
page-table-fair-later = After the game, the seed is shown here and everyone can check it.
page-table-fair-fits = The seed matches its fingerprint: it was not changed.
page-table-fair-fits-not = The seed does not match its fingerprint! The shuffles may not have been fair.
page-table-fair-verify = To check every single draw, download the game record and run:

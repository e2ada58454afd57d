# Leaving a running game, replacing who is missing, and ending early.

leaving-title = Leave the game
leaving-bot = Let a bot play for me
leaving-bot-about = { $bot } takes over your seat. You can come back at any time while the bot plays.
leaving-end = End the game
leaving-end-about = Nobody wins. You are playing solo, so the game ends at once.
leaving-end-ask = Ask everyone to end the game
leaving-end-ask-about = If everyone agrees, the game is over and nobody wins.
leaving-missing-title = Is someone missing?
leaving-missing-about = When a player has been away for some minutes or has run out of time, the others can agree to replace them.
leaving-missing-clock = In this game the clock decides: the others can replace a player only once they have left or run out of time.
leaving-missing-none = Everyone is here.
leaving-missing-since = { $name } has been away since { $time }.
leaving-missing-left = { $name } has left.
leaving-missing-turn = { $name } has not moved for a long time.
leaving-put-bot = Put a bot in { $name }’s place
leaving-open-seat = Open { $name }’s seat to someone new
leaving-mine = You have left the game. { $bot } is playing for you until you come back.
leaving-other = { $seat } has left. A bot is playing instead.
leaving-offered = { $seat }’s seat is open to someone new. Send them the link to this table.
leaving-offered-take = { $seat }’s seat is free. You can take it over, with everything that belongs to it.
leaving-take = Take the seat
leaving-not-missing = This player is not missing: you can only replace someone who is away or out of time.
leaving-other-question = Another question is still open. Please answer it first.
leaving-knows = You have already sat at this table and know cards of another seat, so you can’t take this one.
leaving-closes = Nothing has happened here for a long time. The table will close on { $time } unless someone plays on.
leaving-closed-idle = This table was closed because nothing had happened here for a long time.

## Votes

leaving-ask-end = { $seat } would like to end the game. Nobody would win.
leaving-ask-bot = { $seat } would like a bot to play in { $name }’s place.
leaving-ask-open = { $seat } would like to open { $name }’s seat to someone new.
leaving-ask-waiting = Waiting for: { $seats }
leaving-yes = I agree
leaving-no = No

## Log

leaving-log-resign = { $seat } left. A bot took over.
leaving-log-stand-in = The others put a bot in { $seat }’s place.
leaving-log-offer = { $seat }’s seat is open to someone new.
leaving-log-take = { $seat } took a seat in the running game.
leaving-log-ask-end = { $seat } asked to end the game.
leaving-log-ask-bot = { $seat } asked to put a bot in someone’s place.
leaving-log-ask-open = { $seat } asked to open a seat to someone new.
leaving-log-notice = Nothing has happened for a long time. The table will be closed soon.

## The end

leaving-over-agreement = You ended the game together
leaving-over-idle = The game was closed because nothing had happened for a long time
leaving-over-about = Nobody has won. These are the points so far.

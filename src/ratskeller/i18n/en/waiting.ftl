# Changing a table before its game starts.

waiting-bot = Put a bot here
waiting-bot-level = Which bot plays in seat { $number }
waiting-bot-remove = Remove the bot
waiting-drop = Remove this seat
waiting-add = Add a seat
waiting-start-taken = Start with { $count } players
waiting-options = Change the options
waiting-options-about = Everyone else at the table sees what has changed and has to agree before you can start.
waiting-options-save = Change them
waiting-changed = The options have changed:
waiting-changed-since = The table has been changed meanwhile. Please look at the changes first.
waiting-change = { $name }: { $now } (before: { $before })
waiting-usual = as usual
waiting-agree = I agree
waiting-agreed-by = Still waiting for: { $seats }
waiting-not-agreed = Someone has not agreed to the changes yet.
waiting-log-seats = The seats have changed.
waiting-log-options = The options have changed.

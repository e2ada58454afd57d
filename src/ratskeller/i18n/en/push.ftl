# People are called when it is their turn; the page on a home screen, and without a network

push-turn = { $game }: it’s your turn.

page-push = It’s your turn
page-push-about = This device can call you when it’s your turn, even when the page is closed. The message doesn’t say anything about your game.
page-push-call = Call me on this device
page-push-insecure = Calls work only on https pages and on localhost. The address of this page is neither.
page-push-missing = This browser takes no calls. On an iPhone or iPad, first add this page to the home screen.
page-push-denied = This browser doesn’t allow calls from this page. You can change that in its settings for this page.
page-push-on = You will be called on this device.
page-push-off = You won’t be called on this device any more.
page-push-quiet = Quiet hours
page-push-quiet-about = No calls during this time; they come afterwards if it’s still your turn.
page-push-from = From
page-push-to = Until
page-push-saved = Your quiet hours have been saved.
page-push-no-network = You are offline. Games need a connection.

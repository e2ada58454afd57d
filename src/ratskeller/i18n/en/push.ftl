# People are called when it is their turn; the page on a home screen, and without a network

push-turn = { $game }: it’s your turn.

page-push = It’s your turn
page-push-about = This device can notify you when it’s your turn, even when the page is closed. The message doesn’t say anything about your game.
page-push-call = Notify me on this device
page-push-insecure = Notifications work only on https pages and on localhost. The address of this page is neither.
page-push-missing = This browser can’t receive notifications. On an iPhone or iPad, first add this page to the home screen.
page-push-denied = This browser blocks notifications from this page. You can change that in its settings for this page.
page-push-on = You will get notifications on this device.
page-push-off = You won’t get notifications on this device any more.
page-push-quiet = Quiet hours
page-push-quiet-about = No notifications during this time; they come afterwards if it’s still your turn.
page-push-from = From
page-push-to = Until
page-push-saved = Your quiet hours have been saved.
page-push-no-network = You are offline. Games need a connection.

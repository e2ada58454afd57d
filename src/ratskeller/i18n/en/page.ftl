# The page in a browser: what is around the games.

page-skip = Skip to content
page-home-link = Go to the home page
page-navigation = Main menu
page-announcements = Announcements
page-menu = Menu
page-nav-play = Play
page-nav-lobby = Tables
page-nav-learn = Learn
page-nav-rules = Rules
page-nav-records = Past games
page-nav-companion = Companion
page-me = My profile
page-offline = Connection lost – reconnecting…
page-unofficial = An unofficial fan project without the publishers’ art or text. Best enjoyed with your own copy of the game.
page-about = About Ratskeller
page-nowhere = There’s nothing here
page-nowhere-about = Just a few crumbs. The address may be wrong, or the page is gone.

## Settings

page-settings = Settings
page-language = Language
page-theme = Appearance
page-theme-auto = same as device
page-theme-light = light
page-theme-dark = dark
page-sound = Sounds
page-animation = Animations
page-notifications = Tell me when it’s my turn
page-notifications-about = even when this page is in the background

## Everywhere

page-loading = Just a moment…
page-retry = Try again
page-reload = Reload the page
page-fault = Something went wrong on this page. If something doesn’t work any more, reload it.
page-broken = This part of the page failed. It will try again automatically.
page-broken-kept = This can’t be shown right now. You see how it was before; the page will try again automatically.
page-close = Close
page-see-rule = See the rule
page-rule = Rule { $rule }
page-offers = Your possible moves
page-name-made-up = Rat { $number }

## Seats

page-seat-open = free seat
page-seat-numbered = { $name } { $number }
page-seat-colour-ivory = ivory
page-seat-colour-sky = sky blue
page-seat-colour-coral = coral
page-seat-colour-teal = teal
page-seat-colour-plum = plum
page-seat-shape-circle = circle
page-seat-shape-square = square
page-seat-shape-triangle = triangle
page-seat-shape-diamond = diamond
page-seat-shape-star = star

## Headings

page-heading-home = Two games about rats
page-heading-new-table = New table
page-heading-lobby = Tables
page-heading-table = Table
page-heading-replay = Replay
page-heading-records = Past games
page-heading-learn = Learn by playing
page-heading-rules = The rules
page-heading-chart = Challenge chart
page-heading-companion = Companion for your own box
page-heading-companion-greg = Greg’s turns
page-heading-companion-pad = Score pad
page-heading-me = Your profile
page-heading-about = About Ratskeller

## Why something can’t be done

page-problem-malformed = We couldn’t read that. Check what you entered and try again.
page-problem-illegal = The rules don’t allow this move. Choose another one.
page-problem-set-up = This table can’t be set up. Check the players and the settings.
page-problem-sign-in = Choose a name first.
page-problem-not-yours = You can’t do that: it belongs to another player.
page-problem-not-your-turn = It’s not your turn yet.
page-problem-not-found = We couldn’t find that. It may be gone, or the link is too old.
page-problem-not-now = That isn’t possible right now. Check the page and try again.
page-problem-seat-taken = This seat is taken. Choose another one.
page-problem-too-fast = That was too fast. Wait a moment and try again.
page-problem-too-big = That is too long or too large. Make it smaller and try again.
page-problem-too-many = You have reached the limit. Finish or delete something first.
page-problem-busy = The server is busy. Try again in a moment.
page-problem-not-saved = The server can’t save anything at the moment. Try again later.
page-problem-offline = No connection to the server. Check your internet connection and try again.

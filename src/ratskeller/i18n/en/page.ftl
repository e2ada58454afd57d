# The page in a browser: what is around the games.

page-skip = Skip to the content
page-home-link = To the first page
page-navigation = Pages
page-announcements = Announcements
page-menu = Menu
page-nav-play = Play
page-nav-lobby = Tables
page-nav-learn = Learn
page-nav-rules = Rules
page-nav-records = Past games
page-nav-companion = Beside the box
page-me = My name
page-offline = Connection lost – coming back …
page-unofficial = Unofficial, made by fans: no art and no text of the publishers. Best beside your own box.
page-about = About Ratskeller
page-nowhere = There is nothing here
page-nowhere-about = Only a few crumbs. The address may be mistyped, or what was here is gone.

## Settings

page-settings = Settings
page-language = Language
page-theme = Light
page-theme-auto = as my device
page-theme-light = day
page-theme-dark = night
page-sound = Sounds
page-animation = Animations
page-notifications = Tell me when it’s my turn
page-notifications-about = also while this page is in the background

## Everywhere

page-loading = Just a moment …
page-retry = Try again
page-reload = Reload the page
page-fault = Something went wrong on this page. If something doesn’t work any more, reload it.
page-broken = This part of the page failed. It tries again by itself.
page-broken-kept = This can’t be drawn just now. What you see is how it stood last; the page tries again by itself.
page-close = Close
page-see-rule = See the rule
page-rule = Rule { $rule }
page-offers = What you can do
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
page-heading-new-table = A new table
page-heading-lobby = Tables
page-heading-table = The table
page-heading-replay = A game once more
page-heading-records = Past games
page-heading-learn = Learn by playing
page-heading-rules = The rules
page-heading-chart = The challenge chart
page-heading-companion = Beside the real board
page-heading-companion-greg = Greg’s turns
page-heading-companion-pad = The score pad
page-heading-me = Who I am
page-heading-about = About Ratskeller

## Why something can’t be done

page-problem-malformed = That could not be understood.
page-problem-illegal = The rules don’t allow that.
page-problem-set-up = No table can be set up like this.
page-problem-sign-in = Take a name first.
page-problem-not-yours = That belongs to somebody else.
page-problem-not-your-turn = It’s somebody else’s turn.
page-problem-not-found = It isn’t here, or not any more.
page-problem-not-now = That can’t be done now.
page-problem-seat-taken = Somebody sits there already.
page-problem-too-fast = Too fast! Wait a moment.
page-problem-too-big = That is too long.
page-problem-too-many = There are too many already.
page-problem-busy = The server is busy. Try again in a moment.
page-problem-not-saved = The server can’t save anything at the moment. Try again later.
page-problem-offline = There is no connection to the server.

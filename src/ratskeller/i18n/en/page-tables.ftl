# The page in a browser: the first page, setting tables up, finding them, and who I am.

## First page

page-home-lead = Build a rocket out of junk, or keep the rats away from your door: alone, against bots, or with friends near and far.
page-home-games = The games
page-home-firstrat-about = Race your rats across the junkyard, gather bottles, cans and bulbs, and build a rocket to the moon. It is made of cheese, after all.
page-home-piedpiper-about = Rats run from house to house through Hamelin. Play your cards so that they call on your neighbours, and let the Pied Piper lead them away from you.
page-home-firstrat-people = 1 to 5 people; alone, you race Greg
page-home-piedpiper-people = 2 to 5 people, each with a secret hand
page-home-play = Play { $game }
page-home-against = Against whom? The game begins at once.
page-home-opponents = { $name } × { $count }
page-home-mood-ratling = gentle, for a first game
page-home-mood-pantry-rat = greedy and friendly
page-home-mood-sly-rat = thinks ahead
page-home-mood-rat-king = merciless
page-home-greg = { greg } · { $level }
page-home-greg-about = alone, with challenges
page-home-starting = The game is being laid out …
page-home-learn = Learn by playing
page-home-new = Play with friends
page-home-elsewhere = What else there is
page-home-lobby-about = Sit down with others, or watch them play.
page-home-chart-about = Ten feats against Greg, on four levels.
page-home-companion-about = Greg and the score pad on your phone, next to your own box.
page-home-records-about = See games once more, move by move.

## A table in a list

page-tables-seats = Seats
page-tables-your-turn = It’s your turn
page-tables-their-turn = { $name } is to play
page-tables-state-open = waits for people
page-tables-state-running = is being played
page-tables-state-over = is over
page-tables-state-closed = was closed
page-tables-by-link = by link only
page-tables-sit = Sit down
page-tables-back = To your seat
page-tables-look = Look in
page-tables-watch = Watch
page-tables-go-on = Go on
page-tables-result = Result
page-tables-replay = See it again

## My tables

page-mine = My tables
page-mine-running = Your tables
page-mine-going = Under way
page-mine-over = Over
page-mine-all = All your tables
page-mine-none = You haven’t sat down at a table yet.
page-mine-play = Play a game
page-mine-more = Show more

## Lobby

page-lobby-lead = Free seats are for everybody. You can watch any table, too.
page-lobby-filter = Which games
page-lobby-all = both games
page-lobby-open = New table: { $game }
page-lobby-waiting = Seats are free
page-lobby-running = Being played
page-lobby-more = More tables
page-lobby-empty = Nobody sits here at the moment. Open a table and leave a seat free: others will see it here.

## Set-up

page-setup-title = A table for { $game }
page-setup-other = Rather { $game }?
page-setup-who = Who plays?
page-setup-count = Seats
page-setup-alone = 1 (against { greg })
page-setup-level = How strong is { greg }?
page-setup-level-easy = five fast cards, five slow ones
page-setup-level-medium = six fast cards, four slow ones
page-setup-level-hard = seven fast cards, three slow ones
page-setup-level-unfair = he hardly ever rests
page-setup-seat = Who sits on seat { $number }
page-setup-name = Name of player { $number }
page-setup-people = People
page-setup-bots = Bots
page-setup-me = me
page-setup-me-about = you, in this browser
page-setup-beside = somebody at this screen
page-setup-beside-about = plays here with you; secret hands are covered in between
page-setup-open = free, for others
page-setup-open-about = for whoever comes, or whom you send the link
page-setup-seen = Who can find the table?
page-setup-public = everybody
page-setup-public-about = It stands in the list of tables; anybody can sit down.
page-setup-link = only those with the link
page-setup-link-about = It is in no list. You send the link to your friends.
page-setup-more = More options
page-setup-changed = { $count ->
    [0] all as in the rulebook
    [one] { $count } changed
   *[other] { $count } changed
}
page-setup-profile = A board of your own
page-setup-profile-about = A TOML file with your own path, tracks, cards or prices. Copy the standard one, change it, and check it with { $command }.
page-setup-profile-choose = Choose a file …
page-setup-profile-own = from a file
page-setup-profile-standard = Back to the standard board
page-setup-profile-wrong = This file describes no board that can be played on:
page-setup-clock = Clock
page-setup-stand-in = Plays for whoever runs out of time
page-setup-hints = Hints
page-setup-hints-about = Whoever is to play may ask for the best turns.
page-setup-points = Points during the game
page-setup-points-about = Everybody sees how many points each seat has so far.
page-setup-watched = Show it in the list of tables
page-setup-watched-about = Others can find your game and watch it. They see no hidden cards.
page-setup-allowed = allowed
page-setup-forbidden = not allowed
page-setup-shown = shown
page-setup-hidden = hidden
page-setup-reset = All as at first
page-setup-go-start = Start the game
page-setup-go-start-about = All seats are taken, so the game begins at once.
page-setup-go-open = Open the table
page-setup-go-open-about = You get a link for the free seats, and start when all are taken.
page-setup-go-watch = Watch the bots
page-setup-go-watch-about = Nobody but bots sits at this table; you look on.

page-clock-none = no clock
page-clock-none-about = Everybody takes as long as they like.
page-clock-bank = time bank
page-clock-bank-about = So much time for the whole game, and a little more with every turn.
page-clock-days = days for a turn
page-clock-days-about = A game by the way: look in now and then.
page-clock-minutes = Minutes for the game
page-clock-increment = Seconds more for each turn
page-clock-days-each = Days for each turn
page-clock-bank-short = { $minutes } min + { $increment } s a turn
page-clock-days-short = { $days ->
    [one] { $days } day for a turn
   *[other] { $days } days for a turn
}

## Options, each in a line

page-option-comics = The basic ones suit a first game. Super rats bring four more comics: commander, gatherer, runner and thief.
page-option-discount_for_two = With so few people the comic that makes rocket parts cheaper is strong; some leave it out. This holds for a game alone too, which is set up as for two.
page-option-path = Shuffled tiles make every path a new one; each stretch keeps its own kinds of goods.
page-option-tracks = Other tiles put other points on the tracks; drawn by luck, or laid by whoever begins.
page-option-light_bonus = What lit spaces bring: one more for that space, or one more for each lit space of the same kind.
page-option-spare_markers = When the ninth and tenth marker may be placed.
page-option-greg_at_pad = Editions differ in what his card still does when one of his rats has arrived.
page-option-variant = Young players see at once what a card does. A face-down card makes bluffs possible.
page-option-roof = How high the rats have to climb before you must leave town. The 7th floor makes the game shorter.
page-option-sewer_plus = Whether the house that a plus card adds is still passed below ground.

## Waiting for people

page-wait-free = { $count ->
    [one] One more player, and it can begin.
   *[other] { $count } more players, and it can begin.
}
page-wait-full = All are here. Start when you like!
page-wait-host = All are here. Whoever opened the table starts the game.
page-wait-name = Your name
page-wait-sit = Sit here
page-wait-beside-name = Name of who plays beside you
page-wait-their-name = Their name
page-wait-sit-beside = Plays at this screen
page-wait-you = you
page-wait-bot = a bot
page-wait-here = is here
page-wait-start = Start the game
page-wait-close = Close the table
page-wait-leave = Get up
page-wait-remove = Remove
page-wait-remove-label = Remove { $name }
page-wait-remove-title = Remove { $name } from the table?
page-wait-remove-about = The seat becomes free again, and { $name } can’t sit down at this table any more.
page-wait-remove-no = Let them stay
page-wait-removed = Whoever opened the table has removed you from it. You can’t sit down here again.
table-one-seat = At a table for everybody you can take one seat. Several at one screen are for tables by link, or for your own table.
page-wait-invite = Invite others
page-wait-invite-about = Whoever has this link can sit down here or watch. Nobody needs an account.
page-wait-link = Link to this table
page-wait-invitation = Come and play { $game }!
page-wait-facts = At this table
page-wait-fair = Fair luck: every browser adds a random number of its own when its person sits down or starts. The server has fixed its part already:

page-share-copy = Copy the link
page-share-copied = The link is copied.
page-share-send = Send it …
page-share-code = The link as a QR code
page-share-code-about = Or point a phone’s camera at the code.

## Who I am

page-me-who = Your name
page-me-name = How shall others call you?
page-me-rename = Take this name
page-me-renamed = You are { $name } now.
page-me-name-about = There is no password: this browser remembers you. At tables where you sit already your old name stays.
page-me-nobody = You need no name to look around. One is made up when you first play; here you can choose it.
page-me-browser = This browser
page-me-no-notifications = Your browser allows this only on pages with https.
page-me-devices = Your other devices
page-me-devices-about = Go on with your games on your phone or another computer: open this link there.
page-me-link = Link for your other device
page-me-link-make = Make a link
page-me-link-again = Make another link
page-me-link-about = { $minutes ->
    [one] Good once, for { $minutes } minute. Keep it to yourself: whoever opens it is you.
   *[other] Good once, for { $minutes } minutes. Keep it to yourself: whoever opens it is you.
}
page-me-forget = Sign all other devices out
page-me-forget-about = Only this browser stays signed in, and links that you made are good no more. Your games stay.
page-me-forget-yes = Sign them out
page-me-forgotten = All other devices are signed out.
page-me-keep = Leave all as it is
page-me-take = Make this device yours?
page-me-take-about = This link comes from another device of yours. Then you find your name and your games here, too.
page-me-take-instead = In this browser you are { $name }. With this link you become who you are on your other device; { $name }’s games can’t be reached from here any more.
page-me-take-yes = Yes, make it mine
page-me-take-no = No, leave it
page-me-welcome = Welcome, { $name }!

## About

page-about-what = What it is
page-about-name = A Ratskeller is the tavern under a German town hall. This one is a table for two games about rats, with all their modes, variants and options.
page-about-who = Play alone, against bots of four levels, with friends at one screen, or online by sending a link: live or a turn a day.
page-about-fair = Nobody alone decides the luck: neither the server nor any player. Afterwards everybody can check it.
page-about-owners = Whose games they are
page-about-unofficial = Ratskeller is unofficial and not commercial. First Rat and The Pied Piper belong to their authors, artists and publishers, who have nothing to do with this page.
page-about-own-work = There is no art and no text of theirs here: the drawings are our own, and the rules are told in our words.
page-about-box = If you like the games, buy them: they are most beautiful on a real table.
page-about-credits = Thanks
page-about-icons = Icons by Lorc, Delapouite and other authors of
page-about-libraries = It is built on free software, among it:
page-about-version = Version
page-about-number = Ratskeller { $version }, free under the MIT licence
page-about-api = For programmers: what the server understands
page-about-privacy = One cookie knows you again, and nothing is loaded from other servers. There is no advertising and nobody counts your visits.

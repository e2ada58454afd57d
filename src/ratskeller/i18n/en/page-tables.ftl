# The page in a browser: the first page, setting tables up, finding them, and who I am.

## First page

page-home-lead = Build a rocket out of junk, or keep the rats away from your door: alone, against bots, or with friends near and far.
page-home-games = The games
page-home-firstrat-about = Race your rats across the junkyard, collect bottles, cans and bulbs, and build a rocket to the moon. It is made of cheese, after all.
page-home-piedpiper-about = Rats run from house to house through Hamelin. Play your cards to send them to your neighbours, and let the Pied Piper lead them away from your door.
page-home-firstrat-people = 1–5 players; solo against Greg
page-home-piedpiper-people = 2–5 players, each with a secret hand
page-home-play = Play { $game }
page-home-against = Who do you want to play against? The game starts right away.
page-home-opponents = { $count } × { $name }
page-home-mood-ratling = gentle, for a first game
page-home-mood-pantry-rat = greedy and friendly
page-home-mood-sly-rat = thinks ahead
page-home-mood-rat-king = merciless
page-home-mood-rat-emperor = relentless
page-home-greg = { greg } · { $level }
page-home-greg-about = solo, with challenges
page-home-starting = Setting up the game…
page-home-learn = Learn by playing
page-home-new = Play with friends
page-home-elsewhere = More to do
page-home-lobby-about = Join other players, or watch them.
page-home-chart-about = Ten challenges against Greg, on four levels.
page-home-companion-about = Greg and the score pad on your phone, for your own box.
page-home-records-about = Watch your games again, move by move.

## A table in a list

page-tables-seats = Seats
page-tables-your-turn = It’s your turn
page-tables-their-turn = { $name }’s turn
page-tables-state-open = waiting for players
page-tables-state-running = in progress
page-tables-state-over = finished
page-tables-state-closed = closed
page-tables-by-link = by link only
page-tables-sit = Take a seat
page-tables-back = Back to your seat
page-tables-look = Open
page-tables-watch = Watch
page-tables-go-on = Continue
page-tables-result = Result
page-tables-replay = Watch replay

## My tables

page-mine = My tables
page-mine-running = Your tables
page-mine-going = In progress
page-mine-over = Finished
page-mine-all = All your tables
page-mine-none = You haven’t joined a table yet.
page-mine-play = Play a game
page-mine-more = Show more

## Lobby

page-lobby-lead = Anyone can take a free seat. You can also watch any table.
page-lobby-filter = Filter tables
page-lobby-open = New table: { $game }
page-lobby-waiting = Free seats
page-lobby-running = In progress
page-lobby-more = More tables
page-lobby-empty = No tables at the moment. Open one and leave a seat free: other players will see it here.

## Set-up

page-setup-title = New table: { $game }
page-setup-other = Play { $game } instead
page-setup-who = Who is playing?
page-setup-count = Players
page-setup-alone = 1 (against { greg })
page-setup-level = How strong should { greg } be?
page-setup-level-easy = five fast cards, five slow ones
page-setup-level-medium = six fast cards, four slow ones
page-setup-level-hard = seven fast cards, three slow ones
page-setup-level-unfair = eight fast cards, two slow ones
page-setup-seat = Who plays in seat { $number }
page-setup-name = Name of player { $number }
page-setup-people = People
page-setup-bots = Bots
page-setup-me = me
page-setup-me-about = you, in this browser
page-setup-beside = someone at this screen
page-setup-beside-about = plays here with you; secret hands are hidden between turns
page-setup-open = free seat
page-setup-open-about = for anyone, or for the friends you send the link to
page-setup-seen = Who can find the table?
page-setup-public = everyone
page-setup-public-about = It is in the list of tables, and anyone can take a seat.
page-setup-link = only those with the link
page-setup-link-about = It is not in any list. You send the link to your friends.
page-setup-more = More options
page-setup-changed = { $count ->
    [0] the usual settings
    [one] { $count } changed
   *[other] { $count } changed
}
page-setup-profile = Your own board
page-setup-profile-choose = Choose a file…
page-setup-profile-own = from a file
page-setup-profile-standard = Back to the standard board
page-setup-profile-wrong = This board file doesn’t work. Please correct it:
page-setup-clock = Clock
page-setup-stand-in = Takes over if a player leaves or runs out of time
page-setup-hints = Hints
page-setup-hints-about = On their turn, players can ask for the best turns.
page-setup-points = Points during the game
page-setup-points-about = Everyone can see each player’s points so far.
page-setup-watched = Show it in the list of tables
page-setup-watched-about = Others can find and watch your game. They can’t see hidden cards.
page-setup-allowed = allowed
page-setup-forbidden = not allowed
page-setup-shown = shown
page-setup-hidden = hidden
page-setup-reset = Reset all options
page-setup-go-start = Start the game
page-setup-go-start-about = All seats are taken, so the game begins at once.
page-setup-go-open = Open the table
page-setup-go-open-about = You get a link for the free seats. Start when they are all taken.
page-setup-go-watch = Watch the bots
page-setup-go-watch-about = Only bots play at this table. You watch.

page-clock-none = no clock
page-clock-none-about = Everyone can take as long as they like.
page-clock-bank = time bank
page-clock-bank-about = Each player gets this much time for the whole game, plus a little more every turn.
page-clock-days = days per turn
page-clock-days-about = A slow game: play a turn whenever you have time.
page-clock-minutes = Minutes for the game
page-clock-increment = Extra seconds per turn
page-clock-days-each = Days per turn
page-clock-bank-short = { $minutes } min + { $increment } s per turn
page-clock-days-short = { $days ->
    [one] { $days } day per turn
   *[other] { $days } days per turn
}

## Options, each in a line

page-option-comics = The basic comics are best for a first game. With super rats, there are four more: commander, gatherer, runner and thief.
page-option-discount_for_two = With two players, the comic that makes rocket parts cheaper is strong. Some players leave it out. This also applies to solo games, which are set up as for two.
page-option-path = Shuffled tiles make a new path every game. Each part of the path keeps its own kinds of goods.
page-option-tracks = Tiles put different points on the tracks. They are drawn at random, or placed by the first player.
page-option-light_bonus = What a lit space gives: one more for itself, or one more for every lit space with the same goods.
page-option-spare_markers = When you may place your ninth and tenth markers.
page-option-greg_at_pad = What happens to the rest of Greg’s card when one of his rats arrives. Editions of the game differ.
page-option-award = When you may take an award at the launch pad instead of a rat from the nursery.
page-option-library = Whether your burrow marker can leave the library without a comic.
page-option-super_power = Whether a rat can use its new power in the turn in which it gets the token, such as the thief at a stall.
page-option-greg_toll = What you pay when several of his rats are on one space.
page-option-mouldy_supply = How many pieces there are. When none is left, a toll that you can’t pay is not paid.
page-option-award_supply = How many there are. When none is left, nobody can take one.
page-option-challenge_points = Whether exactly the number of points named by the challenge is enough.
page-option-book = The rulebooks differ in a few points. This sets all of them together; below, you can change each one.
page-option-greg_deck = Only one of his cards is known; the others are our reconstruction. With the usual deck a game takes about 19 turns. Fierce Greg runs three times as fast and is for strong players.
page-option-variant = For young players, every card acts at once. With face-down cards, you can bluff.
page-option-roof = How high your marker can climb before you have to leave town. With the 7th floor, the game is shorter.
page-option-sewer_plus = Whether the figure also goes under the extra house of a plus one card.

## Waiting for people

page-wait-free = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
page-wait-full = Everyone is here. Start when you like!
page-wait-host = Everyone is here. The player who opened the table can start the game.
page-wait-name = Your name
page-wait-sit = Sit here
page-wait-beside-name = Name of the player beside you
page-wait-their-name = Their name
page-wait-sit-beside = Add at this screen
page-wait-you = you
page-wait-bot = a bot
page-wait-here = here
page-wait-start = Start the game
page-wait-close = Close the table
page-wait-leave = Leave the table
page-wait-remove = Remove
page-wait-remove-label = Remove { $name }
page-wait-remove-title = Remove { $name } from the table?
page-wait-remove-about = The seat becomes free again, and { $name } can’t sit down at this table any more.
page-wait-remove-no = Let them stay
page-wait-removed = The player who opened this table has removed you. You can’t take a seat here again.
table-one-seat = At a public table you can take only one seat. To share a screen, use a table by link or open your own.
page-wait-invite = Invite others
page-wait-invite-about = Anyone with this link can take a seat or watch. No account needed.
page-wait-link = Link to this table
page-wait-invitation = Come and play { $game }!
page-wait-facts = Table settings
page-wait-fair = Fair luck: every player’s browser adds a random number when they sit down or start. The server has already fixed its own number:

page-share-copy = Copy the link
page-share-copied = Link copied.
page-share-send = Share…
page-share-code = The link as a QR code
page-share-code-about = Or point a phone’s camera at the code.

## Who I am

page-me-who = Your name
page-me-name = What should others call you?
page-me-rename = Save this name
page-me-renamed = Your name is now { $name }.
page-me-name-about = There is no password: this browser remembers you. At tables you have already joined, you keep your old name.
page-me-nobody = You don’t need a name to look around. You get one when you first play, or you can choose one here.
page-me-browser = This browser
page-me-no-notifications = Your browser allows notifications only on https pages.
page-me-devices = Your devices
page-me-devices-about = To continue your games on your phone or another computer, open this link there.
page-me-link = Link for your other device
page-me-link-make = Create a link
page-me-link-again = Create another link
page-me-link-about = { $minutes ->
    [one] Works once, for { $minutes } minute. Keep it to yourself: anyone who opens it can play as you.
   *[other] Works once, for { $minutes } minutes. Keep it to yourself: anyone who opens it can play as you.
}
page-me-forget = Sign out all other devices
page-me-forget-about = Only this browser stays signed in, and the links you created stop working. Your games stay.
page-me-forget-yes = Sign them out
page-me-forgotten = All other devices have been signed out.
page-me-keep = Cancel
page-me-take = Use your profile on this device?
page-me-take-about = This link comes from another device of yours. If you say yes, your name and your games will be here too.
page-me-take-instead = In this browser you are { $name }. If you say yes, you use the profile from your other device, and you can’t reach { $name }’s games from here any more.
page-me-take-yes = Yes, use it here
page-me-take-no = No, cancel
page-me-welcome = Welcome, { $name }!

## About

page-about-what = What is Ratskeller?
page-about-name = A Ratskeller is the tavern under a German town hall. This one is a table for two games about rats, with all their modes, variants and options.
page-about-who = Play solo, against bots of five strengths, with friends at one screen, or online with a link: live or a turn a day.
page-about-fair = Nobody controls the luck, neither the server nor any player. After the game, everyone can check it.
page-about-owners = Who owns the games?
page-about-unofficial = Ratskeller is unofficial and non-commercial. First Rat and The Pied Piper belong to their designers, artists and publishers, who have nothing to do with this site.
page-about-own-work = We use none of their art or text: the drawings are our own, and the rules are in our own words.
page-about-box = If you like the games, buy them: they are at their best on a real table.
page-about-credits = Thanks
page-about-icons = Icons by Lorc, Delapouite and other authors of
page-about-libraries = Built with free software, including:
page-about-version = Version
page-about-number = Ratskeller { $version }, free under the MIT licence
page-about-api = For developers: the server’s interface
page-about-privacy = One cookie recognises you, and nothing is loaded from other servers. There are no ads, and nobody tracks you.

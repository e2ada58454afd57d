# Rated tables, ratings, leader boards, and games in figures.

## Rated tables

rated = Rated
rated-about = Counts for everyone’s rating. No bots, no hints, always with a clock; anyone who leaves is placed last.
rated-only-people = Only people can play rated games, with one seat each: leave the other seats free.
rated-yes = rated
rated-no = not rated
rated-last = placed last
rated-needs-people = A rated game is for people only: no bots, and at least two players.
rated-needs-one-seat = At a rated table, each player can take only one seat.
rated-needs-board = A rated table needs a board that comes with the game.
rated-needs-clock = A rated table needs a clock.
rated-needs-hints = A rated table has no hints.
rated-no-undo = At a rated table you can’t undo this: a draw or something hidden has been revealed since.
rated-same-people = A rated game is played by the players who started it: nobody new can take a seat.
rated-leave = Give up
rated-leave-about = You are placed last, even if you come back later. A bot plays on for you; if only one player is left, the game is over.
leaving-over-left = Everyone else has left
rated-over-left-about = { $seat } wins the rated game.
lobby-filter-rated = Rating

## Ratings

rating = Rating
rating-value = { $rating } ± { $doubt }
rating-spoken = Rating { $rating }, give or take { $doubt }
rating-provisional = provisional
rating-provisional-about = Few rated games so far: the rating may still change a lot.
rating-change = { $before } → { $after }
rating-changes = How the game changed the ratings
ratings-heading = Leader board
ratings-link = Leader boards
ratings-lead = Everyone starts at 25. The list is sorted by a cautious estimate: the rating minus three times its uncertainty.
ratings-empty = Nobody has finished a rated game yet.
ratings-open = Open a rated table
ratings-more = Show more
ratings-place = Place
ratings-name = Name
ratings-games = Rated games

## Games in figures

statistics-heading = My games in figures
statistics-link = My games in figures
statistics-sign-in = Play a game first, and you’ll see here how your games went.
statistics-none = No finished games here yet.
statistics-counting = { $count ->
    [one] One more game is being counted…
   *[other] { $count } more games are being counted…
}
statistics-which = Which games
statistics-of-all = all
statistics-of-people = with people
statistics-of-rated = rated
statistics-summary = { $games ->
    [one] One game, { $wins } won
   *[other] { $games } games, { $wins } won
}
statistics-left = { $count ->
    [one] One more was left or ended early.
   *[other] { $count } more were left or ended early.
}
statistics-places = Places by number of seats
statistics-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
statistics-seats = Seats
statistics-alone = solo
statistics-games = Games
statistics-scores = Points over time
statistics-ratings = Rating over time
statistics-figures = What won and lost you games
statistics-figures-about = How often you won when you had more of it than the others at the table on average, and when you had less.
statistics-with-more = with more
statistics-with-fewer = with less
statistics-won-of = { $won }/{ $games }
statistics-luck = Luck and skill
statistics-luck-about = { $count ->
    [one] In the one game that was analysed, luck changed your chance of winning by { $luck }, your own decisions by { $own }.
   *[other] On average over { $count } analysed games, luck changed your chance of winning by { $luck }, your own decisions by { $own }.
}
statistics-luck-none = Analyse a finished game in its replay, and you’ll see here what was luck and what was skill.
statistics-opponents = Head to head
statistics-ahead = ahead
statistics-behind = behind
statistics-equal = level
statistics-together = You and { $name }
statistics-together-none = You have not finished a game together yet.
statistics-together-last = Your last games together
statistics-public = Everyone can see the ratings and places of rated games, and nothing else.
statistics-marker-up = own marker up, floors
statistics-marker-down = own marker down, floors
page-privacy-ratings = If you play rated games: your ratings, their history and your places. Everyone can see them with your name.

# The lobby, and the chat of those who watch.

lobby-filter-game = Game
lobby-filter-people = Seats
lobby-filter-clock = Clock
lobby-filter-language = Language
lobby-any = any
lobby-none = No tables match. Change the filters, or choose “{ lobby-quick }”.
lobby-quick = Play now
lobby-quick-about = Or let us find a table for you, with someone who wants the same game.
lobby-host-here = the host is here
lobby-host-away = the host is away
lobby-watches = watching
lobby-aside = Only spectators can read what you write here, not the players.

# The lobby, and the chat of those who watch.

lobby-filter-game = Game
lobby-filter-people = Seats
lobby-filter-clock = Clock
lobby-filter-language = Language
lobby-any = any
lobby-none = No table fits. Change the filters, or choose “Play at once”.
lobby-quick = Play at once
lobby-quick-about = Or let us seat you: you play with someone who wants the same.
lobby-host-here = the host is here
lobby-host-away = the host is away
lobby-watches = watching
lobby-aside = Only those who watch can read what you write here, not the players.

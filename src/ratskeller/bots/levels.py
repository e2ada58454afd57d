"""The levels that people pick, weakest first: by which bot each is played, and how long it may think."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from ratskeller.bots.bot import Bot
from ratskeller.bots.champion import Champion
from ratskeller.bots.greedy import Greedy
from ratskeller.bots.guests.package import Packaged, entry_for, names_outside
from ratskeller.bots.guests.program import Program
from ratskeller.bots.heuristics import Playouts
from ratskeller.bots.impulse import Impulse
from ratskeller.bots.network.bot import NetworkSearch
from ratskeller.bots.random import Random
from ratskeller.bots.search import TREES, USUAL, Search
from ratskeller.core.errors import SetupError
from ratskeller.core.game import Game


@dataclass(frozen=True)
class Level:
    """An opponent. Playouts make it as strong on a fast machine as on a slow one, as long as its time suffices."""

    name: str
    seconds: float  # for a decision, at most, on two cores
    player: Bot | Callable[[Playouts], int]  # who plays; or, for a search, which of the playouts that a game names
    search: type[Search] = Search  # of which kind

    def bot(self, *, clock: bool, threads: int) -> Bot:
        """Somebody who plays on this level."""
        if callable(self.player):
            return self.search(self.name, self.player, self.seconds if clock else None, threads)
        return self.player


def of_sly_rat(playouts: Playouts) -> int:
    """The playouts of Sly Rat; a function with a name, so that bots can be pickled."""
    return playouts.sly_rat


def of_rat_king(playouts: Playouts) -> int:
    """The playouts of the Rat King."""
    return playouts.rat_king


def of_rat_emperor(playouts: Playouts) -> int:
    """The playouts of the Rat Emperor."""
    return playouts.rat_emperor


LEVELS = {
    level.name: level
    for level in (
        Level("ratling", 0.05, Impulse("ratling", temperature=8.0)),
        Level("pantry-rat", 0.05, Greedy("pantry-rat")),
        Level("sly-rat", 0.2, of_sly_rat),
        Level("rat-king", 1.0, of_rat_king),
        Level("rat-emperor", 1.0, of_rat_emperor, Champion),
    )
}
SEARCHES = {"search": Search, "champion": Champion}
PLAIN: dict[str, Bot] = {bot.name: bot for bot in (Random(), Impulse(), Greedy())}


def make_bot(spec: str, *, clock: bool = True, threads: int = TREES, outside: bool = False) -> Bot:
    """The bot of a name: a level, one of the plain bots, or search:4000 for 4,000 playouts a decision with heuristics;
    champion:4000 is the same with the network that comes with the game.

    Without a clock a level is limited by its playouts alone, and the same seed gives the same move on any machine. Only
    with `outside` may a name also be that of a bot of another package, of a network with a file of weights
    (net:400@FILE) or, as program:COMMAND, of anything that can be run.
    """
    name, colon, number = spec.partition(":")
    if not colon and name in LEVELS:
        return LEVELS[name].bot(clock=clock, threads=threads)
    if name in SEARCHES and (not colon or (number.isdecimal() and int(number) >= TREES)):
        return SEARCHES[name](spec, int(number) if number else USUAL, None, threads)
    if not colon and name in PLAIN:
        return PLAIN[name]
    if outside and name == "net":
        return network_search(spec, number, threads)
    if outside and name == "program":
        return Program(spec)
    if outside and entry_for(spec) is not None:
        return Packaged(spec)
    others = [*names_outside(), "net:N@FILE", "program:COMMAND"] if outside else []
    raise SetupError(
        f"no bot is called '{spec}': there are {', '.join((*LEVELS, *PLAIN, *others))}, search, champion,"
        f" and search:N and champion:N with N playouts a decision, at least {TREES}"
    )


def check_bot(spec: str, game: Game) -> None:
    """Refuse a text that names no bot, or one that can't play this game, ahead of the first game."""
    bot = make_bot(spec, outside=True)
    if isinstance(bot, NetworkSearch):
        bot.check(game)


def network_search(spec: str, rest: str, threads: int) -> NetworkSearch:
    """The search by a network that a text names: net:400@FILE, or net:400 for the weights of the environment."""
    number, at, file = rest.partition("@")
    if not number.isdecimal() or int(number) < TREES or (at and not file):
        raise SetupError(f"'{spec}': net:N or net:N@FILE is expected, with N playouts a decision, at least {TREES}")
    return NetworkSearch(spec, int(number), None, threads, file=Path(file) if file else None)

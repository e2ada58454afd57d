"""The strongest level: a search by the network that comes with a game."""

from dataclasses import dataclass
from pathlib import Path

from ratskeller.bots.bot import Seen
from ratskeller.bots.network.bot import loaded
from ratskeller.bots.network.judging import network_judge
from ratskeller.bots.search import Search
from ratskeller.bots.tree_search import Judge
from ratskeller.core.game import Game
from ratskeller.games import has_part, part_of

FILE = "champion.net"  # beside the features of a game


@dataclass(frozen=True)
class Champion(Search):
    """Thinks by playouts that a network judges; in a game that none has learned, by heuristics."""

    def judge(self, seen: Seen) -> Judge:
        """The game's network, or the heuristics."""
        return champion_judge(seen) or super().judge(seen)


def champion_judge(seen: Seen) -> Judge | None:
    """The network that comes with the game, as the judge for one tree; None where there is none."""
    path = champion_file(seen.game)
    if path is None:
        return None
    network, header = loaded(path, 0, seen.game.name)
    return network_judge(seen.game, seen.views[0], network, header.params_for(int(seen.views[0]["seats"])))


def champion_file(game: Game) -> Path | None:
    """The weights that come with a game, if there are any."""
    if not has_part(game.name, "bots", "features"):
        return None
    module = part_of(game.name, "bots", "features")
    assert module.__file__ is not None
    path = Path(module.__file__).with_name(FILE)
    return path if path.exists() else None

"""A search that goes by a network, from a file of weights."""

import os
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ratskeller.bots.bot import Seen
from ratskeller.bots.network.file import Header, read_network
from ratskeller.bots.network.judging import network_judge
from ratskeller.bots.network.weights import Network
from ratskeller.bots.search import Search
from ratskeller.bots.tree_search import Judge
from ratskeller.core.errors import SetupError
from ratskeller.core.game import Game
from ratskeller.games import load_game

VARIABLE = "RATSKELLER_NETWORK"  # names a file of weights, or a folder with one for each game


@dataclass(frozen=True)
class NetworkSearch(Search):
    """Thinks by a number of playouts, each judged by a network."""

    file: Path | None = None  # of weights; None: where the environment says

    def check(self, game: Game) -> None:
        """Refuse a game that its file is not for, ahead of the first decision."""
        weights_of(self.file, game)

    def judge(self, seen: Seen) -> Judge:
        """The network; one thread has one of its own."""
        network, header = weights_of(self.file, seen.game)
        return network_judge(seen.game, seen.views[0], network, header.params_for(int(seen.views[0]["seats"])))


def weights_file(named: Path | None, game: Game) -> Path:
    """The file of weights for a game: the one that is named, or where the environment says."""
    chosen = named or os.environ.get(VARIABLE)
    if not chosen:
        raise SetupError(
            f"no weights are named: say net:400@FILE, or set {VARIABLE} to a file or to a folder with {game.name}.net"
        )
    path = Path(chosen)
    return path / f"{game.name}.net" if path.is_dir() else path


def weights_of(named: Path | None, game: Game) -> tuple[Network, Header]:
    """The weights of the file for a game, read once as long as it stays the same."""
    path = weights_file(named, game)
    return loaded(path, path.stat().st_mtime_ns if path.exists() else 0, game.name)


@cache
def loaded(path: Path, changed: int, game: str) -> tuple[Network, Header]:
    """The weights of a file that was changed then."""
    return read_network(path, load_game(game))

"""Games that other packages bring along, by entry points of the group `ratskeller.games`.

An entry point names the package's `Game`, such as `my_game.games.game:MY_GAME`. The rooms of Ratskeller find its other
parts in `my_game.bots`, `my_game.envs` and so on, and its words in `my_game/i18n/<language>`."""

from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from ratskeller.core.errors import SetupError

GROUP = "ratskeller.games"


@dataclass(frozen=True)
class Plugin:
    """A game of another package."""

    game: str
    module: str
    attribute: str  # the `Game` in that module

    @property
    def package(self) -> str:
        """The package that all parts of the game are in."""
        return self.module.partition(".")[0]

    @property
    def folder(self) -> Path:
        """Where that package is."""
        spec = find_spec(self.package)
        if spec is None or spec.origin is None:
            raise SetupError(f"the game '{self.game}' is installed, but its package '{self.package}' is not there")
        return Path(spec.origin).parent


@cache
def plugins() -> tuple[Plugin, ...]:
    """All that are installed."""
    return tuple(Plugin(point.name, point.module, point.attr) for point in entry_points(group=GROUP))

"""What a match is: everything that its results depend on."""

import hashlib
from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec

from ratskeller.arena.lineup import line_up, rotations
from ratskeller.core.game import Game
from ratskeller.core.profile import Profile
from ratskeller.core.version import __version__

FORMAT: Final = "ratskeller match 1"

Task = tuple[int, int]  # a game of a match: the number of its shuffle, and that of its rotation


class Match(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match of any length; with the same values, the same games are played."""

    format: Literal["ratskeller match 1"] = FORMAT
    version: str = __version__
    game: str
    rules_version: int
    profile: str
    options: dict[str, str]
    profile_hash: str
    seats: int
    level: str | None  # of the game's own rival, for one bot alone
    bots: list[str]  # by seat, in the first rotation
    seed: int
    limit: float | None = None  # seconds that bots from outside have for a decision; None: the usual ones
    tally: Literal[True] | None = None  # whether results also have what seats did and had

    @property
    def rotations(self) -> list[tuple[str, ...]]:
        """The bots by seat, in each way they are seated."""
        return rotations(self.bots)

    @property
    def stem(self) -> str:
        """The beginning of the names of this match's files, different for every match."""
        digest = hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:12]
        return f"{self.game}-{self.level or self.seats}-{digest}"

    def shuffles_for(self, games: int) -> int:
        """How many shuffles it takes, each in every rotation, to play at least this many games."""
        return -(-games // len(self.rotations))

    def tasks(self, shuffles: int) -> list[Task]:
        """The games of the shuffles, in order."""
        return [(shuffle, rotation) for shuffle in range(shuffles) for rotation in range(len(self.rotations))]


def new_match(
    game: Game,
    profile: Profile[Any],
    bots: Sequence[str],
    seats: int,
    level: str | None = None,
    *,
    seed: int = 0,
    limit: float | None = None,
) -> Match:
    """A match between these bots; refuses a table that can't be set up."""
    game.seats_for(seats, level)
    return Match(
        game=game.name,
        rules_version=game.rules_version,
        profile=profile.name,
        options=profile.changes,
        profile_hash=profile.hash,
        seats=seats,
        level=level,
        bots=line_up(bots, seats),
        seed=seed,
        limit=limit,
    )

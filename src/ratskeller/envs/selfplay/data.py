"""Games of a bot against itself as NumPy arrays, with what its search found before each decision.

Lists of varying length are concatenated in one array; `starts` has the beginning of each, and one more entry, the end.
Only decisions with more than one legal move are included; `moves` has all moves of a game, chance included, so that it
can be replayed.
"""

import io
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ratskeller.bots.network.file import replace_file
from ratskeller.core.errors import FileError, Problem, SetupError
from ratskeller.games import part_of

SUFFIX = ".npz"
SAMPLE = "sample.npz"  # beside the fields of a game's observations

Array = npt.NDArray[Any]


class SelfPlay(NamedTuple):
    """G games with N decisions."""

    about: Array  # text: JSON with format, versions, game, bot and seed
    # of each game
    people: Array  # G, int8
    levels: Array  # G, int8: of the game's own rival; -1: none
    numbers: Array  # G, int32: of the game in the whole data set
    results: Array  # G x 5, float32: each seat's share of the victory
    moves: Array  # int16, of all games; `move_starts` has G + 1
    move_starts: Array
    decision_starts: Array  # G + 1, int64: the first decision of each game
    # of each decision
    places: Array  # N, int32: how many moves of its game come before it
    seats: Array  # N, int8: who decided
    actions: Array  # N, int16: what was chosen
    values: Array  # N x 5, float32: each seat's share of the victory, by the search
    legal: Array  # int16: the legal moves; `legal_starts` has N + 1
    legal_starts: Array
    visits: Array  # int32, beside `legal`: how many playouts began with each move
    features: Array  # int16: what the networks of this game see of the view; `feature_starts` has N + 1
    feature_starts: Array

    def legal_of(self, decision: int) -> Array:
        """The legal moves of a decision."""
        found: Array = self.legal[self.legal_starts[decision] : self.legal_starts[decision + 1]]
        return found

    def visits_of(self, decision: int) -> Array:
        """How many playouts began with each of its legal moves."""
        found: Array = self.visits[self.legal_starts[decision] : self.legal_starts[decision + 1]]
        return found

    def features_of(self, decision: int) -> Array:
        """What a network sees of the view."""
        found: Array = self.features[self.feature_starts[decision] : self.feature_starts[decision + 1]]
        return found

    def games(self) -> Array:
        """The game of each decision, by its place in these arrays."""
        return np.repeat(np.arange(len(self.people)), np.diff(self.decision_starts))


STARTS = ("move_starts", "decision_starts", "legal_starts", "feature_starts")


def joined(parts: Sequence[SelfPlay]) -> SelfPlay:
    """Several data sets of the same kind as one."""
    arrays: dict[str, Array] = {"about": parts[0].about}
    for name in SelfPlay._fields[1:]:
        columns = [getattr(part, name) for part in parts]
        if name in STARTS:
            ends = np.cumsum([0, *(column[-1] for column in columns)])
            columns = [column[:-1] + end for column, end in zip(columns, ends, strict=False)]
            columns.append(ends[-1:])
        arrays[name] = np.concatenate(columns)
    return SelfPlay(**arrays)


def write_selfplay(path: Path, data: SelfPlay) -> None:
    """Write a file, whole or not at all."""
    content = io.BytesIO()
    np.savez_compressed(content, **data._asdict())
    try:
        replace_file(path, content.getvalue())
    except OSError as problem:
        raise FileError(str(path), [Problem("games", f"can't be written: {problem.strerror}")]) from None


def read_selfplay(path: str | Path) -> SelfPlay:
    """The games of a file, or of all files of a folder, in the order of their numbers."""
    path = Path(path)
    if not path.is_dir():
        return read_file(path)
    files = sorted(path.glob(f"*{SUFFIX}"))
    if not files:
        raise SetupError(f"{path}: no games are there")
    return joined([read_file(file) for file in files])


def read_file(path: Path) -> SelfPlay:
    """The games of a file; one that has other arrays, or is damaged, is refused."""
    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            return SelfPlay(**{name: file[name] for name in SelfPlay._fields})
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as problem:
        raise FileError(str(path), [Problem("games", f"can't be read: {problem}")]) from None


def sample_of(game: str) -> SelfPlay:
    """The small part of a data set that comes with a game."""
    module = part_of(game, "envs", "fields")
    assert module.__file__ is not None
    path = Path(module.__file__).with_name(SAMPLE)
    if not path.exists():
        raise SetupError(f"no sample comes with {game}")
    return read_file(path)

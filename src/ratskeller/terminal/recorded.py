"""A recorded game, opened: the one way for the terminal, the command line and Python programs."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from ratskeller.core.errors import Problem, RecordError
from ratskeller.core.game import Game
from ratskeller.core.record import Record
from ratskeller.games import load_game
from ratskeller.terminal.compiling import compile_visibly

if TYPE_CHECKING:
    from ratskeller.core.profile import Profile
    from ratskeller.engine.playthrough import Playthrough


def replayed(
    record: Record, source: str, *, profile: str | Path | None = None, moves: int | None = None
) -> "Playthrough":
    """The game of a record, at its end or after so many moves. `source` is what errors call the record."""
    from ratskeller.engine.playthrough import replay

    game, chosen = rules_of(record, source, profile)
    return replay(record, game, chosen, source, moves)


def rules_of(record: Record, source: str, given: str | Path | None) -> "tuple[Game, Profile[Any]]":
    """The compiled rules of a record, and its profile."""
    from ratskeller.engine.compiled import AT_A_TABLE

    game = load_game(record.game)
    chosen = profile_of(record, game, given, source)
    compile_visibly(game, *AT_A_TABLE)
    return game, chosen


def profile_of(record: Record, game: Game, given: str | Path | None, source: str) -> "Profile[Any]":
    """The profile that a record is of: one that comes with the game, or the one that was given."""
    if given is None and not (game.data / f"{record.profile}.toml").is_file():
        what = f"'{record.profile}' does not come with {game.name}: give its file by --profile, in Python by profile=…"
        raise RecordError(source, [Problem("profile", what)])
    return game.profile_by_hash(given or record.profile, record.options, record.profile_hash)

"""A tournament: bots, tables, and the matches that come of it. It is described in a TOML file or by options."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec

from ratskeller.arena.match import Match, new_match
from ratskeller.arena.pairings import Kind, pairings
from ratskeller.arena.runners import Fixture
from ratskeller.bots import make_bot
from ratskeller.core.errors import FileError, SetupError
from ratskeller.core.profile import read_toml
from ratskeller.core.shape import misfits
from ratskeller.games import load_game

MOST_SEED = 2**62
MOST_GAMES = 10_000_000  # all of them are in memory at the end
Games = Annotated[int, msgspec.Meta(ge=1, le=MOST_GAMES)]


class TournamentError(FileError):
    """A file that describes no tournament."""


class TableSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tables of one game on one board: one for each number of seats, and for each level of the game's own rival."""

    game: str
    seats: list[Annotated[int, msgspec.Meta(ge=1, le=99)]] = msgspec.field(default_factory=list)
    levels: list[str] = msgspec.field(default_factory=list)
    profile: str = "standard"
    options: dict[str, str | bool] = msgspec.field(default_factory=dict)
    games: Games | list[Games] | None = None  # where they are not as many as elsewhere; a list: for each pairing


class Tournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All that the games of a tournament depend on."""

    name: str = "Tournament"
    kind: Kind = "round-robin"
    bots: list[str]
    games: Games = 100  # of each pairing, rounded up to whole shuffles
    seed: Annotated[int, msgspec.Meta(ge=0, le=MOST_SEED)] = 0
    limit: float | None = None  # seconds that bots from outside have for a decision
    tables: list[TableSet]


class Setting(msgspec.Struct, frozen=True):
    """One table of a tournament, and its matches."""

    name: str
    fixtures: list[Fixture]
    games: list[int]  # of each match, at least


def read_tournament(path: Path) -> Tournament:
    """The tournament that a file describes."""
    tables = read_toml(path, TournamentError)
    try:
        return msgspec.convert(tables, Tournament)
    except msgspec.ValidationError:
        raise TournamentError(str(path), list(misfits(tables, Tournament))) from None


def settings_of(tournament: Tournament) -> list[Setting]:
    """The tables with their matches; refuses what can't be played, before anything is."""
    check_bots(tournament)
    settings = [setting for some in tournament.tables for setting in settings_in(some, tournament)]
    if not settings:
        raise SetupError("a tournament needs a table: a game with a number of seats, or with a level of its rival")
    files = Counter(file_of(fixture.match) for setting in settings for fixture in setting.fixtures)
    if max(files.values()) > 1:
        raise SetupError("a tournament has each table once: two of its tables are the same")
    return settings


def check_bots(tournament: Tournament) -> None:
    """Refuse bots that are not there, and those that are there twice."""
    bots = tournament.bots
    if not bots:
        raise SetupError("a tournament needs bots")
    for spec in bots:
        make_bot(spec, outside=True)
    twice = sorted({spec for spec in bots if bots.count(spec) > 1})
    if twice:
        raise SetupError(f"bots of a tournament are named once: {', '.join(twice)}")
    if tournament.limit is not None and tournament.limit <= 0:
        raise SetupError(f"the limit is a number of seconds above 0, not {tournament.limit:g}")


def settings_in(some: TableSet, tournament: Tournament) -> list[Setting]:
    """The tables of one game on one board."""
    game = load_game(some.game)
    changes = {key: str(value).lower() if isinstance(value, bool) else value for key, value in some.options.items()}
    profile = game.profile(some.profile, changes)
    board = [] if profile.name == "standard" else [profile.name]
    board += [f"{key}={value}" for key, value in profile.changes.items()]

    def setting(table: str, met: Sequence[tuple[str, ...]], seats: int, level: str | None = None) -> Setting:
        how: dict[str, Any] = {"seed": tournament.seed, "limit": tournament.limit}
        matches = [new_match(game, profile, bots, seats, level, **how) for bots in met]
        name = ", ".join([game.name, table, *board])
        return Setting(name, [Fixture(match, profile) for match in matches], games_of(name, len(matches)))

    def games_of(name: str, matches: int) -> list[int]:
        games = some.games or tournament.games
        if isinstance(games, int):
            return [games] * matches
        if len(games) != matches:
            raise SetupError(f"{name}: games has {len(games)} numbers for {matches} pairings")
        return games

    together = [seats for seats in some.seats if seats > 1 or not game.levels]
    levels = some.levels or (game.levels if 1 in some.seats else ())
    alone = [(bot,) for bot in tournament.bots]
    return [
        *[setting(f"{seats} seats", pairings(tournament.bots, seats, tournament.kind), seats) for seats in together],
        *[setting(f"alone, {level}", alone, 1, level) for level in levels],
    ]


def file_of(match: Match) -> str:
    """The name of a match's file, different for every match."""
    return f"{match.stem}.jsonl"

"""The options of a table that somebody opens, and whether they fit together."""

import secrets
import tempfile
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from ratskeller.bots.levels import LEVELS
from ratskeller.client.errors import Refused
from ratskeller.core.errors import RatskellerError
from ratskeller.core.game import Game
from ratskeller.core.profile import Profile
from ratskeller.games import GAMES, load_game
from ratskeller.server.tables.clock import BankClock, Clock, NoClock
from ratskeller.server.tables.profile_problems import refused_profile

LONGEST_PROFILE = 100_000  # characters in a request; what of them is parsed has a limit of its own
PROFILES = 64  # in the cache of a process: people may give it any number of their own
Salt = Annotated[str, Field(pattern=r"^[0-9A-Za-z_-]{0,64}$", description="a random number of the browser's own")]


FOR_STRANGERS = "a table for everybody with a free seat"
STRANGERS_CLOCK = BankClock(kind="bank", seconds=20 * 60, increment=30)


class SeatOptions(BaseModel):
    """Who is to sit on a seat: anybody who comes, a bot, or a person at the opener's own browser."""

    model_config = ConfigDict(extra="forbid")
    kind: Literal["open", "bot", "me"] = "open"
    bot: str | None = Field(None, max_length=40, description="the level of a bot")
    name: str | None = Field(None, max_length=30, description="of a person at the opener's browser")


class TableOptions(BaseModel):
    """A table to be opened."""

    model_config = ConfigDict(extra="forbid")
    game: str = Field(max_length=40)
    seats: list[SeatOptions] = Field(min_length=1, max_length=5)
    first: Literal["seat", "lot"] = Field("seat", description="who begins: the first seat as it is here, or by lot")
    level: str | None = Field(None, max_length=40, description="of Greg, for a person alone")
    profile: str = Field("standard", max_length=40, pattern=r"^[\w-]+$")
    profile_text: str | None = Field(None, max_length=LONGEST_PROFILE, description="TOML, a profile of one's own")
    options: dict[str, str] = Field(default_factory=dict, max_length=40)
    is_public: bool = True
    clock: Clock | None = Field(None, description=f"if none is named, {FOR_STRANGERS} or a rated one has 20 min + 30 s")
    stand_in: str = Field("pantry-rat", max_length=40, description="the level that plays for who is away or has left")
    hints: bool | None = Field(None, description=f"if nothing is said, allowed but at {FOR_STRANGERS} or a rated one")
    live_points: bool = True
    language: Literal["de", "en", "it", "pl"] | None = Field(None, description="in which the opener likes to talk")
    rated: bool = Field(False, description="it counts for ratings: people only, a clock, no hints")


def is_for_strangers(options: TableOptions) -> bool:
    """Whether anybody may sit down; then there is a clock and there are no hints unless chosen."""
    return options.is_public and any(seat.kind == "open" for seat in options.seats)


def clock_of(options: TableOptions) -> Clock:
    """The clock of a table; the default if none is given."""
    return options.clock or (STRANGERS_CLOCK if options.rated or is_for_strangers(options) else NoClock())


def hints_in(options: TableOptions) -> bool:
    """Whether a table has hints; by default not among strangers, and not at rated tables."""
    return not (options.rated or is_for_strangers(options)) if options.hints is None else options.hints


def seats_in_order(options: TableOptions) -> list[SeatOptions]:
    """The seats in the order in which they play: as they were given, or moved on by lot, so that anybody may begin."""
    begins = secrets.randbelow(len(options.seats)) if options.first == "lot" else 0
    return options.seats[begins:] + options.seats[:begins]


def check_options(options: TableOptions) -> tuple[Game, Profile[Any]]:
    """The game and the profile of a table, or the reason why there is none."""
    for seat in options.seats:
        if seat.kind == "bot" and seat.bot is None:
            raise Refused("set-up", f"seats: a bot needs a level: {', '.join(LEVELS)}")
    for level in (options.stand_in, *(seat.bot for seat in options.seats if seat.kind == "bot")):
        if level not in LEVELS:
            raise Refused("set-up", f"no bot has the level '{level}': the levels are {', '.join(LEVELS)}")
    try:
        game = game_of(options.game)
        profile = profile_of(
            options.game, options.profile, options.profile_text, tuple(sorted(options.options.items()))
        )
        game.seats_for(len(options.seats), options.level)
    except Refused:
        raise
    except RatskellerError as problem:
        raise Refused("set-up", str(problem)) from None
    return game, profile


def game_of(name: str) -> Game:
    """A game by its name."""
    if name not in GAMES:
        raise Refused("set-up", f"unknown game '{name}': the games are {', '.join(GAMES)}")
    return load_game(name)


TODAY = "today"  # the profile as it is now, whatever its hash


@lru_cache(PROFILES)
def profile_of(
    game: str, name: str, text: str | None, options: tuple[tuple[str, str], ...], wanted: str | None = TODAY
) -> Profile[Any]:
    """A profile that comes with the game, or one of somebody's own, with some options changed. What was played before
    names the hash that is wanted, or none if it is older than that: `Game.profile_by_hash` says which is found."""
    if text is None:
        known = sorted(path.stem for path in game_of(game).data.glob("*.toml"))
        if name not in known:
            raise Refused("set-up", f"unknown profile '{name}': {game} has {', '.join(known)}")
        if wanted == TODAY:
            return game_of(game).profile(name, dict(options))
        return game_of(game).profile_by_hash(name, dict(options), wanted)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "own.toml"
        path.write_text(text, "utf-8")
        try:
            return game_of(game).profile(path, dict(options))
        except RatskellerError as problem:
            raise refused_profile(problem, str(path)) from None

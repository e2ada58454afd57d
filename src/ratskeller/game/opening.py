"""How a game begins: from its set-up, or from a record."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from ratskeller.core.errors import SetupError
from ratskeller.core.game import Game as Rules
from ratskeller.core.profile import Profile
from ratskeller.core.record import Record, parse_record, read_record
from ratskeller.engine.compiled import AT_A_TABLE
from ratskeller.engine.playthrough import Playthrough
from ratskeller.game.checks import (
    checked_names,
    checked_options,
    checked_profile,
    checked_seed,
    checked_text,
    is_path,
    is_whole,
)
from ratskeller.game.game import Game
from ratskeller.games import load_game
from ratskeller.terminal.chance import draw
from ratskeller.terminal.compiling import compile_visibly
from ratskeller.terminal.recorded import replayed

PROFILES = 64  # in the cache


def new_game(
    name: str,
    *,
    seats: int = 2,
    options: Mapping[str, str | bool] | None = None,
    seed: int | None = None,
    level: str | None = None,
    profile: str | Path = "standard",
    names: Sequence[str] = (),
    language: str = "en",
) -> Game:
    """Set up a new game.

    Args:
        name: One of `game_names()`.
        seats: How many people and bots play. One alone plays against the game's own opponent.
        options: Options to change; `game_info(name).options` lists them with their values.
        seed: The same seed gives the same game. Without one, every game is different.
        level: How strong the game's own opponent is, for one who plays alone.
        profile: The board and cards: `standard`, or a file of your own.
        names: What people are called, in the order of the seats.
        language: The language of words: `de`, `en`, `it` or `pl`.

    Raises:
        SetupError: No such game, seats, level, option, name or language.
        ProfileError: The profile can't be read or played.
    """
    rules = load_game(checked_text(name, "the name of a game"))
    chosen = profile_of(rules, checked_profile(profile, rules), checked_options(options))
    if not is_whole(seats):
        raise SetupError(f"seats: a whole number is expected, not {seats!r}")
    rules.seats_for(seats, level)
    called = checked_names(names)
    compile_visibly(rules, *AT_A_TABLE)
    seed = checked_seed(seed)
    play = Playthrough(rules, chosen, seats, level, seed=seed)
    play.names = called
    return Game(play, seed=seed, language=language)


def load_record(
    source: str | Path | Record,
    *,
    moves: int | None = None,
    profile: str | Path | None = None,
    seed: int | None = None,
    language: str = "en",
) -> Game:
    """Replay a recorded game. It can be read, undone and continued.

    Args:
        source: A file, the text of a record, or a `Record`.
        moves: Stop after so many moves, chance moves included. Without it, at the end of the record.
        profile: The profile, if the game was played on a board of one's own.
        seed: The seed of chance, if the game is continued.
        language: The language of words: `de`, `en`, `it` or `pl`.

    Raises:
        RecordError: The record can't be read, is damaged, or is of other rules or another profile.
    """
    record, where = record_in(source)
    if moves is not None and not (is_whole(moves) and 0 <= moves <= len(record.moves)):
        raise SetupError(f"moves: the record has {len(record.moves)} moves, there is no {moves!r}")
    if profile is not None:
        checked_profile(profile, load_game(record.game))
    play = replayed(record, where, profile=profile, moves=moves)
    seed = checked_seed(seed)
    play.sample = True
    play.reseed(seed)
    if play.is_chance:  # the record was cut before chance had spoken
        play.apply_number(draw(play))
    return Game(play, seed=seed, bots=record.bots, language=language)


def profile_of(rules: Rules, profile: str | Path, options: dict[str, str]) -> Profile[Any]:
    """A profile with some options changed. Those that come with the game are read once; files may have changed."""
    if isinstance(profile, str) and (rules.data / f"{profile}.toml").is_file():
        return shipped_profile(rules.name, profile, tuple(options.items()))
    return rules.profile(profile, options)


@lru_cache(PROFILES)
def shipped_profile(game: str, name: str, options: tuple[tuple[str, str], ...]) -> Profile[Any]:
    """A profile that comes with a game, with some options changed."""
    return load_game(game).profile(name, dict(options))


def record_in(source: object) -> tuple[Record, str]:
    """A record, and what errors call it."""
    if isinstance(source, Record):
        return source, "record"
    if isinstance(source, str) and "\n" in source:
        return parse_record(source), "record"
    if is_path(source):
        return read_record(Path(source)), str(source)
    raise SetupError(f"a record is a file, a text or a Record, not {source!r:.80}")

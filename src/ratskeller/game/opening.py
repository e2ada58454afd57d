"""How a game begins: from its set-up, or from a record."""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from ratskeller.core.errors import SetupError
from ratskeller.core.record import Record, parse_record, read_record
from ratskeller.engine.compiled import AT_A_TABLE
from ratskeller.engine.playthrough import Playthrough
from ratskeller.game.game import Game
from ratskeller.game.known import text_of_option
from ratskeller.games import load_game
from ratskeller.terminal.chance import draw
from ratskeller.terminal.compiling import compile_visibly
from ratskeller.terminal.players import parse_names
from ratskeller.terminal.recorded import replayed

LARGEST_SEED = 2**62 - 1


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
        SetupError: No such game, seats, level, option or name.
        ProfileError: The profile can't be read or played.
    """
    rules = load_game(checked_text(name, "the name of a game"))
    chosen = rules.profile(profile, checked_options(options))
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
    """Replay a recorded game. It can be looked through, undone and played on.

    Args:
        source: A file, the text of a record, or a `Record`.
        moves: Stop after so many moves, chance moves included. Without it, at the end of the record.
        profile: The profile of a game that was played on a board of one's own.
        seed: Where chance comes from if the game is played on.
        language: The language of words: `de`, `en`, `it` or `pl`.

    Raises:
        RecordError: The record can't be read, is damaged, or is of other rules or another profile.
    """
    record, where = record_in(source)
    if moves is not None and not (is_whole(moves) and 0 <= moves <= len(record.moves)):
        raise SetupError(f"moves: the record has {len(record.moves)} moves, there is no {moves!r}")
    play = replayed(record, where, profile=profile, moves=moves)
    seed = checked_seed(seed)
    play.sample = True
    play.reseed(seed)
    if play.is_chance:  # the record was cut before chance had spoken
        play.apply_number(draw(play))
    return Game(play, seed=seed, bots=record.bots, language=language)


def record_in(source: object) -> tuple[Record, str]:
    """A record, and what errors call it."""
    if isinstance(source, Record):
        return source, "record"
    if isinstance(source, str) and "\n" in source:
        return parse_record(source), "record"
    if isinstance(source, str | Path) and "\0" not in str(source):
        return read_record(Path(source)), str(source)
    raise SetupError(f"a record is a file, a text or a Record, not {source!r:.80}")


def checked_options(options: object) -> dict[str, str]:
    """Options as text, whatever they were given as."""
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise SetupError(f"options: names with values are expected, such as {{'name': 'value'}}, not {options!r:.80}")
    for name, value in options.items():
        if not isinstance(name, str) or not isinstance(value, str | bool):
            raise SetupError(f"option {name}: a text, True or False is expected, not {value!r:.80}")
    return {name: text_of_option(value) for name, value in options.items()}


def checked_names(names: object) -> list[str]:
    """Names that a record can hold."""
    if isinstance(names, str) or not isinstance(names, Iterable):
        raise SetupError(f"names: a list of names is expected, not {names!r:.80}")
    for name in (found := list(names)):
        if not isinstance(name, str) or parse_names(name) != [name]:
            raise SetupError(f"{name!r:.80} is no name: a text without commas and without spaces around it is expected")
    return found


def checked_seed(seed: object) -> int:
    """A seed that was given, or any."""
    if seed is None:
        return secrets.randbits(62)
    if not is_whole(seed) or not 0 <= seed <= LARGEST_SEED:  # type: ignore[operator]
        raise SetupError(f"seed: a whole number from 0 to {LARGEST_SEED} is expected, not {seed!r:.80}")
    return int(seed)  # type: ignore[call-overload, no-any-return]


def checked_text(value: object, what: str) -> str:
    """A text, and nothing else."""
    if not isinstance(value, str):
        raise SetupError(f"{what} is expected, not {value!r:.80}")
    return value


def is_whole(value: object) -> bool:
    """It is a whole number, and not a bool."""
    return hasattr(value, "__index__") and not isinstance(value, bool)

"""Checks of what a program gives: whatever is wrong is a `SetupError` that says what is expected."""

import secrets
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TypeGuard

from ratskeller.core.errors import SetupError
from ratskeller.core.event import Event
from ratskeller.core.game import Game
from ratskeller.game.known import text_of_option
from ratskeller.terminal.players import LONGEST_NAME

LARGEST_SEED = 2**62 - 1


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
    expected = f"1 to {LONGEST_NAME} visible characters are expected, without commas and without spaces around them"
    for name in (found := list(names)):
        is_text = isinstance(name, str) and name.isprintable() and "," not in name and name == name.strip()
        if not is_text or not 0 < len(name) <= LONGEST_NAME:
            raise SetupError(f"{name!r:.80} is no name: {expected}")
    return found


def is_path(value: object) -> TypeGuard[str | Path]:
    """It can be the name of a file."""
    return isinstance(value, str | Path) and value not in ("", Path()) and "\0" not in str(value)


def checked_path(path: object) -> Path:
    """The name of a file."""
    if not is_path(path):
        raise SetupError(f"path: the name of a file is expected, not {path!r:.80}")
    return Path(path)


def checked_profile(profile: object, rules: Game) -> str | Path:
    """The name of a profile that comes with the game, or a file."""
    if not is_path(profile):
        raise SetupError(f"profile: the name of a profile or of a file is expected, not {profile!r:.80}")
    if str(profile).isidentifier() and not rules.profile_path(profile).exists():
        known = ", ".join(sorted(path.stem for path in rules.data.glob("*.toml")))
        raise SetupError(f"unknown profile '{profile}': there is {known}, or the name of a file")
    return profile


def checked_event(event: object, rules: Game) -> Event:
    """An event of this game, as `play` returns them."""
    if isinstance(event, Event) and set(event.figures) == set(rules.events.get(event.kind, ("none",))):
        return event
    raise SetupError(f"{event!r:.80} is no event of {rules.name}: give one that `play` has returned")


def checked_seed(seed: object) -> int:
    """A seed that was given, or any."""
    if seed is None:
        return secrets.randbits(62)
    return checked_whole("seed", seed, 0, LARGEST_SEED)


def checked_text(value: object, what: str) -> str:
    """A text, and nothing else."""
    if not isinstance(value, str):
        raise SetupError(f"{what} is expected, not {value!r:.80}")
    return value


def is_whole(value: object) -> bool:
    """It is a whole number, and not a bool."""
    return hasattr(value, "__index__") and not isinstance(value, bool)


def checked_whole(name: str, value: object, least: int, most: int | None = None) -> int:
    """A whole number within these bounds."""
    if not is_whole(value) or not least <= value or (most is not None and value > most):  # type: ignore[operator]
        bounds = f"at least {least}" if most is None else f"from {least} to {most}"
        raise SetupError(f"{name}: a whole number, {bounds}, is expected, not {value!r:.80}")
    return int(value)  # type: ignore[call-overload, no-any-return]

"""A profile of somebody's own, from a form or a file: the profile, or all its problems, key by key."""

import re
import tempfile
import unicodedata
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from ratskeller.core.codec import to_plain
from ratskeller.core.errors import FileError, Problem, ProfileError, RatskellerError
from ratskeller.core.profile import Profile, read_toml
from ratskeller.core.toml_size import LONGEST, too_long
from ratskeller.core.toml_text import to_toml
from ratskeller.engine.playthrough import Playthrough
from ratskeller.server.tables.options import game_of

ENTERED = "entered by the owner of the box"
SEED = 1  # so that the same board is drawn alike


@dataclass(frozen=True)
class Checked:
    """What came of a check: the profile, or what is wrong."""

    text: str  # TOML; empty where it can't even be written
    tables: dict[str, Any]  # as they were read; none where the text is not TOML
    profile: Profile[Any] | None
    problems: list[Problem]


def check_tables(game: str, name: str, tables: dict[str, Any]) -> Checked:
    """Check what was entered in a form. Tables that are not those of the standard profile are their owner's word."""
    usual = msgspec.to_builtins(game_of(game).profile().data)
    origins = {
        table: ENTERED if tables.get(table) != usual[table] else line for table, line in usual["provenance"].items()
    }
    whole = {"name": file_name(name), "version": 1, "provenance": origins}
    try:
        text = to_toml(whole | {key: value for key, value in tables.items() if key not in whole})
    except FileError as error:
        return Checked("", tables, None, error.problems)
    return check_text(game, text)


def check_text(game: str, text: str) -> Checked:
    """Check a file."""
    if len(text) > LONGEST:
        return Checked(text, {}, None, [too_long()])
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "own.toml"
        path.write_text(text, "utf-8", errors="replace")
        try:
            tables = as_json(read_toml(path, ProfileError))
        except FileError as error:
            return Checked(text, {}, None, error.problems)
        try:
            return Checked(text, tables, game_of(game).profile(path), [])
        except FileError as error:
            return Checked(text, tables, None, error.problems)
        except RatskellerError as error:
            return Checked(text, tables, None, [Problem("file", str(error).replace(str(path), "profile"))])


def standard_text(game: str) -> str:
    """The file of the standard profile, to begin with."""
    return game_of(game).profile_path("standard").read_text("utf-8")


def as_json(tables: dict[str, Any]) -> dict[str, Any]:
    """Tables whose values a browser knows: TOML also has dates and numbers that are none."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(tables))
    return plain


def file_name(name: str) -> str:
    """A name as profiles have it: letters, digits, dots and hyphens."""
    plain = unicodedata.normalize("NFC", name).strip().lower()
    return re.sub(r"[^\w.]+", "-", plain).strip("-")[:60] or "own"


def set_up_on(profile: Profile[Any], game: str, people: int) -> dict[str, Any]:
    """What a spectator sees of a game that was just set up, to draw the board."""
    known = game_of(game)
    level = known.levels[0] if people == 1 and known.levels else None
    play = Playthrough(known, profile, people, level, seed=SEED)
    plain = to_plain(known.layout, known.view_for(play.boxes, play.position, -1))
    del plain["rng"]
    return plain

"""A profile: a game's options and data, named, versioned and hashed, so that no record replays under other rules."""

import hashlib
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, ClassVar, Generic, TypeVar

import msgspec

from ratskeller.core.errors import LONGEST_WHERE, FileError, Problem, ProfileError, SetupError, shortened
from ratskeller.core.plain_text import is_plain
from ratskeller.core.shape import misfits
from ratskeller.core.toml_size import LONGEST, toml_flaw, too_deep

D = TypeVar("D", bound="ProfileData")

# What has no influence on play stays out of the hash.
UNHASHED = ("name", "version", "provenance")
LINE_ENDS = "\n\r\t"


class ProfileData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the file of every game's profile begins with."""

    name: Annotated[str, msgspec.Meta(pattern=r"^[\w.-]{1,60}$")]
    version: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    provenance: dict[str, str]

    # Options that choose among tables: what they choose is hashed, and not the choice.
    options_in_tables: ClassVar[tuple[str, ...]] = ()

    def played(self) -> dict[str, Any]:
        """All tables in plain form, without what the options put aside."""
        tables: dict[str, Any] = msgspec.to_builtins(self)
        return tables


@dataclass(frozen=True)
class Profile(Generic[D]):
    """A checked profile. Two profiles with the same hash play alike."""

    data: D
    source: str
    changes: dict[str, str]  # options that differ from the file, as given
    hash: str

    @property
    def name(self) -> str:
        """The name by which records refer to it."""
        return self.data.name


def hash_of(data: ProfileData) -> str:
    """A short digest of all that play depends on, the order of its tables' lines included.

    An option that came later has a default, and at its default it leaves the hash of a profile alone."""
    plain = {key: value for key, value in data.played().items() if key not in UNHASHED}
    if "options" in plain:
        later = later_options(type(data)) | {key: plain["options"][key] for key in data.options_in_tables}
        plain["options"] = {key: value for key, value in plain["options"].items() if later.get(key) != value}
    return hashlib.sha256(msgspec.json.encode(plain)).hexdigest()[:12]


def later_options(shape: type["ProfileData"]) -> dict[str, Any]:
    """The options that a file may leave out, with their defaults: those that came after the first profiles."""
    tables = {field.name: field.type for field in msgspec.structs.fields(shape)}
    options = msgspec.structs.fields(tables["options"]) if "options" in tables else ()
    return {field.name: field.default for field in options if not field.required}


def read_toml(path: Path, error: type[FileError] = ProfileError) -> dict[str, Any]:
    """The tables of a file, or an error that says where it breaks off. Anybody may have written it: how large it is,
    and whether it can be shown, is found out before it is parsed."""
    text = read_text(path, error)
    flaw = toml_flaw(text)
    if flaw is not None:
        raise error(str(path), [flaw])
    if not is_plain(text, LINE_ENDS):
        line = next(n for n, line in enumerate(text.split("\n"), 1) if not is_plain(line, LINE_ENDS))
        raise error(
            str(path),
            [Problem(f"line {line}", "has characters that can't be shown", "strange-characters", {"line": line})],
        )
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise error(
            str(path), [Problem("file", f"is not TOML: {problem}", "not-toml", {"detail": str(problem)})]
        ) from None
    except ValueError:
        raise error(str(path), [Problem("file", "has a number with too many digits", "too-many-digits")]) from None
    except RecursionError:
        raise error(str(path), [too_deep()]) from None


def read_text(path: Path, error: type[FileError]) -> str:
    """The text of a file, read no further than needed to know that it is too long."""
    try:
        with path.open(encoding="utf-8") as file:
            return file.read(LONGEST + 1)
    except OSError as problem:
        detail = str(problem.strerror)
        raise error(
            str(path), [Problem("file", f"can't be read: {detail}", "unreadable", {"detail": detail})]
        ) from None
    except UnicodeDecodeError:
        raise error(str(path), [Problem("file", "is not text in UTF-8", "not-text")]) from None


def load(
    path: Path, shape: type[D], check: Callable[[D], list[Problem]], changes: Mapping[str, str] | None = None
) -> Profile[D]:
    """Read a profile, change some of its options, and check it."""
    tables = read_toml(path)
    if isinstance(tables.get("options"), dict):
        tables["options"] = {**tables["options"], **missing_options(tables["options"], shape)}
    changed = change_options(tables, dict(changes or {}))
    try:
        data = msgspec.convert(tables, shape)
    except msgspec.ValidationError:
        misfit = list(misfits(tables, shape))
        for problem in misfit:
            if problem.where.removeprefix("options.") in changed:
                raise SetupError(f"option {problem.where.removeprefix('options.')}: {problem.what}") from None
        raise ProfileError(str(path), misfit) from None
    problems = check_provenance(data) + check(data)
    if problems:
        raise ProfileError(str(path), problems)
    return Profile(data, str(path), changed, hash_of(data))


def missing_options(options: dict[str, Any], shape: type[ProfileData]) -> dict[str, Any]:
    """The defaults of later options that a file does not name."""
    return {name: value for name, value in later_options(shape).items() if name not in options}


def change_options(tables: dict[str, Any], changes: dict[str, str]) -> dict[str, str]:
    """Put options given as text into the tables; what equals the file already is no change."""
    options = tables.get("options")
    if not isinstance(options, dict):
        return {}
    changed = {}
    for key, text in changes.items():
        if key not in options:
            raise SetupError(f"unknown option '{shortened(key, LONGEST_WHERE)}': the options are {', '.join(options)}")
        value = {"true": True, "false": False}.get(text, text)
        if value != options[key]:
            options[key] = value
            changed[key] = text
    return changed


def check_provenance(data: ProfileData) -> list[Problem]:
    """Every table says where it comes from."""
    tables = {name for name in data.__struct_fields__ if name not in UNHASHED}
    missing, unknown = sorted(tables - set(data.provenance)), sorted(set(data.provenance) - tables)
    return [
        *(Problem(f"provenance.{name}", "is missing", "missing") for name in missing),
        *(Problem(f"provenance.{name}", "names no table", "no-table") for name in unknown),
    ]

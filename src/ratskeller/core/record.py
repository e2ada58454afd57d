"""Records: set-up, moves and chance results of a game, as text that a person can read and that replays without a
seed."""

import os
import re
import tempfile
from collections.abc import Mapping
from pathlib import Path

import msgspec

from ratskeller.core.errors import Problem, RecordError
from ratskeller.core.fair import Fair, format_fair, parse_fair
from ratskeller.core.plain_text import is_plain

FORMAT = "ratskeller record 1"
UMASK = os.umask(0)
os.umask(UMASK)  # it can only be read by setting it
HEADER = ("game", "rules", "profile", "options", "people", "names", "bots", "level", "fair", "moves")
OPTIONAL = ("options", "names", "bots", "level", "fair")
PERSON = "-"  # among the bots: a seat without one
# Far more than any game comes to, and little enough to be read at once, whoever wrote it:
LONGEST = 300_000  # characters
LONGEST_HEADER = 20_000  # of a line in it
LONGEST_NAME = 120
MOST_MOVES = 20_000


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that is needed to see a game again. Chance moves are among the others, marked by a tilde."""

    game: str
    rules_version: int
    profile: str
    profile_hash: str
    options: dict[str, str]
    people: int  # and bots: all who sit at the table
    level: str | None
    moves: list[str]
    finished: bool
    names: list[str] = []  # of the people, if they have any
    bots: list[str] = []  # of every seat, none for a person; empty where only people play
    fair: Fair | None = None  # where the luck came from, if that can be checked


def format_record(record: Record, labels: Mapping[int, str]) -> str:
    """A record as text: a header, a line for each turn, and a last line that a cut record lacks.

    `labels` names the turns by the number of their first move."""
    lines = [FORMAT, f"game: {record.game}", f"rules: {record.rules_version}"]
    lines.append(f"profile: {record.profile} {record.profile_hash}")
    if record.options:
        lines.append("options: " + " ".join(f"{key}={value}" for key, value in record.options.items()))
    lines.append(f"people: {record.people}")
    if record.names:
        lines.append("names: " + ", ".join(record.names))
    if record.bots:
        lines.append("bots: " + " ".join(bot or PERSON for bot in record.bots))
    if record.level is not None:
        lines.append(f"level: {record.level}")
    if record.fair is not None:
        lines.append(f"fair: {format_fair(record.fair)}")
    lines.append("moves:")
    turns: list[list[str]] = []
    for i, move in enumerate(record.moves):
        if i in labels or not turns:
            turns.append([f"  {labels.get(i, 'start')}:"])
        turns[-1].append(move)
    lines += [" ".join(turn) for turn in turns]
    lines.append(f"end: {len(record.moves)} moves, {'finished' if record.finished else 'unfinished'}")
    return "\n".join(lines) + "\n"


def parse_record(text: str, source: str = "record") -> Record:
    """Read the text of a record; an error says which line is wrong. Anybody may have written it: what is longer than
    any game, or can't be shown, is refused."""

    def fail(where: str, what: str) -> RecordError:
        return RecordError(source, [Problem(where, what)])

    if len(text) > LONGEST:
        raise fail("file", f"has more than {LONGEST} characters")
    # Whatever else may end a line has no place in a record.
    lines = re.split(r"\r\n|\n|\r", text.rstrip("\r\n"))
    for number, line in enumerate(lines, start=1):
        if not is_plain(line, "\t"):
            raise fail(f"line {number}", "has characters that can't be shown")
    if not text or lines[0].strip() != FORMAT:
        found = f"'{lines[0][:40]}'" if text else "nothing"
        raise fail("line 1", f"this is no record: '{FORMAT}' is expected, not {found}")
    header: dict[str, str] = {}
    start = 1
    while start < len(lines) and "moves" not in header:
        key, colon, value = lines[start].partition(":")
        if not colon or key not in HEADER:
            raise fail(f"line {start + 1}", f"unknown '{key}': a header has {', '.join(HEADER)}")
        if len(value) > LONGEST_HEADER:
            raise fail(f"line {start + 1}", f"has more than {LONGEST_HEADER} characters")
        header[key] = value.strip()
        start += 1
    for key in HEADER:
        if key not in header and key not in OPTIONAL:
            raise fail("header", f"'{key}' is missing: the record is cut or damaged")
    ending = re.fullmatch(r"end: ([0-9]{1,9}) moves, (finished|unfinished)", lines[-1].strip())
    if ending is None:
        raise fail(f"line {len(lines)}", "the last line 'end: … moves' is missing: the record is cut")
    words = [word for line in lines[start:-1] for word in line.split()]
    moves = [word for word in words if not word.endswith(":")]
    if len(moves) != int(ending[1]):
        raise fail(f"line {len(lines)}", f"{ending[1]} moves are announced, but {len(moves)} are there")
    if len(moves) > MOST_MOVES:
        raise fail("moves", f"{len(moves)} moves are more than the {MOST_MOVES} allowed")
    people, bots = number_in(header, "people", fail), header.get("bots", "").split()
    if "bots" in header and len(bots) != people:
        raise fail("bots", f"a bot or {PERSON} is expected for each of {people} seats, not '{header['bots']}'")
    names = [name.strip() for name in header["names"].split(",")] if "names" in header else []
    if any(len(name) > LONGEST_NAME for name in names):
        raise fail("names", f"a name has more than {LONGEST_NAME} characters")
    try:
        fair = parse_fair(header["fair"], people) if "fair" in header else None
    except ValueError as problem:
        raise fail("fair", str(problem)) from None
    return Record(
        game=header["game"],
        rules_version=number_in(header, "rules", fail),
        profile=header["profile"].rpartition(" ")[0],
        profile_hash=header["profile"].rpartition(" ")[2],
        options={word.partition("=")[0]: word.partition("=")[2] for word in header.get("options", "").split()},
        people=people,
        level=header.get("level"),
        moves=moves,
        finished=ending[2] == "finished",
        names=names,
        bots=["" if bot == PERSON else bot for bot in bots],
        fair=fair,
    )


def number_in(header: dict[str, str], key: str, fail: object) -> int:
    """A whole number of the header."""
    if re.fullmatch(r"[0-9]{1,9}", header[key]) is None:
        raise fail(key, f"a whole number is expected, not '{header[key]}'")  # type: ignore[operator]
    return int(header[key])


def read_record(path: Path) -> Record:
    """Read a record's file."""
    try:
        with path.open(encoding="utf-8") as file:
            return parse_record(file.read(LONGEST + 1), str(path))
    except OSError as problem:
        raise RecordError(str(path), [Problem("file", f"can't be read: {problem.strerror}")]) from None
    except UnicodeDecodeError:
        raise RecordError(str(path), [Problem("file", "is not text in UTF-8")]) from None


def write_atomically(path: Path, text: str) -> None:
    """Write a file whole or not at all: what was there stays until the new one is complete on disk."""
    with tempfile.NamedTemporaryFile(
        "w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}.", delete=False
    ) as file:
        temporary = Path(file.name)
        try:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
            temporary.chmod(path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~UMASK)
            temporary.replace(path)
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise

"""Where a game's luck came from, according to its record: enough to check every chance result (docs/fair.md)."""

import re
from collections.abc import Sequence

import msgspec

SEED = re.compile(r"[0-9a-f]{64}")
TABLE = re.compile(r"[0-9A-Za-z_-]{1,64}")
SALT = re.compile(r"[!-+.-9;-~-]{0,64}")  # what can be printed, but no colon, comma or space
SKIPPED = re.compile(r"([1-9][0-9]{0,5}):([1-9][0-9]{0,5})")
KEYS = ("table", "seed", "salts", "skipped")


class Fair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The server's seed, a salt of every seat (none for a bot), and the table they were given for."""

    table: str
    seed: str
    salts: list[str]
    skipped: dict[int, int] = {}  # entries that undos had used up, all in all, before a decision (counted from 1)


def format_fair(fair: Fair) -> str:
    """As one line, for the header of a record."""
    line = f"table={fair.table} seed={fair.seed} salts={','.join(fair.salts)}"
    if fair.skipped:
        line += " skipped=" + ",".join(f"{before}:{count}" for before, count in fair.skipped.items())
    return line


def parse_fair(line: str, seats: int) -> Fair:
    """Read what `format_fair` wrote, for a table of so many seats; a ValueError explains what is wrong."""
    words = dict(word.partition("=")[::2] for word in line.split())
    for key in words:
        if key not in KEYS:
            raise ValueError(f"unknown '{key}': {', '.join(KEYS)} are expected")
    for key in KEYS[:3]:
        if key not in words:
            raise ValueError(f"'{key}' is missing")
    salts = words["salts"].split(",")
    if len(salts) != seats:
        raise ValueError(f"a salt is expected for each of {seats} seats, not '{words['salts']}'")
    check_parts(words["seed"], salts, words["table"])
    skipped = parse_skipped(words["skipped"]) if "skipped" in words else {}
    return Fair(table=words["table"], seed=words["seed"], salts=salts, skipped=skipped)


def parse_skipped(text: str) -> dict[int, int]:
    """Read pairs of a decision and a number of entries, both rising."""
    skipped: dict[int, int] = {}
    before = count = 0
    for word in text.split(","):
        pair = SKIPPED.fullmatch(word)
        if pair is None:
            raise ValueError(f"skipped: pairs like 12:3 are expected, not '{word}'")
        if int(pair[1]) <= before or int(pair[2]) <= count:
            raise ValueError(f"skipped: '{word}' does not rise over {before}:{count}")
        before, count = int(pair[1]), int(pair[2])
        skipped[before] = count
    return skipped


def check_parts(seed: str, salts: Sequence[str], table: str) -> None:
    """Refuse, by a ValueError, what can't be put together in one way only."""
    if SEED.fullmatch(seed) is None:
        raise ValueError(f"seed: 64 digits of 0-9 and a-f are expected, not '{seed}'")
    for salt in salts:
        if not is_salt(salt):
            raise ValueError(f"salts: at most 64 characters without colon, comma or space, not '{salt}'")
    if TABLE.fullmatch(table) is None:
        raise ValueError(f"table: at most 64 letters, digits, - and _ are expected, not '{table}'")


def is_salt(text: str) -> bool:
    """Whether a person may add this to the luck; a bot adds nothing."""
    return SALT.fullmatch(text) is not None


def skipped_before(entries: Sequence[int]) -> dict[int, int]:
    """What a record has to say of undos, from the numbers of the entries that stayed decisions, in order."""
    skipped: dict[int, int] = {}
    used = 0
    for decision, entry in enumerate(entries, start=1):
        if entry - decision > used:
            used = skipped[decision] = entry - decision
    return skipped

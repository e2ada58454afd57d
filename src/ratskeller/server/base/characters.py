"""Texts of people: which can be kept, and which can be shown as a name or a title."""

import re
import unicodedata

from ratskeller.client.errors import Refused
from ratskeller.core.plain_text import BLANK, JOINERS, is_plain

MARKS = 90  # accents and joiners of a name or title, which are not counted as characters

# All escapes, one after another: a pair that makes one character, something unfit, or any other.
ESCAPES = re.compile(rb"\\(?:ud[89ab]..\\ud[c-f]..|(u0000|ud[89a-f]..)|.)", re.IGNORECASE | re.DOTALL)


def check_characters(data: bytes) -> None:
    """Refuse JSON with a zero in a text, which PostgreSQL can't keep, or with half of a pair, which no UTF-8 has."""
    if b"\\u" in data and any(escape[1] for escape in ESCAPES.finditer(data)):
        raise Refused("malformed", "there are characters in it that no text can have")


def checked_line(field: str, text: str, longest: int) -> str:
    """A name or title that can be shown beside others: one visible line, in any script, with at most this many visible
    characters."""
    line = unicodedata.normalize("NFC", text).strip()
    kinds = [unicodedata.category(letter) for letter in line if letter not in JOINERS]
    seen = sum(kind[0] not in "MZ" for kind in kinds)
    if not seen or any(letter in BLANK for letter in line):
        raise Refused("malformed", f"{field}: has no visible characters")
    wide = seen + kinds.count("Zs")
    if wide > longest or len(line) - wide > MARKS:
        raise Refused("too-big", f"{field}: has more than {longest} characters")
    if not is_plain(line):
        raise Refused("malformed", f"{field}: has characters that can't be shown")
    return line

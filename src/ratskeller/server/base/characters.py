"""Characters that can be written in JSON, but are in no text that can be kept or shown."""

import re

from ratskeller.client.errors import Refused

# All escapes, one after another: a pair that makes one character, something unfit, or any other.
ESCAPES = re.compile(rb"\\(?:ud[89ab]..\\ud[c-f]..|(u0000|ud[89a-f]..)|.)", re.IGNORECASE | re.DOTALL)


def check_characters(data: bytes) -> None:
    """Refuse JSON with a zero in a text, which PostgreSQL can't keep, or with half of a pair, which no UTF-8 has."""
    if b"\\u" in data and any(escape[1] for escape in ESCAPES.finditer(data)):
        raise Refused("malformed", "there are characters in it that no text can have")

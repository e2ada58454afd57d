"""The size of a request's JSON, found out before it is parsed.

The body's limit in bytes alone leaves room for a hundred thousand values, each of which would be refused with a message
of its own.
"""

import re
from itertools import islice

from ratskeller.client.errors import Refused

MOST_VALUES = 2000  # the largest request there is has a tenth
DEEPEST = 32  # brackets within brackets

# Each to its end or to where it breaks off, so that all is looked at once.
TEXTS = re.compile(rb'"(?:[^"\\]|\\.)*+"?', re.DOTALL)
BRACKETS = re.compile(rb"[\[\]{}]")


def check_size_of_json(data: bytes) -> None:
    """Refuse JSON of too many values, or nested too deeply."""
    if values_in(data) <= DEEPEST:
        return
    bare = TEXTS.sub(b"", data)  # what is in texts is no value
    if is_too_deep(bare):
        raise Refused("malformed", "the body of the request is nested too deeply")
    if values_in(bare) > MOST_VALUES:
        raise Refused("too-big", f"the body of the request has more than {MOST_VALUES} values")


def is_too_deep(bare: bytes) -> bool:
    """Whether too many brackets are open at once, or there are too many brackets."""
    depth = 0
    for bracket in islice(BRACKETS.finditer(bare), 2 * MOST_VALUES):
        depth += 1 if bracket[0] in b"[{" else -1
        if depth > DEEPEST:
            return True
    return False


def values_in(data: bytes) -> int:
    """About how many values there are, and no fewer."""
    return data.count(b",") + data.count(b"[") + data.count(b"{")

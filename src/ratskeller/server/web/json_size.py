"""How much there is in a request's JSON, found out before it is parsed.

The body's limit in bytes alone leaves room for a hundred thousand values, each of which would be refused in a message
of its own."""

import re

from ratskeller.server.errors import Refused

MOST_VALUES = 2000  # the largest request there is has a tenth
DEEPEST = 32  # brackets within brackets

# Each to its end or to where it breaks off, so that all is looked at once.
TEXTS = re.compile(rb'"(?:[^"\\]|\\.)*+"?', re.DOTALL)
BRACKETS = re.compile(rb"[\[\]{}]")


def check_size_of_json(data: bytes) -> None:
    """Refuse JSON of too many values, or nested too deeply."""
    if values_in(data) > MOST_VALUES:
        data = TEXTS.sub(b"", data)  # what is in texts is no value
        if values_in(data) > MOST_VALUES:
            raise Refused("too-big", f"the body of the request has more than {MOST_VALUES} values")
    if data.count(b"[") + data.count(b"{") <= DEEPEST:
        return
    depth = 0
    for bracket in BRACKETS.findall(TEXTS.sub(b"", data)):
        depth += 1 if bracket in b"[{" else -1
        if depth > DEEPEST:
            raise Refused("malformed", "the body of the request is nested too deeply")


def values_in(data: bytes) -> int:
    """About how many values there are, and no fewer."""
    return data.count(b",") + data.count(b"[") + data.count(b"{")

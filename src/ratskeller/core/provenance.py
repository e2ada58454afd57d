"""Where the figures of a profile come from. In the profiles that come with a game, each table says it in these words:

`source` is printed in a rulebook, `derived` follows from one of its worked examples, `photo` is read off photographs of
a real board, `reconstructed` is ours, to fit the rest and to play well. A line is one of them for the whole table, or
several, each with what it is about: `photo: spaces; source: prices`. Profiles of one's own may use any words."""

import re
from typing import NamedTuple

from ratskeller.core.profile import UNHASHED, ProfileData

KINDS = ("source", "derived", "photo", "reconstructed")  # surest first


class Origin(NamedTuple):
    """Where a part of a table comes from; no part is all of it."""

    kind: str
    part: str


def origins_of(line: str) -> list[Origin]:
    """The origins in a line of provenance, as far as it uses the four words."""
    halves = [half.partition(":") for half in line.split(";")]
    found = [Origin(kind.strip(), part.strip()) for kind, _, part in halves]
    return [origin for origin in found if origin.kind in KINDS]


def kinds_of(line: str) -> list[str]:
    """The kinds of origin that a line names, surest first; none where it is in words of one's own."""
    named = {origin.kind for origin in origins_of(line)}
    return [kind for kind in KINDS if kind in named]


def kinds_behind(line: str, figure: str) -> list[str]:
    """The kinds of origin of one figure, such as `stalls-frog-price`: those of the parts that name it, else all."""
    keys = figure.split("-")[1:]

    def names(part: str) -> bool:
        words = re.findall(r"\w{3,}", part.lower())
        return not part or any(word.startswith(key) or key.startswith(word) for word in words for key in keys)

    named = {origin.kind for origin in origins_of(line) if names(origin.part)}
    return [kind for kind in KINDS if kind in named] or kinds_of(line)


def provenance_of(data: ProfileData) -> dict[str, list[str]]:
    """The kinds of origin of every table of a profile, in the order of its file."""
    tables = [name for name in data.__struct_fields__ if name not in UNHASHED]
    return {name: kinds_of(data.provenance[name]) for name in tables}

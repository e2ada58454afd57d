"""Where the figures of a profile come from. In the profiles that come with a game, each table says it in these words:

`source` is printed in a rulebook, `derived` follows from one of its worked examples, `photo` is read off photographs of
a real board, `reconstructed` is ours, to fit the rest and to play well. A line is one of them for the whole table, or
several, each with what it is about: `photo: spaces; source: prices`. Profiles of one's own may use any words."""

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


def provenance_of(data: ProfileData) -> dict[str, list[str]]:
    """The kinds of origin of every table of a profile, in the order of its file."""
    tables = [name for name in data.__struct_fields__ if name not in UNHASHED]
    return {name: kinds_of(data.provenance[name]) for name in tables}

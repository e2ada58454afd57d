"""How large a file in TOML may be, found out before it is parsed.

The parser builds every part of a dotted key with every part before it, and recurses for each bracket: a few kilobytes
from a stranger could take gigabytes.
"""

import re

from ratskeller.core.errors import Problem

LONGEST = 40_000  # characters; the longest profile that comes with a game has a sixth
MOST_VALUES = 10_000
DEEPEST = 16  # brackets within brackets
MOST_PARTS = 8  # of a dotted key

# Texts and comments, each to its end or to where it breaks off, so that all is looked at once.
TEXTS = re.compile(
    r'"""(?:[^\\]|\\.)*?(?:"""|\Z)|\'\'\'.*?(?:\'\'\'|\Z)|"(?:[^"\\\n]|\\.)*"?|\'[^\'\n]*\'?|#[^\n]*', re.DOTALL
)
BRACKETS = re.compile(r"[\[\]{}]")
ENDS_OF_KEYS = re.compile(r"[=,\n\[\]{}]")


def toml_flaw(text: str) -> Problem | None:
    """Why a text in TOML is too large to be parsed; None if it is not."""
    if len(text) > LONGEST:
        return too_long()
    bare = TEXTS.sub("x", text)
    if depth_of(bare) > DEEPEST:
        return too_deep()
    if sum(bare.count(sign) for sign in "=,[{") > MOST_VALUES:
        return Problem("file", f"has more than {MOST_VALUES} values", "too-many-values", {"most": MOST_VALUES})
    if max(part.count(".") for part in ENDS_OF_KEYS.split(bare)) >= MOST_PARTS:
        return Problem("file", f"has a key of more than {MOST_PARTS} parts", "long-key", {"most": MOST_PARTS})
    return None


def too_long() -> Problem:
    """It has more characters than a file may have."""
    return Problem("file", f"has more than {LONGEST} characters", "too-long", {"most": LONGEST})


def too_deep() -> Problem:
    """Its brackets are more than a parser can take."""
    return Problem("file", "has lists or tables that are nested too deeply", "too-deep")


def depth_of(bare: str) -> int:
    """How many brackets are open at once, at most."""
    depth = deepest = 0
    for bracket in BRACKETS.findall(bare):
        depth += 1 if bracket in "[{" else -1
        deepest = max(deepest, depth)
    return deepest

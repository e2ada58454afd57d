"""Whether parts of libraries that are not public are used. They save time and memory, and may change with any version:
with a version that was not tested, or where somebody asks for it, the plain public way is taken."""

import os
import re
from importlib.metadata import version

VARIABLE = "RATSKELLER_PLAIN"  # set to 1 to take the plain way everywhere
Version = tuple[int, ...]


def why_plain(library: str, first: Version, before: Version) -> str | None:
    """Why the plain way is taken instead of a library's private parts, which were tested with versions from `first` up
    to, but not including, `before`; None if they can be used."""
    if os.environ.get(VARIABLE, "0") not in ("", "0"):
        return f"{VARIABLE} is set"
    found = version(library)
    if first <= numbers_of(found) < before:
        return None
    return f"{library} {found} was not tested: from {text_of(first)} up to, but not including, {text_of(before)} were"


def numbers_of(found: str) -> Version:
    """A version as numbers that can be compared; suffixes are left out."""
    leading = re.match(r"\d+(\.\d+)*", found)
    return tuple(int(part) for part in leading[0].split(".")) if leading else ()


def text_of(numbers: Version) -> str:
    """A version as people write it."""
    return ".".join(map(str, numbers))

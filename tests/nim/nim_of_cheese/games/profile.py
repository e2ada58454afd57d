"""Profiles of Nim."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import numpy as np

from nim_of_cheese.games.position import BOX, MAX_HEAP
from ratskeller.core import profile as core
from ratskeller.core.errors import Problem

Heap = Annotated[int, msgspec.Meta(ge=1, le=MAX_HEAP)]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose."""

    last: Literal["wins", "loses"]


class Counts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How large heaps can be, and how much may be taken at once."""

    largest: Heap
    most: Heap


class ProfileData(core.ProfileData, frozen=True, forbid_unknown_fields=True):
    """A whole profile."""

    options: Options
    counts: Counts


def check(data: ProfileData) -> list[Problem]:
    """More than a heap has can't be taken."""
    return [Problem("counts.most", "is more than a heap has")] if data.counts.most > data.counts.largest else []


def load_profile(path: Path, changes: Mapping[str, str]) -> core.Profile[ProfileData]:
    """A checked profile, with some options changed."""
    return core.load(path, ProfileData, check, changes)


def pack(profile: core.Profile[ProfileData]) -> Any:
    """The box of a profile: an array of one record, as rules read it."""
    boxes = np.zeros(1, BOX)
    boxes[0].last_loses = profile.data.options.last == "loses"
    boxes[0].largest = profile.data.counts.largest
    boxes[0].most = profile.data.counts.most
    return boxes

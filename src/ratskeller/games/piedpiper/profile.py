"""Profiles of The Pied Piper: the shape of their files, and the box that rules read."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import numpy as np

from ratskeller.core import profile as core
from ratskeller.games.piedpiper import constants as w
from ratskeller.games.piedpiper.check_profile import check
from ratskeller.games.piedpiper.position import BOX

Count = Annotated[int, msgspec.Meta(ge=0, le=100)]


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file; what it does not know, it refuses."""


class Options(Table, frozen=True):
    """pp.variant.one: readings of the rules, and one variant or none, that a table may choose."""

    variant: Literal["standard", "young", "hidden"]
    roof: Literal["7", "8"]
    sewer_plus: Literal["sewer", "walk"]


class Counts(Table, frozen=True):
    """The size of a hand, and the turns after which a game is decided."""

    hand: Annotated[int, msgspec.Meta(ge=2, le=6)]
    turns: Annotated[int, msgspec.Meta(ge=1, le=10000)]


class Characters(Table, frozen=True):
    """How many character cards each rat and the piper have."""

    rat: Count
    piper: Count


class Actions(Table, frozen=True):
    """How many action cards there are of each kind."""

    forward: Count
    run: Count
    back: Count
    sewer: Count
    plus: Count
    melody: Count


class ProfileData(core.ProfileData, frozen=True, forbid_unknown_fields=True):
    """A whole profile, as its file has it."""

    options: Options
    counts: Counts
    characters: Characters
    actions: Actions


Profile = core.Profile[ProfileData]


def load_profile(path: Path, changes: Mapping[str, str]) -> Profile:
    """A checked profile, with some options changed."""
    return core.load(path, ProfileData, check, changes)


def pack(profile: Profile) -> Any:
    """pp.variant.young: the box of a profile: an array of one record, as rules read it, with the cards in play."""
    boxes = np.zeros(1, BOX)
    box, data = boxes[0], profile.data
    box.variant = w.VARIANTS.index(data.options.variant)
    box.roof = int(data.options.roof)
    box.sewer_walks = data.options.sewer_plus == "walk"
    box.hand = data.counts.hand
    box.cap = data.counts.turns
    box.cards[:] = [getattr(data.actions, card) for card in w.CARDS]
    if data.options.variant == "young":
        box.cards[w.FIRST_SPECIAL :] = 0
    box.characters[:] = [data.characters.rat] * 6 + [data.characters.piper]
    return boxes

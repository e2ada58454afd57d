"""The figures that the texts of the rules name: those of the profile, and what follows from them."""

from typing import TYPE_CHECKING

import msgspec

from ratskeller.core import figures as core

if TYPE_CHECKING:
    from ratskeller.games.piedpiper.profile import ProfileData


def figures_of(data: "ProfileData") -> dict[str, int]:
    """All of them by their names; with so many people there is one rat more than houses."""
    rat, piper = data.characters.rat, data.characters.piper
    return {
        **core.figures_of(data),
        "actions-all": sum(msgspec.to_builtins(data.actions).values()),
        "characters-all": 6 * rat + piper,
        **{f"characters-with_{people}": (people + 1) * rat + piper for people in (3, 4, 5)},
    }

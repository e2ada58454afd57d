"""The figures that the texts of the rules name: those of the profile, and what follows from them."""

from itertools import product
from typing import TYPE_CHECKING

from ratskeller.core import figures as core
from ratskeller.games.firstrat import constants as w

if TYPE_CHECKING:
    from ratskeller.games.firstrat.profile import ProfileData


def figures_of(data: "ProfileData") -> dict[str, int]:
    """All of them by their names; a part needs none of the materials that are not named for it."""
    setup, movement = data.setup, data.movement
    cheese = [amount for _, kind, amount in data.path.values() if kind == "cheese"]
    return {f"parts-{part}-{good}": 0 for part, good in product(w.PARTS, w.MATERIALS)} | {
        **core.figures_of(data),
        "setup-spare": setup.markers - setup.markers_to_end,
        "backpacks-all": sum(backpack.count for backpack in data.backpacks.values()),
        "movement-runner_alone": movement.steps_alone + movement.runner,
        "movement-runner_together": movement.steps_together + movement.runner,
        "movement-runner_with_comic": movement.steps_together_with_comic + movement.runner,
        "path-cheese_least": min(cheese),
        "path-cheese_most": max(cheese),
    }

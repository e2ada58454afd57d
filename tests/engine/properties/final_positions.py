"""Random games of every table, told by their final positions: `python -m tests.engine.properties.final_positions`.

Run with NUMBA_DISABLE_JIT=1 and with warnings as errors, the rules are plain Python in which no number may overflow."""

import json

from ratskeller.engine.batch import Batch
from tests.engine.properties.seatings import SEATINGS

KINDS_EACH = 6  # combinations of options for each table
STRIDE = 37  # spreads them over all values of all options


def final_positions() -> dict[str, str]:
    """The bytes of the final position of each game, by table and options."""
    found = {}
    for i, seating in enumerate(SEATINGS):
        options = seating.checked.all_options()
        for k in range(KINDS_EACH):
            chosen = options[(i * KINDS_EACH + k) * STRIDE % len(options)]
            profile = seating.checked.profile_with(*chosen.items())
            batch = Batch(seating.checked.game, profile, *seating.table, size=1, seed=k)
            batch.play_out()
            found[f"{seating} {' '.join(chosen.values())} {k}"] = batch.positions.tobytes().hex()
    return found


if __name__ == "__main__":
    print(json.dumps(final_positions()))

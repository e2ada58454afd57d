"""Random games of every table, told by their final positions: `python -m tests.properties.final_positions`.

Run with NUMBA_DISABLE_JIT=1 and with warnings as errors, the rules are plain Python in which no number may overflow."""

import json

from ratskeller.engine.batch import Batch

from .tables import GAME, TABLES, all_options, profile_with

KINDS_EACH = 4  # combinations of options for each table
STRIDE = 37  # spreads them over all values of all options


def final_positions() -> dict[str, str]:
    """The bytes of the final position of each game, by table and options."""
    options = all_options()
    found = {}
    for i, table in enumerate(TABLES):
        for k in range(KINDS_EACH):
            chosen = options[(i * KINDS_EACH + k) * STRIDE % len(options)]
            batch = Batch(GAME, profile_with(*chosen.items()), table.people, table.level, size=1, seed=k)
            batch.play_out()
            found[f"{table} {' '.join(chosen.values())}"] = batch.positions.tobytes().hex()
    return found


if __name__ == "__main__":
    print(json.dumps(final_positions()))

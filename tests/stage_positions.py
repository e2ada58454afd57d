"""Positions in every phase in which somebody decides, as a page is told of them: `python -m tests.stage_positions`.

For tests of the page in a browser. Seed after seed is played at random until the first seat was asked in every phase:
the same rules always make the same positions.
"""

import random
import sys
from typing import Any

import msgspec

import ratskeller
from ratskeller.server.tables.phrases import offers_in

TRIES = 300  # games
PEOPLE = {"move", "route", "reward", "bonus", "drink", "fork", "comic", "token", "shop", "build", "setup-tracks"}
ALONE = {"move", "route", "reward", "drink", "fork", "comic", "shop", "build", "greg-track"}
PIPER = {"play", "order"}
OPTIONS: dict[str, list[dict[str, str]]] = {"firstrat": [{"comics": "super"}, {"tracks": "chosen"}], "piedpiper": [{}]}
CURIOUS = ("buy", "steal", "r")  # items, and more rats in a turn, lead to more questions


def positions(name: str, seats: int, level: str | None) -> dict[str, Any]:
    """The first position found in each phase, and what can be chosen there."""
    wanted = PIPER if name == "piedpiper" else ALONE if level else PEOPLE
    options = OPTIONS[name]
    found: dict[str, Any] = {}
    for seed in range(TRIES):
        game = ratskeller.new_game(
            name, seats=seats, level=level, seed=seed, options={} if level else options[seed % len(options)]
        )
        rng = random.Random(seed)
        while not game.is_over:
            view = game.view_for(0)
            if game.actor == 0 and view["phase"] in wanted - found.keys():
                offers = offers_in(game.playthrough)
                found[view["phase"]] = {"view": view, "legal": [offer.move for offer in offers], "offers": offers}
            if found.keys() == wanted:
                return found
            moves = [str(move) for move in game.legal_moves]
            game.play(rng.choice([move for move in moves if move.startswith(CURIOUS)] or moves))
    raise LookupError(f"no position of {name} for {seats} in the phases {sorted(wanted - found.keys())}")


def main() -> None:
    """Write the positions of the game that is named, by its number of people."""
    (name,) = sys.argv[1:]
    found = {str(seats): positions(name, seats, None) for seats in (2, 3, 4, 5)}
    if name == "firstrat":
        found["1"] = positions(name, 1, "medium")
    sys.stdout.buffer.write(msgspec.json.encode(found))


if __name__ == "__main__":
    main()

"""A trained policy for The Pied Piper as a bot. It needs NumPy, not what trained it.

pip install ./examples/policy-bot
ratskeller match piedpiper --bots policy:piper.npz,ratling --games 400

The file is what examples/ppo.py writes: the weights and biases of a network's layers, first to last. The network looks
at one place of the row at a time, and says how much it would like each card there.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ratskeller.bots import Seen
from ratskeller.core.game import Game
from ratskeller.envs.observation import Encoder, encoder_for
from ratskeller.games import load_game

PLACES, FIGURES = 4, 7
# Moves of a place: a card of six played open or face down, and to be activated first. The numbers of all moves of the
# seats are these of the first place, of the second and so on, kind by kind.
MOVES_OF_A_PLACE = 13
LYING = ("row.cards", "row.face_down", "row.owner")
SHARED = ("phase", "gaps", "ring.is_left", "turn.played", "turn.hidden", "me.hand", "me.floor", "next.floor")

Numbers = npt.NDArray[np.float32]


class Eyes:
    """What of an observation matters for each place of the row."""

    def __init__(self, encoder: Encoder) -> None:
        self.parts = {part.name: slice(part.offset, part.offset + part.size) for part in encoder.features}

    def places(self, seen: Numbers) -> Numbers:
        """Numbers for each place of the row, for each of some observations: where its figure stands, what lies there
        already, whether a card of this turn does; the mean of that over all places; and what all places share."""
        count = len(seen)
        figures = seen[:, self.parts["row.figure"]].reshape(count, PLACES, FIGURES + 1)[:, :, 1:]
        gaps = figures @ seen[:, self.parts["gaps"]].reshape(count, FIGURES, -1)
        lying = [seen[:, self.parts[name]].reshape(count, PLACES, -1) for name in LYING]
        mine = seen[:, self.parts["turn.slot"]][:, 1:, None]
        own = np.concatenate([gaps, figures[:, :, -1:], *lying, mine], axis=2)
        shared = np.concatenate([own.mean(axis=1), *(seen[:, self.parts[name]] for name in SHARED)], axis=1)
        return np.concatenate([own, np.broadcast_to(shared[:, None], (count, PLACES, shared.shape[1]))], axis=2)


@dataclass(frozen=True)
class Policy:
    """Takes the legal move that its network likes best."""

    name: str
    layers: tuple[tuple[Any, Any], ...]

    def choose(self, seen: Seen, seed: int) -> int:
        """One of the legal moves, by what the seat sees."""
        encoder = encoder_for(seen.game)
        observation = np.zeros((1, encoder.size), np.float32)
        encoder.write(seen.boxes, seen.views, 0, seen.seat, observation[0])
        *hidden, (weight, bias) = self.layers
        places = Eyes(encoder).places(observation)[0]
        for inner_weight, inner_bias in hidden:
            places = np.maximum(places @ inner_weight + inner_bias, 0)
        likings = (places @ weight + bias).T.ravel()
        return max(seen.legal, key=lambda move: float(likings[move]))


def make(text: str) -> Policy:
    """The bot that is called policy:FILE."""
    with np.load(Path(text)) as arrays:
        count = len(arrays.files) // 2
        layers = tuple((arrays[f"weight{number}"], arrays[f"bias{number}"]) for number in range(count))
    observe(load_game("piedpiper"))
    return Policy(f"policy:{text}", layers)


def observe(game: Game) -> None:
    """Observe something, so that the first decision doesn't have to wait for the compiler."""
    encoder = encoder_for(game)
    encoder.write(game.pack(game.profile()), np.zeros(1, game.position), 0, 0, np.zeros(encoder.size, np.float32))

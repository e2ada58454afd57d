"""The newest decisions, as tensors that learning draws from, on the device where it learns."""

import numpy as np
import torch

from ratskeller.core.game import Game
from ratskeller.learn.examples import Examples, examples_of
from ratskeller.learn.model import Batch
from ratskeller.learn.samples import Chunk

HELD_OUT = 17  # every so many files of games are kept apart: prime, so that all tables come up
HELD_ROWS = 80_000  # the newest of those


class Window:
    """A ring of rows: the newest replace the oldest."""

    def __init__(self, game: Game, size: int, device: str, seed: int) -> None:
        self.game = game
        self.size = size
        self.device = device
        self.used = 0  # rows that are filled
        self.rows = 0  # rows that have come, in all
        self._luck = torch.Generator(device=device).manual_seed(seed)
        self._tensors: Batch | None = None

    def add(self, examples: Examples) -> None:
        """Take in rows."""
        new = Batch(*(torch.from_numpy(np.ascontiguousarray(part[-self.size :])).to(self.device) for part in examples))
        if self._tensors is None:
            self._tensors = Batch(
                *(torch.zeros((self.size, *part.shape[1:]), dtype=part.dtype, device=self.device) for part in new)
            )
        places = (torch.arange(len(new.seats), device=self.device) + self.rows) % self.size
        for part, added in zip(self._tensors, new, strict=True):
            part[places] = added
        self.rows += len(new.seats)
        self.used = min(self.size, self.rows)

    def draw(self, count: int) -> Batch:
        """Some rows, each as likely."""
        assert self._tensors is not None
        places = torch.randint(self.used, (count,), generator=self._luck, device=self.device)
        return Batch(*(part[places] for part in self._tensors))

    def all(self) -> Batch:
        """All rows."""
        assert self._tensors is not None
        return Batch(*(part[: self.used] for part in self._tensors))


class Windows:
    """The rows that are learned from, and those that are held out."""

    def __init__(self, game: Game, decisions: int, device: str, seed: int) -> None:
        self.game = game
        self.learned = Window(game, 2 * decisions, device, seed)
        self.held = Window(game, HELD_ROWS, device, seed)

    def add(self, chunk: Chunk) -> int:
        """Take in games; say how many rows came to what is learned from."""
        examples = examples_of(self.game, chunk)
        if chunk.number % HELD_OUT == HELD_OUT - 1:
            self.held.add(examples)
            return 0
        self.learned.add(examples)
        return len(examples.seats)

"""Learning itself: steps that reduce the losses, measurements on the way, and the state to continue from."""

import io
from pathlib import Path
from typing import Any, NamedTuple

import torch

from ratskeller.bots.network.file import read_network, replace_file
from ratskeller.bots.network.weights import Network, new_network
from ratskeller.core.errors import FileError, Problem, SetupError
from ratskeller.core.game import Game
from ratskeller.learn.model import Batch, Model, chances, losses
from ratskeller.learn.settings import Settings

STATE = "state.pt"
BINS = 20  # of chances, for calibration
AT_ONCE = 8192  # rows that are measured at once


class Measures(NamedTuple):
    """How well games are foretold that learning has not seen."""

    chances: float  # cross-entropy with who won, in nats
    moves: float  # cross-entropy with the shares of moves
    guessed: float  # part of the decisions where the seat with the best chance won
    calibration: float  # expected calibration error: how far chances are from what came true, on average


def first_weights(game: Game, settings: Settings) -> Network:
    """What a run begins with."""
    if settings.begin is None:
        return new_network(game, settings.seed, settings.wide, settings.narrow)
    network = read_network(Path(settings.begin), game)[0]
    if network.second.shape != (settings.wide, settings.narrow):
        wide, narrow = network.second.shape
        raise SetupError(f"{settings.begin} has layers of {wide} and {narrow}: --wide {wide} --narrow {narrow}")
    return network


class Learner:
    """A model, its optimiser, and how far they are."""

    def __init__(self, game: Game, settings: Settings, device: str) -> None:
        torch.manual_seed(settings.seed)
        self.settings = settings
        self.device = device
        self.model = Model(first_weights(game, settings)).to(device)
        self.optimiser = torch.optim.AdamW(self.model.parameters(), lr=settings.rate, weight_decay=1e-4)
        self.steps = 0
        self._sums = torch.zeros(3, device=device)  # of losses, since they were last asked for; and how many
        if device == "cpu":
            torch.set_num_threads(1)  # the other cores play

    def step(self, batch: Batch) -> None:
        """Learn from some rows."""
        settings = self.settings
        fall = 0.5 ** (self.steps / settings.half_life)
        for group in self.optimiser.param_groups:
            group["lr"] = settings.last_rate + (settings.rate - settings.last_rate) * fall
        self.model.train()
        of_chances, of_moves = losses(self.model, batch)
        self.optimiser.zero_grad(set_to_none=True)
        (of_chances + settings.policy_weight * of_moves).backward()
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
        self.optimiser.step()
        self.steps += 1
        self._sums += torch.stack([of_chances.detach(), of_moves.detach(), torch.ones_like(of_moves)])

    def mean_losses(self) -> tuple[float, float] | None:
        """The losses of chances and of moves in the steps since this was last asked; None if there were none."""
        of_chances, of_moves, steps = self._sums.tolist()
        self._sums.zero_()
        return (of_chances / steps, of_moves / steps) if steps else None

    def network(self) -> Network:
        """What was learned so far."""
        network: Network = self.model.network()
        return network

    def measure(self, rows: Batch) -> Measures:
        """How well rows are foretold that were held out."""
        self.model.eval()
        wins, moves, right, size = 0.0, 0.0, 0.0, len(rows.seats)
        sums = torch.zeros(2, BINS, dtype=torch.float64)
        with torch.no_grad():
            for first in range(0, size, AT_ONCE):
                part = Batch(*(column[first : first + AT_ONCE] for column in rows))
                told = chances(self.model(part.features)[0], part.seats)
                wins -= float((part.outcome * told).sum())
                moves += len(part.seats) * float(losses(self.model, part).moves)
                right += float(torch.gather(part.outcome, 1, told.argmax(1, keepdim=True)).sum())
                mine, won = told[:, 0].exp().cpu().double(), part.outcome[:, 0].cpu().double()
                bins = (mine * BINS).long().clamp(max=BINS - 1)
                for row, values in zip(sums, (mine, won), strict=True):
                    row.index_add_(0, bins, values)
        gap = float((sums[0] - sums[1]).abs().sum()) / size
        return Measures(wins / size, moves / size, right / size, gap)

    def save(self, folder: Path, about: dict[str, Any]) -> None:
        """Store everything that a run continues from, in one step."""
        content = io.BytesIO()
        state = {"model": self.model.state_dict(), "optimiser": self.optimiser.state_dict(), "steps": self.steps}
        torch.save(state | {"about": about}, content)
        replace_file(folder / STATE, content.getvalue())

    def resume(self, folder: Path) -> dict[str, Any] | None:
        """Continue from the stored state, if there is one; returns its message."""
        path = folder / STATE
        if not path.exists():
            return None
        try:
            state = torch.load(path, map_location=self.device, weights_only=True)
            self.model.load_state_dict(state["model"])
            self.optimiser.load_state_dict(state["optimiser"])
            self.steps = state["steps"]
            about: dict[str, Any] = state["about"]
        except Exception as problem:  # whatever a damaged file does to the library
            raise FileError(str(path), [Problem("state", f"can't be gone on from: {problem}")]) from None
        return about

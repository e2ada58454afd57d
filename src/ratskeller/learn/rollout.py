"""Self-play without a search: a network plays many games at once, and what came of its decisions is worked out."""

from typing import NamedTuple

import torch
from torch import Tensor

from ratskeller.bots.features import features_of
from ratskeller.bots.tree import SEATS
from ratskeller.core.game import Game
from ratskeller.learn.games import Games
from ratskeller.learn.model import FAR, Model, chances


class Decisions(NamedTuple):
    """What there is to learn from, a row for each decision."""

    features: Tensor  # that the seat sees which decides
    other: Tensor  # that another seat sees, whose chances are learned as well
    masks: Tensor  # legal moves
    moves: Tensor  # that were made
    logs: Tensor  # logarithms of how likely they were
    gains: Tensor  # how much better things went than expected
    seats: Tensor  # how many play
    target: Tensor  # each seat's chance to win, as the seat counts that decides,
    other_target: Tensor  # and as the other one does


class Rollout:
    """What happens in all games during some steps, in tensors that are written over."""

    def __init__(self, game: Game, tables: list[Games], steps: int, device: str) -> None:
        self.tables, self.steps, self.device = tables, steps, device
        sizes = [len(table.actors) for table in tables]
        self.size = sum(sizes)
        ends = torch.tensor(sizes).cumsum(0).tolist()
        self.parts = [slice(end - size, end) for end, size in zip(ends, sizes, strict=True)]
        self.seats = torch.cat([torch.full((size,), table.seats) for table, size in zip(tables, sizes, strict=True)])
        self.seats = self.seats.to(device)
        self.absent = torch.arange(SEATS, device=device) >= self.seats[:, None]
        most = features_of(game).most
        self.features, self.other = (
            torch.zeros(steps, self.size, most, dtype=torch.int16, device=device) for _ in range(2)
        )
        self.masks = torch.zeros(steps, self.size, game.actions, dtype=torch.bool, device=device)
        self.actors = torch.zeros(steps + 1, self.size, dtype=torch.int8, device=device)
        self.viewers = torch.zeros(steps, self.size, dtype=torch.int8, device=device)
        self.moves = torch.zeros(steps, self.size, dtype=torch.int64, device=device)
        self.logs, self.values = (torch.zeros(steps, self.size, device=device) for _ in range(2))
        self.rewards = torch.zeros(steps, self.size, SEATS, device=device)
        self.ended = torch.zeros(steps, self.size, dtype=torch.bool, device=device)
        self.games = 0  # that have ended

    def play(self, model: Model, td_lambda: float) -> Decisions:
        """Let a network play on in all games, and say what there is to learn from it."""
        with torch.no_grad():
            self.play_on(model)
            return self.decisions(model, td_lambda)

    def play_on(self, model: Model) -> None:
        """Let a network play on in all games, and write down what happens."""
        for step in range(self.steps):
            self.look(step)
            logits, moves = model.of_lists(self.features[step])
            logs = moves.masked_fill(~self.masks[step], FAR).log_softmax(1)
            chosen = (logs - torch.empty_like(logs).exponential_().log()).argmax(1)
            self.moves[step], self.logs[step] = chosen, logs.gather(1, chosen[:, None])[:, 0]
            self.values[step] = chances(logits, self.seats)[:, 0].exp()
            for table, part in zip(self.tables, self.parts, strict=True):
                table.step(chosen[part])
                self.rewards[step, part], self.ended[step, part] = table.rewards, table.ended
        self.games += int(self.ended.sum())

    def look(self, step: int) -> None:
        """Write down what those see who decide, and what another seat of each game sees."""
        for table, part in zip(self.tables, self.parts, strict=True):
            self.actors[step, part], self.masks[step, part] = table.actors, table.masks
        ahead = 1 + torch.randint(2**31, (self.size,), device=self.device) % (self.seats - 1)
        self.viewers[step] = (self.actors[step] + ahead) % self.seats
        for table, part in zip(self.tables, self.parts, strict=True):
            table.list_features(self.actors[step, part], self.features[step, part])
            table.list_features(self.viewers[step, part], self.other[step, part])

    def expected(self, model: Model) -> Tensor:
        """What each seat of each game expects now, by what it sees."""
        found = torch.zeros(self.size, SEATS, device=self.device)
        lists = torch.zeros_like(self.features[0])
        for seat in range(int(self.seats.max())):
            viewers = (torch.full_like(self.seats, seat) % self.seats).to(torch.int8)
            for table, part in zip(self.tables, self.parts, strict=True):
                table.list_features(viewers[part], lists[part])
            found[:, seat] = chances(model.of_lists(lists)[0], self.seats)[:, 0].exp()
        return found.masked_fill(self.absent, 0)

    def decisions(self, model: Model, td_lambda: float) -> Decisions:
        """All decisions, with how much better each went than expected: TD(lambda), seat by seat, from the end back."""
        ahead = self.expected(model)
        better = torch.zeros_like(ahead)
        gains = torch.zeros_like(self.values)
        targets = torch.zeros_like(self.rewards)
        for step in reversed(range(self.steps)):
            over = self.ended[step][:, None]
            ahead = torch.where(over, self.rewards[step], ahead)
            better = torch.where(over, 0, better)
            returns = (ahead + td_lambda * better).clamp(0, 1)
            targets[step] = returns / returns.sum(1, keepdim=True).clamp(min=1e-6)
            me, mine = self.actors[step].long()[:, None], self.values[step][:, None]
            gain = ahead.gather(1, me) - mine + td_lambda * better.gather(1, me)
            better, ahead = better.scatter(1, me, gain), ahead.scatter(1, me, mine)
            gains[step] = gain[:, 0]
        seats = self.seats.repeat(self.steps)
        flat = targets.flatten(0, 1)
        return Decisions(
            *(self.features.flatten(0, 1), self.other.flatten(0, 1), self.masks.flatten(0, 1)),
            *(self.moves.flatten(), self.logs.flatten(), gains.flatten(), seats),
            turned(flat, self.actors[: self.steps].flatten(), seats),
            turned(flat, self.viewers.flatten(), seats),
        )


def turned(by_seat: Tensor, viewers: Tensor, seats: Tensor) -> Tensor:
    """Columns by seat as columns from the viewer on, round the table."""
    places = torch.arange(SEATS, device=by_seat.device)
    found = by_seat.gather(1, (viewers.long()[:, None] + places) % seats[:, None])
    return found.masked_fill(places >= seats[:, None], 0)

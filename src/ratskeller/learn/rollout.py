"""Games without a search: a network plays many at once, and what came of its decisions is worked out."""

from typing import NamedTuple

import torch
from torch import Tensor

from ratskeller.bots.features import features_of
from ratskeller.bots.tree import SEATS
from ratskeller.core.game import Game
from ratskeller.learn.games import Games
from ratskeller.learn.model import FAR, Model, chances
from ratskeller.learn.settings import Setting

KEPT = 0.5  # part of a move's own logit that counts beside what trying the move says
AT_ONCE = 131_072  # lists of features that a network is asked about at once


class Views(NamedTuple):
    """What seats see who do not decide, whose chances are learned as well."""

    features: Tensor
    seats: Tensor  # how many play
    target: Tensor  # each seat's chance to win, the viewer's first


class Decisions(NamedTuple):
    """What there is to learn from, a row for each decision of somebody who learns."""

    features: Tensor  # that the seat sees which decides
    masks: Tensor  # legal moves
    moves: Tensor  # that were made
    logs: Tensor  # logarithms of how likely they were
    aims: Tensor | None  # how likely each move should become, where all were tried first
    gains: Tensor  # how much better things went than expected
    seats: Tensor  # how many play
    target: Tensor  # each seat's chance to win, that of the seat that decides first
    others: Views


class Rollout:
    """What happens in all games during some steps, in tensors that are written over."""

    def __init__(
        self,
        game: Game,
        tables: list[Games],
        settings: list[Setting],
        steps: int,
        device: str,
        looks: float = 0.0,
        rival: Model | None = None,
    ) -> None:
        self.tables, self.settings, self.steps, self.device = tables, settings, steps, device
        self.looks, self.rival = looks, rival
        sizes = [len(table.actors) for table in tables]
        self.size = sum(sizes)
        ends = torch.tensor(sizes).cumsum(0).tolist()
        self.parts = [slice(end - size, end) for end, size in zip(ends, sizes, strict=True)]
        self.seats = torch.cat([torch.full((size,), table.seats) for table, size in zip(tables, sizes, strict=True)])
        self.seats = self.seats.to(device)
        self.absent = torch.arange(SEATS, device=device) >= self.seats[:, None]
        self.learners = self.who_learns()
        self.most = features_of(game).most
        self.features, self.other = (
            torch.zeros(steps, self.size, self.most, dtype=torch.int16, device=device) for _ in range(2)
        )
        self.masks = torch.zeros(steps, self.size, game.actions, dtype=torch.bool, device=device)
        aims = (steps if looks else 0, self.size, game.actions)
        self.aims = torch.zeros(aims, dtype=torch.float16, device=device)
        self.actors = torch.zeros(steps, self.size, dtype=torch.int8, device=device)
        self.viewers = torch.zeros(steps, self.size, dtype=torch.int8, device=device)
        self.decides = torch.zeros(steps, self.size, dtype=torch.bool, device=device)  # somebody who learns
        self.moves = torch.zeros(steps, self.size, dtype=torch.int64, device=device)
        self.logs = torch.zeros(steps, self.size, device=device)
        self.values, self.rewards = (torch.zeros(steps, self.size, SEATS, device=device) for _ in range(2))
        self.ended = torch.zeros(steps, self.size, dtype=torch.bool, device=device)
        self.games = 0  # that have ended
        self.won = torch.zeros(2, device=device)  # by those who learn among rivals, and such games

    def who_learns(self) -> Tensor:
        """Which seats of each game learn. Whose seats rivals have moves on from game to game."""
        found = torch.zeros(self.size, SEATS, dtype=torch.bool)
        for part, setting, table in zip(self.parts, self.settings, self.tables, strict=True):
            first = torch.arange(part.stop - part.start)[:, None]
            place = (torch.arange(SEATS) - first) % table.seats
            found[part] = (place == 0) | (place > setting.rivals)
        return found.to(self.device) & ~self.absent

    def play(self, model: Model, td_lambda: float) -> Decisions:
        """Let a network play on in all games, and say what there is to learn from it."""
        with torch.no_grad():
            for step in range(self.steps):
                self.look(step)
                self.decide(step, model)
            self.games += int(self.ended.sum())
            return self.decisions(model, td_lambda)

    def look(self, step: int) -> None:
        """Write down what those see who decide, and what another seat of each game sees who learns."""
        for table, part in zip(self.tables, self.parts, strict=True):
            self.actors[step, part], self.masks[step, part] = table.actors, table.masks
        actors = self.actors[step].long()[:, None]
        self.decides[step] = self.learners.gather(1, actors)[:, 0]
        liked = torch.rand(self.size, SEATS, device=self.device).masked_fill(~self.learners, -2)
        self.viewers[step] = liked.scatter_add(1, actors, torch.full_like(liked[:, :1], -1)).argmax(1)
        for table, part in zip(self.tables, self.parts, strict=True):
            table.list_features(self.actors[step, part], self.features[step, part])
            table.list_features(self.viewers[step, part], self.other[step, part])

    def decide(self, step: int, model: Model) -> None:
        """Make a move in every game."""
        logits, of_moves = model.of_lists(self.features[step])
        told = chances(logits, self.seats).exp()
        logs = of_moves.masked_fill(~self.masks[step], FAR).log_softmax(1)
        if self.looks:
            logs, told = self.tried(step, model, logs, told)
        chosen = drawn(logs)
        self.logs[step] = logs.gather(1, chosen[:, None])[:, 0]
        self.values[step] = returned(told, self.actors[step], self.seats)
        for table, part, setting in zip(self.tables, self.parts, self.settings, strict=True):
            if setting.rivals:
                theirs = self.choices_of_rivals(table, part, setting, step)
                chosen[part] = torch.where(self.decides[step, part], chosen[part], theirs)
        self.moves[step] = chosen
        for table, part in zip(self.tables, self.parts, strict=True):
            table.step(chosen[part])
            self.rewards[step, part], self.ended[step, part] = table.rewards, table.ended

    def choices_of_rivals(self, table: Games, part: slice, setting: Setting, step: int) -> Tensor:
        """The moves of those who do not learn, in the games where they decide."""
        if setting.rival == "greedy":
            theirs = torch.zeros(part.stop - part.start, dtype=torch.int32, device=self.device)
            table.choose_greedily((~self.decides[step, part]).to(torch.int8), new_seed(), theirs)
            return theirs.long()
        assert self.rival is not None
        of_moves = self.rival.of_lists(self.features[step, part])[1]
        return drawn(of_moves.masked_fill(~self.masks[step, part], FAR).log_softmax(1))

    def tried(self, step: int, model: Model, logs: Tensor, told: Tensor) -> tuple[Tensor, Tensor]:
        """How likely moves are, and each seat's chances, once every move of those who learn was tried: moves after
        which the network gives a better chance to win become likelier."""
        worth = torch.zeros_like(logs)
        for table, part in zip(self.tables, self.parts, strict=True):
            games, moves = (self.masks[step, part] & self.decides[step, part, None]).nonzero(as_tuple=True)
            if len(games):
                worth[part][games, moves] = self.worth_of(model, table, games, moves)
        better = (KEPT * logs + self.looks * worth).masked_fill(~self.masks[step], FAR).log_softmax(1)
        decides = self.decides[step][:, None]
        better = torch.where(decides, better, logs)
        self.aims[step] = better.exp()
        mine = torch.where(decides, (better.exp() * worth).sum(1, keepdim=True), told[:, :1])
        rest = told[:, 1:] * ((1 - mine) / (1 - told[:, :1]).clamp(min=1e-6))
        return better, torch.cat([mine, rest], dim=1)

    def worth_of(self, model: Model, table: Games, games: Tensor, moves: Tensor) -> Tensor:
        """The chance of winning that the network gives to the seat that makes a move, after it."""
        lists = torch.zeros(len(games), self.most, dtype=torch.int16, device=self.device)
        results = torch.zeros(len(games), device=self.device)
        table.list_after_moves(games.int(), moves.int(), new_seed(), lists, results)
        seats = torch.full_like(games, table.seats)
        judged = [
            chances(model.of_lists(some)[0], their_seats)[:, 0].exp()
            for some, their_seats in zip(lists.split(AT_ONCE), seats.split(AT_ONCE), strict=True)
        ]
        return torch.where(results >= 0, results, torch.cat(judged))

    def expected(self, model: Model) -> Tensor:
        """What each seat of each game expects now, by what it sees; of rivals, by what somebody sees who learns."""
        found = torch.zeros(self.size, SEATS, device=self.device)
        lists = torch.zeros_like(self.features[0])
        for seat in reversed(range(int(self.seats.max()))):
            viewers = (torch.full_like(self.seats, seat) % self.seats).to(torch.int8)
            for table, part in zip(self.tables, self.parts, strict=True):
                table.list_features(viewers[part], lists[part])
            told = returned(chances(model.of_lists(lists)[0], self.seats).exp(), viewers, self.seats)
            learns = self.learners.gather(1, viewers.long()[:, None])
            found = torch.where(learns & self.told_by(viewers), told, found)
        return found.masked_fill(self.absent, 0)

    def told_by(self, viewers: Tensor) -> Tensor:
        """The seats whose chances are learned from a seat's view: its own, and those of rivals, which have no view to
        learn from."""
        mine = torch.arange(SEATS, device=self.device) == viewers[:, None]
        return mine | ~(self.learners | self.absent)

    def decisions(self, model: Model, td_lambda: float) -> Decisions:
        """All decisions, with how much better each went than expected: TD(lambda), seat by seat, from the end back."""
        ahead = self.expected(model)
        better = torch.zeros_like(ahead)
        gains = torch.zeros_like(self.logs)
        targets = torch.zeros_like(self.rewards)
        among_rivals = (self.learners.sum(1) < self.seats)[:, None]
        for step in reversed(range(self.steps)):
            over = self.ended[step][:, None]
            ahead = torch.where(over, self.rewards[step], ahead)
            better = torch.where(over, 0, better)
            counted = over & among_rivals
            self.won += torch.stack([(self.rewards[step] * self.learners * counted).sum(), counted.sum()])
            returns = (ahead + td_lambda * better).clamp(0, 1)
            targets[step] = returns / returns.sum(1, keepdim=True).clamp(min=1e-6)
            actors = self.actors[step]
            gain = ahead - self.values[step] + td_lambda * better
            gains[step] = gain.gather(1, actors.long()[:, None])[:, 0]
            told = self.told_by(actors) & self.decides[step][:, None]
            better, ahead = torch.where(told, gain, better), torch.where(told, self.values[step], ahead)
        seats, flat = self.seats.repeat(self.steps), targets.flatten(0, 1)
        mine = self.decides.flatten().nonzero()[:, 0]
        return Decisions(
            features=self.features.flatten(0, 1)[mine],
            masks=self.masks.flatten(0, 1)[mine],
            moves=self.moves.flatten()[mine],
            logs=self.logs.flatten()[mine],
            aims=self.aims.flatten(0, 1)[mine] if self.looks else None,
            gains=gains.flatten()[mine],
            seats=seats[mine],
            target=turned(flat, self.actors.flatten(), seats)[mine],
            others=Views(self.other.flatten(0, 1), seats, turned(flat, self.viewers.flatten(), seats)),
        )

    def share_among_rivals(self) -> float | None:
        """The part of their games that those have won who learn among rivals, since this was last asked."""
        won, games = self.won.tolist()
        self.won.zero_()
        return won / games if games else None


def new_seed() -> int:
    """A seed for what is drawn in games, from PyTorch's own."""
    return int(torch.randint(2**62, (1,)))


def drawn(logs: Tensor) -> Tensor:
    """A move for each row, as likely as it says."""
    return (logs - torch.empty_like(logs).exponential_().log()).argmax(1)


def turned(by_seat: Tensor, viewers: Tensor, seats: Tensor) -> Tensor:
    """Columns by seat as columns from the viewer on, round the table."""
    places = torch.arange(SEATS, device=by_seat.device)
    found = by_seat.gather(1, (viewers.long()[:, None] + places) % seats[:, None])
    return found.masked_fill(places >= seats[:, None], 0)


def returned(by_place: Tensor, viewers: Tensor, seats: Tensor) -> Tensor:
    """Columns from the viewer on as columns by seat."""
    places = torch.arange(SEATS, device=by_place.device)
    found = by_place.gather(1, (places - viewers.long()[:, None]) % seats[:, None])
    return found.masked_fill(places >= seats[:, None], 0)

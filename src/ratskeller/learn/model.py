"""The network in PyTorch, for learning: the same layers as `bots/network/weights.py`, and what it gets wrong."""

from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from ratskeller.bots.network.weights import Network
from ratskeller.bots.tree import SEATS

COLUMNS = 64  # cards multiply matrices fastest whose sides are multiples of this
FAR = -1e9  # the logit of what is not there


class Losses(NamedTuple):
    """Cross-entropies, in nats, on average."""

    chances: Tensor
    moves: Tensor


class Batch(NamedTuple):
    """Rows of `Examples`, as tensors."""

    features: Tensor
    legal: Tensor
    moves: Tensor
    shares: Tensor
    seats: Tensor
    target: Tensor
    outcome: Tensor


class Model(nn.Module):
    """A network that can learn."""

    def __init__(self, network: Network) -> None:
        super().__init__()
        features, wide = network.first.shape
        self.none = features  # stands for no feature
        self.first = nn.EmbeddingBag(features + 1, wide, mode="sum", padding_idx=self.none)
        self.first_bias = nn.Parameter(torch.zeros(wide))
        self.second = nn.Linear(*network.second.shape)
        self.seats = nn.Linear(*network.seats.shape[::-1])
        self.moves = nn.Linear(*network.moves.shape[::-1])
        self.load(network)

    def load(self, network: Network) -> None:
        """Take over weights."""
        rows = np.concatenate([network.first, np.zeros_like(network.first[:1])])
        with torch.no_grad():
            self.first.weight.copy_(torch.from_numpy(rows))
            self.first_bias.copy_(torch.from_numpy(network.first_bias.copy()))
            self.second.weight.copy_(torch.from_numpy(network.second.T.copy()))
            self.second.bias.copy_(torch.from_numpy(network.second_bias.copy()))
            self.seats.weight.copy_(torch.from_numpy(network.seats.copy()))
            self.seats.bias.copy_(torch.from_numpy(network.seats_bias.copy()))
            self.moves.weight.copy_(torch.from_numpy(network.moves.copy()))
            self.moves.bias.copy_(torch.from_numpy(network.moves_bias.copy()))

    def network(self) -> Network:
        """The weights as plain arrays."""
        arrays = {name: value.detach().cpu().numpy().astype(np.float32) for name, value in self.state_dict().items()}
        return Network(
            first=arrays["first.weight"][: self.none].copy(),
            first_bias=arrays["first_bias"],
            second=arrays["second.weight"].T.copy(),
            second_bias=arrays["second.bias"],
            seats=arrays["seats.weight"],
            seats_bias=arrays["seats.bias"],
            moves=arrays["moves.weight"],
            moves_bias=arrays["moves.bias"],
        )

    def forward(self, features: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of seats, from the viewer on, and of all moves."""
        rows = torch.where(features < 0, self.none, features.long())
        return self.after_first(self.first(rows) + self.first_bias)

    def of_lists(self, features: Tensor) -> tuple[Tensor, Tensor]:
        """The same for many lists at once: as rows of zeros and ones, which cards multiply fastest."""
        columns = -(-(self.none + 1) // COLUMNS) * COLUMNS
        weight = functional.pad(self.first.weight[: self.none], (0, 0, 0, columns - self.none))
        with torch.autocast(features.device.type, torch.bfloat16, enabled=features.device.type == "cuda"):
            seats, moves = self.after_first(spread(features, columns) @ weight + self.first_bias)
        return seats.float(), moves.float()

    def after_first(self, layer: Tensor) -> tuple[Tensor, Tensor]:
        """What follows the first layer."""
        layer = functional.relu(layer)
        narrow = functional.relu(self.second(layer))
        both = torch.cat([layer, narrow], dim=1)
        return self.seats(both), self.moves(both)


def spread(features: Tensor, columns: int) -> Tensor:
    """Lists of features as rows that count each of them in its column."""
    if features.device.type == "cuda":
        from ratskeller.learn.cuda.spread import spread_on_card

        return spread_on_card(features, columns)
    rows = torch.zeros(len(features), columns)
    listed = (features >= 0).float()
    return rows.scatter_add_(1, features.long().clamp(min=0), listed)


def chances(logits: Tensor, seats: Tensor) -> Tensor:
    """The logarithms of each seat's chance to win; of seats that are not there, as good as none."""
    absent = torch.arange(SEATS, device=logits.device) >= seats[:, None]
    return functional.log_softmax(logits.masked_fill(absent, FAR), dim=1)


def losses(model: Model, batch: Batch) -> Losses:
    """How far a model is from what there is to learn: the chances of seats, and the shares of moves."""
    seats, moves = model(batch.features)
    of_chances = -(batch.target * chances(seats, batch.seats)).sum(1).mean()
    listed = batch.legal.long()
    decides = (listed[:, 0] >= 0).float()
    of_legal = torch.gather(moves, 1, listed.clamp(min=0)).masked_fill(listed < 0, FAR)
    of_tried = torch.gather(moves, 1, batch.moves.long().clamp(min=0))
    of_moves = (torch.logsumexp(of_legal, dim=1) - (batch.shares * of_tried).sum(1)) * decides  # shares add up to 1
    return Losses(of_chances, of_moves.sum() / decides.sum().clamp(min=1))

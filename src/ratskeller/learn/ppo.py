"""Proximal policy optimisation: what went better than expected becomes more likely, in small steps."""

from typing import NamedTuple

import torch
from torch import Tensor

from ratskeller.learn.model import FAR, Model, chances
from ratskeller.learn.rollout import Decisions


class Recipe(NamedTuple):
    """How a network learns from a rollout."""

    epochs: int = 2  # passes over the decisions
    parts: int = 32  # that a pass is cut into
    clip: float = 0.2  # how much more or less likely a move may become
    entropy: float = 0.01  # what it is worth to stay undecided, at first
    value: float = 0.5  # weight of the chances' loss
    rate: float = 1e-3  # of learning, at first
    last: float = 0.03  # part of rate and entropy that is left in the end


def learn(
    model: Model, optimiser: torch.optim.Optimizer, decisions: Decisions, recipe: Recipe, left: float
) -> dict[str, float]:
    """Learn from a rollout; `left` is the part of the whole time that is still to come. Say how it went."""
    part_left = recipe.last + (1 - recipe.last) * left
    for group in optimiser.param_groups:
        group["lr"] = recipe.rate * part_left
    gains = (decisions.gains - decisions.gains.mean()) / (decisions.gains.std() + 1e-8)
    sums = torch.zeros(3, device=gains.device)
    for _ in range(recipe.epochs):
        for some in torch.randperm(len(gains), device=gains.device).chunk(recipe.parts):
            told = loss_of(model, decisions, gains, some, recipe, recipe.entropy * part_left)
            optimiser.zero_grad(set_to_none=True)
            told[0].backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 0.5)
            optimiser.step()
            sums += torch.stack([value.detach() for value in told[1:]])
    means = (sums / recipe.epochs / recipe.parts).tolist()
    return dict(zip(("chances", "entropy", "clipped"), means, strict=True))


def loss_of(
    model: Model, decisions: Decisions, gains: Tensor, some: Tensor, recipe: Recipe, entropy_weight: float
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """What is to become smaller over some of the decisions; and the chances' loss, the entropy, the part clipped."""
    size = len(some)
    half = some[: size // 2]  # the other seats' views are learned from half as often
    lists = torch.cat([decisions.features[some], decisions.other[half]])
    of_seats, of_moves = model.of_lists(lists)
    logs = of_moves[:size].masked_fill(~decisions.masks[some], FAR).log_softmax(1)
    ratio = (logs.gather(1, decisions.moves[some, None])[:, 0] - decisions.logs[some]).exp()
    clipped = ratio.clamp(1 - recipe.clip, 1 + recipe.clip)
    gain = torch.minimum(ratio * gains[some], clipped * gains[some]).mean()
    entropy = -(logs.exp() * logs).sum(1).mean()
    seats = torch.cat([decisions.seats[some], decisions.seats[half]])
    target = torch.cat([decisions.target[some], decisions.other_target[half]])
    of_chances = -(target * chances(of_seats, seats)).sum(1).mean()
    loss = recipe.value * of_chances - gain - entropy_weight * entropy
    return loss, of_chances, entropy, (ratio != clipped).float().mean()

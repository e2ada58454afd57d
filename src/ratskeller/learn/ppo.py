"""Learning from a rollout. Moves are learned by proximal policy optimisation (moves after which things went better than
expected become likelier, in small steps), or, if all moves were tried before one was made, from the values found."""

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
    others = len(decisions.others.seats)
    for _ in range(recipe.epochs):
        orders = (
            torch.randperm(count, device=gains.device).tensor_split(recipe.parts) for count in (len(gains), others)
        )
        for some, views in zip(*orders, strict=True):
            told = loss_of(model, decisions, gains, some, views, recipe, recipe.entropy * part_left)
            optimiser.zero_grad(set_to_none=True)
            told[0].backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 0.5)
            optimiser.step()
            sums += torch.stack([value.detach() for value in told[1:]])
    means = (sums / recipe.epochs / recipe.parts).tolist()
    return dict(zip(("chances", "entropy", "clipped"), means, strict=True))


def loss_of(
    model: Model,
    decisions: Decisions,
    gains: Tensor,
    some: Tensor,
    views: Tensor,
    recipe: Recipe,
    entropy_weight: float,
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """What is to become smaller over some of the decisions; and the chances' loss, the entropy, the part clipped."""
    half = views[: len(views) // 2]  # the other seats' views are learned from half as often
    others = decisions.others
    of_seats, of_moves = model.of_lists(torch.cat([decisions.features[some], others.features[half]]))
    logs = of_moves[: len(some)].masked_fill(~decisions.masks[some], FAR).log_softmax(1)
    entropy = -(logs.exp() * logs).sum(1).mean()
    seats = torch.cat([decisions.seats[some], others.seats[half]])
    target = torch.cat([decisions.target[some], others.target[half]])
    of_chances = -(target * chances(of_seats, seats)).sum(1).mean()
    if decisions.aims is not None:
        of_aims = -(decisions.aims[some].float() * logs).sum(1).mean()
        return recipe.value * of_chances + of_aims, of_chances, entropy, torch.zeros_like(entropy)
    ratio = (logs.gather(1, decisions.moves[some, None])[:, 0] - decisions.logs[some]).exp()
    clipped = ratio.clamp(1 - recipe.clip, 1 + recipe.clip)
    gain = torch.minimum(ratio * gains[some], clipped * gains[some]).mean()
    loss = recipe.value * of_chances - gain - entropy_weight * entropy
    return loss, of_chances, entropy, (ratio != clipped).float().mean()

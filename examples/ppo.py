"""A short PPO that learns The Pied Piper for two by playing against itself, in minutes on two cores.

    pip install 'ratskeller[envs]' torch ./examples/policy-bot
    python examples/ppo.py --minutes 10 --out piper.npz
    ratskeller match piedpiper --bots policy:piper.npz,ratling --games 400

One network plays both seats of all games of the vector environment. Win shares add up to 1, and so do the values of
the two seats: what one expects, the other lacks. What the network looks at, and how its policy plays in the arena, is
in examples/policy-bot.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from ratskeller_policy import MOVES_OF_A_PLACE, PLACES, Eyes
from torch import nn

from ratskeller.envs.vector import VectorEnv
from ratskeller.games import load_game

GAMES, STEPS = 512, 64  # of each round of play
EPOCHS, BATCH = 2, 4096
LAMBDA, CLIP, ENTROPY, VALUE = 0.9, 0.2, 0.01, 0.5
RATE = 1e-3
HIDDEN = 128
SEATS = 2


class Network(nn.Module):
    """From the places of the row to a number for every move, and to the share of the victory that the seat expects."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.moves = nn.Linear(HIDDEN, MOVES_OF_A_PLACE)
        self.value = nn.Linear(HIDDEN, 1)

    def forward(self, places: torch.Tensor, mask: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        """How likely each legal move is, and the value."""
        hidden = self.body(places)
        logits = self.moves(hidden).transpose(1, 2).flatten(1).masked_fill(~mask, -1e9)
        value = self.value(hidden.mean(dim=1))[:, 0].sigmoid()
        return torch.distributions.Categorical(logits=logits, validate_args=False), value

    def save(self, path: Path) -> None:
        """Write what is needed to choose moves, as plain arrays."""
        layers = [layer for layer in (*self.body, self.moves) if isinstance(layer, nn.Linear)]
        arrays = {}
        for number, layer in enumerate(layers):
            arrays[f"weight{number}"] = layer.weight.detach().numpy().T
            arrays[f"bias{number}"] = layer.bias.detach().numpy()
        np.savez(path, **arrays)


def seen_in(env: VectorEnv) -> tuple[torch.Tensor, torch.Tensor]:
    """What the network gets of all games: the places of the row, and which moves of the seats are legal."""
    places = Eyes(env.encoder).places(env.observations)
    return torch.from_numpy(places), torch.from_numpy(env.masks[:, : PLACES * MOVES_OF_A_PLACE].view(np.bool_))


class Rollout:
    """What happened in all games during some steps."""

    def __init__(self, env: VectorEnv) -> None:
        shape = (STEPS, len(env))
        places, masks = seen_in(env)
        self.seen = torch.zeros(STEPS, *places.shape)
        self.masks = torch.zeros(STEPS, *masks.shape, dtype=torch.bool)
        self.actors = np.zeros(shape, np.int64)
        self.moves = torch.zeros(shape, dtype=torch.int64)
        self.chances = torch.zeros(shape)
        self.values = np.zeros(shape, np.float32)
        self.rewards = np.zeros((*shape, SEATS), np.float32)
        self.ended = np.zeros(shape, np.bool_)

    @torch.no_grad()
    def play(self, env: VectorEnv, network: Network) -> None:
        """Let the network play on, in all games."""
        for step in range(STEPS):
            self.seen[step], self.masks[step] = seen_in(env)
            self.actors[step] = env.actors
            likely, value = network(self.seen[step], self.masks[step])
            move = likely.sample()
            self.moves[step], self.chances[step] = move, likely.log_prob(move)
            self.values[step] = value.numpy()
            env.step(move.numpy())
            self.rewards[step], self.ended[step] = env.rewards[:, :SEATS], env.ended

    @torch.no_grad()
    def advantages(self, env: VectorEnv, network: Network) -> np.ndarray:
        """How much better things went than expected, seat by seat: from one decision of a seat to its next."""
        games = np.arange(len(env))
        _, value = network(*seen_in(env))
        ahead = np.repeat(1 - value.numpy()[:, None], SEATS, axis=1)  # what each seat expects from here on
        ahead[games, env.actors] = value.numpy()
        better = np.zeros_like(ahead)
        found = np.zeros_like(self.values)
        for step in reversed(range(STEPS)):
            over = self.ended[step]
            ahead[over], better[over] = self.rewards[step][over], 0
            me = games, self.actors[step]
            found[step] = ahead[me] - self.values[step] + LAMBDA * better[me]
            better[me], ahead[me] = found[step], self.values[step]
        return found


def learn(
    network: Network, optimiser: torch.optim.Optimizer, rollout: Rollout, advantages: np.ndarray, left: float
) -> None:
    """Make what went better than expected more likely, in steps that get smaller with the part of the time left."""
    for group in optimiser.param_groups:
        group["lr"] = RATE * max(0.05, left)
    seen, masks = rollout.seen.flatten(0, 1), rollout.masks.flatten(0, 1)
    moves, chances = rollout.moves.flatten(), rollout.chances.flatten()
    better = torch.from_numpy(advantages.ravel())
    goals = better + torch.from_numpy(rollout.values.ravel())
    better = (better - better.mean()) / (better.std() + 1e-8)
    for _ in range(EPOCHS):
        for some in torch.randperm(len(moves)).split(BATCH):
            likely, value = network(seen[some], masks[some])
            ratio = (likely.log_prob(moves[some]) - chances[some]).exp()
            gain = torch.minimum(ratio * better[some], ratio.clamp(1 - CLIP, 1 + CLIP) * better[some])
            loss = -gain.mean() + VALUE * (value - goals[some]).square().mean()
            loss -= ENTROPY * left * likely.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


@torch.no_grad()
def share_against_random(network: Network, games: int = 512) -> float:
    """The share of wins against random moves: the network has seat 0 in one half of the games, seat 1 in the other."""
    env = VectorEnv(load_game("piedpiper"), SEATS, games=games, seed=1)
    seats = np.arange(games) % SEATS
    share, left = np.zeros(games), np.ones(games, np.bool_)
    while left.any():
        mine = env.actors == seats
        likely, _ = network(*seen_in(env))
        env.step(np.where(mine, likely.probs.argmax(dim=1).numpy(), env.sample()))
        over = env.ended & left
        share[over] = env.rewards[over, seats[over]]
        left &= ~over
    return float(share.mean())


def main() -> None:
    """Train for some minutes, and tell how it goes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--out", type=Path, default=Path("piper.npz"), help="where the policy is written")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--threads", type=int, default=1, help="of PyTorch: two are of use only if both cores are idle")
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    torch.manual_seed(given.seed)
    env = VectorEnv(load_game("piedpiper"), SEATS, games=GAMES, seed=given.seed)
    network = Network(seen_in(env)[0].shape[-1])
    optimiser = torch.optim.Adam(network.parameters(), RATE)
    rollout = Rollout(env)
    began = told = time.monotonic()
    end = began + 60 * given.minutes
    rounds = 0
    while time.monotonic() < end:
        left = max(0.0, end - time.monotonic()) / (60 * given.minutes)
        rollout.play(env, network)
        learn(network, optimiser, rollout, rollout.advantages(env, network), left)
        rounds += 1
        if rounds == 1 or time.monotonic() > told + 20:
            told = time.monotonic()
            decisions, share = rounds * STEPS * GAMES, share_against_random(network)
            print(f"{told - began:5.0f} s {decisions:10,} decisions, against random {share:.1%}", flush=True)
    network.save(given.out)
    print(f"The policy is in {given.out}; against random it wins {share_against_random(network):.1%}.")


if __name__ == "__main__":
    main()

"""A PPO that learns either game for two on a card, by playing against itself: games and network never leave it.

    pip install 'ratskeller[cuda]' torch
    python examples/ppo_cuda.py firstrat --minutes 2

One network plays both seats of all games. Win shares add up to 1, and so do the values of the two seats: what one
expects, the other lacks. How it does against Ratling is written to a file, line by line.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from ratskeller.envs.learners.stepping import LearnerGames
from ratskeller.envs.vector import VectorEnv
from ratskeller.games import GAMES

SEATS = 2
WIDTH = 256  # of both hidden layers
EPOCHS, LAMBDA, CLIP, ENTROPY, VALUE, RATE = 2, 0.95, 0.2, 0.01, 0.5, 1e-3
NEVER = -1e9


class Network(nn.Module):
    """From a raw observation to a number for every move, and to the share of the victory that the seat expects."""

    def __init__(self, scale: np.ndarray, moves: int) -> None:
        super().__init__()
        self.register_buffer("scale", torch.tensor(scale).bfloat16())
        self.body = nn.Sequential(nn.Linear(len(scale), WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.head = nn.Linear(WIDTH, moves + 1)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of how likely each legal move is, and the value."""
        with torch.autocast("cuda", torch.bfloat16):
            out = self.head(self.body((seen * self.scale).clamp(max=1))).float()
        return out[:, :-1].masked_fill(~mask, NEVER).log_softmax(dim=1), out[:, -1].sigmoid()


class Rollout:
    """What happens in all games during some steps. Everything lies on the card."""

    def __init__(self, env: VectorEnv, steps: int) -> None:
        self.env, self.steps = env, steps
        names = ("observations", "masks", "actors", "rewards", "ended")
        self.now = {name: torch.as_tensor(getattr(env, name), device="cuda") for name in names}
        shape = (steps, len(env))
        self.kept = {name: now.new_zeros(steps, *now.shape) for name, now in self.now.items()}
        self.moves = torch.zeros(shape, dtype=torch.int64, device="cuda")
        self.likely = torch.zeros(shape, device="cuda")
        self.values = torch.zeros(shape, device="cuda")

    @torch.no_grad()
    def play(self, network: Network) -> Tensor:
        """Let the network play on, in all games; say how much better things went than expected."""
        for step in range(self.steps):
            for name in ("observations", "masks", "actors"):
                self.kept[name][step] = self.now[name]
            likely, self.values[step] = network(self.now["observations"], self.now["masks"].bool())
            moves = (likely - torch.empty_like(likely).exponential_().log()).argmax(dim=1)
            self.moves[step], self.likely[step] = moves, likely.gather(1, moves[:, None])[:, 0]
            self.env.step(moves, check=False)
            for name in ("rewards", "ended"):
                self.kept[name][step] = self.now[name]
        return self.advantages(network(self.now["observations"], self.now["masks"].bool())[1])

    def advantages(self, value: Tensor) -> Tensor:
        """Seat by seat, from one decision of a seat to its next; `value` is what those expect who decide now."""
        me = self.now["actors"].long()[:, None]
        ahead = (1 - value)[:, None].repeat(1, SEATS).scatter(1, me, value[:, None])
        better, found = torch.zeros_like(ahead), torch.zeros_like(self.values)
        for step in reversed(range(self.steps)):
            over = self.kept["ended"][step][:, None]
            ahead = torch.where(over, self.kept["rewards"][step, :, :SEATS], ahead)
            better = torch.where(over, 0, better)
            me, mine = self.kept["actors"][step].long()[:, None], self.values[step][:, None]
            gain = ahead.gather(1, me) - mine + LAMBDA * better.gather(1, me)
            better, ahead = better.scatter(1, me, gain), ahead.scatter(1, me, mine)
            found[step] = gain[:, 0]
        return found


def learn(network: Network, optimiser: torch.optim.Optimizer, rollout: Rollout, better: Tensor, left: float) -> None:
    """Make what went better than expected more likely, in steps that get smaller with the part of the time left."""
    for group in optimiser.param_groups:
        group["lr"] = RATE * max(0.05, left)
    seen, masks = rollout.kept["observations"].flatten(0, 1), rollout.kept["masks"].flatten(0, 1)
    moves, before, better = rollout.moves.flatten(), rollout.likely.flatten(), better.flatten()
    goals = better + rollout.values.flatten()
    better = (better - better.mean()) / (better.std() + 1e-8)
    for _ in range(EPOCHS):
        for some in torch.randperm(len(moves), device="cuda").chunk(rollout.steps):
            likely, value = network(seen[some], masks[some].bool())
            ratio = (likely.gather(1, moves[some, None])[:, 0] - before[some]).exp()
            gain = torch.minimum(ratio * better[some], ratio.clamp(1 - CLIP, 1 + CLIP) * better[some])
            entropy = -(likely.exp() * likely).sum(dim=1)
            loss = VALUE * (value - goals[some]).square() - gain - ENTROPY * left * entropy
            optimiser.zero_grad()
            loss.mean().backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


class Ratling:
    """Games against Ratling, in which the network takes what it likes best. They are played on the processor."""

    def __init__(self, game: str, games: int) -> None:
        self.learners = LearnerGames(game, SEATS, games=games, bots="ratling")
        self.scale = self.learners.encoder.scale

    @torch.no_grad()
    def share(self, network: Network) -> float:
        """The share of wins in the first game of each."""
        learners, games = self.learners, self.learners.games
        learners.begin(np.ones(len(learners), np.bool_), range(len(learners)))
        share, left = np.zeros(len(learners)), np.ones(len(learners), np.bool_)
        while left.any():
            seen = torch.tensor(games.observations / self.scale, device="cuda")
            likely, _ = network(seen, torch.tensor(games.masks, device="cuda").bool())
            learners.step(likely.argmax(dim=1).cpu().numpy())
            over = games.ended & left
            share[over], left[over] = games.rewards[over], False
        return float(share.mean())


def main() -> None:
    """Train for some minutes, and tell how it goes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--minutes", type=float, default=2.0, help="of training, without the games against Ratling")
    parser.add_argument("--games", type=int, default=65_536, help="at once")
    parser.add_argument("--steps", type=int, default=32, help="of a round of play")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--trials", type=int, default=1024, help="games against Ratling")
    parser.add_argument("--curve", type=Path, help="where the learning curve is written")
    parser.add_argument("--out", type=Path, help="where the network is written")
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    env = VectorEnv(given.game, SEATS, games=given.games, seed=given.seed, dtype="uint8", device="cuda")
    network = Network(env.encoder.scale, env.game.actions).cuda()
    optimiser = torch.optim.Adam(network.parameters(), RATE, fused=True)
    rollout, ratling = Rollout(env, given.steps), Ratling(given.game, given.trials)
    lines = ["seconds,steps,share of wins against Ratling"]
    spent, rounds, told = 0.0, 0, 0.0
    while spent < 60 * given.minutes:
        began = time.perf_counter()
        learn(network, optimiser, rollout, rollout.play(network), 1 - spent / 60 / given.minutes)
        torch.cuda.synchronize()
        spent += (time.perf_counter() - began) if rounds else 0.0  # kernels are loaded in the first round
        rounds += 1
        if rounds == 1 or spent > told + 3 * given.minutes or spent >= 60 * given.minutes:
            told, share = spent, ratling.share(network)
            steps = rounds * given.steps * given.games
            lines.append(f"{spent:.1f},{steps},{share:.4f}")
            print(f"{spent:6.1f} s {steps:14,} steps, against Ratling {share:.1%}", flush=True)
    print(f"{(rounds - 1) * given.steps * given.games / spent / 1e6:.1f} million steps a second, learning included")
    if given.curve:
        given.curve.write_text("\n".join(lines) + "\n", "utf-8")
    if given.out:
        torch.save(network.state_dict(), given.out)


if __name__ == "__main__":
    main()

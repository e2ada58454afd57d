"""The loop of ppo_cuda.py in JAX, short: games on the card by way of DLPack, and a PPO without frills.

pip install 'ratskeller[cuda]' 'jax[cuda12]' optax
python examples/ppo_jax.py piedpiper --rounds 200
"""

import argparse
import time
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import optax
from jax.dlpack import from_dlpack

from ratskeller.envs.vector import VectorEnv
from ratskeller.games import GAMES

SEATS, WIDTH, EPOCHS, PARTS = 2, 256, 2, 16
LAMBDA, CLIP, ENTROPY, VALUE = 0.95, 0.2, 0.01, 0.5
optimiser = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(1e-3))


def new_network(key: Any, sizes: tuple[int, ...]) -> list[Any]:
    """Layers of these sizes."""
    keys = jax.random.split(key, len(sizes) - 1)
    return [(jax.random.normal(k, (m, n)) * (2 / m) ** 0.5, jnp.zeros(n)) for k, m, n in zip(keys, sizes, sizes[1:])]


def look(layers: list[Any], seen: Any, mask: Any) -> tuple[Any, Any]:
    """The logarithms of how likely each legal move is, and the value."""
    for weight, bias in layers[:-1]:
        seen = jax.nn.relu(seen.astype(jnp.bfloat16) @ weight.astype(jnp.bfloat16) + bias.astype(jnp.bfloat16))
    out = seen.astype(jnp.float32) @ layers[-1][0] + layers[-1][1]
    return jax.nn.log_softmax(jnp.where(mask, out[:, :-1], -1e9)), jax.nn.sigmoid(out[:, -1])


@jax.jit
def choose(layers: list[Any], seen: Any, mask: Any, actors: Any, key: Any) -> dict[str, Any]:
    """A move for every game, with copies of all that it comes from: the next step writes over the arrays."""
    likely, value = look(layers, seen, mask)
    move = jax.random.categorical(key, likely)
    chance = jnp.take_along_axis(likely, move[:, None], 1)[:, 0]
    copies = {"seen": jnp.copy(seen), "mask": jnp.copy(mask), "actors": jnp.copy(actors)}
    return copies | {"move": move, "likely": chance, "value": value}


@jax.jit
def result(rewards: Any, ended: Any) -> dict[str, Any]:
    """Copies of what a step has brought."""
    return {"rewards": rewards[:, :SEATS] + 0, "ended": jnp.copy(ended)}


@partial(jax.jit, donate_argnums=(0, 1))
def learn(layers: list[Any], state: Any, steps: list[dict[str, Any]], last: Any, actors: Any, key: Any) -> Any:
    """Some passes over what has happened; `last` is what those expect who decide now."""
    played = {name: jnp.stack([step[name] for step in steps]) for name in steps[0]}
    ahead = jnp.where(jnp.arange(SEATS) == actors[:, None], last[:, None], 1 - last[:, None])

    def back(carry: Any, step: Any) -> Any:
        ahead, better = carry
        ahead = jnp.where(step["ended"][:, None], step["rewards"], ahead)
        better = jnp.where(step["ended"][:, None], 0.0, better)
        me = jnp.arange(SEATS) == step["actors"][:, None]
        gain = jnp.where(me, ahead + LAMBDA * better, 0).sum(1) - step["value"]
        return (jnp.where(me, step["value"][:, None], ahead), jnp.where(me, gain[:, None], better)), gain

    _, better = jax.lax.scan(back, (ahead, jnp.zeros_like(ahead)), played, reverse=True)
    played |= {"better": (better - better.mean()) / (better.std() + 1e-8), "goal": better + played["value"]}
    flat = {name: value.reshape(-1, *value.shape[2:]) for name, value in played.items()}

    def loss(layers: list[Any], some: dict[str, Any]) -> Any:
        likely, value = look(layers, some["seen"], some["mask"])
        ratio = jnp.exp(jnp.take_along_axis(likely, some["move"][:, None], 1)[:, 0] - some["likely"])
        gain = jnp.minimum(ratio * some["better"], ratio.clip(1 - CLIP, 1 + CLIP) * some["better"])
        entropy = -(jnp.exp(likely) * likely).sum(1)
        return (VALUE * (value - some["goal"]) ** 2 - gain - ENTROPY * entropy).mean()

    def update(carry: Any, some: Any) -> Any:
        layers, state = carry
        change, state = optimiser.update(jax.grad(loss)(layers, jax.tree.map(lambda x: x[some], flat)), state)
        return (optax.apply_updates(layers, change), state), None

    orders = [jax.random.permutation(k, len(flat["goal"])) for k in jax.random.split(key, EPOCHS)]
    (layers, state), _ = jax.lax.scan(update, (layers, state), jnp.concatenate(orders).reshape(EPOCHS * PARTS, -1))
    return layers, state


def share_against_random(env: VectorEnv, layers: list[Any], key: Any) -> float:
    """The share of wins against random moves: the network has seat 0 in one half of the games, seat 1 in the other."""
    env.reset(1)
    seats = jnp.arange(len(env)) % SEATS
    share, left = jnp.zeros(len(env)), jnp.ones(len(env), bool)
    while left.any():
        key, now = jax.random.split(key)
        seen, mask, actors = (from_dlpack(array) for array in (env.observations, env.masks, env.actors))
        best = look(layers, seen, mask)[0].argmax(1)
        other = jax.random.categorical(now, jnp.where(mask, 0.0, -1e9))
        env.step(jnp.where(actors == seats, best, other))
        got = result(from_dlpack(env.rewards), from_dlpack(env.ended))
        over = got["ended"] & left
        share = jnp.where(over, got["rewards"][jnp.arange(len(env)), seats], share)
        left &= ~over
    return float(share.mean())


def main() -> None:
    """Train for some rounds, and tell how it goes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--games", type=int, default=16_384)
    parser.add_argument("--steps", type=int, default=16)
    given = parser.parse_args()
    env = VectorEnv(given.game, SEATS, games=given.games, dtype="float16", device="cuda")
    trial = VectorEnv(given.game, SEATS, games=2048, dtype="float16", device="cuda")
    layers = new_network(jax.random.key(0), (env.encoder.size, WIDTH, WIDTH, env.game.actions + 1))
    state = optimiser.init(layers)
    spent = 0.0
    for number in range(given.rounds + 1):
        began = time.perf_counter()
        keys = jax.random.split(jax.random.key(number), given.steps + 1)
        steps = []
        for key in keys[:-1]:
            choice = choose(layers, *map(from_dlpack, (env.observations, env.masks, env.actors)), key)
            env.step(choice["move"], check=False)
            steps.append(choice | result(from_dlpack(env.rewards), from_dlpack(env.ended)))
        now = choose(layers, *map(from_dlpack, (env.observations, env.masks, env.actors)), keys[-1])
        layers, state = jax.block_until_ready(learn(layers, state, steps, now["value"], now["actors"], keys[-1]))
        spent += (time.perf_counter() - began) if number else 0.0  # all is compiled in the first round
        if number % 50 == 0:
            share = share_against_random(trial, layers, keys[-1])
            print(
                f"{spent:6.1f} s, {number * given.steps * given.games:,} steps, against random {share:.1%}", flush=True
            )
    print(f"{given.rounds * given.steps * given.games / spent / 1e6:.1f} million steps a second, learning included")


if __name__ == "__main__":
    main()

"""The Pied Piper for PettingZoo: `env`, `raw_env` and `parallel_env`."""

from typing import Any

from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from ratskeller.envs.aec import SeatsEnv
from ratskeller.games import load_game


def raw_env(people: int = 2, level: str | None = None, **chosen: Any) -> SeatsEnv:
    """The Pied Piper for 2 to 5 people."""
    return SeatsEnv(load_game("piedpiper"), people, level, **chosen)


def env(people: int = 2, level: str | None = None, **chosen: Any) -> SeatsEnv:
    """The same as `raw_env`: it refuses wrong orders and illegal moves by itself, and wrappers would only slow it
    down."""
    return raw_env(people, level, **chosen)


def parallel_env(people: int = 2, level: str | None = None, **chosen: Any) -> Any:
    """The same, for learners that step all agents at once; only the active one's move counts."""
    return turn_based_aec_to_parallel(raw_env(people, level, **chosen))

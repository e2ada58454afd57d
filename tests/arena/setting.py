"""Small matches that tests play."""

from typing import Any

import msgspec

from ratskeller.arena.match import Match, new_match
from ratskeller.arena.table import Result
from ratskeller.games import load_game

GAME = load_game("piedpiper")
PROFILE = GAME.profile()


def match_of(*bots: str, seats: int = 2, seed: int = 0, limit: float | None = None) -> Match:
    """A match of The Pied Piper, whose games are short."""
    return new_match(GAME, PROFILE, bots or ("random", "impulse"), seats, seed=seed, limit=limit)


def without_time(found: Any) -> Any:
    """Results or figures as plain values, without those that a clock has told."""
    timed = ("seconds", "longest", "took", "mean_seconds", "longest_seconds", "games_per_minute")
    plain = msgspec.to_builtins(found)
    if isinstance(plain, dict):
        return {key: without_time(value) for key, value in plain.items() if key not in timed}
    return [without_time(value) for value in plain] if isinstance(plain, list) else plain


def result_of(shuffle: int, rotation: int, scores: list[int], winners: list[int], **others: Any) -> Result:
    """A game that went so."""
    figures: dict[str, Any] = {
        **{"seed": 1, "length": 20, "reason": "roof", "moves": 50, "took": 0.5},
        **{"decisions": [10] * len(scores), "seconds": [0.1] * len(scores), "longest": [0.02] * len(scores)},
    }
    return Result(shuffle=shuffle, rotation=rotation, scores=scores, winners=winners, **figures | others)

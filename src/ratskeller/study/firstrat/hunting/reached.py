"""The figure that each challenge names: what a game came to, and what is asked for."""

from typing import Any

from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.scoring import count_bits, items_owned

TRACKS = {
    "no-rattonaut": w.RATTONAUT_TRACK,
    "all-rattonauts": w.RATTONAUT_TRACK,
    "two-rockets": w.ROCKET_TRACK,
    "five-cheese": w.CHEESE_TRACK,
    "five-storage": w.STORAGE_TRACK,
}


def reached_of(position: Any, points: int, challenge: str) -> int:
    """What a finished game came to, in the figure that the challenge names."""
    person = position.players[0]
    if challenge in TRACKS:
        return int(person.scored[TRACKS[challenge]])
    figures = {
        "no-item": items_owned(person),
        "four-backpacks": count_bits(int(person.backpacks)),
        "ninety-points": points,
        "sixteen-turns": position.round_number - 1,
        "every-pipe-twice": min(person.pipe_uses),
    }
    return int(figures[challenge])


def asked_for(box: Any, challenge: str) -> int:
    """The figure that meets the challenge, if the game is won."""
    figures = {
        "no-rattonaut": 0,
        "no-item": 0,
        "all-rattonauts": w.RATS,
        "two-rockets": box.challenge_rockets,
        "four-backpacks": box.challenge_backpacks,
        "ninety-points": box.challenge_points,
        "sixteen-turns": box.challenge_turns,
        "five-cheese": box.challenge_cheese,
        "five-storage": box.challenge_storage,
        "every-pipe-twice": box.challenge_pipes,
    }
    return int(figures[challenge])

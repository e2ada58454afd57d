"""A game as text and as a picture, both as the seat that has to decide sees it."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

from ratskeller.core.errors import SetupError
from ratskeller.envs.live import LiveGame
from ratskeller.games import part_of

RENDER_MODES = ("human", "ansi", "rgb_array")


def render_mode_of(mode: str | None) -> str | None:
    """A render mode, or none."""
    if mode is not None and mode not in RENDER_MODES:
        raise SetupError(f"unknown render_mode {mode!r}: there are {', '.join(RENDER_MODES)}")
    return mode


def render(live: LiveGame, mode: str | None) -> Any:
    """The table by a render mode: printed, as text, or as an array of height, width and colour."""
    if mode == "ansi":
        return text_of(live)
    if mode == "rgb_array":
        return picture_of(live)
    if mode == "human":
        print(text_of(live))
        return None
    raise SetupError(f"no picture without a render mode: there are {', '.join(RENDER_MODES)}")


def view_of_actor(live: LiveGame) -> Any:
    """What the seat that has to decide, or a spectator when the game is over, may know of the position."""
    return live.game.view_for(live.boxes[0], live.position, -1 if live.is_over else live.actor)


def text_of(live: LiveGame) -> str:
    """The table in words, a line for each thing, and the legal moves."""
    facts = live.game.describe(live.profile, view_of_actor(live))
    lines = [f"{name}: {words}" for name, words in lines_of(facts)]
    if not live.is_over:
        lines.append(f"seat {live.actor} may: {' '.join(map(live.game.format_move, live.legal()))}")
    return "\n".join(lines)


def lines_of(facts: dict[str, Any], zeros: bool = True) -> Iterator[tuple[str, str]]:
    """Every fact that is not empty, with its name; of players without zeros, because most are."""
    for name, value in facts.items():
        if isinstance(value, dict) and any(isinstance(inner, dict) for inner in value.values()):
            for key, inner in value.items():
                yield f"{name} {key}", ", ".join(f"{what} {words}" for what, words in lines_of(inner, zeros=False))
        elif words := in_words(value, zeros):
            yield name, words


def in_words(value: Any, zeros: bool) -> str:
    """A fact in short; nothing for an empty one."""
    if isinstance(value, dict):
        inner = {key: in_words(item, zeros) for key, item in value.items()}
        return " ".join(f"{key}={words}" for key, words in inner.items() if words)
    if isinstance(value, list | tuple | set | frozenset):
        items = sorted(value) if isinstance(value, set | frozenset) else value
        return "+".join(in_words(item, zeros=True) or "-" for item in items)
    return "" if value in ("", "none") or (value == 0 and not zeros) else str(value)


def picture_of(live: LiveGame) -> npt.NDArray[np.uint8]:
    """The table drawn."""
    drawn = part_of(live.game.name, "envs", "picture").draw(live.boxes[0], view_of_actor(live))
    picture: npt.NDArray[np.uint8] = drawn.pixels
    return picture

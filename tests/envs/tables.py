"""Makes docs/environments.md, the tables of moves and observations, from the code: `python -m tests.envs.tables`."""

from collections.abc import Iterator
from importlib import import_module
from itertools import groupby
from pathlib import Path

from ratskeller.core.game import Game
from ratskeller.core.move import Move
from ratskeller.envs.observation import Encoder, encoder_for
from ratskeller.envs.rewards import REWARDS
from ratskeller.envs.spec import RELATIVE, Feature
from ratskeller.games import GAMES, load_game

PAGE = Path(__file__).resolve().parents[2] / "docs" / "environments.md"
TITLES = {"firstrat": "First Rat", "piedpiper": "The Pied Piper"}
SHOWN = 4  # names of a list, before it is cut short
HEAD = """# Moves and observations

This page is generated from the code by `python -m tests.envs.tables`, and a test compares both.
[research.md](research.md) explains how to use moves and observations.

**Moves** have the same numbers and texts in all environments, in records and in bots. Moves that begin with `~` are
results of chance: with OpenSpiel the caller chooses them, all other environments draw them.

**Observations** contain only what the seat may know, as numbers from 0 to 1. Seats are relative: `me` is the seat
itself, `next` plays after it, and so on. A *number* is divided by its largest value, which the table states; *one-hot*
has an entry for each value, of which at most one is 1; *bits* have an entry for each thing that may be present; a
*census* has an entry for each value, and counts. `encoder_for(game).describe(observation)` puts an observation into
words.
"""


def page() -> str:
    """The whole page."""
    rewards = "\n".join(f"| `{name}` | {meaning} |" for name, meaning in REWARDS.items())
    parts = [HEAD, f"**Rewards** are given at the end of a game:\n\n| reward | meaning |\n|---|---|\n{rewards}\n"]
    for name in GAMES:
        game, encoder = load_game(name), encoder_for(load_game(name))
        parts += [
            f"## {TITLES[name]}\n",
            "\n".join(moves_table(game)) + "\n",
            "\n".join(features_table(encoder)) + "\n",
        ]
        left_out = "; ".join(f"`{path}` ({reason})" for path, reason in encoder.left_out.items())
        parts.append(f"Not encoded: {left_out}.\n")
    return "\n".join(parts)


def moves_table(game: Game) -> Iterator[str]:
    """The moves, kind by kind."""
    moves: tuple[Move, ...] = import_module(f"ratskeller.games.{game.name}.moves").MOVES
    yield f"### {game.actions} moves\n"
    yield "| numbers | texts | meaning |"
    yield "|---|---|---|"
    for kind, numbered in groupby(enumerate(moves), key=lambda move: type(move[1])):
        numbers = [number for number, _ in numbered]
        texts = [f"`{game.format_move(number)}`" for number in numbers]
        outputs = texts if len(texts) <= 2 else [texts[0], "…", texts[-1]]
        meaning = " ".join((kind.__doc__ or "").split())
        yield f"| {stretch(numbers[0], len(numbers))} | {' '.join(outputs)} | {meaning} |"


def features_table(encoder: Encoder) -> Iterator[str]:
    """The features, one after the other; those of the other seats are like one's own."""
    first = next(feature for feature in encoder.features if feature.seat == 1)
    each = [feature for feature in encoder.features if feature.seat == 1]
    size = sum(feature.size for feature in each)
    yield f"### {encoder.size} numbers of an observation\n"
    yield "| numbers | feature | encoding | meaning |"
    yield "|---|---|---|---|"
    for feature in encoder.features:
        if feature.seat in (None, 0):
            how = how_of(feature)
            yield f"| {stretch(feature.offset, feature.size)} | `{feature.name}` | {how} | {feature.meaning} |"
    names = ", ".join(f"`{name}`" for name in RELATIVE[1:])
    again = f"`me.{each[0].name.partition('.')[2]}` to `me.{each[-1].name.partition('.')[2]}`"
    yield f"| {stretch(first.offset, 4 * size)} | {names} | | {again} of the others, {size} numbers each |"


def stretch(first: int, count: int) -> str:
    """So many numbers from one on."""
    return str(first) if count == 1 else f"{first}–{first + count - 1}"


def how_of(feature: Feature) -> str:
    """How a feature is encoded, and of what."""
    top = round(1 / feature.scale)
    kind = f"{feature.kind} up to {top}" if feature.kind in ("number", "census") and top > 1 else feature.kind
    labels = [label for label in feature.labels if label]
    what = f": {shortened(labels)}" if labels else ""
    return kind + what + (f"; for {shortened(list(feature.places))}" if len(feature.places) > 1 else "")


def shortened(names: list[str]) -> str:
    """A list, without its middle where it is long."""
    return ", ".join(names if len(names) <= SHOWN + 2 else [*names[:SHOWN], "…", names[-1]])


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")

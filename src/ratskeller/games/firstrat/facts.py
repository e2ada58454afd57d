"""What a scenario can say of a position of First Rat and of what happened: facts and figures by their names."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ratskeller.core.codec import to_plain
from ratskeller.core.profile import Profile
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.position import Position
from ratskeller.games.firstrat.sentences import NAMES

RATS = ("r1", "r2", "r3", "r4")
PIPES = ("pipe1", "pipe2", "pipe3", "pipe4", "pipe5")
NUMBERED = ("1", "2", "3", "4", "5", "6", "7", "8")
SPACES = w.PLACES[1:]

# What the numbers of events stand for, by figure, as moves and positions name it.
FIGURES: dict[str, Sequence[str]] = NAMES | {
    **dict.fromkeys(("slot", "lamp", "row"), NUMBERED),
    **dict.fromkeys(("origin", "space"), SPACES),
    "rat": RATS,
    "pipe": PIPES,
    "saved": ("none", *w.MATERIALS),
    "card": w.CARD_NAMES,
}
UNNAMED = {("light-moved", "origin")}


def describe(profile: Profile[Any], s: Any) -> dict[str, Any]:
    """All facts of a position by the names that `arrange` takes, and some more; sets where order means nothing."""
    plain = to_plain(Position, s)
    facts = {name: value for name, value in plain.items() if name not in ("actor", "rng", "drawn", "turn")}
    facts |= {name: frozenset(plain[name]) for name in ("crow", "library", "plans", "deck", "pile", "seen")}
    facts["end_round"] = "none" if s.end_round == w.NO_END else str(s.end_round)
    facts["hamster"] = Counter(plain["hamster"])
    facts["tiles"] = {str(space): tile_number(plain["tiles"][space]) for space in range(1, w.SPACES + 1)}
    facts["rows"] = {name: row_name(track["row"]) for name, track in plain["tracks"].items()}
    facts["slots"] = {name: slots_of(track) for name, track in plain["tracks"].items()}
    facts["tracks"] = {name: pieces_of(track) for name, track in plain["tracks"].items()}
    nodes = list(profile.data.burrow)
    facts["players"] = {str(seat): player_facts(plain["players"][seat], nodes) for seat in range(s.seats)}
    return facts


def tile_number(tile: int) -> int:
    """The number of a path tile; a printed space has the number of the space."""
    return tile - int(w.SPACES) if tile > w.SPACES else tile


def row_name(row: int) -> str:
    """The number of a track tile, or that the printed row counts."""
    return "printed" if row < len(w.TRACKS) else str(row - len(w.TRACKS) + 1)


def slots_of(track: dict[str, Any]) -> list[Any]:
    """The five slots of a track; the last is the list of the seats with pieces there."""
    names = {int(w.FREE): "free", int(w.BLOCKED): "blocked"}
    last = [str(seat) for seat, count in enumerate(track["last"]) for _ in range(count)]
    return [*(names.get(slot, str(slot)) for slot in track["slots"]), last]


def pieces_of(track: dict[str, Any]) -> list[int]:
    """The seats of the pieces on a track, from left to right."""
    last = [seat for seat, count in enumerate(track["last"]) for _ in range(count)]
    return [slot for slot in track["slots"] if slot >= 0] + last


def player_facts(plain: dict[str, Any], nodes: list[str]) -> dict[str, Any]:
    """The facts of one seat."""
    facts = plain | {name: frozenset(plain[name]) for name in ("comics", "fresh", "backpacks", "caps")}
    facts["rats"] = dict(zip(RATS, plain["rats"], strict=True))
    facts["tokens"] = {rat: frozenset(tokens) for rat, tokens in zip(RATS, plain["tokens"], strict=True)}
    facts["burrow"] = nodes[plain["burrow"]]
    return facts


def figure_name(profile: Profile[Any], event: str, figure: str, value: int) -> int | str:
    """What a figure of an event says, in the words of a scenario."""
    if event == "burrow-moved":
        return str(list(profile.data.burrow)[value])
    if figure == "pipes":
        return "+".join(pipe for bit, pipe in enumerate(PIPES) if value >> bit & 1) or "none"
    if figure not in FIGURES or (event, figure) in UNNAMED:
        return value
    return FIGURES[figure][value]

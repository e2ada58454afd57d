"""What a scenario can say of a position of The Pied Piper and of what happened: facts and figures by their names."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ratskeller.core.codec import to_plain
from ratskeller.core.profile import Profile
from ratskeller.games.piedpiper import constants as w
from ratskeller.games.piedpiper.position import Position

PLACES = ("1", "2", "3", "4")
FACE_DOWN = "hide:"  # before the name of a card that lies face down, as in moves
ALIKE = ("seats", "phase", "seat", "turn_number", "end_reason", "deck_size", "characters_size")
PILES = ("deck", "discard", "characters", "characters_discard")

# What the numbers of events stand for, by figure, as moves and positions name it.
FIGURES: dict[str, Sequence[str]] = {
    "card": w.CARDS,
    "figure": w.FIGURES,
    "slot": PLACES,
    "reason": w.END_REASONS,
}


def describe(profile: Profile[Any], s: Any) -> dict[str, Any]:
    """All facts of a position by the names that `arrange` takes, and some more; piles and hands are counted."""
    plain = to_plain(Position, s)
    facts: dict[str, Any] = {name: plain[name] for name in ALIKE}
    facts["houses"] = [house_name(plain["ring"][house]) for house in range(s.houses)]
    facts["out"] = frozenset(seat for seat in range(s.seats) if s.players[seat].is_out)
    facts["gaps"] = {figure: gap for figure, gap in plain["gaps"].items() if gap != w.AWAY}
    places = dict(zip(PLACES, plain["row"], strict=True))
    facts["row"] = {place: lying["figure"] for place, lying in places.items()}
    facts["under"] = {place: cards_of(lying) for place, lying in places.items()}
    facts["played_by"] = {place: lying["owner"][: len(cards_of(lying))] for place, lying in places.items()}
    facts |= {name: Counter(plain[name]) for name in PILES}
    facts["players"] = {str(seat): player_facts(plain["players"][seat]) for seat in range(s.seats)}
    return facts


def house_name(house: dict[str, Any]) -> str:
    """The seat that lives in a house, or that nobody does, or that it has been taken away."""
    if house["is_left"]:
        return "gone"
    return "neutral" if house["owner"] == w.NEUTRAL else str(house["owner"])


def cards_of(place: dict[str, Any]) -> list[str]:
    """The cards under a character card, the earlier one first; `hidden` is one that the viewer may not see."""
    nothing, hidden = w.LYING[w.NOTHING], w.LYING[w.HIDDEN]
    lying = [pair for pair in zip(place["cards"], place["face_down"], strict=True) if pair[0] != nothing]
    return [f"{FACE_DOWN}{card}" if face_down and card != hidden else card for card, face_down in lying]


def player_facts(plain: dict[str, Any]) -> dict[str, Any]:
    """The facts of one seat."""
    return {name: plain[name] for name in ("floor", "collected", "hand_size")} | {"hand": Counter(plain["hand"])}


def figure_name(profile: Profile[Any], event: str, figure: str, value: int) -> int | str:
    """What a figure of an event says, in the words of a scenario."""
    return FIGURES[figure][value] if figure in FIGURES else value

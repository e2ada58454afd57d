"""Events and moves of The Pied Piper in a language: a catalogue is passed in, since the rules speak none.

Keys that both games would have begin with `piper-`: `piper-event-<kind>`, `piper-move-<kind>`, `piper-phase-<phase>`.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ratskeller.core.errors import Refusal
from ratskeller.core.event import Event
from ratskeller.core.translator import Figures, Words, refusal_in_words
from ratskeller.games.piedpiper import constants as w
from ratskeller.games.piedpiper import moves as m

if TYPE_CHECKING:
    from ratskeller.games.piedpiper.profile import ProfileData

PREFIX = "piper-"
# figure of an event -> the names that its numbers stand for; a catalogue's key is the figure's name and this name
NAMES: dict[str, Sequence[str]] = {"card": w.CARDS, "figure": w.FIGURES, "reason": w.END_REASONS}
UNSEEN = -1  # a card that the reader may not see
ACTING = ("activated", "figure-moved")  # the figure is the subject of the sentence


def key_of(key: str, words: Words) -> str:
    """The key of this game's own sentence, or of the one that both games say alike."""
    return f"{PREFIX}{key}" if words.has(f"{PREFIX}{key}") else key


def event_in_words(event: Event, words: Words, seat_names: Sequence[str], _: Any = None) -> str:
    """What happened, as a sentence; a card that `hide_event` has hidden is not named."""
    key = f"{PREFIX}event-{event.kind}"
    if event.figures.get("card") == UNSEEN:
        key += "-unseen"
    elif event.figures.get("face_down"):
        key += "-face-down"
    return words(key, **figures_in_words(event, words, seat_names))


def figures_in_words(event: Event, words: Words, seat_names: Sequence[str]) -> Figures:
    """The seat and the figures of an event, in words where they stand for things."""
    figures: Figures = {"seat": seat_names[event.seat]}
    for name, value in event.figures.items():
        if name in NAMES and value >= 0:
            key = f"{name}-{NAMES[name][value]}"
            figures[name] = words(f"{key}-subject" if name == "figure" and event.kind in ACTING else key)
        elif name == "slot":
            figures[name] = value + 1
        elif name == "owner":
            figures[name] = seat_names[value]
        elif name == "gap":
            figures[name] = behind_house(value, words, seat_names)
        else:
            figures[name] = value
    return figures


def behind_house(house: int, words: Words, seat_names: Sequence[str]) -> str:
    """A gap, by the house to its left."""
    number = neutral_number(house, len(seat_names))
    owner = house // 2 if len(seat_names) == 2 else house
    return words(f"{PREFIX}behind-house", seat=seat_names[owner], number=number)


def neutral_number(house: int, seats: int) -> int:
    """The number of a neutral house, counted from 1; 0 for the house of a seat."""
    return (house + 1) // 2 if seats == 2 and house % 2 else 0


def move_in_words(number: int, words: Words, _: Any = None) -> str:
    """A move, as a short label."""
    move = m.MOVES[number]
    kind = str(move.__struct_config__.tag)
    figures: Figures = {}
    for name in move.__struct_fields__:
        value = getattr(move, name)
        figures[name] = words(f"{name}-{value}") if name in NAMES else value
    return words(f"{PREFIX}move-{kind.replace('~', 'chance-')}", **figures)


def moves_with_figures(moves: Sequence[int], words: Words, data: "ProfileData", position: Any) -> list[str]:
    """Moves of one turn as labels that name the figures. For the young, a card may leave the row with the first card of
    a turn: what then is at a place, nobody knows yet."""
    known = moves[:1] if data.options.variant == "young" else moves
    labels = [move_with_figure(number, words, position) for number in known]
    return labels + [move_in_words(number, words) for number in moves[len(known) :]]


def move_with_figure(number: int, words: Words, position: Any) -> str:
    """A move as a label with the figure at its place in the row."""
    move = m.MOVES[number]
    place = getattr(move, "place", 0)
    if not place or position.row[place - 1].figure < 0:
        return move_in_words(number, words)
    figure = int(position.row[place - 1].figure)
    figures: Figures = {"place": place, "rat": figure + 1 if figure < w.PIPER else 0}
    if isinstance(move, m.PlayCard | m.HideCard):
        figures["card"] = words(f"card-{move.card}")
    return words(f"{PREFIX}move-{move.__struct_config__.tag}-figure", **figures)


def why_not(refusal: Refusal, words: Words) -> str:
    """Why a move is not legal, as a sentence."""
    return refusal_in_words(refusal, words, lambda key: key_of(key, words))

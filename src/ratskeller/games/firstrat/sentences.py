"""Events and moves of First Rat in a language: a catalogue is passed in, since the rules speak none."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ratskeller.core.event import Event
from ratskeller.core.translator import Figures, Words
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat import moves as m
from ratskeller.games.firstrat.actions import ITEMS

if TYPE_CHECKING:
    from ratskeller.games.firstrat.profile import ProfileData

# figure of an event -> the names that its numbers stand for; a catalogue's key is the figure's name and this name
NAMES: dict[str, Sequence[str]] = {
    "cap": w.CAPS,
    "colour": w.COLOURS,
    "comic": w.COMICS,
    "super_rat": w.SUPER_RATS,
    "good": w.YIELDS,
    "item": ITEMS,
    "part": w.PARTS,
    "track": w.TRACKS,
    "reason": w.END_REASONS,
}
COUNTED_FROM_ONE = ("rat", "slot", "lamp", "row")
OBJECTS = ("item", "part")  # in a sentence about an event these are the object of a verb


def event_in_words(event: Event, words: Words, seat_names: Sequence[str], data: "ProfileData") -> str:
    """What happened, as a sentence."""
    return words(f"event-{event.kind}", **figures_in_words(event, words, seat_names, data))


def figures_in_words(event: Event, words: Words, seat_names: Sequence[str], data: "ProfileData") -> Figures:
    """The seat and the figures of an event, in words where they stand for things of the profile's board."""
    figures: Figures = {"seat": seat_names[event.seat]}
    for name, value in event.figures.items():
        if name in NAMES:
            key = f"{name}-{NAMES[name][value]}"
            figures[name] = words(f"{key}-object" if name in OBJECTS else key)
        elif name in COUNTED_FROM_ONE:
            figures[name] = value + 1
        elif name in ("to", "card"):
            figures[name] = seat_names[value] if name == "to" else w.CARD_NAMES[value]
        elif name == "pipe":
            figures[name] = pipe_name(value + 1, data)
        elif name == "node":
            figures[name] = node_name(value, words, data)
        else:
            figures[name] = value
    figures |= phrases_of(event, words, data)
    return figures


def phrases_of(event: Event, words: Words, data: "ProfileData") -> Figures:
    """The figures of an event that become phrases, as its sentence needs them."""
    match event.kind, event.figures:
        case "rat-moved", {"origin": origin, "space": space, "pipes": pipes}:
            ends = {"origin": words("from-place", space=origin), "space": words("to-place", space=space)}
            return {**ends, **pipes_in_words(m.pipes_of(pipes), data)}
        case "greg-moved", {"origin": origin, "space": space}:
            return {"origin": words("from-place", space=origin), "space": words("to-place", space=space)}
        case "toll-paid" | "toll-unpaid" | "greg-paid", {"cheese": cheese, "space": space}:
            return {"cheese": amount(words, "cheese", cheese), "space": words("at-place", space=space)}
        case "tile-laid", {"space": space}:
            return {"space": words("at-place", space=space)}
        case "mouldy-taken", {"pieces": pieces, "cheese": cheese}:
            return {"pieces": amount(words, "mouldy", pieces), "cheese": amount(words, "cheese", cheese)}
        case "item-bought" | "donated", {"cheese": cheese}:
            return {"cheese": amount(words, "cheese", cheese)}
        case "gained", {"good": good, "amount": count}:
            return {"amount": amount(words, w.YIELDS[good], count)}
        case "bonus-chosen", {"good": good, "amount": count}:
            return {"good": words(f"count-{w.YIELDS[good]}", count=count)}
        case "pipe-paid", {"good": good}:
            return {"good": amount(words, w.YIELDS[good], 1)}
        case "light-moved", {"origin": origin, "light": light}:
            return {"steps": light - origin}
        case "burrow-moved", {"origin": origin}:
            return {"origin": node_name(origin, words, data)}
        case "part-built", {"saved": saved}:
            return saving_in_words(w.GOODS[saved] if saved else "", words)
    return {}


def move_in_words(number: int, words: Words, data: "ProfileData") -> str:
    """A move, as a short label."""
    move = m.MOVES[number]
    kind = str(move.__struct_config__.tag)
    figures: Figures = {}
    match move:
        case m.Go(rat, space):
            figures = {"rat": rat, "space": words("to-place", space=space)}
        case m.Route(pipes):
            figures = pipes_in_words(pipes, data)
        case m.Build(part, saves):
            figures = {"part": words(f"part-{part}"), **saving_in_words(material_saved(part, saves, data), words)}
        case _:
            for name in move.__struct_fields__:
                value = getattr(move, name)
                figures[name] = words(f"{name}-{value}") if name in NAMES else value
    return words(f"move-{kind.replace('~', 'chance-')}", **figures)


def amount(words: Words, thing: str, count: int) -> str:
    """So many of a good, as the object of a verb."""
    return words(f"amount-{thing}", count=count)


def pipe_name(pipe: int, data: "ProfileData") -> str:
    """A pipe (1 to 5) by its ends, such as 5-10."""
    return f"{data.pipes[pipe - 1].origin}-{data.pipes[pipe - 1].target}"


def pipes_in_words(pipes: Iterable[int], data: "ProfileData") -> Figures:
    """The names of some pipes, and how many they are."""
    names = [pipe_name(pipe, data) for pipe in pipes]
    return {"pipes": ", ".join(names), "pipe_count": len(names)}


def node_name(node: int, words: Words, data: "ProfileData") -> str:
    """A place in the burrow; boards of one's own may have nameless ones."""
    name = list(data.burrow)[node]
    key = f"burrow-{name}"
    return words(key) if words.has(key) else words("burrow-elsewhere")


def material_saved(part: str, saves: int, data: "ProfileData") -> str:
    """The first or second material of a part, or none."""
    cost = getattr(data.parts, part)
    return [good for good in w.MATERIALS if good in cost][saves - 1] if saves else ""


def saving_in_words(good: str, words: Words) -> Figures:
    """The material that a discount saves, and whether there is one."""
    return {"saves": 1, "saved": amount(words, good, 1)} if good else {"saves": 0, "saved": ""}

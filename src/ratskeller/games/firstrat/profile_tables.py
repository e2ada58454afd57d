"""A profile of First Rat as tables for people: what lies where, in the order of its file."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ratskeller.core.profile_tables import Row, Shown, text, values
from ratskeller.games.firstrat import constants as w

if TYPE_CHECKING:
    from ratskeller.games.firstrat.profile import Card, ProfileData, Tile


def tables_of(data: "ProfileData") -> list[Shown]:
    """All tables of a profile; a large one comes in several pieces, which follow each other."""
    return [
        values("options", data.options),
        Shown("setup", (), [*setup(data)]),
        Shown("setup", ("people", *data.setup.drinks), [*setup_by_people(data)]),
        values("movement", data.movement),
        Shown("path", ("space", "colour", "yields", "stall", "pipe", "lights"), [*spaces(data)]),
        Shown("path_tiles", ("group", "tiles"), [(name, tiles(group)) for name, group in data.path_tiles.items()]),
        Shown("stalls", ("stall", "space", "price in cheese"), [stall(data, name) for name in w.STALLS]),
        Shown("pipes", ("pipe", "from", "to", "costs", "colour"), [*pipes(data)]),
        lights(data),
        Shown("burrow", ("node", "leads to", "or onward to"), [(n, *ways) for n, ways in data.burrow.items()]),
        Shown("backpacks", ("colour", "bonus", "backpacks"), [*backpacks(data)]),
        points("tracks", "track", data.tracks.items()),
        points("track_tiles", "tile", ((str(i), row) for i, row in enumerate(data.track_tiles.rows, start=1))),
        parts(data),
        values("caps", data.caps),
        values("score", data.score),
        Shown("greg", ("card", "1st rat", "2nd", "3rd", "4th", "symbol"), [*cards(data)]),
        Shown(
            "greg", ("level", "A cards", "B cards"), [(level, *map(str, n)) for level, n in data.greg.levels.items()]
        ),
        Shown("greg", (), [("his rats begin on", text(data.greg.rats))]),
        values("challenges", data.challenges),
    ]


def setup(data: "ProfileData") -> Iterable[Row]:
    """What is laid out for any number of people."""
    for field in ("cheese", "markers", "markers_to_end", "caps", "comics"):
        yield "cheese by seat" if field == "cheese" else field, text(getattr(data.setup, field))


def setup_by_people(data: "ProfileData") -> Iterable[Row]:
    """What is laid out by the number of people."""
    for field in ("drinks", "backpacks", "blocked"):
        by_people = getattr(data.setup, field)
        yield "blocked slots" if field == "blocked" else field, *(text(by_people[key]) for key in data.setup.drinks)


def spaces(data: "ProfileData") -> Iterable[Row]:
    """The path, space by space, with all that is there."""
    stalls = {getattr(data.stalls, name).space: name for name in w.STALLS}
    for space in range(1, w.SPACES + 1):
        colour, kind, amount = data.path[str(space)]
        pipe = ", ".join(f"to {pipe.target} for 1 {pipe.cost}" for pipe in data.pipes if pipe.origin == space)
        at = [str(light) for light, place in enumerate(data.lights.at, start=1) if place == space]
        span = "-".join(dict.fromkeys([at[0], at[-1]])) if at else ""
        yield str(space), colour, f"{amount} {kind}", stalls.get(space, ""), pipe, span


def tiles(group: list["int | Tile"]) -> str:
    """The tiles of a group: spaces that they repeat, or what they are."""
    return ", ".join(str(tile) if isinstance(tile, int) else " ".join(map(str, tile)) for tile in group)


def stall(data: "ProfileData", name: str) -> Row:
    """Where a stall is, and its price."""
    found = getattr(data.stalls, name)
    return name, str(found.space), str(found.price)


def pipes(data: "ProfileData") -> Iterable[Row]:
    """The pipes by the numbers that moves call them by."""
    for number, pipe in enumerate(data.pipes, start=1):
        yield str(number), str(pipe.origin), str(pipe.target), f"1 {pipe.cost}", pipe.colour


def lights(data: "ProfileData") -> Shown:
    """How many lights there are, and at which of them the lamps stand."""
    at, lamps = data.lights.at, data.lights.lamps
    rows: list[Row] = [("lights", str(len(at)))]
    rows += [(f"lamp {i}", f"light {lamp}, at space {at[lamp - 1]}") for i, lamp in enumerate(lamps, start=1)]
    return Shown("lights", (), rows)


def backpacks(data: "ProfileData") -> Iterable[Row]:
    """What backpacks add, and how many there are."""
    for colour, backpack in data.backpacks.items():
        yield colour, f"+{backpack.bonus}", str(backpack.count)


def points(name: str, first: str, rows: Iterable[tuple[str, list[int]]]) -> Shown:
    """Rows of points, slot by slot."""
    columns = (first, *(f"slot {slot}" for slot in range(1, w.SLOTS + 1)))
    return Shown(name, columns, [(label, *map(str, row)) for label, row in rows])


def parts(data: "ProfileData") -> Shown:
    """What parts and a donation cost."""
    rows = [(part, ", ".join(f"{n} {good}" for good, n in getattr(data.parts, part).items())) for part in w.PARTS]
    return Shown("parts", (), [*rows, ("donation", f"{data.parts.donation} cheese")])


def cards(data: "ProfileData") -> Iterable[Row]:
    """Greg's cards by the names that moves call them by."""
    deck = data.deck
    found: list[Card] = [*deck.cards_a, *deck.cards_b, *deck.cards_c]
    kinds = (deck.cards_a, deck.cards_b, deck.cards_c)
    names = [w.CARD_NAMES[i] for kind, cards in zip("ABC", kinds) for i in w.NUMBERS_OF[kind][: len(cards)]]
    for name, card in zip(names, found, strict=True):
        yield name, *map(str, card)

"""What must hold in a profile of First Rat, beyond the shape of its file."""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from ratskeller.core.errors import Problem
from ratskeller.games.firstrat import constants as w

if TYPE_CHECKING:
    from ratskeller.games.firstrat.profile import Deck, ProfileData, Tile

STRETCHES = {"A": 6, "B": 5, "C": 5, "D": 5, "E": 5}
YIELDS_OF = {
    "yellow": ("cheese",),
    "green": w.MATERIALS,
    "orange": w.MATERIALS,
    "blue": ("bulb",),
    "white": ("core",),
}


def check(data: "ProfileData") -> list[Problem]:
    """All that is wrong with a profile, in the order of its tables."""
    return [
        *check_setup(data),
        *check_path(data),
        *check_stalls_and_pipes(data),
        *check_lights(data),
        *check_burrow(data),
        *check_items(data),
        *check_tracks(data),
        *check_greg(data),
    ]


def check_names(where: str, found: Iterable[str], expected: Iterable[str]) -> Iterator[Problem]:
    """Exactly these names, no other."""
    found, expected = list(found), list(expected)
    for name in expected:
        if name not in found:
            yield Problem(f"{where}.{name}", "is missing")
    for name in found:
        if name not in expected:
            yield Problem(f"{where}.{name}", f"is unknown: the names are {', '.join(expected)}")


def check_setup(data: "ProfileData") -> Iterator[Problem]:
    """Numbers by people, and no more laid out than there is."""
    people = [str(n) for n in range(2, w.MAX_SEATS + 1)]
    setup = data.setup
    for name, table in (("drinks", setup.drinks), ("backpacks", setup.backpacks), ("blocked", setup.blocked)):
        yield from check_names(f"setup.{name}", table, people)
    backpacks = sum(pack.count for pack in data.backpacks.values())
    for key, laid in setup.backpacks.items():
        if laid > backpacks:
            yield Problem(f"setup.backpacks.{key}", f"lays out {laid} backpacks, but there are {backpacks}")
    if setup.caps > len(w.CAPS):
        yield Problem("setup.caps", f"lays out {setup.caps} caps, but there are {len(w.CAPS)}")
    most = len(w.COMICS) - (not data.options.discount_for_two)
    if setup.comics > most:
        yield Problem("setup.comics", f"lays out {setup.comics} comics, but there are {most}")
    if setup.markers_to_end > setup.markers:
        yield Problem(
            "setup.markers_to_end", f"is {setup.markers_to_end}, more than the {setup.markers} markers of a seat"
        )


def check_tile(where: str, tile: "Tile") -> Iterator[Problem]:
    """A known colour, and a yield that this colour has."""
    colour, kind, _ = tile
    if colour not in w.COLOURS:
        yield Problem(where, f"unknown colour '{colour}': the colours are {', '.join(w.COLOURS)}")
    elif kind not in YIELDS_OF[colour]:
        yield Problem(where, f"{colour} spaces yield {' or '.join(YIELDS_OF[colour])}, not '{kind}'")


def check_path(data: "ProfileData") -> Iterator[Problem]:
    """26 spaces, and tiles for each stretch of them."""
    yield from check_names("path", data.path, [str(space) for space in range(1, w.SPACES + 1)])
    for space, tile in data.path.items():
        yield from check_tile(f"path.{space}", tile)
    yield from check_names("path_tiles", data.path_tiles, STRETCHES)
    for name, group in data.path_tiles.items():
        where = f"path_tiles.{name}"
        if len(group) != STRETCHES.get(name, len(group)):
            yield Problem(where, f"has {len(group)} tiles instead of {STRETCHES[name]}")
        for i, entry in enumerate(group):
            if not isinstance(entry, int):
                yield from check_tile(f"{where}[{i}]", entry)
            elif not 1 <= entry <= w.SPACES:
                yield Problem(f"{where}[{i}]", f"{entry} is no space: they go from 1 to {w.SPACES}")


def check_stalls_and_pipes(data: "ProfileData") -> Iterator[Problem]:
    """Stalls on spaces of their own; five pipes that lead forward."""
    taken: dict[int, str] = {}
    for name in w.STALLS:
        space = getattr(data.stalls, name).space
        if space == w.START:
            yield Problem(f"stalls.{name}.space", "0 is Start: a stall stands on a space from 1 to 26")
        elif space in taken:
            yield Problem(f"stalls.{name}.space", f"{space} has the stall of the {taken[space]} already")
        taken[space] = name
    if len(data.pipes) != w.PIPES:
        yield Problem("pipes", f"there are {len(data.pipes)} pipes instead of {w.PIPES}")
    for i, pipe in enumerate(data.pipes):
        if pipe.origin == w.START:
            yield Problem(f"pipes[{i}].from", "0 is Start: a pipe joins spaces from 1 to 26")
        if pipe.target <= pipe.origin:
            yield Problem(
                f"pipes[{i}].to", f"leads from {pipe.origin} backward to {pipe.target}: pipes lead forward only"
            )
        if pipe.cost not in w.MATERIALS:
            yield Problem(f"pipes[{i}].cost", f"unknown material '{pipe.cost}': they are {', '.join(w.MATERIALS)}")
        if pipe.colour not in w.PIPE_COLOURS:
            yield Problem(f"pipes[{i}].colour", f"unknown '{pipe.colour}': pipes are {', '.join(w.PIPE_COLOURS)}")


def check_lights(data: "ProfileData") -> Iterator[Problem]:
    """Lights along the path, lamps along the lights."""
    lights, lamps = data.lights.at, data.lights.lamps
    if not 1 <= len(lights) <= 100:
        yield Problem("lights.at", f"has {len(lights)} lights: there are 1 to 100")
    for i, (before, after) in enumerate(pairwise(lights), start=1):
        if after < before:
            yield Problem(f"lights.at[{i}]", f"goes back from space {before} to {after}")
    for i, space in enumerate(lights):
        if space == w.START:
            yield Problem(f"lights.at[{i}]", "0 is Start: a light stands at a space from 1 to 26")
    for i, lamp in enumerate(lamps):
        if lamp > len(lights):
            yield Problem(f"lights.lamps[{i}]", f"is at light {lamp}, but there are {len(lights)}")
        if i and lamp <= lamps[i - 1]:
            yield Problem(f"lights.lamps[{i}]", f"light {lamp} does not come after {lamps[i - 1]}")


def check_burrow(data: "ProfileData") -> Iterator[Problem]:
    """A way that leads from the start to every cave and never ends."""
    burrow = data.burrow
    for cave in ("start", "library", "nursery", "storage"):
        if cave not in burrow:
            yield Problem(f"burrow.{cave}", "is missing")
    if burrow and next(iter(burrow)) != "start":
        yield Problem("burrow", "does not begin with 'start'")
    if len(burrow) > w.BURROW_NODES:
        yield Problem("burrow", f"has {len(burrow)} nodes: {w.BURROW_NODES} at most")
    for node, following in burrow.items():
        if not 1 <= len(following) <= 2:
            yield Problem(f"burrow.{node}", f"leads to {len(following)} nodes: to one, or to two at a fork")
        for name in following:
            if name not in burrow:
                yield Problem(f"burrow.{node}", f"leads to '{name}', which is unknown")
    reached: set[str] = set()
    ahead = ["start"]
    while ahead:
        node = ahead.pop()
        if node not in reached:
            reached.add(node)
            ahead += burrow.get(node, [])
    for node in burrow:
        if node not in reached:
            yield Problem(f"burrow.{node}", "can't be reached from 'start'")


def check_items(data: "ProfileData") -> Iterator[Problem]:
    """Ten backpacks in five colours; parts of two materials each, so that a discount leaves a choice."""
    yield from check_names("backpacks", data.backpacks, w.COLOURS)
    count = sum(pack.count for pack in data.backpacks.values())
    if count != 10:
        yield Problem("backpacks", f"there are {count} backpacks instead of 10")
    for part in w.PARTS:
        cost = getattr(data.parts, part)
        for good in cost:
            if good not in w.MATERIALS:
                yield Problem(f"parts.{part}.{good}", f"unknown material: they are {', '.join(w.MATERIALS)}")
        if len(cost) != 2:
            yield Problem(f"parts.{part}", f"is made of {len(cost)} materials instead of 2")


def check_tracks(data: "ProfileData") -> Iterator[Problem]:
    """Eight tracks whose points never rise to the right."""
    yield from check_names("tracks", data.tracks, w.TRACKS)
    rows = [(f"tracks.{name}", row) for name, row in data.tracks.items()]
    rows += [(f"track_tiles.rows[{i}]", row) for i, row in enumerate(data.track_tiles.rows)]
    for where, row in rows:
        if sorted(row, reverse=True) != row:
            yield Problem(where, f"points rise to the right: {row}")


def check_greg(data: "ProfileData") -> Iterator[Problem]:
    """Decks of 22 cards, and levels that they suffice for."""
    greg = data.greg
    decks = {"greg": greg} | ({"greg.fierce": greg.fierce} if greg.fierce else {})
    if data.options.greg_deck == "fierce" and greg.fierce is None:
        yield Problem("options.greg_deck", "there is no [greg.fierce]")
    yield from check_names("greg.levels", greg.levels, w.LEVELS)
    for where, deck in decks.items():
        yield from check_deck(where, deck)
        for level, (count_a, count_b) in greg.levels.items():
            there = len(deck.cards_a), len(deck.cards_b)
            if count_a > there[0] or count_b > there[1]:
                yield Problem(
                    f"greg.levels.{level}",
                    f"takes {count_a} A and {count_b} B cards: {where} has {there[0]} and {there[1]}",
                )


def check_deck(where: str, deck: "Deck") -> Iterator[Problem]:
    """22 cards with known symbols, one of them C; how many are A and how many B is free."""
    kinds = {"A": deck.cards_a, "B": deck.cards_b, "C": deck.cards_c}
    counts = ", ".join(f"{len(cards)} {kind}" for kind, cards in kinds.items())
    if sum(map(len, kinds.values())) != w.CARDS_IN_ALL or len(deck.cards_c) != 1:
        yield Problem(where, f"has {counts}: there are {w.CARDS_IN_ALL} cards, one of them C")
    for kind, cards in kinds.items():
        if len(cards) > len(w.NUMBERS_OF[kind]):
            yield Problem(f"{where}.{kind}", f"has {len(cards)} cards: {len(w.NUMBERS_OF[kind])} at most")
        for i, card in enumerate(cards):
            if card[4] not in w.SYMBOLS:
                what = f"unknown symbol '{card[4]}': they are {', '.join(w.SYMBOLS[:-1])}"
                yield Problem(f"{where}.{kind}[{i}]", what)
            elif card[4] == "best" and kind != "C":
                yield Problem(f"{where}.{kind}[{i}]", "the symbol 'best' is for the C card alone")
            elif card[4] != "best" and kind == "C":
                what = "the C card has the symbol 'best': it alone brings the cards back into the deck"
                yield Problem(f"{where}.C[{i}]", what)

"""What must hold in a profile of First Rat, beyond the shape of its file."""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from ratskeller.core.errors import Problem
from ratskeller.core.shape import unknown_name
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
            yield Problem(f"{where}.{name}", "is missing", "missing")
    for name in found:
        if name not in expected:
            yield unknown_name(f"{where}.{name}", expected)


def check_setup(data: "ProfileData") -> Iterator[Problem]:
    """Numbers by people, and no more laid out than there is."""
    people = [str(n) for n in range(2, w.MAX_SEATS + 1)]
    setup = data.setup
    for name, table in (("drinks", setup.drinks), ("backpacks", setup.backpacks), ("blocked", setup.blocked)):
        yield from check_names(f"setup.{name}", table, people)
    backpacks = sum(pack.count for pack in data.backpacks.values())
    for key, laid in setup.backpacks.items():
        if laid > backpacks:
            yield too_many(f"setup.backpacks.{key}", "backpacks", laid, backpacks)
    if setup.caps > len(w.CAPS):
        yield too_many("setup.caps", "caps", setup.caps, len(w.CAPS))
    most = len(w.COMICS) - (not data.options.discount_for_two)
    if setup.comics > most:
        yield too_many("setup.comics", "comics", setup.comics, most)
    if setup.markers_to_end > setup.markers:
        what = f"is {setup.markers_to_end}, more than the {setup.markers} markers of a seat"
        yield Problem("setup.markers_to_end", what, "markers-to-end", {"markers": setup.markers})


def too_many(where: str, things: str, laid: int, there: int) -> Problem:
    """More is laid out than the box has."""
    what = f"lays out {laid} {things}, but there are {there}"
    return Problem(where, what, "too-many-laid", {"things": things, "laid": laid, "there": there})


def check_tile(where: str, tile: "Tile") -> Iterator[Problem]:
    """A known colour, and a yield that this colour has."""
    colour, kind, _ = tile
    if colour not in w.COLOURS:
        yield unknown(where, f"unknown colour '{colour}': the colours are", w.COLOURS)
    elif kind not in YIELDS_OF[colour]:
        yields = YIELDS_OF[colour]
        what = f"{colour} spaces yield {' or '.join(yields)}, not '{kind}'"
        yield Problem(where, what, "unknown-name", {"names": ", ".join(yields)})


def unknown(where: str, what: str, names: Iterable[str]) -> Problem:
    """A name that is none of those that there are."""
    known = ", ".join(names)
    return Problem(where, f"{what} {known}", "unknown-name", {"names": known})


def check_path(data: "ProfileData") -> Iterator[Problem]:
    """26 spaces, and tiles for each stretch of them."""
    yield from check_names("path", data.path, [str(space) for space in range(1, w.SPACES + 1)])
    for space, tile in data.path.items():
        yield from check_tile(f"path.{space}", tile)
    yield from check_names("path_tiles", data.path_tiles, STRETCHES)
    for name, group in data.path_tiles.items():
        where = f"path_tiles.{name}"
        if len(group) != STRETCHES.get(name, len(group)):
            what = f"has {len(group)} tiles instead of {STRETCHES[name]}"
            yield Problem(where, what, "list-of", {"count": STRETCHES[name]})
        for i, entry in enumerate(group):
            if not isinstance(entry, int):
                yield from check_tile(f"{where}[{i}]", entry)
            elif not 1 <= entry <= w.SPACES:
                what = f"{entry} is no space: they go from 1 to {w.SPACES}"
                yield Problem(f"{where}[{i}]", what, "range", {"least": 1, "most": int(w.SPACES)})


def check_stalls_and_pipes(data: "ProfileData") -> Iterator[Problem]:
    """Stalls on spaces of their own; five pipes that lead forward."""
    taken: dict[int, str] = {}
    for name in w.STALLS:
        space = getattr(data.stalls, name).space
        if space == w.START:
            yield not_start(f"stalls.{name}.space", "a stall stands on a space from 1 to 26")
        elif space in taken:
            what = f"{space} has the stall of the {taken[space]} already"
            yield Problem(f"stalls.{name}.space", what, "stall-taken", {"space": space, "stall": taken[space]})
        taken[space] = name
    if len(data.pipes) != w.PIPES:
        what = f"there are {len(data.pipes)} pipes instead of {w.PIPES}"
        yield Problem("pipes", what, "list-of", {"count": int(w.PIPES)})
    for i, pipe in enumerate(data.pipes):
        if pipe.origin == w.START:
            yield not_start(f"pipes[{i}].from", "a pipe joins spaces from 1 to 26")
        if pipe.target <= pipe.origin:
            what = f"leads from {pipe.origin} backward to {pipe.target}: pipes lead forward only"
            yield Problem(f"pipes[{i}].to", what, "pipe-backward", {"origin": pipe.origin, "target": pipe.target})
        if pipe.cost not in w.MATERIALS:
            yield unknown(f"pipes[{i}].cost", f"unknown material '{pipe.cost}': they are", w.MATERIALS)
        if pipe.colour not in w.PIPE_COLOURS:
            yield unknown(f"pipes[{i}].colour", f"unknown '{pipe.colour}': pipes are", w.PIPE_COLOURS)


def not_start(where: str, what: str) -> Problem:
    """A space of the path is needed, and Start is none."""
    return Problem(where, f"0 is Start: {what}", "range", {"least": 1, "most": int(w.SPACES)})


def check_lights(data: "ProfileData") -> Iterator[Problem]:
    """Lights along the path, lamps along the lights."""
    lights, lamps = data.lights.at, data.lights.lamps
    if not 1 <= len(lights) <= 100:
        yield Problem("lights.at", f"has {len(lights)} lights: there are 1 to 100", "lights", {"count": len(lights)})
    for i, (before, after) in enumerate(pairwise(lights), start=1):
        if after < before:
            what = f"goes back from space {before} to {after}"
            yield Problem(f"lights.at[{i}]", what, "light-backward", {"origin": before, "target": after})
    for i, space in enumerate(lights):
        if space == w.START:
            yield not_start(f"lights.at[{i}]", "a light stands at a space from 1 to 26")
    for i, lamp in enumerate(lamps):
        if lamp > len(lights):
            what = f"is at light {lamp}, but there are {len(lights)}"
            yield Problem(f"lights.lamps[{i}]", what, "lamp-beyond", {"light": lamp, "count": len(lights)})
        if i and lamp <= lamps[i - 1]:
            what = f"light {lamp} does not come after {lamps[i - 1]}"
            yield Problem(f"lights.lamps[{i}]", what, "lamp-order", {"light": lamp, "before": lamps[i - 1]})


def check_burrow(data: "ProfileData") -> Iterator[Problem]:
    """A way that leads from the start to every cave and never ends."""
    burrow = data.burrow
    for cave in ("start", "library", "nursery", "storage"):
        if cave not in burrow:
            yield Problem(f"burrow.{cave}", "is missing", "missing")
    if burrow and next(iter(burrow)) != "start":
        yield Problem("burrow", "does not begin with 'start'", "burrow-start")
    if len(burrow) > w.BURROW_NODES:
        what = f"has {len(burrow)} nodes: {w.BURROW_NODES} at most"
        yield Problem("burrow", what, "burrow-too-long", {"count": len(burrow), "most": w.BURROW_NODES})
    for node, following in burrow.items():
        if not 1 <= len(following) <= 2:
            what = f"leads to {len(following)} nodes: to one, or to two at a fork"
            yield Problem(f"burrow.{node}", what, "burrow-ways", {"count": len(following)})
        for name in following:
            if name not in burrow:
                what = f"leads to '{name}', which is unknown"
                yield Problem(f"burrow.{node}", what, "burrow-nowhere", {"node": name})
    reached: set[str] = set()
    ahead = ["start"]
    while ahead:
        node = ahead.pop()
        if node not in reached:
            reached.add(node)
            ahead += burrow.get(node, [])
    for node in burrow:
        if node not in reached:
            yield Problem(f"burrow.{node}", "can't be reached from 'start'", "burrow-unreached")


def check_items(data: "ProfileData") -> Iterator[Problem]:
    """Ten backpacks in five colours; parts of two materials each, so that a discount leaves a choice."""
    yield from check_names("backpacks", data.backpacks, w.COLOURS)
    count = sum(pack.count for pack in data.backpacks.values())
    if count != 10:
        yield Problem("backpacks", f"there are {count} backpacks instead of 10", "backpacks", {"count": count})
    for part in w.PARTS:
        cost = getattr(data.parts, part)
        for good in cost:
            if good not in w.MATERIALS:
                yield unknown(f"parts.{part}.{good}", "unknown material: they are", w.MATERIALS)
        if len(cost) != 2:
            yield Problem(f"parts.{part}", f"is made of {len(cost)} materials instead of 2", "two-materials")


def check_tracks(data: "ProfileData") -> Iterator[Problem]:
    """Eight tracks whose points never rise to the right."""
    yield from check_names("tracks", data.tracks, w.TRACKS)
    rows = [(f"tracks.{name}", row) for name, row in data.tracks.items()]
    rows += [(f"track_tiles.rows[{i}]", row) for i, row in enumerate(data.track_tiles.rows)]
    for where, row in rows:
        if sorted(row, reverse=True) != row:
            yield Problem(where, f"points rise to the right: {row}", "points-rise")


def check_greg(data: "ProfileData") -> Iterator[Problem]:
    """Decks of 22 cards, and levels that they suffice for."""
    greg = data.greg
    decks = {"greg": greg} | ({"greg.fierce": greg.fierce} if greg.fierce else {})
    if data.options.greg_deck == "fierce" and greg.fierce is None:
        yield Problem("options.greg_deck", "there is no [greg.fierce]", "no-fierce-deck")
    yield from check_names("greg.levels", greg.levels, w.LEVELS)
    for where, deck in decks.items():
        yield from check_deck(where, deck)
        for level, (count_a, count_b) in greg.levels.items():
            there = len(deck.cards_a), len(deck.cards_b)
            if count_a > there[0] or count_b > there[1]:
                what = f"takes {count_a} A and {count_b} B cards: {where} has {there[0]} and {there[1]}"
                yield Problem(f"greg.levels.{level}", what, "level-cards", {"a": there[0], "b": there[1]})


def check_deck(where: str, deck: "Deck") -> Iterator[Problem]:
    """22 cards with known symbols, one of them C; how many are A and how many B is free."""
    kinds = {"A": deck.cards_a, "B": deck.cards_b, "C": deck.cards_c}
    counts = ", ".join(f"{len(cards)} {kind}" for kind, cards in kinds.items())
    if sum(map(len, kinds.values())) != w.CARDS_IN_ALL or len(deck.cards_c) != 1:
        what = f"has {counts}: there are {w.CARDS_IN_ALL} cards, one of them C"
        yield Problem(where, what, "deck", {"found": counts, "count": w.CARDS_IN_ALL})
    for kind, cards in kinds.items():
        if len(cards) > len(w.NUMBERS_OF[kind]):
            most = len(w.NUMBERS_OF[kind])
            what = f"has {len(cards)} cards: {most} at most"
            yield Problem(f"{where}.{kind}", what, "cards-of-kind", {"kind": kind, "count": len(cards), "most": most})
        for i, card in enumerate(cards):
            if card[4] not in w.SYMBOLS:
                yield unknown(f"{where}.{kind}[{i}]", f"unknown symbol '{card[4]}': they are", w.SYMBOLS[:-1])
            elif card[4] == "best" and kind != "C":
                yield Problem(f"{where}.{kind}[{i}]", "the symbol 'best' is for the C card alone", "best-symbol")
            elif card[4] != "best" and kind == "C":
                what = "the C card has the symbol 'best': it alone brings the cards back into the deck"
                yield Problem(f"{where}.C[{i}]", what, "best-symbol")

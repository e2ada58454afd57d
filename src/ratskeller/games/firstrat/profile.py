"""Profiles of First Rat: the shape of their files, what must hold in them, and the box that rules read."""

from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import numpy as np

from ratskeller.core import profile as core
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.check_profile import STRETCHES, check
from ratskeller.games.firstrat.position import BOX

Small = Annotated[int, msgspec.Meta(ge=0, le=100)]
Count = Annotated[int, msgspec.Meta(ge=1, le=100)]
Space = Annotated[int, msgspec.Meta(ge=0, le=26)]
Tile = tuple[str, str, Count]
Five = Annotated[list[Small], msgspec.Meta(min_length=5, max_length=5)]
Card = tuple[Small, Small, Small, Small, str]


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file; what it does not know, it refuses."""


class Options(Table, frozen=True):
    """Readings of the rules that a table may choose. Those with a default came later: a file may leave them out."""

    comics: Literal["basic", "super"]
    discount_for_two: bool
    path: Literal["printed", "variable"]
    tracks: Literal["printed", "variable", "chosen"]
    light_bonus: Literal["own", "cumulative"]
    spare_markers: Literal["any-time", "last-round"]
    greg_at_pad: Literal["others-run", "others-stay"]
    award: Literal["path-or-all", "path", "always"] = "path-or-all"
    library: Literal["may", "must"] = "may"
    super_power: Literal["next-turn", "at-once"] = "next-turn"
    greg_toll: Literal["space", "rat"] = "space"
    mouldy_supply: Literal["unlimited", "10", "12"] = "unlimited"
    award_supply: Literal["unlimited", "15", "16"] = "unlimited"
    challenge_points: Literal["at-least", "more-than"] = "at-least"
    greg_deck: Literal["usual", "fierce"] = "usual"


class Setup(Table, frozen=True):
    """What each seat and each stall begins with."""

    cheese: Five
    markers: Count
    markers_to_end: Count
    caps: Small
    comics: Small
    drinks: dict[str, Small]
    backpacks: dict[str, Small]
    blocked: dict[str, list[Annotated[int, msgspec.Meta(ge=1, le=4)]]]


class Movement(Table, frozen=True):
    """Steps and tolls."""

    steps_alone: Count
    steps_together: Count
    steps_together_with_comic: Count
    runner: Small
    toll: Small
    mouldy: Count


class Stall(Table, frozen=True):
    """Where a stall is, and its price."""

    space: Space
    price: Small


class Stalls(Table, frozen=True):
    """The three stalls."""

    hamster: Stall
    frog: Stall
    crow: Stall


class Pipe(Table, frozen=True, rename={"origin": "from", "target": "to"}):
    """A shortcut."""

    origin: Space
    target: Space
    cost: str
    colour: str


class Lights(Table, frozen=True):
    """The light string."""

    at: list[Space]
    lamps: Annotated[list[Count], msgspec.Meta(min_length=3, max_length=3)]


class Backpack(Table, frozen=True):
    """What a backpack adds, and how many of its colour there are."""

    bonus: Small
    count: Small


class TrackTiles(Table, frozen=True):
    """Rows of points for the variable board."""

    rows: Annotated[list[Five], msgspec.Meta(min_length=8, max_length=8)]


class Parts(Table, frozen=True):
    """What the rocket's parts and a donation cost."""

    cockpit: dict[str, Count]
    cargo: dict[str, Count]
    engine: dict[str, Count]
    donation: Count


class Caps(Table, frozen=True):
    """The points of caps."""

    cockpit: Small
    cargo: Small
    engine: Small
    storage: Small
    cheese: Small
    light: Small
    rocket: Small
    rattonaut: Small
    crumbs: Small
    crumbs_less: Small
    collector: Small


class Score(Table, frozen=True):
    """The points of what is left."""

    award: Small
    mouldy: Small
    leftovers: Count


class Deck(Table, frozen=True, rename={"cards_a": "A", "cards_b": "B", "cards_c": "C"}):
    """Cards of Greg's, by their kinds."""

    cards_a: list[Card]
    cards_b: list[Card]
    cards_c: list[Card]


class Greg(Deck, frozen=True):
    """Greg's cards, his first spaces, and how many cards of each kind his levels take; a second deck, if there is
    one."""

    rats: Annotated[list[Space], msgspec.Meta(min_length=4, max_length=4)]
    levels: dict[str, tuple[Small, Small]]
    fierce: Deck | None = None


class Challenges(Table, frozen=True):
    """The figures of the challenges."""

    rockets: Small
    backpacks: Small
    points: Annotated[int, msgspec.Meta(ge=0, le=1000)]
    turns: Annotated[int, msgspec.Meta(ge=1, le=1000)]
    cheese: Small
    storage: Small
    pipes: Small


class ProfileData(core.ProfileData, frozen=True, forbid_unknown_fields=True):
    """A whole profile, as its file has it."""

    options: Options
    setup: Setup
    movement: Movement
    path: dict[str, Tile]
    path_tiles: dict[str, list[int | Tile]]
    stalls: Stalls
    pipes: list[Pipe]
    lights: Lights
    burrow: dict[str, list[str]]
    backpacks: dict[str, Backpack]
    tracks: dict[str, Five]
    track_tiles: TrackTiles
    parts: Parts
    caps: Caps
    score: Score
    greg: Greg
    challenges: Challenges

    options_in_tables = ("greg_deck",)

    @property
    def deck(self) -> Deck:
        """The cards that Greg plays with."""
        return self.greg.fierce if self.options.greg_deck == "fierce" and self.greg.fierce else self.greg

    def played(self) -> dict[str, Any]:
        """All tables in plain form, with the one deck that is played."""
        tables = super().played()
        del tables["greg"]["fierce"]
        deck = msgspec.to_builtins(self.deck)
        return tables | {"greg": tables["greg"] | {kind: deck[kind] for kind in ("A", "B", "C")}}


Profile = core.Profile[ProfileData]

STANDARD = Path(str(files("ratskeller.games.firstrat") / "data" / "standard.toml"))


def load_profile(path: Path = STANDARD, changes: Mapping[str, str] | None = None) -> Profile:
    """A checked profile, with some options changed."""
    return core.load(path, ProfileData, check, changes)


def pack(profile: Profile) -> Any:
    """The box of a profile: an array of one record, as rules read it."""
    boxes = np.zeros(1, BOX)
    box, data = boxes[0], profile.data
    pack_options(box, data.options)
    pack_setup(box, data)
    pack_path(box, data)
    pack_routes(box, data.pipes)
    pack_lights_and_burrow(box, data)
    pack_items(box, data)
    pack_points(box, data)
    pack_greg(box, data)
    return boxes


def pack_options(box: Any, options: Options) -> None:
    box.super_comics = options.comics == "super"
    box.without_discount = not options.discount_for_two
    box.variable_path = options.path == "variable"
    box.variable_tracks = options.tracks != "printed"
    box.chosen_tracks = options.tracks == "chosen"
    box.lit_cumulative = options.light_bonus == "cumulative"
    box.spare_in_last_round = options.spare_markers == "last-round"
    box.greg_stays = options.greg_at_pad == "others-stay"
    box.award_always = options.award == "always"
    box.award_with_all = options.award == "path-or-all"
    box.must_take_comic = options.library == "must"
    box.super_at_once = options.super_power == "at-once"
    box.toll_by_rat = options.greg_toll == "rat"
    box.mouldy_supply = supply_of(options.mouldy_supply)
    box.award_supply = supply_of(options.award_supply)


def supply_of(option: str) -> int:
    """How many of a thing there are; more than any game takes where they never run out."""
    return w.UNLIMITED if option == "unlimited" else int(option)


def pack_setup(box: Any, data: ProfileData) -> None:
    setup, movement = data.setup, data.movement
    box.first_cheese[:] = setup.cheese
    box.markers = setup.markers
    box.markers_to_end = setup.markers_to_end
    box.caps_laid = setup.caps
    box.comics_laid = setup.comics
    for people in range(2, w.MAX_SEATS + 1):
        box.drinks_laid[people] = setup.drinks[str(people)]
        box.backpacks_laid[people] = setup.backpacks[str(people)]
        for slot in setup.blocked[str(people)]:
            box.blocked[people, slot - 1] = 1
    box.steps_alone = movement.steps_alone
    box.steps_together = movement.steps_together
    box.four_steps = movement.steps_together_with_comic
    box.runner_steps = movement.runner
    box.toll = movement.toll
    box.mouldy_cheese = movement.mouldy


def tiles_of(data: ProfileData) -> list[Tile]:
    """The printed spaces 1 to 26, then the 26 tiles of the variable board."""
    printed = [data.path[str(space)] for space in range(1, 27)]
    loose = [
        printed[tile - 1] if isinstance(tile, int) else tile for group in STRETCHES for tile in data.path_tiles[group]
    ]
    return printed + loose


def pack_path(box: Any, data: ProfileData) -> None:
    for i, (colour, kind, amount) in enumerate(tiles_of(data), start=1):
        box.tile_colour[i] = w.COLOURS.index(colour)
        box.tile_kind[i] = w.YIELDS.index(kind)
        box.tile_amount[i] = amount
    box.stretch[1:] = [stretch for stretch, spaces in enumerate(STRETCHES.values()) for _ in range(spaces)]
    for i, name in enumerate(w.STALLS):
        stall = getattr(data.stalls, name)
        box.stall_space[i] = stall.space
        box.stall_price[i] = stall.price


def pack_routes(box: Any, pipes: list[Pipe]) -> None:
    """Every way through the pipes from every space: the steps it takes, and the space where it comes out."""
    for i, pipe in enumerate(pipes):
        box.pipe_from[i] = pipe.origin
        box.pipe_to[i] = pipe.target
        box.pipe_cost[i] = w.GOODS.index(pipe.cost)
        box.green_pipes |= (pipe.colour == "green") << i
        box.orange_pipes |= (pipe.colour == "orange") << i
    for origin in range(27):
        ways = sorted(ways_from(origin, pipes))
        box.route_count[origin] = len(ways)
        for i, (steps, taken, end) in enumerate(ways):
            box.route_steps[origin, i] = steps
            box.route_pipes[origin, i] = taken
            box.route_end[origin, i] = end


def ways_from(space: int, pipes: list[Pipe], steps: int = 0, taken: int = 0) -> list[tuple[int, int, int]]:
    """(steps, pipes taken as bits, end) of every way on from a space, going nowhere included."""
    ways = [(steps, taken, space)]
    for i, pipe in enumerate(pipes):
        if pipe.origin >= space:
            ways += ways_from(pipe.target, pipes, steps + pipe.origin - space + 1, taken | 1 << i)
    return ways


def pack_lights_and_burrow(box: Any, data: ProfileData) -> None:
    box.lights = len(data.lights.at)
    box.lamps[:] = data.lights.lamps
    box.first_light[:] = 127  # a space without a light is never lit
    for light, space in reversed(list(enumerate(data.lights.at, start=1))):
        box.first_light[space] = light
    nodes = list(data.burrow)
    box.burrow_next[:] = -1
    for i, (node, following) in enumerate(data.burrow.items()):
        box.burrow_reward[i] = w.REWARDS.index(node) if node in w.REWARDS else 0
        for branch, name in enumerate(following):
            box.burrow_next[i, branch] = nodes.index(name)


def pack_items(box: Any, data: ProfileData) -> None:
    for i, colour in enumerate(w.COLOURS):
        box.backpack_bonus[i] = data.backpacks[colour].bonus
        box.backpack_count[i] = data.backpacks[colour].count
    for i, part in enumerate(w.PARTS):
        for good, amount in getattr(data.parts, part).items():
            box.part_cost[i, w.GOODS.index(good)] = amount
        box.part_saves[i, 1:] = [good for good in range(len(w.GOODS)) if box.part_cost[i, good] > 0]
    box.donation = data.parts.donation


def pack_points(box: Any, data: ProfileData) -> None:
    for i, track in enumerate(w.TRACKS):
        box.rows[i] = data.tracks[track]
        box.rows[len(w.TRACKS) + i] = data.track_tiles.rows[i]
    for i, cap in enumerate(w.CAPS):
        box.cap_points[i] = getattr(data.caps, cap)
    box.crumbs_less = data.caps.crumbs_less
    box.award_points = data.score.award
    box.mouldy_points = data.score.mouldy
    box.leftovers = data.score.leftovers


def pack_greg(box: Any, data: ProfileData) -> None:
    greg, deck = data.greg, data.deck
    for kind, cards in (("A", deck.cards_a), ("B", deck.cards_b), ("C", deck.cards_c)):
        for i, card in zip(w.NUMBERS_OF[kind], cards):
            box.card_kind[i] = w.CARD_KINDS.index(kind)
            box.card_moves[i] = card[:4]
            box.card_symbol[i] = w.SYMBOLS.index(card[4])
    for i, level in enumerate(w.LEVELS):
        box.deck_a[i], box.deck_b[i] = greg.levels[level]
    box.greg_rats[:] = greg.rats
    for name in data.challenges.__struct_fields__:
        setattr(box, f"challenge_{name}", getattr(data.challenges, name))
    box.challenge_points += data.options.challenge_points == "more-than"

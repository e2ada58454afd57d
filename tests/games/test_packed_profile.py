"""The box that rules read holds all that the profile's file says, and nothing else."""

import tomllib
from copy import deepcopy
from typing import Any

import msgspec
import pytest

from ratskeller.core.profile import hash_of
from ratskeller.games import load_game
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.check_profile import check
from ratskeller.games.firstrat.profile import STANDARD, Profile, ProfileData, pack

GAME = load_game("firstrat")
TABLES = tomllib.loads(STANDARD.read_text("utf-8"))


def other_board() -> dict[str, Any]:
    """Tables in which nearly every figure differs from its neighbours and from the standard."""
    tables = deepcopy(TABLES)
    tables["options"] = {
        "comics": "super",
        "discount_for_two": False,
        "path": "variable",
        "tracks": "chosen",
        "light_bonus": "cumulative",
        "spare_markers": "last-round",
        "greg_at_pad": "others-stay",
        "award": "path",
        "library": "must",
        "super_power": "at-once",
        "greg_toll": "rat",
        "mouldy_supply": "10",
        "award_supply": "16",
        "challenge_points": "more-than",
    }
    tables["setup"] = {
        "cheese": [5, 6, 7, 8, 9],
        "markers": 12,
        "markers_to_end": 11,
        "caps": 7,
        "comics": 5,
        "drinks": {"2": 8, "3": 7, "4": 6, "5": 5},
        "backpacks": {"2": 1, "3": 2, "4": 3, "5": 4},
        "blocked": {"2": [1], "3": [2, 3], "4": [3, 4], "5": [1, 4]},
    }
    for table in ("movement", "caps", "score", "challenges"):
        tables[table] = {key: 20 + i for i, key in enumerate(tables[table])}
    spaces = [tables["path"][str(space)] for space in range(26, 0, -1)]
    tables["path"] = {
        str(space): [colour, kind, amount + space] for space, (colour, kind, amount) in enumerate(spaces, start=1)
    }
    tables["path_tiles"] = {
        "E": [1, 2, 3, 4, ["blue", "bulb", 9]],
        "C": [20, 19, 18, 17, 16],
        "A": [26, 25, ["green", "can", 7], 24, 23, 22],
        "B": [5, 6, 7, 8, 9],
        "D": [10, 11, 12, 13, 14],
    }
    tables["stalls"] = {name: {"space": 3 + i, "price": 30 + i} for i, name in enumerate(w.STALLS)}
    tables["pipes"].reverse()
    tables["lights"] = {"at": [2, 2, 4, 6, 6, 6, 9, 26], "lamps": [3, 5, 8]}
    tables["backpacks"] = {colour: {"bonus": 4 - i, "count": i} for i, colour in enumerate(reversed(w.COLOURS))}
    rows = [[60 + i, 40 + i, 20 + i, 18, i] for i in range(16)]
    tables["tracks"] = dict(zip(reversed(w.TRACKS), rows[:8], strict=True))
    tables["track_tiles"]["rows"] = rows[8:]
    tables["parts"] = {
        "cockpit": {"bottle": 3, "calc": 4},
        "cargo": {"can": 5, "soda": 6},
        "engine": {"calc": 7, "bottle": 8},
        "donation": 9,
    }
    for cards in (tables["greg"]["A"], tables["greg"]["B"]):
        cards.reverse()
    tables["greg"]["A"].append(tables["greg"]["B"].pop())
    tables["greg"]["rats"] = [20, 15, 10, 5]
    tables["greg"]["levels"] = {level: [4 + i, 8 - i] for i, level in enumerate(w.LEVELS)}
    return tables


BOARDS = {"standard": TABLES, "other": other_board()}
in_every_board = pytest.mark.parametrize("board", BOARDS)


def packed(board: str) -> tuple[dict[str, Any], Any]:
    """The tables of a board, and its box."""
    data = msgspec.convert(BOARDS[board], ProfileData)
    assert check(data) == []
    return BOARDS[board], pack(Profile(data, "here", {}, hash_of(data)))[0]


@in_every_board
def test_the_box_holds_the_options(board: str) -> None:
    tables, box = packed(board)
    options = tables["options"]
    assert box.super_comics == (options["comics"] == "super")
    assert box.without_discount == (not options["discount_for_two"])
    assert box.variable_path == (options["path"] == "variable")
    assert box.variable_tracks == (options["tracks"] in ("variable", "chosen"))
    assert box.chosen_tracks == (options["tracks"] == "chosen")
    assert box.lit_cumulative == (options["light_bonus"] == "cumulative")
    assert box.spare_in_last_round == (options["spare_markers"] == "last-round")
    assert box.greg_stays == (options["greg_at_pad"] == "others-stay")
    assert box.award_always == (options["award"] == "always")
    assert box.award_with_all == (options["award"] == "path-or-all")
    assert box.must_take_comic == (options["library"] == "must")
    assert box.super_at_once == (options["super_power"] == "at-once")
    assert box.toll_by_rat == (options["greg_toll"] == "rat")
    assert box.mouldy_supply == (9999 if options["mouldy_supply"] == "unlimited" else 10)
    assert box.award_supply == (9999 if options["award_supply"] == "unlimited" else 16)


def test_tracks_that_are_drawn_are_variable_but_not_chosen() -> None:
    box = GAME.pack(GAME.profile("standard", {"tracks": "variable"}))[0]
    assert (box.variable_tracks, box.chosen_tracks) == (1, 0)


@in_every_board
def test_the_box_holds_the_set_up_and_the_movement(board: str) -> None:
    tables, box = packed(board)
    setup, movement = tables["setup"], tables["movement"]
    assert box.first_cheese.tolist() == setup["cheese"]
    assert (box.markers, box.markers_to_end) == (setup["markers"], setup["markers_to_end"])
    assert (box.caps_laid, box.comics_laid) == (setup["caps"], setup["comics"])
    for people in range(2, 6):
        assert box.drinks_laid[people] == setup["drinks"][str(people)]
        assert box.backpacks_laid[people] == setup["backpacks"][str(people)]
        assert [slot for slot in range(1, 6) if box.blocked[people, slot - 1]] == setup["blocked"][str(people)]
    assert (box.steps_alone, box.steps_together) == (movement["steps_alone"], movement["steps_together"])
    assert (box.four_steps, box.runner_steps) == (movement["steps_together_with_comic"], movement["runner"])
    assert (box.toll, box.mouldy_cheese) == (movement["toll"], movement["mouldy"])


def tile_in(box: Any, number: int) -> list[Any]:
    """A tile of the box as the file writes it."""
    return [w.COLOURS[box.tile_colour[number]], w.YIELDS[box.tile_kind[number]], int(box.tile_amount[number])]


@in_every_board
def test_the_box_holds_the_path(board: str) -> None:
    tables, box = packed(board)
    for space in range(1, 27):
        assert tile_in(box, space) == tables["path"][str(space)]


@in_every_board
def test_the_box_holds_the_path_tiles_in_the_order_of_their_groups(board: str) -> None:
    tables, box = packed(board)
    tiles = [tile for group in "ABCDE" for tile in tables["path_tiles"][group]]
    for number, tile in enumerate(tiles, start=27):
        assert tile_in(box, number) == (tables["path"][str(tile)] if isinstance(tile, int) else tile)
    assert box.stretch[1:].tolist() == [0] * 6 + [1] * 5 + [2] * 5 + [3] * 5 + [4] * 5


@in_every_board
def test_the_box_holds_the_stalls_and_the_pipes(board: str) -> None:
    tables, box = packed(board)
    for i, name in enumerate(w.STALLS):
        assert {"space": box.stall_space[i], "price": box.stall_price[i]} == tables["stalls"][name]
    for i, pipe in enumerate(tables["pipes"]):
        assert (box.pipe_from[i], box.pipe_to[i]) == (pipe["from"], pipe["to"])
        assert w.GOODS[box.pipe_cost[i]] == pipe["cost"]
        assert bool(box.green_pipes >> i & 1) == (pipe["colour"] == "green")
        assert bool(box.orange_pipes >> i & 1) == (pipe["colour"] == "orange")


@in_every_board
def test_the_box_holds_every_way_through_the_pipes(board: str) -> None:
    tables, box = packed(board)
    for origin in range(27):
        found = {}
        for i in range(box.route_count[origin]):
            taken = int(box.route_pipes[origin, i])
            found[taken] = (int(box.route_steps[origin, i]), int(box.route_end[origin, i]))
        assert len(found) == box.route_count[origin]
        assert found == ways_through(origin, tables["pipes"])
        steps = [int(box.route_steps[origin, i]) for i in range(box.route_count[origin])]
        assert steps == sorted(steps)


def ways_through(origin: int, pipes: list[dict[str, Any]]) -> dict[int, tuple[int, int]]:
    """Steps and end of every set of pipes that can be gone through one after another, found by trying all sets."""
    found = {}
    for bits in range(1 << len(pipes)):
        space, steps = origin, 0
        for pipe in sorted((pipe for i, pipe in enumerate(pipes) if bits >> i & 1), key=lambda pipe: pipe["from"]):
            if pipe["from"] < space:
                break
            steps += pipe["from"] - space + 1
            space = pipe["to"]
        else:
            found[bits] = (steps, space)
    return found


@in_every_board
def test_the_box_holds_the_lights(board: str) -> None:
    tables, box = packed(board)
    lights = tables["lights"]
    assert box.lights == len(lights["at"])
    assert box.lamps.tolist() == lights["lamps"]
    for space in range(1, 27):
        if space in lights["at"]:
            assert box.first_light[space] == lights["at"].index(space) + 1
        else:
            assert box.first_light[space] > box.lights


@in_every_board
def test_the_box_holds_the_burrow(board: str) -> None:
    tables, box = packed(board)
    nodes = list(tables["burrow"])
    for i, (node, following) in enumerate(tables["burrow"].items()):
        ways = [nodes[next_node] for next_node in box.burrow_next[i] if next_node >= 0]
        assert ways == following
        assert w.REWARDS[box.burrow_reward[i]] == (node if node in ("library", "nursery", "storage") else "")


@in_every_board
def test_the_box_holds_backpacks_and_parts(board: str) -> None:
    tables, box = packed(board)
    for i, colour in enumerate(w.COLOURS):
        assert {"bonus": box.backpack_bonus[i], "count": box.backpack_count[i]} == tables["backpacks"][colour]
    for i, part in enumerate(w.PARTS):
        costs = {good: box.part_cost[i, g] for g, good in enumerate(w.GOODS) if box.part_cost[i, g]}
        assert costs == tables["parts"][part]
    assert box.donation == tables["parts"]["donation"]


@in_every_board
def test_the_box_holds_the_points(board: str) -> None:
    tables, box = packed(board)
    for i, track in enumerate(w.TRACKS):
        assert box.rows[i].tolist() == tables["tracks"][track]
        assert box.rows[8 + i].tolist() == tables["track_tiles"]["rows"][i]
    for i, cap in enumerate(w.CAPS):
        assert box.cap_points[i] == tables["caps"][cap]
    assert box.crumbs_less == tables["caps"]["crumbs_less"]
    score = tables["score"]
    assert (box.award_points, box.mouldy_points, box.leftovers) == (score["award"], score["mouldy"], score["leftovers"])


@in_every_board
def test_the_box_holds_greg_and_the_challenges(board: str) -> None:
    tables, box = packed(board)
    greg = tables["greg"]
    for i, name in enumerate(w.CARD_NAMES):
        cards = greg[name[0]]
        number = int(name[1:] or 1) - 1
        assert w.CARD_KINDS[box.card_kind[i]] == (name[0] if number < len(cards) else "")
        if number < len(cards):
            assert [*box.card_moves[i].tolist(), w.SYMBOLS[box.card_symbol[i]]] == cards[number]
    for i, level in enumerate(w.LEVELS):
        assert [box.deck_a[i], box.deck_b[i]] == greg["levels"][level]
    assert box.greg_rats.tolist() == greg["rats"]
    more = {"points": tables["options"]["challenge_points"] == "more-than"}
    for name, figure in tables["challenges"].items():
        assert box[f"challenge_{name}"] == figure + more.get(name, 0)

"""The score pad adds up real tables as the rules do, explains every line, and names what can't be."""

from typing import Any

import numpy as np
import pytest
from pydantic import ValidationError

from ratskeller.client.errors import Refused
from ratskeller.core.game import Game, ScorePad
from ratskeller.core.log import NO_LOG
from ratskeller.core.rng import WORDS
from ratskeller.engine.compiled import loops_for
from ratskeller.games.firstrat import constants as fr
from ratskeller.games.firstrat.game import FIRSTRAT
from ratskeller.games.piedpiper.game import PIEDPIPER
from ratskeller.games.piedpiper.ring import house_of
from ratskeller.server.companion.firstrat import pad as firstrat_pad
from ratskeller.server.companion.firstrat.table import FirstRatTable
from ratskeller.server.companion.piedpiper import pad as piedpiper_pad
from ratskeller.server.companion.piedpiper.pad import PiedPiperTable
from ratskeller.server.companion.scorepad import Sheet

GAMES = 20  # for each kind of table


def finished(
    game: Game, people: int, level: str | None, options: dict[str, str], count: int = GAMES
) -> tuple[Any, Any]:
    """The box, and games played to their end at random."""
    loops, boxes = loops_for(game), game.pack(game.profile(changes=options))
    positions, blank = np.zeros(count, game.position), np.zeros(1, game.position)
    moves, decisions = np.zeros(game.max_moves, np.int64), np.zeros(count, np.int64)
    loops.set_up_all(boxes, positions, blank, people, game.seats_for(people, level), 7 + people, NO_LOG)
    loops.play_out(boxes, positions, 0, count, people, moves, decisions, np.zeros(WORDS, np.int64), NO_LOG)
    return boxes[0], positions


def read_firstrat(s: Any, options: dict[str, str]) -> dict[str, Any]:
    """What a person sees on the table at the end."""
    tiles = {}
    if "tracks" in options:
        tiles = {
            name: int(s.tracks[i].row) - len(fr.TRACKS) + 1 for i, name in enumerate(fr.TRACKS) if i != fr.ROCKET_TRACK
        }
    players = []
    for seat in range(s.seats):
        player = s.players[seat]
        tracks = {
            name: [slot + 1 for slot in range(4) if s.tracks[i].slots[slot] == seat] + [5] * int(s.tracks[i].last[seat])
            for i, name in enumerate(fr.TRACKS)
        }
        players.append(
            {
                "tracks": tracks,
                "commander_slot": int(player.commander_slot) or None,
                "caps": [name for i, name in enumerate(fr.CAPS) if player.caps >> i & 1],
                "backpacks": int(player.backpacks).bit_count(),
                "comics": int(player.comics).bit_count(),
                "drinks": int(player.drinks) + int(player.drinks_used),
                "goods": dict(zip(fr.GOODS, map(int, player.goods), strict=True)),
                "awards": int(player.awards),
                "mouldy": int(player.mouldy),
            }
        )
    is_solo = bool(s.level != fr.NO_LEVEL)
    return {"game": "firstrat", "options": options, "greg": is_solo, "tiles": tiles, "players": players}


def read_piedpiper(s: Any, options: dict[str, str]) -> dict[str, Any]:
    """What a person sees on the table at the end; whose house still stands with nobody in it went out last."""
    seats = range(s.seats)
    nobody = s.seats > 2 and all(s.players[seat].is_out for seat in seats)
    last = [bool(nobody and not s.ring[house_of(s, seat)].is_left) for seat in seats]
    players = [
        {
            "floor": int(s.players[seat].floor),
            "collected": int(s.players[seat].collected),
            "went_last": last[seat],
            "held": int(s.turn.held[seat]) if last[seat] else 0,
        }
        for seat in seats
    ]
    return {"game": "piedpiper", "options": options, "stopped": bool(s.end_reason == 4), "players": players}


def assert_same(sheet: Sheet, pad: ScorePad) -> None:
    """The sheet says what the rules say, and its parts add up."""
    assert [column.total for column in sheet.columns] == pad.totals
    assert sheet.verdict.winners == pad.winners
    for seat, column in enumerate(sheet.columns):
        assert {line.line: line.points for line in column.lines} == {
            n: figures[seat] for n, figures in pad.lines.items()
        }


@pytest.mark.parametrize("people", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("options", [{}, {"comics": "super", "tracks": "variable"}], ids=["printed", "variable"])
def test_the_pad_of_first_rat_is_that_of_the_rules(people: int, options: dict[str, str]) -> None:
    box, positions = finished(FIRSTRAT, people, "hard" if people == 1 else None, options)
    for s in positions:
        sheet = firstrat_pad.add_up(FirstRatTable(**read_firstrat(s, options)))
        assert_same(sheet, FIRSTRAT.score_pad(box, s))
        for column in sheet.columns:
            assert column.total == sum(line.points for line in column.lines)
            assert all(line.points == sum(part.points for part in line.parts) for line in column.lines)


@pytest.mark.parametrize("people", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [{}, {"roof": "7", "variant": "young"}], ids=["standard", "young"])
def test_the_pad_of_the_pied_piper_is_that_of_the_rules(people: int, options: dict[str, str]) -> None:
    box, positions = finished(PIEDPIPER, people, None, options)
    for s in positions:
        sheet = piedpiper_pad.add_up(PiedPiperTable(**read_piedpiper(s, options)))
        pad = PIEDPIPER.score_pad(box, s)
        assert_same(sheet, pad)
        assert sheet.verdict.figures["ended"] == pad.reason


def rats(*players: dict[str, Any], **more: Any) -> Sheet:
    return firstrat_pad.add_up(FirstRatTable(**{"game": "firstrat", "players": list(players), **more}))


def piper(*players: dict[str, Any], **more: Any) -> Sheet:
    return piedpiper_pad.add_up(PiedPiperTable(**{"game": "piedpiper", "players": list(players), **more}))


def parts(sheet: Sheet, seat: int, line: str) -> list[dict[str, Any]]:
    """The parts of a line, points among their figures."""
    (found,) = [each for each in sheet.columns[seat].lines if each.line == line]
    return [{"kind": part.kind, "points": part.points, **part.figures} for part in found.parts]


@pytest.mark.rule("fr.score.caps")
def test_caps_say_what_they_count() -> None:
    mine = {
        "tracks": {"cockpit": [1, 3, 5]},
        "caps": ["cockpit", "crumbs", "collector"],
        "backpacks": 2,
        "comics": 1,
        "drinks": 1,
    }
    assert parts(rats(mine, {}), 0, "caps") == [
        {"kind": "cap", "cap": "cockpit", "count": 3, "each": 4, "points": 12},
        {"kind": "crumbs", "cap": "crumbs", "from_points": 12, "parts": 3, "less": 2, "points": 6},
        {"kind": "collector", "cap": "collector", "count": 7, "each": 2, "points": 14},
    ]


@pytest.mark.rule("fr.super.commander")
def test_the_commander_is_a_part_of_its_own() -> None:
    sheet = rats({"tracks": {"rattonaut": [1, 3]}, "commander_slot": 1}, {}, options={"comics": "super"})
    assert [part["points"] for part in parts(sheet, 0, "rattonaut")] == [10, 7, 10]


@pytest.mark.rule("fr.score.leftovers")
@pytest.mark.rule("fr.score.awards")
def test_leftovers_and_awards_show_their_sums() -> None:
    mine = {"goods": {"cheese": 5, "can": 6}, "tracks": {"rattonaut": [1]}, "awards": 1, "mouldy": 2}
    assert parts(rats(mine, {}), 0, "leftovers") == [{"kind": "resources", "points": 2, "count": 11, "for_a_point": 4}]
    assert parts(rats(mine, {}), 0, "awards") == [
        {"kind": "award", "points": 3, "count": 1, "each": 3},
        {"kind": "mouldy", "points": -4, "count": 2, "each": -2},
    ]
    assert parts(rats(mine, {}), 1, "awards") == []


@pytest.mark.rule("fr.score.ties")
def test_a_tie_is_broken_by_rattonauts_or_shared() -> None:
    flying, rich = {"tracks": {"rattonaut": [1]}}, {"goods": {"cheese": 40}}
    broken = rats(rich, flying).verdict
    assert (broken.winners, broken.by, broken.figures) == ([1], "rattonauts", {"points": 10, "rattonauts": 1})
    shared = rats(rich, rich, {}).verdict
    assert (shared.winners, shared.by) == ([0, 1], "shared")
    clear = rats({"goods": {"cheese": 12}}, {}).verdict
    assert (clear.winners, clear.by, clear.figures) == ([0], "points", {"points": 3, "lead": 3})


@pytest.mark.rule("fr.solo.win")
def test_a_tie_is_gregs() -> None:
    verdict = rats({"goods": {"cheese": 40}}, {"tracks": {"rattonaut": [1]}}, greg=True).verdict
    assert (verdict.winners, verdict.by, verdict.rule) == ([1], "tie-is-gregs", "fr.solo.win")


@pytest.mark.rule("pp.end.winner")
def test_the_lowest_marker_wins_then_collected_ones() -> None:
    out = {"floor": 8}
    lowest = piper(out, {"floor": 3}, {"floor": 5, "collected": 1}).verdict
    assert (lowest.winners, lowest.by) == ([1], "floor")
    tied = piper(out, {"floor": 3}, {"floor": 3, "collected": 1}).verdict
    assert (tied.winners, tied.by, tied.figures["markers"]) == ([2], "markers", 1)
    drawn = piper(out, {"floor": 3}, {"floor": 3}).verdict
    assert (drawn.winners, drawn.by) == ([1, 2], "draw")


@pytest.mark.rule("pp.end.nobody")
def test_if_nobody_is_left_what_was_held_counts() -> None:
    gone = {"floor": 8, "went_last": True}
    verdict = piper({"floor": 8}, gone, gone | {"held": 1}, gone).verdict
    assert (verdict.winners, verdict.by, verdict.rule) == ([2], "held", "pp.end.nobody")


@pytest.mark.rule("pp.end.cap")
def test_a_game_may_be_decided_before_its_end() -> None:
    verdict = piper({"floor": 1}, {"floor": 2}, {"floor": 3}, stopped=True).verdict
    assert (verdict.winners, verdict.rule) == ([0], "pp.end.cap")
    assert piper({"floor": 1}, {"floor": 1}, stopped=True).verdict.by == "draw"


MINE = {"rattonaut": [1, 3, 5, 5]}
BAD_RATS: list[tuple[list[dict[str, Any]], dict[str, Any], str, str]] = [
    ([{}], {}, "players", "fr.setup.seats"),
    ([{}, {}, {}], {"greg": True}, "players", "fr.solo.setup"),
    ([{"tracks": {"roof": [1]}}, {}], {}, "players.0.tracks", "fr.score.pad"),
    ([{"caps": ["top"]}, {}], {}, "players.0.caps", "fr.score.pad"),
    ([{"goods": {"gold": 1}}, {}], {}, "players.0.goods", "fr.score.pad"),
    ([{}, {"tracks": {"cargo": [1, 2]}}], {}, "players.1.tracks.cargo", "fr.setup.blocked"),
    ([{"tracks": {"cargo": [1]}}, {"tracks": {"cargo": [1]}}], {}, "players.1.tracks.cargo", "fr.track.slots"),
    ([{"tracks": {"cargo": [3]}}, {}], {}, "players.0.tracks.cargo", "fr.track.slots"),
    ([{"tracks": {"rattonaut": [1, 3, 5, 5, 5]}}, {}], {}, "players.0.tracks.rattonaut", "fr.pad.rattonaut"),
    ([{"tracks": {"cheese": [1, 3, *[5] * 9]}}, {}], {}, "players.0.tracks", "fr.track.ten"),
    ([{"tracks": {"light": [1, 3, 5, 5]}}, {}], {}, "players.0.tracks.light", "fr.track.light-limit"),
    ([{"tracks": {"rocket": [1]}}, {}], {}, "players.0.tracks.rocket", "fr.build.rocket"),
    ([{}, {"tracks": {"rocket": [1]}}], {"greg": True}, "players.1.tracks.rocket", "fr.solo.plan"),
    ([{}, {"caps": ["light"]}], {"greg": True}, "players.1.caps", "fr.solo.rules-ignored"),
    ([{"tracks": MINE, "commander_slot": 1}, {}], {}, "players.0.commander_slot", "fr.setup.comics.basic"),
    ([{"commander_slot": 1}, {}], {"options": {"comics": "super"}}, "players.0.commander_slot", "fr.super.commander"),
    ([{"backpacks": 6}, {}], {}, "players.0.backpacks", "fr.shop.one-per-colour"),
    ([{"awards": 1}, {}], {}, "players.0.awards", "fr.pad.reward"),
    ([{"caps": ["light"]}, {"caps": ["light"]}], {}, "players.caps", "fr.setup.crow"),
    ([{"caps": list(fr.CAPS[:7])}, {}], {}, "players.caps", "fr.setup.crow"),
    ([{"backpacks": 3}, {"backpacks": 3}], {}, "players.backpacks", "fr.setup.hamster"),
    ([{"drinks": 4}, {}], {}, "players.drinks", "fr.setup.frog"),
    ([{"comics": 7}, {}], {}, "players.comics", "fr.setup.comics.basic"),
    ([{"comics": 7}, {}], {"options": {"comics": "super"}}, "players.comics", "fr.setup.comics.super"),
    ([{"comics": 6}, {}], {"options": {"discount_for_two": "false"}}, "players.comics", "fr.setup.comics.two-people"),
    ([{}, {}], {"tiles": {"cargo": 1}}, "tiles.cargo", "fr.setup.variable-tracks"),
    ([{}, {}], {"options": {"tracks": "variable"}}, "tiles.cockpit", "fr.setup.variable-tracks"),
    (
        [{}, {}],
        {"options": {"tracks": "chosen"}, "tiles": {track: 1 for track in fr.TRACKS if track != "rocket"}},
        "tiles",
        "fr.setup.variable-tracks",
    ),
]


@pytest.mark.parametrize(("players", "more", "field", "rule"), BAD_RATS, ids=[f"{b[2]} {b[3]}" for b in BAD_RATS])
def test_what_cannot_lie_on_a_table_of_first_rat_is_named(
    players: list[dict[str, Any]], more: dict[str, Any], field: str, rule: str
) -> None:
    with pytest.raises(Refused) as refused:
        rats(*players, **more)
    assert (refused.value.code, refused.value.rule, refused.value.figures["field"]) == ("malformed", rule, field)
    assert refused.value.message.startswith(f"{field}: ")


def test_only_one_seat_has_the_commander() -> None:
    players = [
        {"tracks": {"rattonaut": [1]}, "commander_slot": 1},
        {"tracks": {"rattonaut": [3]}, "commander_slot": 3},
    ]
    with pytest.raises(Refused) as refused:
        rats(*players, options={"comics": "super"})
    assert refused.value.rule == "fr.super.token"


OUT = {"floor": 8}
LAST = {"floor": 8, "went_last": True}
BAD_PIPERS: list[tuple[list[dict[str, Any]], dict[str, Any], str, str]] = [
    ([OUT], {}, "players", "pp.setup.houses"),
    ([{"floor": 9}, {"floor": 1}], {}, "players.0.floor", "pp.setup.floors"),
    ([{"floor": 8, "collected": 1}, {"floor": 1}], {}, "players.0.collected", "pp.out.markers"),
    ([OUT, {"floor": 1, "collected": 2}], {}, "players.collected", "pp.out.markers"),
    ([{"floor": 1}, {"floor": 1}], {}, "players", "pp.end.two-people"),
    ([{"floor": 1}, {"floor": 1}, {"floor": 1}], {}, "players", "pp.end.two-left"),
    ([LAST, {"floor": 1}, {"floor": 1}], {}, "players.0.went_last", "pp.end.nobody"),
    ([LAST, LAST, LAST, {"floor": 8, "held": 1}], {}, "players.3.held", "pp.end.nobody"),
    ([OUT, OUT, OUT], {}, "players.went_last", "pp.end.nobody"),
    ([LAST, LAST, LAST | {"held": 1}], {}, "players.held", "pp.out.markers"),
]


@pytest.mark.parametrize(("players", "more", "field", "rule"), BAD_PIPERS, ids=[f"{b[2]} {b[3]}" for b in BAD_PIPERS])
def test_what_cannot_lie_on_a_table_of_the_pied_piper_is_named(
    players: list[dict[str, Any]], more: dict[str, Any], field: str, rule: str
) -> None:
    with pytest.raises(Refused) as refused:
        piper(*players, **more)
    assert (refused.value.code, refused.value.rule, refused.value.figures["field"]) == ("malformed", rule, field)


def test_an_unknown_profile_or_option_is_no_table() -> None:
    for more in ({"profile": "other"}, {"options": {"moon": "full"}}, {"profile_text": "name = 1"}):
        with pytest.raises(Refused) as refused:
            rats({}, {}, **more)
        assert refused.value.code == "set-up"


def test_more_than_five_people_and_unknown_fields_do_not_fit() -> None:
    tables: list[list[dict[str, Any]]] = [[{}] * 6, [{"hats": 1}, {}]]
    for players in tables:
        with pytest.raises(ValidationError):
            rats(*players)

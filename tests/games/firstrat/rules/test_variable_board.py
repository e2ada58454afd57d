"""fr.setup.variable-path and fr.setup.variable-tracks: a board that is never the same."""

import pytest

from ratskeller.games.firstrat import constants as w
from tests.games.firstrat.rules.drawing import draw_until, drawing, likelihoods
from tests.games.firstrat.rules.table import GAME, Table

# The spaces of tile groups A, B, C, D and E.
STRETCHES = (range(1, 7), range(7, 12), range(12, 17), range(17, 22), range(22, 27))


def variable_board(swapped: dict[int, int]) -> Table:
    """A variable board with every tile on the space of its number, but for those swapped."""
    table = Table(options={"path": "variable"})
    tile_on = {**swapped, **{tile: space for space, tile in swapped.items()}}
    table.put(tiles={str(space): 26 + tile_on.get(space, space) for space in range(1, 27)})
    return table


@pytest.mark.rule("fr.setup.variable-path")
def test_the_printed_board_has_its_own_tile_on_every_space() -> None:
    assert Table().position.tiles[1:27].tolist() == list(range(1, 27))


@pytest.mark.rule("fr.setup.variable-path")
def test_tiles_are_shuffled_within_their_stretch_and_each_lies_once() -> None:
    play = drawing(path="variable")
    draw_until(play, "~tile")
    for stretch in STRETCHES:
        left = list(stretch)
        while left:
            assert likelihoods(play) == {f"~tile:{tile}": 1 for tile in left}
            play.apply(f"~tile:{left.pop()}")
    assert play.actor == 0
    laid = [w.SPACES + tile for stretch in STRETCHES for tile in reversed(stretch)]
    assert play.position.tiles[1:27].tolist() == laid


@pytest.mark.rule("fr.setup.variable-path")
@pytest.mark.parametrize("level", [None, "easy"])
def test_every_variable_board_is_an_order_of_the_tiles_of_each_stretch(level: str | None) -> None:
    boards = set()
    for seed in range(4):
        tiles = Table(options={"path": "variable"}, level=level, seed=seed).position.tiles
        for stretch in STRETCHES:
            assert sorted(tiles[space] - w.SPACES for space in stretch) == list(stretch)
        boards.add(tuple(tiles))
    assert len(boards) > 1


@pytest.mark.rule("fr.setup.variable-path")
def test_a_tile_changes_what_its_space_yields_and_its_colour() -> None:
    # The tile of space 11 (yellow, 2 cheese) lies on space 9, that of space 5 (yellow, 1 cheese) on space 6.
    table = variable_board({9: 11, 6: 5})
    table.rats(0, 8, 4, "nursery", "nursery")
    table.give(0, cheese=0)
    table.begin(0)
    table.do("r1>9")
    assert table.legal == ["r2>6", "stop"]
    table.do("r2>6", "no-item")
    assert table.goods(0) == {"cheese": 2 + 1}


@pytest.mark.rule("fr.setup.variable-path")
def test_stalls_pipes_and_lights_stay_where_they_are() -> None:
    table = variable_board({9: 11, 10: 8})
    table.rats(0, 8, 5, "nursery", "nursery")
    table.give(0, cheese=0, soda=1)
    table.hamster(blue=1)
    table.light(0, 9)
    table.begin(0)
    assert "r2>10" in table.legal  # through the pipe from 5, which costs soda
    table.go("r1>9")
    assert table.cheese(0) == 2 + 1  # the light of space 9 is lit
    assert table.legal == ["steal:backpack-blue", "no-item"]  # and the hamster is there still


@pytest.mark.rule("fr.setup.variable-path")
def test_tiles_may_differ_from_the_printed_spaces() -> None:
    tiles = {"path_tiles": {"A": [["yellow", "cheese", 4], 2, 3, 4, 5, 6]}}
    table = Table(options={"path": "variable"}, changes=tiles)
    table.put(tiles={"1": 26 + 1})
    table.begin(0)
    table.go("r1>1")
    assert table.cheese(0) == 1 + 4


@pytest.mark.rule("fr.setup.variable-tracks")
def test_printed_tracks_keep_their_printed_rows() -> None:
    assert [track.row for track in Table().position.tracks] == list(range(8))


@pytest.mark.rule("fr.setup.variable-tracks")
def test_seven_of_eight_track_tiles_are_drawn_for_all_tracks_but_the_rocket() -> None:
    play = drawing(tracks="variable")
    draw_until(play, "~row")
    assert play.is_chance
    for row in range(8, 1, -1):
        assert likelihoods(play) == {f"~row:{left}": 1 for left in range(1, row + 1)}
        play.apply(f"~row:{row}")
    assert play.actor == 0
    rows = {track: int(play.position.tracks[i].row) for i, track in enumerate(w.TRACKS)}
    drawn = {"cockpit": 8, "cargo": 7, "engine": 6, "storage": 5, "cheese": 4, "light": 3, "rattonaut": 2}
    assert rows == {track: 8 + tile - 1 for track, tile in drawn.items()} | {"rocket": w.ROCKET_TRACK}


@pytest.mark.rule("fr.setup.variable-tracks")
def test_track_tiles_may_be_placed_by_choice() -> None:
    play = drawing(tracks="chosen")
    draw_until(play, "lay")
    assert play.actor == 0
    for row in range(1, 8):
        assert play.legal_moves() == [f"lay:{left}" for left in range(row, 9)]
        play.apply(f"lay:{row}")
    assert play.legal_moves()[0].startswith("r1>")
    assert play.position.tracks[w.ROCKET_TRACK].row == w.ROCKET_TRACK


@pytest.mark.rule("fr.setup.variable-tracks")
def test_a_track_scores_by_the_tile_that_lies_on_it_and_slots_stay_blocked() -> None:
    play = drawing(tracks="chosen")
    draw_until(play, "lay")
    for row in (8, 1, 2, 3, 4, 5, 6):
        play.apply(f"lay:{row}")
    table = Table()
    table.play = play
    assert [table.slots(track) for track in w.TRACKS] == [["free", "blocked", "free", "blocked"]] * 8
    # Row 8 is 8 8 6 6 4, row 1 is 10 8 7 7 6; the rocket keeps 5 4 4 3 2. With two people slots 1 and 3 count, then 5.
    table.markers(0, cockpit=3, cargo=2, rocket=1)
    lines = GAME.score_pad(table.box, table.position).lines
    assert (lines["cockpit"][0], lines["cargo"][0], lines["rocket"][0]) == (8 + 6 + 4, 10 + 7, 5)

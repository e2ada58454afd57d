"""Pictures and texts of a table: what the seat that has to decide may see."""

import numpy as np
import pytest

from ratskeller.core.errors import SetupError
from ratskeller.envs.canvas import INK, PAPER, SEAT_COLOURS, Canvas
from ratskeller.envs.rendering import picture_of, render, text_of
from tests.envs.seatings import Table, every_table


@every_table
def test_every_table_is_drawn_from_its_beginning_to_its_end(table: Table) -> None:
    live = table.live()
    live.begin(2)
    pictures: list[bytes] = []
    while not live.is_over:
        pictures.append(picture_of(live).tobytes() if len(pictures) % 9 == 0 else b"")
        live.play(live.legal()[-1])
    assert len(set(pictures)) > 2
    assert "may:" not in text_of(live)
    picture = picture_of(live)
    for colour in (PAPER, INK, *SEAT_COLOURS[: max(2, table.people)]):
        assert (picture == colour).all(axis=2).any()


def test_the_text_shows_the_cards_of_the_seat_that_decides_only() -> None:
    live = Table("piedpiper", 3).live()
    live.begin(1)
    lines = text_of(live).splitlines()
    assert [line.startswith("players") and "hand " in line for line in lines].count(True) == 1
    assert lines[-1].startswith("seat 0 may: ")


def test_the_text_of_firstrat_names_what_a_seat_has() -> None:
    live = Table("firstrat", 2).live()
    live.begin(1)
    text = text_of(live)
    assert "phase: move" in text
    assert "players 1: rats r1=start r2=start r3=nursery r4=nursery, goods cheese=2" in text


def test_a_number_is_drawn_in_digits() -> None:
    canvas = Canvas(20, 10)
    canvas.number(0, 0, 17, scale=1)
    drawn = (canvas.pixels == INK).all(axis=2)[:5, :7]
    assert ["".join("#" if dot else "." for dot in row) for row in drawn] == [
        ".#..###",
        "##....#",
        ".#...#.",
        ".#...#.",
        "###..#.",
    ]


def test_without_a_render_mode_nothing_is_rendered() -> None:
    live = Table("firstrat", 2).live()
    live.begin(1)
    with pytest.raises(SetupError, match="no picture without a render mode: there are human, ansi, rgb_array"):
        render(live, None)
    assert isinstance(render(live, "rgb_array"), np.ndarray)

"""The levels play as they did when they were measured: the same seeds give the same moves."""

import pytest

from ratskeller.bots import seen_in
from ratskeller.bots.search import Search
from tests.bots.decisions import TABLES, new_game, random_decisions

MOVES = [
    [8, 38, 5, 224, 53, 101, 53],
    [4, 23, 163, 23, 40, 142, 53, 26],
    [235, 186, 11, 224, 35, 46, 11, 11],
    [8, 61, 124],
    [38, 52, 3],
    [20, 2, 8, 19],
    [5, 2, 13],
    [19, 12, 48, 25, 10],
    [8, 1, 48, 9],
]


@pytest.mark.parametrize(("table", "moves"), [*zip(TABLES, MOVES, strict=True)])
def test_a_search_by_heuristics_chooses_what_it_always_chose(
    table: tuple[str, int, str | None, dict[str, str]], moves: list[int]
) -> None:
    play = new_game(table)
    chosen: list[int] = []
    for number in random_decisions(play):
        if number % 12 == 6 and len(play.legal) > 1 and len(chosen) < len(moves):
            chosen.append(Search(playouts=160, threads=1).choose(seen_in(play), number))
    assert chosen == moves

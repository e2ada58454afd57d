"""The numbers of sequences of moves from stored positions, counted compiled and counted plainly."""

from typing import Any

import numpy as np
import pytest

from ratskeller.core.game import Game
from ratskeller.core.log import NO_LOG
from ratskeller.engine.perft import divide, perft
from ratskeller.games import GAMES
from tests.engine.perft.count import Case, read_cases

CASES = {name: read_cases(name) for name in GAMES}
PLAINLY = {"firstrat": 1000, "piedpiper": 6000}  # sequences that are counted plainly, at most

for_every_position = pytest.mark.parametrize(
    "case",
    [case for cases in CASES.values() for case in cases],
    ids=lambda case: f"{case.game.name}-{case.name.replace(' ', '-')}",
)


def count_plainly(game: Game, box: Any, positions: Any, depth: int) -> int:
    """Perft as anybody would write it: one copy of the position for each move."""
    moves = np.zeros(game.max_moves, np.int64)
    count = game.rules.list_moves(box, positions[0], moves)
    if depth == 0 or count == 0:
        return 1
    leaves = 0
    for move in moves[:count]:
        after = positions.copy()
        game.rules.apply_unchecked(box, after[0], move, NO_LOG)
        leaves += count_plainly(game, box, after, depth - 1)
    return leaves


@pytest.mark.parametrize(("name", "phases"), [("firstrat", 10), ("piedpiper", 6)])
def test_the_positions_are_of_all_tables_and_of_many_phases(name: str, phases: int) -> None:
    cases = CASES[name]
    assert len({case.name for case in cases}) == len(cases)
    assert {case.people for case in cases} == set(cases[0].game.people)
    assert len({int(case.start().position.phase) for case in cases}) >= phases


def test_the_positions_of_the_pied_piper_are_of_all_variants_and_options() -> None:
    options = {tuple(case.options.items()) for case in CASES["piedpiper"]}
    assert {pair for chosen in options for pair in chosen} == {
        ("variant", "young"),
        ("variant", "hidden"),
        ("roof", "7"),
        ("sewer_plus", "walk"),
    }


@for_every_position
def test_compiled_perft_agrees_with_the_stored_counts(case: Case) -> None:
    start = case.start()
    assert [perft(start, depth) for depth in range(1, len(case.counts) + 1)] == case.counts


@for_every_position
def test_a_plain_count_by_interpreted_rules_agrees_with_the_stored_counts(case: Case) -> None:
    start = case.start()
    depth = max(depth for depth, count in enumerate(case.counts, start=1) if count <= PLAINLY[case.game.name])
    assert count_plainly(case.game, start.box, start.positions, depth) == case.counts[depth - 1]


@for_every_position
def test_the_parts_of_divide_add_up_to_perft(case: Case) -> None:
    start = case.start()
    for depth in (1, 2, 4):
        parts = divide(start, depth)
        assert list(parts) == start.legal_moves()
        assert sum(parts.values()) == case.counts[depth - 1]


def test_perft_of_nothing_is_the_position_itself() -> None:
    assert perft(CASES["firstrat"][0].start(), 0) == 1


def test_counting_leaves_the_position_as_it_was() -> None:
    for case in (CASES["firstrat"][1], CASES["piedpiper"][1]):
        start = case.start()
        line = start.line()
        perft(start, 3)
        divide(start, 3)
        assert start.line() == line == case.line

"""The numbers of sequences of moves from stored positions, counted compiled and counted plainly."""

from typing import Any

import numpy as np
import pytest

from ratskeller.core.log import NO_LOG
from ratskeller.engine.perft import divide, perft

from .perft.count import GAME, Case, read_cases

CASES = read_cases()
PLAINLY = 1000  # sequences that are counted plainly, at most

for_every_position = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name.replace(" ", "-"))


def count_plainly(box: Any, positions: Any, depth: int) -> int:
    """Perft as anybody would write it: one copy of the position for each move."""
    moves = np.zeros(GAME.max_moves, np.int64)
    count = GAME.rules.list_moves(box, positions[0], moves)
    if depth == 0 or count == 0:
        return 1
    leaves = 0
    for move in moves[:count]:
        after = positions.copy()
        GAME.rules.apply_unchecked(box, after[0], move, NO_LOG)
        leaves += count_plainly(box, after, depth - 1)
    return leaves


def test_the_positions_are_of_all_tables_and_of_many_phases() -> None:
    assert len({case.name for case in CASES}) == len(CASES)
    assert {case.people for case in CASES} == {1, 2, 3, 4, 5}
    phases = {int(case.start().position.phase) for case in CASES}
    assert len(phases) >= 10


@for_every_position
def test_compiled_perft_agrees_with_the_stored_counts(case: Case) -> None:
    start = case.start()
    assert [perft(start, depth) for depth in range(1, len(case.counts) + 1)] == case.counts


@for_every_position
def test_a_plain_count_by_interpreted_rules_agrees_with_the_stored_counts(case: Case) -> None:
    start = case.start()
    depth = max(depth for depth, count in enumerate(case.counts, start=1) if count <= PLAINLY)
    assert count_plainly(start.box, start.positions, depth) == case.counts[depth - 1]


@for_every_position
def test_the_parts_of_divide_add_up_to_perft(case: Case) -> None:
    start = case.start()
    for depth in (1, 2, 4):
        parts = divide(start, depth)
        assert list(parts) == start.legal_moves()
        assert sum(parts.values()) == case.counts[depth - 1]


def test_perft_of_nothing_is_the_position_itself() -> None:
    assert perft(CASES[0].start(), 0) == 1


def test_counting_leaves_the_position_as_it_was() -> None:
    start = CASES[1].start()
    line = start.line()
    perft(start, 3)
    divide(start, 3)
    assert start.line() == line == CASES[1].line

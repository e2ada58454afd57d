"""A hint tells whole turns, and what they lead to."""

import pytest

from ratskeller.bots import seen_in
from ratskeller.study.hint import hint
from tests.bots.decisions import TABLES, new_game, random_decisions


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_turns_of_a_hint_are_legal_and_whole(table: tuple[str, int, str | None, dict[str, str]]) -> None:
    play = new_game(table)
    for number in random_decisions(play):
        if number == 12:
            break
    found = hint(seen_in(play), seconds=0.05, turns=3)
    assert 1 <= len(found.turns) <= 3
    for turn in found.turns:
        then = play.copy()
        for move in turn.moves:
            assert (then.actor, move in then.legal) == (play.actor, True)
            then.apply_number(move)
        now, before = (game.game.turn_label(game.position) for game in (then, play))
        assert then.is_over or now != before or then.actor != play.actor


def test_hints_come_best_first_with_chances_that_add_up() -> None:
    play = new_game(TABLES[1])
    found = hint(seen_in(play), seconds=0.2, turns=5)
    assert [turn.share for turn in found.turns] == sorted((turn.share for turn in found.turns), reverse=True)
    assert len(found.turns) == 5
    assert len({tuple(turn.moves) for turn in found.turns}) == 5
    for turn in found.turns:
        assert len(turn.wins) == len(turn.points) == 4
        assert sum(turn.wins) == pytest.approx(1, abs=1e-4)
    assert found.playouts > 0
    assert len(found.before) == 4
    assert sum(found.before) == pytest.approx(1, abs=1e-4)

"""The games in OpenSpiel: its own tests pass, and its states are what the rules make of the same moves."""

import pickle
import random

import numpy as np
import pyspiel
import pytest

from ratskeller.core.errors import IllegalMove, MalformedMove, SetupError
from ratskeller.engine.playthrough import Playthrough
from ratskeller.envs.observation import encoder_for
from ratskeller.envs.spiel import GAMES
from ratskeller.games import load_game
from tests.envs.spiel_games import after, played, step_at_random, tables


@tables
def test_open_spiels_own_test_of_random_games_passes(table: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(table), num_sims=1, serialize=True, verbose=False)


@tables
def test_a_state_is_the_position_that_the_same_moves_lead_to(table: str) -> None:
    game = pyspiel.load_game(table)
    state, luck = game.new_initial_state(), random.Random(3)
    tree = state.node.tree
    name, options, people, level = tree.kind
    rules = load_game(name)
    play = Playthrough(rules, rules.profile(changes=dict(options)), people, level, seed=0, sample=False)
    play.position.rng[:] = 0
    while not state.is_terminal():
        assert state.legal_actions() == sorted(play.legal)
        step_at_random(state, luck)
        play.apply_number(state.history()[-1])
        assert state.node.positions.tobytes() == play.positions.tobytes()
    assert play.is_over


@tables
def test_returns_share_the_victory(table: str) -> None:
    for seed in range(10):
        state = played(table, seed)
        tree = state.node.tree
        winners = tree.game.score_pad(tree.boxes[0], state.node.positions[0]).winners
        returns = state.returns()
        if tree.people == 1:
            assert returns == [1.0 if 0 in winners else -1.0]
        else:
            others = -1 / (tree.people - 1)
            winner = (tree.people / len(winners) - 1) / (tree.people - 1)
            assert returns == pytest.approx([winner if seat in winners else others for seat in range(tree.people)])
            assert sum(returns) == pytest.approx(0)


def test_nobody_has_returns_before_the_end() -> None:
    assert after("python_piedpiper", "~card:run").returns() == [0, 0]


def test_chance_has_the_probabilities_of_the_cards() -> None:
    outcomes = dict(after("python_piedpiper", "~card:run").chance_outcomes())
    assert outcomes[load_game("piedpiper").parse_move("~card:run")] == pytest.approx(5 / 49)
    assert outcomes[load_game("piedpiper").parse_move("~card:forward")] == pytest.approx(14 / 49)
    assert sum(outcomes.values()) == pytest.approx(1)


@tables
def test_observations_are_those_of_the_other_environments(table: str) -> None:
    state, luck = pyspiel.load_game(table).new_initial_state(), random.Random(5)
    tree = state.node.tree
    encoder = encoder_for(tree.game)
    expected = np.zeros(encoder.size, np.float32)
    while not state.is_terminal() and len(state.history()) < 80:
        step_at_random(state, luck)
        for seat in range(tree.people):
            encoder.write(tree.boxes, state.node.positions, 0, seat, expected)
            np.testing.assert_array_equal(state.observation_tensor(seat), expected)


def test_a_copy_goes_its_own_way() -> None:
    state = after("python_piedpiper", "~card:run")
    before, copy = str(state), state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)
    assert (len(state.history()), len(copy.history())) == (1, 2)


def test_a_pickled_game_and_its_state_go_on_alike() -> None:
    state = played("python_firstrat(players=1,level=easy)", 1).get_game().new_initial_state()
    step_at_random(state, random.Random(1))
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()
    assert str(pickle.loads(pickle.dumps(state.get_game()))) == str(state.get_game())


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    state = played("python_piedpiper", 1).get_game().new_initial_state()
    while state.is_chance_node():
        step_at_random(state, random.Random(1))
    illegal = next(move for move in range(48) if move not in state.legal_actions())
    before = str(state)
    with pytest.raises(IllegalMove, match=r"is not legal by pp\."):
        state.apply_action(illegal)
    for number in (-5, 65, 10**6):
        with pytest.raises(MalformedMove, match=f"there is no move {number}: the last is 64"):
            state.apply_action(number)
    assert str(state) == before


@pytest.mark.parametrize(
    ("table", "complaint"),
    [
        ("python_firstrat(players=6)", "1 to 5 people, not 6"),
        ("python_firstrat(players=1)", "needs a level"),
        ("python_piedpiper(level=easy)", "unknown level"),
        ("python_piedpiper(options=variant)", "name:value"),
        ("python_piedpiper(options=moon:full)", "unknown option 'moon'"),
    ],
)
def test_what_no_table_can_be_is_refused(table: str, complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        pyspiel.load_game(table)


def test_both_games_are_registered() -> None:
    assert {game.name for game in GAMES} == {"firstrat", "piedpiper"}
    assert {"python_firstrat", "python_piedpiper"} <= set(pyspiel.registered_names())

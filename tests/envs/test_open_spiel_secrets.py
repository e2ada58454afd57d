"""What a seat is told in OpenSpiel: what it may know, and all that it has known."""

import random
from collections import defaultdict
from typing import Any

import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from ratskeller.core.errors import SetupError
from tests.envs.spiel_games import after, step_at_random

TABLE = "python_piedpiper"
FIRST_HAND = ("~card:run", "~card:run", "~card:back", "~card:sewer")


def test_a_seat_is_told_its_own_cards_only() -> None:
    run, melody = (after(TABLE, *FIRST_HAND, card) for card in ("~card:run", "~card:melody"))
    assert run.information_state_string(0) == melody.information_state_string(0)
    assert run.observation_string(0) == melody.observation_string(0)
    assert run.observation_tensor(0) == melody.observation_tensor(0)
    assert run.information_state_string(1) != melody.information_state_string(1)
    assert run.observation_string(1) != melody.observation_string(1)
    assert run.observation_tensor(1) != melody.observation_tensor(1)


def test_a_seat_recalls_in_which_order_it_saw_its_cards() -> None:
    one, other = (after(TABLE, *cards) for cards in (FIRST_HAND, FIRST_HAND[::-1]))
    assert one.observation_string(0) == other.observation_string(0)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(1) == other.information_state_string(1)


def test_in_one_information_state_the_same_moves_are_legal() -> None:
    game = pyspiel.load_game(f"{TABLE}(options=variant:hidden)")
    legal: dict[str, list[int]] = {}
    reached: dict[str, set[str]] = defaultdict(set)
    for seed in range(100):
        state, luck = game.new_initial_state(), random.Random(0)
        for move in range(14):
            if move == 4:
                luck = random.Random(seed)  # the first hand is the same, all else differs
            elif move == 8:
                luck = random.Random(0)  # the row is the same, and the first card
            step_at_random(state, luck)
            if not state.is_chance_node():
                known = state.information_state_string()
                reached[known].add(str(state))
                assert legal.setdefault(known, state.legal_actions()) == state.legal_actions()
    assert max(map(len, reached.values())) > 10


def observer(**kind: Any) -> Any:
    """An observer of The Pied Piper."""
    return make_observation(pyspiel.load_game(TABLE), pyspiel.IIGObservationType(**kind))


def test_what_is_open_and_what_is_private_make_the_observation() -> None:
    state = after(TABLE, *FIRST_HAND, "~card:melody")
    one, none = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE
    public = observer(public_info=True, perfect_recall=False, private_info=none).string_from(state, 0)
    private = observer(public_info=False, perfect_recall=False, private_info=one).string_from(state, 0)
    assert private == "players.0.hand=run:2,back:1,sewer:1"
    assert {*public.split(), *private.split()} == {*state.observation_string(0).split()}
    assert observer(public_info=False, perfect_recall=False, private_info=none).string_from(state, 0) == ""


@pytest.mark.parametrize(
    "kind",
    [
        {"perfect_recall": False, "private_info": pyspiel.PrivateInfoType.ALL_PLAYERS},
        {"perfect_recall": True, "private_info": pyspiel.PrivateInfoType.NONE},
    ],
)
def test_no_observer_sees_more_than_a_seat(kind: dict[str, Any]) -> None:
    with pytest.raises(SetupError, match=r"no observer sees|recalls all"):
        observer(**kind)

"""TorchRL takes the PettingZoo environments."""

import pytest
from torchrl.envs import PettingZooWrapper, check_env_specs

from ratskeller.envs import firstrat_v0, piedpiper_v0

TABLES = {
    "firstrat-2": lambda: firstrat_v0.env(2),
    "firstrat-alone": lambda: firstrat_v0.env(1, "hard"),
    "piedpiper-2": lambda: piedpiper_v0.env(2),
    "piedpiper-5": lambda: piedpiper_v0.env(5),
}


@pytest.mark.parametrize("table", TABLES)
def test_torchrl_finds_every_shape_and_type_as_it_was_told(table: str) -> None:
    check_env_specs(PettingZooWrapper(TABLES[table](), use_mask=True))


def test_torchrl_plays_by_the_masks() -> None:
    rollout = PettingZooWrapper(piedpiper_v0.env(2), use_mask=True).rollout(200, break_when_any_done=False)
    assert rollout["next", "done"].any()
    for seat in ("seat_0", "seat_1"):
        assert rollout["next", seat, "reward"].min() >= 0  # an illegal move would cost 1

"""Tables that were started before a profile changed go on with the profile that they were started with."""

from typing import Any

import pytest

from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game
from ratskeller.server.store.row import Facts, Row, Seat
from ratskeller.server.tables.state import TableState

GAME = load_game("firstrat")
TODAY = GAME.profile()
BEFORE = GAME.load_profile(GAME.earlier_profiles("standard")[0], {})


def opened(**changes: Any) -> TableState:
    """A table for one person against Greg, before its start."""
    facts: dict[str, Any] = {
        **{"id": "table", "host": "me", "game": "firstrat", "rules_version": GAME.rules_version},
        **{"profile": "standard", "profile_text": None, "options": {}, "people": 1, "level": "easy"},
        **{"is_public": True, "clock": {"kind": "none"}, "stand_in": "pantry-rat", "hints": True, "live_points": True},
        **{"seed": "00", "created": 0.0, "rematch_of": None},
    }
    return TableState(Facts(**facts | changes), [Seat(0, "person", "me", "Mia", None, "")])


def started(table: TableState, **more: str) -> TableState:
    """The table after an entry that starts its game."""
    play = Playthrough(GAME, BEFORE, 1, "easy", seed=1)
    drawn = [GAME.format_move(move) for move in play.moves]
    return table.with_rows([Row(1, "start", None, "me", 0.0, {"salt": "", "drawn": drawn, "events": [], **more})])


def test_a_table_that_is_not_started_has_the_present_profile() -> None:
    assert opened().profile.hash == TODAY.hash


def test_a_game_that_named_no_profile_goes_on_with_the_earliest() -> None:
    table = started(opened())
    assert table.profile.hash == BEFORE.hash
    assert table.play is not None
    assert table.play.profile.hash == BEFORE.hash


@pytest.mark.parametrize("profile", [TODAY, BEFORE], ids=["today", "before"])
def test_a_game_goes_on_with_the_profile_that_it_named(profile: Any) -> None:
    table = started(opened(), profile=profile.hash)
    assert table.play is not None
    assert table.play.profile.hash == profile.hash


def test_the_options_of_a_table_hold_in_an_earlier_profile_too() -> None:
    table = started(opened(options={"greg_at_pad": "others-stay"}))
    assert table.profile.data.options.greg_at_pad == "others-stay"
    assert table.profile.hash == GAME.load_profile(GAME.earlier_profiles("standard")[0], table.facts.options).hash


def test_a_board_of_ones_own_has_no_earlier_one() -> None:
    text = GAME.profile_path("standard").read_text("utf-8").replace('name = "standard"', 'name = "mine"')
    table = started(opened(profile="own", profile_text=text))
    assert table.profile.name == "mine"

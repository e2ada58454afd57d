"""Whole games, replayed on every run: one for every way to end, every mode, every option and every super rat.

`python -m tests.record_games` makes the records anew, where a change of the rules or of the profile calls for it.
"""

from typing import Any

import msgspec
import pytest

from ratskeller.core.record import read_record
from ratskeller.engine.playthrough import Playthrough, replay

from .recorded import EXPECTED, FOLDER, GAME, REQUIRED, result_of, shown_by
from .scorer import Sheet, score_text

RESULTS: dict[str, dict[str, Any]] = msgspec.json.decode(EXPECTED.read_bytes())


def replayed(name: str) -> Playthrough:
    """A recorded game after its last move."""
    path = FOLDER / f"{name}.rat"
    record = read_record(path)
    return replay(record, GAME, GAME.profile(record.profile, record.options), str(path))


@pytest.mark.parametrize("name", RESULTS)
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    play = replayed(name)
    assert play.is_over
    assert {"shows": RESULTS[name]["shows"], **result_of(play)} == RESULTS[name]


@pytest.mark.parametrize("name", RESULTS)
def test_a_recorded_game_is_written_down_in_the_same_words(name: str) -> None:
    assert replayed(name).record_text() == (FOLDER / f"{name}.rat").read_text("utf-8")


@pytest.mark.rule("fr.score.pad")
@pytest.mark.parametrize("name", RESULTS)
def test_the_second_scorer_agrees_on_a_recorded_game(name: str) -> None:
    play = replayed(name)
    pad = GAME.score_pad(play.box, play.position)
    text = (FOLDER / f"{name}.rat").read_text("utf-8")
    assert score_text(text) == Sheet(pad.lines, pad.totals, pad.winners, pad.reason)


@pytest.mark.parametrize("name", RESULTS)
def test_a_recorded_game_shows_what_it_was_recorded_for(name: str) -> None:
    record = read_record(FOLDER / f"{name}.rat")
    assert sorted(shown_by(record) & REQUIRED) == RESULTS[name]["shows"]


def test_every_end_mode_option_and_super_rat_has_a_recorded_game() -> None:
    shown = {fact for result in RESULTS.values() for fact in result["shows"]}
    assert REQUIRED - shown == set()


def test_every_record_has_an_expected_result() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.rat")) == sorted(RESULTS)

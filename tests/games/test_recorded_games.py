"""Whole games, replayed on every run: one for every way to end, every mode, every variant, option and super rat.

`python -m tests.games.firstrat.record_games` and `python -m tests.games.piedpiper.record_games` make the records anew,
where a change of the rules or of the profile calls for it.
"""

from typing import Any

import msgspec
import pytest

from ratskeller.core.record import read_record
from tests.games.firstrat.recorded_games import COLLECTION as FIRSTRAT
from tests.games.firstrat.scorer import Sheet, score_text
from tests.games.piedpiper.recorded_games import COLLECTION as PIEDPIPER
from tests.games.recorded import Collection, result_of

COLLECTIONS = (FIRSTRAT, PIEDPIPER)
RESULTS = {collection.game.name: collection.results() for collection in COLLECTIONS}

every_recorded_game = pytest.mark.parametrize(
    ("collection", "name", "result"),
    [(collection, *item) for collection in COLLECTIONS for item in RESULTS[collection.game.name].items()],
    ids=lambda value: value.game.name if isinstance(value, Collection) else value if isinstance(value, str) else "",
)
every_collection = pytest.mark.parametrize("collection", COLLECTIONS, ids=lambda collection: collection.game.name)


@every_recorded_game
def test_a_recorded_game_ends_as_it_did_and_is_written_down_in_the_same_words(
    collection: Collection, name: str, result: dict[str, Any]
) -> None:
    play = collection.replayed(name)
    assert play.is_over
    assert {"shows": result["shows"], **result_of(play)} == result
    assert play.record_text() == collection.path(name).read_text("utf-8")


@every_recorded_game
def test_a_recorded_game_shows_what_it_was_recorded_for(
    collection: Collection, name: str, result: dict[str, Any]
) -> None:
    record = read_record(collection.path(name))
    assert sorted(collection.shown_by(record) & collection.required) == result["shows"]


@pytest.mark.rule("fr.score.pad")
@pytest.mark.parametrize("name", RESULTS["firstrat"])
def test_the_second_scorer_agrees_on_a_recorded_game(name: str) -> None:
    play = FIRSTRAT.replayed(name)
    pad = play.game.score_pad(play.box, play.position)
    sheet = score_text(FIRSTRAT.path(name).read_text("utf-8"), msgspec.to_builtins(play.profile.data.deck))
    assert sheet == Sheet(pad.lines, pad.totals, pad.winners, pad.reason)


@every_collection
def test_every_end_mode_variant_and_option_has_a_recorded_game(collection: Collection) -> None:
    shown = {fact for result in RESULTS[collection.game.name].values() for fact in result["shows"]}
    assert collection.required - shown == set()


@every_collection
def test_every_record_has_an_expected_result(collection: Collection) -> None:
    assert sorted(path.stem for path in collection.folder.glob("*.rat")) == sorted(RESULTS[collection.game.name])

"""Greg beside a real board plays as the rules' own Greg does, and asks no more than he must."""

from collections import Counter
from pathlib import Path

import pytest

from ratskeller.client.errors import Refused
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.game import FIRSTRAT
from ratskeller.server.companion.firstrat.facts import FactWriter
from ratskeller.server.companion.firstrat.greg import Greg
from ratskeller.server.companion.firstrat.models import Fact
from tests.games.firstrat.rules.cards import CARDS
from tests.games.firstrat.rules.table import own_profile
from tests.server.child_processes import Beside

OPTIONS: list[dict[str, str]] = [
    {},
    {"greg_at_pad": "others-stay", "spare_markers": "last-round"},
    {"tracks": "variable", "comics": "super"},
    {"tracks": "chosen", "path": "variable"},
]


def greg(level: str = "easy", seed: int = 5, **options: str) -> Greg:
    return Greg(own_profile(options, {"greg": CARDS}), level, seed)


def choices(game: Greg) -> list[str]:
    assert game.question is not None
    return [choice.answer for choice in game.question.choices]


def play_alone(game: Greg, rounds: int = 100) -> list[str]:
    """Always the first answer; what was answered."""
    answers = []
    while game.question is not None and game.s.round_number <= rounds:
        answers.append(choices(game)[0])
        game.answer(answers[-1])
    return answers


def turn_until(wanted: str, **options: str) -> Greg:
    """A game whose open question is of this kind."""
    for seed in range(100):
        game = greg(seed=seed, **options)
        while game.question is not None and game.question.kind != wanted:
            game.answer(choices(game)[0])
        if game.question is not None:
            return game
    raise AssertionError(f"never asked: {wanted}")


@pytest.mark.rule("fr.solo.move")
@pytest.mark.rule("fr.solo.plan")
@pytest.mark.rule("fr.solo.best")
@pytest.mark.rule("fr.solo.end")
@pytest.mark.parametrize("options", OPTIONS, ids=["standard", "stays", "variable", "chosen"])
@pytest.mark.parametrize("level", w.LEVELS)
def test_the_companion_says_what_greg_does_on_the_board(level: str, options: dict[str, str]) -> None:
    beside = Beside(level, 20, options)
    beside.play()
    assert {"card", "move", "toll", "plan", "remove-item", "last-round"} <= beside.kinds


def test_a_person_may_end_the_game_too() -> None:
    ends = Counter[str]()
    for seed in range(40, 60):
        beside = Beside("easy", seed)
        beside.play()
        ends.update(answer for answer in beside.answers if answer in ("markers", "rocket"))
        if len(ends) == 2:
            return
    raise AssertionError(f"only {ends}")


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    first, second = greg(seed=9), greg(seed=9)
    for answer in play_alone(first):
        second.answer(answer)
    assert second.shown() == first.shown()


@pytest.mark.rule("fr.solo.deck")
def test_the_deck_does_not_depend_on_answers() -> None:
    drawn = []
    for pick in (0, -1):
        game, cards = greg(seed=3), []
        while game.s.round_number < 12:
            question = game.question
            assert question is not None
            game.answer("done" if question.kind == "turn" else choices(game)[pick])
            if game.question and game.question.kind == "turn":
                cards.append(game.shown().facts[0].figures["card"])
        drawn.append(cards)
    assert len(drawn[0]) == 11
    assert drawn[0] == drawn[1]


@pytest.mark.rule("fr.solo.deck")
def test_no_card_comes_twice_before_the_shuffle() -> None:
    for seed in range(3):
        game = greg("hard", seed)
        seen: list[str] = []
        for _ in range(15):
            game.answer("done")
            while game.question is not None and game.question.kind != "turn":
                game.answer(choices(game)[0])
            shown = game.shown()
            card = str(shown.facts[0].figures["card"])
            assert card not in seen
            seen = [] if card == "C" else [*seen, card]
            assert sorted(shown.deck.revealed) == sorted(seen)
            assert shown.deck.left == 11 - len(seen)


@pytest.mark.rule("fr.track.slots")
def test_a_slot_is_asked_for_only_where_it_is_in_doubt() -> None:
    game = turn_until("slot")
    assert game.question is not None
    assert choices(game) == ["1", "3", "5"]
    track = w.TRACKS.index(game.question.track or "")
    game.answer("5")
    assert game.slots_in_doubt(track) == [w.LAST_SLOT]
    assert game.is_sure(track)


@pytest.mark.rule("fr.solo.best")
def test_only_tracks_that_may_be_the_best_are_asked_for() -> None:
    for seed in range(50):
        game = greg(seed=seed)
        game.answer("done")
        if game.shown().facts[0].figures["card"] == "C":
            break
    asked = []
    while game.question is not None and game.question.kind == "slot":
        asked.append(game.question.track)
        game.answer("1")
    assert asked == ["engine", "light"]
    assert game.question is not None
    assert (game.question.kind, choices(game)) == ("best", ["engine", "light"])
    game.answer("light")
    assert game.shown().greg.plans == ["light"]


@pytest.mark.rule("fr.setup.variable-tracks")
def test_with_variable_tracks_the_tiles_are_asked_for_first() -> None:
    game = greg(tracks="variable")
    asked = []
    for tile in "87654321"[:7]:
        assert game.question is not None
        asked.append(game.question.track)
        assert tile in choices(game)
        game.answer(tile)
        assert game.question is not None
        assert tile not in choices(game)
    assert asked == [track for track in w.TRACKS if track != "rocket"]
    assert choices(game) == ["done", "markers", "rocket"]
    assert game.slot_points(w.COCKPIT, 0) == 8
    assert game.slot_points(w.RATTONAUT_TRACK, 0) == FIRSTRAT.profile().data.track_tiles.rows[1][0]


@pytest.mark.rule("fr.solo.end")
def test_your_fourth_rattonaut_ends_the_round_and_your_eighth_marker_the_next() -> None:
    game = greg()
    game.answer("markers")
    while game.question is not None and game.question.kind != "turn":
        game.answer(choices(game)[0])
    end = game.shown().end
    assert end is not None
    assert (end.round, end.reason, choices(game)) == (2, "markers", ["done"])
    first: Fact = game.shown().facts[0]
    assert (first.kind, first.figures) == ("last-round", {"who": "you", "reason": "markers", "round": 2})
    game.answer("done")
    while game.question is not None:
        game.answer(choices(game)[0])
    assert (game.shown().is_over, game.shown().round) == (True, 2)
    with pytest.raises(Refused) as refused:
        game.answer("done")
    assert refused.value.code == "not-now"


@pytest.mark.rule("fr.build.needs-marker")
def test_a_marker_that_greg_has_not_is_lost(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    text = FIRSTRAT.profile_path("standard").read_text("utf-8")
    own.write_text(
        text.replace("markers = 10\n", "markers = 1\n").replace("markers_to_end = 8\n", "markers_to_end = 1\n")
    )
    for seed in range(200):
        game = Greg(FIRSTRAT.profile(own), "unfair", seed)
        while game.question is not None:
            game.answer(choices(game)[0])
            if "marker-lost" in {fact.kind for fact in game.shown().facts}:
                return
    raise AssertionError("no marker was ever lost")


def test_what_is_no_choice_is_no_answer() -> None:
    game = greg()
    for text in ("", "5", "Done", "done "):
        with pytest.raises(Refused) as refused:
            game.answer(text)
        assert refused.value.code == "malformed"
    assert game.shown().round == 1


@pytest.mark.rule("fr.solo.stall")
@pytest.mark.rule("fr.solo.comic")
def test_each_of_several_things_goes_as_often() -> None:
    game = greg()
    found = [Counter[int]() for _ in range(6)]
    for seed in range(600):
        for counted, pick in zip(found, FactWriter(game.s, game.box, seed, 1).picks(6), strict=True):
            counted[pick] += 1
    for count, counted in enumerate(found, start=1):
        assert sorted(counted) == list(range(1, count + 1))
        assert min(counted.values()) > 600 / count * 0.7

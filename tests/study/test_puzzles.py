"""Puzzles: every one that comes with the games stands up to a look at it, and can be mined again."""

import math
from collections import Counter
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from ratskeller.core.errors import FileError, IllegalMove
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import GAMES, load_game
from ratskeller.study.analysis.calibration import JudgeName
from ratskeller.study.analysis.growing import Path as Moves
from ratskeller.study.analysis.worth import Worth
from ratskeller.study.puzzles import mining
from ratskeller.study.puzzles.attempt import Attempt, TurnOver, chances_of
from ratskeller.study.puzzles.mining import SURE, Mine, Trials, difficulty_of, lead_of
from ratskeller.study.puzzles.of_game import puzzle_facts
from ratskeller.study.puzzles.puzzle import (
    DIFFICULTIES,
    Puzzle,
    file_of,
    id_of,
    play_of,
    puzzle_of_day,
    puzzles_of,
    read_puzzles,
)
from ratskeller.study.puzzles.results import goes_on
from ratskeller.study.puzzles.searching import Result, results_of
from ratskeller.study.puzzles.tally import tally
from tests.cli.commands import ratskeller

DOCUMENT = Path(__file__).parents[2] / "docs" / "puzzles.md"
AT_LEAST = 200
SAMPLED, PLAYOUTS = 3, 6000

every_game = pytest.mark.parametrize("game", GAMES)


def first(game: str) -> Puzzle:
    return next(iter(puzzles_of(game).values()))


@every_game
def test_there_are_enough_puzzles_of_all_kinds(game: str) -> None:
    puzzles = puzzles_of(game).values()
    assert len(puzzles) == len(read_puzzles(file_of(game))) >= AT_LEAST
    assert {puzzle.people for puzzle in puzzles} == set(load_game(game).people)
    # On the last level hardly any turn wins more trial games than another: hardly any wins at all.
    assert {puzzle.level for puzzle in puzzles} >= set(load_game(game).levels[:-1])
    assert {puzzle.difficulty for puzzle in puzzles} == set(DIFFICULTIES)
    assert max(Counter(puzzle.theme for puzzle in puzzles).values()) < 0.6 * len(puzzles)
    assert any(puzzle.options for puzzle in puzzles)


@every_game
def test_every_puzzle_can_be_played_and_its_answer_is_right(game: str) -> None:
    for puzzle in puzzles_of(game).values():
        attempt = Attempt(puzzle, puzzle.answer.moves)  # the position is one that can come about, or this is refused
        assert puzzle.id == id_of(attempt.start.line())
        assert goes_on(attempt.start, puzzle.seat, puzzle.turn)
        assert attempt.is_over
        assert attempt.verdict() == ("right", 0)
        assert len({attempt.result_of(way) for way in puzzle.ways}) == len(puzzle.ways) >= 3


@every_game
def test_the_figures_of_every_puzzle_say_that_its_answer_is_clearly_best(game: str) -> None:
    for puzzle in puzzles_of(game).values():
        best, *others = puzzle.ways
        seats = puzzle.people + (puzzle.level is not None)
        for way in puzzle.ways:
            assert len(way.wins) == len(way.points) == seats
            assert sum(way.wins) == pytest.approx(1, abs=0.001)
        assert best.attention >= 2 * max(way.attention for way in others)
        for way in others:
            share, other = best.wins[puzzle.seat], way.wins[puzzle.seat]
            error = math.sqrt((share * (1 - share) + other * (1 - other)) / puzzle.games)
            assert share - other >= max(puzzle_facts(load_game(game)).margin - 0.001, SURE * error - 0.001)
        assert others == sorted(others, key=lambda way: -way.wins[puzzle.seat])
        assert puzzle.difficulty == difficulty_of(puzzle.found, lead_of(puzzle.ways, puzzle.seat))
        assert puzzle.theme in puzzle_facts(load_game(game)).themes


@every_game
def test_chances_are_told_as_an_analysis_tells_them_and_the_answer_has_the_best(game: str) -> None:
    for puzzle in list(puzzles_of(game).values())[::20]:
        chances = [chances_of(puzzle, way, play_of(puzzle)) for way in puzzle.ways]
        assert all(sum(of_way) == pytest.approx(1) for of_way in chances)
        own = [of_way[puzzle.seat] for of_way in chances]
        assert own[0] > max(own[1:])


@every_game
def test_another_search_prefers_the_same_turn(game: str) -> None:
    sure = [puzzle for puzzle in puzzles_of(game).values() if puzzle.answer.attention > 0.8]
    for puzzle in sure[:: len(sure) // SAMPLED][:SAMPLED]:
        attempt = Attempt(puzzle)
        assert results_of(attempt.play, PLAYOUTS, seed=99)[0].key == attempt.result_of(puzzle.answer)


@every_game
def test_a_way_that_is_told_beside_the_answer_is_worse(game: str) -> None:
    puzzle = first(game)
    for place, way in enumerate(puzzle.others, start=1):
        assert Attempt(puzzle, way.moves).verdict() == ("worse", place)


def test_other_moves_to_the_same_result_are_as_good() -> None:
    puzzle = first("piedpiper")
    swapped = [puzzle.answer.moves[1], puzzle.answer.moves[0], *puzzle.answer.moves[2:]]
    assert Attempt(puzzle, swapped).verdict() == ("as-good", 0)


def test_a_turn_that_nobody_thought_of_is_worse_and_has_no_place() -> None:
    puzzle = first("piedpiper")
    known = {tuple(sorted(way.moves)) for way in puzzle.ways}
    attempt = Attempt(puzzle)
    while not attempt.is_over:
        legal = attempt.play.legal_moves()
        attempt.make(next((move for move in legal if not any(move in way for way in known)), legal[-1]))
    assert attempt.verdict() == ("worse", None)


def test_an_attempt_takes_legal_moves_of_its_turn_only() -> None:
    puzzle = first("piedpiper")
    with pytest.raises(IllegalMove):
        Attempt(puzzle, ["first:1"])
    with pytest.raises(TurnOver):
        Attempt(puzzle, [*puzzle.answer.moves, puzzle.answer.moves[0]])


def test_the_puzzle_of_the_day_changes_game_every_day_and_comes_again_only_when_all_have_been() -> None:
    days = [date(2027, 1, 1) + timedelta(number) for number in range(2 * AT_LEAST)]
    puzzles = [puzzle_of_day(day) for day in days]
    assert {puzzle.game for puzzle in puzzles[:2]} == set(GAMES)
    assert all(one.game != other.game for one, other in pairwise(puzzles))
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)


@pytest.mark.parametrize(("variance", "is_clear"), [(1.0, False), (0.25, True)])
def test_trial_games_that_vary_less_tell_smaller_differences(
    variance: float, is_clear: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = play_of(first("piedpiper"))
    asked = []

    def worth_of_turn(play: Playthrough, path: Moves, games: int, seed: int, device: str, judge: JudgeName) -> Worth:
        asked.append((device, judge))
        share = 0.6 if path == (play.legal[0],) else 0.5
        wins = np.full(play.people, (1 - share) / (play.people - 1))
        wins[play.actor] = share
        return Worth(games, games * wins, wins, np.full(play.people, variance))

    monkeypatch.setattr(mining, "worth_of_turn", worth_of_turn)
    ways = [Result(bytes([move % 256]), (move,), 0.5) for move in play.legal[:2]]
    assert (
        Trials(play, 1, "cuda", "trials").is_clear(ways, 400, 0.04, SURE) == is_clear
    )  # the error of 400 games is 3.5 %
    assert asked == [("cuda", "trials"), ("cuda", "trials")]


def test_a_mine_goes_on_after_the_last_game_that_gave_something() -> None:
    known = [first("piedpiper")]
    mine = Mine(load_game("piedpiper"), known[0].origin.seed, 10, known)
    assert mine.first_number == known[0].origin.number + 1
    assert Mine(load_game("piedpiper"), known[0].origin.seed + 1, 10, known).first_number == 0


def test_a_puzzle_can_be_mined_again(tmp_path: Path) -> None:
    puzzle, file = first("piedpiper"), tmp_path / "again.jsonl"
    words = ("mine", "piedpiper", "--count", "1", "--seed", str(puzzle.origin.seed), "--out", str(file))
    result = ratskeller(*words)
    assert result.code == 0, result.err
    again = read_puzzles(file)[0]
    assert (again.id, again.ways, again.found, again.origin) == (puzzle.id, puzzle.ways, puzzle.found, puzzle.origin)
    assert ratskeller(*words).out == f"{len(read_puzzles(file))} puzzles in {file}\n\n{tally(read_puzzles(file))}\n"


@every_game
def test_the_documentation_counts_the_puzzles_that_there_are(game: str) -> None:
    assert tally(list(puzzles_of(game).values())) in DOCUMENT.read_text("utf-8")


def test_a_file_of_another_game_or_of_no_puzzles_is_refused(tmp_path: Path) -> None:
    result = ratskeller("mine", "firstrat", "--out", str(file_of("piedpiper")))
    assert result.code == 2
    assert "puzzles of another game" in result.err
    broken = tmp_path / "broken.jsonl"
    broken.write_text("{}\n")
    with pytest.raises(FileError, match="line 1"):
        read_puzzles(broken)

"""`ratskeller puzzle`: a puzzle solved on a terminal."""

import io
import re
import sys

import pytest

from ratskeller.games import GAMES
from ratskeller.i18n import LANGUAGES, catalogue
from ratskeller.study.puzzles.puzzle import Puzzle, puzzles_of
from tests.cli.commands import Result, ratskeller


def first(game: str) -> Puzzle:
    return next(iter(puzzles_of(game).values()))


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> "Typed":
    return Typed(monkeypatch)


class Typed:
    """A puzzle tried by lines that are typed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch

    def __call__(self, puzzle: Puzzle, *lines: str) -> Result:
        """What came of it."""
        self.monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        return ratskeller("puzzle", puzzle.id, "--language", "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_answer_is_told_with_its_figures_in_every_language(game: str, language: str) -> None:
    puzzle, words = first(game), catalogue(language)
    result = ratskeller("puzzle", puzzle.id, "--answer", "--language", language)
    assert result.code == 0, result.err
    for key in ("puzzle-task", "puzzle-answer", f"puzzle-theme-{game}-{puzzle.theme}", f"hint-legend-{game}"):
        assert words(key)[:70] in result.out
    assert len(re.findall(r"\d\s?%", result.out)) >= len(puzzle.ways) * len(puzzle.answer.wins)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_types_the_best_turn_is_right(typed: Typed, game: str) -> None:
    puzzle = first(game)
    shown = typed(puzzle, *puzzle.answer.moves)
    assert shown.code == 0, shown.err
    assert "Right! This is the best turn." in shown.out


def test_moves_are_taken_by_number_and_taken_back(typed: Typed) -> None:
    puzzle = first("piedpiper")
    shown = typed(puzzle, "1", "u", "cheese", "first:1", *puzzle.others[0].moves)
    assert "“cheese” is not a move." in shown.out
    assert "(pp.turn.play)" in shown.out
    assert "Not the best turn: it lowers" in shown.out


def test_whoever_leaves_is_told_no_answer(typed: Typed) -> None:
    assert "The answer" not in typed(first("piedpiper"), "q").out
    assert "The answer" not in typed(first("piedpiper")).out
    assert "The answer" in typed(first("piedpiper"), "a").out


def test_a_puzzle_of_a_game_or_of_the_day_needs_no_id() -> None:
    assert "The Pied Piper: Puzzle" in ratskeller("puzzle", "--game", "piedpiper", "--answer", "--language", "en").out
    assert "Puzzle" in ratskeller("puzzle", "--answer", "--language", "en").out


def test_a_puzzle_that_there_is_not_is_refused() -> None:
    for words in (("00000000",), ("today", "--game", "chess"), (first("firstrat").id, "--game", "piedpiper")):
        assert ratskeller("puzzle", *words).code == 2

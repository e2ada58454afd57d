"""`ratskeller verify`: games whose luck was fair, and records that somebody has changed."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from ratskeller.engine.luck import commitment
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game
from tests.cli.commands import Result, ratskeller
from tests.engine.fair_games import SEED, FairGame, fair_game

GAMES = [
    ("firstrat", 1, "hard", 0),
    ("firstrat", 2, None, 5),
    ("firstrat", 5, None, 0),
    ("piedpiper", 2, None, 0),
    ("piedpiper", 4, None, 6),
]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "evening.record"


def verified(file: Path, text: str, *words: str) -> Result:
    """What is said of a record."""
    file.write_text(text)
    return ratskeller("verify", str(file), *words)


def chances(whole: FairGame) -> int:
    return sum(move.startswith("~") for move in whole.record.moves)


@pytest.mark.parametrize(("name", "people", "level", "undo_every"), GAMES)
def test_a_game_whose_luck_is_as_committed_is_fair(
    file: Path, name: str, people: int, level: str | None, undo_every: int
) -> None:
    whole = fair_game(name, people, level, undo_every, choice=3)
    result = verified(file, whole.text)
    assert (result.code, result.err) == (0, "")
    assert f"fair: all {chances(whole)} chance results follow from the seed and the salts" in result.out
    assert f"commitment: {commitment(SEED)}" in result.out


@pytest.mark.parametrize("other", ["seed", "salt", "table", "skipped"])
@pytest.mark.parametrize(("name", "people", "level"), [("firstrat", 1, "easy"), ("piedpiper", 2, None)])
def test_luck_of_other_origin_is_found_out(file: Path, name: str, people: int, level: str | None, other: str) -> None:
    whole = fair_game(name, people, level, undo_every=6)
    assert whole.record.fair is not None
    first = next(iter(whole.record.fair.skipped))
    old, new = {
        "seed": (f"seed={SEED}", f"seed={SEED[::-1]}"),
        "salt": ("salts=salt0", "salts=other"),
        "table": ("table=Tab", "table=Tub"),
        "skipped": (f"skipped={first}:2", f"skipped={first}:1"),
    }[other]
    assert old in whole.text
    result = verified(file, whole.text.replace(old, new))
    assert result.code == 1
    assert result.out.startswith("not fair: move ")


@pytest.mark.parametrize(("name", "people", "level", "undo_every"), GAMES[:1] + GAMES[3:4])
def test_a_chance_result_that_was_exchanged_is_named(
    file: Path, name: str, people: int, level: str | None, undo_every: int
) -> None:
    game = load_game(name)
    whole = fair_game(name, people, level, undo_every)
    before = [i for i, move in enumerate(whole.record.moves) if move.startswith("~")][-10]
    play = Playthrough(game, game.profile(), people, level, seed=0, sample=False)
    for move in whole.play.moves[:before]:
        play.apply_number(move)
    true = whole.play.moves[before]
    false = next(move for move in play.legal if move != true)
    play.sample = True
    play.apply_number(false)
    while not play.is_over:
        play.apply_number(play.legal[0])
    line = next(line for line in whole.text.splitlines() if line.startswith("fair:"))
    changed = play.record_text().replace("\nmoves:", f"\n{line}\nmoves:")
    recorded, expected = game.format_move(false), game.format_move(true)
    told = verified(file, changed)
    assert told.code == 1
    assert f"not fair: move {before + 1} is '{recorded}', but seed and salts give '{expected}'" in told.out
    found = json.loads(verified(file, changed, "--json").out)
    assert found["difference"] == {"number": before + 1, "recorded": recorded, "expected": expected}
    assert not found["fair"]


def test_the_commitment_that_was_shown_is_compared(file: Path) -> None:
    whole = fair_game("firstrat", 2)
    kept = verified(file, whole.text, "--commitment", commitment(SEED).upper())
    assert (kept.code, "It is the one that was shown." in kept.out) == (0, True)
    broken = verified(file, whole.text, "--commitment", commitment(SEED[::-1]))
    assert (broken.code, "not fair: another commitment was shown" in broken.out) == (1, True)


def test_programs_get_all_that_was_found(file: Path) -> None:
    whole = fair_game("firstrat", 2)
    assert verified(file, whole.text, "--json", "--commitment", commitment(SEED)).json() == {
        "fair": True,
        "commitment": commitment(SEED),
        "commitment_kept": True,
        "table": "Tab_le-7",
        "salts": ["salt0", ""],
        "skipped": 0,
        "chance_results": chances(whole),
        "difference": None,
    }


def test_entries_that_undos_used_up_are_told(file: Path) -> None:
    whole = fair_game("firstrat", 2, undo_every=6)
    assert whole.record.fair is not None
    skipped = max(whole.record.fair.skipped.values())
    assert f"undos used up {skipped} entries" in verified(file, whole.text).out
    assert "undos" not in verified(file, fair_game("firstrat", 2).text).out


def test_an_unfinished_game_is_checked_as_far_as_it_goes(file: Path) -> None:
    whole = fair_game("piedpiper", 2)
    setup = [move for move in whole.record.moves if move.startswith("~")][:3]
    head, _, _ = whole.text.partition("moves:\n")
    result = verified(file, f"{head}moves:\n  setup: {' '.join(setup)}\nend: 3 moves, unfinished\n")
    assert (result.code, "fair: all 3 chance results" in result.out) == (0, True)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("\nfair: ", "\nlevel: ", "fair: is missing: the record does not say where its luck came from"),
        ("seed=", "sown=", "fair: unknown 'sown'"),
        ("finished", "unfinished", "end: the game is over"),
    ],
)
def test_a_record_that_can_not_be_checked_is_refused(file: Path, old: str, new: str, complaint: str) -> None:
    result = verified(file, fair_game("firstrat", 2).text.replace(old, new))
    assert (result.code, result.out) == (2, "")
    assert complaint in result.err


def test_a_commitment_of_another_form_is_refused(file: Path) -> None:
    result = verified(file, fair_game("firstrat", 2).text, "--commitment", "abc")
    assert (result.code, result.out) == (2, "")
    assert "--commitment: 64 digits of 0-9 and a-f are expected, not 'abc'" in result.err


def test_its_help_has_examples_and_imports_nothing_heavy() -> None:
    assert "ratskeller verify evening.record --commitment" in ratskeller("verify", "--help").out
    code = "import sys, ratskeller.cli.verify; print(*({'numpy', 'numba', 'msgspec'} & sys.modules.keys()))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "\n"

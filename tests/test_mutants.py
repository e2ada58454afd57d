"""The mutants of the rules: each is one change, and the list of those that change nothing is up to date."""

import ast
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ratskeller.games import GAMES
from tests.mutants.__main__ import report
from tests.mutants.changes import Mutant, mutants_in, mutants_of
from tests.mutants.equivalent import known_equivalents, name_of
from tests.mutants.running import SCENARIOS, rule_tests

ROOT = Path(__file__).resolve().parents[1]
SOURCE = '''
@rule
def can_pay(player: Player, price: int) -> bool:
    """fr.shop.pay, fr.shop.steal: with 2 or more."""
    left = player.cheese - price
    if not (left >= 0 and price != 12):  # 1 < 2
        return False
    player.cheese += 1
    return left << 1 > 0


def price_of(item: int) -> int:
    """No rule."""
    return item + 1
'''


def changes(source: str) -> list[tuple[int, str]]:
    return sorted((mutant.line, mutant.change) for mutant in mutants_of(source, "shop.py"))


def test_a_mutant_changes_one_operator_or_number_of_a_rule() -> None:
    assert changes(SOURCE) == [
        (5, "- -> +"),
        *[(6, "!= -> =="), (6, "0 -> -1"), (6, "0 -> 1"), (6, "12 -> 11"), (6, "12 -> 13")],
        *[(6, ">= -> <"), (6, ">= -> >"), (6, "and -> or"), (6, "not  -> ")],
        (7, "False -> True"),
        *[(8, "+= -> -="), (8, "1 -> 0"), (8, "1 -> 2")],
        *[(9, "0 -> -1"), (9, "0 -> 1"), (9, "1 -> 0"), (9, "1 -> 2"), (9, "<< -> >>"), (9, "> -> <"), (9, "> -> >=")],
    ]


def test_the_same_change_in_another_place_of_a_line_is_another_mutant() -> None:
    source = "@rule\ndef f(a: int) -> int:\n    return a - 1 - 1\n"
    assert [change for _, change in changes(source)] == [
        *["- -> +", "- -> + (no. 2)"],
        *["1 -> 0", "1 -> 0 (no. 2)", "1 -> 2", "1 -> 2 (no. 2)"],
    ]


def test_a_mutant_knows_the_rules_that_it_breaks() -> None:
    assert {mutant.rules for mutant in mutants_of(SOURCE, "shop.py")} == {("fr.shop.pay", "fr.shop.steal")}


def test_every_mutant_of_the_games_is_python_that_differs_in_one_place() -> None:
    sources: dict[str, str] = {}
    for mutant in mutants_in(ROOT):
        source = sources.setdefault(mutant.file, (ROOT / mutant.file).read_text("utf-8"))
        changed = mutant.applied_to(source)
        assert changed != source
        before, after = (text.splitlines()[mutant.line - 1] for text in (source, changed))
        assert before.strip() == mutant.text
        assert before != after
    for file in sources:
        first, last = by_file(file)[0], by_file(file)[-1]
        for mutant in (first, last):
            ast.parse(mutant.applied_to(sources[file]))


def by_file(file: str) -> list[Mutant]:
    return mutants_of((ROOT / file).read_text("utf-8"), file)


def test_all_mutants_that_are_listed_as_equivalent_can_be_made() -> None:
    assert set(known_equivalents()) <= {name_of(mutant) for mutant in mutants_in(ROOT)}


def test_an_equivalent_mutant_is_listed_with_its_reason(tmp_path: Path) -> None:
    file = tmp_path / "equivalent.toml"
    file.write_text(
        '[[mutant]]\nfile = "shop.py"\nfunction = "can_pay"\ntext = "return left"\n'
        'changes = ["0 -> 1"]\nreason = "why"\n'
    )
    assert known_equivalents(file) == {("shop.py", "can_pay", "return left", "0 -> 1"): "why"}


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_run_that_is_stopped_leaves_nothing_behind(tmp_path: Path, number: signal.Signals) -> None:
    environment = {**os.environ, "TMPDIR": str(tmp_path)}
    command = [sys.executable, "-m", "tests.mutants", "--count", "2"]
    with subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        while "without a change" not in process.stderr.readline():
            assert process.poll() is None
        process.send_signal(number)
        assert process.stderr.read().endswith("stopped: nothing is left behind\n")
    assert process.returncode == 130
    assert list(tmp_path.iterdir()) == []


def test_a_count_that_is_none_is_refused() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.mutants", "--count", "0"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "a whole number above 0 is expected, not '0'" in done.stderr


def test_a_run_that_tested_nothing_has_shown_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert report(mutants_of(SOURCE, "shop.py"), [], 0) == 2
    assert "no change was tested" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_mutants_are_tried_with_all_tests_of_the_rules(game: str) -> None:
    files = [file.relative_to(ROOT).as_posix() for file in rule_tests(ROOT, game)]
    assert len(files) > 5
    assert [file for file in files if not (ROOT / file).exists()] == []
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert f"tests/games/{game}/rules" in makefile  # make cover
    assert SCENARIOS in makefile

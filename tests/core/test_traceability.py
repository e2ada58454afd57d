"""Every rule has a text, code and a test; docs/rules/coverage.md tells which."""

from collections import Counter
from pathlib import Path

import pytest

from ratskeller.core.errors import FileError
from ratskeller.core.record import write_atomically
from ratskeller.core.traceability import TracedRule, Traces, checkout_of, trace

ROOT = Path(__file__).resolve().parents[2]

INTRODUCTION = """# Rules, and what carries them

Written by `tests/core/test_traceability.py`, which fails where a rule has no code or no test, or where code or a test
names a rule that is not there. `ratskeller rules` shows the same with the texts of the rules and the names of the
tests."""


def test_every_rule_is_carried_by_code_and_by_a_test() -> None:
    traces = trace(tests=ROOT / "tests")
    write_coverage(traces, ROOT / "docs" / "rules" / "coverage.md")
    assert traces.problems() == []


def write_coverage(traces: Traces, path: Path) -> None:
    """Write which code and which tests carry each rule, unless it is written so already."""
    lines = [INTRODUCTION]
    game = section = ""
    for rule in traces.rules:
        if rule.game != game:
            game, section = rule.game, ""
            lines.append(f"\n## {game}")
        if rule.section != section:
            section = rule.section
            lines += [f"\n### {section}\n", "| rule | code | tests |", "|---|---|---|"]
        lines.append(row_of(rule))
    text = "\n".join(lines) + "\n"
    if not path.exists() or path.read_text("utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, text)


def row_of(rule: TracedRule) -> str:
    """A rule's functions, and how many tests each file has for it."""
    code = ", ".join(f"`{name.partition('.games.')[2] or name}`" for name in rule.code)
    files = Counter(name.partition("::")[0].removeprefix("tests/") for name in rule.tests)
    tests = ", ".join(f"{name}{f' ({count})' if count > 1 else ''}" for name, count in sorted(files.items()))
    return f"| `{rule.id}` | {code} | {tests} |"


RULES = """# Ab: the rules

## Moving

- `ab.move.one`: One rat moves
  1 to 5 spaces.
- `ab.move.many`: Several rats move.

Some words that are no rule.

## End

- `ab.end`: It ends.
"""

CODE = '''"""ab.move.*: how rats move."""


def move() -> None:
    """ab.move.one, ab.move.many: move."""


class Ending:
    """The end."""

    def end(self) -> None:
        """ab.end: the end."""


def help() -> None:
    """Nothing of ab.move.one: only words."""
'''

TESTS = """import pytest

@pytest.mark.rule("ab.move.one")
@pytest.mark.rule("ab.end")
def test_one(): ...

class TestMany:
    @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("ab.move.many"))])
    async def test_many(self, n): ...
"""


def package_in(folder: Path, rules: str = RULES, code: str = CODE, tests: str = TESTS) -> Traces:
    """The traces of a small package with one game."""
    data = folder / "src" / "pack" / "games" / "ab" / "data"
    data.mkdir(parents=True)
    (data / "rules.md").write_text(rules)
    (data.parent / "moving.py").write_text(code)
    (folder / "tests" / "scenarios").mkdir(parents=True)
    (folder / "tests" / "test_ab.py").write_text(tests)
    return trace(folder / "src" / "pack", folder / "tests")


def test_a_rule_is_traced_to_its_text_its_code_and_its_tests(tmp_path: Path) -> None:
    traces = package_in(tmp_path)
    moving = "pack.games.ab.moving"
    assert traces.rules == [
        TracedRule(
            "ab.move.one",
            "Ab",
            "Moving",
            "One rat moves 1 to 5 spaces.",
            [f"{moving}:move"],
            ["tests/test_ab.py::test_one"],
        ),
        TracedRule(
            *("ab.move.many", "Ab", "Moving", "Several rats move."),
            [f"{moving}:move"],
            ["tests/test_ab.py::TestMany::test_many"],
        ),
        TracedRule("ab.end", "Ab", "End", "It ends.", [f"{moving}:Ending.end"], ["tests/test_ab.py::test_one"]),
    ]
    assert traces.problems() == []


def test_a_rule_without_a_test_is_a_problem(tmp_path: Path) -> None:
    traces = package_in(tmp_path, tests=TESTS.replace('@pytest.mark.rule("ab.end")\n', ""))
    assert traces.problems() == ["ab.end: no test carries it"]


def test_a_rule_without_code_is_a_problem(tmp_path: Path) -> None:
    traces = package_in(tmp_path, code=CODE.replace("ab.end: the end", "The end"))
    assert traces.problems() == ["ab.end: no code carries it"]


def test_an_unknown_rule_in_code_is_a_problem(tmp_path: Path) -> None:
    traces = package_in(tmp_path, code=CODE.replace("ab.end: the", "ab.end, ab.ends: the"))
    assert traces.problems() == ["ab.ends: unknown, but carried by pack.games.ab.moving:Ending.end"]


def test_an_unknown_rule_in_a_test_is_a_problem(tmp_path: Path) -> None:
    traces = package_in(tmp_path, tests=TESTS + 'pytestmark = pytest.mark.rule("ab.mvoe")\n')
    assert traces.problems() == ["ab.mvoe: unknown, but carried by tests/test_ab.py"]


def test_a_rule_that_is_no_longer_in_the_text_is_a_problem(tmp_path: Path) -> None:
    traces = package_in(tmp_path, rules=RULES.replace("- `ab.end`: It ends.", ""))
    carriers = "pack.games.ab.moving:Ending.end, tests/test_ab.py::test_one"
    assert traces.problems() == [f"ab.end: unknown, but carried by {carriers}"]


def test_a_scenario_carries_the_rules_that_it_lists(tmp_path: Path) -> None:
    package_in(tmp_path)
    (tmp_path / "tests" / "scenarios" / "end.toml").write_text('rules = ["ab.end"]\n')
    (tmp_path / "tests" / "scenarios" / "broken.toml").write_text("rules = [")
    traces = trace(tmp_path / "src" / "pack", tmp_path / "tests")
    assert traces.rules[-1].tests == ["tests/test_ab.py::test_one", "tests/scenarios/end.toml"]


def test_without_a_folder_of_tests_no_tests_are_looked_for(tmp_path: Path) -> None:
    package_in(tmp_path)
    assert all(rule.code and not rule.tests for rule in trace(tmp_path / "src" / "pack").rules)


def test_code_that_is_no_python_is_named_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(FileError, match=r"moving\.py: line 2: is not Python"):
        package_in(tmp_path, code='\ndef move(:\n    """ab.move: A rule."""\n')


def test_a_checkout_has_tests_and_an_installed_package_has_not(tmp_path: Path) -> None:
    assert checkout_of() == ROOT
    assert checkout_of(tmp_path / "site-packages" / "ratskeller") is None


def test_the_coverage_is_not_written_again_when_nothing_has_changed(tmp_path: Path) -> None:
    traces = package_in(tmp_path)
    path = tmp_path / "docs" / "coverage.md"
    write_coverage(traces, path)
    first = path.stat().st_ino
    write_coverage(traces, path)
    assert path.stat().st_ino == first
    assert "| `ab.end` | `ab.moving:Ending.end` | test_ab.py |" in path.read_text()


def test_the_coverage_has_a_heading_for_each_game_and_section(tmp_path: Path) -> None:
    rules = [TracedRule(f"{game}.{i}", game, "End", "", [], []) for i, game in enumerate(("ab", "ab", "cd"))]
    write_coverage(Traces(rules, {}), tmp_path / "coverage.md")
    lines = (tmp_path / "coverage.md").read_text().splitlines()
    assert [line for line in lines if line.startswith("##")] == ["## ab", "### End", "## cd", "### End"]

"""Which rules there are, and which code and tests carry them.

Files are only read: no game is imported and no test is run. Code carries the rules with whose ids its docstrings begin;
tests carry those of their `pytest.mark.rule` marks, scenarios and examples those that they list under `rules`.
"""

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ratskeller.core.errors import FileError, Problem

PACKAGE = Path(__file__).resolve().parent.parent
RULE_ID = re.compile(r"[a-z]+(\.[a-z0-9-]+)+")
RULE_LINE = re.compile(r"- `([^`]+)`: (.+)")

# What a file has that may carry rules; the others, which are most, need not be parsed.
LEADING_ID = re.compile(r"""["']{1,3}\s*[a-z]+(\.[a-z0-9-]+)+\s*[,:]""")
MARK = re.compile(r"mark\s*\.\s*rule")

Carriers = dict[str, list[str]]  # rule id -> what carries it


@dataclass(frozen=True)
class TracedRule:
    """A rule with its text, and where it is to be found."""

    id: str
    game: str
    section: str
    text: str
    code: list[str]  # module:function
    tests: list[str]  # file::test, or the file of a scenario


@dataclass(frozen=True)
class Traces:
    """All rules in the order of their texts, and the ids that something carries though no text has them."""

    rules: list[TracedRule]
    unknown: Carriers

    def problems(self) -> list[str]:
        """Every id that is unknown, orphaned or untested."""
        unknown = [f"{rule}: unknown, but carried by {', '.join(found)}" for rule, found in self.unknown.items()]
        orphaned = [f"{rule.id}: no code carries it" for rule in self.rules if not rule.code]
        untested = [f"{rule.id}: no test carries it" for rule in self.rules if not rule.tests]
        return unknown + orphaned + untested


def trace(package: Path = PACKAGE, tests: Path | None = None) -> Traces:
    """The rules of every game of a package; `tests` is a folder of tests, if there is one."""
    code = ids_in_code(package)
    tested = ids_in_tests(tests, package) if tests else {}
    rules = [
        TracedRule(rule, title_of(path), section, text, code.pop(rule, []), tested.pop(rule, []))
        for path in sorted(package.glob("games/*/data/rules.md"))
        for rule, section, text in read_rules(path)
    ]
    return Traces(rules, {rule: code.get(rule, []) + tested.get(rule, []) for rule in sorted({*code, *tested})})


def checkout_of(package: Path = PACKAGE) -> Path | None:
    """The root of the checkout that the package runs from; None where it is installed without its tests."""
    root = package.parent.parent
    return root if (root / "pyproject.toml").is_file() and (root / "tests").is_dir() else None


def title_of(path: Path) -> str:
    """The name of the game, with which a file of rules begins."""
    with path.open(encoding="utf-8") as file:
        return file.readline().strip("# \n").partition(":")[0]


def read_rules(path: Path) -> Iterator[tuple[str, str, str]]:
    """The id, section and text of each rule of a file of rules."""
    section = rule = ""
    words: list[str] = []
    for line in [*path.read_text("utf-8").splitlines(), ""]:
        start = RULE_LINE.fullmatch(line)
        if rule and (start or not line.startswith("  ")):
            yield rule, section, " ".join(words)
            rule = ""
        if start:
            rule, words = start[1], [start[2]]
        elif rule:
            words.append(line.strip())
        elif line.startswith("## "):
            section = line.removeprefix("## ")


def ids_in_code(package: Path) -> Carriers:
    """The functions of a package by the rules with whose ids their docstrings begin."""
    found: Carriers = {}
    for path in sorted(package.rglob("*.py")):
        module = ".".join(path.relative_to(package.parent).with_suffix("").parts)
        for names, node in definitions(parse(path, LEADING_ID)):
            for rule in leading_ids(ast.get_docstring(node) or ""):
                found.setdefault(rule, []).append(f"{module}:{'.'.join(names)}")
    return found


def leading_ids(docstring: str) -> list[str]:
    """The ids before the first colon, if there is nothing else."""
    head, colon, _ = docstring.partition(":")
    ids = [word.strip() for word in head.split(",")]
    return ids if colon and all(RULE_ID.fullmatch(word) for word in ids) else []


def ids_in_tests(tests: Path, package: Path) -> Carriers:
    """The tests and scenarios of a folder, and the examples of a package, by the rules that they are marked with."""
    found: Carriers = {}
    for path in sorted(tests.rglob("*.py")):
        name = path.relative_to(tests.parent).as_posix()
        for names, rule in marks(parse(path, MARK)):
            found.setdefault(rule, []).append("::".join([name, *names]))
    for path in sorted(tests.glob("scenarios/**/*.toml")):
        for rule in ids_in_scenario(path):
            found.setdefault(rule, []).append(path.relative_to(tests.parent).as_posix())
    for path in sorted(package.glob("games/*/data/examples/*.toml")):
        for rule in ids_in_scenario(path):
            found.setdefault(rule, []).append(path.relative_to(package).as_posix())
    return {rule: list(dict.fromkeys(carriers)) for rule, carriers in found.items()}


def parse(path: Path, needed: re.Pattern[str]) -> ast.Module:
    """The syntax tree of a file; an empty one if the file has nothing of what is needed."""
    text = path.read_text("utf-8")
    try:
        return ast.parse(text if needed.search(text) else "")
    except SyntaxError as problem:
        raise FileError(str(path), [Problem(f"line {problem.lineno}", f"is not Python: {problem.msg}")]) from None


Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def definitions(node: ast.AST, names: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Definition]]:
    """Every function and class, with the names that lead to it."""
    for child in ast.iter_child_nodes(node):
        inner = names
        if isinstance(child, Definition):
            inner = (*names, child.name)
            yield inner, child
        yield from definitions(child, inner)


def marks(node: ast.AST, names: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every rule of a `pytest.mark.rule`, with the names of the class and test that it is on."""
    for child in ast.iter_child_nodes(node):
        match child:
            case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="mark"), attr="rule"), args=args):
                yield from ((names, str(arg.value)) for arg in args if isinstance(arg, ast.Constant))
        yield from marks(child, (*names, child.name) if isinstance(child, Definition) else names)


def ids_in_scenario(path: Path) -> Iterator[str]:
    """The rules that a scenario lists; a file that is no TOML lists none, and fails where it is run."""
    try:
        tables: Any = tomllib.loads(path.read_text("utf-8"))
    except tomllib.TOMLDecodeError:
        return
    ahead = [tables]
    while ahead:
        table = ahead.pop(0)
        if isinstance(table, dict):
            listed = table.get("rules")
            yield from map(str, listed if isinstance(listed, list) else [])
            ahead += table.values()
        elif isinstance(table, list):
            ahead += table

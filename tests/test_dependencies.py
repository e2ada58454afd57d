"""Every library that the package imports is declared, and every one that is declared is used."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import packages_distributions
from itertools import chain
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
# Where a library of an extra may be imported, from its room down.
EXTRAS = {
    "cuda": "engine/",
    "envs": "envs/",
    "minari": "envs/",
    "plots": "reports/",
    "postgres": "server/",
    "ray": "arena/",
    "train": "learn/",
}
# SQLAlchemy loads them by their names, and Numba the last.
LOADED_BY_NAME = {"aiosqlite", "asyncpg", "numba-cuda"}


def plain(name: str) -> str:
    """A distribution's name as it is compared."""
    return re.sub(r"[-_.]+", "-", name).lower()


def names_in(requirements: list[str]) -> set[str]:
    """The distributions that requirements name."""
    return {plain(re.match(r"[\w.-]+", requirement)[0]) for requirement in requirements}  # type: ignore[index]


@cache
def loading() -> list[tuple[str, ast.AST]]:
    """Each file of the package, and every piece of its code that may load another module."""
    return [
        (path.relative_to(ROOT / "src" / "ratskeller").as_posix(), node)
        for path in sorted((ROOT / "src" / "ratskeller").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, (ast.Import, ast.ImportFrom, ast.Call))
    ]


def imported() -> Iterator[tuple[str, str]]:
    """Each file of the package and each foreign module that it imports."""
    for file, node in loading():
        modules = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            modules.append(node.module)
        for module in modules:
            top = module.partition(".")[0]
            if top not in sys.stdlib_module_names and top != "ratskeller":
                yield file, top


def asked_for() -> Iterator[tuple[str, str, str]]:
    """Each file that loads a library of an extra when it needs it, the module, and the extra that it names."""
    for file, node in loading():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "load_extra":
            module, extra, _ = (ast.literal_eval(word) for word in node.args)
            yield file, module.partition(".")[0], extra


@cache
def installed() -> Mapping[str, list[str]]:
    """The distributions of each module here."""
    return packages_distributions()


def distributions_of(module: str) -> set[str]:
    """What a module may have been installed from."""
    return {plain(name) for name in [module, *installed().get(module, [])]}


def test_every_import_is_of_a_declared_library() -> None:
    always = names_in(PROJECT["dependencies"])
    extras = {extra: names_in(found) for extra, found in PROJECT["optional-dependencies"].items()}
    for file, module in imported():
        allowed = always.union(*(extras[extra] for extra, room in EXTRAS.items() if file.startswith(room)))
        assert distributions_of(module) & allowed, f"{file} imports {module}, which pyproject.toml does not declare"
    for file, module, extra in asked_for():
        assert distributions_of(module) & extras[extra], f"{file} wants {module}, which the extra {extra} does not have"


def test_every_declared_library_is_imported() -> None:
    modules = {module for _, module in imported()} | {module for _, module, _ in asked_for()}
    used = LOADED_BY_NAME.union(*map(distributions_of, modules))
    declared = names_in(PROJECT["dependencies"]).union(*map(names_in, PROJECT["optional-dependencies"].values()))
    assert declared - used == set()
    assert set(PROJECT["optional-dependencies"]) == set(EXTRAS)


def test_every_requirement_has_a_lowest_version() -> None:
    requirements = chain(PROJECT["dependencies"], *PROJECT["optional-dependencies"].values())
    assert [requirement for requirement in requirements if ">=" not in requirement] == []

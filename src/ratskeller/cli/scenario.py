"""`ratskeller scenario`: play examples of the rules, and say which hold."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ratskeller.core.errors import RatskellerError

if TYPE_CHECKING:
    from ratskeller.engine.scenario_check import Failure

FILES = typer.Argument(help="Scenario files, or folders of them.", metavar="FILE")
JSON = typer.Option("--json", help="Print a list of objects, one for each scenario.")


def scenario(files: Annotated[list[Path], FILES], as_json: Annotated[bool, JSON] = False) -> None:
    """Play scenarios: examples of the rules, written in TOML.

    docs/scenarios.md explains how to write them. Each prints a line, ok or failed; one that failed says
    what was expected and what was found.
    The exit code is 0 if all hold, 1 if one failed, 2 if a file is broken.

    Examples:

      ratskeller scenario my-question.toml

      ratskeller scenario tests/scenarios --json
    """
    from ratskeller.engine.scenario import run_scenario
    from ratskeller.engine.scenario_format import load_scenario
    from ratskeller.games import GAMES, load_game
    from ratskeller.terminal.compiling import compile_visibly

    results: list[dict[str, Any]] = []
    broken: list[str] = []
    for path in scenario_files(files):
        try:
            example = load_scenario(path)
            if example.game in GAMES:
                compile_visibly(load_game(example.game), "set_up_all", "step")
            failures = run_scenario(example, path)
        except RatskellerError as error:
            broken.append(str(error))
            results.append({"file": str(path), "state": "broken", "problem": str(error)})
            continue
        results.append(result_of(path, example.title, example.rules, failures))
        if not as_json:
            show(results[-1])
    if as_json:
        print(json.dumps(results, indent=2, ensure_ascii=False))
    if broken:
        raise RatskellerError("\n".join(broken))
    if any(result["state"] == "failed" for result in results):
        raise typer.Exit(1)


def scenario_files(paths: list[Path]) -> list[Path]:
    """The files that are meant: those given, and all TOML files in folders given."""
    found: list[Path] = []
    for path in paths:
        inside = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not inside:
            raise RatskellerError(f"{path}: there is no TOML file in this folder")
        found += inside
    return found


def result_of(path: Path, title: str, rules: list[str], failures: "list[Failure]") -> dict[str, Any]:
    """What became of a scenario, as plain values."""
    return {
        "file": str(path),
        "title": title,
        "rules": rules,
        "state": "failed" if failures else "ok",
        "failures": [
            {"where": failure.where, "expected": failure.expected, "found": failure.found} for failure in failures
        ],
    }


def show(result: dict[str, Any]) -> None:
    """Print a scenario's line, and a line for each thing that does not hold."""
    is_ok = result["state"] == "ok"
    typer.secho(f"{result['state']:7}", fg="green" if is_ok else "red", nl=False)
    typer.echo(result["title"] if is_ok else f"{result['title']} ({result['file']})")
    for failure in result["failures"]:
        typer.echo(f"       {failure['where']}: expected {failure['expected']}, found {failure['found']}")

"""`ratskeller hunt`: games that meet the challenges of a person alone."""

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ratskeller.cli.choices import Changes, GameName, Level, parse_changes
from ratskeller.cli.progress import progress_bar
from ratskeller.core.errors import SetupError
from ratskeller.terminal.compiling import compile_visibly, shown
from ratskeller.terminal.save_file import NotSaved

if TYPE_CHECKING:
    from ratskeller.core.game import Game
    from ratskeller.study.firstrat.hunting.chart import Cell, Chart

INTERRUPTED = 130  # the exit code of what Ctrl-C has ended


def hunt(
    game: GameName,
    challenge: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="Hunt only for this challenge, such as no-item.", show_default=False),
    ] = None,
    level: Level = None,
    option: Changes = None,
    minutes: Annotated[float, typer.Option(min=0, help="How long to hunt; 0 only shows what was found before.")] = 10.0,
    threads: Annotated[int, typer.Option(min=1, help="How many games are tried at once.")] = 1,
    out: Annotated[
        Path, typer.Option(metavar="FOLDER", help="The folder of the records; a run continues from it.")
    ] = Path("hunt"),
    report: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a page about it, in Markdown.", show_default=False)
    ] = None,
) -> None:
    """Look for games of a person alone that meet each challenge on each level.

    The hunter knows the luck of every game that it tries, so it shows whether a challenge can be met, not how often you
    would meet it. Each game found is kept as a record that replays and is judged by the rules. The same command
    continues a hunt that was stopped.

    Examples:

      ratskeller hunt firstrat --level easy

      ratskeller hunt firstrat --challenge two-rockets --minutes 30 --out rockets

      ratskeller hunt firstrat --minutes 0 --report chart.md

      ratskeller hunt firstrat --option greg_deck=fierce --out fierce
    """
    from ratskeller.core.record import write_atomically
    from ratskeller.games import load_game
    from ratskeller.study.firstrat.hunting.chart import Chart
    from ratskeller.study.firstrat.hunting.hunt import Hunt
    from ratskeller.study.firstrat.hunting.report import page

    rules = load_game(game)
    if not rules.levels:
        raise SetupError(f"{game} has no challenges for a person alone")
    if report is not None and not report.parent.is_dir():
        raise NotSaved(report, "its folder is not there")
    chart = Chart(rules, out)
    cells = wanted(chart, challenge, level)
    profile = rules.profile("standard", parse_changes(option))
    compile_visibly(rules, "set_up_all", "step")
    stopped = False
    if minutes:
        compile_hunt_visibly(rules)
        make_folder(out)
        hunter = Hunt(chart, profile, threads)
        to_do = [cell for cell in cells if not hunter.is_done(cell)]
        solved = {cell for cell in cells if chart.is_solved(cell)}
        try:
            with progress_bar(f"{game}: cells", len(to_do)) as advance:

                def watch(cell: "Cell") -> None:
                    if cell not in solved and chart.is_solved(cell):
                        solved.add(cell)
                        print(f"{cell.name}: solved", file=sys.stderr)
                    if hunter.is_done(cell):
                        advance(1)
                        tries = chart.tries[cell.name]
                        print(f"{cell.name}: {tries.tried} games tried, the ordinary ones are done", file=sys.stderr)

                hunter.run(to_do, time.monotonic() + 60 * minutes, watch)
        except KeyboardInterrupt:
            stopped = True
            print(f"stopped: {out} keeps what was found, and the same command goes on", file=sys.stderr)
    box = rules.pack(profile)[0]
    if report is not None:
        write_atomically(report, page(chart, profile, report))
    show(chart, box)
    if stopped:
        raise typer.Exit(INTERRUPTED)


def make_folder(folder: Path) -> None:
    """Make sure that a folder is there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise NotSaved(folder, problem.strerror or str(problem)) from None


def wanted(chart: "Chart", challenge: str | None, level: str | None) -> "list[Cell]":
    """The cells to hunt for."""
    for word, known in ((challenge, [cell.challenge for cell in chart.cells]), (level, list(chart.game.levels))):
        if word is not None and word not in known:
            raise SetupError(f"unknown '{word}': there are {', '.join(dict.fromkeys(known))}")
    return [cell for cell in chart.cells if challenge in (None, cell.challenge) and level in (None, cell.level)]


def show(chart: "Chart", box: Any) -> None:
    """The chart as a table, and how near the hunt came to what it tried in vain."""
    from rich.box import SIMPLE
    from rich.console import Console
    from rich.table import Table

    from ratskeller.study.firstrat.hunting.chart import Cell
    from ratskeller.study.firstrat.hunting.report import nearest

    table = Table("challenge", box=SIMPLE, pad_edge=False)
    for level in chart.game.levels:
        table.add_column(level, justify="right")
    solved = {cell: chart.score(cell) for cell in chart.cells if chart.is_solved(cell)}
    for challenge in dict.fromkeys(cell.challenge for cell in chart.cells):
        row = (solved.get(Cell(level, challenge)) for level in chart.game.levels)
        table.add_row(challenge, *(f"{score.points} : {score.gregs}" if score else "open" for score in row))
    console = Console(highlight=False, markup=False)
    console.print(f"{chart.game.name}: {len(solved)} of {len(chart.cells)} cells are solved", style="bold")
    console.print(table)
    console.print("your points and Greg's in the game that solves a cell", style="dim")
    for cell in chart.cells:
        if cell not in solved and chart.tries[cell.name].tried:
            console.print(nearest(chart, cell, box))


def compile_hunt_visibly(game: "Game") -> None:
    """Make sure that the loops of the hunt are compiled, with progress on standard error."""
    from contextlib import ExitStack

    from ratskeller.study.firstrat.hunting.compiled import compile_hunt

    with ExitStack() as stack:
        compile_hunt(game, shown(game, stack))

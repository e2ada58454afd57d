"""What people see while rules are compiled. It happens once after each installation or change; then they are cached."""

import sys
from contextlib import ExitStack
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ratskeller.core.game import Game
    from ratskeller.engine.compiled import Progress

WHY = "compiling the rules of {game}, once"


def compile_visibly(game: "Game", *entries: str) -> None:
    """Make sure that these loops (all, if none is named) are compiled, with progress on standard error.

    Where they are cached already, nothing is shown."""
    from ratskeller.engine.compiled import ENTRIES, compile_entries

    with ExitStack() as stack:
        compile_entries(game, entries or ENTRIES, shown(game, stack))


def compile_bots_visibly(game: "Game") -> None:
    """Make sure that the loops of bots are compiled, shown in the same way."""
    from ratskeller.bots.compiled import compile_bots

    with ExitStack() as stack:
        compile_bots(game, shown(game, stack))


def compile_trials_visibly(game: "Game") -> None:
    """Make sure that trial games are compiled for the card, shown in the same way."""
    from ratskeller.study.analysis.compiled import compile_trials

    with ExitStack() as stack:
        compile_trials(game, shown(game, stack))


def compile_networks_visibly(game: "Game") -> None:
    """Make sure that the loops of networks are compiled, shown in the same way."""
    from ratskeller.bots.compiled import compile_networks

    with ExitStack() as stack:
        compile_networks(game, shown(game, stack))


def compile_envs_visibly(game: "Game") -> None:
    """Make sure that the loops of environments of one game are compiled, shown in the same way."""
    from ratskeller.engine.compiled import compile_missing
    from ratskeller.envs.compiling import play_one

    with ExitStack() as stack:
        compile_missing(game, "envs", ("one-game",), lambda _: play_one(game), shown(game, stack))


def shown(game: "Game", stack: ExitStack) -> "Progress":
    """Progress on standard error: a bar in a terminal, else lines."""
    return bar(game, stack) if sys.stderr.isatty() else lines(game)


def lines(game: "Game") -> "Progress":
    """A plain line for each loop."""

    def show(entry: str, done: int, total: int) -> None:
        what = f"{entry} ({done + 1} of {total})" if entry else "done"
        print(f"{WHY.format(game=game.name)}: {what}", file=sys.stderr, flush=True)

    return show


def bar(game: "Game", stack: ExitStack) -> "Progress":
    """A moving bar, which is gone when all is done; it appears only if there is something to compile."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    columns = (
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(20),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    moving = Progress(*columns, console=Console(stderr=True), transient=True)

    def show(entry: str, done: int, total: int) -> None:
        if not moving.tasks:
            stack.enter_context(moving)
            moving.add_task("", total=total)
        name = WHY.format(game=game.name)
        moving.update(moving.tasks[0].id, completed=done, description=f"{name}: {entry}" if entry else name)

    return show

"""`ratskeller bench`: how fast the rules run here, compared with their targets."""

import json
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from ratskeller.cli.choices import Device, GameName, Json
from ratskeller.terminal.compiling import compile_visibly

if TYPE_CHECKING:
    from ratskeller.core.game import Game

# figure -> what it is, the target, whether more is better
TARGETS = {
    "decisions_per_second": ("decisions a second, compiled", 3_000_000, True),
    "stepped_per_second": ("decisions a second, from Python", 300_000, True),
    "two_thread_ratio": ("two threads beside one", 1.7, True),
    "cold_compile_s": ("compiling all, in seconds", 20, False),
    "cached_start_s": ("start of a game, in seconds", 1.5, False),
    "help_start_s": ("start of --help, in seconds", 0.5, False),
}


CUDA_TARGETS = {
    "cuda_decisions_per_second": ("decisions a second, on the card", 300_000_000, True),
    "cuda_first_play_s": ("first use of the card, in seconds", 60, False),
}


def bench(game: GameName, device: Device = "cpu", as_json: Json = False) -> None:
    """Measure how fast random play runs, and how soon a game starts.

    Random play is on one core with four seats, from set-up to end; every decision counts, also one with a single legal
    move. Each figure is the best of several runs. It takes about a minute, in which the machine should do nothing else.

    Examples:

      ratskeller bench {first}

      ratskeller bench {other} --json

      ratskeller bench {first} --device cuda
    """
    from ratskeller.engine.cuda.card import check_device
    from ratskeller.games import load_game

    rules = load_game(game)
    check_device(device)
    compile_visibly(rules)
    how = measure_card if device == "cuda" else measure
    figures = how(rules, lambda line: print(f"{game}: {line}", file=sys.stderr, flush=True))
    if as_json:
        print(json.dumps({"game": game, **figures}, indent=2))
    else:
        show(game, figures)


def measure(game: "Game", progress: Callable[[str], None]) -> dict[str, float]:
    """All figures by their names."""
    from ratskeller.engine import bench as engine

    figures: dict[str, float] = {}
    progress("random play, compiled")
    figures["decisions_per_second"] = engine.decisions_per_second(game)
    progress("random play, stepped from Python")
    figures["stepped_per_second"] = engine.stepped_per_second(game)
    progress("random play on two threads")
    figures["two_thread_ratio"] = engine.two_thread_ratio(game)
    progress("start of a game, and of --help")
    figures["cached_start_s"] = engine.cached_start_seconds(game)
    figures["help_start_s"] = engine.start_seconds([sys.executable, "-m", "ratskeller", "--help"])
    progress("compiling all in an empty cache")
    figures["cold_compile_s"] = engine.cold_compile_seconds(game, lambda entry: progress(f"compiling {entry}"))
    return {name: figures[name] for name in TARGETS}


def measure_card(game: "Game", progress: Callable[[str], None]) -> dict[str, float]:
    """All figures of the card by their names: a million games at once."""
    from ratskeller.engine.cuda import bench as card

    progress("compiling for the card, or loading what was compiled")
    first_play = card.first_play_seconds(game)
    progress("random play on the card")
    return {"cuda_decisions_per_second": card.decisions_per_second(game), "cuda_first_play_s": first_play}


def show(game: str, figures: dict[str, float]) -> None:
    """The figures and their targets."""
    from rich.box import SIMPLE
    from rich.console import Console
    from rich.table import Table

    table = Table(game, box=SIMPLE, pad_edge=False)
    for column in ("measured", "target", ""):
        table.add_column(column, justify="right")
    targets = TARGETS | CUDA_TARGETS
    for name, figure in figures.items():
        what, target, more_is_better = targets[name]
        digits = 0 if target >= 1000 else 2
        reached = figure >= target if more_is_better else figure <= target
        bound = f"{'at least' if more_is_better else 'at most'} {target:,}"
        table.add_row(what, f"{figure:,.{digits}f}", bound, "[green]reached" if reached else "[red]missed")
    Console().print(table)

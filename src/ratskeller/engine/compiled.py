"""The compiled loops of each game: loaded once, compiled once with visible progress, then cached on disk."""

import importlib.util
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from ratskeller.core.game import Game
from ratskeller.core.log import NO_LOG
from ratskeller.core.plugins import plugins
from ratskeller.core.rng import WORDS
from ratskeller.core.rule import PACKAGE, RULES_PACKAGE, cache_folder
from ratskeller.engine.interrupts import interrupts_held

LOOPS = Path(__file__).with_name("loops.py")
ENTRIES = ("set_up_all", "reseed", "step", "play_out", "score_all", "hide_all", "perft")
AT_A_TABLE = ("set_up_all", "reseed", "step", "score_all", "hide_all")  # those that a game of people needs
DRAWN = 128  # chance never speaks more often between two decisions: a whole set-up takes fewer draws

Progress = Callable[[str, int, int], None]  # what is being compiled, how many are done, of how many

_loaded: dict[str, Any] = {}


def load_loops(template: Path, name: str, rules: Mapping[str, Any]) -> Any:
    """A module of loops made from a template, with these rules among its names; made once for each name."""
    if name not in _loaded:
        spec = importlib.util.spec_from_file_location(name, template)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        vars(module).update(rules, **{RULES_PACKAGE: package_of(rules.values())})
        sys.modules[name] = module
        spec.loader.exec_module(module)
        _loaded[name] = module
    return _loaded[name]


def package_of(rules: Iterable[Any]) -> Path:
    """The folder of the package that rules come from: ours, or that of another game."""
    names = {rule.__module__.partition(".")[0] for rule in rules if hasattr(rule, "__module__")}
    return next((plugin.folder for plugin in plugins() if plugin.package in names), PACKAGE)


def loops_for(game: Game) -> Any:
    """The module of loops around a game's rules."""
    return load_loops(LOOPS, f"ratskeller.engine.loops_{game.name}", game.rules._asdict())


def compile_entries(game: Game, entries: tuple[str, ...] = ENTRIES, progress: Progress | None = None) -> None:
    """Make sure that these loops are compiled; `progress` hears only of what has to be compiled now."""
    compile_missing(game, "engine", entries, lambda entry: run_once(game, entry), progress)


def marker(game: Game, room: str, entry: str) -> Path:
    """A file in the cache which records that an entry was compiled."""
    return cache_folder(room, package_of(game.rules)) / f"{game.name}-{entry}.compiled"


def missing_of(game: Game, room: str, entries: Sequence[str]) -> list[str]:
    """Those entries of a room that were never compiled."""
    return [entry for entry in entries if not marker(game, room, entry).exists()]


def compile_missing(
    game: Game, room: str, entries: Sequence[str], run: Callable[[str], None], progress: Progress | None = None
) -> None:
    """Run those entries of a room once that were never compiled."""
    missing = missing_of(game, room, entries)
    for done, entry in enumerate(missing):
        if progress:
            progress(entry, done, len(missing))
        with interrupts_held():  # in the middle of a compilation they end in a traceback of the compiler's
            run(entry)
            marker(game, room, entry).touch()
    if progress and missing:
        progress("", len(missing), len(missing))


def run_once(game: Game, entry: str) -> None:
    """Call an entry on a game of its own, which compiles it for the types that all callers use."""
    loops = loops_for(game)
    boxes = game.pack(game.profile())
    positions, blank = np.zeros(2, game.position), np.zeros(1, game.position)
    moves, seats = np.zeros(game.max_moves, np.int64), game.people[-1]
    loops.set_up_all(boxes, positions, blank, seats, -1, 0, NO_LOG)
    if entry == "reseed":
        loops.reseed(positions, 0, 0)
    elif entry == "step":
        loops.step(boxes, positions, 0, -1, True, moves, np.zeros(DRAWN, np.int64), NO_LOG)
    elif entry == "play_out":
        loops.play_out(boxes, positions, 0, 1, 0, moves, np.zeros(2, np.int64), np.zeros(WORDS, np.int64), NO_LOG)
    elif entry == "score_all":
        loops.score_all(boxes, positions, np.zeros((2, seats), np.int64), np.zeros(2, np.int64))
    elif entry == "hide_all":
        loops.hide_all(boxes, positions, np.zeros(2, np.int64))
    elif entry == "perft":
        table = np.zeros((2, game.max_moves), np.int64)
        loops.perft(boxes, positions, 1, table, np.zeros(2, np.int64), np.zeros(2, np.int64), NO_LOG)

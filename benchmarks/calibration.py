"""Calibrates the chances that the analysis tells, and shows how far they can be relied on.

Bots play each other at every kind of table; of each game some decisions are looked at as the analysis does, and what
trial games say there is held against who has won. Every game is kept as it ends: stop at any time, and the same command
goes on. Writes the calibration beside its code, the curve of reliability into docs/pictures/, and the last section of
docs/analysis.md.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from calibrating.fitting import Bin, fits, reliability, tested
from calibrating.games import PLAYER, POSITIONS, Kind, Played, games_in, kinds, play_missing
from ratskeller.cli.progress import progress_bar
from ratskeller.core.record import write_atomically
from ratskeller.games import GAMES, load_game
from ratskeller.reports.plots import as_file, line_plot
from ratskeller.study.analysis.calibration import FILE, Calibration, table_key
from ratskeller.terminal.compiling import compile_bots_visibly, compile_visibly

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "build" / "calibration.jsonl"
CURVE = ROOT / "docs" / "pictures" / "calibration.svg"
DOCUMENT = ROOT / "docs" / "analysis.md"
HEADING = "## How reliable the chances are"  # the document's last section, which is written anew
TITLES = {"firstrat": "First Rat", "piedpiper": "The Pied Piper"}


def main() -> None:
    parser = argparse.ArgumentParser(description="Calibrates the chances to win that the analysis tells.")
    parser.add_argument("--games", type=int, default=200, help="games of each of the 12 kinds of table (default: 200)")
    parser.add_argument("--keep", type=Path, default=KEPT, metavar="FILE", help=f"where games are kept ({KEPT.name})")
    parser.add_argument(
        "--processes", type=int, default=os.cpu_count() or 1, help="games at once (default: one a core)"
    )
    options = parser.parse_args()
    if options.games < 2 or options.processes < 1:
        parser.error("--games must be at least 2, --processes at least 1")
    for name in GAMES:
        compile_visibly(load_game(name), "set_up_all", "step")
        compile_bots_visibly(load_game(name))
    with progress_bar("games", options.games * len(kinds())) as advance:
        advance(sum(game.number < options.games for game in games_in(options.keep)))
        for _ in play_missing(options.keep, options.games, options.processes):
            advance(1)
    write_all([game for game in games_in(options.keep) if game.number < options.games])


def write_all(games: Sequence[Played]) -> None:
    """Write the calibration, the curve and the section of the document."""
    found = fits(games)
    write_atomically(FILE, calibration_text({kind: found[kind] for kind in kinds()}))
    chances = list(tested(games))
    curves = {title: reliability([one for one in chances if one.kind.game == name]) for name, title in TITLES.items()}
    lines = {name: ([one.chance for one in bins], [one.won.share for one in bins]) for name, bins in curves.items()}
    svg = line_plot(
        lines, "chance that was told", "share that was won", percent=True, percent_x=True, dots=True, diagonal=True
    )
    write_atomically(CURVE, as_file(svg))
    text = DOCUMENT.read_text("utf-8").partition(HEADING)[0]
    write_atomically(DOCUMENT, text + section(curves, len(games)))
    for name, bins in curves.items():
        print(f"{name}: mean gap of {gap(bins):.1%} between what was told and what came true", file=sys.stderr)


def calibration_text(found: dict[Kind, Calibration]) -> str:
    """The file of the calibration."""
    parts = ["# Written by benchmarks/calibration.py. Figures at the beginning of a game, and what they change by.\n"]
    for (game, people, level), one in found.items():
        parts.append(
            f"[{game}.{table_key(people, level)}]\ngames = {one.games}\nlength = {one.length}\n"
            f"trust = {one.trust}\ndecider = {one.decider}\n"
        )
    return "\n".join(parts)


def gap(bins: Sequence[Bin]) -> float:
    """How far shares are from the chances on the average."""
    return sum(one.chances * abs(one.chance - one.won.share) for one in bins) / sum(one.chances for one in bins)


def section(curves: dict[str, list[Bin]], games: int) -> str:
    """The section of the document that tells what was found."""
    lines = [
        f"{HEADING}\n",
        f"{games:,} games of `{PLAYER}` against each other, at every kind of table, {POSITIONS} decisions of each.",
        "Every chance was told by a calibration that was fitted on other games. Intervals hold 95 %; positions of one",
        "game count as one. `python benchmarks/calibration.py` plays, fits and writes this section.\n",
        f"![What was told, and what came true](pictures/{CURVE.name})\n",
    ]
    for name, bins in curves.items():
        lines += [f"{name}: the gap is {gap(bins):.1%} on the average.\n"]
        lines += ["| told | mean | chances | games | won | 95 % interval |", "|---|---|---|---|---|---|"]
        for one in bins:
            tenth = min(9, int(one.chance * 10)) * 10
            won = f"{one.won.share:.1%} | {one.won.low:.1%} to {one.won.high:.1%}"
            lines.append(f"| {tenth} to {tenth + 10} % | {one.chance:.1%} | {one.chances:,} | {one.games:,} | {won} |")
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    main()

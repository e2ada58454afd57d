"""`ratskeller mine`: puzzles out of games between strong bots."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ratskeller.cli.choices import GameName, TrialDevice
from ratskeller.cli.progress import progress_bar
from ratskeller.core.errors import FileError, Problem
from ratskeller.terminal.compiling import compile_bots_visibly, compile_trials_visibly, compile_visibly

if TYPE_CHECKING:
    from ratskeller.study.puzzles.puzzle import Puzzle

INTERRUPTED = 130  # the exit code of what Ctrl-C has ended


def mine(
    game: GameName,
    count: Annotated[int, typer.Option(min=1, max=10_000, help="How many puzzles are wanted in all.")] = 204,
    seed: Annotated[int, typer.Option(min=0, max=2**20, help="The same seed gives the same puzzles.")] = 1,
    out: Annotated[Path, typer.Option(metavar="FILE", help="The folder of the files; a run continues from it.")] = Path(
        "puzzles.jsonl"
    ),
    device: TrialDevice = "cpu",
) -> None:
    """Look for positions where one whole turn is clearly best, and check each by longer searches and trial games.

    Strong bots play each other at tables of every size. The searches know only what the puzzle's seat may know. Puzzles
    are written as they are found; the same command continues after an interruption. It all takes about half an hour on
    a core. At the end it prints a summary.

    Examples:

      ratskeller mine {other}

      ratskeller mine {first} --count 50 --seed 7 --out more.jsonl

      ratskeller mine {other} --device cuda
    """
    import msgspec

    from ratskeller.engine.cuda.card import check_device
    from ratskeller.games import load_game
    from ratskeller.study.puzzles.mining import Mine
    from ratskeller.study.puzzles.puzzle import read_puzzles
    from ratskeller.study.puzzles.tally import tally

    rules = load_game(game)
    check_device(device)
    known = read_puzzles(out) if out.is_file() else []
    if any(puzzle.game != game for puzzle in known):
        raise FileError(str(out), [Problem("game", f"has puzzles of another game than {game}")])
    compile_visibly(rules)
    compile_bots_visibly(rules)
    if device == "cuda":
        compile_trials_visibly(rules)
    pit = Mine(rules, seed, count, known, device=device)
    stopped = False
    try:
        with progress_bar(f"{game}: puzzles", count) as advance, out.open("a", encoding="utf-8") as file:
            advance(len(known))
            for found in pit.dig():
                for puzzle in found:
                    print(in_short(puzzle), file=sys.stderr)
                    file.write(msgspec.json.encode(puzzle).decode() + "\n")
                file.flush()
                advance(len(found))
    except OSError as problem:
        raise FileError(str(out), [Problem("--out", f"can't be written: {problem.strerror}")]) from None
    except KeyboardInterrupt:
        stopped = True
        print(f"stopped: {out} keeps what was found, and the same command goes on", file=sys.stderr)
    if pit.seen:
        print(", ".join(f"{count} {what}" for what, count in pit.seen.items()), file=sys.stderr)
    print(f"{len(pit.puzzles)} puzzles in {out}")
    if pit.puzzles:
        print(f"\n{tally(pit.puzzles)}")
    if stopped:
        raise typer.Exit(INTERRUPTED)


def in_short(puzzle: "Puzzle") -> str:
    """A line about a puzzle that was found."""
    table = f"alone against {puzzle.level}" if puzzle.level else f"{puzzle.people} seats"
    seat = puzzle.seat
    lead = puzzle.answer.wins[seat] - puzzle.others[0].wins[seat]
    return f"{puzzle.id}: {table}, turn {puzzle.turn}, {puzzle.theme}, {puzzle.difficulty}, ahead by {lead:.0%}"

"""`ratskeller analyse`: a recorded game explained."""

import json
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ratskeller.cli.choices import Json, Language, Names, OwnProfile, TrialDevice

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.table import Table

    from ratskeller.engine.playthrough import Playthrough
    from ratskeller.i18n import Catalogue
    from ratskeller.study.analysis import Analysis
    from ratskeller.terminal.players import Players

MOST_TOLD = 10  # mistakes, on a terminal


def analyse(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The record, a file.", show_default=False)],
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a report with plots there.", show_default=False)
    ] = None,
    playouts: Annotated[
        int | None,
        typer.Option(
            min=16,
            max=10_000_000,
            metavar="N",
            help="Trial games for each decision; the default depends on the table.",
            show_default=False,
        ),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, max=2**31 - 1, help="The same seed gives the same analysis.")] = 0,
    device: TrialDevice = "cpu",
    names: Names = None,
    profile: OwnProfile = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Explain a recorded game: mistakes and what would have been better, turning points, luck and skill.

    Every decision is judged by what its seat could know. Chances to win are calibrated by games of bots. A game takes
    up to a minute; fewer trial games are faster and less sure.

    Examples:

      ratskeller analyse evening.record

      ratskeller analyse evening.record --html evening.html --language pl

      ratskeller analyse evening.record --playouts 2000 --json

      ratskeller analyse evening.record --device cuda
    """
    from ratskeller.core.record import read_record
    from ratskeller.engine.cuda.card import check_device
    from ratskeller.i18n import catalogue, language_of_environment
    from ratskeller.study.analysis import analyse as analyse_game
    from ratskeller.terminal.compiling import compile_bots_visibly, compile_trials_visibly
    from ratskeller.terminal.players import parse_names, players_for
    from ratskeller.terminal.recorded import replayed

    words = catalogue(language or language_of_environment())
    check_device(device)
    if html is not None:
        check_report(html)
    recorded = read_record(record)
    play = replayed(recorded, str(record), profile=profile)
    players = players_for(play, parse_names(names) if names is not None else recorded.names, words, recorded.bots)
    compile_bots_visibly(play.game)
    if device == "cuda":
        compile_trials_visibly(play.game)
    with ExitStack() as stack:
        shown = progress_in(stack, words)
        found = analyse_game(play, playouts=playouts, seed=seed, device=device, progress=shown)
    if html is not None:
        write_report(html, found, play, players)
    if as_json:
        import msgspec

        print(json.dumps(msgspec.to_builtins(found), indent=2))
    else:
        show(found, play, players)


def progress_in(stack: ExitStack, words: "Catalogue") -> "Callable[[int, int], None]":
    """Progress on standard error, from the first decision on."""
    from ratskeller.cli.progress import progress_bar

    bars: list[Callable[[int], None]] = []

    def show(done: int, total: int) -> None:
        if not bars:
            bars.append(stack.enter_context(progress_bar(words("analysis-working"), total)))
        bars[0](1)

    return show


def check_report(file: Path) -> None:
    """Refuse a report that can't be written, before anybody waits for it."""
    from ratskeller.arena.extras import load_extra
    from ratskeller.core.errors import FileError, Problem

    load_extra("matplotlib", "plots", "a report with plots")
    if file.is_dir() or not file.parent.is_dir():
        what = "is a folder: name a file" if file.is_dir() else f"there is no folder {file.parent}"
        raise FileError(str(file), [Problem("--html", what)])


def write_report(file: Path, found: "Analysis", play: "Playthrough", players: "Players") -> None:
    """Write the report as a page of its own."""
    from ratskeller.core.errors import FileError, Problem
    from ratskeller.core.record import write_atomically
    from ratskeller.reports.game import game_page

    page = game_page(found, play, players.names, players.words, players.words.language)
    try:
        write_atomically(file, page)
    except OSError as problem:
        raise FileError(str(file), [Problem("--html", f"can't be written: {problem.strerror}")]) from None


def show(found: "Analysis", play: "Playthrough", players: "Players") -> None:
    """Mistakes, turning points, luck and skill, on a terminal."""
    from rich.text import Text

    from ratskeller.study.analysis import sentences
    from ratskeller.terminal.keyboard import new_console

    console, words, names = new_console(), players.words, players.names

    def head(key: str) -> None:
        console.rule(Text(words(key), "bold"), align="left")

    head("analysis-mistakes")
    mistakes = sentences.mistakes_of(found)
    for turn in mistakes[:MOST_TOLD]:
        text = sentences.mistake_in_words(turn, play, words, names)
        console.print(Text.assemble((words(f"analysis-size-{turn.size}"), players.style(turn.seat)), ": ", text))
    if len(mistakes) > MOST_TOLD:
        console.print(Text(words("analysis-more", count=len(mistakes) - MOST_TOLD)))
    console.print(Text(sentences.sizes_in_words(words) if mistakes else sentences.no_mistakes(words), "dim"))
    head("analysis-turning-points")
    for point in found.turning_points:
        console.print(Text(sentences.turning_point_in_words(point, play, words, names)))
        console.print(Text(f"  {sentences.changes_in_words(point.change, words, names)}", "bold"))
    head("analysis-split")
    console.print(split_table(found, players))
    console.print(Text(words("analysis-legend-split"), "dim"))
    console.print(Text(words("analysis-how", playouts=found.playouts), "dim"))


def split_table(found: "Analysis", players: "Players") -> "Table":
    """A line for each part of the results, a column for each seat."""
    from rich.table import Table
    from rich.text import Text

    from ratskeller.study.analysis.sentences import split_rows

    table = Table("")
    for seat, name in enumerate(players.names):
        table.add_column(Text(f"{players.letters[seat]} {name}", players.style(seat)), justify="right")
    for row in split_rows(found, players.words):
        table.add_row(*row)
    return table

"""`ratskeller decks`: how strong each deck of the game's own rival is."""

import os
from pathlib import Path
from typing import Annotated

import typer

from ratskeller.cli.choices import GameName
from ratskeller.cli.progress import progress_bar
from ratskeller.core.errors import SetupError
from ratskeller.terminal.compiling import compile_bots_visibly, compile_visibly
from ratskeller.terminal.save_file import NotSaved


def decks(
    game: GameName,
    games: Annotated[
        str, typer.Option(metavar="N,N,...", help="How many games each level of the bots plays, weakest first.")
    ] = "400,400,60,20,20",
    also: Annotated[
        list[str] | None,
        typer.Option(
            metavar="BOT=N", help="Another bot and how many games it plays: champion:1000=20.", show_default=False
        ),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")] = 0,
    processes: Annotated[
        int | None, typer.Option(min=1, help="How many games at once; default: one a core.", show_default=False)
    ] = None,
    keep: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="The folder of the games; a run continues from it.", show_default=False),
    ] = None,
    report: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a page about it, in Markdown.", show_default=False)
    ] = None,
) -> None:
    """Measure the decks of a game's own rival against every level of the bots, in one table.

    Examples:

      ratskeller decks firstrat --games 40,40,10,2,2

      ratskeller decks firstrat --keep decks --report decks.md

      ratskeller decks firstrat --games 0,0,0,0,0 --also champion:1000=20
    """
    from ratskeller.arena.firstrat.decks import measure, pairings
    from ratskeller.arena.workers import Local
    from ratskeller.core.record import write_atomically
    from ratskeller.games import load_game
    from ratskeller.reports.firstrat.decks import decks_page, decks_table

    rules = load_game(game)
    if not rules.levels:
        raise SetupError(f"{game} has no rival of its own")
    if report is not None and not report.parent.is_dir():
        raise NotSaved(report, "its folder is not there")
    wanted = pairings(rules, counts_of(games) | others_of(also or []), seed)
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
    compile_visibly(rules, "set_up_all", "step")
    compile_bots_visibly(rules)
    with progress_bar(f"{game}: games", sum(one.games for one in wanted)) as advance:
        found = measure(wanted, Local(processes or os.cpu_count() or 1), keep, advance)
    if report is not None:
        others = "".join(f" --also {one}" for one in also or [])
        command = f"ratskeller decks {game} --games {games}{others} --seed {seed} --report {report.as_posix()}"
        write_atomically(report, decks_page(found, command))
    print(decks_table(found), end="")


def counts_of(games: str) -> dict[str, int]:
    """How many games each level of the bots plays."""
    from ratskeller.bots.levels import LEVELS

    words = games.split(",")
    if len(words) != len(LEVELS) or not all(word.isdecimal() for word in words):
        raise SetupError(
            f"--games {games}: a number for each of {', '.join(LEVELS)} is expected, such as 400,400,60,20,20"
        )
    return {level: int(word) for level, word in zip(LEVELS, words, strict=True) if int(word)}


def others_of(also: list[str]) -> dict[str, int]:
    """How many games each bot plays that is no level."""
    from ratskeller.bots.levels import make_bot

    found = {}
    for one in also:
        bot, equals, count = one.rpartition("=")
        if not equals or not count.isdecimal() or not int(count):
            raise SetupError(f"--also {one}: a bot and a number of games are expected, such as champion:1000=20")
        make_bot(bot)
        found[bot] = int(count)
    return found

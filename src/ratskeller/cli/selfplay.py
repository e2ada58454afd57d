"""`ratskeller selfplay`: a data set of strong play, with search values."""

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from ratskeller.cli.choices import GameName
from ratskeller.cli.match import INTERRUPTED, MOST_GAMES
from ratskeller.cli.progress import progress_bar
from ratskeller.terminal.compiling import compile_bots_visibly, compile_networks_visibly, compile_visibly


def selfplay(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="The folder of the games; a run continues from it.")],
    bot: Annotated[str, typer.Option(help="Who plays against itself: a bot that searches.")] = "champion:400",
    games: Annotated[
        int, typer.Option(min=1, max=MOST_GAMES, help="How many in all, rounded up to whole files of 20.")
    ] = 10_000,
    tables: Annotated[
        str | None,
        typer.Option(
            metavar="A,B,...",
            help="Numbers of people, and levels of the rival of one alone; games rotate through them. Default: all.",
            show_default=False,
        ),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, max=2**62, help="The same seed gives the same games.")] = 0,
    processes: Annotated[
        int | None, typer.Option(min=1, help="How many games at once; default: one a core.", show_default=False)
    ] = None,
) -> None:
    """Make a data set of strong play: a bot plays against itself, and every decision is stored with its search.

    Stored are the features of the view, the legal moves, how often the search visited each, what share of the victory
    it gave to each seat, the move, and who won. docs/research.md describes the arrays;
    ratskeller.envs.selfplay.read_selfplay reads the folder. Files are written as games end: stop at any time, and the
    same command continues.

    Examples:

      ratskeller selfplay {first} --out strong --games 10000

      ratskeller selfplay {other} --bot search:400 --tables 2,4 --games 200 --seed 7 --out pairs
    """
    from ratskeller.envs.selfplay.playing import GAMES, play_into, settings_for, usual_tables
    from ratskeller.games import load_game

    rules = load_game(game)
    named = [word.strip() for word in tables.split(",")] if tables else usual_tables(rules)
    settings = settings_for(rules, bot, named, seed)
    compile_visibly(rules, "set_up_all", "step")
    compile_bots_visibly(rules)
    compile_networks_visibly(rules)
    total = -(-games // GAMES) * GAMES
    try:
        with progress_bar(f"{game}: games", total) as advance:
            play_into(out, settings, games, processes or os.cpu_count() or 1, advance)
    except KeyboardInterrupt:
        print(f"stopped: {out} keeps the files that were whole, and the same command goes on", file=sys.stderr)
        raise typer.Exit(INTERRUPTED) from None
    print(f"{out}: {total:,} games")

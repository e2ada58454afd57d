"""`ratskeller balance`: how balanced a game is."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ratskeller.cli.arena import Address, Processes, RunnerName, folder_for, numbers_in, runner_called
from ratskeller.cli.choices import Changes, GameName, Json, ProfileName, parse_changes
from ratskeller.cli.match import INTERRUPTED
from ratskeller.cli.paging import check_place, save_page
from ratskeller.cli.progress import progress_bar
from ratskeller.core.errors import SetupError
from ratskeller.terminal.compiling import compile_bots_visibly, compile_visibly

if TYPE_CHECKING:
    from ratskeller.arena.balance.figures import Balance


def balance(
    game: GameName,
    games: Annotated[int, typer.Option(min=2, help="Games at each table.")] = 5000,
    bots: Annotated[str, typer.Option(metavar="BOT", help="The bot on all seats.")] = "pantry-rat",
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="N,M,...",
            help="Numbers of seats; 1 is alone against the game's own rival, on every level. Default: all others.",
            show_default=False,
        ),
    ] = None,
    beside: Annotated[
        list[str] | None,
        typer.Option(
            metavar="BOT", help="Another bot to compare with; may be given several times.", show_default=False
        ),
    ] = None,
    beside_games: Annotated[int, typer.Option(min=2, help="Games of each of them at each table.")] = 300,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")] = 0,
    option: Changes = None,
    profile: ProfileName = "standard",
    runner: RunnerName = "local",
    processes: Processes = None,
    address: Address = None,
    out: Annotated[
        Path, typer.Option(metavar="FOLDER", help="The folder of games and figures; a run continues from it.")
    ] = Path("balance"),
    report: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="The page, in Markdown; default: balance-GAME.md in the folder.", show_default=False
        ),
    ] = None,
    as_json: Json = False,
) -> None:
    """Let a bot play a game against itself, many times, and measure how balanced the game is.

    The page shows, by the number of seats, who wins from which seat, how and when games end, what winners have and do
    that others don't, and what each item or card was worth. Each game is stored as it ends: the same command continues
    what was stopped. The pictures of the page are in a folder beside it.

    Examples:

      ratskeller balance {other} --games 500

      ratskeller balance {first} --seats 2,4 -o comics=super --out super

      ratskeller balance {first} --beside impulse --beside sly-rat --beside-games 50 --report {first}.md
    """
    import msgspec

    from ratskeller.arena.balance.figures import balance_of
    from ratskeller.arena.balance.sample import sample_of
    from ratskeller.arena.balance.sheet import write_tallies
    from ratskeller.arena.balance.tables import tables_for
    from ratskeller.arena.extras import load_extra
    from ratskeller.arena.playing import play_all
    from ratskeller.arena.tournament import TableSet, file_of
    from ratskeller.core.record import write_atomically
    from ratskeller.games import load_game
    from ratskeller.reports.balance.page import balance_page

    rules, changes = load_game(game), parse_changes(option)
    board = TableSet(game=game, seats=numbers_in(seats) if seats else [], profile=profile, options={**changes})
    tables = [table for bot in (bots, *(beside or ())) for table in tables_for(board, bot, seed)]
    own = len(tables) // (1 + len(beside or ()))
    counts = [games] * own + [beside_games] * (len(tables) - own)
    load_extra("matplotlib", "plots", "the page of a game's balance")
    page_file = report or out / f"balance-{game}.md"
    check_place(report)
    host = runner_called(runner, processes, address)
    files = folder_for(out)
    fixtures = [table.fixture for table in tables]
    try:
        compile_visibly(rules, "set_up_all", "step")
        compile_bots_visibly(rules)
        with progress_bar(f"{len(tables)} tables: games", sum(counts)) as advance:
            paths = [files / file_of(match) for match, _ in fixtures]
            played = play_all(fixtures, counts, paths, host, advance)
    except KeyboardInterrupt:
        print(f"stopped: {out} keeps the games that were over, and the same command goes on", file=sys.stderr)
        raise typer.Exit(INTERRUPTED) from None
    samples = [
        sample_of(table.name, table.fixture.match.bots[0], table.fixture.match.seats, results)
        for table, results in zip(tables, played, strict=True)
    ]
    found = balance_of(fixtures[0].match, samples[:own], samples[own:])
    figures = msgspec.json.encode(found)
    try:
        write_tallies(out / f"balance-{game}.csv", tables, played)
        write_atomically(out / f"balance-{game}.json", msgspec.json.format(figures, indent=1).decode() + "\n")
    except OSError as problem:
        raise SetupError(f"{out}: the figures can't be written: {problem.strerror}; all games are kept") from None
    words = [f"--games {games}", f"--bots {bots}", *([f"--seats {seats}"] if seats else [])]
    words += [*(f"--beside {bot}" for bot in beside or ()), *([f"--beside-games {beside_games}"] if beside else [])]
    words += [
        *([] if profile == "standard" else [f"--profile {profile}"]),
        *(f"-o {k}={v}" for k, v in changes.items()),
    ]
    words += [*([f"--seed {seed}"] if seed else []), f"--out {out}", *([f"--report {report}"] if report else [])]
    command = f"ratskeller balance {game} {' '.join(words)}"
    save_page(balance_page(found, command, page_file.stem), page_file)
    if as_json:
        print(figures.decode())
    else:
        show(found)
        print(f"the page is {page_file}")


def show(found: "Balance") -> None:
    """Which seats win more or less, in a line for each table."""
    from ratskeller.reports.balance.seats import verdict

    print(f"{found.game}: {found.games:,} games")
    for table in found.tables:
        if table.seats > 1:
            print(verdict(table))

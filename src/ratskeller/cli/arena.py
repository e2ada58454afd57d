"""`ratskeller arena`: a tournament of bots, with ratings and a report."""

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ratskeller.cli.choices import Changes, Json, ProfileName, parse_changes
from ratskeller.cli.game_names import FIRST
from ratskeller.cli.match import INTERRUPTED, MOST_GAMES, Limit, RecordsFolder, reach, show_failures
from ratskeller.cli.paging import check_place, save_page
from ratskeller.cli.progress import progress_bar
from ratskeller.core.errors import SetupError
from ratskeller.terminal.compiling import compile_bots_visibly, compile_visibly

if TYPE_CHECKING:
    from ratskeller.arena.ratings import Rating
    from ratskeller.arena.runners import Runner
    from ratskeller.arena.standings import TournamentReport
    from ratskeller.arena.tournament import Tournament

RUNNERS = ("local", "ray")

RunnerName = Annotated[str, typer.Option(metavar="|".join(RUNNERS), help="The processor or card that plays the games.")]
Processes = Annotated[
    int | None, typer.Option(min=1, help="How many games at once; default: one a core.", show_default=False)
]
Address = Annotated[
    str | None, typer.Option(metavar="HOST:PORT", help="The address of a running Ray cluster.", show_default=False)
]


def arena(
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="A tournament as TOML.", show_default=False)
    ] = None,
    bots: Annotated[
        str | None, typer.Option(metavar="A,B,...", help="Without a file: the bots.", show_default=False)
    ] = None,
    game: Annotated[
        list[str] | None,
        typer.Option(help="Without a file: a game; may be given several times.", show_default=False),
    ] = None,
    seats: Annotated[
        str, typer.Option(metavar="N,M,...", help="Numbers of seats; 1 is alone against the game's own rival.")
    ] = "2",
    ladder: Annotated[bool, typer.Option("--ladder", help="Only neighbours in the list of bots meet.")] = False,
    games: Annotated[
        int, typer.Option(min=1, max=MOST_GAMES, help="Games of each pairing, rounded up to whole shuffles.")
    ] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")] = 0,
    option: Changes = None,
    profile: ProfileName = "standard",
    limit: Limit = None,
    runner: RunnerName = "local",
    processes: Processes = None,
    address: Address = None,
    out: Annotated[
        Path, typer.Option(metavar="FOLDER", help="The folder of games and reports; a run continues from it.")
    ] = Path("arena"),
    records: RecordsFolder = None,
    report_file: Annotated[
        Path | None,
        typer.Option(
            "--report", metavar="FILE", help="Write a page of ratings and pairs, in Markdown.", show_default=False
        ),
    ] = None,
    as_json: Json = False,
) -> None:
    """Let bots play a tournament, and rate them.

    The folder has a file for every match, and each game is added as it ends: the same command continues a tournament
    that was stopped. At the end there are report.html, games.csv and ratings.csv. With --records, games that have no
    record yet are played again. docs/arena.md has the details.

    Examples:

      ratskeller arena --game {first} --bots random,impulse,greedy --seats 2,4 --games 200

      ratskeller arena levels.toml --out levels --report levels.md

      ratskeller arena --game {other} --bots ratling,pantry-rat,sly-rat --ladder --runner ray
    """
    from ratskeller.arena.extras import load_extra
    from ratskeller.arena.playing import play_all
    from ratskeller.arena.records import Records
    from ratskeller.arena.sheets import write_games, write_ratings
    from ratskeller.arena.standings import tournament_report
    from ratskeller.arena.tournament import file_of, read_tournament, settings_of
    from ratskeller.core.record import write_atomically
    from ratskeller.games import load_game
    from ratskeller.reports.ladder import ladder_page
    from ratskeller.reports.tournament import tournament_page

    if file is None:
        played = described(bots, game, seats, ladder, games, seed, profile, parse_changes(option), limit)
    elif bots or game:
        raise SetupError("name a file, or bots and games, not both")
    else:
        played = read_tournament(file)
    if report_file is not None and file is None:
        raise SetupError("--report is for a tournament that a file describes, so that its page can name it")
    settings = settings_of(played)
    load_extra("matplotlib", "plots", "the report of a tournament")
    fixtures = [fixture for setting in settings for fixture in setting.fixtures]
    wanted = [games for setting in settings for games in setting.games]
    shuffles = [match.shuffles_for(count) for (match, _), count in zip(fixtures, wanted, strict=True)]
    total = sum(len(match.tasks(count)) for (match, _), count in zip(fixtures, shuffles, strict=True))
    check_place(report_file)
    host = runner_called(runner, processes, address)
    files = folder_for(out)
    kept = Records(records) if records else None
    try:
        for name in dict.fromkeys(match.game for match, _ in fixtures):
            compile_visibly(load_game(name), "set_up_all", "step")
            compile_bots_visibly(load_game(name))
        with progress_bar(f"{len(fixtures)} matches: games", total) as advance:
            paths = [files / file_of(match) for match, _ in fixtures]
            results = iter(play_all(fixtures, shuffles, paths, host, advance, kept))
        by_setting = [[next(results) for _ in setting.fixtures] for setting in settings]
        with progress_bar("ratings", len(settings)) as advance:
            report = tournament_report(played, settings, by_setting, lambda name, done, of: advance(int(done == of)))
    except KeyboardInterrupt:
        print(f"stopped: {out} keeps the games that were over, and the same command goes on", file=sys.stderr)
        raise typer.Exit(INTERRUPTED) from None
    try:
        write_games(out / "games.csv", settings, by_setting)
        write_ratings(out / "ratings.csv", report)
        write_atomically(out / "report.html", tournament_page(report))
    except OSError as problem:
        raise SetupError(f"{out}: the report can't be written: {problem.strerror}; all games are kept") from None
    if report_file is not None:
        command = f"ratskeller arena {file} --out {out} --report {report_file}"
        save_page(ladder_page(report, command, report_file.stem), report_file)
    if as_json:
        import msgspec

        print(json.dumps(msgspec.to_builtins(report), indent=2))
    else:
        show(report)
        print(f"the report is {out / 'report.html'}")


def described(
    bots: str | None,
    games: list[str] | None,
    seats: str,
    ladder: bool,
    count: int,
    seed: int,
    profile: str,
    changes: dict[str, str],
    limit: float | None,
) -> "Tournament":
    """The tournament that options describe."""
    from ratskeller.arena.tournament import TableSet, Tournament

    if not bots or not games:
        raise SetupError(f"name a file, or bots and games, such as: --game {FIRST} --bots random,greedy")
    numbers = numbers_in(seats)
    return Tournament(
        kind="ladder" if ladder else "round-robin",
        bots=[word.strip() for word in bots.split(",")],
        games=count,
        seed=seed,
        limit=limit,
        tables=[TableSet(game=game, seats=numbers, profile=profile, options={**changes}) for game in games],
    )


def numbers_in(seats: str) -> list[int]:
    """The numbers of seats that a text names."""
    words = seats.split(",")
    if not all(word.strip().isdecimal() for word in words):
        raise SetupError(f"--seats {seats}: numbers with commas between them are expected, such as 2,4")
    return [int(word) for word in words]


def runner_called(name: str, processes: int | None, address: str | None) -> "Runner":
    """What the games are played on."""
    at_once = processes or os.cpu_count() or 1
    if name not in RUNNERS:
        raise SetupError(f"no runner is called '{name}': there are {' and '.join(RUNNERS)}")
    if name == "local" and address is not None:
        raise SetupError("--address is that of a Ray cluster: --runner ray")
    if name == "ray":
        from ratskeller.arena.extras import load_extra
        from ratskeller.arena.ray_runner import Cluster

        load_extra("ray", "ray", "a Ray cluster")
        return Cluster(address, at_once)
    from ratskeller.arena.workers import Local

    return Local(at_once)


def folder_for(out: Path) -> Path:
    """The folder of the matches' files, made where it is missing."""
    files = out / "matches"
    try:
        files.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise SetupError(f"{out}: the folder can't be used: {problem.strerror}") from None
    return files


def show(report: "TournamentReport") -> None:
    """The ratings as tables."""
    from rich.box import SIMPLE
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False, markup=False, emoji=False)
    console.print(f"{report.tournament.name}: {report.games:,} games", style="bold")
    for setting in report.settings:
        shown = Table(setting.name, box=SIMPLE, pad_edge=False)
        for column in ("rating", "95 % interval", "games", "wins", "95 % interval"):
            shown.add_column(column, justify="right")
        for rating, standing in zip(setting.ratings, setting.standings, strict=True):
            wins = (f"{standing.wins.share:.1%}", reach(standing.wins))
            shown.add_row(*rating_cells(rating), *wins)
        console.print(shown)
        show_failures(console, setting.failures)
    for pool in report.pools:
        shown = Table(f"{pool.name}, all tables", box=SIMPLE, pad_edge=False)
        for column in ("rating", "95 % interval", "games"):
            shown.add_column(column, justify="right")
        for rating in pool.ratings:
            shown.add_row(*rating_cells(rating))
        console.print(shown)


def rating_cells(rating: "Rating") -> tuple[str, ...]:
    """A bot, its rating, how sure that is, and its games."""
    known = rating.low is not None and rating.high is not None
    interval = f"{rating.low:.1f} to {rating.high:.1f}" if known else "-"
    return rating.bot, f"{rating.rating:.1f}", interval, f"{rating.games:,}"

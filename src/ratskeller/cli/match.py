"""`ratskeller match`: bots against bots, in figures."""

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ratskeller.cli.choices import Changes, GameName, Json, Level, ProfileName, level_for, parse_changes
from ratskeller.cli.progress import progress_bar
from ratskeller.terminal.compiling import compile_bots_visibly, compile_networks_visibly, compile_visibly

if TYPE_CHECKING:
    from rich.console import Console

    from ratskeller.arena.intervals import Mean
    from ratskeller.arena.report import BotReport, Failure, Report
    from ratskeller.engine.simulate import Share

INTERRUPTED = 130  # the exit code of what Ctrl-C has ended
MOST_GAMES = 10_000_000  # all of them are in memory at the end
FAILURES = 10  # ways to fail that are shown
Limit = Annotated[
    float | None,
    typer.Option(min=0.01, help="Seconds that an external bot has for a decision; default: 10.", show_default=False),
]
RecordsFolder = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER", help="Keep the record of every game in this folder, for `export`.", show_default=False
    ),
]
VERDICTS = {
    "above": "wins more than its fair share",
    "below": "wins less than its fair share",
    "open": "not shown to differ from its fair share",
}


def match(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="A,B,...", help="The bots; the last one takes the remaining seats.")],
    seats: Annotated[
        int | None,
        typer.Option(
            *("--seats", "--people"), help="How many seats; default: as many as bots are named.", show_default=False
        ),
    ] = None,
    games: Annotated[
        int, typer.Option(min=1, max=MOST_GAMES, help="How many games, rounded up to whole shuffles.")
    ] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")] = 0,
    level: Level = None,
    option: Changes = None,
    profile: ProfileName = "standard",
    processes: Annotated[
        int | None, typer.Option(min=1, help="How many games at once; default: one a core.", show_default=False)
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="The file of the games; a match continues from it.", show_default=False),
    ] = None,
    records: RecordsFolder = None,
    limit: Limit = None,
    as_json: Json = False,
) -> None:
    """Let bots play against each other, and show how often each wins.

    The bots move on by a seat after each game, and each shuffle is played in every such seating, so that neither luck
    nor seats favour anybody. Each game is written to the file as it ends: the same command continues a match that was
    stopped, and a larger --games adds games later. With --records, games of the file that have no record yet are played
    again.

    A bot may also come from another package, or be a program: program:COMMAND. One that fails loses its game.

    Examples:

      ratskeller match {first} --bots greedy,random --games 200

      ratskeller match {first} --bots rat-king,greedy --seats 4 --games 400 --out king.jsonl

      ratskeller match {first} --bots sly-rat --level easy --games 50

      ratskeller match {other} --bots search:2000,greedy --seats 3 --option variant=hidden --json

      ratskeller match {other} --bots sly-rat,greedy --games 200 --out sly.jsonl --records records

      ratskeller match {first} --bots "program:python3 examples/line-bot/bot.py,random" --limit 2
    """
    from ratskeller.arena.match import new_match
    from ratskeller.arena.playing import play_match
    from ratskeller.arena.records import Records
    from ratskeller.arena.workers import Local
    from ratskeller.bots.levels import check_bot
    from ratskeller.games import load_game

    rules = load_game(game)
    named = [word.strip() for word in bots.split(",")]
    seats = len(named) if seats is None else seats
    level = level_for(rules, seats, level)
    loaded = rules.profile(profile, parse_changes(option))
    played = new_match(rules, loaded, named, seats, level, seed=seed, limit=limit)
    for spec in played.bots:
        check_bot(spec, rules)
    shuffles, rotations = played.shuffles_for(games), len(played.rotations)
    if shuffles * rotations != games:
        print(f"{games} games are no whole shuffles: {shuffles * rotations} are played", file=sys.stderr)
    kept = Records(records) if records else None
    try:
        compile_visibly(rules, "set_up_all", "step")
        compile_bots_visibly(rules)
        if any(spec.startswith("net:") for spec in played.bots):
            compile_networks_visibly(rules)
        runner = Local(processes or os.cpu_count() or 1)
        with progress_bar(f"{game}: games", shuffles * rotations) as advance:
            report = play_match(played, loaded, shuffles, runner=runner, file=out, progress=advance, records=kept)
    except KeyboardInterrupt:
        print(f"stopped: {what_is_kept(out, records)}", file=sys.stderr)
        raise typer.Exit(INTERRUPTED) from None
    if as_json:
        import msgspec

        print(json.dumps(msgspec.to_builtins(report), indent=2))
    else:
        show(report)


def what_is_kept(out: Path | None, records: Path | None) -> str:
    """What a match leaves behind that was stopped."""
    if out:
        return f"{out} keeps the games that were over, and the same command goes on"
    return (
        f"{records} keeps the records of games that were over, but no result is kept" if records else "no game is kept"
    )


def show(report: "Report") -> None:
    """The figures as tables."""
    from rich.box import SIMPLE
    from rich.console import Console
    from rich.table import Table

    played = report.match
    console = Console(highlight=False, markup=False, emoji=False)
    against = f"{played.seats} seats" if played.level is None else f"alone, level {played.level}"
    seatings = f", {report.shuffles:,} shuffles in {report.rotations} seatings" if report.rotations > 1 else ""
    title = f"{played.game}, {against}, profile {played.profile}: {report.games:,} games{seatings}"
    console.print(title, style="bold")
    wins = Table("bot", box=SIMPLE, pad_edge=False)
    for column in ("seats", "wins", "95 % interval", "points", "as winner"):
        wins.add_column(column, justify="right")
    for bot in report.bots:
        points, best = in_words(bot.score), in_words(bot.winning_score)
        wins.add_row(bot.bot, f"{bot.seats_played:,}", f"{bot.wins.share:.1%}", reach(bot.wins), points, best)
    console.print(wins)
    for bot in report.bots:
        if bot.verdict is not None:
            console.print(f"{bot.bot}: {VERDICTS[bot.verdict]}, {bot.fair_share:.1%}")
    seats = Table("seat", box=SIMPLE, pad_edge=False)
    for column in ("wins", "95 % interval"):
        seats.add_column(column, justify="right")
    for seat, share in enumerate(report.wins_by_seat, start=1):
        seats.add_row(str(seat), f"{share.share:.1%}", reach(share))
    console.print(seats)
    lengths, moves = report.lengths, report.moves
    console.print(
        f"{lengths.mean:.1f} {report.length_unit} ({lengths.min} to {lengths.max}), {moves.mean:.0f} moves a game;"
        f" winners score {in_words(report.winning_score)}"
    )
    ends = ", ".join(f"{reason} {count / report.games:.1%}" for reason, count in report.end_reasons.items())
    console.print(f"ended by {ends}")
    show_failures(console, report.failures)
    for bot in report.bots:
        if bot.decisions:
            console.print(thinking(bot), style="dim")
    console.print(f"{report.games_per_minute:,.1f} games a minute on each process", style="dim")


def show_failures(console: "Console", failures: "list[Failure]") -> None:
    """In which ways bots have lost games by failing."""
    from ratskeller.arena.report import failure_texts

    lines = failure_texts(failures)
    for line in lines[:FAILURES]:
        console.print(line, style="red")
    if len(lines) > FAILURES:
        console.print(f"and games were lost in {len(lines) - FAILURES:,} ways more", style="red")


def reach(share: "Share") -> str:
    """The interval of a share."""
    return f"{share.low:.1%} to {share.high:.1%}"


def in_words(mean: "Mean | None") -> str:
    """A mean, and how far its interval reaches."""
    if mean is None:
        return "-"
    return f"{mean.mean:.1f}" if mean.high is None else f"{mean.mean:.1f} ± {mean.high - mean.mean:.1f}"


def thinking(bot: "BotReport") -> str:
    """How long a bot took."""
    mean, longest = 1000 * bot.mean_seconds, 1000 * bot.longest_seconds
    return f"{bot.bot}: {mean:,.1f} ms a decision, {longest:,.0f} ms at most, {bot.decisions:,} decisions"

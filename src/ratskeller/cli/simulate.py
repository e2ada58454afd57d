"""`ratskeller simulate`: many games of random play, in figures."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from ratskeller.cli.choices import Changes, Device, GameName, Json, Level, ProfileName, Seats, level_for, parse_changes
from ratskeller.cli.progress import progress_bar
from ratskeller.terminal.compiling import compile_visibly

if TYPE_CHECKING:
    from ratskeller.engine.simulate import Simulation


def simulate(
    game: GameName,
    seats: Seats = 4,
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 10_000,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")] = 0,
    level: Level = None,
    option: Changes = None,
    profile: ProfileName = "standard",
    threads: Annotated[int, typer.Option(min=1, help="How many threads play.")] = 1,
    device: Device = "cpu",
    as_json: Json = False,
) -> None:
    """Play many games at random, and show the statistics.

    How long games last, what they score, how they end, who wins, and how much it matters to be first.

    Examples:

      ratskeller simulate {first} --seats 4 --games 100000

      ratskeller simulate {first} --seats 2 --option comics=super --seed 7 --json

      ratskeller simulate {first} --seats 1 --level hard

      ratskeller simulate {other} --seats 3 --option variant=young

      ratskeller simulate {first} --games 1000000 --device cuda
    """
    from ratskeller.engine.cuda.card import check_device
    from ratskeller.engine.simulate import simulate as play_games
    from ratskeller.games import load_game

    rules = load_game(game)
    check_device(device)
    level = level_for(rules, seats, level)
    loaded = rules.profile(profile, parse_changes(option))
    compile_visibly(rules, "set_up_all", "play_out", "score_all")
    with progress_bar(f"{game}: games", games) as advance:
        found = play_games(
            *(rules, loaded, seats, level),
            games=games,
            seed=seed,
            threads=threads,
            device=device,
            progress=advance,
        )
    setting = {"game": game, "people": seats, "level": level, "profile": loaded.name, "profile_hash": loaded.hash}
    setting |= {"options": loaded.changes, "seed": seed, "threads": threads, "device": device}
    if as_json:
        import msgspec

        figures = {f"mean_{found.length_unit}": found.mean_length} | msgspec.to_builtins(found)
        print(json.dumps(setting | figures, indent=2))
    else:
        title = f"{game}, {seats} {'people' if seats > 1 else f'person, level {level}'}, profile {loaded.name}"
        show(title, found)


def show(title: str, found: "Simulation") -> None:
    """The figures as tables."""
    from rich.box import SIMPLE
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    console.print(f"[bold]{title}: {found.games:,} games at random")
    lengths = Table("length", box=SIMPLE, pad_edge=False)
    seats = Table("seat", box=SIMPLE, pad_edge=False)
    for column in ("least", "mean", "most"):
        lengths.add_column(column, justify="right")
    for column in ("least points", "mean", "most", "wins", "95 % interval"):
        seats.add_column(column, justify="right")
    for name, length in ((found.length_unit, found.lengths), ("decisions", found.decisions_in_game)):
        lengths.add_row(name, f"{length.min:,}", f"{length.mean:,.1f}", f"{length.max:,}")
    for seat, (points, wins) in enumerate(zip(found.score_spreads, found.wins, strict=True), start=1):
        interval = f"{wins.low:.1%} to {wins.high:.1%}"
        seats.add_row(str(seat), str(points.min), f"{points.mean:.1f}", str(points.max), f"{wins.share:.1%}", interval)
    console.print(lengths, seats)
    ends = ", ".join(f"{reason} {count / found.games:.1%}" for reason, count in found.end_reasons.items())
    console.print(f"ended by {ends}")
    if found.first_seat_advantage is not None:
        first = found.first_seat_advantage
        share, low, high = (f"{100 * value:+.1f}" for value in (first.share, first.low, first.high))
        console.print(f"first seat: {share} percentage points beyond an even share of wins ({low} to {high})")
    speed = f"{found.decisions:,} decisions in {found.seconds:.1f} s, {found.decisions_per_second:,.0f} a second"
    console.print(speed, style="dim")

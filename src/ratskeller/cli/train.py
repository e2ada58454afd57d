"""`ratskeller train`: a network learns a game."""

import os
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ratskeller.cli.choices import Changes, GameName, parse_changes
from ratskeller.core.errors import FileError, Problem, SetupError
from ratskeller.terminal.compiling import compile_bots_visibly, compile_networks_visibly, compile_visibly

if TYPE_CHECKING:
    from ratskeller.learn.training import Look, Players

INTERRUPTED = 130  # the exit code of what Ctrl-C has ended


def train(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="The folder of the run; it continues from there.")],
    minutes: Annotated[float, typer.Option(min=0.01, help="How long to train, in minutes.")] = 10.0,
    device: Annotated[str, typer.Option(metavar="cpu|cuda", help="Where it learns; processors play.")] = "cpu",
    workers: Annotated[
        int | None, typer.Option(min=1, help="Processes that play; default: one a core.", show_default=False)
    ] = None,
    runner: Annotated[
        str, typer.Option(metavar="processes|ray", help="Where games are played: here, or on a Ray cluster.")
    ] = "processes",
    address: Annotated[
        str | None,
        typer.Option(
            metavar="HOST:PORT",
            help="The address of a Ray cluster; by default, one is started on this machine.",
            show_default=False,
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(min=0, help="The seed of a new run; default: 0.", show_default=False)
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(metavar="N,M,...", help="Numbers of people to play with; default: all.", show_default=False),
    ] = None,
    option: Changes = None,
    method: Annotated[
        str | None,
        typer.Option(
            metavar="policy|search",
            help="How it plays against itself: by its policy alone, in many games at once (the default), or with a "
            "search before each decision.",
            show_default=False,
        ),
    ] = None,
    champion: Annotated[
        bool, typer.Option("--champion", help="Use the recipe of the weights that come with the game.")
    ] = False,
    begin: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Weights to start with; default: random ones.", show_default=False),
    ] = None,
    tables: Annotated[
        int | None,
        typer.Option(
            min=1,
            help="Games at once, by policy; without it 65,536 on a card, and 1,024 on a processor.",
            show_default=False,
        ),
    ] = None,
    looks: Annotated[
        float | None,
        typer.Option(
            min=0.0,
            help="By policy: try every move before one is made, and let a whole chance to win add so much to its "
            "logit; 0: learn from results alone (PPO).",
            show_default=False,
        ),
    ] = None,
    rivals: Annotated[
        str | None,
        typer.Option(
            metavar="greedy",
            help="By policy: the bot that has all seats but one, and does not learn.",
            show_default=False,
        ),
    ] = None,
    against: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="By policy: a network that has all seats but one, and does not learn: what is learned is a best "
            "response to it.",
            show_default=False,
        ),
    ] = None,
    plan: Annotated[
        float | None,
        typer.Option(
            min=0.01,
            help="By policy: the minutes of all calls together; default: those of the first.",
            show_default=False,
        ),
    ] = None,
    playouts: Annotated[
        int | None, typer.Option(min=2, help="Playouts for a decision of self-play.", show_default=False)
    ] = None,
    root: Annotated[
        str | None,
        typer.Option(
            metavar="noise|gumbel",
            help="By search: how the root's moves are chosen: by PUCT with noise (the default), or by Gumbel's "
            "sequential halving.",
            show_default=False,
        ),
    ] = None,
    wide: Annotated[int | None, typer.Option(min=1, help="Size of the first layer.", show_default=False)] = None,
    narrow: Annotated[int | None, typer.Option(min=1, help="Size of the second layer.", show_default=False)] = None,
    priors: Annotated[
        str | None,
        typer.Option(
            metavar="heuristics|network",
            help="Whose priors guide its search; by default those of the heuristics.",
            show_default=False,
        ),
    ] = None,
    judge_at: Annotated[
        str | None,
        typer.Option(
            metavar="turn|leaf",
            help="Where its search judges: at the end of the turn (the default), or at once.",
            show_default=False,
        ),
    ] = None,
    rate: Annotated[
        float | None, typer.Option(min=0.0, help="The learning rate at the start.", show_default=False)
    ] = None,
    batch: Annotated[int | None, typer.Option(min=1, help="Rows for a step of learning.", show_default=False)] = None,
    warm: Annotated[
        int | None, typer.Option(min=0, help="Decisions of heuristics' games to start with.", show_default=False)
    ] = None,
    window: Annotated[
        int | None, typer.Option(min=1000, help="Newest decisions to learn from.", show_default=False)
    ] = None,
    games: Annotated[int | None, typer.Option(min=1, help="Games in a file of self-play.", show_default=False)] = None,
    gate_steps: Annotated[
        int | None, typer.Option(min=1, help="Steps between two matches against the best.", show_default=False)
    ] = None,
    gate_games: Annotated[
        int | None, typer.Option(min=2, help="Games of such a match at each table.", show_default=False)
    ] = None,
) -> None:
    """Let a network learn a game: by self-play, learning, and matches against the best so far, again and again.

    By policy, the network plays thousands of games at once against itself or rivals, without a search, and learns from
    how they went; with --device cuda the games are on the card, too. By search, games by heuristics come first, then
    the best network so far searches before each decision. Every so many steps, what was learned plays a match against
    the best so far, and takes its place if it wins more than its fair share (at first, against heuristics, 0.6 of it).
    Where everybody plays alone, there are no matches, and it always does.

    The folder has everything of a run, and the same command continues it, also after Ctrl-C; then the recipe is the
    folder's. `best.net` and, by policy, `latest.net` are networks: `ratskeller match {other} --bots
    net:400@FOLDER/best.net,rat-king` plays one.

    Examples:

      ratskeller train {other} --out runs/piper --minutes 60

      ratskeller train {first} --out runs/rats --seats 2,4 --device cuda --workers 15

      ratskeller train {first} --out runs/champion --champion --device cuda --minutes 9

      ratskeller train {other} --out runs/searched --method search --minutes 60
    """
    from ratskeller.arena.extras import load_extra
    from ratskeller.bots.network.file import read_network
    from ratskeller.games import load_game
    from ratskeller.learn.settings import (
        among_rivals,
        champion_settings,
        new_settings,
        read_settings,
        settings_for,
        settle_settings,
    )

    torch = load_extra("torch", "train", "training")
    check_device(torch, device)
    check_word("--priors", priors, ("heuristics", "network"))
    check_word("--judge-at", judge_at, ("turn", "leaf"))
    check_word("--method", method, ("policy", "search"))
    check_word("--runner", runner, ("processes", "ray"))
    if address is not None and runner != "ray":
        raise SetupError("--address is that of a Ray cluster: --runner ray")
    check_word("--root", root, ("noise", "gumbel"))
    check_word("--rivals", rivals, ("greedy",))
    rules = load_game(game)
    for file in (against, begin):
        if file is not None:
            read_network(file, rules)
    known = read_settings(out)
    given: dict[str, Any] = {
        name: value
        for name, value in {
            **{"seed": seed, "playouts": playouts, "wide": wide, "narrow": narrow, "batch": batch, "warm": warm},
            **{"window": window, "games": games, "gate_steps": gate_steps, "gate_games": gate_games},
            **{"priors": priors, "judge_at": judge_at, "method": method, "tables": tables, "minutes": plan},
            **{
                "root": root,
                "rate": rate,
                "looks": looks,
                "against": against and str(against),
                "begin": begin and str(begin),
            },
        }.items()
        if value is not None
    }
    begun = known or (champion_settings(rules) if champion else None)
    if seats is not None or option or begun is None:
        people = parse_seats(seats) if seats else [*rules.people]
        given["settings"] = settings_for(rules, people, parse_changes(option))
    base = begun or new_settings(game, "search" if method == "search" else "policy", minutes, device)
    if (looks or rivals or against) and given.get("method", base.method) == "search":
        raise SetupError("--looks, --rivals and --against are for runs by policy")
    if against is not None or rivals is not None:
        given["settings"] = among_rivals(given.get("settings", base.settings), "network" if against else "greedy")
    settings = settle_settings(out, base.changed(game=game, **given))
    if device == "cpu" or settings.method == "search":
        compile_visibly(rules)
        compile_bots_visibly(rules)
        compile_networks_visibly(rules)
    count = workers or os.cpu_count() or 1
    run(out, settings, minutes, device, count, players_on(runner, address, count))


def check_word(name: str, word: str | None, known: tuple[str, ...]) -> None:
    """Refuse a word that an option does not know."""
    if word is not None and word not in known:
        raise SetupError(f"{name} {word}: {' or '.join(known)} is expected")


def check_device(torch: Any, device: str) -> None:
    """Refuse a device that is not there."""
    kind, _, number = device.partition(":")
    if kind not in ("cpu", "cuda") or (number and not number.isdecimal()):
        raise SetupError(f"--device {device}: cpu or cuda is expected")
    if kind == "cuda" and not torch.cuda.is_available():
        raise SetupError(f"--device {device}: PyTorch finds no NVIDIA card here")


def parse_seats(text: str) -> list[int]:
    """Numbers of people, from a text with commas."""
    words = [word.strip() for word in text.split(",")]
    if not all(word.isdecimal() for word in words):
        raise SetupError(f"--seats {text}: numbers with commas between them are expected, such as 2,4")
    return [int(word) for word in words]


def players_on(runner: str, address: str | None, workers: int) -> "Players | None":
    """Who plays on a cluster; None: processes of this machine."""
    if runner == "processes":
        return None
    from ratskeller.learn.cluster import RayPlayers

    return partial(RayPlayers, address, workers)


def run(out: Path, settings: Any, minutes: float, device: str, workers: int, players: "Players | None") -> None:
    """Train, tell how it goes, and draw the curve in the end."""
    from ratskeller.engine.alone import alone_with
    from ratskeller.learn.methods import training_for
    from ratskeller.learn.settings import FILE
    from ratskeller.learn.training import BEST
    from ratskeller.reports.training import draw_curve

    stopped = False
    try:
        with alone_with(out, out / FILE):
            training_for(out, settings, device, workers, players).go(minutes, tell)
    except KeyboardInterrupt:
        stopped = True
        print(f"stopped: {out} keeps the run, and the same command goes on", file=sys.stderr)
    except OSError as problem:
        what = f"can't be written: {problem.strerror}; what was kept before is there, and the same command goes on"
        raise FileError(str(out), [Problem("folder", what)]) from None
    drawn = draw_curve(out)
    best = out / BEST
    print(f"{best} is the best so far" if best.exists() else "no network has won a match yet")
    if drawn:
        print(f"the curve is drawn in {drawn}")
    if stopped:
        raise typer.Exit(INTERRUPTED)


def tell(look: "Look") -> None:
    """A line on how it goes."""
    names = {"held_chances": "chances", "held_moves": "moves", "held_calibration": "calibration"}
    figures = ", ".join(f"{name} {look.figures[key]:.4f}" for key, name in names.items() if key in look.figures)
    print(
        f"{look.minutes:6.1f} min  step {look.steps:,}  {look.games:,} games, {look.decisions:,} decisions"
        + (f"  unseen games: {figures}" if figures else ""),
        file=sys.stderr,
        flush=True,
    )

"""`ratskeller hint`: the best turns in a position, and everybody's chances."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ratskeller.cli.choices import Changes, Json, Language, Names, OwnProfile, parse_changes
from ratskeller.core.errors import PositionError, Problem, RecordError, SetupError

if TYPE_CHECKING:
    from ratskeller.engine.playthrough import Playthrough
    from ratskeller.study.hint import Hint
    from ratskeller.terminal.players import Players


def hint(
    record: Annotated[
        Path | None, typer.Argument(metavar="FILE", help="A saved game, finished or not.", show_default=False)
    ] = None,
    move: Annotated[
        int | None,
        typer.Option(min=0, metavar="N", help="The position after so many moves of FILE.", show_default=False),
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(
            min=1,
            metavar="N",
            help="Go back in FILE to the last decision of this seat; the first seat is 1.",
            show_default=False,
        ),
    ] = None,
    position: Annotated[
        str | None, typer.Option(metavar="LINE", help="A position given in one line.", show_default=False)
    ] = None,
    turns: Annotated[int, typer.Option(min=1, max=20, help="How many turns to show.")] = 3,
    seconds: Annotated[float, typer.Option(min=0.05, max=3600, help="How long to search.")] = 1.0,
    goal: Annotated[
        str | None,
        typer.Option(
            metavar="CHALLENGE", help="Alone: the challenge to play for, such as two-rockets.", show_default=False
        ),
    ] = None,
    names: Names = None,
    option: Changes = None,
    profile: OwnProfile = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Show the best turns in a position: what each leads to, and how likely every seat is to win.

    A turn contains everything that a seat decides until the next seat's turn, or until chance. The hint uses only what
    the deciding seat may know. Chance moves (such as ~card:A3) count as moves. With a --goal the turns aim at a
    challenge, and the person's chance of winning is replaced by how promising they are for it, which is not a
    probability.

    Examples:

      ratskeller hint evening.record

      ratskeller hint evening.record --move 40 --turns 5 --seconds 3

      ratskeller hint evening.record --seat 2 --language de

      ratskeller hint alone.record --goal two-rockets

      ratskeller hint --position "{first}/1 1f0c… actor=1 seats=2 …" --json
    """
    from rich.console import Console

    from ratskeller.i18n import catalogue, language_of_environment
    from ratskeller.terminal.hint_table import think_of_hint
    from ratskeller.terminal.players import parse_names, players_for

    words = catalogue(language or language_of_environment())
    bots: list[str] = []
    if position is not None and record is None and move is None and seat is None:
        play = from_line(position, profile, parse_changes(option))
    elif record is not None and position is None and not option:
        play, bots = from_record(record, profile, move, seat)
    else:
        raise SetupError("give a FILE, with --move or --seat if you like, or else a --position, with its --option")
    called = parse_names(names) if names is not None else play.names
    players = players_for(play, called, words, bots)
    found = think_of_hint(play, Console(stderr=True), words("hint-thinking", seconds=seconds), seconds, turns, goal)
    if as_json:
        print(json.dumps(facts(found, play), indent=2))
    else:
        show(found, play, players)
        if goal is not None:
            print(words("hint-goal", challenge=words(f"challenge-{goal}")))


def from_record(file: Path, profile: str | None, move: int | None, seat: int | None) -> "tuple[Playthrough, list[str]]":
    """A saved game, after a number of moves or at the seat's last decision before its end, and the bots that play
    it."""
    from ratskeller.core.record import read_record
    from ratskeller.terminal.recorded import replayed

    def fail(where: str, what: str) -> RecordError:
        return RecordError(str(file), [Problem(where, what)])

    record = read_record(file)
    if move is not None and move > len(record.moves):
        raise fail("--move", f"the record has {len(record.moves)} moves, there is no {move}")
    play = replayed(record, str(file), profile=profile, moves=move)
    if seat is not None:
        if seat > record.people:
            raise fail("--seat", f"the seats are 1 to {record.people}, there is no {seat}")
        while play.actor != seat - 1 and play.moves:
            play.undo()
        if play.actor != seat - 1:
            raise fail("--seat", f"seat {seat} has decided nothing by then")
    if play.is_over:
        raise fail("--move", f"the game is over: name one of its {len(record.moves)} moves, or a --seat")
    if play.is_chance:
        raise fail(
            "--move", f"after move {len(play.moves)} chance speaks, and nobody decides: name another, or a --seat"
        )
    return play, record.bots


def from_line(line: str, profile: str | None, changes: dict[str, str]) -> "Playthrough":
    """A position given in one line, in which somebody has to decide."""
    from ratskeller.engine.compiled import AT_A_TABLE
    from ratskeller.engine.playthrough import Playthrough
    from ratskeller.games import load_game
    from ratskeller.terminal.compiling import compile_visibly

    game = load_game(line.strip().partition("/")[0])
    chosen = game.profile(profile or "standard", changes)
    compile_visibly(game, *AT_A_TABLE)
    play = Playthrough(game, chosen, game.people[-1], seed=0, sample=False)
    play.set_line(line)
    if play.is_over or play.is_chance:
        raise PositionError(
            "the game is over" if play.is_over else "chance speaks in this position, and nobody decides"
        )
    s = play.position
    is_alone = "level" in s.dtype.names and s["level"] >= 0
    play.people, play.level = (1, game.levels[s["level"]]) if is_alone else (int(s["seats"]), None)
    return play


def facts(found: "Hint", play: "Playthrough") -> dict[str, Any]:
    """Everything that a program may want to know about a hint."""
    return {
        "game": play.game.name,
        "profile_hash": play.profile.hash,
        "turn": play.game.turn_label(play.position),
        "seat": play.actor,
        "seconds": found.seconds,
        "playouts": found.playouts,
        "turns": [
            {
                "moves": [play.game.format_move(move) for move in turn.moves],
                **{name: getattr(turn, name) for name in ("share", "wins", "points")},
            }
            for turn in found.turns
        ],
    }


def show(found: "Hint", play: "Playthrough", players: "Players") -> None:
    """Whose turn it is, and the hint."""
    from rich.text import Text

    from ratskeller.terminal.hint_table import hint_table
    from ratskeller.terminal.keyboard import new_console
    from ratskeller.terminal.screen import screen_of

    console, screen = new_console(), screen_of(play.game)
    console.rule(Text(screen.heading(play, players), "bold"), align="left")
    console.print(Text(f"{players.names[play.actor]}: {screen.question(play, players)}", players.style(play.actor)))
    console.print(hint_table(found, play, screen, players))

"""`ratskeller replay`: a recorded game, turn by turn."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ratskeller.cli.choices import Json, Language, Names, OwnProfile
from ratskeller.core.errors import Problem, RecordError

if TYPE_CHECKING:
    from ratskeller.engine.playthrough import Playthrough
    from ratskeller.terminal.history import History


def replay(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The record, a file.", show_default=False)],
    at: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="Stop after so many moves.", show_default=False)
    ] = None,
    names: Names = None,
    profile: OwnProfile = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Show a recorded game turn by turn, and its table.

    The table is shown at the end, or after the move that --at names. Hidden hands and cards are shown too. Chance moves
    (such as ~card:A3) count as moves.

    JSON holds every move with its events, the position and the points.

    Examples:

      ratskeller replay evening.record

      ratskeller replay evening.record --at 40 --names Anna,Bo --language it

      ratskeller replay evening.record --json
    """
    from ratskeller.core.record import read_record
    from ratskeller.terminal.history import history_of
    from ratskeller.terminal.players import parse_names
    from ratskeller.terminal.recorded import replayed

    source = str(record)
    recorded = read_record(record)
    if at is not None and at > len(recorded.moves):
        raise RecordError(source, [Problem("--at", f"the record has {len(recorded.moves)} moves, there is no {at}")])
    called = parse_names(names) if names is not None else recorded.names
    play = replayed(recorded, source, profile=profile, moves=at)
    if as_json:
        print(json.dumps({**facts(play, history_of(play)), "bots": recorded.bots}, indent=2))
    else:
        show(play, history_of(play), called, recorded.bots, language)


def facts(play: "Playthrough", history: "History") -> dict[str, Any]:
    """Everything that a program may want to know about a replayed game."""
    import msgspec

    from ratskeller.core.codec import to_plain

    open_position = play.copy().position
    open_position.rng[:] = 0  # what chance would have said is nobody's to know
    game, record = play.game, play.record()
    pad = game.score_pad(play.box, play.position)
    return {
        **{name: getattr(record, name) for name in ("game", "rules_version", "profile", "profile_hash", "options")},
        **{name: getattr(record, name) for name in ("people", "level")},
        "finished": bool(play.is_over),
        "moves": [
            {
                "number": entry.number,
                "turn": entry.turn,
                "actor": entry.actor,
                "move": entry.move,
                "events": msgspec.to_builtins(entry.events),
            }
            for entry in history
            if entry.move
        ],
        "position": to_plain(game.layout, open_position),
        "lines": pad.lines,
        "points": pad.totals,
        "winners": pad.winners if play.is_over else [],
        "tie_break": pad.tie_break,
        "reason": pad.reason,
        "challenges": game.challenges(play.box, play.position),
    }


def show(play: "Playthrough", history: "History", names: list[str], bots: list[str], language: str | None) -> None:
    """The log, the table and the score pad."""
    from rich.text import Text

    from ratskeller.i18n import catalogue, language_of_environment
    from ratskeller.terminal.history import log_lines
    from ratskeller.terminal.keyboard import new_console
    from ratskeller.terminal.players import players_for
    from ratskeller.terminal.screen import screen_of

    words = catalogue(language or language_of_environment())
    console, screen = new_console(), screen_of(play.game)
    players = players_for(play, names, words, bots)
    for line in log_lines(history, play, screen, players):
        console.print(line)
    console.print()
    console.rule(Text(words("replay-after", moves=len(play.moves)), "bold"), align="left")
    console.print(screen.draw(play, players, console.width))
    console.print()
    console.print(screen.standings(play, players))
    for text in screen.outcome(play, players) if play.is_over else [words("replay-not-over")]:
        console.print(Text(text, "bold"))

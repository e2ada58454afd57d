"""What the page says in whatever language it is in: events, moves, refusals, and what each move would bring."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
import numpy as np

from ratskeller.client.protocol import Entry, Offer
from ratskeller.core.errors import Refusal
from ratskeller.core.event import Event
from ratskeller.core.game import Game
from ratskeller.core.phrase import PhraseCatalogue, plain_phrase, seat_phrases
from ratskeller.engine.playthrough import Playthrough
from ratskeller.i18n import catalogue
from ratskeller.server.tables.state import TableState


@cache
def phrase_catalogue() -> PhraseCatalogue:
    """Keys are the same in all languages."""
    return PhraseCatalogue(catalogue("en").has)


def spoken_event(game: Game, data: Any, event: Event, seats: list[str]) -> dict[str, Any]:
    """An event with its sentence."""
    plain: dict[str, Any] = msgspec.structs.asdict(event)
    return plain | {"say": plain_phrase(game.tell_event(event, phrase_catalogue(), seats, data))}


def spoken_entry(table: TableState, entry: Entry) -> Entry:
    """An entry whose events have their sentences."""
    if "events" not in entry.body:
        return entry

    def spoken(events: list[Event]) -> list[dict[str, Any]]:
        return [spoken_event(table.game, table.profile.data, event, seats) for event in events]

    seats = seats_of(table)
    body = entry.body | {"events": spoken(entry.body["events"])}
    if "own" in body:
        body["own"] = {seat: spoken(events) for seat, events in body["own"].items()}
    return msgspec.structs.replace(entry, body=body)


def seats_of(table: TableState) -> list[str]:
    """All seats, Greg's too."""
    return seat_phrases(table.facts.people + (table.facts.level is not None))


def said_move(game: Game, data: Any, move: int) -> dict[str, Any]:
    """A move as a label."""
    return plain_phrase(game.tell_move(move, phrase_catalogue(), data))


def said_moves(play: Playthrough, moves: Sequence[int]) -> list[dict[str, Any]]:
    """Moves of one turn as labels, for a viewer of the position before them."""
    told = play.game.tell_moves(moves, phrase_catalogue(), play.profile.data, play.position)
    return [plain_phrase(label) for label in told]


def said_refusal(game: Game, refusal: Refusal) -> dict[str, Any]:
    """Why a move is not legal."""
    return plain_phrase(game.tell_refusal(refusal, phrase_catalogue()))


def offers_of(table: TableState) -> list[Offer]:
    """The legal moves of the seat that is to decide at a table."""
    assert table.play is not None
    if table.encoded.offers is None:
        table.encoded.offers = offers_in(table.play)
    return table.encoded.offers


def offers_in(play: Playthrough) -> list[Offer]:
    """The legal moves of the seat that is to decide, and what each would bring, as far as that seat can know."""
    seats, game = seat_phrases(play.people + (play.level is not None)), play.game
    view = play.copy()
    view.positions[0] = game.view_for(play.box, play.position, play.actor)
    forecasts = [game.forecast(view, move, phrase_catalogue(), seats) for move in view.legal]
    points = points_of(view, [view.position, *(forecast.after for forecast in forecasts)])
    return [
        Offer(
            move=game.format_move(move),
            say=said_moves(view, [move])[0],
            brings=[plain_phrase(phrase) for phrase in forecast.phrases],
            goes_on=forecast.goes_on,
            points=0 if forecast.after is None else points[number] - points[0],
        )
        for number, (move, forecast) in enumerate(zip(view.legal, forecasts, strict=True), start=1)
    ]


def points_of(view: Playthrough, positions: list[Any]) -> list[int]:
    """The points of the seat that is to decide, in each of these positions; none if there is no position."""
    batch, won = np.zeros(len(positions), view.game.position), np.zeros(len(positions), np.int64)
    for number, position in enumerate(positions):
        batch[number] = view.position if position is None else position
    points = np.zeros((len(positions), int(view.position["seats"])), np.int64)
    view.loops.score_all(view.boxes, batch, points, won)
    totals: list[int] = points[:, view.actor].tolist()
    return totals


def spoken_hint(table: TableState, hint: dict[str, Any]) -> dict[str, Any]:
    """A hint with the label of every move."""

    assert table.play is not None
    play = table.play

    def says(moves: list[str]) -> list[dict[str, Any]]:
        return said_moves(play, [play.game.parse_move(move) for move in moves])

    return hint | {"turns": [turn | {"says": says(turn["moves"])} for turn in hint["turns"]]}

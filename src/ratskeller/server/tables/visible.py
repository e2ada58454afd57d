"""What somebody may know of a table: entries of its log, and its state. Nothing else leaves the server.

A viewer is the tuple of seats that somebody may act for, empty for a spectator.
"""

from collections.abc import Mapping, Set
from typing import Any

import msgspec
import numpy as np

from ratskeller.client.protocol import Entry
from ratskeller.core.codec import to_json
from ratskeller.core.event import Event
from ratskeller.core.game import ScorePad
from ratskeller.engine.playthrough import Playthrough
from ratskeller.server.store.row import Row
from ratskeller.server.tables.chat import SAID
from ratskeller.server.tables.encoded import Sights
from ratskeller.server.tables.state import TableState

Viewer = tuple[int, ...]
SPECTATOR = -1


def visible_entry(table: TableState, row: Row, viewer: Viewer, muted: Set[str] = frozenset()) -> Entry:
    """An entry of the log, as a viewer may know it who reads nothing of some people."""
    body: dict[str, Any]
    if row.kind in SAID and row.number in table.chat.hidden:
        body = {"hidden": True}
    elif row.kind in SAID and row.person_id in muted:
        body = {"muted": True}
    elif row.kind in ("start", "move"):
        body = visible_events(table, row, viewer)
        if row.kind == "start":
            body |= {"commitment": table.commitment, "salts": [seat.salt for seat in table.seats]}
        elif row.seat in viewer:
            body["move"] = row.body["move"]
    elif row.kind == "seats":
        body = {"seats": [{name: seat[name] for name in ("kind", "name", "bot")} for seat in row.body["seats"]]}
    elif row.kind == "aside":
        # Spectators see the whole board, and may say what somebody should do.
        body = {} if viewer else {"name": row.body["name"], "text": row.body["text"]}
    elif row.kind == "chat" and row.seat not in viewer:
        # Ids of messages may show how many somebody has sent, refused ones and requests for hints among them.
        body = {"name": row.body["name"], "text": row.body["text"]}
    else:
        body = row.body
    return Entry(row.number, row.kind, row.at, row.seat, body)


def visible_events(table: TableState, row: Row, viewer: Viewer) -> dict[str, Any]:
    """What happened, as everybody saw it, and by seat what only the viewer's own seats saw otherwise."""
    hide = table.game.hide_event
    whole = [Event(event["kind"], event["seat"], event["figures"]) for event in row.body["events"]]
    public = [hide(event, SPECTATOR) for event in whole]
    body: dict[str, Any] = {"events": public}
    for seat in viewer:
        own = [hide(event, seat) for event in whole]
        if own != public:
            body.setdefault("own", {})[str(seat)] = own
    return body


def visible_info(table: TableState, person_id: str | None, faces: Mapping[str | None, Any]) -> dict[str, Any]:
    """The options and the state of a table, as a person may know them; `faces` belong to the people who sit there."""
    facts: dict[str, Any] = msgspec.to_builtins(table.facts)
    for secret in ("seed", "host"):
        del facts[secret]
    return facts | {
        "is_host": table.facts.host == person_id,
        "commitment": table.commitment,
        "faces": [faces.get(seat.person_id) for seat in table.seats],
        "can_plan": table.game.next_turn is not None and table.facts.people > 1,
        "profile_hash": table.profile.hash,
        "state": plain_state(table, table.seats_of(person_id)),
    }


def plain_state(table: TableState, viewer: Viewer) -> dict[str, Any]:
    """The state of a table, as a viewer may know it."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(visible_state(table, viewer)))
    return plain


def visible_state(table: TableState, viewer: Viewer) -> dict[str, Any]:
    """The same, with views that are JSON already."""
    if not table.encoded.shown:
        table.encoded.shown = shown_to_all(table)
    state = table.encoded.shown | {"mine": viewer}
    if table.play is not None:
        state |= visible_game(table, viewer)
    return state


def shown_to_all(table: TableState) -> dict[str, Any]:
    """The part of a table's state that everybody may know: computed once for all viewers."""
    state: dict[str, Any] = {
        "number": table.number,
        "state": table.state,
        "seats": [visible_seat(table, seat) for seat in range(len(table.seats))],
        "commitment": table.commitment,
    }
    if table.consent.missing:
        missing = [seat.seat for seat in table.seats if seat.person_id in table.consent.missing]
        state["changes"] = {"what": table.consent.changes, "waiting": missing}
    if table.closes is not None:
        state["closes"] = table.closes
    if (proposal := visible_proposal(table)) is not None:
        state["proposal"] = proposal
    if table.rematch is not None:
        state["rematch"] = table.rematch
    if table.play is not None:
        state |= {"actor": table.actor, "turn": table.play.label}
        if table.clock.runs:
            state["clock"] = {"left": [round(left, 1) for left in table.clock.left], "since": table.clock.since}
    if table.result is not None:
        state["result"] = table.result
    return state


def visible_seat(table: TableState, number: int) -> dict[str, Any]:
    """Who sits on a seat, and who plays for them."""
    seat = table.seats[number]
    shown: dict[str, Any] = {"kind": seat.kind, "name": seat.name, "bot": seat.bot, "away": number in table.away}
    if number in table.departures.left:
        shown |= {"left": True, "offered": number in table.departures.offered}
    if table.facts.rated and number in table.given_up:
        shown["given_up"] = True
    if table.clock.holidays.get(number):
        shown["holidays"] = table.clock.holidays[number]
    return shown


def visible_proposal(table: TableState) -> dict[str, Any] | None:
    """The current proposal, and which seats have to answer."""
    asked = table.departures.proposal
    if asked is None:
        return None
    waiting = table.voters(asked) - asked.agreed
    return {
        "number": asked.number,
        "what": asked.what,
        "asker": asked.asker,
        "seat": asked.seat,
        "waiting": [seat.seat for seat in table.seats if seat.person_id in waiting],
    }


def visible_game(table: TableState, viewer: Viewer) -> dict[str, Any]:
    """The state of the game, as a viewer may know it."""
    assert table.play is not None
    play = table.play
    seats = viewer or (SPECTATOR,)
    state: dict[str, Any] = {
        "views": {str(seat): view_of(table, seat) for seat in seats},
        "undo": visible_undo(table, viewer),
    }
    if is_to_decide(table, viewer):
        state["legal"] = play.legal_moves()
    if table.facts.live_points:
        state["points"] = sights_of(table).points[seats[0] - SPECTATOR]
    return state


def is_to_decide(table: TableState, viewer: Viewer) -> bool:
    """Whether a seat of the viewer's is to decide, and no bot does it for them."""
    return table.actor is not None and table.actor in viewer and table.bot_at(table.actor) is None


def points_in(play: Playthrough, views: Any) -> list[list[int]]:
    """The points of every seat, as far as each of these views shows them."""
    points = np.zeros((len(views), int(views[0]["seats"])), np.int64)
    play.loops.score_all(play.boxes, views, points, np.zeros(len(views), np.int64))
    totals: list[list[int]] = points.tolist()
    return totals


def sights_of(table: TableState) -> Sights:
    """What each seat may know of the game, a spectator first, and the points as far as the views show them."""
    assert table.play is not None
    if table.encoded.sights is None:
        views = table.play.views(range(SPECTATOR, len(table.seats)))
        table.encoded.sights = Sights(views, points_in(table.play, views))
    return table.encoded.sights


def view_of(table: TableState, seat: int) -> msgspec.Raw:
    """What a seat, or a spectator, sees of the game: without the random state, which is blank in it anyway. Where
    nothing is secret, all see alike."""
    sight = sights_of(table).views[seat - SPECTATOR]
    key = sight.tobytes()
    if key not in table.encoded.views:
        table.encoded.views[key] = msgspec.Raw(to_json(table.game.layout, sight, ("rng",)))
    return table.encoded.views[key]


def visible_undo(table: TableState, viewer: Viewer) -> dict[str, Any]:
    """What a viewer can take back, and what somebody has asked for."""
    keep = table.last_decision_of(viewer)
    undo: dict[str, Any] = {
        "free": any(table.free_undo(seat) for seat in viewer),
        "ask": table.actor is not None and keep is not None and table.may_ask_undo(keep),
    }
    if table.asked is not None:
        staying = table.staying() - table.asked.agreed
        waiting = [seat.seat for seat in table.seats if seat.person_id in staying]
        undo["asked"] = {"seat": table.asked.seat, "number": table.asked.number, "waiting": waiting}
    return undo


def plain_pad(pad: ScorePad) -> dict[str, Any]:
    """A score pad as JSON."""
    return {
        "lines": pad.lines,
        "totals": pad.totals,
        "winners": pad.winners,
        "tie_break": pad.tie_break,
        "reason": pad.reason,
    }

"""How people leave a running game, how others take their place, and how a game ends before its end: commands like those
of `commands.py`."""

import time
from typing import Literal

from ratskeller.client.errors import Refused
from ratskeller.server.people.service import Person, checked_name
from ratskeller.server.tables.commands import REMOVED, NewEntry, agreed_undo, need_state, own_seats, result_of
from ratskeller.server.tables.departures import Proposal
from ratskeller.server.tables.state import TableState

What = Literal["end", "bot", "open"]
PATIENCE = 120.0  # seconds for which a question stands before somebody else may ask another
SAME_PEOPLE = "a rated game, or one of a tournament, is played by those who began it: nobody new takes a place"
THERE = "whoever sits there is not missing: a vote needs somebody who is away or out of time"


def resign(table: TableState, person_id: str) -> list[NewEntry]:
    """Somebody leaves all their seats to bots; `back` takes them again."""
    need_state(table, "running")
    seats = own_seats(table, person_id)
    done = [NewEntry("resign", seat, person_id) for seat in seats if seat not in table.departures.left]
    asked = table.departures.proposal
    if done and asked is not None and asked.seat not in seats:
        done += outcome(table, asked, asked.agreed | {person_id})
    return done + settled_undo(table, person_id) if done and done[-1].kind == "resign" else done


def propose(table: TableState, person_id: str, what: What, seat: int | None, is_missing: bool) -> list[NewEntry]:
    """Somebody asks the others to end the game, or to let a bot or somebody new play for a missing person. If nobody
    else has to agree, it happens at once."""
    need_state(table, "running")
    own = playing_seats(table, person_id)
    if what == "open" and table.is_contest:
        raise Refused("not-now", SAME_PEOPLE, say={"key": f"{'rated' if table.facts.rated else 'event'}-same-people"})
    if what == "end":
        seat = None
    elif seat is None or seat not in range(len(table.seats)) or table.seats[seat].kind != "person" or seat in own:
        raise Refused("malformed", "seat: that of another person is expected")
    elif seat in (table.departures.offered if what == "open" else table.departures.left):
        return []  # it is so already
    elif not is_missing and seat not in table.away:
        raise Refused("not-now", THERE, say={"key": "leaving-not-missing"})
    before = table.departures.proposal
    if before is not None:
        if (before.what, before.seat) == (what, seat):
            return vote(table, person_id, before.number, agree=True)
        if before.asker not in own and time.time() < before.at + PATIENCE:
            raise Refused("not-now", "another question stands: answer it first", say={"key": "leaving-other-question"})
    body = {"what": what} | ({} if seat is None else {"seat": seat})
    asked = Proposal(0, what, seat, own[0], 0.0, frozenset({person_id}))
    return [NewEntry("ask", own[0], person_id, body), *outcome(table, asked, asked.agreed)]


def vote(table: TableState, person_id: str, number: int, *, agree: bool) -> list[NewEntry]:
    """Somebody answers a proposal; it happens when all who have to agree do. A proposal that is no longer open needs no
    answer."""
    seats = playing_seats(table, person_id)
    asked = table.departures.proposal
    if table.state != "running" or asked is None or asked.number != number or person_id in asked.agreed:
        return []
    if asked.seat in seats:
        raise Refused("not-yours", "the others decide that; if you are back, say so")
    done = [NewEntry("ask-answer", seats[0], person_id, {"agree": agree, "number": number})]
    return done + (outcome(table, asked, asked.agreed | {person_id}) if agree else [])


def outcome(table: TableState, asked: Proposal, agreed: frozenset[str]) -> list[NewEntry]:
    """What comes of a question if these people agree: nothing yet, as long as somebody else has to."""
    if not table.voters(asked) <= agreed:
        return []
    if asked.seat is None:
        return [ended(table, "agreement")]
    replaced = NewEntry("stand-in" if asked.what == "bot" else "offer", asked.seat)
    return [replaced, *settled_undo(table, table.seats[asked.seat].person_id)]


def settled_undo(table: TableState, person_id: str | None) -> list[NewEntry]:
    """The undo that has waited for the consent of nobody but somebody who leaves."""
    asked = table.asked
    return [agreed_undo(asked)] if asked is not None and table.staying() - {person_id or ""} <= asked.agreed else []


def playing_seats(table: TableState, person_id: str) -> tuple[int, ...]:
    """The seats that somebody has not left."""
    seats = own_seats(table, person_id)
    if table.departures.left.issuperset(seats):
        raise Refused("not-now", "a bot plays for you until you say that you are back")
    return seats


def take(table: TableState, person: Person, seat: int, name: str) -> list[NewEntry]:
    """Somebody new takes a place that was offered, with its hand; nobody who knows another hand of the game may."""
    need_state(table, "running")
    if table.seats_of(person.id) == (seat,):
        return []  # sent twice
    if seat not in table.departures.offered:
        raise Refused("seat-taken", f"seat {seat} is not open to somebody new")
    if person.id in table.removed:
        raise Refused("not-yours", REMOVED, say={"key": "page-wait-removed"})
    if person.id in table.people() | table.departures.former:
        raise Refused("not-yours", "people who have sat at this table know too much", say={"key": "leaving-knows"})
    return [NewEntry("take", seat, person.id, {"name": checked_name(name) if name else person.name})]


def ended(table: TableState, why: str) -> NewEntry:
    """The end of a game that nobody has won."""
    assert table.play is not None
    result = result_of(table, table.play)
    pad = result["pad"] | {"winners": []}
    return NewEntry("end", None, None, result | {"pad": pad, "challenges": [], "by": why})


# Tables at which nothing happens

DAY = 86_400.0
WORD = 0.2  # of the time after which a table is closed: so long before, there is a word of it


def close_idle(table: TableState, days: float, now: float) -> list[NewEntry]:
    """A table at which nothing has happened for this many days is closed; earlier, it gets a notice. If a clock runs or
    a bot is to move, it goes on by itself."""
    if table.state not in ("open", "running") or table.bot_to_move or table.due() is not None:
        return []
    if table.closes is None:
        is_quiet = now - table.touched >= days * DAY * (1 - WORD)
        return [NewEntry("notice", None, None, {"closes": now + days * DAY * WORD})] if is_quiet else []
    if now < table.closes:
        return []
    return [ended(table, "idle") if table.state == "running" else NewEntry("close", None, None, {"by": "idle"})]

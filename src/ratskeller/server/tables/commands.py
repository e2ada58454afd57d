"""What can be done at a table: each command returns the new entries, or raises `Refused` with the reason.

Commands change nothing themselves: entries count once they are in the log."""

from collections.abc import Sequence, Set
from typing import Any, NamedTuple

from ratskeller.client.errors import Refused
from ratskeller.core.errors import IllegalMove, MalformedMove
from ratskeller.core.event import Event
from ratskeller.engine.playthrough import Playthrough
from ratskeller.server.base.settings import Limits
from ratskeller.server.people.service import Person, checked_name
from ratskeller.server.store.row import Seat
from ratskeller.server.tables.decisions import Asked
from ratskeller.server.tables.options import SeatOptions, TableOptions
from ratskeller.server.tables.phrases import said_refusal
from ratskeller.server.tables.state import TableState
from ratskeller.server.tables.visible import plain_pad

REMOVED = "the host has removed you from this table, so you can't sit down here again"
ONE_SEAT = "at a public table you can take one seat; only its host can take several, or anybody at a table by link"
ONE_SEAT_RATED = "at a rated table everybody plays on one seat only"
REVEALED = "at a rated table nothing is taken back after chance, or after something was revealed"
BLOCKED_HERE = "somebody whom you have blocked sits at this table"
CHANGED = "the table was changed meanwhile: look at it again"
NOT_HERE = "you can't sit down at this table"


class NewEntry(NamedTuple):
    """An entry that has no number yet."""

    kind: str
    seat: int | None = None
    person_id: str | None = None
    body: dict[str, Any] = {}  # noqa: RUF012 - nobody changes it
    play: Playthrough | None = None  # the game after it, where that is known


# Before the game


def seat_from_options(number: int, options: SeatOptions, person: Person) -> Seat:
    """A seat as the opener of a table has chosen it."""
    if options.kind == "bot":
        return Seat(number, "bot", None, "", options.bot, "")
    if options.kind == "me":
        return Seat(number, "person", person.id, checked_name(options.name) if options.name else person.name, None, "")
    return Seat(number, "open", None, "", None, "")


def sit(table: TableState, person: Person, seats: Sequence[int], salt: str, name: str, had: int = 0) -> list[NewEntry]:
    """Somebody sits down, on one seat or, with others at the same browser, on several. At a public table only the host
    can take several, or in a rematch somebody who `had` as many in the game before."""
    need_state(table, "open")
    own = set(table.seats_of(person.id))
    if set(seats) <= own:
        return []  # sent twice
    if person.id in table.removed:
        raise Refused("not-yours", REMOVED, say={"key": "page-wait-removed"})
    if table.facts.rated and len(own | set(seats)) > 1:
        raise Refused("too-many", ONE_SEAT_RATED, say={"key": "rated-needs-one-seat"})
    if takes_several(table, person, seats) and len(own | set(seats)) > had:
        raise Refused("too-many", ONE_SEAT, say={"key": "table-one-seat"})
    for seat in seats:
        if seat not in range(len(table.seats)):
            raise Refused("malformed", f"the table has seats 0 to {len(table.seats) - 1}, not {seat}")
        if table.seats[seat].kind != "open":
            raise Refused("seat-taken", f"somebody sits on seat {seat} already")
    body = {"name": checked_name(name) if name else person.name, "salt": salt}
    return [NewEntry("sit", seat, person.id, body) for seat in sorted(set(seats))]


def need_seen(table: TableState, after: int | None) -> None:
    """Nobody sits down to, or agrees to, what was changed after the entry that they saw last."""
    if after is not None and after < table.consent.number:
        raise Refused("not-now", CHANGED, say={"key": "waiting-changed-since"})


def keep_apart(table: TableState, person: Person, apart: Set[str], mine: Set[str]) -> None:
    """Nobody sits down with a person whom they have blocked, or who has blocked them; only the one who has blocked is
    given the reason."""
    if table.seats_of(person.id):
        return
    there = table.people() | {table.facts.host}
    if there & mine:
        raise Refused("not-yours", BLOCKED_HERE, say={"key": "block-sits-here"})
    if there & apart:
        raise Refused("not-yours", NOT_HERE, say={"key": "block-not-here"})


def takes_several(table: TableState, person: Person, seats: Sequence[int]) -> bool:
    """Whether somebody other than the host would have several seats of a public table."""
    is_guest = table.facts.is_public and person.id != table.facts.host
    return is_guest and len(set(seats) | set(table.seats_of(person.id))) > 1


def remove(table: TableState, person: Person, seat: int, name: str) -> list[NewEntry]:
    """The host has somebody get up from all their seats, for good. With a name, only if that is who sits there."""
    need_state(table, "open")
    if person.id != table.facts.host:
        raise Refused("not-yours", "only the host can remove somebody")
    if seat not in range(len(table.seats)):
        raise Refused("malformed", f"the table has seats 0 to {len(table.seats) - 1}, not {seat}")
    removed = table.seats[seat]
    if removed.person_id is None or (name and removed.name != name):
        raise Refused("not-now", f"{name or 'a person'} does not sit on seat {seat} any more")
    if removed.person_id == person.id:
        raise Refused("not-now", "you can't remove yourself: close the table instead")
    seats = table.seats_of(removed.person_id)
    return [NewEntry("leave", number, removed.person_id, {"removed": True}) for number in seats]


def leave(table: TableState, person: Person) -> list[NewEntry]:
    """Somebody gets up from all their seats; without its host there is no table."""
    need_state(table, "open")
    if person.id == table.facts.host:
        return [NewEntry("close", None, person.id)]
    seats = table.seats_of(person.id)
    if not seats:
        raise Refused("not-yours", "you do not sit at this table")
    return [NewEntry("leave", seat, person.id) for seat in seats]


def start(table: TableState, person: Person, salt: str) -> list[NewEntry]:
    """The host has the game laid out, with the luck that all have had a part in, the host last."""
    need_state(table, "open")
    if person.id != table.facts.host:
        raise Refused("not-yours", "only the host can start the game")
    if table.consent.missing:
        raise Refused("not-now", "somebody has not agreed to the changes yet", say={"key": "waiting-not-agreed"})
    empty = [seat.seat for seat in table.seats if seat.kind == "open"]
    if empty:
        raise Refused("not-now", f"nobody sits on seat {empty[0]} yet")
    facts, salted = table.facts, table.fork()
    salted.add_salt(salt)
    play = Playthrough(table.game, table.profile, facts.people, facts.level, seed=salted.luck(0))
    drawn = [table.game.format_move(move) for move in play.moves]
    body = {"salt": salt, "profile": play.profile.hash, "drawn": drawn, "events": plain_events(play.events)}
    return [NewEntry("start", None, person.id, body)]


def options_again(table: TableState, person: Person) -> TableOptions:
    """A table like this one: the same bots, and room for the same people."""
    facts = table.facts
    seats = []
    for seat in table.seats:
        kind = "bot" if seat.kind == "bot" else "me" if seat.person_id == person.id else "open"
        seats.append({"kind": kind, "bot": seat.bot, "name": seat.name if kind == "me" else None})
    return TableOptions.model_validate(
        {
            "game": facts.game,
            "seats": seats,
            "level": facts.level,
            "profile": facts.profile,
            "profile_text": facts.profile_text,
            "options": facts.options,
            "is_public": facts.is_public,
            "clock": facts.clock,
            "stand_in": facts.stand_in,
            "hints": facts.hints,
            "live_points": facts.live_points,
            "language": facts.language,
            "rated": facts.rated,
        }
    )


def announce_rematch(table: TableState, table_id: str) -> list[NewEntry]:
    """Announce to all at a table where it goes on."""
    return [] if table.rematch == table_id else [NewEntry("rematch", None, None, {"table": table_id})]


# The game


def move(table: TableState, person_id: str, text: str) -> list[NewEntry]:
    """The seat of the person's that is to decide does so."""
    need_state(table, "running")
    seats = own_seats(table, person_id)
    if table.actor not in seats:
        raise Refused("not-your-turn", f"seat {table.actor} is to decide")
    if table.actor in table.away:
        raise Refused("not-now", "a bot plays for this seat until you say that you are back")
    return decide(table, person_id, text)


def move_of_bot(table: TableState, number: int) -> list[NewEntry]:
    """The bot that is to decide does so."""
    if not table.bot_to_move:
        return []
    return decide(table, None, table.game.format_move(number))


def decide(table: TableState, person_id: str | None, text: str) -> list[NewEntry]:
    """The seat that is to decide does so: results of chance may follow, and the game may be over."""
    assert table.play is not None
    seat = table.play.actor
    play = table.play.copy()
    before, random_state = len(play.moves), play.positions["rng"].copy()
    play.sample = True
    play.reseed(table.luck(table.count + 1))
    try:
        play.apply(text)
    except MalformedMove as problem:
        raise Refused("malformed", str(problem)) from None
    except IllegalMove as problem:
        why = problem.refusal
        say = said_refusal(table.game, why)
        raise Refused("illegal", str(problem), rule=why.rule, reason=why.reason, figures=why.figures, say=say) from None
    drawn = [table.game.format_move(number) for number in play.moves[before + 1 :]]
    body = {"move": text, "drawn": drawn, "events": plain_events(play.events)}
    play.sample, play.positions["rng"] = False, random_state  # as in all processes that read the log
    done = [NewEntry("move", seat, person_id, body, play)]
    if play.is_over:
        done.append(NewEntry("end", None, None, result_of(table, play)))
    return done


def result_of(table: TableState, play: Playthrough) -> dict[str, Any]:
    """How a game came out, and the seed that its luck came from."""
    pad = plain_pad(table.game.score_pad(play.box, play.position))
    met = table.game.challenges(play.box, play.position) if table.facts.level is not None else []
    return {"pad": pad, "seed": table.facts.seed, "challenges": met}


def undo(table: TableState, person_id: str) -> list[NewEntry]:
    """The person's last decision is taken back: freely, or if all people at the table agree."""
    need_state(table, "running")
    seats = own_seats(table, person_id)
    for seat in seats:
        if table.free_undo(seat):
            return [NewEntry("undo", seat, person_id, {"back_to": len(table.played) - 1})]
    keep = table.last_decision_of(seats)
    if keep is None:
        raise Refused("not-now", "you have not decided anything yet")
    if not table.may_ask_undo(keep):
        raise Refused("not-now", REVEALED, say={"key": "rated-no-undo"})
    if table.asked is not None:
        raise Refused("not-now", "somebody has asked to take a decision back already")
    body = {"back_to": keep}
    seat = table.played[keep].seat
    if table.staying() <= {person_id}:
        return [NewEntry("undo", seat, person_id, body)]
    return [NewEntry("undo-ask", seat, person_id, body)]


def answer(table: TableState, person_id: str, agree: bool) -> list[NewEntry]:
    """Somebody says what they think of an undo; when all have agreed it happens."""
    need_state(table, "running")
    seats = own_seats(table, person_id)
    asked = table.asked
    if asked is None:
        raise Refused("not-now", "nobody has asked to take a decision back")
    if person_id in asked.agreed:
        raise Refused("not-now", "you have agreed already")
    done = [NewEntry("undo-answer", seats[0], person_id, {"agree": agree})]
    if agree and table.staying() <= asked.agreed | {person_id}:
        done.append(agreed_undo(asked))
    return done


def agreed_undo(asked: Asked) -> NewEntry:
    """The undo to which all have agreed."""
    return NewEntry("undo", asked.seat, None, {"back_to": asked.back_to})


def time_out(table: TableState, now: float) -> list[NewEntry]:
    """The seat that is to decide has run out of time, if it has."""
    due = table.due()
    return [] if due is None or due > now else [NewEntry("timeout", table.actor)]


def back(table: TableState, person_id: str) -> list[NewEntry]:
    """Somebody plays themselves again."""
    need_state(table, "running")
    return [NewEntry("back", seat, person_id) for seat in own_seats(table, person_id) if seat in table.away]


def chat(table: TableState, person_id: str, words: str, message_id: str) -> list[NewEntry]:
    """Somebody at the table says something that can be shown."""
    seats = own_seats(table, person_id)
    return [
        NewEntry("chat", seats[0], person_id, {"name": table.seats[seats[0]].name, "text": words, "id": message_id})
    ]


def hide(table: TableState, numbers: Sequence[int], *, hide: bool) -> list[NewEntry]:
    """Messages are hidden from everybody, or shown again; the log keeps them."""
    said = {row.number for row in table.chat.rows}
    wanted = said & set(numbers) - table.chat.hidden if hide else table.chat.hidden & set(numbers)
    return [NewEntry("hide", None, None, {"numbers": sorted(wanted), "hide": hide})] if wanted else []


def aside(table: TableState, person: Person, words: str, message_id: str) -> list[NewEntry]:
    """Somebody who only watches says something to all who do: those who play don't read it."""
    if table.state not in ("running", "over"):
        need_state(table, "running")
    if table.seats_of(person.id):
        raise Refused("not-now", "only spectators can use their chat: people at the table talk to the table")
    return [NewEntry("aside", None, person.id, {"name": person.name, "text": words, "id": message_id})]


def may_ask_for_hint(table: TableState, person_id: str) -> None:
    """Hints are for the seat that is to decide, at tables that allow them."""
    need_turn(table, person_id)
    if not table.facts.hints:
        raise Refused("not-now", "this table has no hints")


def need_room(table: TableState, limits: Limits) -> None:
    """The log of a table has a maximum length. The game can always be played on; entries that could go on for ever are
    refused."""
    if table.number >= limits.entries_per_table:
        raise Refused("too-many", f"this table has {table.number} entries: it can only be played to its end")


def need_turn(table: TableState, person_id: str) -> None:
    """One of the person's seats must be the one that is to decide."""
    need_state(table, "running")
    if table.actor not in own_seats(table, person_id):
        raise Refused("not-your-turn", f"seat {table.actor} is to decide")


def own_seats(table: TableState, person_id: str) -> tuple[int, ...]:
    """The seats of a person; refused if there are none."""
    seats = table.seats_of(person_id)
    if not seats:
        raise Refused("not-yours", "you do not sit at this table")
    return seats


def need_state(table: TableState, state: str) -> None:
    """The table must be in this state."""
    if table.state != state:
        raise Refused("not-now", f"the table is {table.state}, not {state}")


def plain_events(events: list[Event]) -> list[dict[str, Any]]:
    """Events as JSON keeps them."""
    return [{"kind": event.kind, "seat": event.seat, "figures": event.figures} for event in events]

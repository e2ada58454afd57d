"""The games of a person that are not over, in the order in which they want to be looked at."""

from typing import Any

from ratskeller.server.tables.state import TableState

LATEST = float("inf")


def shown_going(table: TableState, person_id: str) -> dict[str, Any]:
    """How a table stands, for the list of whoever sits there."""
    mine, actor = table.seats_of(person_id), table.actor
    is_my_turn = actor is not None and actor in mine and table.bot_at(actor) is None
    return {
        "actor": actor,
        "is_my_turn": is_my_turn,
        "is_asked": is_asked(table, person_id),
        "is_left": bool(mine) and table.departures.left.issuperset(mine),
        "since": table.clock.since if actor is not None else table.touched,
        "deadline": table.due(),
        "closes": table.closes,
    }


def is_asked(table: TableState, person_id: str) -> bool:
    """Whether the others wait for an answer of a person: to an undo, a vote, or changes before the start."""
    if table.asked is not None and person_id in table.staying() - table.asked.agreed:
        return True
    proposal = table.departures.proposal
    if proposal is not None and person_id in table.voters(proposal) - proposal.agreed:
        return True
    return person_id in table.consent.missing


def order(shown: dict[str, Any]) -> tuple[bool, bool, float, float]:
    """Where somebody is waited for comes first, and there the least time left; then the longest wait."""
    waits = shown["is_my_turn"] or shown["is_asked"]
    deadline = shown["deadline"] if waits and shown["deadline"] is not None else LATEST
    return not waits, shown["is_left"], deadline, shown["since"] if waits else -shown["since"]

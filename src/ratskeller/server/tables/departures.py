"""Who has left a running game, and what the others vote on. It follows from the log, like the rest of a table."""

from dataclasses import dataclass, replace

from ratskeller.server.store.row import Row

STEPS_ASIDE = ("resign", "stand-in", "offer")  # after these a bot plays for the seat
KINDS = frozenset({*STEPS_ASIDE, "ask", "ask-answer", "back", "take", "move", "end"})


@dataclass(frozen=True, slots=True)
class Proposal:
    """What somebody has asked the others to agree to."""

    number: int  # of the entry
    what: str  # end, bot, open
    seat: int | None  # in whose place a bot or somebody new is to play
    asker: int  # seat
    at: float
    agreed: frozenset[str]  # people


@dataclass(frozen=True, slots=True)
class Departures:
    """The seats that were left, and what is voted on."""

    left: frozenset[int] = frozenset()  # a bot plays there until the owner comes back, or somebody takes the place
    offered: frozenset[int] = frozenset()  # those of them that somebody new may take
    former: frozenset[str] = frozenset()  # people in whose place somebody else sits now
    proposal: Proposal | None = None

    def after(self, row: Row, owner: str | None) -> "Departures":
        """The same after an entry; `owner` is who sat on its seat before."""
        seat, asked = row.seat if row.seat is not None else -1, self.proposal
        if row.kind == "ask":
            agreed = frozenset({row.person_id or ""})
            target = row.body.get("seat")
            return replace(self, proposal=Proposal(row.number, row.body["what"], target, seat, row.at, agreed))
        if row.kind == "ask-answer":
            if asked is None or not row.body["agree"]:
                return replace(self, proposal=None)
            return replace(self, proposal=replace(asked, agreed=asked.agreed | {row.person_id or ""}))
        if row.kind == "move":
            is_there = row.person_id is not None and asked is not None and asked.seat == seat
            return replace(self, proposal=None) if is_there else self
        if row.kind == "end":
            return replace(self, proposal=None)
        is_about = asked is not None and asked.seat == seat
        proposal = None if is_about else asked
        if row.kind in STEPS_ASIDE:
            offered = self.offered | {seat} if row.kind == "offer" else self.offered
            return replace(self, left=self.left | {seat}, offered=offered, proposal=proposal)
        former = self.former | {owner or ""} if row.kind == "take" else self.former
        return Departures(self.left - {seat}, self.offered - {seat}, former, proposal)

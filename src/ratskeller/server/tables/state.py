"""The state of a table, which follows from its log: entries are applied one by one, in every process alike."""

from collections import deque
from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from functools import cached_property
from typing import Any

from pydantic import TypeAdapter

from ratskeller.core.game import Game
from ratskeller.core.position import NOBODY
from ratskeller.core.profile import Profile
from ratskeller.engine.luck import commitment, luck, luck_key
from ratskeller.engine.playthrough import Playthrough
from ratskeller.server.store.row import Facts, Row, Seat
from ratskeller.server.tables.chat import KINDS as CHAT
from ratskeller.server.tables.chat import Chat
from ratskeller.server.tables.clock import Clock, RunningClock
from ratskeller.server.tables.consent import KINDS as CONSENT
from ratskeller.server.tables.consent import Consent
from ratskeller.server.tables.decisions import EVERY, Asked, Checkpoint, Played, carried_on
from ratskeller.server.tables.departures import KINDS as DEPARTURES
from ratskeller.server.tables.departures import STEPS_ASIDE, Departures, Proposal
from ratskeller.server.tables.encoded import Encoded
from ratskeller.server.tables.options import TODAY, game_of, profile_of

RECENT = 10  # entries kept for clients that were away for a moment; older ones are read from the log
CLOCK: TypeAdapter[Clock] = TypeAdapter(Clock)
# After these, who may do what is another matter.
CHANGES = ("start", "move", "undo", "timeout", "back", "end", *STEPS_ASIDE, "take")
QUIET = ("pause", "notice", "hide", "holiday")  # these happen though nobody at the table does anything


class TableState:
    """One table."""

    def __init__(self, facts: Facts, seats: list[Seat]) -> None:
        self.facts = facts
        self.seats = seats
        self.state = "open"
        self.profile_hash: str | None = TODAY  # of the profile that the game was started with
        self.number = 0  # of the last entry that went in
        self.changed = 0  # of the last one after which who may do what was another matter
        self.count = 0  # of the game's entries: each has luck of its own
        self.play: Playthrough | None = None
        self.played: list[Played] = []
        self.checkpoints: tuple[Checkpoint, ...] = ()  # in their order
        self.asked: Asked | None = None
        self.away: set[int] = set()  # seats for which a bot plays
        self.given_up: frozenset[int] = frozenset()  # seats for which a bot has ever played: last at a rated table
        self.departures = Departures()
        self.consent = Consent()
        self.acted: dict[str, float] = {}  # when each person last did something here
        self.touched = facts.created  # when anybody did
        self.closes: float | None = None  # when the table is closed unless somebody does something
        self.removed: frozenset[str] = frozenset()  # people who may not sit down again
        self.rematch: str | None = None
        self.result: dict[str, Any] | None = None
        self.clock = RunningClock(CLOCK.validate_python(facts.clock), facts.people)
        self.recent: deque[Row] = deque(maxlen=RECENT)
        self.chat = Chat()
        self.helped = False  # luck was taken back, with everybody's consent, or a bot stood in for somebody
        self.encoded = Encoded()

    def fork(self) -> "TableState":
        """A copy to which entries can be applied before they are committed."""
        twin = copy(self)
        twin.seats, twin.played, twin.away = list(self.seats), list(self.played), set(self.away)
        twin.clock, twin.recent, twin.encoded = copy(self.clock), self.recent.copy(), Encoded()
        twin.clock.left = list(self.clock.left)
        return twin

    def with_rows(self, rows: Sequence[Row]) -> "TableState":
        """The table after these entries; the one given stays as it was."""
        twin = self.fork()
        for row in rows:
            twin.apply(row)
        return twin

    def recent_rows(self, after: int | None) -> list[Row] | None:
        """The entries after a number (None: none at all), if all of them are among the recent ones."""
        if after is None or after >= self.number:
            return []
        if self.recent[0].number > after + 1:
            return None
        return [row for row in self.recent if row.number > after]

    @cached_property
    def game(self) -> Game:
        return game_of(self.facts.game)

    @property
    def profile(self) -> Profile[Any]:
        """The profile that the game was started with; before that, the present one."""
        facts, options = self.facts, tuple(sorted(self.facts.options.items()))
        return profile_of(facts.game, facts.profile, facts.profile_text, options, self.profile_hash)

    @cached_property
    def commitment(self) -> str:
        """What may be shown of the seed."""
        return commitment(self.facts.seed)

    @cached_property
    def key(self) -> bytes:
        """Where the luck of the game comes from; all have sat down by then."""
        return luck_key(self.facts.seed, [seat.salt for seat in self.seats], self.facts.id)

    @property
    def actor(self) -> int | None:
        """The seat that is to decide."""
        actor = NOBODY if self.play is None else self.play.actor
        return None if actor == NOBODY else actor

    def seats_of(self, person_id: str | None) -> tuple[int, ...]:
        """The seats that a person may act for."""
        return tuple(seat.seat for seat in self.seats if person_id is not None and seat.person_id == person_id)

    def people(self) -> set[str]:
        """All people who sit at the table."""
        return {seat.person_id for seat in self.seats if seat.person_id is not None}

    def staying(self) -> set[str]:
        """The seats among them whose owners have not left: they have to agree to a proposal."""
        left = self.departures.left
        return {seat.person_id for seat in self.seats if seat.person_id is not None and seat.seat not in left}

    def voters(self, asked: Proposal) -> set[str]:
        """The seats that have to agree to a proposal: not the one that it would replace."""
        missing = None if asked.seat is None else self.seats[asked.seat].person_id
        return self.staying() - {missing or ""}

    def bot_at(self, seat: int) -> str | None:
        """The level of the bot that plays for a seat now."""
        return self.facts.stand_in if seat in self.away else self.seats[seat].bot

    @property
    def is_contest(self) -> bool:
        """A rating or the points of a tournament are at stake."""
        return self.facts.rated or self.facts.event_id is not None

    @property
    def bot_to_move(self) -> bool:
        """Whether a bot is to decide, its own or a stand-in."""
        return self.actor is not None and self.bot_at(self.actor) is not None

    def luck(self, count: int) -> int:
        """The luck of one of the game's entries."""
        return luck(self.key, count)

    def due(self) -> float | None:
        """When the seat that is to decide runs out of time."""
        actor = self.actor
        if actor is None or not self.clock.runs or self.bot_at(actor) is not None:
            return None
        return self.clock.deadline(actor)

    def apply(self, row: Row, play: Playthrough | None = None) -> None:
        """Apply the next entry of the log; `play` is the game after it, if the caller has it already."""
        body = row.body
        if row.kind in DEPARTURES:
            owner = self.seats[row.seat].person_id if row.seat is not None else None
            self.departures = self.departures.after(row, owner)
        if row.kind in CONSENT:
            self.consent = self.consent.after(row, self.people())
        if row.kind in CHAT:
            self.chat = self.chat.after(row)
        if row.kind in ("sit", "leave"):
            self.grow(row.seat or 0)
        if row.kind == "sit":
            self.seats[row.seat or 0] = Seat(
                row.seat or 0, "person", row.person_id, body["name"], None, body.get("salt", "")
            )
        elif row.kind == "leave":
            if body.get("removed"):
                self.removed |= {row.person_id or ""}
            self.seats[row.seat or 0] = Seat(row.seat or 0, "open", None, "", None, "")
        elif row.kind == "seats":
            self.seats = [Seat(**seat) for seat in body["seats"]]
            self.settle(people=len(self.seats))
        elif row.kind == "options":
            self.settle(**{name: now for name, (_, now) in body["changes"].items()})
        elif row.kind == "close":
            self.state = "closed"
        elif row.kind == "start":
            self.begin(row)
        elif row.kind == "move":
            self.move(row, play)
        elif row.kind == "undo":
            self.go_back(row)
        elif row.kind == "undo-ask":
            agreed = frozenset({row.person_id or ""})
            self.asked = Asked(row.number, row.seat or 0, body["back_to"], agreed)
        elif row.kind == "undo-answer" and self.asked is not None:
            agreed = self.asked.agreed | {row.person_id or ""}
            self.asked = replace(self.asked, agreed=agreed) if body["agree"] else None
        elif row.kind == "timeout":
            self.away.add(row.seat or 0)
            self.given_up |= {row.seat or 0}
            self.helped = True
            self.clock.run_out(row.seat or 0)
            self.clock.since = row.at
        elif row.kind in STEPS_ASIDE:
            self.step_aside(row)
        elif row.kind in ("back", "take"):
            self.come_back(row)
        elif row.kind == "pause":
            actor = self.actor
            self.clock.pause(body["from"], body["to"], None if self.bot_to_move else actor)
        elif row.kind == "holiday":
            seat = row.seat or 0
            is_to_decide = seat == self.actor and not self.bot_to_move
            self.clock.take_holidays(seat, body["spans"], row.at, is_to_decide=is_to_decide)
        elif row.kind == "rematch":
            self.rematch = body["table"]
        elif row.kind == "notice":
            self.closes = body["closes"]
        elif row.kind == "end":
            self.state = "over"
            self.result = body
        self.number = row.number
        if row.kind not in QUIET:
            self.touched, self.closes = row.at, None
        if row.person_id is not None:
            self.acted = self.acted | {row.person_id: row.at}
        if row.kind in CHANGES:
            self.changed = row.number
        self.recent.append(row)

    def grow(self, seat: int) -> None:
        """A table that is read again begins with the seats that it has now: there may have been more."""
        while len(self.seats) <= seat:
            self.seats.append(Seat(len(self.seats), "open", None, "", None, ""))

    def settle(self, **changes: Any) -> None:
        """Something is settled otherwise, before the start."""
        self.facts = replace(self.facts, **changes)
        self.clock = RunningClock(CLOCK.validate_python(self.facts.clock), self.facts.people)

    def add_salt(self, salt: str) -> None:
        """The host's part of the luck comes last: the server was bound to its own long before."""
        self.seats = [replace(seat, salt=salt) if seat.person_id == self.facts.host else seat for seat in self.seats]

    def begin(self, row: Row) -> None:
        """Lay the game out as chance had it."""
        facts = self.facts
        self.add_salt(row.body["salt"])
        self.profile_hash = row.body.get("profile")
        play = Playthrough(self.game, self.profile, facts.people, facts.level, seed=0, sample=False)
        self.play = carried_on(play, [self.game.parse_move(text) for text in row.body["drawn"]])
        self.play.names = [seat.name or seat.bot or "" for seat in self.seats]
        self.state = "running"
        self.clock.since = row.at

    def move(self, row: Row, after: Playthrough | None) -> None:
        """A seat has decided, and chance has spoken after it."""
        assert self.play is not None
        play, seat = self.play, self.play.actor
        label = play.label
        drawn = row.body["drawn"]
        self.count += 1
        quiet = not drawn and not any(event["kind"] in self.game.revealing for event in row.body["events"])
        if len(self.played) % EVERY == 0 and (not self.checkpoints or self.checkpoints[-1].moves < len(play.moves)):
            self.checkpoints = (*self.checkpoints, Checkpoint(len(play.moves), play.positions.tobytes()))
        self.played.append(Played(row.number, seat, label, len(play.moves), self.count, quiet))
        if seat not in self.away and self.seats[seat].bot is None:
            self.clock.spend(seat, row.at)
        moves = (row.body["move"], *drawn)
        self.play = after or carried_on(play, [self.game.parse_move(text) for text in moves])
        if self.play.label != label:
            self.clock.end_turn(seat)
        self.clock.since = row.at
        self.asked = None

    def go_back(self, row: Row) -> None:
        """The last decisions are taken back."""
        assert self.play is not None
        self.count += 1
        actor = self.actor
        if actor is not None and self.bot_at(actor) is None:
            self.clock.spend(actor, row.at)
        keep = row.body["back_to"]
        moves = self.played[keep].moves
        self.helped = self.helped or not all(played.quiet for played in self.played[keep:])
        del self.played[keep:]
        self.play = self.play_after(moves)
        self.checkpoints = tuple(point for point in self.checkpoints if point.moves <= moves)
        self.clock.since = row.at
        self.asked = None

    def step_aside(self, row: Row) -> None:
        """From now on a bot plays for a seat whose owner has left, or is missing."""
        seat = row.seat or 0
        if seat == self.actor:
            if seat not in self.away:
                self.clock.spend(seat, row.at)
            self.clock.since = row.at
        self.away.add(seat)
        self.given_up |= {seat}
        self.helped = True

    def come_back(self, row: Row) -> None:
        """A person plays for a seat again: its owner, or somebody new, who takes over hand, luck and clock."""
        seat = row.seat or 0
        if row.kind == "take":
            self.clock.holidays = {other: spans for other, spans in self.clock.holidays.items() if other != seat}
            self.seats[seat] = replace(self.seats[seat], person_id=row.person_id, name=row.body["name"])
        self.away.discard(seat)
        self.clock.come_back(seat)
        if seat == self.actor:
            self.clock.since = row.at

    def play_after(self, moves: int) -> Playthrough:
        """The game after a number of its moves."""
        assert self.play is not None
        point = next((point for point in reversed(self.checkpoints) if point.moves < moves), None)
        if point is not None:
            start = self.play.copy()
            start.rewind(point.position, point.moves)
        else:
            facts = self.facts
            start = Playthrough(self.game, self.profile, facts.people, facts.level, seed=0, sample=False)
            start.names = self.play.names
        return carried_on(start, self.play.moves[len(start.moves) : moves])

    def free_undo(self, seat: int) -> bool:
        """The last decision was this seat's, in the turn that is still under way, and nothing came to light since."""
        if self.play is None or self.play.is_over or not self.played:
            return False
        last = self.played[-1]
        return last.quiet and last.seat == seat and last.label == self.play.label

    def may_ask_undo(self, keep: int) -> bool:
        """Whether the others may be asked to take all but this many decisions back: at a rated table only if there was
        no chance and nothing was revealed since."""
        return not self.facts.rated or all(played.quiet for played in self.played[keep:])

    def last_decision_of(self, seats: tuple[int, ...]) -> int | None:
        """How many decisions would remain if the last one of these seats were taken back."""
        for keep in reversed(range(len(self.played))):
            if self.played[keep].seat in seats:
                return keep
        return None

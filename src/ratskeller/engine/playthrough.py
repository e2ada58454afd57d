"""One game played move by move: position, legal moves, events and record, with undo."""

import secrets
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ratskeller.core.codec import from_line, to_line
from ratskeller.core.errors import IllegalMove, MalformedMove, PositionError, Problem, RecordError, Refusal
from ratskeller.core.event import Event, events_of
from ratskeller.core.game import Game
from ratskeller.core.log import new_log
from ratskeller.core.position import CHANCE, NOBODY
from ratskeller.core.profile import Profile
from ratskeller.core.record import Record, format_record
from ratskeller.engine.compiled import DRAWN, loops_for

NO_MOVE = -1


class ThreadBuffers(threading.local):
    """The arrays that compiled code writes its results to, one set for each thread. All games share them, so results
    are read before the next game writes."""

    def __init__(self) -> None:
        self.log: Any = new_log()
        self.drawn = np.zeros(DRAWN, np.int64)
        self._legal: dict[str, Any] = {}

    def legal_of(self, game: Game) -> Any:
        """Room for the legal moves of a game."""
        if game.name not in self._legal:
            self._legal[game.name] = np.zeros(game.max_moves, np.int64)
        return self._legal[game.name]


BUFFERS = ThreadBuffers()


@dataclass(frozen=True)
class Moment:
    """A state to which undo can go back."""

    position: bytes
    moves: int
    events: tuple[Event, ...]  # that had led there


class Playthrough:
    """A game from its set-up on. With `sample`, chance moves are made automatically; without, they are given like
    others."""

    def __init__(
        self,
        game: Game,
        profile: Profile[Any],
        people: int,
        level: str | None = None,
        *,
        seed: int | None = None,
        sample: bool = True,
    ) -> None:
        self.game = game
        self.profile = profile
        self.people = people
        self.level = level
        self.sample = sample
        self.names: list[str] = []  # of the people, for the record
        self.loops = loops_for(game)
        self.boxes = game.pack(profile)
        self.positions = np.zeros(1, game.position)
        self.moves: list[int] = []
        self.events: list[Event] = []  # of the last move, and of the chance that followed
        self.labels = {0: "setup"}  # the turns, by the number of their first move
        self._moments: list[Moment] = []
        number = game.seats_for(people, level)
        seed = secrets.randbits(62) if seed is None else seed
        log = BUFFERS.log
        log[0, 0] = 0
        self.loops.set_up_all(self.boxes, self.positions, np.zeros(1, game.position), people, number, seed, log)
        self._step(NO_MOVE, keep_log=True)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "loops"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self.loops = loops_for(self.game)  # a module, which is found anew

    @property
    def position(self) -> Any:
        """The position as a record, to read."""
        return self.positions[0]

    @property
    def box(self) -> Any:
        """The profile as rules read it."""
        return self.boxes[0]

    @property
    def is_over(self) -> bool:
        return bool(self.actor == NOBODY)

    @property
    def is_chance(self) -> bool:
        return self.actor == CHANCE

    def legal_moves(self) -> list[str]:
        """The legal moves in text form, in their fixed order."""
        return [self.game.format_move(move) for move in self.legal]

    def views(self, seats: Sequence[int]) -> Any:
        """What each of these seats (-1: a spectator) may know of the position: a copy for each, without the rest."""
        views = twins_of(self.positions, len(seats))
        self.loops.hide_all(self.boxes, views, np.array(seats, np.int64))
        return views

    def apply(self, text: str) -> list[Event]:
        """Carry out a move given as text; malformed and illegal ones are refused, each with its reason."""
        move = self.game.parse_move(text)
        if move not in self.legal:
            refusal = self.game.explain(self.box, self.position, move)
            raise IllegalMove(f"'{text}' is not legal {refusal_text(refusal)}", refusal)
        return self.apply_number(move)

    def apply_number(self, move: int) -> list[Event]:
        """Carry out one of the legal moves, and say what happened."""
        self._moments.append(Moment(self.positions.tobytes(), len(self.moves), tuple(self.events)))
        self.moves.append(move)
        self._step(move)
        return self.events

    def _step(self, move: int, *, keep_log: bool = False) -> None:
        log, drawn = BUFFERS.log, BUFFERS.drawn
        if not keep_log:
            log[0, 0] = 0
        drawn[0] = 0
        self._list_moves(move, sample=self.sample)
        self.events = events_of(log, self.game.events)
        self.moves += drawn[1 : drawn[0] + 1].tolist()
        self._read_position()
        if not self.is_chance and self.label != self.labels[max(self.labels)]:
            self.labels[len(self.moves)] = self.label

    def _list_moves(self, move: int, *, sample: bool) -> None:
        legal = BUFFERS.legal_of(self.game)
        count = self.loops.step(self.boxes, self.positions, 0, move, sample, legal, BUFFERS.drawn, BUFFERS.log)
        self.legal: list[int] = legal[:count].tolist()

    def _read_position(self) -> None:
        """What many ask for again and again."""
        position = self.position
        self.actor = int(position["actor"])  # the seat that has to decide, CHANCE or NOBODY
        self.label = self.game.turn_label(position)  # of the turn that is under way

    def can_undo(self, to_seat: int | None = None) -> bool:
        """The last decision can be taken back: it was this seat's, in the turn that is still under way, and neither
        chance nor anything hidden has spoken since."""
        if not self._moments or any(event.kind in self.game.revealing for event in self.events):
            return False
        moment = self._moments[-1]
        then = np.frombuffer(moment.position, self.game.position)[0]
        same_turn = self.game.turn_label(then) == self.label
        return same_turn and len(self.moves) == moment.moves + 1 and int(then["actor"]) in (to_seat, self.actor)

    def undo(self) -> None:
        """Go back to before the last decision, whatever it was."""
        moment = self._moments.pop()
        self.positions = np.frombuffer(moment.position, self.game.position).copy()
        del self.moves[moment.moves :]
        self.labels = {move: label for move, label in self.labels.items() if move <= moment.moves}
        self._list_moves(NO_MOVE, sample=False)
        self._read_position()
        self.events = list(moment.events)

    def rewind(self, position: bytes, moves: int) -> None:
        """Go back to a position of this game after so many moves; its past is lost."""
        self.positions = np.frombuffer(position, self.game.position).copy()
        del self.moves[moves:]
        self.labels = {move: label for move, label in self.labels.items() if move <= moves}
        self._moments = []
        self._list_moves(NO_MOVE, sample=False)
        self._read_position()
        self.events = []

    def copy(self, *, past: bool = False) -> "Playthrough":
        """Another game in the same position; only with its past it can be undone."""
        twin = object.__new__(Playthrough)
        vars(twin).update(vars(self))
        twin.positions = twins_of(self.positions)
        twin.moves, twin.labels, twin.legal = self.moves.copy(), self.labels.copy(), self.legal.copy()
        twin._moments = self._moments.copy() if past else []
        return twin

    def record(self) -> Record:
        """The game so far."""
        return Record(
            game=self.game.name,
            rules_version=self.game.rules_version,
            profile=self.profile.name,
            profile_hash=self.profile.hash,
            options=self.profile.changes,
            people=self.people,
            level=self.level,
            moves=[self.game.format_move(move) for move in self.moves],
            finished=self.is_over,
            names=self.names,
        )

    def record_text(self) -> str:
        """The record as text, a line for each turn."""
        return format_record(self.record(), self.labels)

    def line(self) -> str:
        """The position in one line, with the hash of its profile."""
        return (
            f"{self.game.name}/{self.game.rules_version} {self.profile.hash} {to_line(self.game.layout, self.position)}"
        )

    def set_line(self, line: str) -> None:
        """Go to a position given in one line; it must be of this game and profile."""
        head, _, rest = line.strip().partition(" ")
        profile_hash, _, fields = rest.partition(" ")
        if head != f"{self.game.name}/{self.game.rules_version}":
            raise PositionError(f"the position is of '{head}', not of {self.game.name}/{self.game.rules_version}")
        if profile_hash != self.profile.hash:
            raise PositionError(f"the position is of profile {profile_hash}, not of {self.profile.hash}")
        positions = np.zeros(1, self.game.position)
        from_line(self.game.layout, fields, positions[0])
        flaws = self.game.flaws_of(self.box, positions[0])
        if flaws:
            raise PositionError(f"no such position can come about: {'; '.join(flaws)}")
        self.set_position(positions)

    def set_position(self, positions: Any) -> None:
        """Continue from another position; the record no longer shows how it came about."""
        self.positions = positions
        self._moments.clear()
        self.moves, self.labels = [], {0: self.game.turn_label(positions[0])}
        self._step(NO_MOVE)

    def reseed(self, seed: int) -> None:
        """Give chance a new random stream, for example when a saved game continues."""
        self.loops.reseed(self.positions, 0, seed)


def twins_of(positions: Any, count: int = 1) -> Any:
    """Copies of a position. NumPy copies records field by field; their bytes all at once are a tenth of the work."""
    return np.frombuffer(bytearray(positions.tobytes() * count), positions.dtype)


def refusal_text(refusal: Refusal) -> str:
    """A short text of a refusal, for callers without a catalogue."""
    figures = ", ".join(f"{key} {value}" for key, value in refusal.figures.items())
    return f"by {refusal.rule}: {refusal.reason}" + (f" ({figures})" if figures else "")


def replay(
    record: Record, game: Game, profile: Profile[Any], source: str = "record", until: int | None = None
) -> Playthrough:
    """Play a record again, up to move number `until`; refuse another profile, another version and illegal moves."""

    def fail(where: str, what: str) -> RecordError:
        return RecordError(source, [Problem(where, what)])

    if record.rules_version != game.rules_version:
        raise fail("rules", f"the record is of rules version {record.rules_version}, these are {game.rules_version}")
    if record.profile_hash != profile.hash:
        wanted = f"'{record.profile}' with hash {record.profile_hash}"
        raise fail("profile", f"the record is of profile {wanted}, this is '{profile.name}' with {profile.hash}")
    play = Playthrough(game, profile, record.people, record.level, seed=0, sample=False)
    play.names = record.names
    for number, text in enumerate(record.moves[:until], start=1):
        try:
            move = game.parse_move(text)
        except MalformedMove as problem:
            raise fail(f"move {number}", str(problem)) from None
        if move not in play.legal:
            raise fail(
                f"move {number}", f"'{text}' is not legal {refusal_text(game.explain(play.box, play.position, move))}"
            )
        play.apply_number(move)
    if until is None and play.is_over != record.finished:
        state = "over" if play.is_over else "not over"
        raise fail("end", f"the game is {state}, but the record says {'finished' if record.finished else 'unfinished'}")
    return play

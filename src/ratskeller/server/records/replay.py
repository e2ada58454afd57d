"""Replays of games, move by move: worked out in a thread, and kept for a while."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, Generic, TypeVar

import msgspec
import numpy as np

from ratskeller.client.errors import Refused
from ratskeller.core.codec import to_plain
from ratskeller.core.errors import Problem, RatskellerError, RecordError
from ratskeller.core.event import Event
from ratskeller.core.game import Game
from ratskeller.core.phrase import seat_phrases
from ratskeller.core.profile import Profile
from ratskeller.core.record import Record, parse_record
from ratskeller.engine.fairness import first_difference
from ratskeller.engine.luck import commitment
from ratskeller.engine.playthrough import Playthrough, replay
from ratskeller.server.tables.options import game_of, profile_of
from ratskeller.server.tables.phrases import said_move, spoken_event

REPLAYS = 24  # in the cache of a process
STATES = 2000
MOST_MOVES = 3000  # far more than any game takes, few enough to keep
T = TypeVar("T")


@dataclass
class Step:
    """One decision of a seat (the set-up: of none), and all that followed until the next one."""

    turn: str
    seat: int | None
    move: str
    chance: list[str]
    events: list[Event]
    after: bytes  # the position then


@dataclass(frozen=True)
class Replay:
    """A whole game, in as little memory as possible."""

    game: Game
    box: Any
    is_over: bool
    positions: list[bytes]  # after the set-up and after every decision
    story: bytes  # for the page, in JSON

    @property
    def decisions(self) -> int:
        """How many decisions seats took."""
        return len(self.positions) - 1

    def state_after(self, decisions: int) -> bytes:
        """Everything on the table after this many decisions, in JSON; hands and hidden cards too."""
        game = self.game
        position = np.frombuffer(self.positions[decisions], game.position)[0]
        plain = to_plain(game.layout, position)
        del plain["rng"]  # what chance would have said is nobody's to know
        actor = int(position["actor"])
        state = {
            "after": decisions,
            "turn": game.turn_label(position),
            "seat": actor if actor >= 0 else None,
            "position": plain,
            "points": points_in(game, self.box, position, is_over=self.is_over and decisions == self.decisions),
        }
        return msgspec.json.encode(state)


def replay_of(text: str, profile: Profile[Any] | None = None) -> Replay:
    """Read, check and replay a record. Without a profile, it must be of one that comes with its game."""
    record = parse_record(text)
    if profile is None:
        check_upload(record)
        profile = profile_for(record)
    game = game_of(record.game)
    end = replay(record, game, profile)
    steps = steps_of(end)
    story = msgspec.json.encode(story_of(record, end, steps))
    return Replay(game, end.box, end.is_over, [step.after for step in steps], story)


def check_upload(record: Record) -> None:
    """Refuse records that are larger than any game, before they are replayed."""
    if len(record.moves) > MOST_MOVES:
        raise Refused("too-big", f"record: {len(record.moves)} moves are more than the {MOST_MOVES} allowed")
    if len(record.names) > record.people:
        what = f"there are {len(record.names)} names for {record.people} people"
        raise RecordError("record", [Problem("names", what)])


def profile_for(record: Record, own_text: str | None = None) -> Profile[Any]:
    """The profile of a record that somebody uploads: one that comes with its game, or a board of their own. What there
    is not is an error that names the line."""
    where = "game"
    try:
        game = game_of(record.game)
        where = "people"
        game.seats_for(record.people, record.level)
        where = "profile"
        options = tuple(sorted(record.options.items()))
        return profile_of(record.game, record.profile, own_text, options, record.profile_hash)
    except RatskellerError as problem:
        raise RecordError("record", [Problem(where, str(problem))]) from None


def steps_of(end: Playthrough) -> list[Step]:
    """Play a game once more, and note what happened step by step."""
    game = end.game
    play = Playthrough(game, end.profile, end.people, end.level, seed=0, sample=False)
    steps = [Step(play.labels[0], None, "", [], list(play.events), b"")]
    for move in end.moves:
        text, turn, actor = game.format_move(move), game.turn_label(play.position), play.actor
        if play.is_chance:
            play.apply_number(move)
            steps[-1].chance.append(text)
            steps[-1].events += play.events
        else:
            steps[-1].after = play.positions.tobytes()
            steps.append(Step(turn, actor, text, [], list(play.apply_number(move)), b""))
    steps[-1].after = play.positions.tobytes()
    return steps


def story_of(record: Record, end: Playthrough, steps: list[Step]) -> dict[str, Any]:
    """Everything that the page shows of a game besides its positions."""
    setup, *decisions = steps
    seats = seat_phrases(record.people + (record.level is not None))

    def spoken(events: list[Event]) -> list[dict[str, Any]]:
        return [spoken_event(end.game, end.profile.data, event, seats) for event in events]

    def said(move: str) -> dict[str, Any]:
        return said_move(end.game, end.profile.data, end.game.parse_move(move))

    return {
        "game": record.game,
        "rules_version": record.rules_version,
        "profile": record.profile,
        "profile_hash": record.profile_hash,
        "options": end.profile.changes,
        "people": record.people,
        "names": names_of(record),
        "bots": record.bots or [""] * record.people,
        "level": record.level,
        "finished": record.finished,
        "moves": len(record.moves),
        "decisions": len(decisions),
        "setup": {"chance": setup.chance, "events": spoken(setup.events)},
        "steps": [
            {"number": number, "turn": step.turn, "seat": step.seat, "move": step.move, "say": said(step.move)}
            | {"chance": step.chance, "events": spoken(step.events)}
            for number, step in enumerate(decisions, start=1)
        ],
        "points": points_over(end, steps),
        "result": points_in(end.game, end.box, end.position, is_over=end.is_over),
        "challenges": end.game.challenges(end.box, end.position),
        "fair": fairness_of(record, end),
    }


def names_of(record: Record) -> list[str]:
    """A name for every seat, empty if the record has none: some records name only people, others bots too."""
    if len(record.names) == record.people or not record.bots:
        return record.names + [""] * (record.people - len(record.names))
    names = iter(record.names)
    return ["" if bot else next(names, "") for bot in record.bots]


def points_in(game: Game, box: Any, position: Any, *, is_over: bool) -> dict[str, Any]:
    """The score pad so far; nobody has won before the end."""
    pad = asdict(game.score_pad(box, position))
    return pad if is_over else pad | {"winners": []}


def points_over(end: Playthrough, steps: list[Step]) -> list[list[int]]:
    """The points of every seat after the set-up and after every decision."""
    positions = np.frombuffer(b"".join(step.after for step in steps), end.game.position)
    points = np.zeros((len(positions), int(end.position["seats"])), np.int64)
    end.loops.score_all(end.boxes, positions.copy(), points, np.zeros(len(positions), np.int64))
    totals: list[list[int]] = points.tolist()
    return totals


def fairness_of(record: Record, end: Playthrough) -> dict[str, Any] | None:
    """Where the luck came from, and whether all chance results follow from it."""
    if record.fair is None:
        return None
    difference = first_difference(record, end.game, end.profile)
    return {
        "commitment": commitment(record.fair.seed),
        "is_fair": difference is None,
        "difference": difference,
        "luck": record.fair,
    }


class Replays:
    """What was looked at lately. One is worked out at a time, so that live games hardly notice."""

    def __init__(self) -> None:
        self._replays: Recent[Replay] = Recent(REPLAYS)
        self._states: Recent[bytes] = Recent(STATES)
        self._turn = asyncio.Lock()

    def known(self, key: str) -> Replay | None:
        """A game that is in the cache."""
        return self._replays.get(key)

    async def work_out(self, key: str, text: str, profile: Profile[Any] | None = None) -> Replay:
        """The game of a record; what is wrong with the record is an error that names the place."""
        return await self._kept(self._replays, key, lambda: replay_of(text, profile))

    async def state(self, key: str, game: Replay, decisions: int) -> bytes:
        """The state of a game after this many decisions."""
        if not 0 <= decisions <= game.decisions:
            raise Refused("not-found", f"the game has {game.decisions} decisions, there is no {decisions}")
        return await self._kept(self._states, f"{key} {decisions}", lambda: game.state_after(decisions))

    async def _kept(self, recent: "Recent[T]", key: str, work: Callable[[], T]) -> T:
        found = recent.get(key)
        if found is None:
            async with self._turn:
                found = recent.get(key) or recent.put(key, await asyncio.to_thread(work))
        return found


class Recent(Generic[T]):
    """The most recently used values, by key."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._things: OrderedDict[str, T] = OrderedDict()

    def get(self, key: str) -> T | None:
        """The thing, which is then the newest."""
        if key in self._things:
            self._things.move_to_end(key)
        return self._things.get(key)

    def put(self, key: str, thing: T) -> T:
        """Store something; the oldest may be dropped for it."""
        self._things[key] = thing
        if len(self._things) > self.size:
            self._things.popitem(last=False)
        return thing

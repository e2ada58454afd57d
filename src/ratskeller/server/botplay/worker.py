"""A process that chooses moves for bots and finds hints. It knows only what a seat may know."""

from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Literal

import numpy as np

from ratskeller.bots.bot import Seen
from ratskeller.bots.compiled import USERS, decide_once
from ratskeller.bots.levels import make_bot
from ratskeller.core.errors import RatskellerError
from ratskeller.core.game import Game
from ratskeller.core.profile import Profile
from ratskeller.engine.ended import how_ended
from ratskeller.engine.idle_code import hand_back_code
from ratskeller.games import GAMES, load_game
from ratskeller.server.base.child_process import Child, settle_child
from ratskeller.study.hint import hint

NICENESS = 10  # people's requests come first
THREADS = 2  # of a search
PROFILES = 64  # that are kept packed

Purpose = Literal["choose", "hint"]


class WorkerLost(RatskellerError):
    """The process was killed, or broke down, before it had an answer."""


class BotFailed(RatskellerError):
    """The bot raised an error."""


@dataclass(frozen=True)
class BotRequest:
    """A decision as its seat sees it, and the level that takes it."""

    game: str
    profile: Profile[Any]
    view: bytes  # the record of the seat's view
    seat: int
    legal: tuple[int, ...]
    level: str  # a name of bots.levels.LEVELS; a hint doesn't need it
    seed: int  # all the luck that a bot has


class BotWorker(Child):
    """A process and the line to it. One request at a time."""

    def __init__(self) -> None:
        super().__init__(work)

    @property
    def pid(self) -> int:
        """The process's number."""
        assert self._process.pid is not None
        return self._process.pid

    def answer(self, purpose: Purpose, request: BotRequest) -> Any:
        """The answer to a request; waits for it."""
        try:
            self._line.send((purpose, request))
            answer = self._line.recv()
        except (EOFError, OSError):
            raise WorkerLost(f"process {self.pid} ended before it had an answer") from None
        if isinstance(answer, BotFailed):
            raise answer
        return answer

    @property
    def how_ended(self) -> str:
        """What became of a process that is gone, in words."""
        return how_ended(self._process)


def work(line: Connection) -> None:
    """Answer the requests that come down the line, until it is closed; get ready for them while none comes."""
    settle_child(NICENESS)
    cold = list(GAMES)
    while True:
        if cold and not line.poll():
            warm_up(cold.pop(0))
            continue
        try:
            purpose, request = line.recv()
            line.send(answer_to(purpose, request))
        except (EOFError, BrokenPipeError):
            return


def warm_up(name: str) -> None:
    """Load all that bots of a game need, so that nobody waits for it."""
    for bot in USERS.values():
        decide_once(load_game(name), bot)
    hand_back_code()


def answer_to(purpose: Purpose, request: BotRequest) -> Any:
    """A move's number, or a hint; where the bot fails, what went wrong."""
    try:
        return choice_of(request) if purpose == "choose" else hint_for(request)
    except Exception as error:
        return BotFailed(f"{request.level or purpose} at {request.game}: {type(error).__name__}: {error}")


def choice_of(request: BotRequest) -> int:
    """The move that a level chooses."""
    return int(make_bot(request.level, clock=True, threads=THREADS).choose(seen_of(request), request.seed))


def hint_for(request: BotRequest) -> dict[str, Any]:
    """The best few turns in plain types, moves as text."""
    found, game = hint(seen_of(request), seed=request.seed), load_game(request.game)
    return {
        "turns": [
            {
                "moves": [game.format_move(move) for move in turn.moves],
                "share": round(turn.share, 3),
                "wins": [round(chance, 3) for chance in turn.wins],
                "points": [round(points, 1) for points in turn.points],
            }
            for turn in found.turns
        ],
        "before": [round(chance, 3) for chance in found.before],
        "playouts": found.playouts,
        "seconds": round(found.seconds, 2),
    }


def seen_of(request: BotRequest) -> Seen:
    """The decision as bots take it."""
    game = load_game(request.game)
    views = np.frombuffer(request.view, game.position).copy()
    return Seen(game, boxes_of(game, request.profile), views, request.seat, request.legal)


_packed: dict[tuple[str, str], Any] = {}


def boxes_of(game: Game, profile: Profile[Any]) -> Any:
    """A profile as rules read it, kept for the next time."""
    key = (game.name, profile.hash)
    if key not in _packed:
        while len(_packed) >= PROFILES:
            del _packed[next(iter(_packed))]
        _packed[key] = game.pack(profile)
    return _packed[key]

"""One process that explains one finished game, with the lowest priority there is."""

import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec

from ratskeller.core.errors import RatskellerError
from ratskeller.core.profile import Profile
from ratskeller.core.record import parse_record
from ratskeller.engine.playthrough import replay
from ratskeller.server.base.child_process import Child, settle_child
from ratskeller.server.tables.options import game_of
from ratskeller.study.analysis import analyse

NICENESS = 19  # games come first, and bots too
NICENESS_OF_SESSION = 10  # against all that the machine does; more, and it may never come to an end
SESSION = Path("/proc/self/autogroup")  # where Linux has it

Progress = Callable[[int, int], None]  # decisions that were looked at, of how many


class AnalysisFailed(RatskellerError):
    """No analysis came of it: the process was killed, or something went wrong in it."""


@dataclass(frozen=True)
class Task:
    """A game to explain."""

    text: str  # the record
    profile: Profile[Any]
    playouts: int | None


class AnalysisWorker(Child):
    """A process and the line to it."""

    def __init__(self) -> None:
        super().__init__(work)

    def explain(self, task: Task, progress: Progress) -> bytes:
        """The analysis as JSON; waits for it."""
        try:
            self._line.send(task)
            while isinstance(message := self._line.recv(), tuple):
                progress(*message)
        except (EOFError, OSError):
            raise AnalysisFailed("the process that made it was ended") from None
        if isinstance(message, AnalysisFailed):
            raise message
        analysis: bytes = message
        return analysis


def work(line: Connection) -> None:
    """Explain the game that comes down the line."""
    settle_child(NICENESS)
    leave_session()
    try:
        task: Task = line.recv()
        line.send(outcome_of(task, lambda done, total: line.send((done, total))))
    except (EOFError, BrokenPipeError):
        return


def leave_session() -> None:
    """Take nothing of the server's share: Linux may share out time by sessions first, however nice one is within."""
    os.setsid()
    with suppress(OSError):
        SESSION.write_text(str(NICENESS_OF_SESSION))


def outcome_of(task: Task, progress: Progress) -> bytes | AnalysisFailed:
    """The analysis as JSON, or what went wrong."""
    try:
        record = parse_record(task.text)
        play = replay(record, game_of(record.game), task.profile)
        return msgspec.json.encode(analyse(play, playouts=task.playouts, progress=progress))
    except BrokenPipeError:
        raise
    except Exception as error:
        return AnalysisFailed(f"{type(error).__name__}: {error}")

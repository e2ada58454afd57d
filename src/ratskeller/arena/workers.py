"""Games of a match on several processes at once. No process outlives the one that started it."""

from collections.abc import Generator, Iterator, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from multiprocessing.resource_tracker import ensure_running
from threading import Thread
from typing import Any

from ratskeller.arena.match import Match, Task
from ratskeller.arena.table import BotFailed, Result, Table
from ratskeller.core.errors import RatskellerError
from ratskeller.core.profile import Profile
from ratskeller.engine.interrupts import interrupts_held
from ratskeller.engine.orphans import leave_with_parent


class WorkerLost(RatskellerError):
    """A process that was killed, or broke down, before its game was over."""


Results = Generator[Result, None, None]


def play_games(match: Match, profile: Profile[Any], tasks: Sequence[Task], processes: int = 1) -> Results:
    """The results of these games, as they end; one process is this one. Close it to end the others early."""
    if processes == 1 or len(tasks) <= 1:
        if tasks:
            table = Table(match, profile)
            yield from (table.play(*task) for task in tasks)
    else:
        yield from play_at_once(match, profile, tasks, min(processes, len(tasks)))


def play_at_once(match: Match, profile: Profile[Any], tasks: Sequence[Task], processes: int) -> Results:
    """The results of these games, each played by whichever process is free."""
    workers: dict[Connection, BaseProcess] = {}
    try:
        ensure_running()  # of itself it comes with the first process, and lets interrupts through again
        with interrupts_held():
            for _ in range(processes):
                line, process = start_worker(match, profile)
                workers[line] = process
        left = iter(tasks)
        busy = {line for line in workers if hand_out(line, workers[line], left)}
        while busy:
            ready = wait(busy)
            for line in [line for line in busy if line in ready]:
                result = receive(line, workers[line])
                if not hand_out(line, workers[line], left):
                    busy.remove(line)
                yield result
    finally:
        for process in workers.values():
            process.terminate()
        for line, process in workers.items():
            process.join()
            line.close()


def start_worker(match: Match, profile: Profile[Any]) -> tuple[Connection, BaseProcess]:
    """A process that waits for games to play, and the line to it."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(theirs, match, profile), daemon=True)
    process.start()
    theirs.close()
    return ours, process


def hand_out(line: Connection, process: BaseProcess, left: Iterator[Task]) -> bool:
    """Give a process its next game, if one is left."""
    task = next(left, None)
    if task is None:
        return False
    try:
        line.send(task)
    except OSError:
        raise lost(process) from None
    return True


def receive(line: Connection, process: BaseProcess) -> Result:
    """The result that a process has; where a bot has failed there, its error."""
    try:
        answer = line.recv()
    except (EOFError, OSError):
        raise lost(process) from None
    if isinstance(answer, BotFailed):
        raise answer
    assert isinstance(answer, Result)
    return answer


def lost(process: BaseProcess) -> WorkerLost:
    """What became of a process that no longer answers."""
    process.join()
    code = process.exitcode or 0
    how = f"was killed by signal {-code}" if code < 0 else f"ended with exit code {code}"
    return WorkerLost(f"process {process.pid} {how} before its game was over")


def work(line: Connection, match: Match, profile: Profile[Any]) -> None:
    """Play the games that come down the line, until it is closed."""
    Thread(target=leave_with_parent, daemon=True).start()
    table = Table(match, profile)
    while True:
        try:
            line.send(table.play(*line.recv()))
        except BotFailed as failure:
            line.send(failure)
        except EOFError:
            return

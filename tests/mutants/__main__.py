"""Changes single operators and numbers of the rules, and tells which changes no test notices.

A sample of all changes is drawn by the seed. Each is made in a copy of the tree, and the tests of the game's rules run
on it, interpreted. The exit code is 1 if a change was noticed by no test and is not in equivalent.toml.
"""

import argparse
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from types import FrameType

from tests.mutants.changes import Mutant, mutants_in
from tests.mutants.equivalent import known_equivalents, name_of
from tests.mutants.running import Copy, Unsound, Verdict, game_of

ROOT = Path(__file__).resolve().parents[2]
SURVIVED, UNSOUND, INTERRUPTED = 1, 2, 130


def main(words: Sequence[str] | None = None) -> int:
    """Draw the sample, test it, and report."""
    asked = parser().parse_args(words)
    signal.signal(signal.SIGTERM, interrupt)
    known = known_equivalents()
    every = mutants_in(ROOT)
    pool = [mutant for mutant in every if name_of(mutant) not in known and asked.only in f"{mutant.file}:{mutant.line}"]
    sample = random.Random(asked.seed).sample(pool, min(asked.count, len(pool)))
    tell(
        f"{len(sample)} of {len(pool)} changes to the rules, seed {asked.seed}; {len(every) - len(pool)} not drawn from"
    )
    verdicts: list[Verdict] = []
    try:
        for verdict in judged(sample, asked.processes, asked.minutes * 60):
            verdicts.append(verdict)
            fate = f"caught by {verdict.by}" if verdict.is_caught else "SURVIVED"
            tell(f"[{len(verdicts)}/{len(sample)}] {fate} ({verdict.seconds:.0f} s): {verdict.mutant}")
    except KeyboardInterrupt:
        tell("stopped: nothing is left behind")
        return INTERRUPTED
    except Unsound as problem:
        tell(str(problem))
        return UNSOUND
    return report(sample, verdicts, asked.minutes)


def parser() -> argparse.ArgumentParser:
    """What can be asked for."""
    options = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    options.add_argument("--seed", type=int, default=0, help="another seed draws another sample (default: %(default)s)")
    options.add_argument("--count", type=positive, default=20, help="how many changes (default: %(default)s)")
    options.add_argument(
        "--minutes",
        type=float,
        default=10,
        help="after the tests without a change: begin no other after so long (default: %(default)s)",
    )
    options.add_argument(
        "--processes", type=positive, default=os.cpu_count() or 1, help="how many at once; without it, one a core"
    )
    options.add_argument(
        "--only", default="", metavar="TEXT", help="only where FILE:LINE has this text, such as burrow.py:114"
    )
    return options


def positive(text: str) -> int:
    """A whole number above 0."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"a whole number above 0 is expected, not '{text}'")
    return int(text)


def judged(sample: Sequence[Mutant], processes: int, seconds: float) -> Iterator[Verdict]:
    """The verdicts on a sample as they come; when the time is up, no further mutant is begun."""
    games = sorted({game_of(mutant) for mutant in sample})
    with copies(max(1, min(processes, len(sample)))) as free, ThreadPoolExecutor(processes) as threads:

        def check(game: str) -> float:
            with free.one() as copy:
                return copy.check(game)

        def judge(mutant: Mutant) -> Verdict | None:
            if time.monotonic() > deadline:
                return None
            with free.one() as copy:
                return copy.judge(mutant, usual[game_of(mutant)])

        waiting: set[Future[Verdict | None]] = set()
        try:
            tell("testing the rules without a change")
            usual = dict(zip(games, threads.map(check, games), strict=True))
            deadline = time.monotonic() + seconds
            waiting = {threads.submit(judge, mutant) for mutant in sample}
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (verdict for future in done if (verdict := future.result()) is not None)
        finally:
            for future in waiting:
                future.cancel()
            free.stop()


class Free(SimpleQueue[Copy]):
    """The copies that nobody uses now."""

    def __init__(self, every: Sequence[Copy]) -> None:
        super().__init__()
        self.every = every
        for copy in every:
            self.put(copy)

    @contextmanager
    def one(self) -> Iterator[Copy]:
        """A copy for oneself, as soon as one is free."""
        copy = self.get()
        try:
            yield copy
        finally:
            self.put(copy)

    def stop(self) -> None:
        """End the tests in all copies."""
        for copy in self.every:
            copy.stop()


@contextmanager
def copies(count: int) -> Iterator[Free]:
    """Copies of the tree, which are gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="ratskeller-mutants-", ignore_cleanup_errors=True) as folder:
        free = Free([Copy(ROOT, Path(folder) / str(number)) for number in range(count)])
        try:
            yield free
        finally:
            free.stop()


def report(sample: Sequence[Mutant], verdicts: Sequence[Verdict], minutes: float) -> int:
    """Tell what came of it; the exit code."""
    if len(verdicts) < len(sample):
        print(f"{minutes:g} minutes were enough for {len(verdicts)} of {len(sample)} changes")
    if not verdicts:
        print("no change was tested, so nothing is shown")
        return UNSOUND
    survivors = [verdict.mutant for verdict in verdicts if not verdict.is_caught]
    print(f"{len(verdicts) - len(survivors)} of {len(verdicts)} changes were caught")
    for mutant in survivors:
        print(f"survived: {mutant}")
    if survivors:
        print(
            "Write a test that fails with the change; or, if the game is the same with it, add it to equivalent.toml."
        )
    return SURVIVED if survivors else 0


def tell(line: str) -> None:
    """A line of progress."""
    print(line, file=sys.stderr, flush=True)


def interrupt(number: int, frame: FrameType | None) -> None:
    """Being told to end is like Ctrl-C."""
    raise KeyboardInterrupt


if __name__ == "__main__":
    sys.exit(main())

"""Matches from their first game to their last, or from wherever their files have stopped."""

from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

from ratskeller.arena.journal import Journal
from ratskeller.arena.match import Match
from ratskeller.arena.records import Records
from ratskeller.arena.report import Report, report_of
from ratskeller.arena.runners import Fixture, Job, Runner
from ratskeller.arena.table import Result
from ratskeller.arena.workers import Local
from ratskeller.core.profile import Profile

Progress = Callable[[int], None]  # hears how many games more are done


def play_match(
    match: Match,
    profile: Profile[Any],
    shuffles: int,
    *,
    runner: Runner | None = None,
    file: Path | None = None,
    progress: Progress | None = None,
    records: Records | None = None,
) -> Report:
    """Play the missing games of a match, and report on all; the same on any runner."""
    (results,) = play_all([Fixture(match, profile)], [shuffles], [file], runner or Local(), progress, records)
    return report_of(match, results)


def play_all(
    fixtures: Sequence[Fixture],
    shuffles: Sequence[int],
    files: Sequence[Path | None],
    runner: Runner,
    progress: Progress | None = None,
    records: Records | None = None,
) -> list[list[Result]]:
    """Play the missing games of each match, and return the results of each, in order.

    Games that the files have are not played again, unless records are wanted and theirs is missing. `progress` is told
    about them first.
    """
    tasks = [match.tasks(count) for (match, _), count in zip(fixtures, shuffles, strict=True)]
    with ExitStack() as stack:
        journals = [stack.enter_context(Journal(match, file)) for (match, _), file in zip(fixtures, files, strict=True)]
        missing = [
            Job(number, task, recorded=records is not None)
            for number, journal in enumerate(journals)
            for task in tasks[number]
            if task not in journal.results or (records and not records.has(journal.match, task))
        ]
        if progress:
            progress(sum(map(len, tasks)) - len(missing))
        with closing(runner.play(fixtures, missing)) as games:
            for number, result in games:
                journal = journals[number]
                journal.check(result)
                if records:  # first, so that no game of the file is ever without its record
                    records.keep(journal.match, result)
                journal.add(result)
                if progress:
                    progress(1)
        return [[journal.results[task] for task in some] for journal, some in zip(journals, tasks, strict=True)]

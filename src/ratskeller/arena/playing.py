"""A match from its first game to its report, or from wherever its file has stopped."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from ratskeller.arena.journal import Journal
from ratskeller.arena.match import Match
from ratskeller.arena.report import Report, report_of
from ratskeller.arena.workers import play_games
from ratskeller.core.profile import Profile


def play_match(
    match: Match,
    profile: Profile[Any],
    shuffles: int,
    *,
    processes: int = 1,
    file: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play what is missing of so many shuffles, and report on them; the same on any number of processes.

    Games that the file has are not played again. `progress` hears how many games more are done, first those."""
    tasks = match.tasks(shuffles)
    with Journal(match, file) as journal:
        missing = [task for task in tasks if task not in journal.results]
        if progress:
            progress(len(tasks) - len(missing))
        with closing(play_games(match, profile, missing, processes)) as games:
            for result in games:
                journal.add(result)
                if progress:
                    progress(1)
        return report_of(match, [journal.results[task] for task in tasks])

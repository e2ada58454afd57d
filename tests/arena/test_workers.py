"""Games on several processes at once."""

import os
import signal
from contextlib import closing
from multiprocessing import active_children

import pytest

from ratskeller.arena.match import Task
from ratskeller.arena.playing import play_match
from ratskeller.arena.workers import WorkerLost, play_games
from ratskeller.games import load_game

from .setting import PROFILE, match_of, without_time


def test_results_are_the_same_on_any_number_of_processes() -> None:
    match = match_of("random", "impulse", seats=3, seed=11)
    alone, at_once = (play_match(match, PROFILE, 4, processes=processes) for processes in (1, 2))
    assert without_time(at_once) == without_time(alone)
    assert active_children() == []


def test_a_killed_process_ends_the_match_and_leaves_no_other_behind() -> None:
    match = match_of("random")
    tasks: list[Task] = match.tasks(100_000)
    with closing(play_games(match, PROFILE, tasks, 2)) as games:
        next(games)
        victim = active_children()[0]
        assert victim.pid is not None
        os.kill(victim.pid, signal.SIGKILL)
        with pytest.raises(WorkerLost, match=f"process {victim.pid} was killed by signal 9 before its game was over"):
            list(games)
    assert active_children() == []


def test_processes_end_when_nobody_wants_more_games() -> None:
    match = match_of("random")
    with closing(play_games(match, PROFILE, match.tasks(100_000), 2)) as games:
        next(games)
        assert len(active_children()) == 2
    assert active_children() == []


def test_a_process_that_breaks_down_is_told_with_its_exit_code() -> None:
    profile_of_another_game = load_game("firstrat").profile()
    with pytest.raises(WorkerLost, match=r"process \d+ ended with exit code 1 before"):
        list(play_games(match_of("random"), profile_of_another_game, [(0, 0), (1, 0)], 2))

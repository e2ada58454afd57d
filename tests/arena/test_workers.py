"""Games on several processes at once."""

import os
import signal
import subprocess
import sys
from contextlib import closing
from multiprocessing import active_children

import pytest

from ratskeller.arena import workers
from ratskeller.arena.playing import play_match
from ratskeller.arena.runners import Fixture, Job, WorkerLost
from ratskeller.arena.workers import Local
from ratskeller.games import load_game
from tests.arena.setting import PROFILE, match_of, without_time

MATCH = match_of("random", "impulse", seats=3, seed=11)


def jobs_of(shuffles: int) -> list[Job]:
    """The games of the match."""
    return [Job(0, task) for task in MATCH.tasks(shuffles)]


def test_results_are_the_same_on_any_number_of_processes() -> None:
    alone, at_once = (play_match(MATCH, PROFILE, 4, runner=Local(processes)) for processes in (1, 2))
    assert without_time(at_once) == without_time(alone)
    assert active_children() == []


def test_a_process_plays_games_of_several_matches() -> None:
    other = match_of("random", seats=2, seed=5)
    fixtures = [Fixture(match, PROFILE) for match in (MATCH, other)]
    jobs = [Job(0, (0, 0)), Job(1, (0, 0)), Job(0, (0, 1))]
    found = {(number, result.rotation): result for number, result in Local().play(fixtures, jobs)}
    assert set(found) == {(0, 0), (1, 0), (0, 1)}
    assert {key: len(result.scores) for key, result in found.items()} == {(0, 0): 3, (1, 0): 2, (0, 1): 3}


def test_a_game_whose_process_is_killed_is_played_again_and_none_twice() -> None:
    jobs = jobs_of(15)
    with closing(Local(2).play([Fixture(MATCH, PROFILE)], jobs)) as games:
        found = [next(games)]
        victim = active_children()[0]
        assert victim.pid is not None
        os.kill(victim.pid, signal.SIGKILL)
        found += games
    tasks = [(result.shuffle, result.rotation) for _, result in found]
    assert sorted(tasks) == [job.task for job in jobs]
    alone = {(result.shuffle, result.rotation): result for _, result in Local().play([Fixture(MATCH, PROFILE)], jobs)}
    assert [without_time(result) for _, result in found] == [without_time(alone[task]) for task in tasks]
    assert active_children() == []


def test_processes_end_when_nobody_wants_more_games() -> None:
    with closing(Local(2).play([Fixture(MATCH, PROFILE)], jobs_of(100_000))) as games:
        next(games)
        assert len(active_children()) == 2
    assert active_children() == []


def test_a_game_that_ends_every_process_ends_the_match_and_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "MOST_LOSSES", 2)
    broken = Fixture(MATCH, load_game("firstrat").profile())
    with pytest.raises(
        WorkerLost, match=r"process \d+ ended with exit code 1 before .*\(piedpiper, shuffle 0, "
    ) as lost:
        list(Local(2).play([broken], jobs_of(1)[:2]))
    assert "as others before it" in str(lost.value)
    assert active_children() == []


IN_A_CALLBACK = """
import ctypes, time
from ratskeller.arena.workers import end_on_signal

class Place:
    def close(self):
        print("closed", flush=True)

@ctypes.CFUNCTYPE(None)
def load():
    print("loading", flush=True)
    time.sleep(60)

end_on_signal(Place())
while True:
    load()
"""


def test_a_process_that_is_told_to_end_in_a_callback_from_c_does() -> None:
    with subprocess.Popen([sys.executable, "-c", IN_A_CALLBACK], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "loading\n"
        process.terminate()
        try:
            assert process.communicate(timeout=50)[0] == "closed\n"
        finally:
            process.kill()
        assert process.returncode == 0

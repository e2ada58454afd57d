"""Worker threads: requests are done whether they are awake or asleep, and they end with their owner."""

import gc
import threading
import time

import numpy as np

from ratskeller.envs.encoding_table import joined
from ratskeller.envs.threads import ASKED, DONE, Mailbox, Worker
from ratskeller.envs.vector import VectorEnv
from ratskeller.games import load_game


def test_a_request_to_a_worker_is_done_once_before_the_wait_ends() -> None:
    done: list[int] = []

    def work(mailbox: Mailbox, _: int) -> None:
        if mailbox[ASKED] != mailbox[DONE]:
            done.append(int(mailbox[ASKED]))
            mailbox[DONE] += 1

    worker = Worker(work)
    for asked in range(1, 200):
        worker.ask()
        worker.wait()
        assert done == [*range(1, asked + 1)]
    worker.dismiss()


def test_games_go_on_the_same_after_their_threads_have_slept() -> None:
    rested, hurried = (VectorEnv(load_game("piedpiper"), 3, games=128, seed=5, threads=2) for _ in range(2))
    for _ in range(20):
        time.sleep(0.005)  # longer than a worker's patience
        rested.step(rested.sample())
    for _ in range(20):
        hurried.step(hurried.sample())
    assert np.array_equal(rested.observations, hurried.observations)
    assert rested.positions.tobytes() == hurried.positions.tobytes()


def test_threads_end_with_the_games_that_they_step() -> None:
    before = set(threading.enumerate())
    many = VectorEnv(load_game("piedpiper"), 2, games=128, threads=3)
    workers = set(threading.enumerate()) - before
    assert len(workers) == 2
    del many
    gc.collect()
    for worker in workers:
        worker.join(60)
        assert not worker.is_alive()


def test_numbers_side_by_side_are_encoded_by_one_row_up_to_a_word() -> None:
    rows = [(100 + i, 20 + i, 1, 0) for i in range(10)]
    flags, apart = (7, 30, 0, 255), (90, 31, 1, 0)
    assert joined([apart, flags, *rows]) == [(100, 20, 8, 0), (108, 28, 2, 0), flags, apart]

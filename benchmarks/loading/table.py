"""A table with a scripted client on every seat, whatever server it is at."""

import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import NamedTuple

from loading.wire import WebSocketProtocol

SEATS = 4


class News(NamedTuple):
    """What a screen shows after a message."""

    number: int  # grows with every move
    actor: int | None  # the seat that is to decide, where the message tells
    is_over: bool


class Table(ABC):
    """Four sockets at one table. A move counts when all four have got news of it."""

    def __init__(self, number: int) -> None:
        self.rng = random.Random(number)
        self.wires: list[WebSocketProtocol] = []
        self.seen = [-1] * SEATS  # the number that every screen shows
        self.actor: int | None = None
        self.is_over = False
        self.problems: list[str] = []
        self.on_shown: Callable[[Table, float], None] = lambda *_: None  # gets the time of the last screen
        self._wanted: int | None = None  # the number that a move is to lead to

    @abstractmethod
    def read(self, seat: int, message: bytes) -> News | None:
        """What a message to a seat has for its screen; None if nothing."""

    @abstractmethod
    def words_of_move(self, seat: int) -> bytes:
        """A legal move of the seat that is to decide, as it is sent."""

    @property
    def is_laid_out(self) -> bool:
        """All screens show the same, and somebody is to decide."""
        return self.actor is not None and self._wanted is None and len(set(self.seen)) == 1 and not self.is_over

    def take(self, seat: int, message: bytes) -> None:
        """A message has come to a seat."""
        news = self.read(seat, message)
        if news is None:
            return
        self.seen[seat] = max(news.number, self.seen[seat])
        if news.actor is not None:
            self.actor = news.actor
        self.is_over = self.is_over or news.is_over
        if self._wanted is not None and min(self.seen) >= self._wanted:
            self._wanted = None
            self.on_shown(self, time.perf_counter())

    def lose(self, reason: str) -> None:
        """A socket has gone."""
        self.problems.append(reason)

    def move(self) -> None:
        """The seat that is to decide does so."""
        actor, self._wanted = self.actor, self.seen[0] + 1
        assert actor is not None
        words = self.words_of_move(actor)
        self.actor = None
        self.wires[actor].send(words)

    def close(self) -> None:
        """All leave."""
        for wire in self.wires:
            wire.close()

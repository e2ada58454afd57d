"""Clocks: none, a time bank that grows with every turn, or days for a turn, which holidays stop."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

DAY = 86_400.0
BREATH = 60.0  # seconds that somebody who comes back has at least
Span = tuple[float, float]  # of a holiday: from when to when


class NoClock(BaseModel):
    """Everybody takes as long as they like."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    kind: Literal["none"] = "none"


class BankClock(BaseModel):
    """A number of seconds for the whole game, and some more after every turn."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    kind: Literal["bank"]
    seconds: float = Field(ge=10, le=24 * 3600)
    increment: float = Field(0, ge=0, le=3600)


class DaysClock(BaseModel):
    """A number of days for each turn."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    kind: Literal["days"]
    days: float = Field(ge=0.01, le=30)


Clock = Annotated[NoClock | BankClock | DaysClock, Field(discriminator="kind")]


class RunningClock:
    """What is left to every seat, and since when the one that is to decide has been thinking."""

    def __init__(self, clock: NoClock | BankClock | DaysClock, seats: int) -> None:
        self.clock = clock
        self.left = [self.whole] * seats
        self.since = 0.0
        self.holidays: Mapping[int, tuple[Span, ...]] = {}  # by seat, in their order, none overlapping

    @property
    def whole(self) -> float:
        """What a seat begins with."""
        if isinstance(self.clock, BankClock):
            return self.clock.seconds
        return self.clock.days * DAY if isinstance(self.clock, DaysClock) else 0.0

    @property
    def runs(self) -> bool:
        return not isinstance(self.clock, NoClock)

    @property
    def has_holidays(self) -> bool:
        """Whether holidays stop it."""
        return isinstance(self.clock, DaysClock)

    def spend(self, seat: int, now: float) -> None:
        """The seat that was to decide has used the time until now."""
        self.left[seat] = max(0.0, self.left[seat] - self.used(seat, now))

    def used(self, seat: int, now: float) -> float:
        """What the seat that is to decide has used since it is, without its holidays."""
        return max(0.0, now - self.since - self.time_off(seat, self.since, now))

    def time_off(self, seat: int, began: float, ended: float) -> float:
        """How much of a time is holidays of a seat."""
        spans = self.holidays.get(seat, ())
        return sum(max(0.0, min(ended, until) - max(began, since)) for since, until in spans)

    def take_holidays(self, seat: int, spans: Sequence[Sequence[float]], now: float, *, is_to_decide: bool) -> None:
        """From now on a seat has these holidays and no others."""
        if is_to_decide:
            self.spend(seat, now)
            self.since = now
        taken = tuple(sorted((float(since), float(until)) for since, until in spans))
        self.holidays = {**self.holidays, seat: taken}

    def pause(self, began: float, ended: float, seat: int | None = None) -> None:
        """Nobody could decide from one time to another: that time counts against nobody, and where it was a holiday of
        the seat that is to decide, it does not count twice."""
        if seat is not None and self.holidays.get(seat) and ended > self.since:
            self.spend(seat, max(began, self.since))
            self.since = ended
        else:
            self.since += max(0.0, ended - max(began, self.since))

    def end_turn(self, seat: int) -> None:
        """A turn of the seat is over."""
        if isinstance(self.clock, BankClock):
            self.left[seat] += self.clock.increment
        else:
            self.left[seat] = self.whole

    def run_out(self, seat: int) -> None:
        """The seat has nothing left."""
        self.left[seat] = 0.0

    def come_back(self, seat: int) -> None:
        """The seat goes on, with a minimum of time."""
        least = self.whole if isinstance(self.clock, DaysClock) else BREATH
        self.left[seat] = max(self.left[seat], least)

    def deadline(self, seat: int) -> float:
        """When the seat that is to decide runs out of time."""
        due = self.since + self.left[seat]
        for since, until in self.holidays.get(seat, ()):
            if max(since, self.since) < due:
                due += max(0.0, until - max(since, self.since))
        return due

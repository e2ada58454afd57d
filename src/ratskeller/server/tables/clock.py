"""Clocks: none, a time bank that grows with every turn, or days for a turn."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

DAY = 86_400.0
BREATH = 60.0  # seconds that somebody who comes back has at least


class NoClock(BaseModel):
    """Everybody takes as long as they like."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    kind: Literal["none"] = "none"


class BankClock(BaseModel):
    """So many seconds for the whole game, and some more after every turn."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    kind: Literal["bank"]
    seconds: float = Field(ge=10, le=24 * 3600)
    increment: float = Field(0, ge=0, le=3600)


class DaysClock(BaseModel):
    """So many days for each turn."""

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

    @property
    def whole(self) -> float:
        """What a seat begins with."""
        if isinstance(self.clock, BankClock):
            return self.clock.seconds
        return self.clock.days * DAY if isinstance(self.clock, DaysClock) else 0.0

    @property
    def runs(self) -> bool:
        return not isinstance(self.clock, NoClock)

    def spend(self, seat: int, now: float) -> None:
        """The seat that was to decide has used the time until now."""
        self.left[seat] = max(0.0, self.left[seat] - max(0.0, now - self.since))

    def pause(self, began: float, ended: float) -> None:
        """Nobody could decide from one time to another: that time counts against nobody."""
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
        """The seat goes on, with a little time at least."""
        least = self.whole if isinstance(self.clock, DaysClock) else BREATH
        self.left[seat] = max(self.left[seat], least)

    def deadline(self, seat: int) -> float:
        """When the seat that is to decide runs out of time."""
        return self.since + self.left[seat]

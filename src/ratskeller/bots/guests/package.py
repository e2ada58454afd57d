"""Bots that other Python packages bring along, by entry points of the group `ratskeller.bots`."""

import sys
from importlib.metadata import EntryPoint, entry_points
from typing import Any

import msgspec

from ratskeller.bots.bot import Seen
from ratskeller.bots.guests.guest import START_SECONDS, GuestFailed
from ratskeller.bots.guests.line_process import Beside
from ratskeller.core.game import Game
from ratskeller.core.profile import Profile

GROUP = "ratskeller.bots"
HOST = "ratskeller.bots.guests.package_host"


class Packaged:
    """A bot of another package, in a process of its own, so that it can neither stop this one nor look into it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._hello = b""
        self._seconds = 0.0
        self._running: Beside | None = None

    def __getstate__(self) -> dict[str, Any]:
        return vars(self) | {"_running": None}  # a copy starts a process of its own

    def sit_down(self, game: Game, profile: Profile[Any], seconds: float) -> None:
        """Keep what is sent to the bot's process when it starts."""
        self.leave()
        self._seconds = seconds
        self._hello = msgspec.json.encode({"game": game.name, "boxes": game.pack(profile).tobytes()})

    def choose(self, seen: Seen, seed: int) -> int:
        """The move that the bot answers with."""
        question = {"seat": seen.seat, "view": seen.views.tobytes(), "legal": seen.legal, "seed": seed}
        try:
            if self._running is None:
                self._running = Beside([sys.executable, "-m", HOST, self.name])
                self._running.ask(self._hello, START_SECONDS, "to start")
            move = self._running.ask(msgspec.json.encode(question), self._seconds, "to decide").get("move")
            if not isinstance(move, int) or move not in seen.legal:
                raise GuestFailed(f"answered with an illegal move: {move_text(seen.game, move)}")
        except BaseException:
            self.leave()
            raise
        return move

    def leave(self) -> None:
        """End the bot's process."""
        if self._running is not None:
            self._running.end()
            self._running = None


def move_text(game: Game, move: object) -> str:
    """A move as people write it; anything else unchanged."""
    if isinstance(move, int) and 0 <= move < game.actions:
        return f"'{game.format_move(move)}'"
    return f"{move!r:.80}"


def names_outside() -> list[str]:
    """The names of all bots that other packages bring along."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def entry_for(spec: str) -> EntryPoint | None:
    """The entry point of a bot, by its name or by NAME:TEXT."""
    return next(iter(entry_points(group=GROUP, name=spec.partition(":")[0])), None)

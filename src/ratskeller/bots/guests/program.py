"""A bot that is any program: it gets what its seat may know as lines of JSON, and answers with moves. docs/arena.md
describes the protocol."""

import shlex
import shutil
from typing import Any

import msgspec

from ratskeller.bots.bot import Seen
from ratskeller.bots.guests.guest import START_SECONDS, GuestFailed
from ratskeller.bots.guests.line_process import Beside
from ratskeller.core.codec import to_json
from ratskeller.core.errors import SetupError
from ratskeller.core.game import Game
from ratskeller.core.profile import Profile
from ratskeller.core.version import __version__

PROTOCOL = 1
LARGEST_SEED = 2**53  # every language can read numbers below


class Program:
    """A program that keeps running as long as it follows the protocol, and is restarted after a failure."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._command = command_in(name)
        self._hello: dict[str, Any] = {}
        self._seconds = 0.0
        self._running: Beside | None = None

    def __getstate__(self) -> dict[str, Any]:
        return vars(self) | {"_running": None}  # a copy starts a process of its own

    def sit_down(self, game: Game, profile: Profile[Any], seconds: float) -> None:
        """Keep what is sent to the program when it starts."""
        self.leave()
        self._seconds = seconds
        self._hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "ratskeller": __version__,
            "game": game.name,
            "rules_version": game.rules_version,
            "profile": {"name": profile.name, "hash": profile.hash, "data": msgspec.to_builtins(profile.data)},
            "seconds": seconds,
        }

    def choose(self, seen: Seen, seed: int) -> int:
        """The move that the program answers with."""
        moves = {seen.game.format_move(move): move for move in seen.legal}
        question = {
            "type": "decide",
            "seat": seen.seat,
            "view": msgspec.Raw(to_json(seen.game.layout, seen.views[0], ("rng",))),
            "legal": list(moves),
            "seed": seed % LARGEST_SEED,
            "seconds": self._seconds,
        }
        try:
            if self._running is None:
                self._running = Beside(self._command)
                self._ask(self._hello, START_SECONDS, "to start", "ready")
            move = self._ask(question, self._seconds, "to decide", "move").get("move")
            if not isinstance(move, str) or move not in moves:
                raise GuestFailed(f"answered with an illegal move: {move!r:.80}")
        except BaseException:
            self.leave()
            raise
        return moves[move]

    def _ask(self, message: dict[str, Any], seconds: float, purpose: str, wanted: str) -> dict[str, Any]:
        """The program's answer, which has the type that is wanted."""
        assert self._running is not None
        answer = self._running.ask(msgspec.json.encode(message), seconds, purpose)
        if answer.get("type") != wanted:
            raise GuestFailed(f"answered '{message['type']}' with {answer.get('type')!r:.80}, not with '{wanted}'")
        return answer

    def leave(self) -> None:
        """End the program."""
        if self._running is not None:
            self._running.end()
            self._running = None


def command_in(name: str) -> list[str]:
    """The words of the command in a bot's name; the first must be an existing program."""
    try:
        words = shlex.split(name.partition(":")[2])
    except ValueError as problem:
        raise SetupError(f"'{name}' is no command: {problem}") from None
    if not words:
        raise SetupError(f"'{name}' names no command: program:COMMAND is expected, such as 'program:python3 bot.py'")
    if shutil.which(words[0]) is None:
        raise SetupError(f"'{name}': there is no program '{words[0]}'")
    return words

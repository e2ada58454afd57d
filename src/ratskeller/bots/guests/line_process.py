"""A child process that answers lines with lines. Whatever it does, it can't stop this process."""

import json
import os
import signal
import time
from collections.abc import Sequence
from contextlib import ExitStack
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from subprocess import PIPE, Popen, TimeoutExpired
from tempfile import TemporaryFile
from typing import Any

from ratskeller.bots.guests.guest import GuestFailed

AT_ONCE = 65536  # bytes to read or write
LONGEST_ANSWER = 1_000_000  # bytes
LAST_WORDS = 4096  # bytes of what it wrote before it ended
SHOWN = 200  # characters of them
TIMEOUT = 5.0  # seconds for a process to end that has closed its output


class Beside:
    """A process that was started, until it is ended. It has a session of its own: Ctrl-C is not for it."""

    def __init__(self, command: Sequence[str]) -> None:
        self._files = ExitStack()
        self._errors = self._files.enter_context(TemporaryFile())  # noqa: SIM115 - closed with the others
        try:
            self._process = Popen(
                command, stdin=PIPE, stdout=PIPE, stderr=self._errors, start_new_session=True, bufsize=0
            )
        except OSError as problem:
            self._files.close()
            raise GuestFailed(f"can't be started: {problem.strerror}") from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in = self._files.enter_context(self._process.stdin).fileno()
        self._out = self._files.enter_context(self._process.stdout).fileno()
        os.set_blocking(self._in, False)
        os.set_blocking(self._out, False)

    def ask(self, question: bytes, seconds: float, purpose: str) -> dict[str, Any]:
        """Send a line and return the JSON object that answers it; fails if none comes in time."""
        try:
            answer = self._line_for(question + b"\n", time.monotonic() + seconds)
        except TimeoutError:
            raise GuestFailed(f"took longer than {seconds:g} seconds {purpose}") from None
        try:
            message = json.loads(answer)
        except (ValueError, RecursionError):
            raise GuestFailed(f"answered with no JSON: {shortened(answer)}") from None
        if not isinstance(message, dict):
            raise GuestFailed(f"answered with no JSON object: {shortened(answer)}")
        return message

    def _line_for(self, unsent: bytes, deadline: float) -> bytes:
        """Send all bytes and read a line; a process may begin to answer before it has read them all."""
        answer = bytearray()
        with DefaultSelector() as ready:
            ready.register(self._out, EVENT_READ)
            ready.register(self._in, EVENT_WRITE)
            while not answer.endswith(b"\n"):
                left = deadline - time.monotonic()
                keys = ready.select(max(left, 0.0))
                if not keys and left <= 0:
                    raise TimeoutError
                for key, _ in keys:
                    if key.fd == self._out:
                        answer += self._read()
                    else:
                        unsent = unsent[self._write(unsent) :]
                        if not unsent:
                            ready.unregister(self._in)
                if len(answer) > LONGEST_ANSWER:
                    raise GuestFailed(f"answered with more than {LONGEST_ANSWER:,} bytes")
        if b"\n" in answer[:-1]:
            raise GuestFailed("answered with more than one line")
        return bytes(answer[:-1])

    def _read(self) -> bytes:
        read = os.read(self._out, AT_ONCE)
        if not read:
            raise self._ended()
        return read

    def _write(self, data: bytes) -> int:
        try:
            return os.write(self._in, data[:AT_ONCE])
        except BrokenPipeError:
            raise self._ended() from None

    def _ended(self) -> GuestFailed:
        """What became of a process that no longer answers, with its last words."""
        try:
            message = how_ended(self._process.wait(TIMEOUT))
        except TimeoutExpired:
            return GuestFailed("closed its input or output")
        size = self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(0, size - LAST_WORDS))
        words = self._errors.read().rstrip().rpartition(b"\n")[2]
        return GuestFailed(f"{message}: {shortened(words)}" if words else message)

    def end(self) -> None:
        """End the process and all that it has started in its session."""
        if self._process.returncode is None:  # its number is still its own
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        self._files.close()


def how_ended(code: int) -> str:
    """How a process has ended, by its exit code."""
    return f"was killed by signal {-code}" if code < 0 else f"ended with exit code {code}"


def shortened(text: bytes) -> str:
    """The beginning of a text, in one line."""
    words = " ".join(text.decode("utf-8", "replace").split())
    return words if len(words) <= SHOWN else f"{words[:SHOWN]}…"

"""A game in a terminal of its own, driven by what appears on it."""

import os
import pty
import select
import signal
import subprocess
import sys
import time


class Terminal:
    """`ratskeller play` on a pseudo-terminal."""

    def __init__(self, *args: str) -> None:
        environment = {**os.environ, "TERM": "xterm-256color", "LANGUAGE": "en", "COLUMNS": "100"}
        environment.pop("NO_COLOR", None)
        self.rest = ""  # what was seen after the last text that was waited for
        self.ours, theirs = pty.openpty()
        command = [sys.executable, "-m", "ratskeller", "play", *args]
        self.process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment)
        os.close(theirs)

    def until(self, text: str) -> str:
        """What appears until the text has; what came with it after it counts as new for the next time, too."""
        seen = self.rest
        while text not in seen:
            readable, _, _ = select.select([self.ours], [], [], 120)
            assert readable, f"waited for {text!r}, saw {seen!r}"
            seen += os.read(self.ours, 65536).decode(errors="replace")
        self.rest = seen.partition(text)[2]
        return seen

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self.ours, f"{line}\n".encode())

    def interrupt(self) -> str:
        """Press Ctrl-C at a prompt, and see what is said before the game is left."""
        # People are slower than the step from showing a prompt to waiting for the keyboard: a signal that comes in
        # between is heard only with the next key.
        time.sleep(1)
        self.process.send_signal(signal.SIGINT)
        seen = self.until("ratskeller play --resume")
        assert self.process.wait(60) == 0
        return seen

    def close(self) -> None:
        """End the game, however it stands."""
        self.process.kill()
        self.process.wait()
        os.close(self.ours)

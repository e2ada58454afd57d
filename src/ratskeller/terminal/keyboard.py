"""What people read and type, line by line, in a terminal or from a script."""

import io
import sys
from collections.abc import Mapping

from rich.console import Console
from rich.text import Text

from ratskeller.i18n import Catalogue

# Clear the screen (some terminals keep it as scrolled away), then what has scrolled away, and begin at the top.
WIPE = "\x1b[2J\x1b[3J\x1b[H"


class Left(Exception):
    """People have left the table: by a command, or by ending the input."""


def new_console() -> Console:
    """A console that shows texts as they are, and bears any bytes that come or can't be shown."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Console(markup=False, highlight=False, emoji=False)


class Keyboard:
    """Asks for lines. The end of the input, and an interrupt, mean that people leave."""

    def __init__(self, console: Console, words: Catalogue) -> None:
        self.console = console
        self.words = words
        self.is_terminal = sys.stdin.isatty()

    def say(self, text: str, style: str = "", *, as_is: bool = False) -> None:
        """A paragraph; where it has to be copied, as it is, without line breaks of ours."""
        self.console.print(Text(text, style), soft_wrap=as_is)

    def ask(self, question: str) -> str:
        """The answer, without spaces around it; a script's answer is shown as if it had been typed."""
        self.console.print(Text(f"{question} ", "bold"), end="")
        try:
            text = input()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Left from None
        if not self.is_terminal:
            self.say(text)
        return text.strip()

    def wipe(self) -> None:
        """Take all off the screen, and off what has scrolled away, so that nobody can read it afterwards."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(WIPE)
            self.console.file.flush()
        else:
            self.console.print("\n" * self.console.height)

    def agrees(self, question: str) -> bool:
        """Yes only if the answer says so."""
        return self.ask(question).lower() in self.words("play-yes").split()

    def choose(self, question: str, known: Mapping[str, str], proposed: str) -> str:
        """One of several answers, by its number or its name; an empty answer takes what is proposed.

        Names that are numbers are their own, so that 2 means two people even where nobody plays alone."""
        are_numbers = all(name.isdecimal() for name in known)
        numbers = {name: int(name) if are_numbers else i for i, name in enumerate(known, start=1)}
        self.say(question, "bold")
        for name, number in numbers.items():
            self.say(f"  {number}  {known[name]}")
        while True:
            text = self.ask(self.words("play-choose", proposed=numbers[proposed])).lower()
            if not text:
                return proposed
            for name, number in numbers.items():
                if text in (str(number), name, known[name].lower()):
                    return name
            first, last = min(numbers.values()), max(numbers.values())
            self.say(self.words("play-choose-again", first=first, count=last), "red")

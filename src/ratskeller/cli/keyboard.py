"""What people read and type, line by line, in a terminal or from a script."""

import io
import sys
from collections.abc import Mapping

from rich.console import Console
from rich.text import Text

from ratskeller.i18n import Catalogue


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

    def agrees(self, question: str) -> bool:
        """Yes only if the answer says so."""
        return self.ask(question).lower() in self.words("play-yes").split()

    def choose(self, question: str, known: Mapping[str, str], proposed: str) -> str:
        """One of several answers, by its number or its name; an empty answer takes what is proposed."""
        names = list(known)
        self.say(question, "bold")
        for number, name in enumerate(names, start=1):
            self.say(f"  {number}  {known[name]}")
        while True:
            text = self.ask(self.words("play-choose", proposed=names.index(proposed) + 1)).lower()
            if not text:
                return proposed
            if text.isdecimal() and 1 <= int(text) <= len(names):
                return names[int(text) - 1]
            found = [name for name in names if text in (name, known[name].lower())]
            if found:
                return found[0]
            self.say(self.words("play-choose-again", count=len(names)), "red")

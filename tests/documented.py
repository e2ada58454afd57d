"""Commands as documentation has them: in blocks of code and between backticks."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from typer.main import get_command

from ratskeller.cli.main import app

ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md")), *sorted(ROOT.glob("*/README.md"))]
BLOCK = re.compile(r"^ *```(\w*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
SHELL = ("", "sh", "cron", "ini")  # languages of blocks in which commands may stand
INLINE = re.compile(r"`([^`]+)`")
COMMAND = re.compile(r"(?:^|[ /=])ratskeller +(?=[a-z-])(.*)")
SUBSTITUTED = re.compile(r"\$\([^)]*\)")  # $(date): a word that is known later
NOT_TYPED = [["match", "1"], ["data", "1"]]  # names of files' formats
PLACEHOLDER = re.compile(r"\b[A-Z]+\b")  # GAME, N
MADE = {"play": "serve --open", "serve": "serve", "terminal": "play"}  # commands behind targets of make
HELP = ("-h", "--help")
END = ("|", ">", ";", "&&", "#")  # what is no word of the command any more


def lines_of(document: Path) -> Iterator[str]:
    """All that could be typed."""
    text = document.read_text("utf-8")
    for language, block in BLOCK.findall(text):
        if language in SHELL:
            yield from block.splitlines()
    for found in INLINE.findall(BLOCK.sub("", text)):
        yield " ".join(found.split())


def commands_in(document: Path) -> Iterator[list[str]]:
    """The words of every `ratskeller` command in a document; those of `make` that come to the same too."""
    for line in lines_of(document):
        made = re.search(r'make (play|serve|terminal)(?: ARGS="(.*)")?$', line)
        found = COMMAND.search(f"ratskeller {MADE[made[1]]} {made[2] or ''}" if made else line)
        if found is None:
            continue
        words = shlex.split(SUBSTITUTED.sub("word", found[1]), comments=True)
        end = next((place for place, word in enumerate(words) if word.startswith(END)), None)
        words = [word for word in words[:end] if word not in HELP]
        if words and words not in NOT_TYPED:
            yield words


def check(words: list[str]) -> None:
    """Read the words of a command as the command line does, and carry nothing out."""
    command: Any = get_command(app)
    given = list(words)
    while hasattr(command, "commands"):
        command = command.commands[given.pop(0)]
    if given:  # else it is only named
        command.make_context("ratskeller", [PLACEHOLDER.sub("1", word) for word in given])

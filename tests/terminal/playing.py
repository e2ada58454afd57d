"""Plays `ratskeller play` by what people would type."""

from pathlib import Path

import typer
from typer.testing import CliRunner

from ratskeller.cli.play import play
from ratskeller.core.record import Record, read_record
from tests.cli.commands import ratskeller

app = typer.Typer()
app.command()(play)

ALWAYS_ONE = "1\n" * 3000


def typed(text: str, *args: str, language: str = "en") -> str:
    """What is shown when people type this; the game ends well."""
    result = CliRunner().invoke(app, ["--language", language, *args], input=text, catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.output


def refused(*args: str) -> str:
    """The message with which a command is refused before anything is played."""
    result = ratskeller("play", *args)
    assert (result.code, result.out) == (2, "")
    return result.err


def kept(state: Path) -> Record:
    """The only game that is kept."""
    (file,) = state.iterdir()
    return read_record(file)

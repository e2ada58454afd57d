"""The command line with an `impulse` that breaks down: a script, so that all processes of a match have that bot."""

from typing import Any

from ratskeller.arena import table
from ratskeller.bots import Bot, Seen, make_bot
from ratskeller.cli.main import main


class Failing:
    """A bot that has no idea."""

    name = "impulse"

    def choose(self, seen: Seen, seed: int) -> int:
        raise ValueError("no idea")


def make(spec: str, **how: Any) -> Bot:
    """The bot that is asked for, unless it is the failing one."""
    return Failing() if spec == "impulse" else make_bot(spec, **how)


vars(table)["make_bot"] = make

if __name__ == "__main__":
    main()

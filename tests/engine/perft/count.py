"""Count the sequences of moves from the positions of the games' files anew: `python -m tests.engine.perft.count`."""

from pathlib import Path
from typing import Annotated, Any

import msgspec

from ratskeller.core.game import Game
from ratskeller.core.profile import Profile
from ratskeller.engine.perft import perft
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import GAMES, load_game

FILES = {name: Path(__file__).with_name(f"{name}.toml") for name in GAMES}
TITLES = {"firstrat": "First Rat", "piedpiper": "The Pied Piper"}
HEADER = """\
# Perft of {title}: how many sequences of 1, 2, 3, … moves, chance moves included, lead on from a position.
# A sequence that ends the game earlier counts once. Two implementations of the rules must agree on every number.
# After an intended change of the rules, write the numbers anew: python -m tests.engine.perft.count
# A new position needs all but right counts, as many as it shall have.
"""


class Case(msgspec.Struct, forbid_unknown_fields=True):
    """A position and how many sequences of moves lead on from it."""

    name: str
    people: int
    line: str
    counts: Annotated[list[int], msgspec.Meta(min_length=4)]
    level: str | None = None
    options: dict[str, str] = {}

    @property
    def game(self) -> Game:
        """The game of the position."""
        return load_game(self.line.partition("/")[0])

    @property
    def profile(self) -> Profile[Any]:
        """The rules of the position."""
        return self.game.profile_by_hash("standard", self.options, self.line.split(" ", 2)[1])

    def start(self) -> Playthrough:
        """A game in the position, in which chance moves are given like others."""
        game = Playthrough(self.game, self.profile, self.people, self.level, seed=0, sample=False)
        game.set_line(self.line)
        return game


class Cases(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    position: list[Case]


def read_cases(name: str) -> list[Case]:
    """The positions of a game's file."""
    return msgspec.toml.decode(FILES[name].read_bytes(), type=Cases).position


def text_of(case: Case) -> str:
    """A position as its table in the file."""
    lines = ["[[position]]", f'name = "{case.name}"', f"people = {case.people}"]
    if case.level:
        lines.append(f'level = "{case.level}"')
    if case.options:
        lines.append("options = { " + ", ".join(f'{key} = "{value}"' for key, value in case.options.items()) + " }")
    return "\n".join([*lines, f'line = "{case.line}"', f"counts = {case.counts}"])


def main() -> None:
    """Count anew, and write the files."""
    for name, file in FILES.items():
        cases = read_cases(name)
        for case in cases:
            fields = case.line.split(" ", 2)[2]
            case.line = f"{name}/{case.game.rules_version} {case.profile.hash} {fields}"
            start = case.start()
            case.counts = [perft(start, depth) for depth in range(1, len(case.counts) + 1)]
            print(case.name, case.counts)
        header = HEADER.format(title=TITLES[name]).rstrip()
        file.write_text("\n\n".join([header, *map(text_of, cases)]) + "\n", "utf-8")


if __name__ == "__main__":
    main()

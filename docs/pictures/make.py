"""Draws the pictures of the README from the real thing: `.venv/bin/python docs/pictures/make.py`."""

import random
import re
from io import StringIO
from pathlib import Path

from rich.console import Console

from ratskeller.cli.face import face_of
from ratskeller.cli.party import party_for
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game
from ratskeller.i18n import catalogue

WIDTH = 108
MOVES = 150


def main() -> None:
    """A solo game and a game of three, both in the middle."""
    picture("solo", 1, "medium", ["Anna"], "en", seed=5)
    picture("three", 3, None, ["Anna", "Bo", "Cleo"], "de", seed=8)


def picture(name: str, people: int, level: str | None, names: list[str], language: str, seed: int) -> None:
    """The table and the choices of one decision, as a terminal shows them."""
    game = load_game("firstrat")
    play = Playthrough(game, game.profile(changes={"comics": "super"}), people, level, seed=seed)
    choose = random.Random(seed)
    while len(play.moves) < MOVES // (3 if people == 1 else 1) or len(play.legal) < 6:
        play.apply_number(choose.choice(play.legal))
    words = catalogue(language)
    party, face = party_for(play, names, words), face_of(game)
    console = Console(record=True, width=WIDTH, force_terminal=True, color_system="truecolor", file=StringIO())
    console.rule(face.heading(play, party), align="left")
    console.print(face.draw(play, party, WIDTH))
    console.print(face.question(play, party))
    for number, choice in enumerate(face.choices(play, party)[:8], start=1):
        console.print(f"{number}  {choice.label}: {choice.yields}" if choice.yields else f"{number}  {choice.label}")
    svg = console.export_svg(title=f"ratskeller play --language {language}")
    # The picture names no font of another host: any fixed-width font will do.
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    Path(__file__).with_name(f"{name}.svg").write_text(svg)


if __name__ == "__main__":
    main()

"""Draws the pictures of the README from the real thing: `.venv/bin/python docs/pictures/make.py`."""

import random
import re
from io import StringIO
from pathlib import Path

from rich.console import Console

from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game
from ratskeller.i18n import catalogue
from ratskeller.terminal.players import players_for
from ratskeller.terminal.screen import screen_of
from ratskeller.terminal.seat_view import seen_by

WIDTH = 108


def main() -> None:
    """Games of both kinds, in the middle."""
    first_rat, pied_piper = load_game("firstrat"), load_game("piedpiper")
    super_rats = first_rat.profile(changes={"comics": "super"})
    picture("solo", Playthrough(first_rat, super_rats, 1, "medium", seed=5), ["Anna"], "en", moves=30)
    picture("three", Playthrough(first_rat, super_rats, 3, seed=8), ["Anna", "Bo", "Cleo"], "de", moves=150)
    hameln = Playthrough(pied_piper, pied_piper.profile(), 4, seed=3)
    picture("piedpiper", hameln, ["Anna", "Bo", "Cleo", "Dan"], "en", moves=70)


def picture(name: str, play: Playthrough, names: list[str], language: str, moves: int) -> None:
    """The table and the choices of one decision, as a terminal shows them to who decides."""
    choose = random.Random(moves)
    while len(play.moves) < moves or len(play.legal) < 6:
        play.apply_number(choose.choice(play.legal))
    play = seen_by(play, play.actor)
    words = catalogue(language)
    players, screen = players_for(play, names, words), screen_of(play.game)
    console = Console(record=True, width=WIDTH, force_terminal=True, color_system="truecolor", file=StringIO())
    console.rule(screen.heading(play, players), align="left")
    console.print(screen.draw(play, players, WIDTH))
    console.print(screen.question(play, players))
    for number, choice in enumerate(screen.choices(play, players)[:8], start=1):
        console.print(f"{number}  {choice.label}: {choice.yields}" if choice.yields else f"{number}  {choice.label}")
    svg = console.export_svg(title=f"ratskeller play --language {language}")
    # The picture names no font of another host: any fixed-width font will do.
    svg = re.sub(r"@font-screen \{.*?\}\s*", "", svg, flags=re.DOTALL)
    Path(__file__).with_name(f"{name}.svg").write_text(svg)


if __name__ == "__main__":
    main()

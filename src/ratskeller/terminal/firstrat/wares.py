"""What lies open for everybody: the stalls' items, the library, the pipes."""

from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text

from ratskeller.games.firstrat import constants as w
from ratskeller.terminal.players import Players

if TYPE_CHECKING:
    from ratskeller.engine.playthrough import Playthrough


def wares(play: "Playthrough", players: Players) -> Group:
    """A paragraph for each."""
    s, words = play.position, players.words
    bags = [
        words(f"colour-{colour}") + (f" ×{s.hamster[i]}" if s.hamster[i] > 1 else "")
        for i, colour in enumerate(w.COLOURS)
        if s.hamster[i]
    ]
    drinks = [words("board-drinks", count=int(s.frog))] if s.frog else []
    caps = [cap_in_words(cap, play, players) for cap in names_of(int(s.crow), w.CAPS)]
    comics = [words(f"comic-{comic}") for comic in names_of(int(s.library), w.COMICS)]
    return Group(
        *(stall_line(stall, items, play, players) for stall, items in enumerate((bags, drinks, caps))),
        line(words("board-library"), comics, players),
        line(words("board-pipes"), [pipe_in_words(i, play, players) for i in range(w.PIPES)], players),
    )


def stall_line(stall: int, items: list[str], play: "Playthrough", players: Players) -> Text:
    """A stall with its space and price, and what it has."""
    name = players.words(f"stall-{w.STALLS[stall]}")
    price = players.words("count-cheese", count=int(play.box.stall_price[stall]))
    title = players.words("board-stall", stall=name, space=int(play.box.stall_space[stall]), price=price)
    return line(title[0].upper() + title[1:], items, players)


def line(title: str, items: list[str], players: Players) -> Text:
    """A title and a list."""
    return Text.assemble((f"{title}: ", "bold"), ", ".join(items) or players.words("board-none"))


def cap_in_words(cap: str, play: "Playthrough", players: Players) -> str:
    """A cap and the points that it is worth for each piece."""
    points = int(play.box.cap_points[w.CAPS.index(cap)])
    less = int(play.box.crumbs_less)
    return players.words(
        "board-cap", cap=players.words(f"cap-{cap}"), points=points, less=less if cap == "crumbs" else 0
    )


def pipe_in_words(pipe: int, play: "Playthrough", players: Players) -> str:
    """A pipe: its number, its ends, its colour and what it costs."""
    shape = play.profile.data.pipes[pipe]
    good = players.words(f"board-good-{shape.cost}")
    colour = players.words(f"pipe_colour-{shape.colour}")
    return f"p{pipe + 1} {shape.origin}→{shape.target} {good} ({colour})"


def names_of(bits: int, names: tuple[str, ...]) -> list[str]:
    """The names of the bits that are set."""
    return [name for bit, name in enumerate(names) if bits >> bit & 1]

"""What lies open for everybody: the stalls' items, the library, the pipes."""

from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text

from ratskeller.cli.party import Party
from ratskeller.games.firstrat import words as w

if TYPE_CHECKING:
    from ratskeller.engine.playthrough import Playthrough


def wares(play: "Playthrough", party: Party) -> Group:
    """A paragraph for each."""
    s, words = play.position, party.words
    bags = [
        words(f"colour-{colour}") + (f" ×{s.hamster[i]}" if s.hamster[i] > 1 else "")
        for i, colour in enumerate(w.COLOURS)
        if s.hamster[i]
    ]
    drinks = [words("board-drinks", count=int(s.frog))] if s.frog else []
    caps = [cap_in_words(cap, play, party) for cap in names_of(int(s.crow), w.CAPS)]
    comics = [words(f"comic-{comic}") for comic in names_of(int(s.library), w.COMICS)]
    return Group(
        *(stall_line(stall, items, play, party) for stall, items in enumerate((bags, drinks, caps))),
        line(words("board-library"), comics, party),
        line(words("board-pipes"), [pipe_in_words(i, play, party) for i in range(w.PIPES)], party),
    )


def stall_line(stall: int, items: list[str], play: "Playthrough", party: Party) -> Text:
    """A stall with its space and price, and what it has."""
    name = party.words(f"stall-{w.STALLS[stall]}")
    price = party.words("count-cheese", count=int(play.box.stall_price[stall]))
    title = party.words("board-stall", stall=name, space=int(play.box.stall_space[stall]), price=price)
    return line(title[0].upper() + title[1:], items, party)


def line(title: str, items: list[str], party: Party) -> Text:
    """A title and a list."""
    return Text.assemble((f"{title}: ", "bold"), ", ".join(items) or party.words("board-none"))


def cap_in_words(cap: str, play: "Playthrough", party: Party) -> str:
    """A cap and the points that it is worth for each piece."""
    points = int(play.box.cap_points[w.CAPS.index(cap)])
    less = int(play.box.crumbs_less)
    return party.words("board-cap", cap=party.words(f"cap-{cap}"), points=points, less=less if cap == "crumbs" else 0)


def pipe_in_words(pipe: int, play: "Playthrough", party: Party) -> str:
    """A pipe: its number, its ends, its colour and what it costs."""
    shape = play.profile.data.pipes[pipe]
    good = party.words(f"board-good-{shape.cost}")
    colour = party.words(f"pipe_colour-{shape.colour}")
    return f"p{pipe + 1} {shape.origin}→{shape.target} {good} ({colour})"


def names_of(bits: int, names: tuple[str, ...]) -> list[str]:
    """The names of the bits that are set."""
    return [name for bit, name in enumerate(names) if bits >> bit & 1]

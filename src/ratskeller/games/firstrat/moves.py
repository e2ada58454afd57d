"""Moves in their typed form, their short text form, and the integers that engines use. All three round-trip."""

from itertools import product

from ratskeller.core.move import Move as Move
from ratskeller.core.move import Notation, plain_text
from ratskeller.games.firstrat import actions as act
from ratskeller.games.firstrat import constants as w


class Go(Move, frozen=True, tag="go"):
    """Move a rat (1 to 4) to a space (27 is the pad)."""

    rat: int
    space: int


class Route(Move, frozen=True, tag="route"):
    """By these pipes (1 to 5); none means walking all the way."""

    pipes: tuple[int, ...]


class Stop(Move, frozen=True, tag="stop"):
    """Move no more rats."""


class Award(Move, frozen=True, tag="award"):
    """On the pad: take an award."""


class Nursery(Move, frozen=True, tag="nursery"):
    """On the pad: take a rat from the nursery."""


class Bonus(Move, frozen=True, tag="bonus"):
    """The material that a backpack adds."""

    good: str


class Drink(Move, frozen=True, tag="drink"):
    """Use an energy drink."""


class NoDrink(Move, frozen=True, tag="no-drink"):
    """Use none."""


class In(Move, frozen=True, tag="in"):
    """In the burrow: in at the fork."""


class Onward(Move, frozen=True, tag="on"):
    """In the burrow: past the fork."""


class TakeComic(Move, frozen=True, tag="comic"):
    """Take a comic from the library."""

    comic: str


class NoComic(Move, frozen=True, tag="no-comic"):
    """Take none."""


class PutToken(Move, frozen=True, tag="token"):
    """Put a super rat's token on a rat (1 to 4)."""

    rat: int


class Buy(Move, frozen=True, tag="buy"):
    """Pay for an item."""

    item: str


class Steal(Move, frozen=True, tag="steal"):
    """Take an item without paying; the rat goes back to Start."""

    item: str


class Take(Move, frozen=True, tag="take"):
    """As the thief: take an item without paying, and stay."""

    item: str


class NoItem(Move, frozen=True, tag="no-item"):
    """Get nothing at this stall."""


class Build(Move, frozen=True, tag="build"):
    """Build a part; with the discount comic, save its first or its second material."""

    part: str
    saves: int = 0


class Donate(Move, frozen=True, tag="donate"):
    """Donate cheese."""


class EndTurn(Move, frozen=True, tag="end"):
    """Build and donate no more."""


class ScoreForGreg(Move, frozen=True, tag="score"):
    """Among equals, the track that Greg's C card is for."""

    track: str


class LayRow(Move, frozen=True, tag="lay"):
    """At set-up: lay a track tile (1 to 8) on the next track."""

    row: int


class DrawCap(Move, frozen=True, tag="~cap"):
    """Chance: a cap."""

    cap: str


class DrawBackpack(Move, frozen=True, tag="~backpack"):
    """Chance: a backpack."""

    colour: str


class DrawComic(Move, frozen=True, tag="~comic"):
    """Chance: a comic."""

    comic: str


class DrawTile(Move, frozen=True, tag="~tile"):
    """Chance: a path tile (1 to 26)."""

    tile: int


class DrawRow(Move, frozen=True, tag="~row"):
    """Chance: a track tile (1 to 8)."""

    row: int


class DrawCard(Move, frozen=True, tag="~card"):
    """Chance: one of Greg's cards."""

    card: str


def pipes_of(bits: int) -> tuple[int, ...]:
    """The numbers of the pipes in a set."""
    return tuple(pipe + 1 for pipe in range(w.PIPES) if bits >> pipe & 1)


# Every move by its number: the blocks of actions.py, in the same order.
MOVES: tuple[Move, ...] = (
    *(Go(rat, space) for rat, space in product(range(1, 5), range(1, 28))),
    *(Route(pipes_of(bits)) for bits in range(w.ROUTES)),
    Stop(),
    Award(),
    Nursery(),
    *(Bonus(good) for good in w.MATERIALS),
    Drink(),
    NoDrink(),
    In(),
    Onward(),
    *(TakeComic(comic) for comic in w.COMICS),
    NoComic(),
    *(PutToken(rat) for rat in range(1, 5)),
    *(Buy(item) for item in act.ITEMS),
    *(Steal(item) for item in act.ITEMS),
    *(Take(item) for item in act.ITEMS),
    NoItem(),
    *(Build(part, saves) for part, saves in product(w.PARTS, range(3))),
    Donate(),
    EndTurn(),
    *(ScoreForGreg(track) for track in w.GREG_TRACKS),
    *(LayRow(row) for row in range(1, 9)),
    *(DrawCap(cap) for cap in w.CAPS),
    *(DrawBackpack(colour) for colour in w.COLOURS),
    *(DrawComic(comic) for comic in w.COMICS),
    *(DrawTile(tile) for tile in range(1, 27)),
    *(DrawRow(row) for row in range(1, 9)),
    *(DrawCard(card) for card in w.CARD_NAMES),
)
NUMBERS = {move: number for number, move in enumerate(MOVES)}


def text_of(move: Move) -> str:
    """The short text form: `r2>9`, `pipe2+3`, `buy:drink`, `build:engine/1`, `~card:A3`."""
    match move:
        case Go(rat, space):
            return f"r{rat}>{'pad' if space == w.PAD else space}"
        case Route(pipes):
            return "pipe" + "+".join(map(str, pipes)) if pipes else "walk"
        case PutToken(rat):
            return f"token:r{rat}"
        case Build(part, saves):
            return f"build:{part}/{saves}" if saves else f"build:{part}"
    return plain_text(move)


NOTATION = Notation("First Rat", MOVES, text_of, examples="r1>5, r3>pad, stop, buy:drink, build:engine, end")
format_move, parse_move = NOTATION.format_move, NOTATION.parse_move

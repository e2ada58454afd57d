"""All that is needed to go on with a game of The Pied Piper, as one record."""

from ratskeller.core import position as core
from ratskeller.core.layout import Ints, Records, choice, dtype_of, flags, number, numbers, record, records
from ratskeller.games.piedpiper import constants as w


class Player:
    """What belongs to one seat."""

    floor: int = number()
    collected: int = number()  # markers of seats that left
    is_out: int = number()
    hand: Ints = numbers(6, keys=w.CARDS)
    hand_size: int = number()  # known to all


class Place:
    """One place of the row: a character card and what lies under it, the earlier card first."""

    figure: int = choice(("none", *w.FIGURES), base=-1)
    cards: Ints = choice(w.LYING, 2)
    face_down: Ints = numbers(2)
    owner: Ints = numbers(2)  # who played each card: only that seat may look at it while it lies face down


class House:
    """One house of the ring. The gap to its right has its number."""

    owner: int = number()
    is_left: int = number()


class Turn:
    """What the turn under way has to remember."""

    played: int = number()  # cards played
    hidden: int = number()  # of which face down
    slot: int = choice(("none", "0", "1", "2", "3"), base=-1)  # where the first card lies
    first: int = choice(("none", "0", "1", "2", "3"), base=-1)  # what is activated first
    change: Ints = numbers(5)  # floors that the action under way moves each seat's marker
    held: Ints = numbers(5)  # markers that each seat held before the last action


class Position(core.Position):
    """One game, secrets included: hands, face-down cards, and what is left in the decks, which are never laid out."""

    seats: int = number()
    phase: int = choice(w.PHASES)
    seat: int = number()  # whose turn it is
    turn_number: int = number("i2")
    end_reason: int = choice(w.END_REASONS)
    victors: int = flags(("0", "1", "2", "3", "4"))
    houses: int = number()
    ring: Records[House] = records(House, w.MAX_HOUSES)
    gaps: Ints = numbers(7, keys=w.FIGURES)
    row: Records[Place] = records(Place, 4)
    players: Records[Player] = records(Player, w.MAX_SEATS)
    deck: Ints = numbers(6, keys=w.CARDS)
    deck_size: int = number()
    discard: Ints = numbers(6, keys=w.CARDS)
    characters: Ints = numbers(7, keys=w.FIGURES)
    characters_size: int = number()
    characters_discard: Ints = numbers(7, keys=w.FIGURES)
    turn: Turn = record(Turn)


POSITION = dtype_of(Position)


class Box:
    """A profile in the form that rules read."""

    variant: int = number()
    roof: int = number()
    sewer_walks: int = number()
    hand: int = number()
    cap: int = number("i2")
    cards: Ints = numbers(6)  # in play: the young variant has no special ones
    characters: Ints = numbers(7)  # cards of each figure


BOX = dtype_of(Box)

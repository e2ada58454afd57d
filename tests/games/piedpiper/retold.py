"""A second telling of The Pied Piper, from the text of a record alone: written apart from the rules, to check them.

The town is a list of houses in the order of play, each with the figures in the gap to its right; a house that is left
is taken out of the list.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

SPECIAL = ("plus", "melody")
CARDS = {"forward": 14, "run": 6, "back": 12, "sewer": 8, "plus": 5, "melody": 5}
NEUTRAL = -1


@dataclass
class House:
    """A house and the gap to its right."""

    owner: int
    figures: list[str]


@dataclass
class Seat:
    """What belongs to a seat."""

    hand: Counter[str] = field(default_factory=Counter)
    floor: int = 0
    collected: int = 0
    is_out: bool = False


@dataclass
class Place:
    """A character card and the cards under it."""

    figure: str
    cards: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Ending:
    """How a game came out."""

    reason: str
    floors: list[int]
    collected: list[int]
    out: list[int]
    winners: list[int]


class Over(Exception):
    """The game has ended."""


class Pile:
    """A deck and its discards."""

    def __init__(self, cards: dict[str, int]) -> None:
        self.deck = Counter(cards)
        self.discards: Counter[str] = Counter()

    def draw(self, card: str) -> None:
        """Take a card that must be there; an empty deck is made new first."""
        if self.deck.total() == 0:
            self.deck, self.discards = self.discards, Counter()
        assert self.deck[card] > 0, f"no {card} is left"
        self.deck[card] -= 1


class Retold:
    """One game, told move by move."""

    def __init__(self, text: str, cap: int = 500) -> None:
        lines = [line.strip() for line in text.splitlines()]
        header = dict(line.split(": ", 1) for line in lines if ": " in line and "~" not in line and ">" not in line)
        options = dict(word.split("=") for word in header.get("options", "").split())
        self.cap = cap
        self.variant = options.get("variant", "standard")
        self.roof = int(options.get("roof", "8"))
        self.walks = options.get("sewer_plus") == "walk"
        moves = lines[lines.index("moves:") + 1 : -1]
        self.words = iter([word for line in moves for word in line.split() if not word.endswith(":")])
        people = int(header["people"])
        self.seats = [Seat() for _ in range(people)]
        owners = [0, NEUTRAL, 1, NEUTRAL] if people == 2 else list(range(people))
        rats = [f"rat-{number}" for number in range(1, len(owners) + 2)]
        self.town = [House(owner, [rat]) for owner, rat in zip(owners, rats, strict=False)]
        self.town[-1].figures += [rats[-1], "piper"]
        in_play = {card: count for card, count in CARDS.items() if self.variant != "young" or card not in SPECIAL}
        self.cards = Pile(in_play)
        self.characters = Pile(dict.fromkeys([*rats, "piper"], 3))
        self.row: list[Place] = []
        self.active = 0
        self.reason, self.winners = "", [-1]

    def tell(self) -> Ending:
        """The whole game."""
        for seat in self.seats:
            self.fill_hand(seat)
        self.row = [self.drawn_character() for _ in range(4)]
        assert sum(place.figure == "piper" for place in self.row) <= 1
        try:
            for turn in range(1, self.cap + 1):
                self.take_turn(1 if turn == 1 else 2)
            self.end("cap", self.best())
        except Over:
            pass
        assert next(self.words, None) is None
        seats = self.seats
        return Ending(
            self.reason,
            [seat.floor for seat in seats],
            [seat.collected for seat in seats],
            [int(seat.is_out) for seat in seats],
            self.winners,
        )

    def end(self, reason: str, winners: list[int]) -> None:
        """Nothing more is carried out."""
        self.reason, self.winners = reason, winners
        raise Over

    def drawn(self, kind: str) -> str:
        """What chance says next."""
        told, _, name = next(self.words).partition(":")
        assert told == kind
        return name

    def drawn_character(self) -> Place:
        """The next character card."""
        figure = self.drawn("~character")
        self.characters.draw(figure)
        return Place(figure)

    def fill_hand(self, seat: Seat) -> None:
        """Draw back to four."""
        while seat.hand.total() < 4:
            card = self.drawn("~card")
            self.cards.draw(card)
            seat.hand[card] += 1

    def take_turn(self, count: int) -> None:
        """A turn of the active seat; then the next one that is in is active."""
        seat = self.seats[self.active]
        used: Place | None = None
        for _ in range(count):
            if not seat.is_out:
                used = self.play_card(seat, used)
        if self.variant != "young":
            self.activate()
        if not seat.is_out:
            self.fill_hand(seat)
        self.active = next(self.seats_after(self.active))

    def seats_after(self, seat: int) -> Iterator[int]:
        """Seats that are in, to the right."""
        for step in range(1, len(self.seats) + 1):
            if not self.seats[(seat + step) % len(self.seats)].is_out:
                yield (seat + step) % len(self.seats)

    def play_card(self, seat: Seat, used: Place | None) -> Place:
        """A card goes under another character card than the turn's first."""
        card, _, number = next(self.words).removeprefix("hide:").partition(">")
        place = self.row[int(number) - 1]
        assert place is not used
        assert len(place.cards) < 2
        assert seat.hand[card] > 0
        seat.hand[card] -= 1
        place.cards.append(card)
        if self.variant == "young":
            self.act([place.figure], card, 0)
            self.replace_used()
        return place

    def activate(self) -> None:
        """All characters with two cards, in the order that the seat has chosen."""
        full = [place for place in self.row if len(place.cards) == 2]
        if len(full) == 2:
            first = self.row[int(next(self.words).removeprefix("first:")) - 1]
            full.sort(key=lambda place: place is not first)
        for place in full:
            normal = [card for card in place.cards if card not in SPECIAL]
            if len(normal) == 2:
                for card in normal:
                    self.act([place.figure], card, 0)
            elif normal:
                together = self.house_beside(place.figure).figures if "melody" in place.cards else [place.figure]
                self.act(list(together), normal[0], place.cards.count("plus"))
        self.replace_used()

    def replace_used(self) -> None:
        """Characters with two cards are discarded with them; then the row is filled."""
        full = [i for i, place in enumerate(self.row) if len(place.cards) == 2]
        for i in full:
            self.cards.discards.update(self.row[i].cards)
            self.characters.discards[self.row[i].figure] += 1
        for i in full:
            self.row[i] = self.drawn_character()

    def house_beside(self, figure: str) -> House:
        """The house to the left of a figure's gap."""
        return next(house for house in self.town if figure in house.figures)

    def act(self, figures: list[str], card: str, plus: int) -> None:
        """One action: figures pass houses, then markers move, then seats leave."""
        change: Counter[int] = Counter()
        for figure in figures:
            place = self.town.index(self.house_beside(figure))
            self.town[place].figures.remove(figure)
            for number in range((2 if card == "run" else 1) + plus):
                passed = place if card == "back" else (place + 1) % len(self.town)
                place = (place - 1) % len(self.town) if card == "back" else passed
                if card != "sewer" or (number > 0 and self.walks):
                    change[self.town[passed].owner] += -1 if figure == "piper" else 1
            self.town[place].figures.append(figure)
        for number, seat in enumerate(self.seats):
            seat.floor = min(self.roof, max(0, seat.floor + change[number]))
        self.settle([n for n, seat in enumerate(self.seats) if seat.floor == self.roof and not seat.is_out])

    def settle(self, gone: list[int]) -> None:
        """Seats leave: markers, then perhaps the end, then houses and hands."""
        if not gone:
            return
        held = {number: self.seats[number].collected for number in gone}
        for number in gone:
            self.seats[number].is_out = True
            self.seats[number].collected = 0
        if not self.seats[self.active].is_out:
            self.seats[self.active].collected += sum(held.values()) + len(gone)
        left = [number for number, seat in enumerate(self.seats) if not seat.is_out]
        if len(self.seats) == 2:
            self.end("roof", left or gone)
        if not left:
            self.end("nobody-left", [number for number in gone if held[number] == max(held.values())])
        if len(left) <= 2:
            self.end("two-left", self.best())
        for number in gone:
            house = next(house for house in self.town if house.owner == number)
            self.town[self.town.index(house) - 1].figures += house.figures
            self.town.remove(house)
            self.cards.discards += self.seats[number].hand
            self.seats[number].hand.clear()

    def best(self) -> list[int]:
        """Of those who are left, the lowest marker; then the most markers collected."""
        ranks = {n: (seat.floor, -seat.collected) for n, seat in enumerate(self.seats) if not seat.is_out}
        return [number for number, rank in ranks.items() if rank == min(ranks.values())]

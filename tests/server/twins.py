"""Games of The Pied Piper that some viewer can't tell apart: the same log, with other cards where nobody has shown
them.

Every card that was drawn is followed through the log: who shows theirs, openly, has to have it in the twin too. All
others are dealt anew."""

from collections import defaultdict
from dataclasses import dataclass, field
from random import Random
from typing import Any

from ratskeller.core.profile import Profile
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game
from ratskeller.games.piedpiper import constants as w
from ratskeller.server.store.row import Row

GAME = load_game("piedpiper")
TRIES = 40
Place = tuple[int, int]  # number of an entry, and which of the chance results that came with it


@dataclass(eq=False)
class Card:
    """A card from when it is drawn."""

    place: Place
    seat: int
    kind: str
    epoch: int  # how often the deck had been made new
    is_shown: bool = False  # to all, at some time
    is_undone: bool = False  # it was never drawn, after all


@dataclass
class Layout:
    """Where the cards are that were drawn."""

    hands: dict[int, list[Card]] = field(default_factory=lambda: defaultdict(list))
    face_down: dict[int, list[Card]] = field(default_factory=lambda: defaultdict(list))  # by slot
    epoch: int = 0

    def copy(self) -> "Layout":
        """The same, to come back to."""
        twin = Layout(epoch=self.epoch)
        twin.hands.update({seat: list(cards) for seat, cards in self.hands.items()})
        twin.face_down.update({slot: list(cards) for slot, cards in self.face_down.items()})
        return twin


@dataclass(frozen=True)
class Twin:
    """What happens in a twin, by the numbers of entries."""

    moves: dict[int, str]
    drawn: dict[int, list[str]]
    differences: int  # cards that are others than in the game itself

    def drawn_by_count(self) -> list[list[str]]:
        """The same chance results, by how many of the game's entries came before."""
        return [self.drawn[number] for number in sorted(self.drawn)]


class Story:
    """The log of a game up to an entry, with every card followed."""

    def __init__(self, profile: Profile[Any], people: int, rows: list[Row]) -> None:
        self.profile, self.people, self.rows = profile, people, rows
        self.cards: dict[Place, Card] = {}
        self.hidden: dict[int, Card] = {}  # cards played face down, by the number of the entry
        self.layout = Layout()
        self._before: list[tuple[Layout, int]] = []
        for row in rows:
            if row.kind == "start":
                self.happen(row)
            elif row.kind == "move":
                self._before.append((self.layout.copy(), row.number))
                self.play(row)
                self.happen(row)
            elif row.kind == "undo":
                keep = row.body["back_to"]
                self.layout, first = self._before[keep]
                del self._before[keep:]
                for card in self.cards.values():
                    card.is_undone |= card.place[0] >= first

    def play(self, row: Row) -> None:
        """A seat plays a card, openly or not."""
        move: str = row.body["move"]
        if move.startswith("first:"):
            return
        kind, _, place = move.removeprefix("hide:").partition(">")
        hand = self.layout.hands[row.seat or 0]
        card = next(card for card in hand if card.kind == kind)
        hand.remove(card)
        if move.startswith("hide:"):
            self.hidden[row.number] = card
            self.layout.face_down[int(place) - 1].append(card)
        else:
            card.is_shown = True

    def happen(self, row: Row) -> None:
        """Cards are drawn, turned up and discarded."""
        draws = [i for i, text in enumerate(row.body["drawn"]) if text.startswith("~card:")]
        for event in row.body["events"]:
            seat, figures = event["seat"], event["figures"]
            shown: list[Card] = []
            if event["kind"] == "deck-renewed":
                self.layout.epoch += 1
            elif event["kind"] == "card-drawn":
                place = row.number, draws.pop(0)
                self.cards[place] = Card(place, seat, w.CARDS[figures["card"]], self.layout.epoch)
                self.layout.hands[seat].append(self.cards[place])
            elif event["kind"] == "card-revealed":
                shown = self.layout.face_down.pop(figures["slot"], [])
            elif event["kind"] == "hand-discarded":
                shown = self.layout.hands.pop(seat, [])
            for card in shown:
                card.is_shown = True

    def twin(self, viewer: tuple[int, ...], rng: Random) -> Twin:
        """The same for the eyes of a viewer, with all that they may not know dealt anew."""
        for _ in range(TRIES):
            found = self.retold(viewer, self.dealt_anew(viewer, rng), rng)
            if found is not None:
                return found
        raise AssertionError("no twin can be found")

    def dealt_anew(self, viewer: tuple[int, ...], rng: Random) -> dict[Place, str]:
        """The cards that nobody has shown, exchanged with each other and with those that are still in the deck."""
        lots: defaultdict[int, list[Card]] = defaultdict(list)
        for card in self.cards.values():
            if not card.is_shown and not card.is_undone and card.seat not in viewer:
                lots[card.epoch].append(card)
        anew: dict[Place, str] = {}
        for epoch, cards in lots.items():
            kinds = [card.kind for card in cards]
            if epoch == self.layout.epoch:
                kinds += self.deck()
            rng.shuffle(kinds)
            anew |= {card.place: kind for card, kind in zip(cards, kinds, strict=False)}
        return anew

    def deck(self) -> list[str]:
        """What is left in the deck at the end of the story."""
        past = Past(self)
        for row in self.rows:
            past.take(row, row.body.get("move", ""), row.body.get("drawn", []))
        return [kind for card, kind in enumerate(w.CARDS) for _ in range(int(past.play.position["deck"][card]))]

    def retold(self, viewer: tuple[int, ...], anew: dict[Place, str], rng: Random) -> Twin | None:
        """The story with other cards in these places; None if they can't have been there."""
        past = Past(self)
        kinds = {place: card.kind for place, card in self.cards.items()} | anew
        moves: dict[int, str] = {}
        drawn: dict[int, list[str]] = {}
        for row in self.rows:
            move = row.body.get("move", "")
            if row.number in self.hidden and row.seat not in viewer:
                move = f"hide:{kinds[self.hidden[row.number].place]}>{move[-1]}"
            results: list[str] = []
            for i, result in enumerate(row.body.get("drawn", [])):
                card = self.cards.get((row.number, i))
                if card is not None and card.is_undone and not card.is_shown and card.seat not in viewer:
                    kinds[card.place] = ""  # any that can come
                results.append(result if card is None else f"~card:{kinds[card.place]}")
            chosen = past.take(row, move, results, rng)
            if chosen is None:
                return None
            for i, result in enumerate(chosen):
                if (row.number, i) in self.cards:
                    kinds[row.number, i] = result.removeprefix("~card:")
            if row.kind in ("start", "move", "undo"):
                moves[row.number], drawn[row.number] = move, chosen
        differences = sum(kinds[place] != card.kind for place, card in self.cards.items())
        return Twin(moves, drawn, differences)


class Past:
    """A game that is told entry by entry."""

    def __init__(self, story: Story) -> None:
        self.play = Playthrough(GAME, story.profile, story.people, seed=0, sample=False)
        self._before: list[Playthrough] = []

    def take(self, row: Row, move: str, drawn: list[str], rng: Random | None = None) -> list[str] | None:
        """Let an entry happen; the chance results, those that were left open among them, or None if it can't be."""
        if row.kind == "undo":
            self.play = self._before[row.body["back_to"]].copy()
            del self._before[row.body["back_to"] :]
        if row.kind == "move":
            self._before.append(self.play.copy())
            if not self.apply(move):
                return None
        chosen = []
        for result in drawn:
            if result == "~card:" and rng is not None:
                result = rng.choice(self.play.legal_moves())
            if not self.apply(result):
                return None
            chosen.append(result)
        return chosen

    def apply(self, text: str) -> bool:
        """Do this, if it can be done."""
        is_legal = text in self.play.legal_moves()
        if is_legal:
            self.play.apply(text)
        return is_legal

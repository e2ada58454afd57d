"""A table of The Pied Piper at which tests put cards and figures where they need them, and play on from there.

Seats, houses and gaps count from 0, gap 0 being to the right of house 0; places of the row count from 1 as in the text
of moves. Every seat begins with one card of each normal kind, and rats 1 to 4 lie in the row.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from ratskeller.core.codec import from_plain, to_plain
from ratskeller.core.event import Event
from ratskeller.core.log import NO_LOG
from ratskeller.core.profile import Profile, hash_of
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game
from ratskeller.games.piedpiper import constants as w
from ratskeller.games.piedpiper.check_profile import check
from ratskeller.games.piedpiper.position import Position
from ratskeller.games.piedpiper.profile import ProfileData
from ratskeller.games.piedpiper.ring import house_of
from ratskeller.games.piedpiper.turn import begin_turn

GAME = load_game("piedpiper")
HAND = ("forward", "run", "back", "sewer")
ROW = ("rat-1", "rat-2", "rat-3", "rat-4")
LATER = 2  # a turn that is not the first of the game

Options = Mapping[str, str]
Counts = Mapping[str, int]


def own_profile(options: Options, counts: Counts) -> Profile[ProfileData]:
    """The standard profile with other options and counts; it passes the same check as a file of one's own."""
    profile: Profile[ProfileData] = GAME.profile("standard", options)
    if not counts:
        return profile
    data = msgspec.structs.replace(profile.data, counts=msgspec.structs.replace(profile.data.counts, **counts))
    assert check(data) == []
    return Profile(data, "own", profile.changes, hash_of(data))


@cache
def laid_out(people: int, options: tuple[tuple[str, str], ...], counts: tuple[tuple[str, int], ...]) -> Playthrough:
    """A game after its set-up, always the same; made once for all tests that begin alike."""
    play = Playthrough(GAME, own_profile(dict(options), dict(counts)), people, seed=1, sample=False)
    cards = [f"~card:{HAND[i % 4]}" for _ in range(people) for i in range(int(play.box.hand))]
    for move in (*cards, *(f"~character:{figure}" for figure in ROW)):
        play.apply(move)
    return play


class Table:
    """One game after its set-up, to change and to play. Chance speaks only when a test gives its move."""

    def __init__(
        self, people: int = 4, *, options: Options | None = None, counts: Counts | None = None, turn: int = LATER
    ) -> None:
        plain = tuple(sorted((options or {}).items())), tuple(sorted((counts or {}).items()))
        self.play = laid_out(people, *plain).copy()
        self.events: list[Event] = []  # of the last `do`, all its moves together
        self.turn = turn
        self.begin(0)

    # What lies on the table

    @property
    def position(self) -> Any:
        """The position, to read."""
        return self.play.position

    @property
    def box(self) -> Any:
        """The profile as rules read it."""
        return self.play.box

    @property
    def legal(self) -> list[str]:
        """The legal moves of whoever acts."""
        return self.play.legal_moves()

    @property
    def phase(self) -> str:
        """What is decided now: `play`, `order`, `fill-row`, …"""
        return w.PHASES[self.position.phase]

    @property
    def actor(self) -> int:
        """The seat that decides, CHANCE or NOBODY."""
        return self.play.actor

    @property
    def is_over(self) -> bool:
        return self.play.is_over

    @property
    def reason(self) -> str:
        """Why the game has ended."""
        return GAME.score_pad(self.box, self.position).reason

    @property
    def winners(self) -> list[int]:
        """Who has won, or would win now; several share a draw."""
        return GAME.score_pad(self.box, self.position).winners

    def plain(self) -> dict[str, Any]:
        """The whole position with names, to compare."""
        return to_plain(Position, self.position)

    def seats(self) -> range:
        return range(int(self.position.seats))

    def floors_now(self) -> list[int]:
        """The floor of every seat's marker."""
        return [int(self.position.players[seat].floor) for seat in self.seats()]

    def collected_now(self) -> list[int]:
        """The markers that every seat has collected."""
        return [int(self.position.players[seat].collected) for seat in self.seats()]

    def out_now(self) -> list[int]:
        """The seats that are out."""
        return [seat for seat in self.seats() if self.position.players[seat].is_out]

    def gap(self, figure: str) -> int:
        """The gap in which a figure is."""
        return int(self.position.gaps[w.FIGURES.index(figure)])

    def gaps_now(self) -> dict[str, int]:
        """The gap of every figure in play."""
        gaps = {figure: self.gap(figure) for figure in w.FIGURES}
        return {figure: gap for figure, gap in gaps.items() if gap != w.AWAY}

    def row_now(self) -> list[str]:
        """The row as `row` takes it, without who played what and how."""
        return [
            " ".join([str(place["figure"]), *(card for card in place["cards"] if card != "none")])
            for place in self.plain()["row"]
        ]

    def hand_now(self, seat: int) -> list[str]:
        """The cards of a hand, by kind."""
        return [card for i, card in enumerate(w.CARDS) for _ in range(self.position.players[seat].hand[i])]

    def pile(self, name: str) -> dict[str, int]:
        """What lies in `deck`, `discard`, `characters` or `characters_discard`, without what is not there."""
        return {key: count for key, count in self.plain()[name].items() if count}

    # What a test changes; `begin` then lets a turn begin with it

    def put(self, **fields: Any) -> None:
        """Change any fields of the position, by their names in the layout."""
        from_plain(Position, fields, self.position)

    def hand(self, seat: int, *cards: str) -> None:
        """Let a seat hold exactly these cards."""
        self.put(players={str(seat): {"hand": {card: cards.count(card) for card in w.CARDS}}})

    def row(self, *places: str) -> None:
        """Lay character cards, each with the action cards under it: `rat-1`, `piper run`; `back?` lies face down."""
        for slot, place in enumerate(places):
            figure, *cards = place.split()
            lying = [*(card.rstrip("?") for card in cards), "none", "none"][:2]
            face_down = [*(int(card.endswith("?")) for card in cards), 0, 0][:2]
            self.put(row={str(slot): {"figure": figure, "cards": lying, "face_down": face_down, "owner": [0, 0]}})

    def owner(self, place: int, seat: int) -> None:
        """Let the upper card at a place of the row be one that a seat has played."""
        self.put(row={str(place - 1): {"owner": [seat, 0]}})

    def gaps(self, *rats: int, piper: int) -> None:
        """Put rats 1, 2, … and the piper into these gaps."""
        self.put(gaps={**dict(zip(w.FIGURES, rats, strict=False)), "piper": piper})

    def floors(self, *floors: int) -> None:
        """Put the seats' markers on these floors."""
        self.put(players={str(seat): {"floor": floor} for seat, floor in enumerate(floors)})

    def collected(self, *markers: int) -> None:
        """Let the seats have collected so many markers."""
        self.put(players={str(seat): {"collected": count} for seat, count in enumerate(markers)})

    def out(self, *seats: int) -> None:
        """Let seats be out, without house and hand; figures must be put into gaps that are left."""
        for seat in seats:
            self.hand(seat)
            self.put(players={str(seat): {"is_out": 1, "floor": int(self.box.roof)}})
            self.put(ring={str(int(house_of(self.position, seat))): {"is_left": 1}})

    def discard(self, **cards: int) -> None:
        """Let exactly these action cards lie in the discard pile; `deck` of a kind is what is then left."""
        self.put(discard={card: cards.get(card, 0) for card in w.CARDS})

    def discard_characters(self, *figures: str) -> None:
        """Let exactly these character cards be discarded."""
        self.put(characters_discard={figure: figures.count(figure) for figure in w.FIGURES})

    def begin(self, seat: int = 0) -> None:
        """Let a seat's turn begin now; cards that lie nowhere are in the decks."""
        s = self.position
        for number in self.seats():
            s.players[number].hand_size = sum(map(int, s.players[number].hand))
        under = [int(card) - 1 for place in s.row for card in place.cards]
        for card, count in enumerate(self.box.cards):
            hands = sum(int(s.players[number].hand[card]) for number in self.seats())
            in_play = 0 if self.box.variant == w.YOUNG and card >= w.FIRST_SPECIAL else int(count)
            s.deck[card] = in_play - int(s.discard[card]) - hands - under.count(card)
        lying = [int(place.figure) for place in s.row]
        for figure, count in enumerate(self.box.characters):
            in_play = int(count) if s.gaps[figure] != w.AWAY else 0
            s.characters[figure] = in_play - int(s.characters_discard[figure]) - lying.count(figure)
        s.deck_size, s.characters_size = sum(map(int, s.deck)), sum(map(int, s.characters))
        self.put(seat=seat, turn_number=self.turn - 1)
        begin_turn(s, NO_LOG)
        assert GAME.flaws_of(self.box, s) == []
        self.play.set_position(self.play.positions)

    # What happens

    def copy(self) -> "Table":
        """Another table in the same position."""
        twin = object.__new__(Table)
        twin.play, twin.events, twin.turn = self.play.copy(), [], self.turn
        return twin

    def do(self, *moves: str) -> list[Event]:
        """Carry out moves one after another, chance moves included; give all that happened."""
        self.events = [event for move in moves for event in self.apply(move)]
        return self.events

    def apply(self, move: str) -> list[Event]:
        """Carry out one move, after which the position must be one that can come about."""
        events = self.play.apply(move)
        assert GAME.flaws_of(self.box, self.position) == []
        return events

    def draw(self) -> None:
        """Let chance speak, the first that it can say, until a seat decides or the game is over."""
        while self.play.is_chance:
            self.apply(self.legal[0])

    def happened(self, kind: str) -> list[dict[str, int]]:
        """The figures of every event of a kind in the last `do`, with the seat that did it."""
        return [{"seat": event.seat, **event.figures} for event in self.events if event.kind == kind]

"""pp.secret.*: what a seat may know, and how the rest might be."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any

import numpy as np
import pytest

from ratskeller.core.event import Event
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games.piedpiper import constants as w
from ratskeller.games.piedpiper import view
from tests.games.piedpiper.rules.secrets import counterpart, open_events, sampled, seen, view_of
from tests.games.piedpiper.rules.table import GAME, Table

HIDDEN = {"variant": "hidden"}
NOBODY_IN_PARTICULAR = -1  # a spectator
MODES = [(variant, people) for variant in w.VARIANTS for people in (2, 3, 4, 5)]


def random_game(variant: str, people: int, seed: int) -> Iterator[tuple[Playthrough, str]]:
    """A whole game of random moves, chance included: the game, and the move that comes next."""
    chosen = Random(f"{variant} {people} {seed}")
    profile = GAME.profile("standard", {"variant": variant, "roof": chosen.choice("78")})
    play = Playthrough(GAME, profile, people, seed=seed, sample=False)
    while not play.is_over:
        move = GAME.format_move(chosen.choice(play.legal))
        yield play, move
        play.apply(move)


def secret_table() -> Table:
    """Three people of whom everybody has played a card face down; seat 0 has played one more face up."""
    table = Table(3, options=HIDDEN)
    table.row("rat-1 run?", "rat-2 back?", "rat-3 melody?", "rat-4 plus")
    for place, seat in ((1, 0), (2, 1), (3, 2)):
        table.owner(place, seat)
    table.discard(back=2)
    table.begin(1)
    return table


# What is public and what is not


@pytest.mark.rule("pp.secret.public")
@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_everybody_sees_all_that_lies_open_and_how_many_cards_are_where(viewer: int) -> None:
    table = secret_table()
    shown = GAME.view_for(table.box, table.position, viewer)
    for field in ("gaps", "discard", "deck_size", "characters_discard", "characters_size", "ring", "turn_number"):
        assert np.array_equal(shown[field], table.position[field])
    for seat in range(3):
        for field in ("floor", "collected", "is_out", "hand_size"):
            assert shown.players[seat][field] == table.position.players[seat][field]
    for slot in range(w.ROW):
        for field in ("figure", "face_down", "owner"):
            assert np.array_equal(shown.row[slot][field], table.position.row[slot][field])
    assert w.LYING[shown.row[3].cards[0]] == "plus"


@pytest.mark.rule("pp.secret.hidden")
@pytest.mark.parametrize(
    ("viewer", "cards"),
    [
        (0, ["run", "hidden", "hidden", "plus"]),
        (1, ["hidden", "back", "hidden", "plus"]),
        (2, ["hidden", "hidden", "melody", "plus"]),
        (NOBODY_IN_PARTICULAR, ["hidden", "hidden", "hidden", "plus"]),
    ],
)
def test_a_seat_sees_its_own_hand_and_its_own_face_down_cards_only(viewer: int, cards: list[str]) -> None:
    table = secret_table()
    shown = GAME.view_for(table.box, table.position, viewer)
    assert [w.LYING[place.cards[0]] for place in shown.row] == cards
    hands = [sum(map(int, shown.players[seat].hand)) for seat in range(3)]
    assert hands == [4 if seat == viewer else 0 for seat in range(3)]


@pytest.mark.rule("pp.secret.hidden")
@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_nobody_sees_the_deck_or_what_chance_will_say(viewer: int) -> None:
    table = secret_table()
    shown = GAME.view_for(table.box, table.position, viewer)
    assert not np.any(shown.deck)
    assert not np.any(shown.rng)
    assert np.any(table.position.deck)  # which stays as it was
    assert np.any(table.position.rng)


@pytest.mark.rule("pp.secret.hidden")
@pytest.mark.rule("pp.setup.actions")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_a_card_drawn_is_for_the_eyes_of_its_seat(viewer: int) -> None:
    event = Event("card-drawn", 0, {"card": 3})
    assert GAME.hide_event(event, viewer) == (event if viewer == 0 else Event("card-drawn", 0, {"card": -1}))


@pytest.mark.rule("pp.secret.hidden")
@pytest.mark.rule("pp.variant.hidden")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_a_card_played_face_down_is_for_the_eyes_of_its_seat(viewer: int) -> None:
    table = Table(3, options=HIDDEN)
    (event,) = table.do("hide:sewer>2")
    card = 3 if viewer == 0 else -1
    assert GAME.hide_event(event, viewer) == Event("card-played", 0, {"card": card, "slot": 1, "face_down": 1})


@pytest.mark.rule("pp.secret.public")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_a_card_played_face_up_is_seen_by_all(viewer: int) -> None:
    (event,) = Table(3, options=HIDDEN).do("sewer>2")
    assert GAME.hide_event(event, viewer) == event


@pytest.mark.rule("pp.secret.public")
@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_cards_turned_up_and_hands_discarded_are_seen_by_all(viewer: int) -> None:
    table = Table(4, options=HIDDEN)
    table.row("rat-2 forward?", "rat-1", "rat-3", "rat-4")
    table.floors(0, 0, 7, 0)
    table.begin()
    events = table.do("back>1", "sewer>2")
    assert len(open_events(events)) == 5
    assert open_events(seen(events, viewer)) == open_events(events)
    shown = GAME.view_for(table.box, table.position, viewer)
    assert np.array_equal(shown.discard, table.position.discard)


# Positions that differ only in secrets


@pytest.mark.rule("pp.secret.hidden")
@pytest.mark.rule("pp.secret.public")
@pytest.mark.parametrize(("variant", "people"), MODES)
def test_positions_that_differ_only_in_secrets_look_and_go_on_alike(variant: str, people: int) -> None:
    for viewer in range(-1, people):
        twin: Playthrough | None = None
        differed = compared = 0
        for number, (play, move) in enumerate(random_game(variant, people, viewer)):
            if twin is None:
                twin = sampled(play, viewer, number)
            other = counterpart(play, twin, viewer, move)
            if other is None:
                twin = None
                continue
            assert view_of(twin, viewer) == view_of(play, viewer)
            if play.actor == viewer != NOBODY_IN_PARTICULAR:
                assert twin.legal_moves() == play.legal_moves()
            differed += play.positions.tobytes() != twin.positions.tobytes()
            after = play.copy()
            happened, shadowed = after.apply(move), twin.apply(other)
            if open_events(happened) != open_events(shadowed):
                twin = None  # what was secret is not any more
                continue
            assert seen(shadowed, viewer) == seen(happened, viewer)
            assert view_of(twin, viewer) == view_of(after, viewer)
            compared += 1
        assert min(differed, compared) > 20


# How the rest might be


def secrets_of(play: Playthrough, viewer: int) -> Counter[str]:
    """The cards that the viewer can't see: in other hands, face down, and in the deck."""
    s: Any = play.position
    found: Counter[str] = Counter()
    for card, name in enumerate(w.CARDS):
        found[name] += int(s.deck[card])
        found[name] += sum(int(s.players[seat].hand[card]) for seat in range(s.seats) if seat != viewer)
    for place in s.row:
        for i in range(2):
            if place.face_down[i] and place.owner[i] != viewer:
                found[w.LYING[place.cards[i]]] += 1
    return +found


@pytest.mark.rule("pp.secret.hidden")
@pytest.mark.parametrize(("variant", "people"), MODES)
def test_a_sample_never_contradicts_the_view_and_the_truth_is_among_those_possible(variant: str, people: int) -> None:
    for number, (play, _) in enumerate(random_game(variant, people, 99)):
        viewer = number % (people + 1) - 1
        twin = sampled(play, viewer, number)
        assert view_of(twin, viewer) == view_of(play, viewer)
        assert GAME.flaws_of(twin.box, twin.position) == []
        # The same secret cards, in places of the same sizes: each may lie where the other has it.
        assert secrets_of(twin, viewer) == secrets_of(play, viewer)
        if viewer >= 0:
            assert np.array_equal(twin.position.players[viewer].hand, play.position.players[viewer].hand)


class Script:
    """Gives out numbers below given counts, a different row of them every time, until all rows have been given."""

    def __init__(self) -> None:
        self.row: list[int] = []
        self.counts: list[int] = []
        self.next = 0

    def below(self, rng: Any, count: int) -> int:
        """The next number of the row; the random state of a sample is left at 0."""
        if count == 1 << 31:
            return 0
        if self.next == len(self.row):
            self.row.append(0)
            self.counts.append(int(count))
        self.next += 1
        return self.row[self.next - 1]

    def advance(self) -> bool:
        """Go to the next row; False if there is none."""
        self.next = 0
        while self.row and self.row[-1] == self.counts[-1] - 1:
            self.row.pop()
            self.counts.pop()
        if self.row:
            self.row[-1] += 1
        return bool(self.row)


def few_secrets() -> Table:
    """Two people; unknown to seat 0 are the hand of seat 1, its face-down card, and one card in the deck."""
    table = Table(2, options=HIDDEN)
    table.row("rat-1 back?", "rat-2 sewer?", "rat-3 run", "rat-4")
    table.owner(1, 1)
    table.hand(1, "run", "run", "back", "plus")
    table.discard(forward=13, run=2, back=9, sewer=6, plus=4, melody=4)
    table.begin()
    assert table.pile("deck") == {"melody": 1}
    return table


def arrangement(s: Any) -> tuple[Any, ...]:
    """Where the secret cards of `few_secrets` lie."""
    hand = tuple(name for card, name in enumerate(w.CARDS) for _ in range(s.players[1].hand[card]))
    deck = tuple(name for card, name in enumerate(w.CARDS) for _ in range(s.deck[card]))
    return hand, w.LYING[s.row[0].cards[0]], deck


@pytest.mark.rule("pp.secret.hidden")
def test_every_way_the_secret_cards_may_lie_is_exactly_as_likely(monkeypatch: pytest.MonkeyPatch) -> None:
    table = few_secrets()
    script = Script()
    monkeypatch.setattr(view, "below", script.below)
    found: Counter[tuple[Any, ...]] = Counter()
    is_more = True
    while is_more:
        shown = GAME.view_for(table.box, table.position, 0)
        GAME.rules.determinise(table.box, shown, 0, np.zeros(4, np.int64))
        found[arrangement(shown)] += 1
        is_more = script.advance()
    # Six cards in a row: four for the hand, one face down, one for the deck.
    by_kind = w.CARDS.index
    expected = Counter(
        (tuple(sorted(cards[:4], key=by_kind)), cards[4], cards[5:])
        for cards in permutations(["run", "run", "back", "back", "plus", "melody"])
    )
    assert found == expected
    assert sum(found.values()) == 720
    assert arrangement(table.position) in found


@pytest.mark.rule("pp.secret.hidden")
def test_samples_take_their_chances_from_the_generator_they_are_given() -> None:
    table = few_secrets()
    twins = [sampled(table.play, 0, seed) for seed in range(40)]
    assert len({arrangement(twin.position) for twin in twins}) > 10
    assert len({bytes(twin.position.rng.tobytes()) for twin in twins}) == 40
    again = sampled(table.play, 0, 7)
    assert again.positions.tobytes() == twins[7].positions.tobytes()

"""fr.solo.*: the symbols of Greg's cards, and the deck that they come from."""

from collections import defaultdict
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations

import pytest

from ratskeller.engine.playthrough import Playthrough
from tests.games.firstrat.rules.solo_table import GREG, against_greg, chances, show_again
from tests.games.firstrat.rules.table import Table

SYMBOLS = {"cockpit": "A1", "cargo": "A3", "engine": "A5", "storage": "A7", "cheese": "A9", "light": "A11"}
CARDS_A, CARDS_B = [f"A{i}" for i in range(1, 13)], [f"B{i}" for i in range(1, 10)]
LEVELS = {"easy": (5, 5), "medium": (6, 4), "hard": (7, 3), "unfair": (8, 2)}


@pytest.mark.rule("fr.solo.plan")
@pytest.mark.parametrize("track", SYMBOLS)
def test_a_track_is_planned_then_scored_then_planned_again(track: str) -> None:
    table = against_greg(4, 3, 2, 1)
    slots = []
    for _ in range(4):
        table.do(f"~card:{SYMBOLS[track]}")
        slots.append((table.plain()["plans"], table.scored(GREG).get(track, 0)))
        show_again(table)
    assert slots == [([track], 0), ([], 1), ([track], 1), ([], 2)]
    assert table.slots(track) == [GREG, "blocked", GREG, "blocked"]
    assert table.player(GREG).markers == 8


@pytest.mark.rule("fr.solo.plan")
def test_the_other_card_of_the_same_symbol_scores_what_the_first_has_planned() -> None:
    table = against_greg(4, 3, 2, 1)
    table.do("~card:A1")
    table.begin(GREG)
    table.do("~card:A2")
    assert table.happened("marker-placed") == [{"seat": GREG, "track": 0, "slot": 0}]


@pytest.mark.rule("fr.solo.plan")
def test_plans_for_different_tracks_wait_side_by_side() -> None:
    table = against_greg(4, 3, 2, 1)
    table.do("~card:A1")
    table.begin(GREG)
    table.do("~card:A3")
    assert table.plain()["plans"] == ["cockpit", "cargo"]
    assert table.scored(GREG) == {}


@pytest.mark.rule("fr.solo.plan")
@pytest.mark.rule("fr.track.slots")
def test_his_marker_takes_the_first_free_slot_behind_yours() -> None:
    table = against_greg(4, 3, 2, 1)
    table.markers(0, cockpit=1)
    table.put(plans=["cockpit"])
    table.do("~card:A1")
    assert table.slots("cockpit") == [0, "blocked", GREG, "blocked"]


@pytest.mark.rule("fr.solo.plan")
def test_he_never_scores_the_rocket_track() -> None:
    table = against_greg(4, 3, 2, 1)
    for card in ("A1", "A3", "A5"):
        table.put(plans=["cockpit", "cargo", "engine"])
        table.do(f"~card:{card}")
        table.begin(GREG)
    assert table.scored(GREG) == {"cockpit": 1, "cargo": 1, "engine": 1}


@pytest.mark.rule("fr.solo.plan")
@pytest.mark.rule("fr.track.light-limit")
def test_he_has_no_limit_of_three_on_the_light_track() -> None:
    table = against_greg(4, 3, 2, 1)
    table.markers(GREG, light=3)
    table.put(plans=["light"])
    table.do("~card:A11")
    assert table.scored(GREG) == {"light": 4}


@pytest.mark.rule("fr.solo.plan")
@pytest.mark.rule("fr.build.needs-marker")
def test_with_no_marker_left_he_scores_nothing_and_the_plan_is_cleared() -> None:
    table = against_greg(4, 3, 2, 1)
    table.markers(GREG, light=10)
    table.put(plans=["cockpit"])
    table.do("~card:A1")
    assert table.happened("marker-lost") == [{"seat": GREG, "track": 0}]
    assert table.plain()["plans"] == []


@pytest.mark.rule("fr.solo.plan")
@pytest.mark.rule("fr.track.spare")
@pytest.mark.parametrize(
    ("spare_markers", "last_round", "placed"), [("any-time", 10, 9), ("last-round", 10, 8), ("last-round", 9, 9)]
)
def test_by_the_option_his_ninth_marker_waits_for_the_last_round_too(
    spare_markers: str, last_round: int, placed: int
) -> None:
    table = against_greg(4, 3, 2, 1, options={"spare_markers": spare_markers})
    table.markers(GREG, light=8)
    table.put(plans=["cockpit"], round_number=9, end_round=last_round, end_reason="markers")
    table.do("~card:A1")
    assert 10 - table.player(GREG).markers == placed


@pytest.mark.rule("fr.solo.plan")
@pytest.mark.parametrize("card", ["B1", "B2", "B3", "B4", "B5", "B6"])
def test_a_card_without_symbol_plans_nothing(card: str) -> None:
    table = against_greg(4, 3, 2, 1)
    table.do(f"~card:{card}")
    assert table.plain()["plans"] == []


@pytest.mark.rule("fr.solo.best")
def test_among_equally_good_tracks_you_choose_for_the_c_card() -> None:
    table = against_greg(4, 3, 2, 1)
    table.do("~card:C")
    assert (table.actor, table.legal) == (0, ["score:engine", "score:light"]), "9 points each"
    table.do("score:light")
    assert table.plain()["plans"] == ["light"]


@pytest.mark.rule("fr.solo.best")
def test_the_c_card_is_for_the_one_track_where_he_would_score_most_now() -> None:
    table = against_greg(4, 3, 2, 1)
    table.markers(0, engine=1)
    table.do("~card:C")
    assert (table.plain()["plans"], table.phase) == (["light"], "move"), "9, for the engine's next slot counts 7"
    table = against_greg(4, 3, 2, 1)
    table.markers(0, engine=1)
    table.put(plans=["light", "cockpit"])
    table.do("~card:C")
    assert (table.plain()["plans"], table.scored(GREG)) == (["cockpit"], {"light": 1}), "planned already, it is scored"


@pytest.mark.rule("fr.solo.best")
def test_the_c_card_goes_by_points_and_not_by_plans() -> None:
    table = against_greg(4, 3, 2, 1)
    table.markers(0, engine=1, light=1)
    table.put(plans=["storage"])
    table.do("~card:C")
    assert table.legal == ["score:cockpit", "score:cargo"], "8 each; the planned storage counts 7"


@pytest.mark.rule("fr.solo.best")
def test_the_c_card_never_looks_at_the_rocket_and_rattonaut_tracks() -> None:
    table = against_greg(4, 3, 2, 1)
    for track in SYMBOLS:
        table.markers(0, **{track: 1})
    table.do("~card:C")
    assert table.plain()["plans"] == ["engine"], "its second free slot counts 7; a rattonaut's first counts 10"


@pytest.mark.rule("fr.solo.best")
@pytest.mark.rule("fr.solo.deck")
def test_after_the_c_card_all_revealed_cards_are_shuffled_back() -> None:
    table = against_greg(4, 3, 2, 1)
    table.markers(0, engine=1)
    for card in ("A4", "B5"):
        table.do(f"~card:{card}")
        table.begin(GREG)
        assert f"~card:{card}" not in table.legal, "a revealed card lies open until then"
    table.do("~card:C")
    assert len(table.happened("greg-shuffled")) == 1
    table.begin(GREG)
    assert {"~card:A4", "~card:B5", "~card:C"} <= set(table.legal)
    assert table.plain()["pile"] == [], "no card lies open"


@pytest.mark.rule("fr.solo.best")
def test_where_you_choose_the_cards_are_shuffled_back_after_your_choice() -> None:
    table = against_greg(4, 3, 2, 1)
    table.do("~card:C")
    table.do("score:engine")
    assert [event.kind for event in table.events] == ["greg-planned", "greg-shuffled", "turn-began"]


@pytest.mark.rule("fr.solo.comic")
def test_a_comic_symbol_removes_a_random_comic() -> None:
    table = against_greg(4, 3, 2, 1)
    table.library("no-toll", "discount", "thief")
    table.do("~card:B7")
    assert chances(table) == {f"~comic:{name}": Fraction(1, 3) for name in ("no-toll", "discount", "thief")}
    table.do("~comic:discount")
    assert table.library_names() == ["no-toll", "thief"]
    assert (int(table.player(GREG).comics), table.actor) == (0, 0)


@pytest.mark.rule("fr.solo.comic")
@pytest.mark.parametrize("comics", [(), ("thief",)])
def test_the_last_comic_goes_without_a_draw_and_an_empty_library_loses_nothing(comics: tuple[str, ...]) -> None:
    table = against_greg(4, 3, 2, 1)
    table.library(*comics)
    table.do("~card:B8")
    assert len(table.happened("greg-removed-comic")) == len(comics)
    assert (table.library_names(), table.actor) == ([], 0)


@pytest.mark.rule("fr.solo.deck")
@pytest.mark.parametrize("level", LEVELS)
def test_a_levels_deck_holds_so_many_a_and_b_cards_and_the_c_card(level: str) -> None:
    count_a, count_b = LEVELS[level]
    table = against_greg(4, 3, 2, 1, level=level)
    assert chances(table) == {
        **{f"~card:{card}": Fraction(count_a, 12 * 11) for card in CARDS_A},
        **{f"~card:{card}": Fraction(count_b, 9 * 11) for card in CARDS_B},
        "~card:C": Fraction(1, 11),
    }
    for card in CARDS_A[:count_a] + CARDS_B[:count_b]:
        table.do(f"~card:{card}")
        table.rats(GREG, 4, 3, 2, 1)
        table.begin(GREG)
    assert table.legal == ["~card:C"], "all others have been revealed"


@pytest.mark.rule("fr.solo.deck")
def test_cards_known_to_be_in_the_deck_are_likelier_than_unseen_ones() -> None:
    table = against_greg(4, 3, 2, 1)
    table.markers(0, engine=1)
    for card in ("A4", "C"):
        table.do(f"~card:{card}")
        table.begin(GREG)
    likely = chances(table)
    assert (likely["~card:A4"], likely["~card:C"]) == (Fraction(1, 11), Fraction(1, 11))
    assert likely["~card:A1"] == Fraction(4, 11 * 11), "4 of the 11 unseen A cards are among the 11 of the deck"
    assert likely["~card:B1"] == Fraction(5, 9 * 11)


# A small deck: of A1, A2, A3 two and of B1, B2 one, drawn unseen, with A4 and C.
HIDDEN_A, HIDDEN_B, KNOWN = ("A1", "A2", "A3"), ("B1", "B2"), ("A4", "C")
DEPTH = 4


@cache
def shown_from(deck: tuple[str, ...], depth: int) -> dict[tuple[str, ...], Fraction]:
    """How likely each sequence of cards is from a deck, by trying every order in which it can be shuffled."""
    if depth == 0:
        return {(): Fraction(1)}
    orders = list(permutations(deck))
    likely: dict[tuple[str, ...], Fraction] = defaultdict(Fraction)
    for order in orders:
        shown = order[: min(depth, order.index("C") + 1)]
        for rest, chance in shown_from(deck, depth - len(shown)).items():
            likely[shown + rest] += chance / len(orders)
    return likely


def likely_by_shuffling() -> dict[tuple[str, ...], Fraction]:
    """How likely each sequence of cards is, over every deck that may have been drawn."""
    decks = [(*a, *b, *KNOWN) for a in combinations(HIDDEN_A, 2) for b in combinations(HIDDEN_B, 1)]
    likely: dict[tuple[str, ...], Fraction] = defaultdict(Fraction)
    for deck in decks:
        for shown, chance in shown_from(deck, DEPTH).items():
            likely[shown] += chance / len(decks)
    return likely


def likely_by_rules(table: Table, depth: int) -> dict[tuple[str, ...], Fraction]:
    """How likely each sequence of cards is, by the weights of the rules."""
    if depth == 0:
        return {(): Fraction(1)}
    likely: dict[tuple[str, ...], Fraction] = {}
    for text, chance in chances(table).items():
        after = after_card(table.play, text)
        for rest, further in likely_by_rules(after, depth - 1).items():
            likely[text.removeprefix("~card:"), *rest] = chance * further
    return likely


def after_card(play: Playthrough, card: str) -> Table:
    """Greg's next turn after a card, with his rats back where they were."""
    table = Table(level="easy")
    table.play = play.copy()
    table.do(card)
    if table.phase == "greg-track":
        table.do(table.legal[0])
    table.rats(GREG, 4, 3, 2, 1)
    table.begin(GREG)
    return table


@pytest.mark.rule("fr.solo.deck")
def test_cards_come_as_likely_as_from_a_deck_drawn_and_shuffled_unseen() -> None:
    table = against_greg(4, 3, 2, 1)
    seen = [card for card in CARDS_A + CARDS_B if card not in HIDDEN_A + HIDDEN_B]
    table.put(seen=[*seen, "C"], deck=list(KNOWN), pile=[], unseen_a=2, unseen_b=1)
    table.begin(GREG)
    likely = likely_by_rules(table, DEPTH)
    assert sum(likely.values()) == 1
    assert likely == likely_by_shuffling()

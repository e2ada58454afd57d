"""What a seat may know: all but the random state, which shows in nothing until chance speaks."""

import numpy as np
import pytest

from ratskeller.core.codec import to_line
from ratskeller.engine.playthrough import Playthrough
from tests.games.firstrat.properties.tables import GAME, TABLES, Table, all_options, profile_with
from tests.games.firstrat.rules.cards import CARDS
from tests.games.firstrat.rules.table import own_profile

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
GAMES_EACH = 3


def random_moves(table: Table, options: dict[str, str], seed: int) -> list[int]:
    """The moves of a whole random game, chance's among them."""
    game = Playthrough(GAME, profile_with(*options.items()), table.people, table.level, seed=seed)
    choices = np.random.default_rng(seed)
    while not game.is_over:
        game.apply_number(game.legal[choices.integers(len(game.legal))])
    return game.moves


def views_of(game: Playthrough) -> list[bytes]:
    """What each seat, and somebody who only watches, may know."""
    return [GAME.view_for(game.box, game.position, seat).tobytes() for seat in range(-1, int(game.position["seats"]))]


@every_table
def test_two_games_that_differ_in_secrets_only_show_the_same_views_moves_and_events_to_the_end(table: Table) -> None:
    for seed in range(GAMES_EACH):
        options = all_options()[(seed * 61 + table.people * 7) % len(all_options())]
        profile = profile_with(*options.items())
        one = Playthrough(GAME, profile, table.people, table.level, seed=1, sample=False)
        other = Playthrough(GAME, profile, table.people, table.level, seed=2, sample=False)
        for move in random_moves(table, options, seed):
            assert one.positions.tobytes() != other.positions.tobytes()
            assert views_of(one) == views_of(other)
            assert one.legal == other.legal
            assert one.events == other.events
            one.apply_number(move)
            other.apply_number(move)
        assert one.is_over
        assert views_of(one) == views_of(other)
        assert one.record_text() == other.record_text()


@every_table
def test_a_view_hides_the_random_state_and_nothing_else(table: Table) -> None:
    game = Playthrough(GAME, GAME.profile(), table.people, table.level, seed=3)
    secret = to_line(GAME.layout, game.position).split(" ")
    for seat in range(int(game.position["seats"])):
        shown = to_line(GAME.layout, GAME.view_for(game.box, game.position, seat)).split(" ")
        assert [word for word in secret if word not in shown] == [word for word in secret if word.startswith("rng=")]
        assert set(shown) < set(secret)


def test_making_a_view_leaves_the_position_as_it_was_and_shares_nothing_with_it() -> None:
    game = Playthrough(GAME, GAME.profile(), 4, seed=3)
    before = game.positions.tobytes()
    view = GAME.view_for(game.box, game.position, 0)
    view.players[0].goods[0] = 99
    view.rng[0] = 5
    assert game.positions.tobytes() == before


@pytest.mark.rule("fr.solo.deck")
@pytest.mark.parametrize("level", GAME.levels)
def test_nobody_can_tell_an_unseen_card_in_gregs_deck_from_one_that_is_not(level: str) -> None:
    game = Playthrough(GAME, own_profile({}, {"greg": CARDS}), 1, level, seed=3, sample=False)
    choices = np.random.default_rng(3)
    revealed: set[str] = set()
    while not game.is_over and "~card:C" not in revealed:
        move = GAME.format_move(game.legal[choices.integers(len(game.legal))])
        if game.legal_moves()[0].startswith("~card:"):
            kinds_left = {card[6] for card in game.legal_moves()}
            unseen = {
                f"~card:{kind}{i}" for kind, count in (("A", 12), ("B", 9)) for i in range(1, count + 1)
            } - revealed
            assert set(game.legal_moves()) == {card for card in unseen if card[6] in kinds_left} | {"~card:C"}
            revealed.add(move)
        game.apply(move)
    assert "~card:C" in revealed


@every_table
def test_what_chance_will_say_is_not_in_the_position_until_it_speaks(table: Table) -> None:
    """The same position with other random states goes on differently: what comes is drawn only then."""
    start = Playthrough(GAME, profile_with(("comics", "super")), table.people, table.level, seed=0, sample=False)
    laid = set()
    for seed in range(20):
        game = start.copy()
        game.reseed(seed)
        game.sample = True
        assert views_of(game) == views_of(start)
        game.apply_number(game.legal[0])
        laid.add(views_of(game)[0])
    assert len(laid) > 15

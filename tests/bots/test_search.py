"""The search finds what there is to find, and adds up what it saw."""

import numpy as np
import pytest

from ratskeller.bots import Level, make_bot, seen_in
from ratskeller.bots.heuristics import Playouts, heuristics_of
from ratskeller.bots.search import Search, children
from ratskeller.engine.playthrough import Playthrough
from tests.bots.decisions import TABLES, can_win, new_game, random_decisions


@pytest.fixture
def middle() -> Playthrough:
    """A game of First Rat with four people, in its middle."""
    play = new_game(("firstrat", 4, None, {}))
    for number in random_decisions(play):
        if number == 60:
            break
    return play


def test_one_thread_finds_what_two_find(middle: Playthrough) -> None:
    seen = seen_in(middle)
    one, two = (Search(playouts=200, threads=threads).think(seen, 5) for threads in (1, 2))
    for mine, other in zip(one, two, strict=True):
        assert mine.nodes.tobytes() == other.nodes.tobytes()


def test_another_seed_grows_another_tree(middle: Playthrough) -> None:
    seen = seen_in(middle)
    first, second = (Search(playouts=200, threads=1).think(seen, seed)[0] for seed in (1, 2))
    assert first.nodes.tobytes() != second.nodes.tobytes()


def test_every_playout_is_counted_on_its_way_down(middle: Playthrough) -> None:
    for tree in Search(playouts=600).think(seen_in(middle), 1):
        nodes = tree.nodes
        assert nodes[0]["visits"] > 0
        assert sum(int(node["visits"]) for node in children(nodes, 0)) == nodes[0]["visits"]
        for node in range(1, int(tree.used[0])):
            below = sum(int(child["visits"]) for child in children(nodes, node))
            assert below in (0, int(nodes[node]["visits"]) - 1)


def test_the_seats_share_every_victory(middle: Playthrough) -> None:
    root = Search(playouts=400).think(seen_in(middle), 1)[0].nodes[0]
    assert root["wins"].sum() == pytest.approx(root["visits"])
    assert root["wins"][4] == 0


def test_the_priors_of_all_legal_moves_add_up(middle: Playthrough) -> None:
    tree = Search(playouts=20).think(seen_in(middle), 1)[0]
    assert {int(node["move"]) for node in children(tree.nodes, 0)} == set(middle.legal)
    assert sum(float(node["prior"]) for node in children(tree.nodes, 0)) == pytest.approx(1, abs=1e-5)


def test_a_search_without_time_stops_long_before_its_playouts(middle: Playthrough) -> None:
    trees = Search(playouts=100_000_000, seconds=0.01).think(seen_in(middle), 1)
    assert sum(int(tree.nodes[0]["visits"]) for tree in trees) < 100_000


def test_on_one_thread_every_tree_gets_its_share_of_the_time(
    middle: Playthrough, monkeypatch: pytest.MonkeyPatch
) -> None:
    deadlines: list[float] = []
    monkeypatch.setattr("ratskeller.bots.search.time.monotonic", lambda: 100.0)
    monkeypatch.setattr(Search, "grow", lambda _, seen, seed, number, deadline: deadlines.append(deadline))
    Search(playouts=100, seconds=1.0, threads=1).think(seen_in(middle), 1)
    assert deadlines == [100.5, 101.0]


def test_a_search_of_any_name_has_its_usual_playouts(middle: Playthrough) -> None:
    trees = Search("mole").think(seen_in(middle), 1)
    assert 0 < sum(int(tree.nodes[0]["visits"]) for tree in trees) <= 4000


@pytest.mark.parametrize(("level", "most"), [("sly-rat", 40), ("rat-king", 60), ("rat-emperor", 80)])
def test_a_level_has_the_playouts_that_the_game_names_for_it(
    middle: Playthrough, monkeypatch: pytest.MonkeyPatch, level: str, most: int
) -> None:
    heuristics = heuristics_of(middle.game)._replace(
        playouts=lambda _: Playouts(sly_rat=40, rat_king=60, rat_emperor=80)
    )
    monkeypatch.setattr("ratskeller.bots.search.heuristics_of", lambda _: heuristics)
    bot = make_bot(level, clock=False, threads=1)
    assert isinstance(bot, Search)
    visits = sum(int(tree.nodes[0]["visits"]) for tree in bot.think(seen_in(middle), 1))
    assert most - 2 <= visits <= most, "each tree begins with a look that is no playout"


def test_a_level_can_be_left_out_neither_by_a_game_nor_by_its_own_line() -> None:
    with pytest.raises(TypeError, match="rat_king"):
        Playouts(sly_rat=1000)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="player"):
        Level("mole-king", 1.0)  # type: ignore[call-arg]


def test_a_tree_without_room_for_more_nodes_goes_on_with_those_it_has(
    middle: Playthrough, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ratskeller.bots.search.MOST_NODES", 200)
    tree = Search(playouts=400, threads=1).think(seen_in(middle), 1)[0]
    assert tree.used[0] <= 200
    assert tree.nodes[0]["visits"] > 100


def test_a_decision_without_choice_takes_no_thought() -> None:
    class Unthinking(Search):
        def think(self, *_: object) -> list[object]:  # type: ignore[override]
            raise AssertionError("it thought")

    play = new_game(TABLES[5])
    seen = seen_in(play)
    only = type(seen)(seen.game, seen.boxes, seen.views, seen.seat, seen.legal[:1])
    assert Unthinking().choose(only, 0) == seen.legal[0]


def test_a_move_that_wins_at_once_is_found() -> None:
    """With two people, a second card that drives the rival onto the roof."""
    found = missed = 0
    for seed in range(20):
        play = new_game(TABLES[5], seed)
        for _ in random_decisions(play, seed):
            if play.position["turn"]["played"] == 1:
                winning = {move for move in play.legal if can_win(play, move)}
                if winning:
                    move = Search(playouts=800).choose(seen_in(play), seed)
                    found += move in winning
                    missed += move not in winning
    assert found > 2
    assert missed == 0


def test_the_last_turn_of_first_rat_is_won_whenever_it_can_be() -> None:
    """The last seat of the last round knows the result of each of its turns."""
    tried = 0
    for seed in range(200):
        play = new_game(("firstrat", 2, None, {}), seed)
        for _ in random_decisions(play, seed):
            last = play.position["round_number"] == play.position["end_round"] and play.position["seat"] == 1
            if last and len(play.legal) > 1:
                outcomes = {move: can_win(play, move) for move in play.legal}
                if len(set(outcomes.values())) > 1:
                    assert outcomes[Search(playouts=1200).choose(seen_in(play), seed)]
                    tried += 1
                break
        if tried == 3:
            break
    assert tried == 3


def test_what_a_seat_can_not_know_differs_from_playout_to_playout() -> None:
    """Cards of a rival come up that the rival does not hold: the search has filled them in."""
    play = new_game(TABLES[5])
    held = {card for card in range(6) if play.position["players"][1 - play.actor]["hand"][card] > 0}
    tree = Search(playouts=2000, threads=1).think(seen_in(play), 1)[0]
    moves = {
        int(node["move"]) // 4
        for first in range(1, int(tree.used[0]))
        for node in children(tree.nodes, first)
        if node["mover"] != play.actor and node["visits"] > 0 and node["move"] < 24
    }
    assert moves == set(range(6))
    assert moves != held
    assert np.all(seen_in(play).views[0]["players"][1 - play.actor]["hand"] == 0)

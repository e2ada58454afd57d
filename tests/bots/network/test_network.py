"""A network in compiled code says what its arrays say, knows no more than its seat, and treats all seats alike."""

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from ratskeller.bots.features import features_of
from ratskeller.bots.network.forward import new_network_buffers
from ratskeller.bots.network.judging import network_loops_for
from ratskeller.bots.network.weights import Network, new_network
from ratskeller.engine.playthrough import Playthrough
from tests.bots.decisions import TABLES, new_game, random_decisions

Floats = npt.NDArray[np.float64]
EVERY = 7  # of the decisions of a game


def decisions(number: int) -> list[Playthrough]:
    """Some decisions of a game at a table."""
    play = new_game(TABLES[number])
    return [play.copy() for decision in random_decisions(play) if decision % EVERY == 3]


def features(play: Playthrough, positions: Any, seat: int) -> list[int]:
    """What a seat sees of the first of some positions."""
    known = features_of(play.game)
    rows = np.zeros((1, known.most), np.int16)
    loops = network_loops_for(play.game)
    loops.list_all_features(play.boxes, positions, np.array([seat]), np.zeros(known.most, np.int64), rows)
    return [int(number) for number in rows[0] if number >= 0]


def chances(play: Playthrough, network: Network, positions: Any, seat: int) -> Floats:
    """What a seat thinks of the first of some positions, by compiled code."""
    out = np.zeros((1, 5))
    networks = (new_network_buffers(play.game, network),)
    network_loops_for(play.game).chances_of_all(play.boxes, networks, positions, np.array([seat]), out)
    found: Floats = out[0]
    return found


def both_layers(network: Network, active: list[int]) -> Floats:
    """The layers by NumPy, with all digits that there are."""
    first = np.maximum(network.first[active].sum(0, dtype=np.float64) + network.first_bias, 0)
    second = np.maximum(first @ network.second.astype(np.float64) + network.second_bias, 0)
    return np.concatenate([first, second])


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_compiled_code_says_what_the_arrays_say(number: int) -> None:
    network = new_network(new_game(TABLES[number]).game, 3, 48, 16)
    for play in decisions(number):
        seat, seats = play.actor, int(play.position["seats"])
        both = both_layers(network, features(play, play.positions, seat))
        logits = (network.seats @ both + network.seats_bias)[:seats]
        expected = np.roll(np.exp(logits) / np.exp(logits).sum(), seat)
        assert chances(play, network, play.positions, seat)[:seats] == pytest.approx(expected, abs=1e-5)
        moves, found = np.array(play.legal, np.int64), np.zeros(len(play.legal))
        networks = (new_network_buffers(play.game, network),)
        network_loops_for(play.game).move_logits_of(play.boxes, networks, play.positions, moves, len(moves), found)
        assert found == pytest.approx((network.moves @ both + network.moves_bias)[moves], abs=1e-4)


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_what_a_seat_can_not_know_changes_nothing(number: int) -> None:
    """The true position, the seat's view, and the view filled in again have the same features."""
    for play in decisions(number):
        for seat in range(int(play.position["seats"])):
            views = play.views([seat])
            seen = features(play, views, seat)
            assert features(play, play.positions, seat) == seen
            rng = np.array([5, seat, 7, 11], np.int64)
            play.game.rules.determinise(play.boxes[0], views[0], seat, rng)
            assert features(play, views, seat) == seen


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_features_are_numbers_below_their_count_and_fit_their_room(number: int) -> None:
    for play in decisions(number):
        known = features_of(play.game)
        for seat in range(int(play.position["seats"])):
            seen = features(play, play.positions, seat)
            assert len(seen) < known.most
            assert all(0 <= feature < known.size for feature in seen)


@pytest.mark.parametrize("number", [5, 8])
def test_who_sits_elsewhere_with_the_same_things_thinks_the_same(number: int) -> None:
    """All that belongs to seats moves on by a seat; the chances move with it."""
    network = new_network(new_game(TABLES[number]).game, 5, 48, 16)
    for play in decisions(number):
        seats = int(play.position["seats"])
        moved = moved_on(play.positions, seats)
        for seat in range(seats):
            before = chances(play, network, play.positions, seat)[:seats]
            after = chances(play, network, moved, (seat + 1) % seats)[:seats]
            assert after == pytest.approx(np.roll(before, 1), abs=1e-6)


def moved_on(positions: Any, seats: int) -> Any:
    """The first position with everybody of The Pied Piper sitting a seat further, houses and figures included."""
    moved = positions.copy()
    old, new = positions[0], moved[0]
    houses = int(old["houses"])
    step = houses // seats
    new["seat"], new["actor"] = (old["seat"] + 1) % seats, (old["actor"] + 1) % seats
    for seat in range(seats):
        new["players"][(seat + 1) % seats] = old["players"][seat]
    for house in range(houses):
        target = (house + step) % houses
        owner = int(old["ring"][house]["owner"])
        new["ring"][target] = old["ring"][house]
        new["ring"][target]["owner"] = owner if owner < 0 else (owner + 1) % seats
    for figure in range(7):
        if old["gaps"][figure] >= 0:
            new["gaps"][figure] = (old["gaps"][figure] + step) % houses
    for slot in range(4):
        new["row"][slot]["owner"] = (old["row"][slot]["owner"] + 1) % seats
    return moved

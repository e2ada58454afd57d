"""What a network is told of the cards that it might play is what they then do."""

import random

import numpy as np
import pytest

from ratskeller.bots.features import features_of
from ratskeller.bots.piedpiper.effects import BLOCKS
from ratskeller.core.layout import firsts
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game
from ratskeller.games.piedpiper import constants as w
from ratskeller.games.piedpiper.turn import cards_under

GAME = load_game("piedpiper")
FEATURES = features_of(GAME)
FIRST = firsts(FEATURES.blocks)
STEPS = (-2, -1, 1, 2)


def listed(play: Playthrough, block: str) -> list[int]:
    """The features of a block that the deciding seat has, counted from its first."""
    found = np.zeros(FEATURES.most, np.int64)
    count = FEATURES.list_features(play.boxes[0], play.position, play.actor, found)
    first, size = FIRST[block], BLOCKS[block]
    return [int(feature) - first for feature in found[:count] if first <= feature < first + size]


@pytest.mark.parametrize("people", [2, 3, 4, 5])
def test_foretold_steps_of_markers_are_those_that_the_rules_make(people: int) -> None:
    checked = 0
    for seed in range(12):
        luck, play = random.Random(seed), Playthrough(GAME, GAME.profile(), people, seed=seed)
        while not play.is_over:
            move, seat = luck.choice(play.legal), play.actor
            s = play.position
            slot = move % w.ROW
            acts_alone = (
                s.phase == w.PLAY
                and s.turn.played > 0
                and cards_under(s.row[slot]) == 1
                and not any(cards_under(place) == 2 for place in s.row if place.figure != w.NO_FIGURE)
            )
            if not acts_alone:
                play.apply_number(move)
                continue
            floors = [int(player.floor) for player in s.players[:people]]
            told = {
                (feature % 20 // 4 + seat) % people: STEPS[feature % 4]
                for feature in listed(play, "what a card would do")
                if feature // 20 == move
            }
            outs = {
                (feature % 5 + seat) % people
                for feature in listed(play, "who a card would put out")
                if feature // 5 == move
            }
            play.apply_number(move)
            for other, player in enumerate(play.position.players[:people]):
                if player.is_out or outs:
                    continue
                moved = max(-2, min(2, int(player.floor) - floors[other]))
                wanted = told.get(other, 0)
                assert moved == max(wanted, -floors[other]), (seed, move, other)
                checked += 1
    assert checked > 20

"""What holds for every bot."""

import numpy as np
import pytest

from ratskeller.bots import LEVELS, make_bot, seen_in
from ratskeller.core.errors import SetupError
from ratskeller.core.rng import seed_rng
from ratskeller.engine.playthrough import Playthrough
from tests.bots.decisions import TABLES, new_game, play_out, random_decisions

BOTS = ("random", "impulse", "greedy", "search:16", "champion:16", "ratling", "pantry-rat")


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("spec", BOTS)
def test_a_bot_plays_every_kind_of_table_to_its_end(
    spec: str, table: tuple[str, int, str | None, dict[str, str]]
) -> None:
    play = new_game(table)
    play_out(play, make_bot(spec, clock=False))
    assert play.is_over


def with_other_secrets(play: Playthrough) -> Playthrough:
    """The same game for the eyes of the seat that decides; what it can't see is another."""
    other = play.copy()
    other.positions[0] = play.game.view_for(play.box, play.position, play.actor)
    rng = np.zeros(4, np.int64)
    seed_rng(rng, 12345, len(play.moves))
    play.game.rules.determinise(play.box, other.positions[0], play.actor, rng)
    return other


@pytest.mark.parametrize("table", [TABLES[0], TABLES[3], TABLES[5], TABLES[7]], ids=str)
@pytest.mark.parametrize("spec", BOTS)
def test_a_choice_does_not_depend_on_secrets(spec: str, table: tuple[str, int, str | None, dict[str, str]]) -> None:
    play, bot = new_game(table), make_bot(spec, clock=False)
    swapped = 0
    for number in random_decisions(play):
        if number % 3 == 0:
            other = with_other_secrets(play)
            swapped += other.positions.tobytes() != play.positions.tobytes()
            assert seen_in(other).views.tobytes() == seen_in(play).views.tobytes()
            assert bot.choose(seen_in(other), 7) == bot.choose(seen_in(play), 7)
    assert swapped > 3


@pytest.mark.parametrize("spec", BOTS)
def test_thinking_leaves_the_game_as_it_was(spec: str) -> None:
    play = new_game(TABLES[7])
    seen = seen_in(play)
    before = play.positions.tobytes(), seen.views.tobytes()
    make_bot(spec, clock=False).choose(seen, 3)
    assert (play.positions.tobytes(), seen.views.tobytes()) == before


def test_a_level_is_made_by_its_name() -> None:
    assert [make_bot(name).name for name in LEVELS] == ["ratling", "pantry-rat", "sly-rat", "rat-king", "rat-emperor"]


def test_stronger_levels_may_think_longer_and_none_longer_than_a_second() -> None:
    seconds = [level.seconds for level in LEVELS.values()]
    assert seconds == sorted(seconds)
    assert seconds[1] <= 0.05
    assert seconds[-1] <= 1


@pytest.mark.parametrize(
    "spec", ["", "gredy", "greedy:3", "search:-1", "search:1", "search:x", "champion:1", "rat-king:5"]
)
def test_an_unknown_bot_is_refused_with_those_that_there_are(spec: str) -> None:
    with pytest.raises(
        SetupError, match=r"no bot is called .* ratling, pantry-rat, sly-rat, rat-king, rat-emperor, random"
    ):
        make_bot(spec)

"""Games of The Pied Piper, recorded and random, told once more by other means: they come out the same."""

import pytest

from ratskeller.core.record import format_record, read_record
from ratskeller.engine.playthrough import Playthrough
from tests.engine.properties.checked import Table
from tests.engine.properties.test_replays import record_of
from tests.games.piedpiper.properties.tables import GAME, PIEDPIPER, TABLES
from tests.games.piedpiper.recorded_games import COLLECTION
from tests.games.piedpiper.retold import Ending, Retold

GAMES_EACH = 100  # of every table and combination of options


def ending_of(play: Playthrough) -> Ending:
    """How a game came out by the rules."""
    pad = GAME.score_pad(play.box, play.position)
    return Ending(pad.reason, pad.lines["floor"], pad.lines["collected"], pad.lines["out"], pad.winners)


@pytest.mark.rule("pp.end.winner")
@pytest.mark.rule("pp.end.two-left")
@pytest.mark.rule("pp.end.nobody")
@pytest.mark.rule("pp.end.two-people")
@pytest.mark.rule("pp.end.cap")
@pytest.mark.parametrize("name", COLLECTION.results())
def test_a_recorded_game_comes_out_the_same_when_told_by_other_means(name: str) -> None:
    cap = COLLECTION.profile(read_record(COLLECTION.path(name)).profile, {}).data.counts.turns
    assert Retold(COLLECTION.path(name).read_text("utf-8"), cap).tell() == ending_of(COLLECTION.replayed(name))


@pytest.mark.rule("pp.turn.execute")
@pytest.mark.rule("pp.card.forward")
@pytest.mark.rule("pp.card.run")
@pytest.mark.rule("pp.card.back")
@pytest.mark.rule("pp.card.sewer")
@pytest.mark.rule("pp.card.pass")
@pytest.mark.rule("pp.card.plus")
@pytest.mark.rule("pp.card.melody")
@pytest.mark.rule("pp.card.two-specials")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_random_games_come_out_the_same_when_told_by_other_means(table: Table) -> None:
    for seed, options in enumerate(PIEDPIPER.all_options()):
        games = PIEDPIPER.play(table, options, GAMES_EACH, seed + 50)
        for i in range(GAMES_EACH):
            told = Retold(format_record(record_of(games, i), {})).tell()
            pad = GAME.score_pad(PIEDPIPER.boxes_with(*options.items())[0], games.positions[i])
            assert told.floors == pad.lines["floor"], games.options
            assert (told.reason, told.collected, told.out) == (pad.reason, pad.lines["collected"], pad.lines["out"])
            assert told.winners == pad.winners

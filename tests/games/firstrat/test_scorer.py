"""The score pad of the rules and that of the second scorer agree, for random games of every mode."""

import random
from pathlib import Path

import msgspec
import numba
import pytest

from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game
from tests.games.firstrat.scorer import Sheet, score_text

GAME = load_game("firstrat")
EVERY_OPTION = {
    **{"comics": "super", "path": "variable", "tracks": "chosen", "discount_for_two": "false"},
    **{"light_bonus": "cumulative", "spare_markers": "last-round", "greg_at_pad": "others-stay"},
    **{"award": "path", "library": "must", "super_power": "at-once", "greg_toll": "rat"},
    **{"mouldy_supply": "10", "award_supply": "15", "challenge_points": "more-than"},
}
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"comics": "super"},
    {"path": "variable", "tracks": "variable"},
    EVERY_OPTION,
)
PEOPLE = ((2, None), (3, None), (4, None), (5, None), (1, "easy"), (1, "medium"), (1, "hard"), (1, "unfair"))
# Interpreted games take a hundred times as long.
GAMES = 1 if numba.config.DISABLE_JIT else 12  # type: ignore[attr-defined]


def play_at_random(options: dict[str, str], people: int, level: str | None, seed: int) -> Playthrough:
    """A whole game of random moves that likes to build, so that markers are placed."""
    play = Playthrough(GAME, GAME.profile("standard", options), people, level, seed=seed)
    choose = random.Random(seed)
    while not play.is_over:
        moves = [move for move in play.legal if GAME.format_move(move).startswith(("build", "donate", "in"))]
        play.apply_number(choose.choice(moves or play.legal))
    return play


def test_the_second_scorer_shares_nothing_with_the_rules() -> None:
    for name in ("scorer", "retold", "retold_board"):
        assert "import ratskeller" not in Path(__file__).with_name(f"{name}.py").read_text("utf-8")
        assert "from ratskeller" not in Path(__file__).with_name(f"{name}.py").read_text("utf-8")


@pytest.mark.rule("fr.score.pad")
@pytest.mark.rule("fr.score.tracks")
@pytest.mark.parametrize("options", OPTIONS, ids=["plain", "super", "variable", "every-option"])
@pytest.mark.parametrize(("people", "level"), PEOPLE)
def test_the_second_scorer_agrees_with_the_rules(options: dict[str, str], people: int, level: str | None) -> None:
    for seed in range(GAMES):
        play = play_at_random(options, people, level, seed)
        pad = GAME.score_pad(play.box, play.position)
        sheet = score_text(play.record_text(), msgspec.to_builtins(play.profile.data.deck))
        assert sheet == Sheet(pad.lines, pad.totals, pad.winners, pad.reason), f"seed {seed}"

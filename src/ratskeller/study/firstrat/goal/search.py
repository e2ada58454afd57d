"""A search that knows which challenge a person alone plays for, and aims at that, not only at a victory."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from ratskeller.bots import heuristics_loops, tree_search
from ratskeller.bots.bot import Seen
from ratskeller.bots.champion import champion_file
from ratskeller.bots.firstrat.evaluate import evaluate
from ratskeller.bots.firstrat.priors import prior_logits
from ratskeller.bots.heuristics import heuristics_of
from ratskeller.bots.heuristics_loops import bot_loops_for
from ratskeller.bots.network.bot import loaded
from ratskeller.bots.network.forward import NetworkBuffers, new_network_buffers
from ratskeller.bots.network.judging import network_loops_for
from ratskeller.bots.search import Search
from ratskeller.bots.tree_search import Judge
from ratskeller.core.errors import SetupError
from ratskeller.core.game import Game
from ratskeller.core.layout import ZERO, Ints
from ratskeller.core.rule import rule
from ratskeller.engine.compiled import load_loops, loops_for
from ratskeller.games.firstrat.challenges import CHALLENGES, challenges_met
from ratskeller.study.firstrat.hunting.aim import aim_at
from ratskeller.study.firstrat.hunting.progress import is_lost, progress

LOOPS = Path(__file__).with_name("loops.py")
NO_HORIZON = 999  # nobody knows beforehand when the rival will be done
LOST = -100.0  # points that a challenge is worth which can't be met any more
NETWORK_PART = 0.5  # of the judgement, as an exponent; the rest is what the position promises
PARAMS = {
    "value_weight": 1 - 1e-9,  # below 1, so that the end of a game is judged, too, instead of counted as a victory
    "margin_weight": 0.0,
    "value_temperature": 40.0,  # the bonus for progress is as large as a good game's points
}


class Goal(NamedTuple):
    """What the loops go by."""

    weights: Any  # of the heuristics, changed for the challenge
    aim: Any
    rivals: float
    network_part: float
    plays_on: int  # 1: to the end of the game, for its points
    net: NetworkBuffers


@rule
def aimed_evaluate(box: Any, goal: Any, s: Any, seat: int) -> float:
    """How good a seat's position is, with a bonus for the person's progress towards the challenge."""
    value: float = evaluate(box, goal.weights, s, seat)
    if seat != ZERO:
        return value
    bonus: float = LOST if is_lost(box, s, goal.aim) else goal.aim.zeal * progress(box, s, goal.aim)
    return value + bonus


@rule
def aimed_prior_logits(box: Any, goal: Any, s: Any, moves: Ints, count: int, out: Any) -> None:
    """How much a player is drawn to each move."""
    prior_logits(box, goal.weights, s, moves, count, out)


def goal_loops_for(game: Game) -> Any:
    """The search by a goal: the loops of bots around what positions promise, and the judge around those."""
    part = "ratskeller.study.firstrat.goal.loops"
    names = game.rules._asdict() | {"draw_chance": loops_for(game).draw_chance}
    names |= {"evaluate": aimed_evaluate, "prior_logits": aimed_prior_logits}
    aimed = load_loops(heuristics_loops.LOOPS, f"{part}_bots", names)
    asked = {"aimed_priors": aimed.fill_priors, "aimed_look_ahead": aimed.look_ahead, "aimed_judge": aimed.judge}
    asked |= {"aimed_play_to_end": aimed.play_to_end}
    asked |= {"network_chances": network_loops_for(game).chances, "victory_share": bot_loops_for(game).victory_share}
    judging = load_loops(LOOPS, f"{part}_judge", asked | {"challenges_met": challenges_met, "is_lost": is_lost})
    names = game.rules._asdict() | {name: getattr(bot_loops_for(game), name) for name in tree_search.OF_BOTS}
    names |= {name: getattr(judging, name) for name in tree_search.OF_JUDGES}
    return load_loops(tree_search.LOOPS, f"{part}_tree", names)


@dataclass(frozen=True)
class GoalSearch(Search):
    """Thinks by playouts that are judged by whether a challenge will be met. Alone against the game's rival only."""

    challenge: str = CHALLENGES[0]
    network_part: float = NETWORK_PART
    plays_on: bool = False  # for the expected points, as hints tell them

    def judge(self, seen: Seen) -> Judge:
        """The challenge's own judge."""
        if seen.views[0]["level"] < 0:
            raise SetupError("challenges are for one person alone")
        game, path = seen.game, champion_file(seen.game)
        assert path is not None
        aims, weights = aim_at(self.challenge, NO_HORIZON)
        net = new_network_buffers(game, loaded(path, 0, game.name)[0])
        goal = Goal(weights[0], aims[0], float(weights[0]["rivals"]), self.network_part, int(self.plays_on), net)
        return Judge(goal_loops_for(game), (goal,), heuristics_of(game).params(seen.views[0]) | PARAMS)


def hint_search(challenge: str, playouts: int, seconds: float) -> GoalSearch:
    """A search for a hint to somebody who plays for a challenge; refuses one that there is not."""
    if challenge not in CHALLENGES:
        raise SetupError(f"no challenge is called '{challenge}': there are {', '.join(CHALLENGES)}")
    return GoalSearch(f"goal:{challenge}", playouts, seconds, challenge=challenge, plays_on=True)

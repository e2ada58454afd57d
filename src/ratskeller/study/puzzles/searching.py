"""What a search thinks of the whole turns that a seat can play, put together by what they lead to."""

from dataclasses import dataclass

from ratskeller.bots.bot import Bot, seen_in
from ratskeller.engine.playthrough import Playthrough
from ratskeller.study.analysis.calibration import JudgeName
from ratskeller.study.analysis.growing import SEARCHED, Path, grown
from ratskeller.study.analysis.worth import Worth, worth_of
from ratskeller.study.hint import whole_turns
from ratskeller.study.puzzles.results import goes_on, key_of, result_of

MOST_PATHS = 60  # the most visited: all others together have next to no playouts


@dataclass(frozen=True)
class Result:
    """Something that the turn can lead to."""

    key: bytes
    path: Path  # the most visited way there
    attention: float  # share of all playouts that ended here


def results_of(play: Playthrough, playouts: int, seed: int, judge: JudgeName = "trials") -> list[Result]:
    """What the turn can lead to, what the search prefers first. The same seed gives the same results."""
    seen = seen_in(play)
    trees = grown(seen, playouts, seed, SEARCHED, judge_name=judge)
    visits: dict[Path, int] = {}
    for tree in trees:
        for path, node in whole_turns(tree):
            visits[path] = visits.get(path, 0) + int(node["visits"])
    total = sum(visits.values())
    found: dict[bytes, Result] = {}
    for path in sorted(visits, key=lambda way: -visits[way])[:MOST_PATHS]:
        key, share = result_of(play, path, play.actor), visits[path] / total
        before = found.get(key, Result(key, path, 0.0))
        found[key] = Result(key, before.path, before.attention + share)
    return sorted(found.values(), key=lambda result: -result.attention)


def worth_of_turn(
    play: Playthrough, path: Path, games: int, seed: int, device: str, judge: JudgeName = "trials"
) -> Worth:
    """The results of games that go on from a whole turn, by what the seat knew when it took its last decision."""
    trial = play.copy()
    for move in path[:-1]:
        trial.apply_number(move)
    return worth_of(seen_in(trial), path[-1], games, seed, device, judge)


def turn_of(play: Playthrough, bot: Bot, seed: int) -> tuple[Path, bytes]:
    """The turn that a bot plays, and what it leads to."""
    trial, seat, label = play.copy(), play.actor, play.label
    path: Path = ()
    while goes_on(trial, seat, label):
        move = bot.choose(seen_in(trial), seed + len(path))
        path = (*path, move)
        trial.apply_number(move)
    return path, key_of(trial, seat)

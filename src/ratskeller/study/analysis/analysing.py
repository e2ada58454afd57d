"""A game analysed: every decision looked at, on as many threads as there are cores to think on."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

from ratskeller.bots.bot import Seen
from ratskeller.core.errors import RatskellerError
from ratskeller.core.position import CHANCE
from ratskeller.engine.cuda.card import check_device
from ratskeller.engine.playthrough import Playthrough
from ratskeller.study.analysis.calibration import Floats
from ratskeller.study.analysis.growing import judge_of
from ratskeller.study.analysis.looking import PLAYOUTS, Look, judge_for, look
from ratskeller.study.analysis.model import Analysis, Decision, Luck, size_of
from ratskeller.study.analysis.splitting import seat_results
from ratskeller.study.analysis.turns import turning_points, turns_of
from ratskeller.study.analysis.walking import SPECTATOR, Step, final_shares, know_the_same, steps_of

THREADS = 2

Progress = Callable[[int, int], None]  # decisions that were looked at, of how many


class NothingToAnalyse(RatskellerError):
    """A game in which nobody has had a choice yet."""


def analyse(
    play: Playthrough,
    *,
    playouts: int | None = None,
    seed: int = 0,
    threads: int = THREADS,
    device: str = "cpu",
    progress: Progress | None = None,
) -> Analysis:
    """Explain a game that has been replayed. The same seed gives the same analysis on any number of threads. Without a
    number of playouts, each decision gets the usual one of who judges at such a table. With the device `cuda`, trial
    games judge, played on a card, and many more of them.

    `progress` is called from this thread; what it raises ends the work."""
    check_device(device)
    steps = list(steps_of(play))
    first = next((step.seen for step in steps if step.seen), None)
    if first is None:
        raise NothingToAnalyse("nobody has decided anything in this game yet")
    judge_of(first, judge_for(first, device))  # loads its loops before several threads need them
    playouts = playouts or PLAYOUTS[judge_for(first, device)]
    looks = look_at_all(steps, playouts, seed, threads, device, progress)
    decisions, luck = chain(play, steps, looks)
    turns = turns_of(play, steps, decisions)
    return Analysis(
        game=play.game.name,
        profile_hash=play.profile.hash,
        people=play.people,
        level=play.level,
        finished=play.is_over,
        playouts=playouts,
        seed=seed,
        decisions=decisions,
        luck=luck,
        turns=turns,
        turning_points=turning_points(turns, decisions, luck),
        seats=seat_results(decisions, turns, final_shares(play)),
    )


def look_at_all(
    steps: list[Step], playouts: int, seed: int, threads: int, device: str, progress: Progress | None
) -> dict[int, Look]:
    """A look at every decision, by the number of its move. No look knows of any other."""
    choices = [(step, step.seen) for step in steps if step.seen is not None]
    looks: dict[int, Look] = {}

    def look_at(step: Step, seen: Seen) -> Look:
        return look(seen, step.move, playouts, seed + (step.number << 32), device)

    pool = ThreadPoolExecutor(threads)
    try:
        found = pool.map(lambda pair: look_at(*pair), choices)
        for (step, _), result in zip(choices, found, strict=True):
            looks[step.number] = result
            if progress:
                progress(len(looks), len(choices))
    finally:
        pool.shutdown(cancel_futures=True)
    return looks


def chain(play: Playthrough, steps: list[Step], looks: dict[int, Look]) -> tuple[list[Decision], list[Luck]]:
    """The decisions with the chances before and after, and what came between.

    Where chance has not spoken and nothing is hidden, all that changes until the next decision is the decision's: the
    next look only sees further."""
    decisions, luck = [], []
    numbers = [*looks, len(steps)]
    for number, following in pairwise(numbers):
        between = [step for step in steps[number + 1 : following] if step.actor == CHANCE]
        if following < len(steps):
            then, is_common = listed(looks[following].before), steps[following].is_common
        else:
            then = final_shares(play) or listed(looks[number].after)
            is_common = know_the_same(play, steps[number].actor, SPECTATOR)
        after = then if is_common and not between else listed(looks[number].after)
        decisions.append(decision(play, steps[number], looks[number], after))
        if between or not is_common:
            start = between[0] if between else steps[number]
            texts = [play.game.format_move(step.move) for step in between]
            luck.append(Luck(start.number, start.turn, texts, after, then))
    return decisions, luck


def decision(play: Playthrough, step: Step, found: Look, after: list[float]) -> Decision:
    """A look put down."""
    assert step.seen is not None
    text = play.game.format_move
    return Decision(
        number=step.number,
        turn=step.turn,
        seat=step.actor,
        move=text(step.move),
        legal=len(step.seen.legal),
        best=[text(move) for move in found.best],
        before=listed(found.before),
        after=after,
        lost=found.lost,
        size=size_of(found.lost),
        points_before=listed(found.points_before),
        points_after=listed(found.points_after),
    )


def listed(values: Floats) -> list[float]:
    """Values as JSON has them."""
    return [float(value) for value in values]

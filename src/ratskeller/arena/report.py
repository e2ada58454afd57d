"""What a match has shown: who wins how often, by what scores, in what time."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Literal, NamedTuple

import msgspec

from ratskeller.arena.intervals import Mean, mean_by_shuffle, share_by_shuffle
from ratskeller.arena.match import Match
from ratskeller.arena.table import Result
from ratskeller.engine.simulate import Share, Spread
from ratskeller.games import load_game


class Thinking(NamedTuple):
    """How many decisions a side has made, and the seconds for each, on average and at most."""

    decisions: int
    mean: float
    longest: float


Verdict = Literal["above", "below", "open"]


class BotReport(msgspec.Struct, frozen=True):
    """How a bot did, on all seats that it had."""

    bot: str
    seats_played: int
    wins: Share  # for each seat played; a shared victory counts in parts
    fair_share: float | None  # None against the game's own rival
    verdict: Verdict | None  # where the interval of its wins lies beside the fair share
    score: Mean
    winning_score: Mean | None  # in games that it won
    decisions: int
    mean_seconds: float  # for a decision
    longest_seconds: float


class Failure(msgspec.Struct, frozen=True):
    """A game that a bot has lost by failing in it."""

    bot: str
    seat: int
    shuffle: int
    rotation: int
    seed: int
    move: int  # the number of the one that it failed at
    reason: str


class Report(msgspec.Struct, frozen=True):
    """The figures of a match."""

    match: Match
    games: int
    shuffles: int
    rotations: int
    bots: list[BotReport]
    wins_by_seat: list[Share]
    winning_score: Mean | None
    length_unit: str  # rounds or turns
    lengths: Spread
    moves: Spread
    end_reasons: dict[str, int]
    failures: list[Failure]
    games_per_minute: float  # of one process


def report_of(match: Match, results: Sequence[Result]) -> Report:
    """The figures of whole shuffles, given in their order."""
    rotations = len(match.rotations)
    shuffles = [results[first : first + rotations] for first in range(0, len(results), rotations)]
    sides = sides_of(match, len(results[0].scores))
    reasons = Counter(result.reason for result in results)
    return Report(
        match=match,
        games=len(results),
        shuffles=len(shuffles),
        rotations=rotations,
        bots=[report_of_bot(bot, match, shuffles, sides) for bot in dict.fromkeys(sides[0])],
        wins_by_seat=[
            share_by_shuffle([mean(won_by(result, [seat]) for result in shuffle) for shuffle in shuffles], rotations)
            for seat in range(len(sides[0]))
        ],
        winning_score=mean_score(shuffles, lambda result: result.winners),
        length_unit=load_game(match.game).length_unit,
        lengths=spread_of([result.length for result in results]),
        moves=spread_of([result.moves for result in results]),
        end_reasons=dict(sorted(reasons.items())),
        failures=failures_in(match, results),
        games_per_minute=60 * len(results) / sum(result.took for result in results),
    )


def failures_in(match: Match, results: Iterable[Result]) -> list[Failure]:
    """All games that a bot has lost by failing in them."""
    return [
        Failure(
            bot=match.rotations[result.rotation][result.forfeit.seat],
            seat=result.forfeit.seat,
            shuffle=result.shuffle,
            rotation=result.rotation,
            seed=result.seed,
            move=result.moves + 1,
            reason=result.forfeit.reason,
        )
        for result in results
        if result.forfeit is not None
    ]


def failure_texts(failures: Iterable[Failure]) -> list[str]:
    """A line for each way in which a bot has failed: how often, and where to look at the first time."""
    ways: dict[tuple[str, str], list[Failure]] = {}
    for failure in failures:
        ways.setdefault((failure.bot, failure.reason), []).append(failure)
    lines = []
    for (bot, reason), some in ways.items():
        games = "a game" if len(some) == 1 else f"{len(some):,} games"
        where = f"game seed {some[0].seed}, seat {some[0].seat + 1}, move {some[0].move}"
        lines.append(f"{bot} lost {games}: it {reason} ({'first in ' if len(some) > 1 else ''}{where})")
    return lines


def sides_of(match: Match, columns: int) -> list[tuple[str, ...]]:
    """Who has each column of the score, in each rotation: the bots, then the game's own rival."""
    rival = (f"rival:{match.level}",) * (columns - match.seats)
    return [bots + rival for bots in match.rotations]


def report_of_bot(
    bot: str, match: Match, shuffles: Sequence[Sequence[Result]], sides: Sequence[tuple[str, ...]]
) -> BotReport:
    """How a bot did."""
    columns = [[column for column, side in enumerate(seated) if side == bot] for seated in sides]
    own, rotations = len(columns[0]), len(sides)

    def seats(result: Result) -> list[int]:
        return columns[result.rotation]

    shares = [mean(won_by(result, seats(result)) for result in shuffle) for shuffle in shuffles]
    together = Share(1.0, 1.0, 1.0) if own == len(sides[0]) else share_by_shuffle(shares, rotations)
    # The seats of one bot can't all win the same game: what is measured is the share that they win together.
    wins = Share(together.share / own, together.low / own, together.high / own)
    fair = None if match.level else 1 / match.seats
    thinking = thinking_of((result, seats(result)) for shuffle in shuffles for result in shuffle)
    score = mean_score(shuffles, seats)
    assert score is not None
    return BotReport(
        bot=bot,
        seats_played=own * rotations * len(shuffles),
        wins=wins,
        fair_share=fair,
        verdict=None if fair is None else verdict_on(wins, fair),
        score=score,
        winning_score=mean_score(shuffles, lambda result: [seat for seat in seats(result) if seat in result.winners]),
        decisions=thinking.decisions,
        mean_seconds=thinking.mean,
        longest_seconds=thinking.longest,
    )


def thinking_of(games: Iterable[tuple[Result, Iterable[int]]]) -> Thinking:
    """How long some seats of games took; the game's own rival doesn't."""
    thinking = [
        (game.decisions[seat], game.seconds[seat], game.longest[seat])
        for game, seats in games
        for seat in seats
        if seat < len(game.decisions)
    ]
    decisions = sum(count for count, _, _ in thinking)
    total = sum(seconds for _, seconds, _ in thinking)
    return Thinking(decisions, total / max(decisions, 1), max((longest for _, _, longest in thinking), default=0.0))


def won_by(result: Result, seats: Iterable[int]) -> float:
    """The part of a victory that seats have together."""
    return sum(seat in result.winners for seat in seats) / len(result.winners)


def verdict_on(wins: Share, fair: float) -> Verdict:
    """Whether the interval excludes the fair share."""
    return "above" if wins.low > fair else "below" if wins.high < fair else "open"


def mean_score(shuffles: Sequence[Sequence[Result]], seats: Callable[[Result], Sequence[int]]) -> Mean | None:
    """The mean score of some seats of each game."""
    scores = [[result.scores[seat] for result in shuffle for seat in seats(result)] for shuffle in shuffles]
    return mean_by_shuffle([sum(some) for some in scores], [len(some) for some in scores])


def mean(values: Iterable[float]) -> float:
    """The mean of some values."""
    known = list(values)
    return sum(known) / len(known)


def spread_of(values: Sequence[int]) -> Spread:
    """The least, the mean and the greatest."""
    return Spread(min(values), mean(values), max(values))

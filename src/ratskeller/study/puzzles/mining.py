"""Games of strong bots, searched for puzzles turn by turn. What is found follows from the seed and a game's number."""

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from ratskeller.bots.bot import seen_in
from ratskeller.bots.greedy import Greedy
from ratskeller.bots.heuristics import heuristics_of
from ratskeller.bots.impulse import Impulse
from ratskeller.bots.levels import make_bot
from ratskeller.core.game import Game
from ratskeller.engine.playthrough import Playthrough
from ratskeller.study.analysis.calibration import JudgeName, calibration_for
from ratskeller.study.analysis.growing import Path
from ratskeller.study.analysis.model import SIZES
from ratskeller.study.analysis.worth import Worth
from ratskeller.study.puzzles.grounds import Ground, ground_of, is_spent
from ratskeller.study.puzzles.of_game import puzzle_facts
from ratskeller.study.puzzles.puzzle import EASY, HARD, MEDIUM, Origin, Puzzle, Way, id_of
from ratskeller.study.puzzles.searching import Result, results_of, turn_of, worth_of_turn
from ratskeller.study.puzzles.themes import theme_of

KINGS, KINGS_MOST = 9, 2  # one game of so many is played by the strongest level, if no more people play
SHORT, LONGER = 3000, 60_000  # playouts of the first search; of each later one, at least,
KINGS_TIMES = 2  # and at least so many times those of the strongest level
SEARCHES = 2  # longer ones, which must agree
LEAST_RESULTS = 6  # fewer leave too little to look for
AHEAD_AT_FIRST, AHEAD = 1.3, 2.0  # times the playouts of the next that the answer has, in the short search and later
GLIMPSE, TRIALS = 400, 2000  # trial games for a way, at first and in the end
LEAST_LOST = SIZES["slip"]  # of the calibrated chance to win, by every other way
LEAST_SPREAD = 0.01  # that trial games are taken to have, however one-sided they are
SURE = 3.0  # standard errors that the margin has to be
OTHERS = 4  # ways that are shown beside the answer
OFTEN = 0.5  # of its tries: a level that finds the answer so often finds it
CLOSE = 0.08  # of won trial games: an answer with a smaller lead is hard to tell
EASY_PART = 0.35  # of all puzzles, at most
FROM_A_GAME = 6
APART = 2  # rounds that lie between two puzzles of a game at least
IMPULSE = Impulse(temperature=0.01)  # always the move with the highest prior
TRIES = {"ratling": 4, "pantry-rat": 1, "sly-rat": 4}  # of each level, to see whether it finds the answer


@dataclass
class Mine:
    """Where puzzles of a game are looked for, and why turns were passed over."""

    game: Game
    seed: int
    count: int  # puzzles that are wanted
    puzzles: list[Puzzle] = field(default_factory=list)
    seen: Counter[str] = field(default_factory=Counter)
    device: str = "cpu"  # where trial games are played
    judge: JudgeName = "trials"  # who says what turns are worth

    @property
    def margin(self) -> float:
        """The lead in won trial games that the answer needs over every other way."""
        return puzzle_facts(self.game).margin

    @property
    def first_number(self) -> int:
        """The game to go on with, by what was found before."""
        return max((puzzle.origin.number + 1 for puzzle in self.puzzles if puzzle.origin.seed == self.seed), default=0)

    def is_spent(self, ground: Ground) -> bool:
        """Tables like this have given their part."""
        found = [Ground(puzzle.people, puzzle.level, puzzle.options) for puzzle in self.puzzles]
        return is_spent(self.game, ground, found, self.count)

    @property
    def has_enough_easy(self) -> bool:
        """A look at every turn, and no further, is enough for as many puzzles as it should be enough for."""
        return sum(puzzle.difficulty == EASY for puzzle in self.puzzles) >= EASY_PART * self.count

    def dig(self) -> Iterator[list[Puzzle]]:
        """The puzzles of game after game, until there are as many as are wanted."""
        number = self.first_number
        while len(self.puzzles) < self.count:
            if not self.is_spent(ground_of(self.game, number)):
                found = self.look_into(number)
                self.puzzles += found
                yield found
            number += 1

    def look_into(self, number: int) -> list[Puzzle]:
        """Play a game, and look at the beginning of every turn."""
        ground = ground_of(self.game, number)
        is_kings = number % KINGS == KINGS - 1 and ground.people <= KINGS_MOST
        bot = make_bot("rat-king" if is_kings else "sly-rat", clock=False, threads=1)
        profile = self.game.profile(changes=ground.options)
        seed = (self.seed << 40) + (number << 20)
        play = Playthrough(self.game, profile, ground.people, ground.level, seed=seed)
        found: list[Puzzle] = []
        label, turns, wait = play.label, 0, 0
        while not play.is_over and len(found) < FROM_A_GAME:
            if play.label != label:
                label, turns = play.label, turns + 1
                if turns > wait:
                    puzzle = self.puzzle_in(play, seed + len(play.moves), Origin(self.seed, number, bot.name))
                    if puzzle:
                        found.append(puzzle)
                        wait = turns + APART * ground.people
            play.apply_number(bot.choose(seen_in(play), seed + len(play.moves)))
        self.seen["games"] += 1
        return found

    def puzzle_in(self, play: Playthrough, seed: int, origin: Origin) -> Puzzle | None:
        """The puzzle that a turn is, if it is one. What is cheap to find out is found out first."""
        self.seen["turns"] += 1
        if len(play.legal) < 2:
            return self.passed("forced")
        first = results_of(play, SHORT, seed, self.judge)
        if len(first) < LEAST_RESULTS:
            return self.passed("few results")
        best = first[0]
        if best.attention < AHEAD_AT_FIRST * first[1].attention:
            return self.passed("undecided")
        obvious = turn_of(play, Greedy(), seed)
        if best.key == turn_of(play, IMPULSE, seed)[1] or (best.key == obvious[1] and self.has_enough_easy):
            return self.passed("obvious")
        trials = Trials(play, seed, self.device, self.judge)
        if not trials.is_clear(told_ways([first], obvious)[:3], GLIMPSE, self.margin / 2, 0):
            return self.passed("no margin at a glimpse")
        if not trials.is_clear(told_ways([first], obvious), TRIALS, self.margin, SURE):
            return self.passed("no margin")
        kings = heuristics_of(self.game).playouts(seen_in(play).views[0]).rat_king
        playouts = max(LONGER, KINGS_TIMES * kings)
        longer: list[list[Result]] = []
        for number in range(SEARCHES):
            search = results_of(play, playouts, seed + number + 1, self.judge)
            if search[0].key != best.key or search[0].attention < AHEAD * search[1].attention:
                return self.passed("longer search disagrees")
            longer.append(search)
        ways = told_ways(longer, obvious)
        if not trials.is_clear(ways, TRIALS, self.margin, SURE):
            return self.passed("no margin after longer searches")
        self.seen["puzzles"] += 1
        return put_down(play, ways, trials, longer, playouts, seed, origin)

    def passed(self, why: str) -> Puzzle | None:
        """No puzzle: count why."""
        self.seen[why] += 1
        return None


@dataclass
class Trials:
    """Games that go on from a position, counted once for each result and number of games."""

    play: Playthrough
    seed: int
    device: str
    judge: JudgeName
    known: dict[tuple[bytes, int], Worth] = field(default_factory=dict)

    def worth(self, way: Result, games: int) -> Worth:
        """The results of trial games that go on from a way."""
        if (way.key, games) not in self.known:
            self.known[way.key, games] = worth_of_turn(self.play, way.path, games, self.seed, self.device, self.judge)
        return self.known[way.key, games]

    def is_clear(self, ways: list[Result], games: int, margin: float, sure: float) -> bool:
        """The first way wins clearly more trial games than any other, and the difference is no accident."""
        views, seat = seen_in(self.play).views, self.play.actor
        calibration = calibration_for(self.play.game, views[0], self.judge)
        progress = calibration.progress(self.play.game, views)
        best = self.worth(ways[0], games)
        for way in ways[1:]:
            other = self.worth(way, games)
            shares = [worth.wins[seat] / worth.games for worth in (best, other)]
            spreads = [max(share * (1 - share), LEAST_SPREAD) for share in shares]
            variances = [worth.variance[seat] * spread for worth, spread in zip((best, other), spreads, strict=True)]
            error = math.sqrt(sum(variances) / games)
            chances = [calibration.chances(worth.wins, worth.games, progress, seat)[seat] for worth in (best, other)]
            lost = chances[0] - chances[1]
            if shares[0] - shares[1] < max(margin, sure * error) or lost < (LEAST_LOST if sure else 0):
                return False
        return True


def told_ways(searches: list[list[Result]], obvious: tuple[Path, bytes]) -> list[Result]:
    """The results that searches prefer, by their mean share of playouts, and the obvious one."""
    attention: dict[bytes, float] = {}
    paths: dict[bytes, Path] = {}
    for search in searches:
        for result in search:
            attention[result.key] = attention.get(result.key, 0.0) + result.attention / len(searches)
            paths.setdefault(result.key, result.path)
    liked = sorted(attention, key=lambda key: -attention[key])[: 1 + OTHERS]
    if obvious[1] not in liked:
        liked[-1] = obvious[1]
        paths[obvious[1]] = obvious[0]
    return [Result(key, paths[key], attention.get(key, 0.0)) for key in liked]


def put_down(
    play: Playthrough,
    ways: list[Result],
    trials: Trials,
    longer: list[list[Result]],
    playouts: int,
    seed: int,
    origin: Origin,
) -> Puzzle:
    """Everything that is known of a puzzle."""
    shown = [shown_way(play, way, trials.worth(way, TRIALS)) for way in ways]
    found = {level: how_often(play, ways[0].key, level, seed) for level in TRIES}
    views = seen_in(play).views
    return Puzzle(
        id=id_of(play.line()),
        game=play.game.name,
        people=play.people,
        level=play.level,
        options=play.profile.changes,
        seat=play.actor,
        turn=play.label,
        progress=round(calibration_for(play.game, views[0], trials.judge).progress(play.game, views), 3),
        theme=theme_of(play, ways[0].path),
        difficulty=difficulty_of(found, lead_of(shown, play.actor)),
        results=max(len(search) for search in longer),
        answer=shown[0],
        others=sorted(shown[1:], key=lambda way: -way.wins[play.actor]),
        playouts=playouts,
        searches=len(longer),
        games=TRIALS,
        found=found,
        origin=origin,
        position=play.line(),
        judge=trials.judge,
    )


def shown_way(play: Playthrough, way: Result, worth: Worth) -> Way:
    """A way with its figures, as a file has them."""
    return Way(
        moves=[play.game.format_move(move) for move in way.path],
        attention=round(way.attention, 4),
        wins=[round(float(wins) / worth.games, 4) for wins in worth.wins],
        points=[round(float(points), 2) for points in worth.points],
    )


def how_often(play: Playthrough, key: bytes, level: str, seed: int) -> float:
    """The part of its tries in which a level finds what leads to a result."""
    bot = make_bot(level, clock=False, threads=1)
    tries = range(TRIES[level])
    return sum(turn_of(play, bot, seed + (number << 10))[1] == key for number in tries) / len(tries)


def lead_of(ways: list[Way], seat: int) -> float:
    """How much more often the answer wins than any other way."""
    return ways[0].wins[seat] - max(way.wins[seat] for way in ways[1:])


def difficulty_of(found: dict[str, float], lead: float) -> str:
    """By the weakest level that finds the answer: one that looks no further than its turn, one that searches, or none.
    If the answer is only a little better, it is hard for anybody."""
    if lead < CLOSE:
        return HARD
    return EASY if found["pantry-rat"] == 1 else MEDIUM if found["sly-rat"] >= OFTEN else HARD

"""The hunt: cell by cell, game after game, until the cell is solved or the time is over."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import Any

from ratskeller.core.profile import Profile
from ratskeller.study.firstrat.hunting.beam import Catch, search_seed
from ratskeller.study.firstrat.hunting.chart import Cell, Chart
from ratskeller.study.firstrat.hunting.grounds import ANY, TIERS, Ground, Grounds, Tier

BATCH = 5  # games between two looks at the clock
WIDTH = 400  # positions that go on from round to round

Watch = Callable[[Cell], None]  # hears of a cell after each batch


class Hunt:
    """Fills a chart."""

    def __init__(
        self,
        chart: Chart,
        profile: Profile[Any],
        threads: int = 1,
        width: int = WIDTH,
        tiers: tuple[Tier, ...] = TIERS,
    ) -> None:
        self.chart, self.profile, self.threads, self.width, self.tiers = chart, profile, threads, width, tiers
        self.most_turns = int(chart.game.pack(profile)[0].challenge_turns)
        self._grounds: dict[str, Grounds] = {}

    def run(self, cells: list[Cell], until: float, watch: Watch) -> None:
        """Hunt for these cells in turn, until a moment of the monotonic clock; the chart keeps every batch.

        First each is solved, if it can be; then the ordinary games that are left are tried, too."""
        with self.chart.locked(), ThreadPoolExecutor(self.threads) as pool:
            for is_enough in (self.chart.is_solved, self.is_done):
                for cell in cells:
                    while not is_enough(cell) and not self.is_done(cell) and time.monotonic() < until:
                        self.try_some(cell, pool)
                        watch(cell)

    def is_done(self, cell: Cell) -> bool:
        """The cell is solved and all ordinary games were tried, or there is no other game to try."""
        enough = self.tiers[:1] if self.chart.is_solved(cell) else self.tiers
        return self.chart.tries[cell.name].tried >= sum(tier.taken for tier in enough)

    def try_some(self, cell: Cell, pool: ThreadPoolExecutor) -> None:
        """Try the next few games for a cell, and keep what came of them in their order."""
        if cell.level not in self._grounds:
            self._grounds[cell.level] = Grounds(self.chart.game, self.profile, cell.level, self.tiers)
        most_rounds = self.most_turns if cell.challenge == "sixteen-turns" else ANY
        tries = self.chart.tries[cell.name]
        grounds = list(islice(self._grounds[cell.level].since(tries.tried, most_rounds), BATCH))
        for ground, catch in zip(grounds, pool.map(lambda ground: self.search(cell, ground), grounds)):
            if self.is_done(cell):
                break
            tries.tried += 1
            if catch is not None:
                self.chart.keep(cell, catch, self.profile, ground.one_in)
        self.chart.save()

    def search(self, cell: Cell, ground: Ground) -> Catch | None:
        """The nearest game to a cell on a seed."""
        level = self.chart.game.levels.index(cell.level)
        return search_seed(self.chart.game, self.profile, level, cell.challenge, ground.seed, ground.rounds, self.width)

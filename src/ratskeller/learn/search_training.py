"""A run that learns from games in which a network searches before each decision; processes play them."""

from collections import deque
from pathlib import Path

from ratskeller.learn.jobs import SelfPlayJob
from ratskeller.learn.samples import SUFFIX, Chunk, read_chunk
from ratskeller.learn.settings import Settings
from ratskeller.learn.training import BEST, GAMES, Players, Training
from ratskeller.learn.window import Windows

STEPS_AT_ONCE = 32  # between two looks at what others have done
LEAST_ROWS = 4_000  # before anything is learned


class SearchTraining(Training):
    """Self-play by the best network so far; by heuristics, as long as there is none."""

    def __init__(
        self, folder: Path, settings: Settings, device: str = "cpu", workers: int = 1, players: Players | None = None
    ) -> None:
        super().__init__(folder, settings, device, workers, players)
        (folder / GAMES).mkdir(parents=True, exist_ok=True)
        self.windows = Windows(self.game, settings.window, device, settings.seed + self.learner.steps)
        self._files: deque[tuple[Path, int]] = deque()  # of games, oldest first, and how many decisions each has
        for path in sorted((folder / GAMES).glob(f"*{SUFFIX}")):
            self.number = max(self.number, self.keep(read_chunk(path, self.game), path) + 1)

    def next_job(self) -> SelfPlayJob:
        """The next file of games."""
        best = self.folder / BEST
        job = SelfPlayJob(self.number, self.settings, best if best.exists() else None, self.folder / GAMES)
        self.number += 1
        return job

    def add_games(self, path: Path) -> None:
        """Take in new games."""
        chunk = read_chunk(path, self.game)
        rows = self.windows.learned.rows
        self.keep(chunk, path)
        self.budget += self.settings.reuse * (self.windows.learned.rows - rows)
        self.games += chunk.games
        self.decisions += len(chunk.samples)

    def keep(self, chunk: Chunk, path: Path) -> int:
        """Take games in; the files of those that are older than the window go. Say the number of the games."""
        self.windows.add(chunk)
        self._files.append((path, len(chunk.samples)))
        while sum(size for _, size in self._files) - self._files[0][1] > self.settings.window:
            self._files.popleft()[0].unlink(missing_ok=True)
        return chunk.number

    def learn(self) -> bool:
        """Learn for some steps, if there is enough that was not learned from often enough yet."""
        rows = STEPS_AT_ONCE * self.settings.batch
        if self.windows.learned.used < LEAST_ROWS or self.budget < rows:
            return False
        for _ in range(STEPS_AT_ONCE):
            self.learner.step(self.windows.learned.draw(self.settings.batch))
        self.budget -= rows
        return True

    @property
    def may_begin_matches(self) -> bool:
        """Once the games by heuristics are over."""
        return self.decisions >= self.settings.warm

    def figures(self) -> dict[str, float]:
        """The losses since the last look, in learning and on games that were held out."""
        losses = self.learner.mean_losses()
        if losses is None:
            return {}
        found = {"loss_chances": losses[0], "loss_moves": losses[1]}
        if self.windows.held.used:
            measures = self.learner.measure(self.windows.held.all())
            found |= {f"held_{name}": value for name, value in measures._asdict().items()}
        return found

"""A run that learns from games without a search: thousands at once, on a card or on the processor."""

from pathlib import Path

from ratskeller.bots.network.file import read_network, write_network
from ratskeller.learn.games import new_games
from ratskeller.learn.model import Model
from ratskeller.learn.ppo import Recipe, learn
from ratskeller.learn.rollout import Rollout
from ratskeller.learn.settings import Settings
from ratskeller.learn.training import Players, Training

LATEST = "latest.net"


class PolicyTraining(Training):
    """Self-play by what was learned so far, all of it in this process; others play matches against the best."""

    def __init__(
        self, folder: Path, settings: Settings, device: str = "cpu", workers: int = 1, players: Players | None = None
    ) -> None:
        super().__init__(folder, settings, device, workers, players)
        shares = sum(setting.share for setting in settings.settings)
        tables = [
            new_games(self.game, setting, max(1, settings.tables * setting.share // shares), self.seed_of(i), device)
            for i, setting in enumerate(settings.settings)
        ]
        self.number += 1  # a call that goes on begins other games
        rival = Model(read_network(Path(settings.against), self.game)[0]).to(device) if settings.against else None
        self.rollout = Rollout(
            self.game, tables, settings.settings, settings.rollout, device, looks=settings.looks, rival=rival
        )
        epochs = 1 if settings.looks else 2
        self.recipe = Recipe(epochs=epochs, entropy=settings.entropy, rate=settings.rate, parts=settings.parts)
        self._told: dict[str, float] = {}

    def seed_of(self, table: int) -> int:
        """A different seed for every table and every call."""
        return self.settings.seed * 1_000_003 + 101 * self.number + table

    def learn(self) -> bool:
        """Play on for some steps in all games, and learn from that."""
        left = max(0.0, 1.0 - self.minutes() / self.settings.minutes)
        before = self.rollout.games
        decisions = self.rollout.play(self.learner.model, self.settings.td_lambda)
        self._told = learn(self.learner.model, self.learner.optimiser, decisions, self.recipe, left)
        self.learner.steps += self.recipe.epochs * self.recipe.parts
        self.games += self.rollout.games - before
        self.decisions += len(decisions.moves)
        return True

    def save(self) -> None:
        """Store everything to continue from, and the present network."""
        super().save()
        about = {
            "steps": self.learner.steps,
            "games": self.games,
            "decisions": self.decisions,
            "seed": self.settings.seed,
        }
        write_network(self.folder / LATEST, self.game, self.learner.network(), about, self.settings.params)

    def figures(self) -> dict[str, float]:
        """The last round's loss of chances, how undecided moves are, and how much is won among rivals."""
        if not self._told:
            return {}
        share = self.rollout.share_among_rivals()
        told = {"loss_chances": self._told["chances"], "loss_moves": self._told["entropy"]}
        return told if share is None else told | {"among_rivals": share}

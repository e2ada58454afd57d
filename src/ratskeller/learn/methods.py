"""The ways in which a network can learn."""

from pathlib import Path

from ratskeller.learn.policy_training import PolicyTraining
from ratskeller.learn.search_training import SearchTraining
from ratskeller.learn.settings import Settings
from ratskeller.learn.training import Players, Training


def training_for(
    folder: Path, settings: Settings, device: str = "cpu", workers: int = 1, players: Players | None = None
) -> Training:
    """The run of a folder, by its method; without `players`, processes of this machine play."""
    kind = {"policy": PolicyTraining, "search": SearchTraining}[settings.method]
    return kind(folder, settings, device, workers, players)

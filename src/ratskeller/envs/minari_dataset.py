"""Episodes as a Minari data set. Minari knows one learner, so every seat of a game is an episode of its own."""

import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any
from warnings import catch_warnings, simplefilter

import numpy as np

from ratskeller.core.errors import SetupError
from ratskeller.core.game import Game
from ratskeller.core.version import __version__
from ratskeller.envs.episodes import Episode
from ratskeller.envs.observation import encoder_for


def check_name(minari: Any, name: str) -> None:
    """Refuse a name that Minari can't use, or that is taken."""
    try:
        minari.dataset.minari_dataset.parse_dataset_id(name)
    except ValueError as problem:
        raise SetupError(f"'{name}' is no name of a Minari data set, such as firstrat/matches-v0: {problem}") from None
    if folder_of(minari, name).exists():
        raise SetupError(f"Minari has a data set '{name}' already: name another one, or: minari delete {name}")


def folder_of(minari: Any, name: str) -> Path:
    """Where Minari keeps a data set."""
    return Path(minari.storage.datasets_root_dir.get_dataset_path(name))


def write_dataset(minari: Any, name: str, game: Game, episodes: Iterable[tuple[str, Episode]], about: str) -> Any:
    """Write the games as they come, each with the name of its record."""
    from gymnasium.spaces import Box, Dict, Discrete

    spaces = Dict(
        {
            "observation": Box(0.0, 1.0, (encoder_for(game).size,), np.float32),
            "action_mask": Box(0, 1, (game.actions,), np.int8),
        }
    )
    try:
        with catch_warnings():
            simplefilter("ignore", UserWarning)  # that nobody has named an author, an algorithm or an environment
            return minari.create_dataset_from_buffers(
                dataset_id=name,
                buffer=trajectories(minari, game, episodes),
                observation_space=spaces,
                action_space=Discrete(game.actions),
                description=about,
                requirements=[f"ratskeller=={__version__}"],
                data_format="hdf5",
            )
    except BaseException:  # a data set is there as a whole or not at all
        shutil.rmtree(folder_of(minari, name), ignore_errors=True)
        raise


def trajectories(minari: Any, game: Game, episodes: Iterable[tuple[str, Episode]]) -> Iterator[Any]:
    """What each seat saw and did: its decisions, and what it saw in the end."""
    nothing = np.zeros((1, game.actions), np.int8)
    for name, episode in episodes:
        for place, seat in enumerate(episode.deciders):
            mine = episode.seats == seat
            count = int(mine.sum())
            is_last = np.arange(count) == count - 1
            yield minari.data_collector.EpisodeBuffer(
                options={"record": name, "seat": seat},
                observations={
                    "observation": np.concatenate([episode.observations[mine], episode.last[place : place + 1]]),
                    "action_mask": np.concatenate([episode.masks[mine], nothing]),
                },
                actions=episode.actions[mine],
                rewards=np.where(is_last, episode.rewards[seat], 0).astype(np.float32),
                terminations=is_last & episode.is_over,
                truncations=is_last & (not episode.is_over),
                infos={},
            )

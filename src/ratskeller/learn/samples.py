"""Decisions of self-play: what is kept of each, in files that are there only when they are complete."""

import io
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from ratskeller.bots.network.file import replace_file
from ratskeller.bots.tree import SEATS
from ratskeller.core.errors import FileError, Problem
from ratskeller.core.game import Game
from ratskeller.learn.settings import Setting

TRIED = 16  # moves of a decision that are kept, the most visited first
SUFFIX = ".npz"

Samples = npt.NDArray[Any]


def samples_of(game: Game, count: int) -> Samples:
    """Arrays for this many decisions."""
    kind = [
        ("position", game.position),  # secrets included: what is learned from it is what a seat may know
        ("moves", "i2", (TRIED,)),  # -1: none
        ("shares", "f2", (TRIED,)),  # of the playouts; they add up to 1
        ("value", "f4", (SEATS,)),  # what each seat was judged to have before the decision,
        ("target", "f4", (SEATS,)),  # what is to be learned,
        ("outcome", "f4", (SEATS,)),  # and what it got in the end
    ]
    return np.zeros(count, np.dtype(kind, align=True))


class Chunk(msgspec.Struct, frozen=True):
    """Some games at one table."""

    number: int
    setting: Setting
    games: int
    by_network: bool  # or by heuristics
    samples: Any


def chunk_path(folder: Path, number: int) -> Path:
    """Where the games of a number are kept."""
    return folder / f"{number:08d}{SUFFIX}"


def write_chunk(folder: Path, chunk: Chunk) -> Path:
    """Keep games."""
    about = {"setting": chunk.setting, "games": chunk.games, "by_network": chunk.by_network}
    content = io.BytesIO()
    np.savez_compressed(
        content, samples=chunk.samples.view(np.uint8), about=np.frombuffer(msgspec.json.encode(about), np.uint8)
    )
    path = chunk_path(folder, chunk.number)
    replace_file(path, content.getvalue())
    return path


def read_chunk(path: Path, game: Game) -> Chunk:
    """Games that were kept."""
    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            about = msgspec.json.decode(file["about"].tobytes())
            samples = file["samples"].view(samples_of(game, 0).dtype)
        setting = msgspec.convert(about["setting"], Setting)
        return Chunk(int(path.stem), setting, about["games"], about["by_network"], samples)
    except (OSError, ValueError, KeyError, zipfile.BadZipFile, msgspec.MsgspecError) as problem:
        raise FileError(str(path), [Problem("games", f"can't be read: {problem}")]) from None

"""Episodes as one data set in a file of NumPy arrays (npz), written as they come: memory holds one game at a time."""

import json
import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any
from zipfile import ZIP_DEFLATED, ZipFile

import numpy as np
import numpy.typing as npt

from ratskeller.core.game import Game
from ratskeller.core.record import UMASK
from ratskeller.core.version import __version__
from ratskeller.envs.episodes import Episode
from ratskeller.envs.observation import encoder_for

FORMAT = "ratskeller data 1"
STORED = {"float32": np.float32, "bytes": np.uint8}  # how observations may be kept
BLOCK = 1 << 20  # bytes that are packed at a time
LEVEL = 1  # of compression: observations are mostly zeros, and more takes ten times as long

Array = npt.NDArray[Any]
Progress = Callable[[int], None]  # hears how many bytes more are packed


class Column:
    """An array on its way into the file: its rows so far are stored beside the file."""

    def __init__(self, file: Path, kind: npt.DTypeLike, width: tuple[int, ...] = ()) -> None:
        self.kind = np.dtype(kind)
        self.width = width
        self.rows = 0
        self._file = file.open("w+b")

    def add(self, rows: Array) -> None:
        """Add some rows."""
        self.rows += len(rows)
        self._file.write(np.ascontiguousarray(rows, self.kind).tobytes())

    @property
    def size(self) -> int:
        """In bytes."""
        return self._file.tell()

    def pack(self, out: IO[bytes], progress: Progress) -> None:
        """Write the array as NumPy stores one."""
        header = {
            "descr": np.lib.format.dtype_to_descr(self.kind),
            "fortran_order": False,
            "shape": (self.rows, *self.width),
        }
        np.lib.format.write_array_header_1_0(out, header)
        self._file.seek(0)
        while block := self._file.read(BLOCK):
            out.write(block)
            progress(len(block))

    def close(self) -> None:
        """Give the file back."""
        self._file.close()


class DataFile:
    """A data set that is being written. Its file is there only when `finish` has put all of it in place."""

    def __init__(self, path: Path, game: Game, *, reward: str, observations: str) -> None:
        self.path = path
        self.game = game
        self.facts = {
            **{"format": FORMAT, "version": __version__, "game": game.name, "rules_version": game.rules_version},
            **{"reward": reward, "observations": observations},
        }
        self.names: list[str] = []
        self._scale = encoder_for(game).scale
        self._folder = Path(tempfile.mkdtemp(dir=path.parent, prefix=f".{path.name}."))
        kinds: dict[str, tuple[npt.DTypeLike, tuple[int, ...]]] = {
            "observations": (STORED[observations], (len(self._scale),)),
            "masks": (np.bool_, (game.actions,)),
            **{"actions": (np.int32, ()), "seats": (np.int8, ()), "rewards": (np.float32, ())},
            **{"returns": (np.float32, ()), "terminations": (np.bool_, ()), "truncations": (np.bool_, ())},
            **{"games": (np.int32, ()), "results": (np.float32, (game.people[-1],)), "people": (np.int8, ())},
            "starts": (np.int64, ()),
        }
        self._columns = {name: Column(self._folder / name, *kind) for name, kind in kinds.items()}

    @property
    def decisions(self) -> int:
        """How many rows there are."""
        return self._columns["actions"].rows

    @property
    def size(self) -> int:
        """The number of bytes to be packed."""
        return sum(column.size for column in self._columns.values())

    def add(self, name: str, episode: Episode, people: int) -> None:
        """Add a game."""
        is_last, is_over = episode.closing, episode.is_over
        is_bytes = self.facts["observations"] == "bytes"
        rows: dict[str, Array] = {
            "starts": np.array([self.decisions]),
            "observations": np.rint(episode.observations / self._scale) if is_bytes else episode.observations,
            **{"masks": episode.masks, "actions": episode.actions, "seats": episode.seats},
            **{"rewards": np.where(is_last, episode.returns, np.float32(0)), "returns": episode.returns},
            **{"terminations": is_last & is_over, "truncations": is_last & (not is_over)},
            **{"games": np.full(len(episode.actions), len(self.names)), "results": episode.rewards[None]},
            "people": np.array([people]),
        }
        for key, some in rows.items():
            self._columns[key].add(some)
        self.names.append(name)

    def finish(self, progress: Progress = lambda _: None) -> None:
        """Pack all arrays into the file, whole or not at all."""
        self._columns["starts"].add(np.array([self.decisions]))
        packed = self._folder / "packed"
        with ZipFile(packed, "w", ZIP_DEFLATED, compresslevel=LEVEL) as archive:
            for name, column in self._columns.items():
                with archive.open(f"{name}.npy", "w", force_zip64=True) as out:
                    column.pack(out, progress)
            small = {"files": np.array(self.names), "scale": self._scale, "about": np.array(json.dumps(self.facts))}
            for name, array in small.items():
                with archive.open(f"{name}.npy", "w") as out:
                    np.lib.format.write_array(out, array, allow_pickle=False)
        with packed.open("rb") as written:
            os.fsync(written.fileno())
        packed.chmod(0o666 & ~UMASK)
        packed.replace(self.path)

    def close(self) -> None:
        """Remove the temporary files."""
        for column in self._columns.values():
            column.close()
        shutil.rmtree(self._folder, ignore_errors=True)

"""Files of weights: a line that says what they are, a line of JSON, the numbers, and a checksum of all that.

A file is refused unless it is whole, of the wanted game, and learned for the features that the game has today.
"""

import hashlib
import math
import os
from pathlib import Path
from typing import Any, Literal

import msgspec
import numpy as np

from ratskeller.bots.features import features_of
from ratskeller.bots.network.weights import Network, shapes_for
from ratskeller.bots.tree import PARAMS_DTYPE
from ratskeller.core.errors import FileError, Problem
from ratskeller.core.game import Game

MAGIC = b"ratskeller network 1\n"
CHECKSUM = hashlib.sha256().digest_size
LONGEST = 16 * 2**20  # bytes that are read
NUMBERS: dict[str, np.dtype[Any]] = {"float32": np.dtype("<f4"), "float16": np.dtype("<f2")}


class Header(msgspec.Struct, frozen=True):
    """What a file of weights says of itself."""

    game: str
    features: str  # the digest of the features that it was learned for
    wide: int
    narrow: int
    params: dict[str, float]  # how a search goes about it with this network, where that differs from the usual
    about: dict[str, Any]  # how it was made, for people
    numbers: Literal["float32", "float16"] = "float32"
    with_more: dict[str, float] = {}  # where more than two seats play, instead of `params`

    def params_for(self, seats: int) -> dict[str, float]:
        """The search parameters for a table with so many seats."""
        return self.params | (self.with_more if seats > 2 else {})


def write_network(
    path: Path,
    game: Game,
    network: Network,
    about: dict[str, Any],
    params: dict[str, float] | None = None,
    numbers: Literal["float32", "float16"] = "float32",
    with_more: dict[str, float] | None = None,
) -> None:
    """Write a file of weights: it is there only when it is complete. As float16 it is half as long, and less exact."""
    wide, narrow = network.second.shape
    header = Header(game.name, features_of(game).digest, wide, narrow, params or {}, about, numbers, with_more or {})
    kind = NUMBERS[numbers]
    content = MAGIC + msgspec.json.encode(header) + b"\n"
    content += b"".join(np.ascontiguousarray(array, kind).tobytes() for array in network)
    replace_file(path, content + hashlib.sha256(content).digest())


def replace_file(path: Path, content: bytes) -> None:
    """Put a file in the place of another in one step, so that nobody ever reads half of it."""
    partial = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        partial.write_bytes(content)
        partial.replace(path)
    finally:
        partial.unlink(missing_ok=True)


def read_network(path: Path, game: Game) -> tuple[Network, Header]:
    """The weights of a file for a game; a file that is damaged or not for this game is refused."""
    header, numbers = read_parts(path)
    features = features_of(game)
    if header.game != game.name:
        raise refused(path, f"it was learned for {header.game}, not for {game.name}")
    if header.features != features.digest:
        raise refused(path, "it was learned for other features than the game has today")
    if not (0 < header.wide <= 4096 and 0 < header.narrow <= 4096):
        raise refused(path, f"it has layers of {header.wide} and {header.narrow}")
    unknown = sorted((header.params | header.with_more).keys() - set(PARAMS_DTYPE.names or ()))
    if unknown:
        raise refused(path, f"no search knows {', '.join(unknown)}")
    shapes = shapes_for(game, header.wide, header.narrow)
    sizes = [math.prod(shape) for shape in shapes.values()]
    kind = NUMBERS[header.numbers]
    if len(numbers) != sum(sizes) * kind.itemsize:
        raise refused(path, f"it has {len(numbers):,} bytes of numbers instead of {sum(sizes) * kind.itemsize:,}")
    parts = np.split(np.frombuffer(numbers, kind).astype(np.float32), np.cumsum(sizes)[:-1])
    if not all(np.isfinite(part).all() for part in parts):
        raise refused(path, "some of its numbers are none")
    arrays = {name: part.reshape(shape) for (name, shape), part in zip(shapes.items(), parts, strict=True)}
    return Network(**arrays), header


def read_parts(path: Path) -> tuple[Header, bytes]:
    """What a whole file says of itself, and its numbers."""
    try:
        if path.stat().st_size > LONGEST:
            raise refused(path, f"it is longer than {LONGEST:,} bytes")
        content = path.read_bytes()
    except OSError as problem:
        raise refused(path, f"it can't be read: {problem.strerror}") from None
    if not content.startswith(MAGIC):
        raise refused(path, f"it does not begin with '{MAGIC.decode().strip()}'")
    body, checksum = content[:-CHECKSUM], content[-CHECKSUM:]
    if hashlib.sha256(body).digest() != checksum:
        raise refused(path, "its checksum is wrong: it was cut short or damaged")
    line, _, numbers = body[len(MAGIC) :].partition(b"\n")
    try:
        return msgspec.json.decode(line, type=Header), numbers
    except msgspec.MsgspecError as problem:
        raise refused(path, f"its second line is wrong: {problem}") from None


def refused(path: Path, reason: str) -> FileError:
    """Why a file is no network."""
    return FileError(str(path), [Problem("network", reason)])

"""`ratskeller export`: a folder of records as a data set for learners."""

import os
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ratskeller.cli.choices import OwnProfile
from ratskeller.cli.match import INTERRUPTED
from ratskeller.cli.progress import progress_bar
from ratskeller.core.errors import FileError, Problem, RatskellerError, SetupError

if TYPE_CHECKING:
    from collections.abc import Callable

    from ratskeller.core.game import Game
    from ratskeller.envs.episodes import Episode

    Games = Iterator[tuple[str, Episode, int]]  # the name of the record, and how many people play

FORMATS = ("npz", "minari")
SKIPPED = 1  # the exit code where files were left out
SHOWN = 20  # files that are named
LINE = 200  # bytes of a line of a header that are looked at


def export(
    folder: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="A folder of records, subfolders included.", show_default=False)
    ],
    out: Annotated[
        str, typer.Option(metavar="FILE|NAME", help="The file to write; for Minari, the name of the data set.")
    ],
    kind: Annotated[str, typer.Option("--format", metavar="|".join(FORMATS), help="The kind of data set.")] = "npz",
    game: Annotated[
        str | None, typer.Option(help="Only records of this game; by default, all have to be of one.")
    ] = None,
    reward: Annotated[str, typer.Option(metavar="win|margin|rank", help="The reward at the end of a game.")] = "win",
    observations: Annotated[
        str, typer.Option(metavar="float32|bytes", help="npz: numbers from 0 to 1, or bytes to multiply by `scale`.")
    ] = "float32",
    profile: OwnProfile = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="npz: replace a file that is there.")] = False,
) -> None:
    """Make a data set of a folder of records.

    It has a row for every decision: what the seat saw, which moves were legal, which one it chose, and its reward.
    docs/research.md describes the arrays. Records come from match and arena (--records), from play, and from tables on
    the page.

    A file that is not a record, or that cannot be replayed, is named and left out, and the exit code is 1. Files whose
    names begin with a dot are ignored.

    Examples:

      ratskeller match {other} --bots sly-rat,greedy --games 200 --records records

      ratskeller export records --out data.npz

      ratskeller export records --out data.npz --observations bytes --reward margin --overwrite

      ratskeller export records --format minari --out {other}/sly-v0
    """
    from ratskeller.engine.compiled import AT_A_TABLE
    from ratskeller.envs.dataset import STORED
    from ratskeller.envs.rewards import reward_number
    from ratskeller.games import load_game
    from ratskeller.terminal.compiling import compile_envs_visibly, compile_visibly

    if kind not in FORMATS:
        raise SetupError(f"no format is called '{kind}': there are {' and '.join(FORMATS)}")
    if observations not in STORED:
        raise SetupError(f"--observations {observations}: {' or '.join(STORED)} is expected")
    reward_number(reward)
    if game is not None:
        load_game(game)
    check_out(kind, out, overwrite)
    files = files_of(folder, game)
    rules = load_game(game or only_game_of(files, folder))
    compile_visibly(rules, *AT_A_TABLE)
    compile_envs_visibly(rules)
    problems: list[RatskellerError] = []
    try:
        with progress_bar(f"{rules.name}: records", len(files)) as advance:
            games = read_games(folder, files, rules, reward, profile, problems, advance)
            write = write_npz if kind == "npz" else write_minari
            summary = write(games, rules, out, reward, observations)
    except KeyboardInterrupt:
        print("stopped: nothing was written", file=sys.stderr)
        raise typer.Exit(INTERRUPTED) from None
    for problem in problems[:SHOWN]:
        print(f"left out: {problem}", file=sys.stderr)
    if problems:
        print(f"{len(problems):,} of {len(files):,} files were left out", file=sys.stderr)
    if summary is None:
        raise SetupError(f"{folder}: no record there can be used, and nothing was written")
    print(f"{out}: {summary}")
    if problems:
        raise typer.Exit(SKIPPED)


def check_out(kind: str, out: str, overwrite: bool) -> None:
    """Refuse a place where nothing can be written, before anything takes long."""
    if kind == "minari":
        from ratskeller.envs.minari_dataset import check_name

        check_name(load_minari(), out)
        return
    file = Path(out)
    if file.exists() and not overwrite:
        raise FileError(out, [Problem("file", "is there already: name another one, or add --overwrite")])
    if file.is_dir() or not file.parent.is_dir() or not os.access(file.parent, os.W_OK):
        raise FileError(out, [Problem("file", "can't be written: no such folder, or it is not yours")])


def load_minari() -> Any:
    """Minari, and what it keeps data sets with."""
    from ratskeller.arena.extras import load_extra

    load_extra("h5py", "minari", "a Minari data set")
    load_extra("minari.data_collector", "minari", "a Minari data set")
    return load_extra("minari", "minari", "a Minari data set")


def files_of(folder: Path, game: str | None) -> list[Path]:
    """All files of a folder and those within it, in order; if a game is named, without records of others."""
    if not folder.is_dir():
        raise SetupError(f"{folder}: there is no such folder")
    found = [file for file in sorted(folder.rglob("*")) if file.is_file() and not is_hidden(file, folder)]
    if not found:
        raise SetupError(f"{folder}: no records are there")
    return [file for file in found if game is None or game_in(file) in (game, None)]


def is_hidden(file: Path, folder: Path) -> bool:
    """The file, or a folder on the way to it, has a name that begins with a dot."""
    return any(part.startswith(".") for part in file.relative_to(folder).parts)


def only_game_of(files: list[Path], folder: Path) -> str:
    """The game of all records; refuses those of several games."""
    games = Counter(name for file in files if (name := game_in(file)))
    if not games:
        raise SetupError(f"{folder}: none of its {len(files):,} files is a record, {files[0]} is not one either")
    if len(games) > 1:
        counts = " and ".join(f"{name} ({count:,})" for name, count in sorted(games.items()))
        raise SetupError(f"{folder}: its records are of several games, {counts}: name one by --game")
    return next(iter(games))


def game_in(file: Path) -> str | None:
    """The game that a record names in its second line; none where a file is no record."""
    try:
        with file.open("rb") as lines:
            first, second = lines.readline(LINE), lines.readline(LINE)
    except OSError:
        return None
    game = second.decode("utf-8", "replace").removeprefix("game: ").strip()
    return game if first.startswith(b"ratskeller record ") and second.startswith(b"game: ") else None


def read_games(
    folder: Path,
    files: list[Path],
    game: "Game",
    reward: str,
    own: str | None,
    problems: list[RatskellerError],
    advance: "Callable[[int], None]",
) -> "Games":
    """The games of all records, one at a time; what is wrong with the others goes into `problems`."""
    from ratskeller.core.record import read_record
    from ratskeller.envs.episodes import episode_of
    from ratskeller.terminal.recorded import profile_of

    for file in files:
        try:
            record = read_record(file)
            profile = profile_of(record, game, own, str(file))
            episode = episode_of(record, game, profile, reward, str(file))
        except FileError as problem:
            problems.append(problem)
        except RatskellerError as problem:
            problems.append(FileError(str(file), [Problem("record", str(problem))]))
        else:
            yield str(file.relative_to(folder)), episode, record.people
        advance(1)


def write_npz(games: "Games", game: "Game", out: str, reward: str, observations: str) -> str | None:
    """Write a file of arrays; what it has, in words, or None where there was nothing to write."""
    from ratskeller.envs.dataset import DataFile

    try:
        with closing(DataFile(Path(out), game, reward=reward, observations=observations)) as data:
            for name, episode, people in games:
                data.add(name, episode, people)
            if not data.names:
                return None
            with progress_bar(f"{out}: bytes", data.size) as advance:
                data.finish(advance)
            return f"{len(data.names):,} games, {data.decisions:,} decisions"
    except OSError as problem:
        raise FileError(out, [Problem("file", f"can't be written: {problem.strerror}")]) from None


def write_minari(games: "Games", game: "Game", out: str, reward: str, _: str) -> str | None:
    """Write a data set of Minari's; what it has, in words, or None where there was nothing to write."""
    from ratskeller.envs.minari_dataset import write_dataset

    first = next(games, None)
    if first is None:
        return None
    episodes = ((name, episode) for name, episode, _ in chain([first], games))
    about = f"{game.name}, rules version {game.rules_version}, reward {reward}: a seat of a recorded game is an episode"
    made = write_dataset(load_minari(), out, game, episodes, about)
    return f"{made.total_episodes:,} episodes, {made.total_steps:,} decisions"

"""A bot plays against itself, some games to a file, on as many processes as wanted. Files that are there stay."""

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Literal

import msgspec
import numpy as np

from ratskeller.bots import make_bot, seen_in
from ratskeller.bots.bot import Seen
from ratskeller.bots.features import features_of
from ratskeller.bots.network.file import replace_file
from ratskeller.bots.network.judging import network_loops_for
from ratskeller.bots.search import Search, children
from ratskeller.bots.tree import SEATS
from ratskeller.core.errors import FileError, Problem, SetupError
from ratskeller.core.game import Game
from ratskeller.core.version import __version__
from ratskeller.engine.alone import alone_with
from ratskeller.engine.playthrough import Playthrough
from ratskeller.envs.selfplay.data import SUFFIX, SelfPlay, joined, write_selfplay
from ratskeller.envs.selfplay.processes import done_by
from ratskeller.games import has_part, load_game

SETTINGS = "settings.json"
GAMES = 20  # in a file

Progress = Callable[[int], None]  # hears how many games more are there


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that the games of a data set depend on."""

    game: str
    rules_version: int
    bot: str
    tables: list[str]  # how many people, or a level of the game's own rival; games go round them
    seed: int
    features: str | None  # the digest of what networks see of the game
    format: Literal["ratskeller selfplay 1"] = "ratskeller selfplay 1"
    version: str = __version__


Task = tuple[Path, Settings, int]  # games of a number, which come into a file of the folder


def settings_for(game: Game, bot: str, tables: list[str], seed: int) -> Settings:
    """The settings of a data set; a table that can't be set up, or a bot that does not search, is refused."""
    for table in tables:
        game.seats_for(*table_of(game, table))
    searching(bot)
    digest = features_of(game).digest if has_features(game) else None
    return Settings(game.name, game.rules_version, bot, tables, seed, digest)


def has_features(game: Game) -> bool:
    """Whether features for networks are defined for the game."""
    return has_part(game.name, "bots", "features")


def usual_tables(game: Game) -> list[str]:
    """Every number of people, and every level of the game's own rival."""
    return [*(str(people) for people in game.people if people > 1), *game.levels]


def table_of(game: Game, table: str) -> tuple[int, str | None]:
    """The people and the level of a table that is named by either."""
    if table in game.levels:
        return 1, table
    if not table.isdecimal() or int(table) < 2:
        raise SetupError(f"table '{table}': one of {', '.join(usual_tables(game))} is expected")
    return int(table), None


def searching(spec: str) -> Search:
    """The bot that a text names, which has to be a search."""
    bot = make_bot(spec, clock=False, threads=1, outside=True)
    if not isinstance(bot, Search):
        raise SetupError(f"'{spec}' does not search: name a bot such as champion:400, search:400 or rat-king")
    return bot


def play_into(folder: Path, settings: Settings, games: int, processes: int, progress: Progress) -> None:
    """Play what a folder lacks of so many games; refuses a folder with games of other settings, and one that another
    process goes on with."""
    open_folder(folder, settings)
    numbers = range(-(-games // GAMES))

    def left() -> list[Task]:
        return [(folder, settings, number) for number in numbers if not file_of(folder, number).exists()]

    with alone_with(folder, folder / SETTINGS):
        tasks = left()
        progress((len(numbers) - len(tasks)) * GAMES)
        count = min(processes, len(tasks))
        done: Iterable[int] = map(play_file, tasks) if count <= 1 else done_by(count, play_file, left)
        for _ in done:
            progress(GAMES)


def open_folder(folder: Path, settings: Settings) -> None:
    """Make a folder for games of these settings, or go on with one that is there."""
    file = folder / SETTINGS
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            replace_file(file, msgspec.json.format(msgspec.json.encode(settings), indent=1) + b"\n")
        there = msgspec.json.decode(file.read_bytes(), type=Settings)
    except OSError as problem:
        raise FileError(str(folder), [Problem("folder", f"can't be written: {problem.strerror}")]) from None
    except msgspec.MsgspecError as problem:
        raise FileError(str(file), [Problem("settings", str(problem))]) from None
    if there != settings:
        changed = [name for name in Settings.__struct_fields__ if getattr(there, name) != getattr(settings, name)]
        raise SetupError(f"{folder}: has games of another {' and '.join(changed)}: name another folder")


def file_of(folder: Path, number: int) -> Path:
    """Where the games of a number are kept."""
    return folder / f"{number:06}{SUFFIX}"


def play_file(task: Task) -> int:
    """Play the games of a file, and write it."""
    folder, settings, number = task
    numbers = range(number * GAMES, (number + 1) * GAMES)
    write_selfplay(file_of(folder, number), joined([play_game(settings, game) for game in numbers]))
    return number


def play_game(settings: Settings, number: int) -> SelfPlay:
    """One game. The settings and its number give all its luck."""
    game, bot = load_game(settings.game), searching(settings.bot)
    people, level = table_of(game, settings.tables[number % len(settings.tables)])
    luck = np.random.default_rng([settings.seed, number])
    play = Playthrough(game, game.profile(), people, level, seed=int(luck.integers(1 << 62)))
    rows: list[dict[str, Any]] = []
    while not play.is_over:
        move = play.legal[0]
        if len(play.legal) > 1:
            row = decide(bot, seen_in(play), int(luck.integers(1 << 62)))
            rows.append(row | {"places": len(play.moves)})
            move = row["actions"]
        play.apply_number(move)
    return put_down(settings, number, play, rows)


def decide(bot: Search, seen: Seen, seed: int) -> dict[str, Any]:
    """What a search finds before a decision, and the move that it visits most."""
    visits = dict.fromkeys(seen.legal, 0)
    worth, playouts = np.zeros(SEATS), 0
    for tree in bot.think(seen, seed):
        for node in children(tree.nodes, 0):
            visits[int(node["move"])] += int(node["visits"])
        worth += tree.nodes[0]["worth"]
        playouts += int(tree.nodes[0]["visits"])
    return {
        "seats": seen.seat,
        "actions": max(visits, key=lambda move: visits[move]),
        "values": worth / playouts,
        "legal": list(visits),
        "visits": list(visits.values()),
        "features": features_in(seen),
    }


def features_in(seen: Seen) -> list[int]:
    """The features of a view for networks; nothing if the game has none."""
    if not has_features(seen.game):
        return []
    most = features_of(seen.game).most
    rows = np.zeros((1, most), np.int16)
    loops = network_loops_for(seen.game)
    loops.list_all_features(seen.boxes, seen.views, np.array([seen.seat]), np.zeros(most, np.int64), rows)
    return [int(feature) for feature in rows[0] if feature >= 0]


def put_down(settings: Settings, number: int, play: Playthrough, rows: list[dict[str, Any]]) -> SelfPlay:
    """A game as arrays."""
    winners = play.game.score_pad(play.box, play.position).winners
    results = np.zeros((1, SEATS), np.float32)
    results[0, winners] = 1 / len(winners)

    def column(name: str, kind: str) -> Any:
        return np.array([row[name] for row in rows], kind)

    def lists(name: str, kind: str) -> Any:
        return np.concatenate([np.array(row[name], kind) for row in rows])

    def starts(name: str) -> Any:
        return np.cumsum([0, *(len(row[name]) for row in rows)])

    return SelfPlay(
        about=np.array(json.dumps(msgspec.to_builtins(settings))),
        people=np.array([play.people], np.int8),
        levels=np.array([play.game.levels.index(play.level) if play.level else -1], np.int8),
        numbers=np.array([number], np.int32),
        results=results,
        moves=np.array(play.moves, np.int16),
        move_starts=np.array([0, len(play.moves)]),
        decision_starts=np.array([0, len(rows)]),
        places=column("places", "i4"),
        seats=column("seats", "i1"),
        actions=column("actions", "i2"),
        values=column("values", "f4"),
        legal=lists("legal", "i2"),
        legal_starts=starts("legal"),
        visits=lists("visits", "i4"),
        features=lists("features", "i2"),
        feature_starts=starts("features"),
    )

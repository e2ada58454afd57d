"""What a run of training goes by: kept in its folder, so that it can be gone on with and made again."""

from pathlib import Path
from typing import Any, Literal

import msgspec

from ratskeller.bots.network.file import replace_file
from ratskeller.bots.network.weights import NARROW, WIDE
from ratskeller.core.errors import FileError, Problem, SetupError
from ratskeller.core.game import Game
from ratskeller.games import has_part, part_of

FILE = "settings.json"
TABLES_HERE = 1_024  # games at once on a processor: with as many as on a card, one step of learning takes minutes


class Setting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that games are played at."""

    people: int
    level: str | None = None  # of the game's own rival, for one alone
    options: dict[str, str] = {}
    # by policy:
    share: int = 1  # of the games at once, beside other tables
    rivals: int = 0  # seats that somebody plays who does not learn
    rival: Literal["greedy", "network"] = "greedy"  # who that is; a network is the one of `against`


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The recipe of a run. The same recipe and seed give the same first games; later ones depend on who was faster."""

    format: Literal["ratskeller training 1"] = "ratskeller training 1"
    game: str
    seed: int
    settings: list[Setting]  # one after another, so that every table gets as many games
    # how it plays against itself: with a search before each decision, or by its policy alone, in many games at once
    method: Literal["search", "policy"] = "search"
    # the network
    wide: int = WIDE
    narrow: int = NARROW
    begin: str | None = None  # a file of weights to begin with; None: random ones
    # how a search goes by it: whose priors it takes, and where seats are judged
    priors: Literal["heuristics", "network"] = "heuristics"
    judge_at: Literal["turn", "leaf"] = "turn"  # at the end of the turn, played by heuristics, or at once
    # self-play
    playouts: int = 64  # for a decision
    games: int = 32  # in a file
    explore: float = 0.25  # part of decisions that are drawn by visits instead of taking the most visited
    root: Literal["noise", "gumbel"] = "noise"  # how the root's moves are chosen: PUCT, or sequential halving
    root_noise: float = 0.5  # how much Gumbel noise stirs the root's priors, by PUCT
    considered: int = 16  # moves that sequential halving begins with
    # self-play without a search
    tables: int = 65_536  # games at once, over all tables
    rollout: int = 32  # steps before it learns from them
    parts: int = 32  # that the decisions of a rollout are cut into
    entropy: float = 0.01  # what it is worth to stay undecided, at first
    looks: float = 0.0  # what a whole chance to win adds to the logit of a move, if all are tried first; 0: PPO
    against: str | None = None  # a file of weights that plays the seats of rivals
    minutes: float = 10.0  # of the whole run: rates fall towards its end
    # learning
    warm: int = 200_000  # decisions of games by heuristics that come first
    td_lambda: float = 0.9  # of the targets: 1 is the result alone, 0 the next search's judgement alone
    batch: int = 1024
    rate: float = 1e-3  # of learning, at first
    last_rate: float = 1e-4  # it falls towards this with the steps,
    half_life: int = 20_000  # by half the way in so many
    window: int = 1_000_000  # decisions that are learned from: the newest
    reuse: float = 8.0  # how often each is learned from
    policy_weight: float = 1.0  # of the loss of moves beside that of chances
    # gating
    gate_steps: int = 4_000  # between two matches against the best so far
    gate_games: int = 96  # at each table, rounded up to whole shuffles
    gate_playouts: int = 64

    @property
    def params(self) -> dict[str, float]:
        """How a search goes by the network."""
        if self.priors == "heuristics":
            return {"network_priors": 0, "network_at_once": int(self.judge_at == "leaf")}
        return {"network_priors": 1, "network_at_once": int(self.judge_at == "leaf"), "prior_temperature": 1.0}

    def changed(self, **changes: Any) -> "Settings":
        """The same with some changed."""
        return msgspec.structs.replace(self, **changes)


def new_settings(game: str, method: Literal["policy", "search"], minutes: float, device: str) -> Settings:
    """The usual recipe of a method, for a run that is to take so long on such a device."""
    if method == "search":
        return Settings(game=game, seed=0, settings=[], method=method)
    usual = Settings(game=game, seed=0, settings=[], method=method, minutes=minutes)
    if device == "cpu":
        usual = usual.changed(tables=TABLES_HERE)
    return usual.changed(wide=256, priors="network", judge_at="leaf", td_lambda=0.95, gate_steps=3_000)


def champion_settings(game: Game) -> Settings:
    """The recipe of the weights that come with a game."""
    if not has_part(game.name, "learn", "champion"):
        raise SetupError(f"no weights come with {game.name}, so that there is no recipe for them")
    found: Settings = part_of(game.name, "learn", "champion").SETTINGS
    return found


def settings_for(game: Game, people: list[int], options: dict[str, str]) -> list[Setting]:
    """A table for each number of people; one alone plays against each level of the game's own rival."""
    found = []
    for count in people:
        for level in (game.levels if count == 1 else ()) or (None,):
            game.seats_for(count, level)
            found.append(Setting(count, level, options))
    return found


def among_rivals(settings: list[Setting], rival: Literal["greedy", "network"]) -> list[Setting]:
    """The same tables, where somebody who does not learn has all seats but one."""
    found = [
        msgspec.structs.replace(setting, rivals=setting.people - 1, rival=rival)
        for setting in settings
        if setting.people > 1
    ]
    if not found:
        raise SetupError("rivals need a table with two seats or more")
    return found


def read_settings(folder: Path) -> Settings | None:
    """The settings of the run in a folder, if there is one."""
    path = folder / FILE
    if not path.exists():
        return None
    try:
        return msgspec.json.decode(path.read_bytes(), type=Settings)
    except (OSError, msgspec.MsgspecError) as problem:
        raise FileError(str(path), [Problem("settings", str(problem))]) from None


def settle_settings(folder: Path, wanted: Settings) -> Settings:
    """Begin a run with these settings in a folder; one that has begun there must have the same."""
    found = read_settings(folder)
    if found is None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            replace_file(folder / FILE, msgspec.json.format(msgspec.json.encode(wanted), indent=2) + b"\n")
        except OSError as problem:
            raise FileError(str(folder), [Problem("folder", f"can't be written: {problem.strerror}")]) from None
        return wanted
    if found != wanted:
        names = [name for name in Settings.__struct_fields__ if getattr(found, name) != getattr(wanted, name)]
        raise SetupError(
            f"{folder} has a run with other settings ({', '.join(names)}): go on without them, or take another folder"
        )
    return found

"""A game of another package plays in every room. It is found by its entry point, in processes of their own: the games
of this process are those that everybody has."""

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.serving import Server

from ratskeller.client.reference import Client
from ratskeller.core.record import parse_record
from ratskeller.i18n.languages import LANGUAGES

CALLED = "import sys; sys.argv[0] = 'ratskeller'; from ratskeller.cli.main import main; main()"
INSTALLED = {"PYTHONPATH": str(Path(__file__).parent)}


def python(*words: str, typed: str = "") -> str:
    """What a Python process says in which the game is installed."""
    done = subprocess.run(
        [sys.executable, *words],
        input=typed,
        env=os.environ | INSTALLED,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def ratskeller(*words: str, typed: str = "") -> str:
    """What a command says."""
    return python("-m", "ratskeller", *words, typed=typed)


def test_it_is_a_game_only_where_it_is_installed() -> None:
    names = "import ratskeller.games as g; print(*g.GAMES)"
    assert python("-c", names).split()[-1] == "nim"
    without = subprocess.run([sys.executable, "-c", names], capture_output=True, text=True, check=True)
    assert "nim" not in without.stdout.split()


def test_a_game_whose_package_is_gone_is_named() -> None:
    script = """
from ratskeller.core.errors import SetupError
from ratskeller.core.plugins import Plugin
try:
    Plugin("nim", "gone_of_cheese.games.game", "NIM").folder
except SetupError as error:
    print(error)
"""
    assert python("-c", script) == "the game 'nim' is installed, but its package 'gone_of_cheese' is not there\n"


def test_the_engine_plays_it_compiled_and_as_it_is_written() -> None:
    words = ("simulate", "nim", "--seats", "3", "--games", "200", "--seed", "5", "--json")
    compiled = json.loads(ratskeller(*words))
    assert compiled["games"] == 200
    interpreted = json.loads(python("-c", "import os; os.environ['NUMBA_DISABLE_JIT'] = '1'; " + CALLED, *words))
    for timed in ("seconds", "decisions_per_second"):
        compiled.pop(timed, None)
        interpreted.pop(timed, None)
    assert compiled == interpreted


def test_bots_play_it_well() -> None:
    played = json.loads(
        ratskeller("match", "nim", "--bots", "rat-king,random", "--games", "100", "--seed", "1", "--json")
    )
    (king,) = (bot for bot in played["bots"] if bot["bot"] == "rat-king")
    assert king["wins"]["share"] > 0.8


def test_learners_play_in_its_environments() -> None:
    script = """
import numpy as np, pyspiel
from pettingzoo.test import api_test
import warnings; warnings.simplefilter("ignore")
from ratskeller.envs.aec import SeatsEnv
from ratskeller.envs.vector import VectorEnv
from ratskeller.games import load_game
import ratskeller.envs.spiel
api_test(SeatsEnv(load_game("nim"), 2), num_cycles=100)
envs = VectorEnv("nim", 2, games=8, threads=1)
envs.reset(seed=1)
ended = 0
for _ in range(100):
    envs.step(envs.sample())
    ended += int(np.sum(envs.ended))
assert ended > 20, ended
pyspiel.random_sim_test(pyspiel.load_game("python_nim(players=2)"), num_sims=2, serialize=True, verbose=False)
print("played")
"""
    assert python("-c", script).endswith("played\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_play_it_in_a_terminal(language: str, tmp_path: Path) -> None:
    words = ("play", "--game", "nim", "--people", "1", "--bots", "ratling", "--names", "Ada", "--language", language)
    shown = ratskeller(*words, "--save", str(tmp_path / "game.rat"), typed="1\n" * 40)
    assert "Ada" in shown
    assert (tmp_path / "game.rat").exists()


def test_people_and_bots_play_it_at_a_table_online(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    server.variables = INSTALLED
    with server:
        record = asyncio.run(play_at(server.url))
    assert parse_record(record).game == "nim"
    assert parse_record(record).finished


async def play_at(url: str) -> str:
    """A whole game of a person, who takes the first move that there is, with a bot; its record."""
    async with Client(url) as ada:
        await ada.sign_up("Ada")
        assert "nim" in [game["name"] for game in (await ada.games())["games"]]
        table = await ada.open("nim", "me", "rat-king")
        await ada.start(table)
        while (state := await ada.wait_for_turn(table, 60))["state"] != "over":
            assert await ada.hint(table)
            await ada.move(table, state["legal"][0])
        return await ada.record(table)

"""The process of a bot of another package: `python -m ratskeller.bots.guests.package_host NAME`.

What the bot prints goes to standard error, because standard output is the connection to the parent process.
"""

import os
import sys
from base64 import b64decode
from operator import index
from typing import Any

import msgspec
import numpy as np

from ratskeller.bots.bot import Bot, Seen
from ratskeller.bots.guests.package import entry_for
from ratskeller.games import load_game


def bot_for(spec: str) -> Bot:
    """What the factory of a bot makes, of the text after the colon where there is one."""
    point = entry_for(spec)
    assert point is not None, f"no package brings a bot '{spec}' along"
    _, colon, text = spec.partition(":")
    bot: Bot = point.load()(text) if colon else point.load()()
    return bot


def serve(spec: str) -> None:
    """Be the bot until the line is closed; whatever goes wrong ends in a traceback."""
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)

    def answer(message: dict[str, Any]) -> None:
        answers.write(msgspec.json.encode(message) + b"\n")
        answers.flush()

    hello = msgspec.json.decode(questions.readline())
    game, bot = load_game(hello["game"]), bot_for(spec)
    boxes = np.frombuffer(b64decode(hello["boxes"]), game.pack(game.profile()).dtype).copy()
    answer({"ready": True})
    for question in questions:
        asked = msgspec.json.decode(question)
        views = np.frombuffer(b64decode(asked["view"]), game.position).copy()
        seen = Seen(game, boxes, views, asked["seat"], tuple(asked["legal"]))
        answer({"move": index(bot.choose(seen, asked["seed"]))})


if __name__ == "__main__":
    serve(sys.argv[1])

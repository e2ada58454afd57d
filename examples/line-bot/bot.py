"""A bot that is a program: it reads lines of JSON and answers each with one. The standard library is enough.

    ratskeller match firstrat --bots "program:python3 examples/line-bot/bot.py,random" --games 20

It likes to build, to buy and to score, as far as the words of moves tell, and otherwise takes any move.
"""

import json
import random
import sys

PROTOCOL = 1
LIKED = ("build", "comic", "buy", "steal", "donate")  # how the moves begin that it likes, best first


def choose(question):
    """One of the legal moves; the same question always gets the same answer, so that games can be repeated."""
    legal = question["legal"]
    for liked in LIKED:
        found = [move for move in legal if move.startswith(liked)]
        if found:
            return found[0]
    return random.Random(question["seed"]).choice(legal)


def answer(message):
    """What to say to a message."""
    if message["type"] == "hello":
        if message["protocol"] != PROTOCOL:
            sys.exit(f"I speak protocol {PROTOCOL}, not {message['protocol']}")
        return {"type": "ready"}
    return {"type": "move", "move": choose(message)}


for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))), flush=True)

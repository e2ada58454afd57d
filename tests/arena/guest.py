"""A program that plays as a bot, and fails in the way that its first argument names; a second one is a file to which
it writes all that it is told."""

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

MANNERS: dict[str, Callable[[list[str]], Any]] = {
    "first": lambda legal: {"type": "move", "move": legal[0]},
    "crash": lambda legal: 1 / 0,
    "illegal": lambda legal: {"type": "move", "move": "nonsense"},
    "number": lambda legal: {"type": "move", "move": 7},
    "silent": lambda legal: time.sleep(60),
    "leave": lambda legal: sys.exit(3),
    "wrong": lambda legal: {"type": "ready"},
    "list": lambda legal: [legal[0]],
}
how, *files = sys.argv[1:]

for line in sys.stdin:
    if files:
        with Path(files[0]).open("a") as file:
            file.write(line)
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "ready" if how != "unready" else "hello"}), flush=True)
    elif how == "garbage":
        print("r2>9", flush=True)
    elif how == "twice":
        print("{}\n{}", flush=True)
    elif how == "endless":
        print("x" * 2_000_000, flush=True)
    else:
        print(json.dumps(MANNERS[how](message["legal"])), flush=True)

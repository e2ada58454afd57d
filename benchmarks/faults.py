"""Kills servers in the middle of moves, and checks whether anything was lost or done twice.

People play both games over connections that repeat everything and break at random, while servers are killed (SIGKILL)
and started again: one server on SQLite, two on one PostgreSQL, which is stopped or killed now and then as well. At the
end every move that was acknowledged must be in the log once, and everybody must know exactly what the log has.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.faults import Outcome, Plan, Run, servers_on
from tests.server.players import Players
from tests.server.serving import Server
from tests.server.store.postgres import Postgres, temporary_postgres

WORDS = {
    "kills": "kills",
    "kills_under_way": "  while somebody waited for an answer",
    "processes_killed": "  server processes ended by them",
    "postgres_restarts": "PostgreSQL stopped or killed",
    "cuts": "connections cut besides",
    "doubled": "messages, each sent twice",
    "resent": "  sent again since there was no answer",
    "move": "moves acknowledged",
    "undo": "undos acknowledged",
    "undo-answer": "answers to undos acknowledged",
    "chat": "chat messages acknowledged",
    "stale": "requests answered as stale",
    "refused": "undos and answers that came too late",
    "bot_moves": "moves of bots",
    "games": "games played to the end",
    "tables": "tables checked",
}


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Kill servers in the middle of moves, and count what was lost: nothing."
    )
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--kills", type=int, default=100, help="how often (default: 100)")
    parser.add_argument("--tables", type=int, default=2, help="of each game, without those with bots (default: 2)")
    parser.add_argument("--seed", type=int, default=1, help="of all that is left to chance here (default: 1)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of words")
    options = parser.parse_args()
    if options.kills < 1 or not 1 <= options.tables <= 100:
        parser.error("--kills must be more than 0, and --tables from 1 to 100")
    plan = Plan(options.kills, options.seed, progress=lambda words: print(words, file=sys.stderr, flush=True))
    began = time.monotonic()
    with places(options.database) as (url, servers, postgres):
        outcome = asyncio.run(Run(url, servers, parties(options.tables), plan).outcome(postgres))
    seconds = round(time.monotonic() - began)
    if options.json:
        print(json.dumps({"database": options.database, "seconds": seconds} | vars(outcome), indent=2))
    else:
        print(summary(options.database, seconds, outcome))
    sys.exit(bool(outcome.violations))


def parties(tables: int) -> list[Players]:
    """Two, three or four people at each table, one of them with two devices, and two people who play with a bot."""
    people = [Players(game, 2 + i % 3, devices=1 + i % 2) for i in range(tables) for game in ("firstrat", "piedpiper")]
    return [*people, Players("firstrat", 1, ("ratling",)), Players("piedpiper", 1, ("pantry-rat",))]


@contextmanager
def places(database: str) -> Iterator[tuple[str, list[Server], Postgres | None]]:
    """An empty database and running servers on it."""
    with ExitStack() as stack:
        if database == "sqlite":
            url = f"sqlite:///{stack.enter_context(tempfile.TemporaryDirectory())}/faults.sqlite"
            yield url, stack.enter_context(servers_on(url, 1)), None
        else:
            postgres = stack.enter_context(temporary_postgres(is_durable=True))
            yield postgres.url, stack.enter_context(servers_on(postgres.url, 2)), postgres


def summary(database: str, seconds: int, outcome: Outcome) -> str:
    """What happened, in words."""
    lines = [f"{database}, {seconds} seconds"]
    lines += [f"{outcome.counts[key]:>8,}  {words}" for key, words in WORDS.items()]
    lines += [f"{len(outcome.violations):>8,}  violations", *outcome.violations]
    return "\n".join(lines)


if __name__ == "__main__":
    main()

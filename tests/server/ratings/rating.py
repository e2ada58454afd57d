"""Rated games for tests."""

import random
from functools import partial
from typing import Any

from sqlalchemy import Connection, select

from ratskeller.server.people.service import Person
from ratskeller.server.store.schema import rated_games, ratings
from ratskeller.server.tables import commands
from ratskeller.server.tables.service import Tables
from tests.server.tables.opening import a_game, play

CLOCK = {"kind": "bank", "seconds": 80_000, "increment": 0}
RATED: dict[str, Any] = {"rated": True, "clock": CLOCK}


async def rated_game(tables: Tables, people: list[Person], **more: Any) -> str:
    """A rated game that has begun."""
    return await a_game(tables, people, **({"game": "piedpiper"} | RATED | more))


async def played_out(tables: Tables, people: list[Person], **more: Any) -> str:
    """A rated game that was played to its end."""
    table = await rated_game(tables, people, **more)
    await play(tables, table, people, random.Random(1))
    return table


async def almost_over(tables: Tables, people: list[Person], rng: random.Random, **more: Any) -> tuple[str, int, str]:
    """A rated game with a legal move that ends it: the table, the seat and the move."""
    table = await rated_game(tables, people, **more)
    while True:
        live = await tables.cache.current(table)
        assert live.play is not None
        assert live.actor is not None
        person, moves = people[live.actor], live.play.legal_moves()
        for move in moves:
            if any(entry.kind == "end" for entry in commands.decide(live, person.id, move)):
                return table, live.actor, move
        await tables.move(table, person.id, live.number, rng.choice(moves))


async def known_ratings(tables: Tables, game: str = "piedpiper") -> dict[str, Any]:
    """All ratings of a game, by person."""

    def read(connection: Connection) -> dict[str, Any]:
        rows = connection.execute(select(ratings).where(ratings.c.game == game))
        return {row.person_id: row for row in rows}

    return await tables.look(read)


async def changes(tables: Tables, table: str) -> dict[str, Any]:
    """What a game did to ratings, by person."""
    wanted = select(rated_games).where(rated_games.c.table_id == table)
    return await tables.look(partial(rows_by_person, wanted=wanted))


def rows_by_person(connection: Connection, wanted: Any) -> dict[str, Any]:
    """Rows, by person."""
    return {row.person_id: row for row in connection.execute(wanted)}

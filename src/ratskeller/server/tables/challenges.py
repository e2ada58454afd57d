"""The challenge chart: the challenges of a solo game by its levels. The server ticks cells as games end."""

import json
from typing import Any

from sqlalchemy import Connection, Row, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from ratskeller.core.errors import RatskellerError
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import GAMES, load_game
from ratskeller.server.store.schema import log, tables, ticks
from ratskeller.server.tables.options import profile_of


def tick(connection: Connection, person_id: str, table_id: str, play: Playthrough, at: float) -> list[str]:
    """Tick the challenges that a finished solo game has met, in the transaction that ends it; the first game of a cell
    stays.

    Returns the challenges that the game met. A board of one's own ticks nothing: its challenges may be easier.
    """
    met = play.game.challenges(play.box, play.position)
    if not met or play.level is None or not comes_with_game(play):
        return []
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    rows = [
        {"person_id": person_id, "challenge": name, "level": play.level, "table_id": table_id, "at": at} for name in met
    ]
    connection.execute(insert(ticks).on_conflict_do_nothing(), rows)
    return met


def comes_with_game(play: Playthrough) -> bool:
    """The board is one that comes with the game, whatever its options."""
    profile = play.profile
    try:
        options = tuple(sorted(profile.changes.items()))
        known = profile_of(play.game.name, profile.name, None, options, profile.hash)
    except RatskellerError:
        return False
    return known.hash == profile.hash


async def chart_of(connection: AsyncConnection, person_id: str) -> dict[str, Any]:
    """All cells of a person's chart, each with the table that ticked it."""
    begun = tables.outerjoin(log, (log.c.table_id == tables.c.id) & (log.c.kind == "start"))
    rows = await connection.execute(
        select(ticks, tables.c.options, log.c.body)
        .select_from(ticks.outerjoin(begun, ticks.c.table_id == tables.c.id))
        .where(ticks.c.person_id == person_id)
    )
    ticked = {(row.challenge, row.level): row for row in rows}
    challenges, levels = cells_of_chart()
    return {
        "challenges": challenges,
        "levels": levels,
        "cells": [
            {"challenge": challenge, "level": level}
            | (shown_tick(row) if (row := ticked.get((challenge, level))) else {"table": None})
            for challenge in challenges
            for level in levels
        ],
    }


def shown_tick(row: Row[Any]) -> dict[str, Any]:
    """The table that ticked a cell, and the deck that Greg played with there: before games noted their profile, there
    was the fierce one only."""
    deck = None
    if row.options is not None and row.body is not None:
        is_older = "profile" not in json.loads(row.body)
        deck = "fierce" if is_older else json.loads(row.options).get("greg_deck", "usual")
    return {"table": row.table_id, "at": row.at, "deck": deck}


def cells_of_chart() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The challenges and the levels of the game that has some."""
    for game in map(load_game, GAMES):
        if game.challenge_names:
            return game.challenge_names, game.levels
    return (), ()

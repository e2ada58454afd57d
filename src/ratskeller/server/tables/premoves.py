"""Turns that people plan while others play. A plan is a secret of its seat: it is in no log and in no news. When the
turn begins, any process that notices plays it."""

import asyncio
import contextlib
from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec
import structlog
from sqlalchemy import Connection

from ratskeller.client.errors import Refused, Stale
from ratskeller.client.protocol import Offer
from ratskeller.core.codec import to_json
from ratskeller.server.store import premoves as store
from ratskeller.server.store.premoves import Plan
from ratskeller.server.store.refusals import STORAGE_CODES
from ratskeller.server.tables.commands import NewEntry
from ratskeller.server.tables.phrases import offers_in, said_move, seats_of, spoken_event
from ratskeller.server.tables.planning import is_whole, planned, played, seat_to_plan
from ratskeller.server.tables.service import Tables
from ratskeller.server.tables.state import TableState

SWEEP = 5.0  # seconds between two searches for plans that nobody has played
DROP = 720  # searches after which plans of games that are over are deleted

log = structlog.get_logger()


class Look(NamedTuple):
    """A turn that is being planned: what the seat would see, and could do next."""

    number: int
    seat: int
    view: msgspec.Raw
    says: list[dict[str, Any]]  # of the moves so far
    events: list[dict[str, Any]]  # of the last of them
    offers: list[Offer]
    is_whole: bool


class Premoves:
    """The plans of all people."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._tasks: dict[str, asyncio.Task[None]] = {}  # by table
        self._is_on = False
        tables.on_change.append(self.on_change)

    # What people do

    async def look(self, table_id: str, person_id: str, moves: Sequence[str]) -> Look:
        """The person's next turn after some moves, as if the others passed."""
        table = await self.tables.cache.current(table_id)
        seat = seat_to_plan(table, person_id)
        return await asyncio.to_thread(look_at, table, seat, moves)

    async def plan_of(self, table_id: str, person_id: str) -> tuple[Plan, list[dict[str, Any]]] | None:
        """What a person has planned, with the label of each move."""
        table = await self.tables.cache.current(table_id)
        for seat in table.seats_of(person_id):
            plan = await self.tables.look(partial(store.read_plan, table_id=table_id, seat=seat))
            if plan is not None and plan.person_id == person_id:
                return plan, says_of(table, [step.move for step in plan.steps])
        return None

    async def keep(self, table_id: str, person_id: str, moves: Sequence[str]) -> None:
        """Have these moves played when it is the person's turn, instead of those planned before."""
        table = await self.tables.cache.current(table_id)
        seat = seat_to_plan(table, person_id)
        _, steps = await asyncio.to_thread(planned, table, seat, moves)
        plan = Plan(seat, person_id, table.number, tuple(steps))
        await self.tables.run(partial(store.write_plan, table_id=table_id, plan=plan))
        await self._play_if_due(table_id, seat)  # meanwhile the turn may have begun

    async def cancel(self, table_id: str, person_id: str) -> None:
        """Play nothing that was planned."""
        table = await self.tables.cache.current(table_id)

        def write(connection: Connection) -> None:
            for seat in table.seats_of(person_id):
                store.cancel_plan(connection, table_id, seat)

        await self.tables.run(write)

    # What follows

    def on_change(self, table: TableState) -> None:
        """A table has changed: if a turn has begun that may have been planned, it is played."""
        table_id, actor = table.facts.id, table.actor
        if not self._is_on or table.game.next_turn is None or table.changed != table.number or actor is None:
            return
        if table.bot_to_move or table.facts.people < 2 or table_id in self._tasks:
            return
        if table.played and table.played[-1].seat == actor:
            return  # the turn is under way
        task = asyncio.create_task(self._play_soon(table_id, actor))
        self._tasks[table_id] = task
        task.add_done_callback(lambda _: self._tasks.pop(table_id, None))

    async def _play_soon(self, table_id: str, seat: int) -> None:
        try:
            await self._play_if_due(table_id, seat)
        except Refused as problem:  # the search comes back to it
            log.warning("a plan could not be played", why=problem.code)

    async def run(self) -> None:
        """Look for plans that another process has left to be played, and for those of games that are over."""
        self._is_on = True
        rounds = 0
        while True:
            if rounds % DROP == 0:
                await self.tables.run(store.drop_old_plans)
            await self.sweep()
            rounds += 1
            await asyncio.sleep(SWEEP)

    async def sweep(self) -> None:
        """Play all plans whose seat is to decide."""
        for table_id, seat, last in await self.tables.look(store.plans_to_look_at):
            try:
                await self._play_if_due(table_id, seat)
                await self.tables.run(partial(store.note_look, table_id=table_id, seat=seat, last=last))
            except Refused as problem:
                if problem.code in STORAGE_CODES:
                    raise
                await self.tables.run(partial(store.cancel_plan, table_id=table_id, seat=seat))

    async def _play_if_due(self, table_id: str, seat: int) -> None:
        """Play what was planned for a seat, if it is to decide: all in one transaction, so that it is played once."""
        table = await self.tables.cache.current(table_id)
        if table.actor != seat:
            return
        if await self.tables.look(partial(store.read_plan, table_id=table_id, seat=seat)) is None:
            return
        taken: list[NewEntry] = []

        def take(connection: Connection, table: TableState) -> None:
            taken[:] = take_plan(connection, table, seat)

        with contextlib.suppress(Stale):
            await self.tables.do(table_id, lambda _: taken, also=take)

    async def stop(self) -> None:
        """Wait for what is being played."""
        self._is_on = False
        if self._tasks:
            await asyncio.wait(list(self._tasks.values()))


def take_plan(connection: Connection, table: TableState, seat: int) -> list[NewEntry]:
    """Take the plan of a seat off the list if the seat is to decide; the entries that it becomes. What is left of it
    stays with the reason, for its owner to read."""
    plan = store.read_plan(connection, table.facts.id, seat)
    if plan is None or plan.stopped is not None or table.state != "running" or table.actor != seat:
        return []
    store.cancel_plan(connection, table.facts.id, seat)
    if table.seats[seat].person_id != plan.person_id:
        return []  # somebody else sits there by now
    done, rest, why = played(table, seat, plan.person_id, plan.steps)
    if why is not None:
        left = Plan(seat, plan.person_id, plan.made_at, tuple(rest), why)
        store.write_plan(connection, table.facts.id, left)
    return done


def look_at(table: TableState, seat: int, moves: Sequence[str]) -> Look:
    """The turn of a seat after some moves."""
    play, steps = planned(table, seat, moves)
    whole = is_whole(play, seat, steps)
    view = msgspec.Raw(to_json(table.game.layout, play.position, ("rng",)))
    events = [spoken_event(table.game, table.profile.data, event, seats_of(table)) for event in play.events]
    offers = [] if whole else offers_in(play)
    return Look(table.number, seat, view, says_of(table, moves), events if moves else [], offers, whole)


def says_of(table: TableState, moves: Sequence[str]) -> list[dict[str, Any]]:
    """The labels of some moves."""
    game, data = table.game, table.profile.data
    return [said_move(game, data, game.parse_move(move)) for move in moves]

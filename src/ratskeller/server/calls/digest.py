"""Mails about waiting games, for people who want them: at most one in so many hours, not in quiet hours, not on
holiday, not while they are online, and only if a game waits that was in no mail yet."""

import asyncio
import secrets
import time
from dataclasses import dataclass
from functools import partial
from typing import Any

import structlog
from sqlalchemy import Connection, delete, insert, select, update

from ratskeller.client.errors import Refused
from ratskeller.i18n import LANGUAGES, catalogue
from ratskeller.server.calls.subscriptions import Subscriptions
from ratskeller.server.people.mailer import Mailer
from ratskeller.server.store.holidays import holidays_of
from ratskeller.server.store.presence import last_seen
from ratskeller.server.store.schema import digests, mails
from ratskeller.server.tables.lists import going
from ratskeller.server.tables.service import Tables

SWEEP = 20.0  # seconds between two searches
LOOK = 15 * 60.0  # seconds after which somebody without a game that waits is looked at again
PATIENCE = 15 * 60.0  # seconds for which a game has waited before there is a mail: most people come by themselves
HERE = 180.0  # seconds for which somebody who had a socket counts as being here
MOST_GAMES = 30  # that one mail lists
AT_ONCE = 100
HOUR = 3600.0
STOP = "/api/digest/stop"  # where one click ends it
log = structlog.get_logger()


@dataclass(frozen=True)
class Digest:
    """The settings of somebody's mails."""

    hours: int
    language: str


@dataclass(frozen=True)
class Due:
    """Somebody to look at now."""

    person_id: str
    hours: int
    language: str
    token: str
    due: float
    sent: float | None


class Digests:
    """The mails of one process."""

    def __init__(self, tables: Tables, mailer: Mailer, origin: str) -> None:
        self.tables = tables
        self.mailer = mailer
        self.subscriptions = Subscriptions(tables.database)
        self._origin = origin

    async def of(self, person_id: str) -> Digest | None:
        """What somebody has chosen; nothing at first."""
        wanted = select(digests.c.hours, digests.c.language).where(digests.c.person_id == person_id)
        found = await self.tables.look(lambda connection: connection.execute(wanted).one_or_none())
        return None if found is None else Digest(*found)

    async def choose(self, person_id: str, wanted: Digest) -> None:
        """Start mails, or change them. A change brings none sooner."""
        if not self.mailer.is_set_up:
            raise Refused("not-now", "this server sends no mails")
        now = time.time()

        def write(connection: Connection) -> None:
            theirs = select(mails.c.address).where(mails.c.person_id == person_id)
            if connection.execute(theirs).first() is None:
                raise Refused("not-now", "confirm a mail address first", say={"key": "digest-no-address"})
            values = {"hours": wanted.hours, "language": wanted.language}
            if not connection.execute(update(digests).where(digests.c.person_id == person_id).values(values)).rowcount:
                row = values | {"person_id": person_id, "token": secrets.token_urlsafe(24), "due": now}
                connection.execute(insert(digests).values(row))

        await self.tables.run(write)

    async def end(self, person_id: str) -> None:
        """Have no mails any more."""
        gone = delete(digests).where(digests.c.person_id == person_id)
        await self.tables.run(lambda connection: connection.execute(gone))

    async def end_by_link(self, token: str) -> bool:
        """The same for anybody with the link of a mail; returns whether there was something to end."""
        gone = delete(digests).where(digests.c.token == token)
        return bool(await self.tables.run(lambda connection: connection.execute(gone).rowcount))

    async def run(self) -> None:
        """Write the mails that are due, as long as the server runs."""
        while self.mailer.is_set_up:
            await self.sweep(time.time())
            await asyncio.sleep(SWEEP)
        await asyncio.Event().wait()  # there is nothing to do

    async def sweep(self, now: float) -> None:
        """Look at everybody who is due."""
        for one in await self.tables.look(partial(due_by, now=now)):
            try:
                await self._look_at(one, now)
            except Refused as problem:
                log.info("a mail is put off", why=problem.code)

    async def _look_at(self, one: Due, now: float) -> None:
        """Write to somebody, or say when to look again. Of several processes, the one that puts `due` off does it."""
        again = await self._not_before(one.person_id, now)
        if again > now:
            await self._put_off(one, again)
            return
        games = [] if await self._is_here(one.person_id, now) else await self._waiting(one, now)
        if not games:
            await self._put_off(one, now + LOOK)
        elif await self._put_off(one, now + one.hours * HOUR, sent=now):
            await self._send(one, games)

    async def _not_before(self, person_id: str, now: float) -> float:
        """When somebody may get a mail: not in quiet hours, and not on holiday."""
        for holiday in await self.tables.look(partial(holidays_of, person_id=person_id, since=now)):
            if holiday.begins <= now:
                return holiday.ends
        quiet = await self.subscriptions.quiet_of(person_id)
        return quiet.over_at(now) if quiet is not None else now

    async def _is_here(self, person_id: str, now: float) -> bool:
        """Whether somebody has a socket, in whatever process."""
        if person_id in self.tables.sessions:
            return True
        seen = await self.tables.look(partial(last_seen, person_ids=[person_id]))
        return seen.get(person_id, 0.0) > now - HERE

    async def _waiting(self, one: Due, now: float) -> list[dict[str, Any]]:
        """The games in which it is somebody's turn, if one of them was in no mail yet."""
        games = [game for game in await going(self.tables, one.person_id) if game["is_my_turn"]]
        is_new = any((one.sent or 0.0) < game["since"] <= now - PATIENCE for game in games)
        return games[:MOST_GAMES] if is_new else []

    async def _put_off(self, one: Due, due: float, **values: float) -> bool:
        """Postpone the next look at somebody; False if another process has done so."""
        mine = (digests.c.person_id == one.person_id) & (digests.c.due == one.due)
        put_off = update(digests).where(mine).values(due=due, **values)
        return bool(await self.tables.run(lambda connection: connection.execute(put_off).rowcount))

    async def _send(self, one: Due, games: list[dict[str, Any]]) -> None:
        wanted = select(mails.c.address).where(mails.c.person_id == one.person_id)
        address = await self.tables.look(lambda connection: connection.execute(wanted).scalar_one_or_none())
        if address is None:
            await self.end(one.person_id)
            return
        t = catalogue(one.language if one.language in LANGUAGES else "en")
        lines = [f"{t('game-' + game['game'])}: {self._origin}/table/{game['id']}" for game in games]
        stop = f"{self._origin}/me#stop={one.token}"
        text = t("digest-text", count=len(games), games="\n".join(lines), hours=one.hours, link=stop)
        headers = {
            "List-Unsubscribe": f"<{self._origin}{STOP}?token={one.token}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        try:
            self.mailer.send_later(address, t("digest-subject", count=len(games)), text + "\n", headers)
        except Refused:
            # Too many mails in this hour: the next look is the next try.
            later = update(digests).where(digests.c.person_id == one.person_id)
            again = later.values(due=time.time() + LOOK, sent=one.sent)
            await self.tables.run(lambda connection: connection.execute(again))


def due_by(connection: Connection, now: float) -> list[Due]:
    """People to look at, those first who have waited longest."""
    c = digests.c
    wanted = select(c.person_id, c.hours, c.language, c.token, c.due, c.sent).where(c.due <= now)
    return [Due(*row) for row in connection.execute(wanted.order_by(c.due).limit(AT_ONCE))]

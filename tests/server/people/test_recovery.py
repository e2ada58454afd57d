"""Codes on paper: each brings somebody back once."""

import asyncio

from sqlalchemy import select

from ratskeller.client.errors import Refused
from ratskeller.server.base.settings import Limits, Settings
from ratskeller.server.people.recovery import CODES, codes_left, make_codes, plain_code, use_code
from ratskeller.server.people.service import People
from ratskeller.server.people.tokens import digest_of
from ratskeller.server.store.schema import recovery_codes
from tests.server.asynchronous import asynchronous
from tests.server.nearby import nearby
from tests.server.people.browsers import browser
from tests.server.people.test_people import Clock, with_people


def test_a_code_is_good_once_however_many_try(database_url: str) -> None:
    async def story(people: People, clock: Clock) -> None:
        ada = await people.make("Ada")
        codes = await make_codes(people, ada)
        assert len(set(codes)) == CODES
        tries = await asyncio.gather(*(use_code(people, codes[0]) for _ in range(5)), return_exceptions=True)
        assert tries.count(ada) == 1
        assert sum(isinstance(found, Refused) for found in tries) == 4
        assert await codes_left(people, ada) == CODES - 1

    with_people(database_url, story)


def test_only_digests_are_kept_and_new_codes_replace_the_old(sqlite_url: str) -> None:
    async def story(people: People, clock: Clock) -> None:
        ada = await people.make("Ada")
        old, new = await make_codes(people, ada), await make_codes(people, ada)
        async with people.database.snapshot() as connection:
            kept = set((await connection.execute(select(recovery_codes.c.digest))).scalars())
        assert kept == {digest_of(plain_code(code)) for code in new}
        assert isinstance((await asyncio.gather(use_code(people, old[0]), return_exceptions=True))[0], Refused)

    with_people(sqlite_url, story)


def test_it_does_not_matter_how_a_code_is_typed() -> None:
    assert plain_code(" O12I-L4x7 ") == plain_code("0121-14X7")


@asynchronous
async def test_who_lost_everything_comes_back_and_is_listed_as_another_device(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url)) as server, browser(server, "Ada") as lost, browser(server) as new:
        codes = (await lost.post("/codes"))["codes"]
        assert (await lost.get("/codes"))["left"] == CODES
        assert (await new.post("/codes/use", {"code": codes[3].upper()}))["name"] == "Ada"
        assert len(await new.get("/devices")) == 2
        assert await new.refused("POST", "/codes/use", {"code": codes[3]}) == "not-found"


@asynchronous
async def test_codes_can_not_be_guessed_fast(sqlite_url: str) -> None:
    settings = Settings(sqlite_url, limits=Limits(sign_ins_per_minute=3))
    async with nearby(settings) as server, browser(server) as guesser:
        codes = [await guesser.refused("POST", "/codes/use", {"code": f"0000-0000-0000-000{n}"}) for n in range(5)]
    assert codes == ["not-found"] * 3 + ["too-fast"] * 2

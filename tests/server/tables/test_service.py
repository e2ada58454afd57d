"""Tables and their logs: nothing is lost, nothing happens twice, and everybody sees the same."""

import asyncio
import random
from typing import Any

import pytest

from ratskeller.client.errors import Refused, Stale
from ratskeller.core.record import parse_record
from ratskeller.engine.luck import commitment
from ratskeller.engine.playthrough import replay
from ratskeller.server.base.settings import Limits
from ratskeller.server.botplay.pool import BotFailed, BotRequest
from ratskeller.server.privacy.deletion import delete_person
from ratskeller.server.store import tables as store
from ratskeller.server.tables.heartbeat import PERIOD
from ratskeller.server.tables.lists import lobby, own_tables
from ratskeller.server.tables.options import check_options
from ratskeller.server.tables.service import Tables
from tests.server.asynchronous import asynchronous
from tests.server.tables.opening import FirstMove, a_game, begun, make_people, open_tables, options, play


async def log_of(tables: Tables, table: str) -> list[tuple[int, str]]:
    rows = await tables.run(lambda connection: store.read_rows(connection, table, 0))
    return [(row.number, row.kind) for row in rows]


@asynchronous
async def test_a_whole_game_is_in_the_log_and_its_record_replays(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        people = await make_people(tables, "Ada", "Ben")
        table = await a_game(tables, people, game="piedpiper")
        taken = await play(tables, table, people, random.Random(1))
        live = await tables.cache.current(table)
        rows = await log_of(tables, table)
        assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
        assert [kind for _, kind in rows] == ["sit", "start"] + ["move"] * taken + ["end"]
        assert live.state == "over"
        record = parse_record(await tables.record_text(table))
        assert live.play is not None
        again = replay(record, live.game, live.profile)
        assert again.moves == live.play.moves
        assert record.names == ["Ada", "Ben"]


@asynchronous
async def test_a_process_that_knows_nothing_reads_the_same_game_from_the_log(database_url: str) -> None:
    async with open_tables(database_url) as tables, open_tables(database_url) as other:
        people = await make_people(tables, "Ada", "Ben")
        table = await a_game(tables, people)
        rng = random.Random(2)
        await play(tables, table, people, rng, 30)
        for _ in range(5):
            live = await tables.cache.current(table)
            if live.free_undo(live.played[-1].seat):
                await tables.undo(table, people[live.played[-1].seat].id, live.number)
            await play(tables, table, people, rng, 3)
        ours, theirs = await tables.cache.news(table, people[0].id, 0), await other.cache.news(table, people[0].id, 0)
        assert ours == theirs
        assert len(ours.entries) == ours.state["number"]


@asynchronous
async def test_two_processes_take_moves_of_the_same_game_by_turns(database_url: str) -> None:
    async with open_tables(database_url) as tables, open_tables(database_url) as other:
        people = await make_people(tables, "Ada", "Ben")
        table = await a_game(tables, people)
        rng = random.Random(3)
        for number in range(40):
            here = (tables, other)[number % 2]
            here.on_entries(table, 2 + number)
            await play(here, table, people, rng, 1)
        tables.on_connected()
        other.on_connected()
        assert (await other.cache.news(table, None, 0)).entries == (await tables.cache.news(table, None, 0)).entries


@asynchronous
async def test_a_move_sent_twice_happens_once_and_is_answered_alike(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        people = await make_people(tables, "Ada", "Ben")
        table = await a_game(tables, people)
        live = await tables.cache.current(table)
        assert live.play is not None
        move, after = live.play.legal_moves()[0], live.number
        first = await tables.move(table, people[0].id, after, move)
        assert await tables.move(table, people[0].id, after, move) == first
        assert (await tables.cache.current(table)).number == first


@asynchronous
async def test_a_stale_move_changes_nothing(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        people = await make_people(tables, "Ada", "Ben")
        table = await a_game(tables, people)
        live = await tables.cache.current(table)
        assert live.play is not None
        one, two = live.play.legal_moves()[:2]
        await tables.move(table, people[0].id, live.number, one)
        reached = (await tables.cache.current(table)).number
        with pytest.raises(Stale):
            await tables.move(table, people[0].id, live.number, two)
        assert (await tables.cache.current(table)).number == reached


@asynchronous
async def test_talk_makes_no_move_stale(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        people = await make_people(tables, "Ada", "Ben")
        table = await a_game(tables, people)
        live = await tables.cache.current(table)
        assert live.play is not None
        await tables.chat(table, people[1].id, "Hurry!")
        assert await tables.move(table, people[0].id, live.number, live.play.legal_moves()[0]) == live.number + 2


@asynchronous
async def test_words_sent_twice_are_said_once(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        people = await make_people(tables, "Ada", "Ben")
        table = await a_game(tables, people)
        for _ in range(2):
            await tables.chat(table, people[0].id, "Hello", "m1")
        assert [kind for _, kind in await log_of(tables, table)].count("chat") == 1


@asynchronous
async def test_nobody_acts_for_a_seat_of_somebody_else(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        people = await make_people(tables, "Ada", "Ben", "Cleo")
        table = await a_game(tables, people[:2])
        live = await tables.cache.current(table)
        assert live.play is not None
        move = live.play.legal_moves()[0]
        with pytest.raises(Refused, match="seat 0 is to decide") as refused:
            await tables.move(table, people[1].id, live.number, move)
        assert refused.value.code == "not-your-turn"
        for stranger in (
            tables.move(table, people[2].id, live.number, move),
            tables.undo(table, people[2].id, live.number),
        ):
            with pytest.raises(Refused) as refused:
                await stranger
            assert refused.value.code == "not-yours"


@asynchronous
async def test_an_illegal_move_is_refused_with_its_rule(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        people = await make_people(tables, "Ada", "Ben")
        table = await a_game(tables, people)
        after = (await tables.cache.current(table)).number
        with pytest.raises(Refused) as refused:
            await tables.move(table, people[0].id, after, "r1>26")
        assert (refused.value.code, refused.value.rule[:8]) == ("illegal", "fr.move.")
        with pytest.raises(Refused) as refused:
            await tables.move(table, people[0].id, after, "fly to the moon")
        assert refused.value.code == "malformed"


@asynchronous
async def test_an_undo_in_the_own_turn_is_free_and_nothing_is_erased(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        people = await make_people(tables, "Ada", "Ben")
        table = await a_game(tables, people)
        live, before = await tables.cache.current(table), await tables.cache.news(table, None, 0)
        while not live.played or not live.free_undo(live.played[-1].seat):
            before = await tables.cache.news(table, None, 0)
            await play(tables, table, people, random.Random(10), 1)
            live = await tables.cache.current(table)
        await tables.undo(table, people[live.played[-1].seat].id, live.number)
        after = await tables.cache.news(table, None, 0)
        assert after.state["views"] == before.state["views"]
        assert [entry.kind for entry in after.entries[-2:]] == ["move", "undo"]


@asynchronous
async def test_an_undo_beyond_the_own_turn_needs_everybodys_consent(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        people = await make_people(tables, "Ada", "Ben", "Cleo")
        table = await a_game(tables, people)
        rng = random.Random(4)
        while (await tables.cache.current(table)).actor == 0:
            await play(tables, table, people, rng, 1)
        live = await tables.cache.current(table)
        standing = len(live.played)
        await tables.undo(table, people[0].id, live.number)
        assert len((await tables.cache.current(table)).played) == standing
        await tables.answer(table, people[1].id, (await tables.cache.current(table)).number, True)
        assert len((await tables.cache.current(table)).played) == standing
        await tables.answer(table, people[2].id, (await tables.cache.current(table)).number, True)
        live = await tables.cache.current(table)
        assert (len(live.played), live.actor) == (standing - 1, 0)


@asynchronous
async def test_one_no_ends_the_asking(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        people = await make_people(tables, "Ada", "Ben")
        table = await a_game(tables, people)
        while (await tables.cache.current(table)).actor == 0:
            await play(tables, table, people, random.Random(5), 1)
        standing = len((await tables.cache.current(table)).played)
        await tables.undo(table, people[0].id, (await tables.cache.current(table)).number)
        await tables.answer(table, people[1].id, (await tables.cache.current(table)).number, False)
        live = await tables.cache.current(table)
        assert (live.asked, len(live.played)) == (None, standing)


@asynchronous
async def test_luck_after_an_undo_is_other_luck_that_the_record_accounts_for(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        people = await make_people(tables, "Ada")
        table = await begun(tables, people[0], "me", level="easy")
        rng = random.Random(6)
        await play(tables, table, people, rng, 10)
        for _ in range(3):
            await tables.undo(table, people[0].id, (await tables.cache.current(table)).number)
        await play(tables, table, people, rng)
        fair = parse_record(await tables.record_text(table)).fair
        assert fair is not None
        assert list(fair.skipped.values())[-1] == 6  # three moves that no longer stand, and three undos


@asynchronous
async def test_bots_move_as_soon_as_it_is_their_turn(database_url: str) -> None:
    pool = FirstMove()
    async with open_tables(database_url, pool=pool) as tables:
        people = await make_people(tables, "Ada")
        table = await begun(tables, people[0], "ratling", "rat-king", game="piedpiper")
        await until_over(tables, table)
        live = await tables.cache.current(table)
        assert {request.level for request in pool.asked} == {"ratling", "rat-king"}
        assert live.state == "over"


@asynchronous
async def test_a_bot_that_breaks_down_holds_nobody_up(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def break_down(_: BotRequest) -> int:
        raise BotFailed("out of its depth")

    pool = FirstMove()
    monkeypatch.setattr(pool, "choose", break_down)
    async with open_tables(sqlite_url, pool=pool) as tables:
        people = await make_people(tables, "Ada")
        table = await begun(tables, people[0], "ratling", "rat-king", game="piedpiper")
        await until_over(tables, table)
        assert (await tables.cache.current(table)).state == "over"


async def until_over(tables: Tables, table: str) -> None:
    """Wait for the end of a game."""
    over = asyncio.Event()
    end = tables.cache.watch(table, over.set)
    while (await tables.cache.current(table)).state != "over":
        over.clear()
        if (await tables.cache.current(table)).state != "over":
            await over.wait()
    end()


@asynchronous
async def test_whoever_runs_out_of_time_is_played_for_until_they_are_back(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [1000.0]
    monkeypatch.setattr("time.time", lambda: clock[0])
    async with open_tables(database_url) as tables:
        people = await make_people(tables, "Ada", "Ben")
        bank = {"kind": "bank", "seconds": 30, "increment": 5}
        table = await a_game(tables, people, clock=bank, stand_in="ratling")
        assert (await tables.cache.current(table)).due() == 1030
        while clock[0] < 1029.0:  # the server lives all the time
            clock[0] = min(1029.0, clock[0] + PERIOD)
            await tables.heartbeat.beat()
        await tables.time_out(table, clock[0])
        assert not (await tables.cache.current(table)).away
        clock[0] = 1031.0
        await tables.time_out(table, clock[0])
        live = await tables.cache.current(table)
        assert (live.away, live.bot_at(0), live.due()) == ({0}, "ratling", None)
        with pytest.raises(Refused, match="you are back"):
            await tables.move(table, people[0].id, live.number, "r1>1")
        await tables.back(table, people[0].id)
        live = await tables.cache.current(table)
        assert (live.away, live.due()) == (set(), 1091)


@asynchronous
async def test_a_turn_brings_its_increment(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1000.0]
    monkeypatch.setattr("time.time", lambda: clock[0])
    async with open_tables(database_url) as tables:
        people = await make_people(tables, "Ada", "Ben")
        table = await a_game(tables, people, clock={"kind": "bank", "seconds": 100, "increment": 7})
        turns = 0
        while (await tables.cache.current(table)).actor == 0:
            clock[0] += 8
            await play(tables, table, people, random.Random(7), 1)
            turns += 1
            await tables.heartbeat.beat()
        assert (await tables.cache.current(table)).clock.left == [100 - 8 * turns + 7, 100]


@asynchronous
async def test_a_spectator_sees_a_table_but_no_legal_moves(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        people = await make_people(tables, "Ada", "Ben", "Cleo")
        table = await a_game(tables, people[:2])
        state = (await tables.cache.news(table, people[2].id, 0)).state
        assert list(state["views"]) == ["-1"]
        assert "legal" not in state
        assert (await tables.cache.news(table, people[0].id, 0)).state["legal"]


@asynchronous
async def test_the_seed_is_secret_until_the_game_is_over(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        people = await make_people(tables, "Ada", "Ben")
        table = await a_game(tables, people, game="piedpiper")
        seed = (await tables.cache.current(table)).facts.seed
        news, info = await tables.cache.news(table, people[0].id, 0), await tables.info(table, people[0].id)
        told = f"{news} {info} {await lobby(tables)}"
        assert seed not in told
        assert commitment(seed) in told
        with pytest.raises(Refused, match="not over"):
            await tables.record_text(table)
        await play(tables, table, people, random.Random(8))
        assert (await tables.cache.news(table, None, 0)).state["result"]["seed"] == seed


@asynchronous
async def test_hot_seat_people_of_one_browser_have_a_view_each(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        people = await make_people(tables, "Ada")
        table = await begun(tables, people[0], "me", "me", game="piedpiper")
        state = (await tables.cache.news(table, people[0].id, 0)).state
        assert list(state["views"]) == ["0", "1"]
        assert state["views"]["0"] != state["views"]["1"]


@asynchronous
async def test_seats_are_taken_once_and_given_back_before_the_start(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        people = await make_people(tables, "Ada", "Ben", "Cleo")
        table = await tables.open(people[0], options("me", "open"))
        with pytest.raises(Refused, match="nobody sits on seat 1"):
            await tables.start(table, people[0], "")
        number = await tables.join(table, people[1], [1], "x")
        assert await tables.join(table, people[1], [1], "x") == number  # the answer was lost, and it was sent again
        with pytest.raises(Refused) as refused:
            await tables.join(table, people[2], [1], "x")
        assert refused.value.code == "seat-taken"
        await tables.leave(table, people[1])
        await tables.join(table, people[2], [1], "x")
        await tables.start(table, people[0], "")
        with pytest.raises(Refused) as refused:
            await tables.leave(table, people[2])
        assert refused.value.code == "not-now"


@asynchronous
async def test_a_table_without_its_host_is_closed_and_in_no_lobby(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        people = await make_people(tables, "Ada")
        table = await tables.open(people[0], options("me", "open"))
        assert [shown["id"] for shown in (await lobby(tables)).tables] == [table]
        await tables.leave(table, people[0])
        assert (await lobby(tables)).tables == []


@asynchronous
async def test_tables_by_link_are_in_no_lobby_but_in_the_list_of_their_people(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        people = await make_people(tables, "Ada")
        table = await tables.open(people[0], options("me", "open", is_public=False))
        assert (await lobby(tables)).tables == []
        assert [shown["id"] for shown in await own_tables(tables, people[0].id)] == [table]


@asynchronous
async def test_all_who_want_a_rematch_come_to_the_same_table(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        people = await make_people(tables, "Ada", "Ben")
        table = await a_game(tables, people, game="piedpiper")
        with pytest.raises(Refused, match="not over"):
            await tables.rematch(table, people[0])
        await play(tables, table, people, random.Random(9))
        new = await tables.rematch(table, people[1])
        assert await tables.rematch(table, people[0]) == new
        assert (await tables.cache.news(table, people[0].id, 0)).state["rematch"] == new
        assert [seat.kind for seat in (await tables.cache.current(new)).seats] == ["open", "person"]


@asynchronous
async def test_who_closes_the_rematch_does_not_keep_the_others_from_one(database_url: str) -> None:
    async with open_tables(database_url) as tables:
        people = await make_people(tables, "Ada", "Ben", "Cleo")
        table = await a_game(tables, people, game="piedpiper")
        await play(tables, table, people, random.Random(9))
        closed = await tables.rematch(table, people[0])
        await tables.leave(closed, people[0])
        both = await asyncio.gather(*(tables.rematch(table, person) for person in people[1:]))
        assert both[0] == both[1] != closed
        for person in people:
            assert (await tables.cache.news(table, person.id, 0)).state["rematch"] == both[0]
        # Whoever is forgotten takes the table along.
        host = (await tables.cache.current(both[0])).facts.host
        [opener] = [person for person in people if person.id == host]
        await delete_person(tables, opener)
        assert await tables.rematch(table, people[0]) not in (closed, both[0])


@asynchronous
async def test_nobody_opens_more_tables_than_allowed(database_url: str) -> None:
    async with open_tables(database_url, limits=Limits(tables_per_person=2)) as tables:
        people = await make_people(tables, "Ada")
        for _ in range(2):
            await tables.open(people[0], options("me", "open"))
        with pytest.raises(Refused) as refused:
            await tables.open(people[0], options("me", "open"))
        assert refused.value.code == "too-many"


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"stand_in": "tiger"}, "no bot has the level 'tiger'"),
        ({"profile": "nobodys"}, "unknown profile 'nobodys'"),
        ({"options": {"weather": "rain"}}, "weather"),
        ({"level": "easy"}, "a level is for one person alone"),
        ({"profile_text": "name = 'mine'"}, "profile: "),
    ],
)
def test_a_table_that_cannot_be_had_is_refused_with_its_reason(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(Refused) as refused:
        check_options(options("me", "open", **{"game": "firstrat"} | wrong))
    assert refused.value.code == "set-up"
    assert says in refused.value.message

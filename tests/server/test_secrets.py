"""Nothing that anybody is told depends on what they may not know: whole games of The Pied Piper, told twice.

A twin of a game has other cards wherever a viewer has not seen them, and other luck to come. Everything that the viewer
is told, news and answers, refusals and hints, has to be the same in both, byte for byte."""

import asyncio
import os
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest

from ratskeller.client.errors import Refused
from ratskeller.client.protocol import Entry
from ratskeller.core.event import Event
from ratskeller.engine.luck import commitment
from ratskeller.server.botplay import hint as hints_module
from ratskeller.server.botplay.pool import BotRequest
from ratskeller.server.botplay.request import bot_request, hint_request
from ratskeller.server.store.row import Row
from ratskeller.server.tables import commands as commands
from ratskeller.server.tables import pages
from ratskeller.server.tables import visible as seen
from ratskeller.server.tables.state import TableState
from tests.server import leaks
from tests.server.asynchronous import asynchronous
from tests.server.secrets import Seating, World, a_world, first_difference, play, retell, story_of
from tests.server.twins import GAME, Story

GAMES = int(os.environ.get("RATSKELLER_TWIN_GAMES", "1"))  # of each kind
BOT = "pantry-rat"
TABLES: list[tuple[Seating, dict[str, str]]] = [
    ([0, 1], {"variant": "hidden"}),
    ([0, BOT, 1], {"variant": "standard"}),
    ([0, 1, 0], {"variant": "hidden", "roof": "7"}),
    ([0, 1, 2, 1], {"variant": "young"}),
    ([0, 1, BOT, 2, 1], {"variant": "hidden", "roof": "7", "sewer_plus": "walk"}),
]


def complaints(world: World, story: Story) -> list[str]:
    """Everything in a world that somebody was told and may not know, by the log."""
    found: list[str] = []
    for who, told in world.told.items():
        facts = world.tables.cache._states[world.table].facts
        reader = leaks.Reader(world.viewer(who), story.rows, {facts.seed} | {person.id for person in world.people})
        for message in told:
            found += [f"{who} after {message.number}: {what}" for what in reader.complaints(message.text.decode())]
    return found


async def tell_twice(
    seating: Seating, options: dict[str, str], rng: Random, until: int | None = None
) -> tuple[list[str], int, int]:
    """What people could find out in a game, how many messages were compared, and how many cards were exchanged."""
    with a_world(seating, options, rng.randrange(1000)) as world:
        await play(world, rng, until)
        last = (await world.live()).number
        whole = await story_of(world, last)
        found = complaints(world, whole)
        compared = exchanged = 0
        for who in range(len(world.people)):
            # The later, the less is still secret of what happened early.
            cut = last if rng.random() < 0.5 else rng.randrange(last // 4, last)
            twin = (await story_of(world, cut)).twin(world.viewer(who), rng)
            other = await retell(world, who, twin, cut)
            difference = first_difference(world, other, who)
            found += [f"{who} in {cut} entries: {difference}"] if difference else []
            compared += len(other.told[who])
            exchanged += twin.differences
    return found, compared, exchanged


@pytest.mark.parametrize(("seating", "options"), TABLES, ids=str)
@asynchronous
async def test_two_games_that_differ_only_in_secrets_are_told_alike(seating: Seating, options: dict[str, str]) -> None:
    for game in range(GAMES):
        rng = Random(f"{seating} {game}")
        found, compared, exchanged = await tell_twice(seating, options, rng)
        assert found == []
        assert compared > 50
        assert exchanged > 5


# Leaks that are made on purpose

Patch = pytest.MonkeyPatch


def hand_of_next(table: TableState) -> list[int]:
    """A hand that most may not see."""
    assert table.play is not None
    hand: list[int] = table.play.position.players[max(table.play.actor, 0)].hand.tolist()
    return hand


def leak_in_state(change: Callable[[TableState, dict[str, Any]], Any]) -> Callable[[Patch], None]:
    """Something else in how a game stands."""
    whole = seen.visible_game

    def leaky(table: TableState, viewer: seen.Viewer) -> dict[str, Any]:
        state = whole(table, viewer)
        change(table, state)
        return state

    return lambda patch: patch.setattr(seen, "visible_game", leaky)


def leak_in_entry(change: Callable[[Row, dict[str, Any]], Any]) -> Callable[[Patch], None]:
    """Something else in an entry of a decision."""
    whole = seen.visible_entry

    def leaky(table: TableState, row: Row, viewer: seen.Viewer, *others: Any) -> Entry:
        entry = whole(table, row, viewer, *others)
        if row.kind == "move":
            change(row, entry.body)
        return entry

    return lambda patch: patch.setattr(pages, "visible_entry", leaky)


def leak_in_refusals(patch: Patch) -> None:
    """Whoever is too early is told more than that."""
    whole = commands.move

    def leaky(table: TableState, person_id: str, text: str) -> list[commands.NewEntry]:
        try:
            return whole(table, person_id, text)
        except Refused as refused:
            raise Refused(refused.code, f"{refused.message} {hand_of_next(table)}") from None

    patch.setattr(commands, "move", leaky)


def leak_in_numbers(patch: Patch) -> None:
    """One entry more for some hands."""
    whole = commands.decide

    def leaky(table: TableState, person_id: str | None, text: str) -> list[commands.NewEntry]:
        more = (
            [commands.NewEntry("chat", 0, None, {"name": "", "text": "", "id": ""})]
            if max(hand_of_next(table)) > 1
            else []
        )
        return whole(table, person_id, text) + more

    patch.setattr(commands, "decide", leaky)


def leak_in_hints(patch: Patch) -> None:
    """A hint that looks into the cards."""

    def leaky(table: TableState) -> BotRequest:
        assert table.play is not None
        return replace(hint_request(table), view=table.play.position.tobytes())

    patch.setattr(hints_module, "hint_request", leaky)


def leak_of_ids(patch: Patch) -> None:
    """Who somebody is, beyond their name."""
    whole = seen.visible_seat
    patch.setattr(seen, "visible_seat", lambda table, seat: whole(table, seat) | {"bot": table.seats[seat].person_id})


def deal_openly(_: TableState, state: dict[str, Any]) -> None:
    """A view of a seat that is not the viewer's."""
    state["views"]["2"] = next(iter(state["views"].values()))


PLANTED: dict[str, Callable[[Patch], None]] = {
    "a hand": leak_in_state(lambda table, state: state.update(points=hand_of_next(table))),
    "the size of a message": leak_in_state(lambda table, state: state.update(turn=" " * hand_of_next(table)[0])),
    "a view too many": leak_in_state(deal_openly),
    "legal moves": leak_in_state(lambda table, state: state.update(legal=table.play and table.play.legal_moves())),
    "luck to come": leak_in_state(lambda table, state: state.update(turn=table.luck(table.count + 1))),
    "the seed": leak_in_state(lambda table, state: state.update(turn=table.facts.seed)),
    "chance results": leak_in_entry(lambda row, body: body.update(drawn=row.body["drawn"])),
    "how many chance results begin with r": leak_in_entry(
        lambda row, body: body.update(events=body["events"] * (1 + ("~card:run" in row.body["drawn"])))
    ),
    "moves": leak_in_entry(lambda row, body: body.update(move=row.body["move"])),
    "whole events": leak_in_entry(
        lambda row, body: body.update(events=msgspec.convert(row.body.get("events", []), list[Event]))
    ),
    "refusals": leak_in_refusals,
    "numbers of entries": leak_in_numbers,
    "hints that look into cards": leak_in_hints,
    "hints with secret luck": lambda patch: patch.setattr(hints_module, "hint_request", bot_request),
    "ids of people": leak_of_ids,
}
SHORT = 24  # entries
BEGINNINGS = 4  # games in one of which every leak has to show


async def short_game(seed: int) -> list[str]:
    """What people could find out at the beginning of a game, always the same."""
    found, _, exchanged = await tell_twice([0, 1, BOT], {"variant": "hidden"}, Random(seed), SHORT)
    assert exchanged > 5
    return found


@asynchronous
async def test_games_without_leaks_are_silent() -> None:
    assert [await short_game(seed) for seed in range(BEGINNINGS)] == [[]] * BEGINNINGS


@pytest.mark.parametrize("name", PLANTED)
def test_a_leak_that_is_made_on_purpose_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    PLANTED[name](monkeypatch)
    assert any(asyncio.run(short_game(seed)) for seed in range(BEGINNINGS))


# What somebody might try


@pytest.mark.parametrize("seating", [[0, 1, BOT], [0, 1, 0]], ids=str)
@asynchronous
async def test_a_second_browser_without_a_cookie_sees_what_those_see_who_watch(seating: Seating) -> None:
    with a_world(seating, {"variant": "hidden"}, seed=1) as world:
        await play(world, Random(1), until=30)
        assert await world.tables.cache.news(world.table, None, 0) == await world.tables.cache.news(
            world.table, world.people[-1].id, 0
        )
        assert await world.tables.cache.news(world.table, None, 0) == await world.tables.cache.news(
            world.table, "made up", 0
        )


@asynchronous
async def test_people_take_back_freely_only_what_has_shown_them_nothing() -> None:
    free = 0
    for seed in range(3):
        with a_world([0, 1, 0], {"variant": "hidden"}, seed) as world:
            await play(world, Random(seed), until=60)
            rows = await world.rows()
        standing: list[Row] = []
        for before, row in pairwise(rows):
            if row.kind == "move":
                standing.append(row)
            elif row.kind == "undo":
                taken = standing[row.body["back_to"] :]
                del standing[row.body["back_to"] :]
                if before.kind != "undo-answer":
                    free += 1
                    [only] = taken
                    assert only.seat == row.seat
                    assert only.body["drawn"] == []
                    assert not {event["kind"] for event in only.body["events"]} & GAME.revealing
    assert free > 1


@asynchronous
async def test_what_was_seen_and_taken_back_does_not_tell_what_comes_instead() -> None:
    """Every try has luck of its own: nobody can look at a card, take it back, and know who draws it next."""
    with a_world([0, 1], {"variant": "standard"}, seed=3) as world:
        await world.begin()
        drawn = []
        for _ in range(12):
            table = await world.live()
            assert table.play is not None
            number = await world.tables.move(world.table, world.people[0].id, table.number, table.play.legal_moves()[0])
            drawn.append((await world.rows())[number - 1].body["drawn"][-1])
            await world.tables.undo(world.table, world.people[0].id, number)
            await world.tables.answer(world.table, world.people[1].id, number + 1, True)
        assert len(set(drawn)) > 2


@asynchronous
async def test_hints_that_are_asked_for_again_are_the_same_question() -> None:
    with a_world([0, 1], {"variant": "hidden"}, seed=3) as world:
        await world.begin()
        number = (await world.live()).number
        hints = [await world.hint(world.people[0], number) for _ in range(5)]
        await world.tables.chat(world.table, world.people[1].id, "Look!")
        hints.append(await world.hint(world.people[0], number))
        assert hints == hints[:1] * 6


@asynchronous
async def test_nothing_of_a_game_is_a_record_before_it_is_over_and_no_seed_serves_twice() -> None:
    with a_world([0, 1, BOT], {"variant": "hidden", "roof": "7"}, seed=3) as world:
        await play(world, Random(2), until=20)
        with pytest.raises(Refused, match="not over yet"):
            await world.tables.record_text(world.table)
        seed = (await world.live()).facts.seed
    with a_world([0, 1, BOT], {"variant": "hidden", "roof": "7"}, seed=3) as world:
        await play(world, Random(2))
        assert (await world.live()).facts.seed == seed
        assert f"{seed}" in await world.tables.record_text(world.table)
        again = await world.tables.rematch(world.table, world.people[1])
        told = str(await world.tables.info(again, world.people[1].id))
        assert (await world.tables.cache.current(again)).facts.seed not in told
        assert seed not in told
        assert commitment(seed) not in told

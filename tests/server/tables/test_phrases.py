"""Sentences for the page: whole games can be told in every language, and offers tell what moves bring."""

import random
from typing import Any

import msgspec
import pytest

from ratskeller.client.errors import Refused
from ratskeller.client.protocol import Offer
from ratskeller.i18n import LANGUAGES, Catalogue, catalogue
from tests.server.asynchronous import asynchronous
from tests.server.tables.opening import a_game, make_people, open_tables, options

SEATS = ("Anna", "Bruno", "Carla")


def told(say: dict[str, Any], words: Catalogue) -> str:
    """A sentence in a language, as the page puts it together."""
    if "seat" in say:
        return SEATS[say["seat"]]
    figures = {
        name: told(value, words) if isinstance(value, dict) else value for name, value in say.get("figures", {}).items()
    }
    return words(say["key"], **figures)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("firstrat", {"comics": "super", "path": "variable", "tracks": "chosen"}),
        ("piedpiper", {"variant": "hidden"}),
        ("piedpiper", {}),
    ],
)
@asynchronous
async def test_whole_games_can_be_told_in_every_language(sqlite_url: str, game: str, options: dict[str, str]) -> None:
    languages = [catalogue(language) for language in LANGUAGES]
    async with open_tables(sqlite_url) as tables:
        people = await make_people(tables, *SEATS)
        table = await a_game(tables, people, game=game, options=options)
        rng = random.Random(5)
        for _ in range(150):
            live = await tables.cache.current(table)
            if live.actor is None:
                break
            number, offers = await tables.offers(table, people[live.actor].id, live.number)
            assert (number, [offer.move for offer in offers]) == (
                live.number,
                live.play.legal_moves() if live.play else [],
            )
            assert msgspec.json.decode(msgspec.json.encode(offers), type=list[Offer]) == offers
            says = [say for offer in offers for say in (offer.say, *offer.brings)]
            assert all(told(say, words) for say in says for words in languages)
            await tables.move(table, people[live.actor].id, live.number, rng.choice(offers).move)
        news = await tables.cache.news(table, people[0].id, 0, words=True)
        events = [event for entry in news.entries for event in entry.body.get("events", ())]
        own = [event for entry in news.entries for event in entry.body.get("own", {}).get("0", ())]
        assert len(events) > 100
        assert all(told(event["say"], words) for event in events + own for words in languages)


@asynchronous
async def test_an_offer_tells_gains_and_points_at_once(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        (anna,) = await make_people(tables, "Anna")
        table = await tables.open(anna, options("me", "me"))
        await tables.start(table, anna, "pepper")
        live = await tables.cache.current(table)
        _, offers = await tables.offers(table, anna.id, live.number)
        two = next(offer for offer in offers if offer.move == "r1>2")
        assert [told(say, catalogue("en")) for say in two.brings] == ["+1 cheese"]
        assert two == Offer("r1>2", two.say, two.brings)


@asynchronous
async def test_only_who_is_to_decide_is_told_what_moves_bring(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        people = await make_people(tables, "Anna", "Bruno")
        table = await a_game(tables, people, game="piedpiper")
        with pytest.raises(Refused) as refused:
            await tables.offers(table, people[1].id, (await tables.cache.current(table)).number)
        assert refused.value.code == "not-your-turn"


@asynchronous
async def test_a_refused_move_has_a_sentence_for_every_language(sqlite_url: str) -> None:
    async with open_tables(sqlite_url) as tables:
        people = await make_people(tables, "Anna", "Bruno")
        table = await a_game(tables, people)
        with pytest.raises(Refused) as refused:
            await tables.move(table, people[0].id, (await tables.cache.current(table)).number, "r1>9")
        assert refused.value.rule == "fr.move.one"
        assert all(told(refused.value.say, catalogue(language)) for language in LANGUAGES)

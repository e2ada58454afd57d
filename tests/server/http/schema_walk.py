"""Every operation that the API describes, asked in ways that fit its description and in ways that don't."""

import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as from_seed
from hypothesis.errors import Unsatisfiable
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import CheckFunction, not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from ratskeller.bots.levels import LEVELS
from ratskeller.client.reference import Client
from ratskeller.games import GAMES, load_game
from ratskeller.server.people.service import COOKIE
from tests.server.serving import visitor

# What answers have to be, whether or not what was asked makes sense.
PROMISES: list[CheckFunction] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
GAME_LEVELS = [level for name in GAMES for level in load_game(name).levels]
# Words that get further than any that are made up.
LIKELY: dict[str, list[Any]] = {
    "game": [*GAMES],
    "profile": ["standard"],
    "profile_text": [None],
    "options": [{}],
    "level": [None, *GAME_LEVELS],
    "bot": [*LEVELS],
    "stand_in": [*LEVELS],
    "name": ["Rat"],
    "seats": [[0], [1], [{"kind": "me"}, {"kind": "me"}], [{"kind": "open"}, {"kind": "me"}]],
    "version": [0, 1],
}
LIKELIHOOD = 0.8
ANY_TEXT = {"type": "string", "title": ""}


@dataclass
class Known:
    """Somebody, and ids of things of theirs, by the name of the parameter."""

    cookie: str
    ids: dict[str, list[str]]


@dataclass
class Walk:
    """A server that is asked, and what came of it."""

    url: str
    known: Known
    rng: random.Random
    statuses: Counter[int] = field(default_factory=Counter)
    problems: list[str] = field(default_factory=list)


def walk(*urls: str, examples: int, seed: int = 0) -> list[Walk]:
    """Ask servers for everything, so many times in each way, as somebody with a cookie and as nobody.

    All are asked the same: to make up cases takes longer than to ask."""
    walks = [Walk(url, asyncio.run(something_of_everything(url)), random.Random(seed)) for url in urls]
    schema = schemathesis.openapi.from_dict(without_more(httpx.get(f"{urls[0]}/api/openapi.json").json()))
    for result in schema.get_all_operations():
        assert isinstance(result, Ok), result
        operation = result.ok()
        made = cases(operation, examples, seed)
        for one in walks:
            cookie = somebody_else(one.url) if operation.path.startswith("/api/me") else one.known.cookie
            for case in made:
                with likely(case, one):
                    for cookies in ({COOKIE: cookie}, {}):
                        ask(case, cookies, one)
    return walks


def without_more(api: dict[str, Any]) -> dict[str, Any]:
    """The API's description, taken at its word: what has fields has no others than those."""
    for shape in api["components"]["schemas"].values():
        if "properties" in shape:
            shape.setdefault("additionalProperties", False)
    return api


def ask(case: Case[Any], cookies: dict[str, str], done: Walk) -> None:
    """Ask once, and note what is wrong with the answer."""
    answer = case.call(base_url=done.url, headers={"origin": done.url}, cookies=cookies)
    done.statuses[answer.status_code] += 1
    try:
        case.validate_response(answer, checks=PROMISES)
    except Exception as problem:
        done.problems.append(f"{case.operation.label} {case.path_parameters} {case.body!r:.300}: {problem!r:.600}")


def cases(operation: APIOperation[Any, Any, Any, Any], examples: int, seed: int) -> list[Case[Any]]:
    """Cases for an operation: some that fit its description, some that don't, if anything can fail to."""
    made: list[Case[Any]] = []
    modes = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
    for mode in modes if can_fail(operation) else modes[:1]:

        @from_seed(seed)
        @settings(
            max_examples=examples,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(operation.as_strategy(generation_mode=mode))
        def collect(case: Case[Any]) -> None:
            made.append(case)

        with suppress(Unsatisfiable):
            collect()
    return made


def can_fail(operation: APIOperation[Any, Any, Any, Any]) -> bool:
    """Whether what is asked may fail to fit the description: not where nothing is asked, or any text will do. To look
    for such a case in vain takes half a second."""
    shapes = [{**parameter.definition["schema"], "title": ""} for parameter in operation.iter_parameters()]
    return bool(list(operation.body)) or any(shape != ANY_TEXT for shape in shapes)


@contextmanager
def likely(case: Case[Any], walk: Walk) -> Iterator[None]:
    """Inside, a case has what there is in place of some of what was made up."""
    made_up = case.path_parameters, case.body
    case.path_parameters = {
        name: walk.rng.choice(walk.known.ids[name])
        if name in walk.known.ids and walk.rng.random() < LIKELIHOOD
        else value
        for name, value in case.path_parameters.items()
    }
    if isinstance(case.body, dict):
        case.body = likelier(case.body, walk.rng)
    yield
    case.path_parameters, case.body = made_up


def likelier(body: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The same, with words here and there that make sense."""
    return {
        key: rng.choice(LIKELY[key]) if key in LIKELY and rng.random() < LIKELIHOOD else value
        for key, value in body.items()
    }


def somebody_else(url: str) -> str:
    """The cookie of somebody who owns nothing."""
    with visitor(url, "Mouse") as browser:
        return browser.cookies[COOKIE]


async def something_of_everything(url: str) -> Known:
    """Somebody with tables in every state, a record and a game with Greg."""
    async with Client(url) as client:
        await client.sign_up("Rat")
        tables = [await client.open("piedpiper", "me", "me") for _ in range(3)]
        for table in tables[1:]:
            await client.start(table)
        rng = random.Random(1)
        while (state := await client.wait_for_turn(tables[2]))["state"] == "running":
            await client.move(tables[2], rng.choice(state["legal"]))
        record = await client.record(tables[2])
        cookie = client.cookie
    headers = {"origin": url, "cookie": f"{COOKIE}={cookie}"}
    with httpx.Client(base_url=url, headers=headers, timeout=30) as browser:
        uploaded = browser.post("/api/records", json={"text": record})
        greg = browser.post("/api/companion/greg", json={"level": GAME_LEVELS[0]})
        records, games = [uploaded.raise_for_status().json()["id"]], [greg.raise_for_status().json()["id"]]
    return Known(cookie, {"table_id": tables, "record_id": records, "game_id": games})

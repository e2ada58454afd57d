"""How people like tables, kept for every device of theirs."""

from typing import Any

import pytest

from ratskeller.client.errors import Refused
from ratskeller.client.reference import Client
from ratskeller.server.base.settings import Settings
from tests.server.asynchronous import asynchronous
from tests.server.nearby import nearby, people_at

CHOSEN = {"speed": 2, "confirm": True, "labels": "large"}


async def chosen_by(client: Client) -> Any:
    """What somebody finds."""
    return (await client._request("GET", "/api/me/settings")).json()


async def choose(client: Client, chosen: Any) -> Any:
    """Choose something."""
    return (await client._request("PUT", "/api/me/settings", chosen)).json()


@asynchronous
async def test_settings_are_kept_for_each_person(sqlite_url: str) -> None:
    async with nearby(Settings(sqlite_url)) as server, people_at(server, "Ada", "Ben") as [ada, ben]:
        assert await chosen_by(ada) == {}
        assert await choose(ada, CHOSEN) == CHOSEN
        assert await chosen_by(ada) == CHOSEN
        assert await choose(ada, {"speed": 0.5}) == {"speed": 0.5}
        assert await chosen_by(ada) == {"speed": 0.5}
        assert await chosen_by(ben) == {}


@pytest.mark.parametrize(
    "chosen", [{"a b": 1}, {"speed": None}, {"speed": [1]}, {"x": "y" * 65}, {f"a{n}": n for n in range(33)}, [1]]
)
@asynchronous
async def test_what_is_no_setting_is_refused(sqlite_url: str, chosen: Any) -> None:
    async with nearby(Settings(sqlite_url)) as server, people_at(server, "Ada") as [ada]:
        with pytest.raises(Refused) as refused:
            await choose(ada, chosen)
        assert refused.value.code == "malformed"
        assert await chosen_by(ada) == {}

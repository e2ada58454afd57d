"""Requests of several people about friends and manners, and what they are answered."""

from typing import Any

import httpx

from ratskeller.client.reference import Client
from tests.server.people.browsers import Browser


async def ask(who: Client | Browser, method: str, path: str, **body: Any) -> httpx.Response:
    """The answer to a request, whatever it is."""
    http = who.http if isinstance(who, Browser) else who._http
    return await http.request(method, f"/api{path}", json=body if method == "POST" else None)


async def told(who: Client | Browser, method: str, path: str, **body: Any) -> Any:
    """What comes of a request that goes well."""
    answer = await ask(who, method, path, **body)
    assert answer.is_success, answer.text
    return answer.json() if answer.content else None


async def refused(who: Client | Browser, method: str, path: str, **body: Any) -> str:
    """The code with which a request is refused, and the key of what the page says."""
    answer = await ask(who, method, path, **body)
    assert answer.is_error, answer.text
    said = answer.json()
    return " ".join(part for part in (said["code"], (said.get("say") or {}).get("key")) if part)


async def befriend(one: Client, other: Client) -> tuple[str, str]:
    """Have two people be friends; by which id each names the other."""
    token = (await told(one, "POST", "/friends/links"))["token"]
    await told(other, "POST", "/friends/links/accept", token=token)
    return await only_friend(one), await only_friend(other)


async def only_friend(who: Client) -> str:
    """The id of somebody's newest friend."""
    found = (await told(who, "GET", "/friends"))["friends"]
    return str(max(found, key=lambda friend: friend["since"])["id"])


async def id_of(who: Client) -> str:
    """By which the server knows somebody."""
    return str((await told(who, "GET", "/me"))["id"])

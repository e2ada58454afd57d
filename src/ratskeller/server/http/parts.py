"""What routes are made of: the house, who asks, and answers in JSON."""

import math
from typing import Annotated, Any

import msgspec
from fastapi import Depends, Request
from fastapi.responses import JSONResponse
from starlette.requests import HTTPConnection

from ratskeller.client.errors import STATUS, Refused
from ratskeller.server.context import AppContext
from ratskeller.server.people.service import COOKIE, Person
from ratskeller.server.tables.addresses import address_of


class Json(JSONResponse):
    """JSON, written fast; structs of msgspec may be in it."""

    def render(self, content: Any) -> bytes:
        """As bytes."""
        return msgspec.json.encode(content)


def refusal(refused: Refused) -> Json:
    """The answer that says no, and when to try again where that is known."""
    wait = None if refused.retry_after is None else {"retry-after": str(math.ceil(refused.retry_after))}
    return Json(refused.body(), STATUS[refused.code], headers=wait)


def the_house(connection: HTTPConnection) -> AppContext:
    """The house of the process that was asked, over HTTP or a socket."""
    context: AppContext = connection.app.state.context
    return context


async def whoever(connection: HTTPConnection) -> Person | None:
    """Who asks, by their cookie; perhaps nobody that we know."""
    cookie = connection.cookies.get(COOKIE)
    return await the_house(connection).people.from_cookie(cookie) if cookie else None


async def signed_in(request: Request) -> Person:
    """Who asks: somebody with a good cookie, and not too often."""
    person = await whoever(request)
    if person is None:
        raise Refused("sign-in", "say who you are first: a name is enough")
    the_house(request).pace.take(person.id)
    return person


TheHouse = Annotated[AppContext, Depends(the_house)]
Signed = Annotated[Person, Depends(signed_in)]
Whoever = Annotated[Person | None, Depends(whoever)]


def pace(request: Request, context: TheHouse, person: Whoever) -> None:
    """Anybody may look at what is open to all, but not too often."""
    context.pace.take(person.id if person is not None else f"from {address_of(request.scope)}")


Paced = Depends(pace)

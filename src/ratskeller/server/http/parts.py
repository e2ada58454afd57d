"""What routes depend on: the context, who sends the request, and the pace of requests."""

from typing import Annotated

from fastapi import Depends, Request

from ratskeller.client.errors import Refused
from ratskeller.server.context import AppContext, context_of, person_of
from ratskeller.server.people.bans import banned
from ratskeller.server.people.service import Person
from ratskeller.server.tables.addresses import address_of


async def known(request: Request) -> Person:
    """The sender of the request: somebody with a valid cookie, and not too often. A banned person can still see,
    download and delete what is stored about them."""
    person = await person_of(request)
    if person is None:
        raise Refused("sign-in", "say who you are first: a name is enough")
    context_of(request).pace.take(person.id)
    return person


async def signed_in(request: Request) -> Person:
    """The same, for everything that a banned person can't do."""
    person = await known(request)
    if person.ban is not None:
        raise banned(person.ban)
    return person


Context = Annotated[AppContext, Depends(context_of)]
Signed = Annotated[Person, Depends(signed_in)]
Known = Annotated[Person, Depends(known)]
Anybody = Annotated[Person | None, Depends(person_of)]


def pace(request: Request, context: Context, person: Anybody) -> None:
    """Anybody may look at what is open to all, but not too often."""
    context.pace.take(person.id if person is not None else f"from {address_of(request.scope)}")


Paced = Depends(pace)

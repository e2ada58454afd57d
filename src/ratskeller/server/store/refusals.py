"""The refusals that people get when the database fails."""

from collections.abc import Awaitable
from typing import TypeVar

from sqlalchemy.exc import DBAPIError, IntegrityError

from ratskeller.client.errors import Refused
from ratskeller.server.store.problems import DatabaseError, Unwritable

UNREACHABLE = "the database can't be reached now; please try again"
NOT_SAVED = "the server can't save anything at the moment; please try again later"
STORAGE_CODES = ("busy", "not-saved")  # of refusals that the database is the reason for
T = TypeVar("T")


async def refusing(work: Awaitable[T]) -> T:
    """The result of work on the database; its failures are raised as `Refused`."""
    try:
        return await work
    except IntegrityError:
        raise Refused("busy", "somebody else was faster; please try again") from None
    except (DatabaseError, DBAPIError, OSError, TimeoutError) as problem:
        raise refused_by_database(problem) from problem


def refused_by_database(problem: Exception) -> Refused:
    """The refusal for a failure of the database."""
    return Refused("not-saved", NOT_SAVED) if isinstance(problem, Unwritable) else Refused("busy", UNREACHABLE)

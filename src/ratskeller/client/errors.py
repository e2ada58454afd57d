"""What the server refuses, each with a code from a closed list. The page has a sentence for every code."""

from typing import Any, Literal, get_args

from ratskeller.core.errors import RatskellerError

Code = Literal[
    "malformed",  # the message or the move is not of the form that is expected
    "illegal",  # the rules forbid the move; rule, reason and figures say why
    "set-up",  # no such table can be set up
    "sign-in",  # a name is needed first, or the cookie is no longer good
    "banned",  # whoever runs the server has banned this person
    "not-yours",  # the seat, the table or the file is somebody else's
    "not-your-turn",  # another seat is to decide
    "not-found",  # no table, record or person has this id
    "not-now",  # the table is in another state: not started, over, nothing to take back
    "seat-taken",  # somebody sits there
    "too-fast",  # more messages than allowed in so short a time
    "too-big",  # a message, a file or a name is longer than allowed
    "too-many",  # tables, sockets or people beyond the limit
    "busy",  # the server can't do it now; trying again later helps
    "not-saved",  # the server can't save anything now: its disk is full, say; trying again later helps
]
CODES: tuple[str, ...] = get_args(Code)

STATUS: dict[Code, int] = {
    "malformed": 422,
    "illegal": 409,
    "set-up": 422,
    "sign-in": 401,
    "banned": 403,
    "not-yours": 403,
    "not-your-turn": 409,
    "not-found": 404,
    "not-now": 409,
    "seat-taken": 409,
    "too-fast": 429,
    "too-big": 413,
    "too-many": 429,
    "busy": 503,
    "not-saved": 503,
}


class Refused(RatskellerError):
    """Something that the server does not do, with its reason."""

    def __init__(
        self,
        code: Code,
        message: str,
        *,
        rule: str = "",
        reason: str = "",
        figures: dict[str, int | str] | None = None,
        say: dict[str, Any] | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.rule = rule
        self.reason = reason
        self.figures = figures or {}
        self.say = say or {}  # the same as a sentence for the page
        self.retry_after = retry_after  # seconds after which it may be tried again, where that is known

    def body(self) -> dict[str, Any]:
        """As JSON."""
        body: dict[str, Any] = {"code": self.code, "message": self.message}
        if self.rule:
            body |= {"rule": self.rule, "reason": self.reason, "figures": self.figures}
        if self.say:
            body["say"] = self.say
        return body


class Stale(Exception):
    """Something happened that a client did not know of when it sent its command; nothing was done."""

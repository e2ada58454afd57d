"""What went wrong with a request, in one form: a code from the closed list and a sentence."""

from collections.abc import Iterator, Sequence
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel
from starlette.exceptions import HTTPException
from starlette.requests import Request

from ratskeller.client.errors import Code, Refused
from ratskeller.server.base.json_response import Json, refusal
from ratskeller.server.store.database import Unreachable, Unwritable
from ratskeller.server.store.refusals import refused_by_database

CODES: dict[int, Code] = {404: "not-found", 405: "not-found", 413: "too-big", 503: "busy"}
WORDS = {404: "there is nothing here", 405: "this can't be done here", 400: "the body can't be read"}


class Problem(BaseModel):
    """Why something was not done. Where a rule of the game forbids it, rule, reason and figures say why."""

    code: Code
    message: str
    field: str = ""
    rule: str = ""
    reason: str = ""
    figures: dict[str, int | str] = {}
    say: dict[str, Any] | None = None


def answer_problems(app: FastAPI) -> None:
    """Answer all that can go wrong in this form."""
    app.add_exception_handler(Refused, tell_refused)
    app.add_exception_handler(Unreachable, tell_database)
    app.add_exception_handler(Unwritable, tell_database)
    app.add_exception_handler(RequestValidationError, tell_malformed)
    app.add_exception_handler(HTTPException, tell_http)


def tell_refused(request: Request, problem: Exception) -> Json:
    """What the server does not do."""
    assert isinstance(problem, Refused)
    return refusal(problem)


def tell_database(request: Request, problem: Exception) -> Json:
    """The database is unreachable or full, for a moment or for longer: the sender may try again."""
    return refusal(refused_by_database(problem))


def tell_malformed(request: Request, problem: Exception) -> Json:
    """The first field that does not fit; what was in it is not repeated."""
    assert isinstance(problem, RequestValidationError)
    first: dict[str, Any] = problem.errors()[0]
    where = () if first["type"] == "json_invalid" else first["loc"][1:]
    field = ".".join(map(str, parts_sent(where, problem.body))) or "body"
    return Json({"code": "malformed", "message": f"{field}: {first['msg']}", "field": field}, 422)


def parts_sent(where: Sequence[str | int], sent: Any) -> Iterator[str | int]:
    """The way to a field within what was sent: the kind of a shape that has several is no step of it."""
    for part in where[:-1]:
        inside = sent.get(part) if isinstance(sent, dict) else sent[part]
        if isinstance(inside, dict | list):
            yield part
            sent = inside
    yield from where[-1:]


def tell_http(request: Request, problem: Exception) -> Json:
    """Errors of the framework itself."""
    assert isinstance(problem, HTTPException)
    status = problem.status_code
    body = {"code": CODES.get(status, "malformed"), "message": WORDS.get(status, problem.detail)}
    return Json(body, 422 if status == 400 else status, headers=dict(problem.headers or {}))

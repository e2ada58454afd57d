"""Answers to requests in JSON."""

import math
from typing import Any

import msgspec
from fastapi.responses import JSONResponse

from ratskeller.client.errors import STATUS, Refused


class Json(JSONResponse):
    """JSON, encoded by msgspec; it may contain msgspec structs."""

    def render(self, content: Any) -> bytes:
        """As bytes."""
        return msgspec.json.encode(content)


def refusal(refused: Refused) -> Json:
    """The answer that says no, and when to try again where that is known."""
    wait = None if refused.retry_after is None else {"retry-after": str(math.ceil(refused.retry_after))}
    return Json(refused.body(), STATUS[refused.code], headers=wait)

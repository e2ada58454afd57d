"""Compressed answers, for clients that accept them."""

import gzip
from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request, Response
from fastapi.routing import APIRoute
from starlette.datastructures import Headers

LEVEL = 6  # of gzip


def codings_of(headers: Headers) -> set[str]:
    """The ways of packing that somebody takes."""
    taken = headers.get("accept-encoding", "")
    return {word.split(";")[0].strip() for word in taken.split(",") if not word.replace(" ", "").endswith(";q=0")}


class PackedRoute(APIRoute):
    """For answers of some ten thousand bytes that hold no secret: how long a packed secret is may give it away."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """The usual handler; its answer is packed."""
        answer = super().get_route_handler()

        async def packed(request: Request) -> Response:
            response = await answer(request)
            response.headers["vary"] = "accept-encoding"
            if "gzip" in codings_of(request.headers):
                response.body = gzip.compress(response.body, LEVEL, mtime=0)
                response.headers["content-encoding"] = "gzip"
                response.headers["content-length"] = str(len(response.body))
            return response

        return packed

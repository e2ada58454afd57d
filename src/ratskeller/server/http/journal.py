"""One line in the log and one count for each request. Unexpected errors are logged, and their text is not sent."""

import secrets
import time
from typing import Any

import structlog
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ratskeller.server.base.json_response import Json
from ratskeller.server.base.logs import get_logger
from ratskeller.server.base.metrics import LATENCY, REQUESTS, UNEXPECTED

QUIET = {"/healthz", "/readyz", "/metrics"}  # requested by machines all the time
INTERNAL_ERROR = 1011  # why a socket is closed
SWITCHING_PROTOCOLS = 101
log = get_logger("web")


def route_of(scope: Scope) -> str:
    """The pattern of a request's path: without ids, and the same for all that no route knows."""
    if scope["type"] == "websocket":
        return "socket"
    route: Any = scope.get("route")
    return getattr(route, "path", None) or ("page" if "endpoint" in scope else "none")


class Journal:
    """Logs requests and their status: never paths with ids, queries, cookies or bodies."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, watch the answer, and send one where the routes failed."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        request_id = secrets.token_hex(8)
        began = time.perf_counter()
        status = 0
        is_open = False  # as a socket

        async def watch(message: Message) -> None:
            nonlocal status, is_open
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
                MutableHeaders(scope=message)["x-request-id"] = request_id
            elif message["type"] in ("websocket.accept", "websocket.close"):
                status = SWITCHING_PROTOCOLS
                is_open = message["type"] == "websocket.accept"
            await send(message)

        with structlog.contextvars.bound_contextvars(request=request_id):
            try:
                await self.app(scope, receive, watch)
            except Exception:
                UNEXPECTED.inc()
                log.error("unexpected error", route=route_of(scope), exc_info=True)
                if is_open:
                    await watch({"type": "websocket.close", "code": INTERNAL_ERROR})
                elif not status:
                    body = {"code": "busy", "message": f"something went wrong here; it is noted as {request_id}"}
                    await Json(body, 500)(scope, receive, watch)
            if scope["type"] == "http":
                self.note(scope, status, time.perf_counter() - began)

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        """Count and write down a request that was answered."""
        route, method = route_of(scope), scope["method"]
        REQUESTS.labels(method, route, status).inc()
        LATENCY.labels(route).observe(seconds)
        if route not in QUIET:
            log.info("request", method=method, route=route, status=status, ms=round(1000 * seconds, 2))

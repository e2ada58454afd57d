"""Which requests are let in, by origin, pace and size; and the security headers of all answers."""

import asyncio

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ratskeller.client.errors import Refused
from ratskeller.server.base.characters import check_characters
from ratskeller.server.base.json_response import refusal
from ratskeller.server.base.origin import origin_is_ours
from ratskeller.server.base.settings import Settings
from ratskeller.server.http.json_size import check_size_of_json
from ratskeller.server.tables.addresses import RequestPace, address_of

FOR_MACHINES = {"/healthz", "/readyz", "/metrics"}  # who watches over the server is answered whatever others do
SAFE = {"GET", "HEAD", "OPTIONS"}
FROM_ANYWHERE = {"/api/digest/stop"}  # mail programs ask for it, and whoever does needs a secret, not a cookie
BODY_SECONDS = 20.0  # for all of a request's body to arrive
POLICY = "; ".join(
    (
        "default-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # where pieces stand on the board
        "img-src 'self' data: blob:",
        "connect-src 'self'",  # sockets to the same host, too
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class Guard:
    """Refuses what comes too fast or from other pages, is too big or no text, before the routes read it."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.pace = RequestPace(settings.limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request that is refused, or pass it on with its whole body."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        try:
            if scope["path"] not in FOR_MACHINES:
                self.pace.take(address_of(scope), writes=scope["method"] not in SAFE)
            if "\0" in scope["path"] or b"%00" in scope["query_string"]:  # no database takes it for a text
                raise Refused("not-found", "there is nothing here")
            is_safe = scope["method"] in SAFE or scope["path"] in FROM_ANYWHERE
            if not is_safe and not origin_is_ours(headers, self.settings):
                origin = headers.get("origin", "no origin")
                raise Refused(
                    "not-yours",
                    f"requests from {origin} are not taken: see the server's option --origin",
                    say={"key": "share-not-allowed", "figures": {"address": origin}},
                )
            receive = await self.whole_body(headers, receive)
        except Refused as refused:
            # What is still to come of the body can't be distinguished from a next request.
            answer = refusal(refused)
            answer.headers["connection"] = "close"
            await answer(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def whole_body(self, headers: Headers, receive: Receive) -> Receive:
        """Read the body, up to the limit, and give it back in one piece."""
        if "content-length" not in headers and "transfer-encoding" not in headers:
            return receive
        most = self.settings.limits.body_bytes
        announced = headers.get("content-length", "0")
        body = bytearray()
        more = True
        try:
            async with asyncio.timeout(BODY_SECONDS):
                while more and int(announced) <= most and len(body) <= most:
                    message = await receive()
                    if message["type"] == "http.disconnect":
                        raise Refused("malformed", "the body of the request is incomplete")
                    body += message.get("body", b"")
                    more = message.get("more_body", False)
        except TimeoutError:
            raise Refused("malformed", "the body of the request did not arrive in time") from None
        if int(announced) > most or len(body) > most:
            raise Refused("too-big", f"the body of the request has more than {most} bytes")
        whole = bytes(body)
        check_characters(whole)
        check_size_of_json(whole)
        waiting: list[Message] = [{"type": "http.request", "body": whole, "more_body": False}]

        async def replay() -> Message:
            return waiting.pop() if waiting else await receive()

        return replay


class CarefulHeaders:
    """Tells browsers, with every answer, to trust nothing but this server."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.headers = dict(HEADERS)
        if settings.secure_cookies:
            self.headers["strict-transport-security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and add to its answer."""
        private = scope["type"] == "http" and scope["path"].startswith("/api/")

        async def send_carefully(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
                if private:
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, send_carefully)

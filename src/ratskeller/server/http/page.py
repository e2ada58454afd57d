"""The page that browsers show: built files of the client where they are there, else what to do to have them."""

import mimetypes
import os
from pathlib import Path

from fastapi.responses import HTMLResponse
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from ratskeller.server.http.packing import codings_of

PAGE = Path(os.environ.get("RATSKELLER_PAGE") or Path(__file__).parent.parent / "page")  # another one may be tried out
FOREVER = "public, max-age=31536000, immutable"  # for files whose names change with what is in them
MISSING = "the page for browsers is missing: in a checkout, make page builds it; else, install a wheel that has it"
MISSING_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Ratskeller</title></head>
<body><h1>Ratskeller</h1><p>The server runs, but its page for browsers is missing.</p>
<p>In a checkout, <code>make page</code> builds it. Anywhere else, install a wheel that was built by
<code>pip wheel</code> from a whole checkout. Then start the server again.</p>
<p><a href="/api/docs">What the server understands without it</a></p></body></html>"""
mimetypes.add_type("font/woff2", ".woff2")  # which Python knows only where the machine's own list has it
PACKED = (("br", ".br"), ("gzip", ".gz"))  # how a browser calls it, and how its file ends; the smallest first


class Page(StaticFiles):
    """Files of the client. Addresses that only the client knows are answered with its first page. Files are short, and
    sent whole: a hundred ranges of one would be a hundred reads."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request as if it had asked for the whole file."""
        scope["headers"] = [(name, value) for name, value in scope["headers"] if name != b"range"]
        await super().__call__(scope, receive, send)

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """The file of a path. A path that can't be one, because it is too long or has odd characters, has none."""
        try:
            return super().lookup_path(path)
        except (OSError, ValueError):
            return "", None

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the first page; nothing under /api/ and no missing file is answered with a page."""
        try:
            response = await self.packed_or_plain(path, scope)
        except HTTPException as problem:
            if problem.status_code != 404 or path.startswith("api/") or Path(path).suffix:
                raise
            response = await self.packed_or_plain("index.html", scope)
        response.headers["cache-control"] = FOREVER if path.startswith("assets/") else "no-cache"
        response.headers["vary"] = "accept-encoding"
        response.headers["accept-ranges"] = "none"
        return response

    async def packed_or_plain(self, path: str, scope: Scope) -> Response:
        """A file in the form that the browser accepts: the build has put compressed ones beside the texts."""
        codings = codings_of(Headers(scope=scope))
        file = "index.html" if path == "." else path
        for coding, ending in PACKED:
            if coding in codings and self.lookup_path(file + ending)[1] is not None:
                response = await super().get_response(file + ending, scope)
                response.headers["content-encoding"] = coding
                return response
        return await super().get_response(file, scope)


def has_page(folder: Path = PAGE) -> bool:
    """Whether the page was built."""
    return (folder / "index.html").is_file()


def page_routes(folder: Path = PAGE) -> list[BaseRoute]:
    """What answers all that no other route does."""
    if has_page(folder):
        return [Mount("/", Page(directory=folder, html=True), name="page")]
    return [Route("/{path:path}", tell_missing, methods=["GET"])]


def tell_missing(request: Request) -> Response:
    """What to do, wherever the page would have answered."""
    path: str = request.path_params["path"]
    if path.startswith("api/") or Path(path).suffix:
        raise HTTPException(404)
    return HTMLResponse(MISSING_PAGE, 503)

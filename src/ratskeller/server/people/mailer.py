"""Sends mails through the operator's SMTP server, in the background."""

import asyncio
import contextlib
import smtplib
import ssl
from collections.abc import Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import default
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

import structlog

from ratskeller.client.errors import Refused
from ratskeller.core.errors import SetupError
from ratskeller.server.base.limits import Buckets
from ratskeller.server.store.problems import DatabaseError

SECONDS = 15  # for each step of the conversation
AT_ONCE = 4  # mails that are handed in
SPARED = 0.5  # of the mails of an hour, for those that nobody can do without
PORTS = {"smtp": 587, "smtps": 465}
WHOLE_LINES = default.clone(max_line_length=998)  # an address in a header that is broken up is none for some programs
ON_THIS_MACHINE = ("localhost", "127.0.0.1", "::1")
log = structlog.get_logger()


@dataclass(frozen=True)
class SmtpServer:
    """Where mails are handed in."""

    host: str
    port: int
    is_tls: bool  # from the first byte; else as soon as the server offers it
    user: str = ""
    password: str = ""


def smtp_server(url: str) -> SmtpServer:
    """The server at smtp://USER:PASSWORD@HOST:PORT or smtps://…"""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        host, port = "", 0
    if not host or not port or parts.path not in ("", "/") or parts.query or parts.fragment:
        # The address may hold a password.
        raise SetupError("--smtp: smtp://USER:PASSWORD@HOST:PORT or smtps://USER:PASSWORD@HOST:PORT is expected")
    return SmtpServer(host, port, parts.scheme == "smtps", unquote(parts.username or ""), unquote(parts.password or ""))


def hand_in(server: SmtpServer, mail: EmailMessage) -> None:
    """Hand a mail in. A password is sent over an encrypted connection only, or on this machine."""
    tls = ssl.create_default_context()
    with contextlib.ExitStack() as stack:
        line: smtplib.SMTP
        if server.is_tls:
            line = smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=tls)
        else:
            line = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
        stack.enter_context(line)
        line.ehlo()
        is_private = server.is_tls or server.host in ON_THIS_MACHINE
        if not is_private:
            line.starttls(context=tls)
            line.ehlo()
        if server.user:
            line.login(server.user, server.password)
        line.send_message(mail)


class Mailer:
    """Mails of one process. Nobody who asks for one waits for it, or learns whether it was sent."""

    def __init__(self, url: str, sender: str, per_hour: int) -> None:
        self._server = smtp_server(url) if url else None
        self._sender = sender
        self._pace, self._spared = Buckets(per_hour / 3600, per_hour), SPARED * per_hour
        self._sending: set[asyncio.Task[None]] = set()
        # Of its own: a mail server that does not answer must not hold up other work in threads.
        self._threads = ThreadPoolExecutor(AT_ONCE, "mails")

    @property
    def is_set_up(self) -> bool:
        """Whether there is a server for mails."""
        return self._server is not None

    def send_later(self, address: str, subject: str, text: str, headers: Mapping[str, str] | None = None) -> None:
        """The same for a mail that can wait: refused already if few are left for links by which people come back."""
        if self._pace.left("all", self._pace.now()) < self._spared + 1:
            raise Refused("too-fast", "this server has sent too many mails in this hour")
        self.send(address, subject, text, headers)

    def send(self, address: str, subject: str, text: str, headers: Mapping[str, str] | None = None) -> None:
        """Have a mail sent, with headers of its own; refused if the whole server has sent too many."""
        assert self._server is not None
        self._pace.take("all")
        mail = EmailMessage(policy=WHOLE_LINES)
        mail["From"], mail["To"], mail["Subject"] = self._sender, address, subject
        mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain=self._sender.rpartition("@")[2].strip("> "))
        mail["Auto-Submitted"] = "auto-generated"
        for name, value in (headers or {}).items():
            mail[name] = value
        mail.set_content(text, cte="quoted-printable")
        self._begin(self._send(self._server, mail))

    def beside(self, work: Coroutine[None, None, None]) -> None:
        """Do something in the background that may send a mail, so that neither the answer nor its time reveals whether
        it did."""
        self._begin(self._quietly(work))

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _quietly(self, work: Coroutine[None, None, None]) -> None:
        try:
            await work
        except (Refused, DatabaseError) as problem:
            log.warning("a mail could not be sent", why=type(problem).__name__)

    async def _send(self, server: SmtpServer, mail: EmailMessage) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, hand_in, server, mail)
        except (OSError, smtplib.SMTPException, UnicodeError) as problem:
            # What the server answered may hold the address.
            log.warning("a mail could not be sent", why=type(problem).__name__)

    async def close(self) -> None:
        """Wait for the mails under way."""
        while self._sending:
            await asyncio.wait(self._sending)

"""`ratskeller serve`: a server where people and bots sit down."""

import os
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from ratskeller.core.errors import SetupError
from ratskeller.terminal.compiling import compile_bots_visibly, compile_visibly

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from ratskeller.server.base.settings import Settings

EVERYWHERE = ("0.0.0.0", "::", "")  # hosts that mean all addresses of the machine


def serve(
    host: Annotated[
        str,
        typer.Option(
            envvar="RATSKELLER_HOST", help="The address to listen on; 0.0.0.0 is for everybody who can reach you."
        ),
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(envvar="RATSKELLER_PORT", min=0, max=65535, help="The port; 0 means any free port.")
    ] = 8642,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="RATSKELLER_DATABASE",
            metavar="URL",
            help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; without it, a file in your data folder.",
            show_default=False,
        ),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            envvar="RATSKELLER_ORIGIN",
            metavar="URL",
            help="An address of the page as people see it, such as https://example.org; may be given several times.",
            show_default=False,
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            envvar=["RATSKELLER_PROXY", "FORWARDED_ALLOW_IPS"],
            metavar="ADDRESS",
            help="A proxy, or a network of proxies, that is trusted to name the client's address, such as"
            " 127.0.0.1; may be given several times. By default, none is.",
            show_default=False,
        ),
    ] = None,
    processes: Annotated[
        int, typer.Option(envvar="RATSKELLER_PROCESSES", min=1, max=64, help="Processes; several need PostgreSQL.")
    ] = 1,
    thinkers: Annotated[
        int, typer.Option(envvar="RATSKELLER_THINKERS", min=1, max=64, help="Bot workers for each process.")
    ] = 1,
    analysis_playouts: Annotated[
        int | None,
        typer.Option(
            envvar="RATSKELLER_ANALYSIS_PLAYOUTS",
            min=16,
            max=10_000_000,
            metavar="N",
            help="Trial games for each decision of an analysis; fewer are faster and less reliable.",
            show_default=False,
        ),
    ] = None,
    secure: Annotated[
        bool, typer.Option("--secure", envvar="RATSKELLER_SECURE", help="Behind HTTPS: send cookies only over it.")
    ] = False,
    smtp: Annotated[
        str,
        typer.Option(
            envvar="RATSKELLER_SMTP",
            metavar="URL",
            help="Send mails by smtp://USER:PASSWORD@HOST:PORT or smtps://…: people can sign in by a link.",
            show_default=False,
        ),
    ] = "",
    mail_from: Annotated[
        str,
        typer.Option(
            envvar="RATSKELLER_MAIL_FROM",
            metavar="ADDRESS",
            help="The sender of mails, such as rats@example.org.",
            show_default=False,
        ),
    ] = "",
    push_network: Annotated[
        list[str] | None,
        typer.Option(
            envvar="RATSKELLER_PUSH_NETWORK",
            metavar="NETWORK",
            help="A private network in which browsers have their push service, such as 10.1.0.0/16; may be given"
            " several times. Without it, messages go to the open internet alone.",
            show_default=False,
        ),
    ] = None,
    keep: Annotated[
        list[str] | None,
        typer.Option(
            envvar="RATSKELLER_KEEP",
            metavar="NAME=DAYS",
            help="Days to keep people who don't come back (people=), chat after its game (chat=), or"
            " reports after you closed them (reports=, else 180); may be given several times. By default,"
            " people are kept until they delete themselves.",
            show_default=False,
        ),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(
            envvar="RATSKELLER_LIMIT",
            metavar="NAME=FIGURE",
            help="Change what people may use, such as sockets_per_person=20; may be given several times.",
            show_default=False,
        ),
    ] = None,
    log_json: Annotated[
        bool, typer.Option("--log-json", envvar="RATSKELLER_LOG_JSON", help="Write logs as JSON, a line each.")
    ] = False,
    open_page: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the page in a browser, on a desktop.")
    ] = False,
) -> None:
    """Run a server: tables for people and bots, in a browser.

    It runs until Ctrl-C or SIGTERM, and then finishes the moves under way. Everything is kept in the database. Each
    option can also be given as a variable of the environment.

    Examples:

      ratskeller serve --open

      ratskeller serve --host 0.0.0.0 --origin http://my-machine:8642

      ratskeller serve --database postgresql://rat:secret@db/rats --processes 2 --secure --origin https://example.org
    """
    from ratskeller.server.base.settings import (
        Settings,
        check_mail,
        checked_networks,
        checked_origin,
        checked_proxies,
        default_database,
        limits_with,
        retention_with,
    )
    from ratskeller.server.people.mailer import smtp_server

    check_mail(smtp, mail_from, origin or ())
    if smtp:
        smtp_server(smtp)
    settings = Settings(
        database=database or default_database(),
        host=host,
        port=port,
        origins=tuple(checked_origin(text) for text in origin or ()),
        proxies=checked_proxies(proxy or ()),
        thinkers=thinkers,
        analysis_playouts=analysis_playouts,
        secure_cookies=secure,
        smtp=smtp,
        mail_from=mail_from,
        push_networks=checked_networks(push_network or ()),
        keep=retention_with(keep or ()),
        log_json=log_json,
        limits=limits_with(limit or ()),
    )
    run_server(settings, processes, open_page=open_page)


def run_server(settings: "Settings", processes: int, *, open_page: bool) -> None:
    """Check what can go wrong first, compile, and serve."""
    from ratskeller.server.run.running import listen, run
    from ratskeller.server.store.database import url_of
    from ratskeller.server.store.file_lock import only_server

    if processes > 1 and url_of(settings.database).get_backend_name() == "sqlite":
        raise SetupError("several processes need PostgreSQL: --database postgresql://USER:PASSWORD@HOST/NAME")
    with only_server(settings.database), listen(settings.host, settings.port) as listening:
        try:
            compile_beside()
        except KeyboardInterrupt:
            print("stopped before anything was served", file=sys.stderr)
            return
        address = address_of(settings.host, listening.getsockname()[1])
        run(settings, listening, processes, lambda: welcome(address, open_page))


def compile_beside() -> None:
    """Make sure that everything a server needs is compiled. A separate process does it, because compiling takes 300 MB
    that are never given back."""
    from ratskeller.bots.compiled import USERS
    from ratskeller.engine.compiled import AT_A_TABLE, missing_of
    from ratskeller.games import GAMES, load_game
    from ratskeller.server.base.child_process import start_child

    rooms = {"engine": AT_A_TABLE, "bots": tuple(USERS)}
    if not any(missing_of(load_game(name), room, entries) for name in GAMES for room, entries in rooms.items()):
        return
    process, line = start_child(compile_all)
    with line:
        process.join()
    if process.exitcode:
        raise SetupError("the rules could not be compiled: what went wrong stands above")


def compile_all(line: "Connection") -> None:
    """Compile what is missing, and show progress without a message."""
    from ratskeller.engine.compiled import AT_A_TABLE
    from ratskeller.games import GAMES, load_game
    from ratskeller.server.base.child_process import settle_child

    settle_child(0)
    for name in GAMES:
        compile_visibly(load_game(name), *AT_A_TABLE)
        compile_bots_visibly(load_game(name))
    line.close()


def address_of(host: str, port: int) -> str:
    """Where a browser on this machine finds the page."""
    name = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}"


def welcome(address: str, open_page: bool) -> None:
    """Say where the page is, and open it. Where there is none, say so."""
    from ratskeller.server.http.page import MISSING, has_page

    print(f"Ratskeller is open at {address} (Ctrl-C closes it)", flush=True)
    if not has_page():
        print(f"Warning: {MISSING}", flush=True)
    if open_page and has_desktop():
        import webbrowser

        webbrowser.open(address)


def has_desktop() -> bool:
    """Whether a browser can show something: elsewhere Python would open one for terminals."""
    is_unix = sys.platform not in ("win32", "darwin")
    return not is_unix or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))

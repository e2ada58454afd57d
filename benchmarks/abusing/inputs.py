"""What somebody may send who wishes the server ill: small to send, and meant to be costly to read."""

import json
import random
from dataclasses import dataclass, field

from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game

BODY = 262_000  # bytes, just under the limit of a request
MESSAGE = 16_000  # just under the limit of a message
HEAD = 60_000  # just under the limit of a request's head
SEATS = [{"kind": "me"}, {"kind": "me"}]
ORDER = ".".join("a" * 20_000)  # a dotted key


@dataclass(frozen=True)
class Sent:
    """A request, or a message over a socket (`method` is empty), that somebody sends."""

    what: str
    method: str
    path: str
    body: bytes = b""
    headers: dict[str, str] = field(default_factory=dict)

    @property
    def bytes(self) -> int:
        """How much there is to send."""
        return len(self.body) + len(self.path) + sum(len(name) + len(value) for name, value in self.headers.items())


def all_inputs(table: str, cookie: str) -> list[Sent]:
    """All of them; the table is one at which whoever has the cookie sits."""
    return [*profiles(), *bodies(), *records(), *heads(cookie), *messages(table)]


def profiles() -> list[Sent]:
    """Profiles of people's own, in TOML."""
    texts = {
        "a dotted key of 20,000 parts": f"{ORDER} = 1",
        "a dotted key of 9,000 parts in a short text": f"{ORDER[:18_000]} = 1",
        "a header of 9,000 parts": f"[{ORDER[:18_000]}]",
        "an array's header of 9,000 parts": f"[[{ORDER[:18_000]}]]",
        "300 keys of 60 parts": "\n".join(f"{ORDER[:119]}{number} = 1" for number in range(300)),
        "1,700 headers of 8 parts": "\n".join(f"[a{number}.{'.'.join('bcdefgh')}]" for number in range(1700)),
        "nested arrays": "a = " + "[" * 39_000,
        "nested tables": "a = " + "{b = " * 7_800,
        "an array of 15,000 numbers": "a = [" + "1," * 15_000 + "]",
        "4,000 unknown keys": "\n".join(f"a{number} = 1" for number in range(4_000)),
        "a number of 39,000 digits": "a = " + "9" * 39_000,
        "a hexadecimal number of 39,000 digits": "a = 0x" + "f" * 39_000,
        "a text that does not end": '"""' + '\\"' * 19_000,
        "39,000 letters with an accent": "# " + "é" * 39_000,
        "13,000 emoji of several characters": "# " + "👩\u200d💻" * 13_000,
        "a text beyond the limit": "#" * 99_000,
    }
    sent = [post(f"profile: {what}", "/api/tables", table_with(text)) for what, text in texts.items()]
    dotted = f"{ORDER[:18_000]} = 1"
    greg = {"level": "easy", "profile_text": dotted}
    pad = {"game": "firstrat", "players": [], "profile_text": dotted}
    sent.append(post("Greg's board: a dotted key of 9,000 parts", "/api/companion/greg", greg))
    return [*sent, post("score pad: a dotted key of 9,000 parts", "/api/companion/score", pad)]


def bodies() -> list[Sent]:
    """Bodies of requests, in JSON."""
    unknown = {f"k{number}": 1 for number in range(20_000)}
    texts = {
        "nested arrays": b"[" * BODY,
        "nested objects": b'{"a":' * (BODY // 5),
        "20,000 unknown keys": json.dumps(unknown).encode(),
        "130,000 numbers": b'{"seats":[' + b"1," * (BODY // 2 - 10) + b"1]}",
        "87,000 empty texts": b'{"seats":[' + b'"",' * (BODY // 3 - 10) + b'""]}',
        "1,900 unknown keys": json.dumps({f"k{number}": "x" * 100 for number in range(1900)}).encode(),
        "a number of 4,000 digits": b'{"game":' + b"9" * 4_000 + b"}",
        "a number of 260,000 digits": b'{"game":' + b"9" * (BODY - 20) + b"}",
        "a text of escapes": b'{"game":"' + b"\\u0041" * (BODY // 6 - 10) + b'"}',
        "a text of quotes that does not end": b'{"game":"' + b'\\"' * (BODY // 2 - 10),
        "1,900 wrong options": json.dumps({"options": {f"k{number}": 1 for number in range(1900)}}).encode(),
        "options of 6,000 letters": json.dumps(
            {"game": "firstrat", "seats": SEATS, "options": {f"{n}" + "x" * 6000: "y" for n in range(39)}}
        ).encode(),
    }
    sent = [Sent(f"body: {what}", "POST", "/api/tables", body) for what, body in texts.items()]
    sent.append(post("name: 130,000 marks on a letter", "/api/me", {"name": "a" + "\u0301" * (BODY // 2 - 20)}))
    sent.append(post("puzzle: 1,900 moves", "/api/puzzles/firstrat/abc", {"moves": [1] * 1900}))
    return sent


def records() -> list[Sent]:
    """Records to look at."""
    game = long_game()
    head = game.partition("moves:\n")[0]
    texts = {
        "a whole game of five people": game,
        "100,000 lines": head + "\n" * 100_000,
        "40,000 headers": head.replace("people", "people: 2\n" * 20_000 + "people", 1),
        "a name of 200,000 letters": head.replace("moves:", "") + "names: " + "é" * 100_000 + "\nmoves:\nend: 0 moves",
        "120,000 letters with an accent": game.replace("moves:", "é" * 120_000 + "\nmoves:"),
        "60,000 moves": head + "moves:\n " + "x " * 60_000 + "\nend: 60000 moves, finished\n",
        "3,000 moves that are none": head + "moves:\n " + "x " * 3_000 + "\nend: 3000 moves, finished\n",
        "60,000 options": head + "options: " + "a=b " * 60_000 + "\nmoves:\nend: 0 moves, finished\n",
        "999,999,999 people": head.replace("people: 5", "people: 999999999") + "moves:\nend: 0 moves, finished\n",
    }
    return [post(f"record: {what}", "/api/records", {"text": text}) for what, text in texts.items()]


def heads(cookie: str) -> list[Sent]:
    """Lines and headers of requests."""
    return [
        Sent("query: 30,000 ampersands", "GET", "/api/games/firstrat/board?" + "&" * 30_000),
        Sent("query: 15,000 fields", "GET", "/api/games/firstrat/board?" + "a=1&" * 15_000),
        Sent("query: a name of 60,000 letters", "GET", "/api/games/firstrat/board?profile=" + "a" * HEAD),
        Sent("path: 60,000 letters", "GET", "/api/tables/" + "a" * HEAD),
        Sent("path: 20,000 escapes", "GET", "/api/tables/" + "%41" * 20_000),
        Sent("path: 30,000 slashes", "GET", "/a" + "/" * 30_000),
        Sent("cookie: 20,000 of them", "GET", "/api/me", headers={"cookie": "a=b;" * 15_000 + cookie}),
        Sent("cookie: one of 60,000 letters", "GET", "/api/me", headers={"cookie": "ratskeller=" + "a" * HEAD}),
        Sent("cookie: quoted escapes", "GET", "/api/me", headers={"cookie": 'ratskeller="' + "\\042" * 14_000 + '"'}),
        Sent("header: 60,000 letters", "GET", "/api/games", headers={"x-long": "a" * HEAD}),
        Sent("headers: 3,000 of them", "GET", "/api/games", headers={f"x-{number}": "a" for number in range(3_000)}),
        Sent("header: an origin of 60,000 letters", "POST", "/api/me", b"{}", {"origin": "http://" + "a" * HEAD}),
    ]


def messages(table: str) -> list[Sent]:
    """Messages over a socket."""
    chat = {"type": "chat", "table": table, "id": "1"}
    marks, joiners = chat | {"text": "a" + "\u0301" * 1_999}, chat | {"text": "\u200d" * 2_000}
    move = {"type": "move", "table": table, "after": 1, "move": "x" * 15_000}
    texts = {
        "nested arrays": b"[" * MESSAGE,
        "a nested unknown field": b'{"type":"ping","x":' + b"[" * 7_000 + b"]" * 7_000 + b"}",
        "2,000 unknown fields": json.dumps({f"k{number}": 1 for number in range(1_300)}).encode(),
        "a number of 15,000 digits": b'{"type":"watch","table":"t","after":' + b"9" * 15_000 + b"}",
        "a text of escapes": b'{"type":"ping","id":"' + b"\\u0041" * 2_600 + b'"}',
        "a move of 15,000 letters": json.dumps(move).encode(),
        "chat: 2,000 marks on a letter": json.dumps(marks, ensure_ascii=False).encode(),
        "chat: 2,000 joiners": json.dumps(joiners, ensure_ascii=False).encode(),
        "a late move": json.dumps(move | {"after": 0, "move": "x", "id": "1"}).encode(),
    }
    return [Sent(f"message: {what}", "", "", text) for what, text in texts.items()]


def post(what: str, path: str, body: object) -> Sent:
    """A request with a body."""
    return Sent(what, "POST", path, json.dumps(body, ensure_ascii=False).encode())


def table_with(text: str) -> dict[str, object]:
    """A table with a profile of somebody's own."""
    return {"game": "firstrat", "seats": SEATS, "profile_text": text}


def long_game() -> str:
    """The record of a game of five at random."""
    game, rng = load_game("firstrat"), random.Random(1)
    play = Playthrough(game, game.profile("standard"), 5, seed=1)
    while not play.is_over:
        play.apply_number(rng.choice(play.legal))
    return play.record_text()

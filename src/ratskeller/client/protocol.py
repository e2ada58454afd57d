"""What clients and the server say to each other over a socket: JSON, distinguished by `type` (docs/protocol.md)."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

PROTOCOL = 1

TableId = Annotated[str, Meta(pattern=r"\A[0-9A-Za-z_-]{1,64}\Z")]
Id = Annotated[str, Meta(max_length=64)]  # of a message; the client chooses it
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]  # of an entry


class Message(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """One message, of either direction."""


# From a client


class Sent(Message, frozen=True, forbid_unknown_fields=True):
    """A client's message. Its `id` comes back in the answer to it."""


class Watch(Sent, frozen=True, tag="watch"):
    """Send me what happened at a table after an entry, and everything that happens from now on."""

    table: TableId
    after: Number = 0
    id: Id = ""
    words: bool = False  # with sentences for events, from now on for all tables of this socket
    offers: bool = False  # with what each legal move would bring, whenever a seat of mine is to decide; likewise


class Unwatch(Sent, frozen=True, tag="unwatch"):
    """Stop watching a table."""

    table: TableId
    id: Id = ""


class Move(Sent, frozen=True, tag="move"):
    """The seat of mine that is to decide does this; I have seen all entries up to `after`."""

    table: TableId
    after: Number
    move: Annotated[str, Meta(max_length=200)]
    id: Id = ""


class Undo(Sent, frozen=True, tag="undo"):
    """Take the last decision of my seat back; where that is not free, ask the others."""

    table: TableId
    after: Number
    id: Id = ""


class Answer(Sent, frozen=True, tag="answer"):
    """What I say to the undo that somebody asked for."""

    table: TableId
    after: Number
    agree: bool
    id: Id = ""


class Back(Sent, frozen=True, tag="back"):
    """I am back: no bot has to play for my seats any more."""

    table: TableId
    id: Id = ""


class Resign(Sent, frozen=True, tag="resign"):
    """I leave: a bot plays for my seats until I say that I am back."""

    table: TableId
    id: Id = ""


class Propose(Sent, frozen=True, tag="propose"):
    """I ask the others to end the game, or to let a bot or somebody new play for a missing person."""

    table: TableId
    what: Literal["end", "bot", "open"]
    seat: Annotated[int, Meta(ge=0, le=4)] | None = None
    id: Id = ""


class Vote(Sent, frozen=True, tag="vote"):
    """What I say to what somebody has proposed; `number` is its entry."""

    table: TableId
    number: Number
    agree: bool
    id: Id = ""


class Chat(Sent, frozen=True, tag="chat"):
    """I say something to all at the table, or, if I only watch, `aside` to those who watch, too."""

    table: TableId
    text: Annotated[str, Meta(max_length=2000)]
    id: Id = ""
    aside: bool = False


class Hint(Sent, frozen=True, tag="hint"):
    """What are the best turns for my seat that is to decide?"""

    table: TableId
    after: Number
    id: Id = ""


class Offers(Sent, frozen=True, tag="offers"):
    """What would each legal move of my seat that is to decide bring?"""

    table: TableId
    after: Number
    id: Id = ""


class Ping(Sent, frozen=True, tag="ping"):
    """Are you there?"""

    id: Id = ""


FromClient = Watch | Unwatch | Move | Undo | Answer | Back | Resign | Propose | Vote | Chat | Hint | Offers | Ping

# From the server


class Hello(Message, frozen=True, tag="hello"):
    """The first message on every socket."""

    protocol: int
    version: str
    person: str
    name: str


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of a table's log, as a client may know it."""

    number: int
    kind: str
    at: float
    seat: int | None = None
    body: dict[str, Any] = {}


class News(Message, frozen=True, tag="news"):
    """Entries of a table's log after those that the client has, and the state of the table after them."""

    table: str
    entries: list[Entry]
    state: dict[str, Any]


class Done(Message, frozen=True, tag="done"):
    """What the client asked for is done; `number` is the entry that it became."""

    id: str
    number: int = 0


class Stale(Message, frozen=True, tag="stale"):
    """Something happened that the client had not seen; nothing was done. This is what is new."""

    id: str
    table: str
    entries: list[Entry]
    state: dict[str, Any]


class Failed(Message, frozen=True, tag="error"):
    """What the client asked for can't be done: a code from a closed list, and the rule where there is one."""

    id: str
    code: str
    message: str
    rule: str = ""
    reason: str = ""  # key of a sentence in the catalogues
    figures: dict[str, int | str] = {}
    say: dict[str, Any] = {}  # the same as a sentence to be said


class Hinted(Message, frozen=True, tag="hinted"):
    """The best few turns."""

    id: str
    hint: dict[str, Any]


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal move: its label, what it would bring, and by how much the score pad changes at once."""

    move: str
    say: dict[str, Any]
    brings: list[dict[str, Any]] = []
    goes_on: bool = False  # more can be decided before all this happens
    points: int = 0


class Offered(Message, frozen=True, tag="offered"):
    """The legal moves, in their order, after entry `number`."""

    id: str
    number: int
    offers: list[Offer]


class Pong(Message, frozen=True, tag="pong"):
    """I am."""

    id: str


FromServer = Hello | News | Done | Stale | Failed | Hinted | Offered | Pong

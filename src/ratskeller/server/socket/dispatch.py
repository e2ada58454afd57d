"""Calls for a client's messages, and their answers."""

from typing import TYPE_CHECKING

import msgspec

from ratskeller.client import protocol as messages
from ratskeller.client.errors import Refused, Stale
from ratskeller.client.protocol import Done, Failed, FromClient, Hinted, Message, Pong
from ratskeller.server.base.characters import check_characters
from ratskeller.server.base.logs import get_logger
from ratskeller.server.base.metrics import UNEXPECTED
from ratskeller.server.botplay.hint import hint_at

if TYPE_CHECKING:
    from ratskeller.server.socket.session import Socket

LONGEST_COMPLAINT = 200
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
log = get_logger("socket")


class Named(msgspec.Struct):
    """What can be read of any message."""

    id: messages.Id = ""


def read_message(data: bytes, most: int) -> FromClient:
    """A message, or the reason why it is none."""
    if len(data) > most:
        raise Refused("too-big", f"the message has more than {most} bytes")
    check_characters(data)
    try:
        return DECODER.decode(data)
    except UNREADABLE as problem:
        raise Refused("malformed", str(problem)[:LONGEST_COMPLAINT]) from None


def name_of(data: bytes) -> str:
    """The id of a message that can't be read otherwise, if it has one."""
    try:
        return msgspec.json.decode(data, type=Named).id
    except UNREADABLE:
        return ""


def failed(message_id: str, refused: Refused) -> Failed:
    """A refusal as a message."""
    return Failed(message_id, refused.code, refused.message, refused.rule, refused.reason, refused.figures, refused.say)


async def answer_to(socket: "Socket", message: FromClient) -> Message:
    """Do what a message asks for, and say what came of it."""
    try:
        return await carry_out(socket, message)
    except Refused as refused:
        return failed(message.id, refused)
    except Exception:
        UNEXPECTED.inc()
        log.error("unexpected error", message=type(message).__name__, exc_info=True)
        return failed(message.id, Refused("busy", "something went wrong here; it is noted"))


async def carry_out(socket: "Socket", message: FromClient) -> Message:
    """Do what a message asks for, or raise Refused."""
    tables = socket.context.tables
    if isinstance(message, messages.Ping):
        return Pong(message.id)
    if isinstance(message, messages.Watch):
        await tables.cache.reached(message.table, message.after)  # refused, if there is no such table or entry
        socket.words = socket.words or message.words
        socket.offers = socket.offers or message.offers
        socket.watch(message.table, message.after)
        return Done(message.id)
    if isinstance(message, messages.Unwatch):
        socket.unwatch(message.table)
        return Done(message.id)
    if socket.person_id is None:
        raise Refused("sign-in", "say who you are first: a name is enough")
    try:
        if isinstance(message, messages.Hint):
            pool = socket.context.bot_pool
            return Hinted(message.id, await hint_at(tables, pool, message.table, socket.person_id, message.after))
        if isinstance(message, messages.Offers):
            number, offers = await tables.offers(message.table, socket.person_id, message.after)
            return messages.Offered(message.id, number, offers)
        return Done(message.id, await act(socket, socket.person_id, message))
    except Stale:
        after = message.after if isinstance(message, Behind) else 0
        await socket.pay_for(message.table, after)
        news = await tables.cache.news(message.table, socket.person_id, after, words=socket.words, offers=socket.offers)
        return messages.Stale(message.id, news.table, news.entries, news.state)


Leaving = messages.Back | messages.Resign | messages.Propose | messages.Vote
Acting = messages.Move | messages.Undo | messages.Answer | Leaving | messages.Chat
Behind = messages.Move | messages.Undo | messages.Answer | messages.Hint | messages.Offers


async def act(socket: "Socket", person_id: str, message: Acting) -> int:
    """Do something at a table; the number of the entry that came of it."""
    tables, table = socket.context.tables, message.table
    match message:
        case messages.Move():
            return await tables.move(table, person_id, message.after, message.move)
        case messages.Undo():
            return await tables.undo(table, person_id, message.after)
        case messages.Answer():
            return await tables.answer(table, person_id, message.after, message.agree)
        case messages.Back():
            return await tables.back(table, person_id)
        case messages.Resign():
            return await tables.resign(table, person_id)
        case messages.Propose():
            return await tables.propose(table, person_id, message.what, message.seat)
        case messages.Vote():
            return await tables.vote(table, person_id, message.number, agree=message.agree)
        case messages.Chat():
            if message.aside:
                assert socket.person is not None
                return await tables.aside(table, socket.person, message.text, message.id)
            return await tables.chat(table, person_id, message.text, message.id)

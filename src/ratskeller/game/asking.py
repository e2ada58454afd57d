"""One decision of a bot: of ours, of another package, of a program, or of an object that Python code made."""

from ratskeller.bots.bot import Bot, seen_in
from ratskeller.bots.guests.guest import DECISION_SECONDS, Guest, GuestFailed
from ratskeller.bots.levels import make_bot
from ratskeller.core.errors import SetupError
from ratskeller.engine.playthrough import Playthrough
from ratskeller.terminal.compiling import compile_bots_visibly


def ask_bot(play: Playthrough, bot: str | Bot, seed: int) -> int:
    """The number of the move that a bot chooses for the seat that has to decide, by what that seat may know."""
    asked = make_bot(bot, clock=False, outside=True) if isinstance(bot, str) else bot
    if isinstance(asked, type) or not callable(getattr(asked, "choose", None)):
        raise SetupError(f"{bot!r} is no bot: give a name, or an object with a method choose(seen, seed)")
    compile_bots_visibly(play.game)
    move = choice_of_guest(play, asked, seed) if isinstance(asked, Guest) else asked.choose(seen_in(play), seed)
    if move not in play.legal:
        raise SetupError(f"{getattr(asked, 'name', asked)} chose {move!r}, which is none of the legal moves' numbers")
    return int(move)


def choice_of_guest(play: Playthrough, guest: Guest, seed: int) -> int:
    """The same of a bot that runs in a process of its own, which ends afterwards."""
    guest.sit_down(play.game, play.profile, DECISION_SECONDS)
    try:
        return guest.choose(seen_in(play), seed)
    except GuestFailed as problem:
        raise GuestFailed(f"{guest.name} {problem}") from None
    finally:
        guest.leave()

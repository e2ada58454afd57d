"""Greg's corner of the table: his last card, his plans, his deck."""

from typing import TYPE_CHECKING

from rich.text import Text

from ratskeller.games.firstrat import constants as w
from ratskeller.terminal.firstrat.wares import names_of
from ratskeller.terminal.players import Players

if TYPE_CHECKING:
    from ratskeller.engine.playthrough import Playthrough


def greg_text(play: "Playthrough", players: Players) -> Text:
    """What everybody may know of Greg."""
    s, words = play.position, players.words
    plans = [words(f"track-{track}") for track in names_of(int(s.plans), w.GREG_TRACKS)]
    known, pile = names_of(int(s.deck), w.CARD_NAMES), names_of(int(s.pile), w.CARD_NAMES)
    parts = [
        words("board-greg-level", level=words(f"level-{w.LEVELS[s.level]}")),
        words(
            "board-greg-card", card=card_in_words(int(s.turn.card), play, players) if s.seen else words("board-none")
        ),
        words("board-greg-plans", plans=", ".join(plans) or words("board-none")),
        words(
            "board-greg-deck",
            cards=len(known) + int(s.unseen_a) + int(s.unseen_b),
            a=int(s.unseen_a),
            b=int(s.unseen_b),
            known=" ".join(known) or words("board-none"),
        ),
        words("board-greg-pile", cards=" ".join(pile) or words("board-none")),
    ]
    return Text.assemble((f"{players.names[w.GREG]}: ", players.style(w.GREG)), " · ".join(parts))


def card_in_words(card: int, play: "Playthrough", players: Players) -> str:
    """A card: its name, the steps of his four rats, its symbol."""
    symbol = w.SYMBOLS[play.box.card_symbol[card]]
    name = players.words(f"track-{symbol}" if symbol in w.GREG_TRACKS else f"symbol-{symbol or 'none'}")
    steps = "-".join(str(steps) for steps in play.box.card_moves[card])
    return f"{w.CARD_NAMES[card]} ({steps}, {name})"

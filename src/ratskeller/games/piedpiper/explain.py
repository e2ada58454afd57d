"""Why a move is not legal: the rule that forbids it, with the figures involved.

A reason that no later step could take away comes first: that the variant has no such card says more than that it is
not in the hand. Places of the row count from 1, as in the text of moves.
"""

from typing import Any

from ratskeller.core.errors import Refusal
from ratskeller.core.position import CHANCE
from ratskeller.games.piedpiper import actions as act
from ratskeller.games.piedpiper import constants as w
from ratskeller.games.piedpiper import moves as mv
from ratskeller.games.piedpiper.rule_links import RULES_OF_CHANCE, RULES_OF_END, RULES_OF_PHASE
from ratskeller.games.piedpiper.turn import cards_under

PHASE_RULES = RULES_OF_CHANCE | RULES_OF_PHASE


def explain(box: Any, s: Any, move: int) -> Refusal:
    """The most specific reason why a move that is not among the legal ones is refused."""
    if s.phase == w.OVER:
        return Refusal(
            RULES_OF_END.get(w.END_REASONS[s.end_reason], "pp.end.winner"), "game-ended", {"turns": int(s.turn_number)}
        )
    phase = w.PHASES[s.phase]
    rule = PHASE_RULES[phase]
    if not 0 <= move < act.ACTIONS:
        return Refusal(rule, "no-such-move", {"number": int(move)})
    asked = mv.MOVES[move]
    is_chance_move = isinstance(asked, mv.DrawCard | mv.DrawCharacter)
    if s.actor == CHANCE and not is_chance_move:
        return Refusal(rule, "chance-decides", {"phase": phase})
    if s.actor != CHANCE and is_chance_move:
        return Refusal(rule, "seat-decides", {"phase": phase})
    reason = refuse_draw(box, s, asked) if is_chance_move else refuse_in_turn(box, s, asked)
    return reason or Refusal(rule, "other-decision", {"phase": phase})


def refuse_draw(box: Any, s: Any, asked: mv.Move) -> Refusal | None:
    """Why a card can't be drawn or laid; None if a card of the other deck is due."""
    match asked:
        case mv.DrawCard(card) if s.phase in (w.DEAL, w.DRAW):
            return refuse_special(box, card) or Refusal(PHASE_RULES[w.PHASES[s.phase]], "not-in-deck", {"card": card})
        case mv.DrawCharacter(figure) if s.phase in (w.FIRST_ROW, w.FILL_ROW):
            number = w.FIGURES.index(figure)
            if s.gaps[number] == w.AWAY:
                return Refusal("pp.setup.figures", "figure-not-in-game", {"figure": figure, "people": int(s.seats)})
            if s.phase == w.FIRST_ROW and number == w.PIPER and s.characters[number] > 0:
                return Refusal("pp.setup.row", "one-piper-at-first")
            return Refusal(PHASE_RULES[w.PHASES[s.phase]], "character-not-in-deck", {"figure": figure})
    return None


def refuse_in_turn(box: Any, s: Any, asked: mv.Move) -> Refusal | None:
    """Why a seat can't do something in its turn; None if another decision is due."""
    match asked:
        case mv.HideCard() if box.variant != w.FACE_DOWN:
            return Refusal("pp.variant.hidden", "face-up-only", {"variant": w.VARIANTS[box.variant]})
        case mv.PlayCard(card, place) | mv.HideCard(card, place):
            return refuse_special(box, card) or refuse_play(s, asked, card, place)
        case mv.ActivateFirst() if box.variant == w.YOUNG:
            return Refusal("pp.variant.young", "no-order")
        case mv.ActivateFirst(place) if s.phase == w.ORDER:
            cards = int(cards_under(s.row[place - 1]))
            return Refusal("pp.turn.activate", "not-activated", {"place": place, "cards": cards})
    return None


def refuse_special(box: Any, card: str) -> Refusal | None:
    """Plus and melody are not in the game of the young."""
    if box.variant == w.YOUNG and w.CARDS.index(card) >= w.FIRST_SPECIAL:
        return Refusal("pp.variant.young", "no-special-cards", {"card": card})
    return None


def refuse_play(s: Any, asked: mv.Move, card: str, place: int) -> Refusal | None:
    """Why a card can't be played there, or not face down; None if it is not time to play."""
    if s.phase != w.PLAY:
        return None
    if isinstance(asked, mv.HideCard) and s.turn.hidden:
        return Refusal("pp.variant.hidden", "one-face-down")
    if s.players[s.seat].hand[w.CARDS.index(card)] == 0:
        return Refusal("pp.turn.play", "card-not-in-hand", {"card": card})
    if cards_under(s.row[place - 1]) == 2:
        return Refusal("pp.turn.two-at-most", "two-cards-already", {"place": place})
    return Refusal("pp.turn.play", "same-character", {"place": place})

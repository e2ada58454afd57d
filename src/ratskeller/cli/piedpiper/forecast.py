"""What a legal move would bring about, as far as the seat can know: it is tried on the game as the seat sees it."""

from typing import TYPE_CHECKING

from ratskeller.cli.party import Party
from ratskeller.cli.piedpiper.ring import ROOF
from ratskeller.core.event import Event, events_of
from ratskeller.core.log import new_log
from ratskeller.games.piedpiper import moves as m
from ratskeller.games.piedpiper import words as w
from ratskeller.games.piedpiper.cards import activate
from ratskeller.games.piedpiper.events import EVENTS
from ratskeller.games.piedpiper.turn import cards_this_turn, cards_under

if TYPE_CHECKING:
    from ratskeller.engine.playthrough import Playthrough


def forecast(seen: "Playthrough", move: int, party: Party) -> str:
    """What the move would do to markers and seats, at once or when the turn's second card has been played."""
    match m.MOVES[move]:
        case m.PlayCard(card, place) | m.HideCard(card, place) if seen.box.variant != w.YOUNG:
            return forecast_play(seen, w.CARDS.index(card), place - 1, party)
    trial = seen.copy()
    trial.sample = False
    return told(trial.apply_number(move), seen, party)


def forecast_play(seen: "Playthrough", card: int, slot: int, party: Party) -> str:
    """A card that is not carried out at once: what the figure does that has its second card by it."""
    s, words = seen.position, party.words
    full = [other for other in range(w.ROW) if cards_under(s.row[other]) + (other == slot) == 2]
    if slot not in full:
        return ""
    is_last = int(s.turn.played) + 1 == cards_this_turn(s)
    is_unseen = w.HIDDEN in s.row[slot].cards
    text = words("piper-yields-unseen") if is_unseen else told(acted(seen, card, slot), seen, party)
    return f"{text}; {words('piper-yields-order')}" if is_last and len(full) == 2 else text


def acted(seen: "Playthrough", card: int, slot: int) -> list[Event]:
    """What a figure brings about that has its second card now, if no other acts before it."""
    trial = seen.copy()
    trial.position.row[slot].cards[w.LOWER] = card + 1
    log = new_log()
    activate(trial.box, trial.position, slot, log)
    return events_of(log, EVENTS)


def told(events: list[Event], seen: "Playthrough", party: Party) -> str:
    """Where all markers that have moved are in the end, and whether the game ends; who reaches the roof is out."""
    words, floors, roof = party.words, {}, int(seen.box.roof)
    for event in events:
        if event.kind == "marker-moved":
            floors[event.seat] = event.figures["floor"]
    kinds = {event.kind for event in events}
    before = {seat: int(seen.position.players[seat].floor) for seat in floors}
    parts = [
        f"{party.names[seat]} ({before[seat]}→{ROOF if floor == roof else floor})"
        for seat, floor in floors.items()
        if floor != before[seat]
    ]
    if "game-over" in kinds:
        parts.append(words("piper-yields-over"))
    if not parts:
        return words("piper-yields-no-marker" if "figure-moved" in kinds else "piper-yields-nothing-moved")
    return ", ".join(parts)

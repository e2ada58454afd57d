"""What a legal move would bring about, as far as the seat can know: it is tried on the game as the seat sees it."""

from collections.abc import Sequence

from ratskeller.core.event import Event, events_of
from ratskeller.core.forecast import Forecast, Playing
from ratskeller.core.log import new_log
from ratskeller.core.translator import Words
from ratskeller.games.piedpiper import constants as w
from ratskeller.games.piedpiper import moves as m
from ratskeller.games.piedpiper.cards import activate
from ratskeller.games.piedpiper.events import EVENTS
from ratskeller.games.piedpiper.turn import cards_this_turn, cards_under


def forecast(seen: Playing, move: int, words: Words, names: Sequence[str]) -> Forecast:
    """What the move would do to markers and seats, at once or when the turn's second card has been played."""
    match m.MOVES[move]:
        case m.PlayCard(card, place) | m.HideCard(card, place) if seen.box.variant != w.YOUNG:
            return Forecast(forecast_play(seen, w.CARDS.index(card), place - 1, words, names))
    trial = seen.copy()
    trial.sample = False
    return Forecast(phrases_of(trial.apply_number(move), seen, words, names))


def forecast_play(seen: Playing, card: int, slot: int, words: Words, names: Sequence[str]) -> list[str]:
    """A card that is not carried out at once: what the figure does that has its second card by it."""
    s = seen.position
    full = [other for other in range(w.ROW) if cards_under(s.row[other]) + (other == slot) == 2]
    if slot not in full:
        return []
    is_last = int(s.turn.played) + 1 == cards_this_turn(s)
    is_unseen = w.HIDDEN in s.row[slot].cards
    phrases = [words("piper-yields-unseen")] if is_unseen else phrases_of(acted(seen, card, slot), seen, words, names)
    return [*phrases, words("piper-yields-order")] if is_last and len(full) == 2 else phrases


def acted(seen: Playing, card: int, slot: int) -> list[Event]:
    """What a figure brings about that has its second card now, if no other acts before it."""
    trial = seen.copy()
    trial.position.row[slot].cards[w.LOWER] = card + 1
    log = new_log()
    activate(trial.box, trial.position, slot, log)
    return events_of(log, EVENTS)


def phrases_of(events: list[Event], seen: Playing, words: Words, names: Sequence[str]) -> list[str]:
    """Where all markers that have moved are in the end, and whether the game ends; who reaches the roof is out."""
    floors, roof = {}, int(seen.box.roof)
    for event in events:
        if event.kind == "marker-moved":
            floors[event.seat] = event.figures["floor"]
    kinds = {event.kind for event in events}
    before = {seat: int(seen.position.players[seat].floor) for seat in floors}
    phrases = [
        words("piper-yields-roof", seat=names[seat], origin=before[seat])
        if floor == roof
        else words("piper-yields-floor", seat=names[seat], origin=before[seat], floor=floor)
        for seat, floor in floors.items()
        if floor != before[seat]
    ]
    if "game-over" in kinds:
        phrases.append(words("piper-yields-over"))
    return phrases or [words("piper-yields-no-marker" if "figure-moved" in kinds else "piper-yields-nothing-moved")]

"""What must hold in every position of The Pied Piper."""

from ratskeller.core.layout import ZERO, Grid, wide
from ratskeller.core.position import CHANCE, NOBODY
from ratskeller.core.rule import rule
from ratskeller.games.piedpiper import constants as w
from ratskeller.games.piedpiper.position import Box, Place, Position

# A ledger of what positions don't tell: markers that have left the game.
LEDGER = (1, 1)


@rule
def cards_somewhere(box: Box, s: Position) -> bool:
    """Every action card in play is in the deck, discarded, in a hand or under a character; sizes are as told."""
    size = ZERO
    for card in range(len(w.CARDS)):
        found = wide(s.deck[card]) + s.discard[card]
        least = min(wide(s.deck[card]), wide(s.discard[card]))
        for seat in range(w.MAX_SEATS):
            found += s.players[seat].hand[card]
            least = min(least, wide(s.players[seat].hand[card]))
        for slot in range(w.ROW):
            for i in range(2):
                found += s.row[slot].cards[i] == card + 1
        in_play = ZERO if box.variant == w.YOUNG and card >= w.FIRST_SPECIAL else wide(box.cards[card])
        if found != in_play or least < 0:
            return False
        size += s.deck[card]
    return size == s.deck_size


@rule
def characters_somewhere(box: Box, s: Position) -> bool:
    """Every character card in play is in the deck, discarded or in the row."""
    size = ZERO
    for figure in range(len(w.FIGURES)):
        found = wide(s.characters[figure]) + s.characters_discard[figure]
        for slot in range(w.ROW):
            found += s.row[slot].figure == figure
        in_play = wide(box.characters[figure]) if figure <= s.houses or figure == w.PIPER else ZERO
        if found != in_play or s.characters[figure] < 0 or s.characters_discard[figure] < 0:
            return False
        size += s.characters[figure]
    return size == s.characters_size


@rule
def floors_in_house(box: Box, s: Position) -> bool:
    """A marker is from 0 to the roof, and at the roof if and only if its seat is out."""
    for seat in range(s.seats):
        player = s.players[seat]
        if player.floor < 0 or player.floor > box.roof or (player.floor == box.roof) != (player.is_out != 0):
            return False
    return True


@rule
def figures_in_gaps(s: Position) -> bool:
    """Figures in the game are in a gap beside a house that still stands; others are away."""
    for figure in range(len(w.FIGURES)):
        gap = s.gaps[figure]
        if figure <= s.houses or figure == w.PIPER:
            if gap < 0 or gap >= s.houses or s.ring[gap].is_left:
                return False
        elif gap != w.AWAY:
            return False
    return True


@rule
def hands_full(box: Box, s: Position) -> bool:
    """Seats have full hands, but for the cards that the seat at turn has played and has not drawn again."""
    for seat in range(s.seats):
        player = s.players[seat]
        size = ZERO
        for card in range(len(w.CARDS)):
            size += player.hand[card]
        if size != player.hand_size:
            return False
        if s.phase == w.DEAL or s.phase == w.OVER or player.is_out:
            continue
        missing = wide(box.hand) - size
        if seat != s.seat or s.phase == w.FIRST_ROW:
            if missing != 0:
                return False
        elif s.phase == w.DRAW:
            if missing < 1 or missing > s.turn.played:
                return False
        elif missing != s.turn.played:
            return False
    return True


@rule
def who_is_out_is_gone(s: Position) -> bool:
    """While the game goes on, who is out has neither hand nor house nor markers; all others have a house."""
    for house in range(s.houses):
        owner = s.ring[house].owner
        is_out = owner != w.NEUTRAL and s.players[owner].is_out != 0
        if s.ring[house].is_left and not is_out:
            return False
        if is_out and not s.ring[house].is_left and s.phase != w.OVER:
            return False
    for seat in range(s.seats):
        player = s.players[seat]
        if player.is_out and (player.collected != 0 or (player.hand_size != 0 and s.phase != w.OVER)):
            return False
    return True


@rule
def is_tidy(place: Place) -> bool:
    """A lower card lies below an upper one; where no card lies, nothing is face down and nobody owns it."""
    for i in range(2):
        if place.cards[i] == w.NOTHING and (place.face_down[i] != 0 or place.owner[i] != 0):
            return False
    return place.cards[w.UPPER] != w.NOTHING or place.cards[w.LOWER] == w.NOTHING


@rule
def row_ready(s: Position) -> bool:
    """Whoever decides sees four characters; only those of this turn's cards have two cards; at first one piper."""
    figures, pipers, full = ZERO, ZERO, ZERO
    for slot in range(w.ROW):
        place = s.row[slot]
        figures += place.figure != w.NO_FIGURE
        pipers += place.figure == w.PIPER
        full += place.cards[w.LOWER] != w.NOTHING
        if not is_tidy(place) or (place.figure == w.NO_FIGURE and place.cards[w.UPPER] != w.NOTHING):
            return False
    if s.turn_number <= 1 and s.phase <= w.PLAY and pipers > 1:
        return False
    if s.phase == w.DEAL:
        return figures == 0
    if s.phase == w.PLAY:
        return figures == w.ROW and full <= s.turn.played and s.turn.played <= 1
    if s.phase == w.ORDER:
        return figures == w.ROW and full == 2 and s.turn.played == 2
    if s.phase == w.DRAW:
        return figures == w.ROW and full == 0
    return s.phase == w.OVER or (figures < w.ROW and full == 0)


@rule
def face_down_rightly(box: Box, s: Position) -> bool:
    """Cards lie face down in the variant only, one of a turn at most, and none where figures are activated."""
    if s.turn.hidden < 0 or s.turn.hidden > min(1, wide(s.turn.played)):
        return False
    for slot in range(w.ROW):
        place = s.row[slot]
        for i in range(2):
            hidden = wide(place.face_down[i])
            if hidden < 0 or hidden > 1 or (hidden == 1 and box.variant != w.FACE_DOWN):
                return False
            if hidden == 1 and s.phase == w.ORDER and place.cards[w.LOWER] != w.NOTHING:
                return False
            if place.owner[i] < 0 or place.owner[i] >= s.seats:
                return False
    return box.variant == w.FACE_DOWN or s.turn.hidden == 0


@rule
def markers_counted(s: Position, ledger: Grid) -> bool:
    """Markers collected and markers lost are as many as seats are out."""
    markers = ledger[0, 0]
    for seat in range(s.seats):
        markers += s.players[seat].collected - wide(s.players[seat].is_out)
        if s.players[seat].collected < 0:
            return False
    return markers == 0


@rule
def actor_at_turn(s: Position) -> bool:
    """The seat at turn plays and orders, and is in the game; chance draws; nobody acts when the game is over."""
    if s.seat < 0 or s.seat >= s.seats:
        return False
    if s.phase == w.OVER:
        return s.actor == NOBODY
    if s.phase == w.PLAY or s.phase == w.ORDER:
        return s.actor == s.seat and s.players[s.seat].is_out == 0 and s.turn_number >= 1
    if s.phase == w.DRAW and s.players[s.seat].is_out:
        return False
    return s.actor == CHANCE and (s.turn_number == 0) == (s.phase <= w.FIRST_ROW)


@rule
def is_beaten(s: Position, seat: int) -> bool:
    """Another seat that is left has a lower marker, or an equal one and more markers collected."""
    player = s.players[seat]
    for other in range(s.seats):
        rival = s.players[other]
        if rival.is_out == 0 and rival.floor < player.floor:
            return True
        if rival.is_out == 0 and rival.floor == player.floor and rival.collected > player.collected:
            return True
    return False


@rule
def best_left_won(s: Position) -> bool:
    """Those who are left and not beaten have won, nobody else."""
    for seat in range(s.seats):
        has_won = s.players[seat].is_out == 0 and not is_beaten(s, wide(seat))
        if (s.victors >> seat & 1 == 1) != has_won:
            return False
    return s.victors >> s.seats == 0


@rule
def end_right(box: Box, s: Position) -> bool:
    """The game is over as soon as, and only when, the rules say so, for that reason and with those victors."""
    left = ZERO
    for seat in range(s.seats):
        left += s.players[seat].is_out == 0
    if s.phase != w.OVER:
        return s.end_reason == w.NOT_ENDED and s.victors == 0 and (left == 2 if s.seats == 2 else left >= 3)
    if s.end_reason == w.TWO_LEFT:
        return s.seats > 2 and 1 <= left <= 2 and best_left_won(s)
    if s.end_reason == w.NOBODY_LEFT:
        return s.seats > 2 and left == 0 and 0 < s.victors < wide(1) << s.seats
    if s.end_reason == w.ROOF_REACHED:
        return s.seats == 2 and left < 2 and (best_left_won(s) if left == 1 else s.victors == 3)
    return s.end_reason == w.CAP_REACHED and s.turn_number == box.cap and left >= 2 and best_left_won(s)


@rule
def broken_in_position(box: Box, s: Position, ledger: Grid, longest: int) -> int:
    """The invariants that a position breaks, as bits."""
    broken = wide(not cards_somewhere(box, s))
    broken |= wide(not characters_somewhere(box, s)) << 1
    broken |= wide(not floors_in_house(box, s)) << 2
    broken |= wide(not figures_in_gaps(s)) << 3
    broken |= wide(not hands_full(box, s)) << 4
    broken |= wide(not who_is_out_is_gone(s)) << 5
    broken |= wide(not row_ready(s)) << 6
    broken |= wide(not face_down_rightly(box, s)) << 7
    broken |= wide(not markers_counted(s, ledger)) << 8
    broken |= wide(not actor_at_turn(s)) << 9
    broken |= wide(not end_right(box, s)) << 10
    return broken | wide(s.turn_number > longest) << 11

"""fr.solo.*: Greg the robo-rat, your rival when you play alone."""

from ratskeller.core.layout import ZERO, Grid, Ints, wide
from ratskeller.core.log import emit
from ratskeller.core.position import CHANCE
from ratskeller.core.rule import rule
from ratskeller.games.firstrat import actions as act
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat import events as ev
from ratskeller.games.firstrat.pad import board_rocket
from ratskeller.games.firstrat.position import Box, Position
from ratskeller.games.firstrat.tracks import first_free_slot, place_marker
from ratskeller.games.firstrat.turn import end_turn

PERSON = wide(0)


@rule
def unseen_cards(box: Box, s: Position, kind: int) -> int:
    """fr.solo.deck: how many cards of a kind nobody has seen, in the deck or not; at least 1 where it is a divisor."""
    unseen = ZERO
    for card in range(w.CARDS):
        if box.card_kind[card] == kind and s.seen >> card & 1 == 0:
            unseen += 1
    return max(unseen, wide(1))


@rule
def card_weight(box: Box, s: Position, card: int) -> int:
    """fr.solo.deck: how likely a card is the next: known ones are in the deck, unseen ones may be.

    The deck is never laid out: that a card comes is as likely as if it had been drawn and shuffled unseen."""
    unseen_a = unseen_cards(box, s, w.KIND_A)
    unseen_b = unseen_cards(box, s, w.KIND_B)
    if s.deck >> card & 1:
        return unseen_a * unseen_b
    if s.seen >> card & 1 == 0 and box.card_kind[card] == w.KIND_A:
        return s.unseen_a * unseen_b
    if s.seen >> card & 1 == 0 and box.card_kind[card] == w.KIND_B:
        return s.unseen_b * unseen_a
    return ZERO


@rule
def list_cards(box: Box, s: Position, out: Ints) -> int:
    """fr.solo.deck: the cards that Greg may reveal."""
    count = wide(0)
    for card in range(w.CARDS):
        if card_weight(box, s, card) > 0:
            out[count] = act.CHANCE_CARD + card
            count += 1
    return count


@rule
def reveal_card(box: Box, s: Position, card: int, log: Grid) -> None:
    """fr.solo.move: a card is revealed; positions, and who is in the rocket, are taken now."""
    bit = wide(1) << card
    if s.deck & bit:
        s.deck ^= bit
    elif box.card_kind[card] == w.KIND_A:
        s.unseen_a -= 1
    else:
        s.unseen_b -= 1
    s.seen |= bit
    s.pile |= bit
    s.turn.card = card
    s.turn.rank = 0
    emit(log, ev.GREG_CARD, w.GREG, card, ZERO, ZERO, ZERO)
    line_up(s)
    deal_steps(box, s)
    run_rats(box, s, log)


@rule
def line_up(s: Position) -> None:
    """fr.solo.move: Greg's rats, front first."""
    greg = s.players[w.GREG]
    order = s.turn.order
    for rat in range(w.RATS):
        place = wide(rat)
        while place > 0 and greg.rats[order[place - 1]] < greg.rats[rat]:
            order[place] = order[place - 1]
            place -= 1
        order[place] = rat


@rule
def deal_steps(box: Box, s: Position) -> None:
    """fr.solo.move, fr.solo.move.riders: each rat gets its number; the numbers of riders go to the front rat under
    way."""
    greg = s.players[w.GREG]
    turn = s.turn
    riders = ZERO
    for rank in range(w.RATS):
        steps = wide(box.card_moves[turn.card, rank])
        if greg.rats[turn.order[rank]] == w.ROCKET_SEAT:
            riders += steps
            turn.steps[rank] = 0
        else:
            turn.steps[rank] = steps + riders
            riders = ZERO


@rule
def run_rats(box: Box, s: Position, log: Grid) -> None:
    """fr.solo.move, fr.solo.rules-ignored: the rats run one after another; a stall with several items stops the run
    until
    chance has chosen one."""
    turn = s.turn
    while turn.rank < w.RATS:
        rank = wide(turn.rank)
        turn.rank += 1
        if turn.steps[rank] > 0:
            run_rat(box, s, wide(turn.order[rank]), wide(turn.steps[rank]), log)
            if raid_stall(box, s, wide(turn.order[rank]), log):
                return
    show_symbol(box, s, log)


@rule
def run_rat(box: Box, s: Position, rat: int, steps: int, log: Grid) -> None:
    """fr.solo.move.pad, fr.solo.toll: one rat runs; on the pad it becomes a rattonaut, elsewhere it may pay you."""
    greg = s.players[w.GREG]
    origin = wide(greg.rats[rat])
    space = min(origin + steps, w.PAD)
    greg.rats[rat] = space
    emit(log, ev.GREG_MOVED, w.GREG, rat, origin, space, ZERO)
    if space == w.PAD:
        board_rocket(s, w.GREG, rat, log)
        if box.greg_stays:
            s.turn.rank = w.RATS
        return
    person = s.players[PERSON]
    for other in range(w.RATS):
        if person.rats[other] == space:
            person.goods[w.CHEESE] += box.toll
            emit(log, ev.GREG_PAID, w.GREG, wide(box.toll), space, ZERO, ZERO)


@rule
def is_at_stall(s: Position, stall: int, item: int) -> bool:
    """fr.solo.stall: the item lies at the stall."""
    if item < act.ITEM_DRINK:
        return stall == w.HAMSTER and s.hamster[item] > 0
    if item == act.ITEM_DRINK:
        return stall == w.FROG and s.frog > 0
    return stall == w.CROW and s.crow >> (item - act.ITEM_CAP) & 1 == 1


@rule
def raid_stall(box: Box, s: Position, rat: int, log: Grid) -> bool:
    """fr.solo.stall: where a rat ended at a stall, one random item goes out of the game, if there is one.

    True where items differ and chance has to speak first."""
    kinds = ZERO
    only = ZERO
    for stall in range(len(w.STALLS)):
        if box.stall_space[stall] == s.players[w.GREG].rats[rat]:
            s.turn.stall = stall
            for item in range(len(act.ITEMS)):
                if is_at_stall(s, stall, item):
                    kinds += 1
                    only = wide(item)
    if kinds > 1:
        s.phase = w.GREG_ITEM
        return True
    if kinds == 1:
        remove_item(s, only, log)
    return False


@rule
def list_raids(s: Position, out: Ints) -> int:
    """fr.solo.stall: the items that may go."""
    count = wide(0)
    for item in range(len(act.ITEMS)):
        if is_at_stall(s, wide(s.turn.stall), item):
            if item < act.ITEM_DRINK:
                out[count] = act.CHANCE_BACKPACK + item
            else:
                out[count] = act.CHANCE_CAP + item - act.ITEM_CAP
            count += 1
    return count


@rule
def remove_item(s: Position, item: int, log: Grid) -> None:
    """fr.solo.stall: an item goes out of the game."""
    if item < act.ITEM_DRINK:
        s.hamster[item] -= 1
    elif item == act.ITEM_DRINK:
        s.frog -= 1
    else:
        s.crow ^= wide(1) << (item - act.ITEM_CAP)
    emit(log, ev.GREG_REMOVED_ITEM, w.GREG, item, ZERO, ZERO, ZERO)


@rule
def finish_raid(box: Box, s: Position, item: int, log: Grid) -> None:
    """fr.solo.stall: chance has chosen; the other rats run."""
    remove_item(s, item, log)
    run_rats(box, s, log)


@rule
def show_symbol(box: Box, s: Position, log: Grid) -> None:
    """fr.solo.move, fr.solo.plan, fr.solo.best, fr.solo.comic: after the rats comes the card's symbol."""
    symbol = wide(box.card_symbol[s.turn.card])
    if symbol == w.SYMBOL_COMIC:
        raid_library(s, log)
    elif symbol == w.SYMBOL_BEST:
        find_best_track(box, s, log)
    else:
        if symbol != w.SYMBOL_NONE:
            plan_or_score(box, s, symbol, log)
        end_turn(s, log)


@rule
def plan_or_score(box: Box, s: Position, track: int, log: Grid) -> None:
    """fr.solo.plan: a track is planned, or scored and its plan cleared."""
    bit = wide(1) << track
    if s.plans & bit:
        place_marker(box, s, w.GREG, track, log)
    else:
        emit(log, ev.GREG_PLANNED, w.GREG, track, ZERO, ZERO, ZERO)
    s.plans ^= bit


@rule
def next_points(box: Box, s: Position, track: int) -> int:
    """fr.solo.best: what the next piece on a track would score."""
    return wide(box.rows[s.tracks[track].row, first_free_slot(s, track)])


@rule
def is_best_track(box: Box, s: Position, track: int) -> bool:
    """fr.solo.best: no other of Greg's tracks would score more now."""
    for other in range(len(w.GREG_TRACKS)):
        if next_points(box, s, other) > next_points(box, s, track):
            return False
    return True


@rule
def list_best_tracks(box: Box, s: Position, out: Ints) -> int:
    """fr.solo.best: the equals among which you choose."""
    count = wide(0)
    for track in range(len(w.GREG_TRACKS)):
        if is_best_track(box, s, track):
            out[count] = act.SCORE + track
            count += 1
    return count


@rule
def find_best_track(box: Box, s: Position, log: Grid) -> None:
    """fr.solo.best: the C card's track; among equals you choose."""
    equals = ZERO
    only = ZERO
    for track in range(len(w.GREG_TRACKS)):
        if is_best_track(box, s, track):
            equals += 1
            only = wide(track)
    if equals > 1:
        s.phase = w.GREG_TRACK
        s.actor = PERSON
    else:
        use_best_track(box, s, only, log)


@rule
def use_best_track(box: Box, s: Position, track: int, log: Grid) -> None:
    """fr.solo.best: plan or score it, then all revealed cards are shuffled back into the deck."""
    plan_or_score(box, s, track, log)
    s.deck |= s.pile
    s.pile = 0
    emit(log, ev.GREG_SHUFFLED, w.GREG, ZERO, ZERO, ZERO, ZERO)
    end_turn(s, log)


@rule
def raid_library(s: Position, log: Grid) -> None:
    """fr.solo.comic: one random comic goes out of the game, if there is one."""
    comics = ZERO
    only = ZERO
    for comic in range(len(w.COMICS)):
        if s.library >> comic & 1:
            comics += 1
            only = wide(comic)
    if comics > 1:
        s.phase = w.GREG_COMIC
        s.actor = CHANCE
    elif comics == 1:
        remove_comic(s, only, log)
    else:
        end_turn(s, log)


@rule
def list_comics_to_remove(s: Position, out: Ints) -> int:
    """fr.solo.comic: the comics that may go."""
    count = wide(0)
    for comic in range(len(w.COMICS)):
        if s.library >> comic & 1:
            out[count] = act.CHANCE_COMIC + comic
            count += 1
    return count


@rule
def remove_comic(s: Position, comic: int, log: Grid) -> None:
    """fr.solo.comic: a comic goes out of the game."""
    s.library ^= wide(1) << comic
    emit(log, ev.GREG_REMOVED_COMIC, w.GREG, comic, ZERO, ZERO, ZERO)
    end_turn(s, log)

"""fr.burrow.*: the burrow marker's way, and the comics and tokens that it brings."""

from ratskeller.core.layout import ZERO, Grid, Ints, wide
from ratskeller.core.log import emit
from ratskeller.core.rule import rule
from ratskeller.games.firstrat import actions as act
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat import events as ev
from ratskeller.games.firstrat.position import Box, Player, Position
from ratskeller.games.firstrat.shop import begin_shopping
from ratskeller.games.firstrat.tracks import place_marker


@rule
def has_rat_in_nursery(player: Player) -> bool:
    """fr.burrow.nursery: a rat is left in the nursery."""
    for rat in range(w.RATS):
        if player.rats[rat] == w.NURSERY:
            return True
    return False


@rule
def leave_nursery(s: Position, log: Grid) -> None:
    """fr.burrow.nursery, fr.pad.reward: a rat comes from the nursery to Start, if one is left."""
    seat = wide(s.seat)
    player = s.players[seat]
    for rat in range(w.RATS):
        if player.rats[rat] == w.NURSERY:
            player.rats[rat] = w.START
            emit(log, ev.NURSERY_LEFT, seat, rat, ZERO, ZERO, ZERO)
            return


@rule
def begin_burrow(box: Box, s: Position, cores: int, log: Grid) -> None:
    """fr.collect.white: the burrow marker sets out."""
    s.turn.cores = cores
    walk_burrow(box, s, log)


@rule
def walk_burrow(box: Box, s: Position, log: Grid) -> None:
    """fr.burrow.way: go on to the next fork, comic or the last step; then shopping begins."""
    player = s.players[s.seat]
    while s.turn.cores > 0:
        if box.burrow_next[player.burrow, 1] >= 0:
            s.phase = w.FORK
            return
        if enter_node(box, s, wide(box.burrow_next[player.burrow, 0]), log):
            s.phase = w.COMIC
            return
    begin_shopping(box, s, log)


@rule
def enter_node(box: Box, s: Position, node: int, log: Grid) -> bool:
    """fr.burrow.pass, fr.burrow.library, fr.burrow.storage: one step; what lies there is won on entering.

    True where the seat has a comic to choose first."""
    seat = wide(s.seat)
    player = s.players[seat]
    emit(log, ev.BURROW_MOVED, seat, wide(player.burrow), node, ZERO, ZERO)
    player.burrow = node
    s.turn.cores -= 1
    reward = box.burrow_reward[node]
    if reward == w.NURSERY_CAVE:
        leave_nursery(s, log)
    elif reward == w.STORAGE_CAVE:
        place_marker(box, s, seat, w.STORAGE_TRACK, log)
    return reward == w.LIBRARY and s.library != 0


@rule
def choose_fork(box: Box, s: Position, branch: int, log: Grid) -> None:
    """fr.burrow.way: in at the fork, or onward."""
    if enter_node(box, s, wide(box.burrow_next[s.players[s.seat].burrow, branch]), log):
        s.phase = w.COMIC
    else:
        walk_burrow(box, s, log)


@rule
def list_comics(box: Box, s: Position, out: Ints) -> int:
    """fr.burrow.library: any comic of the library; or none, unless one must be taken."""
    count = wide(0)
    for comic in range(len(w.COMICS)):
        if s.library >> comic & 1:
            out[count] = act.COMIC + comic
            count += 1
    if box.must_take_comic == 0:
        out[count] = act.NO_COMIC
        count += 1
    return count


@rule
def take_comic(box: Box, s: Position, comic: int, log: Grid) -> None:
    """fr.burrow.library, fr.super.token: a super rat's token is put at once on a rat of the path; by the option, its
    power works at once, too."""
    seat = wide(s.seat)
    player = s.players[seat]
    bit = wide(1) << comic
    s.library ^= bit
    player.comics |= bit
    if comic < w.FIRST_SUPER or box.super_at_once == 0:
        player.fresh |= bit
    emit(log, ev.COMIC_TAKEN, seat, comic, ZERO, ZERO, ZERO)
    if comic >= w.FIRST_SUPER:
        s.phase = w.TOKEN
    else:
        walk_burrow(box, s, log)


@rule
def can_carry_token(player: Player, rat: int) -> bool:
    """fr.super.token: a rat on the path; of plain rats on Start only the first is offered."""
    if player.rats[rat] < w.START or player.rats[rat] > w.SPACES:
        return False
    return is_first_of_its_kind(player, rat)


@rule
def is_first_of_its_kind(player: Player, rat: int) -> bool:
    """No rat with a lower number stands on Start with the same tokens: such rats can't be told apart."""
    if player.rats[rat] == w.START:
        for other in range(rat):
            if player.rats[other] == w.START and player.tokens[other] == player.tokens[rat]:
                return False
    return True


@rule
def list_token_rats(s: Position, out: Ints) -> int:
    """fr.super.token: the rats on which the token may be put."""
    player = s.players[s.seat]
    count = wide(0)
    for rat in range(w.RATS):
        if can_carry_token(player, rat):
            out[count] = act.TOKEN + rat
            count += 1
    return count


@rule
def put_token(box: Box, s: Position, rat: int, log: Grid) -> None:
    """fr.super.token: the token of the comic just taken stays on this rat; a rat may carry several."""
    seat = wide(s.seat)
    player = s.players[seat]
    for power in range(len(w.SUPER_RATS)):
        if player.comics >> (w.FIRST_SUPER + power) & 1 and not is_token_put(player, power):
            player.tokens[rat] |= wide(1) << power
            emit(log, ev.TOKEN_PUT, seat, wide(power), rat, ZERO, ZERO)
    walk_burrow(box, s, log)


@rule
def is_token_put(player: Player, power: int) -> bool:
    """fr.super.token: one of the seat's rats carries the token."""
    for rat in range(w.RATS):
        if player.tokens[rat] >> power & 1:
            return True
    return False

"""fr.setup.*: the table before the first turn. Chance draws one thing at a time, so that a record can tell what
came."""

from ratskeller.core.layout import ZERO, Grid, Ints, wide
from ratskeller.core.log import emit
from ratskeller.core.position import CHANCE
from ratskeller.core.rule import rule
from ratskeller.games.firstrat import actions as act
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat import events as ev
from ratskeller.games.firstrat.position import Box, Position
from ratskeller.games.firstrat.turn import begin_turn


@rule
def set_up(box: Box, s: Position, people: int, level: int, log: Grid) -> None:
    """fr.setup.seats, fr.setup.frog, fr.solo.setup: lay out a blank record for so many people; a level means Greg
    plays."""
    is_solo = level != w.NO_LEVEL
    s.level = level
    s.seats = 2 if is_solo else people
    s.end_round = w.NO_END
    s.round_number = 1
    for space in range(w.SPACES + 1):
        s.tiles[space] = space
    s.frog = box.drinks_laid[s.seats]
    lay_tracks(box, s)
    for seat in range(s.seats):
        seat_player(box, s, seat)
    if is_solo:
        seat_greg(box, s)
    s.actor = CHANCE
    s.phase = w.SETUP_CAPS
    skip_done_steps(box, s, log)


@rule
def seat_player(box: Box, s: Position, seat: int) -> None:
    """fr.setup.rats, fr.setup.markers, fr.setup.cheese: two rats on Start, two in the nursery, markers and cheese."""
    player = s.players[seat]
    for rat in range(w.RATS):
        player.rats[rat] = w.START if rat < 2 else w.NURSERY
    player.markers = box.markers
    player.goods[w.CHEESE] = box.first_cheese[seat]


@rule
def seat_greg(box: Box, s: Position) -> None:
    """fr.solo.setup, fr.solo.deck: Greg's rats stand on the path; his deck holds cards by his level, and the C card."""
    greg = s.players[w.GREG]
    for rat in range(w.RATS):
        greg.rats[rat] = box.greg_rats[rat]
    greg.goods[w.CHEESE] = 0
    s.unseen_a = box.deck_a[s.level]
    s.unseen_b = box.deck_b[s.level]
    s.deck = wide(1) << w.CARD_C


@rule
def lay_tracks(box: Box, s: Position) -> None:
    """fr.setup.blocked, fr.setup.variable-tracks: the printed rows of points, with slots blocked by the number of
    people."""
    for track in range(len(w.TRACKS)):
        s.tracks[track].row = track
        for slot in range(w.LAST_SLOT):
            s.tracks[track].slots[slot] = w.BLOCKED if box.blocked[s.seats, slot] else w.FREE


@rule
def draws_in_step(box: Box, s: Position) -> int:
    """fr.setup.crow, fr.setup.hamster, fr.setup.comics.super, fr.setup.comics.two-people, fr.setup.variable-path,
    fr.setup.variable-tracks: how many things are drawn in the step of the set-up under way."""
    if s.phase == w.SETUP_CAPS:
        return wide(box.caps_laid)
    if s.phase == w.SETUP_BACKPACKS:
        return wide(box.backpacks_laid[s.seats])
    if s.phase == w.SETUP_COMICS:
        return wide(box.comics_laid) if box.super_comics else ZERO
    if s.phase == w.SETUP_PATH:
        return w.SPACES if box.variable_path else ZERO
    return wide(len(w.TRACKS) - 1) if box.variable_tracks else ZERO


@rule
def is_left_out(box: Box, s: Position, comic: int) -> bool:
    """fr.setup.comics.two-people: the discount comic is left out with two people, and in solo, by the option."""
    return comic == w.DISCOUNT and box.without_discount != 0 and s.seats == 2


@rule
def lay_basic_comics(box: Box, s: Position, log: Grid) -> None:
    """fr.setup.comics.basic: the comics without super rats."""
    for comic in range(w.FIRST_SUPER):
        if not is_left_out(box, s, comic):
            s.library |= wide(1) << comic
            emit(log, ev.COMIC_LAID, ZERO, wide(comic), ZERO, ZERO, ZERO)


@rule
def skip_done_steps(box: Box, s: Position, log: Grid) -> None:
    """fr.turn.order: from one step of the set-up to the next that draws something; then the first seat begins."""
    while s.phase <= w.SETUP_TRACKS and s.drawn == draws_in_step(box, s):
        if s.phase == w.SETUP_COMICS and box.super_comics == 0:
            lay_basic_comics(box, s, log)
        s.drawn = 0
        s.phase += 1
    if s.phase > w.SETUP_TRACKS:
        begin_turn(s, log)
    elif s.phase == w.SETUP_TRACKS and box.chosen_tracks:
        s.actor = 0


@rule
def tile_of_next_space(s: Position) -> int:
    """fr.setup.variable-path: the space on which a tile is laid next."""
    return wide(s.drawn) + 1


@rule
def track_of_next_row(s: Position) -> int:
    """fr.setup.variable-tracks: the track on which a tile is laid next; the rocket track keeps its own row."""
    return w.RATTONAUT_TRACK if s.drawn == w.ROCKET_TRACK else wide(s.drawn)


@rule
def is_tile_free(box: Box, s: Position, tile: int) -> bool:
    """fr.setup.variable-path: a tile of the stretch of the next space that is not laid yet."""
    space = tile_of_next_space(s)
    if box.stretch[tile] != box.stretch[space]:
        return False
    for laid in range(1, space):
        if s.tiles[laid] == w.SPACES + tile:
            return False
    return True


@rule
def is_row_free(s: Position, row: int) -> bool:
    """fr.setup.variable-tracks: a track tile that is not laid yet."""
    for track in range(len(w.TRACKS)):
        if s.tracks[track].row == len(w.TRACKS) + row:
            return False
    return True


@rule
def list_draws(box: Box, s: Position, out: Ints) -> int:
    """fr.setup.crow, fr.setup.hamster, fr.setup.comics.super, fr.setup.variable-path, fr.setup.variable-tracks: what
    may
    come next."""
    count = wide(0)
    if s.phase == w.SETUP_CAPS:
        for cap in range(len(w.CAPS)):
            if s.crow >> cap & 1 == 0:
                out[count] = act.CHANCE_CAP + cap
                count += 1
    elif s.phase == w.SETUP_BACKPACKS:
        for colour in range(len(w.COLOURS)):
            if s.hamster[colour] < box.backpack_count[colour]:
                out[count] = act.CHANCE_BACKPACK + colour
                count += 1
    elif s.phase == w.SETUP_COMICS:
        for comic in range(len(w.COMICS)):
            if s.library >> comic & 1 == 0 and not is_left_out(box, s, comic):
                out[count] = act.CHANCE_COMIC + comic
                count += 1
    elif s.phase == w.SETUP_PATH:
        for tile in range(1, w.SPACES + 1):
            if is_tile_free(box, s, tile):
                out[count] = act.CHANCE_TILE + tile - 1
                count += 1
    else:
        first = act.LAY if box.chosen_tracks else act.CHANCE_ROW
        for row in range(len(w.TRACKS)):
            if is_row_free(s, row):
                out[count] = first + row
                count += 1
    return count


@rule
def draw(box: Box, s: Position, what: int, log: Grid) -> None:
    """fr.setup.crow, fr.setup.hamster, fr.setup.comics.super, fr.setup.variable-path, fr.setup.variable-tracks: lay
    it."""
    bit = wide(1) << what
    if s.phase == w.SETUP_CAPS:
        s.crow |= bit
        emit(log, ev.CAP_LAID, ZERO, what, ZERO, ZERO, ZERO)
    elif s.phase == w.SETUP_BACKPACKS:
        s.hamster[what] += 1
        emit(log, ev.BACKPACK_LAID, ZERO, what, ZERO, ZERO, ZERO)
    elif s.phase == w.SETUP_COMICS:
        s.library |= bit
        emit(log, ev.COMIC_LAID, ZERO, what, ZERO, ZERO, ZERO)
    elif s.phase == w.SETUP_PATH:
        space = tile_of_next_space(s)
        s.tiles[space] = w.SPACES + what + 1
        emit(log, ev.TILE_LAID, ZERO, space, what + 1, ZERO, ZERO)
    else:
        track = track_of_next_row(s)
        s.tracks[track].row = len(w.TRACKS) + what
        emit(log, ev.ROW_LAID, ZERO, track, what, ZERO, ZERO)
    s.drawn += 1
    skip_done_steps(box, s, log)

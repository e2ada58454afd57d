"""Why something can't be drawn or laid at set-up, or drawn or chosen for Greg."""

from ratskeller.core.errors import Refusal
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat import moves as m
from ratskeller.games.firstrat.greg import next_points
from ratskeller.games.firstrat.position import Box, Position
from ratskeller.games.firstrat.refusal import refuse
from ratskeller.games.firstrat.setup import is_left_out, tile_of_next_space


def refuse_draw(box: Box, s: Position, asked: m.Move) -> Refusal | None:
    """Why a thing can't come now; None if a thing of another kind is due."""
    match s.phase, asked:
        case w.SETUP_CAPS, m.DrawCap(cap):
            return refuse("fr.setup.crow", "item-laid", item=f"cap-{cap}", count=1)
        case w.SETUP_BACKPACKS, m.DrawBackpack(colour):
            count = box.backpack_count[w.COLOURS.index(colour)]
            return refuse("fr.setup.hamster", "item-laid", item=f"backpack-{colour}", count=count)
        case w.SETUP_COMICS, m.DrawComic(comic):
            if is_left_out(box, s, w.COMICS.index(comic)):
                return refuse("fr.setup.comics.two-people", "comic-left-out", comic=comic)
            return refuse("fr.setup.comics.super", "comic-laid", comic=comic)
        case w.SETUP_PATH, m.DrawTile(tile):
            return refuse_tile(box, s, tile)
        case w.SETUP_TRACKS, m.DrawRow(row) | m.LayRow(row):
            return refuse("fr.setup.variable-tracks", "row-laid", row=row)
        case w.GREG_CARD, m.DrawCard(card):
            is_revealed = s.pile >> w.CARD_NAMES.index(card) & 1
            return refuse("fr.solo.deck", "card-revealed" if is_revealed else "card-not-in-deck")
        case w.GREG_ITEM, m.DrawCap() | m.DrawBackpack():
            item = f"cap-{asked.cap}" if isinstance(asked, m.DrawCap) else f"backpack-{asked.colour}"
            return refuse("fr.solo.stall", "none-left", item=item, stall=w.STALLS[s.turn.stall])
        case w.GREG_COMIC, m.DrawComic(comic):
            return refuse("fr.solo.comic", "comic-gone", comic=comic)
    return None


def refuse_tile(box: Box, s: Position, tile: int) -> Refusal:
    """A path tile of another stretch, or one that lies already."""
    space = tile_of_next_space(s)
    if box.stretch[tile] != box.stretch[space]:
        return refuse("fr.setup.variable-path", "tile-elsewhere", tile=tile, space=space)
    return refuse("fr.setup.variable-path", "tile-laid", tile=tile)


def refuse_best_track(box: Box, s: Position, asked: m.Move) -> Refusal | None:
    """Another track of Greg's would score more."""
    if not isinstance(asked, m.ScoreForGreg):
        return None
    points = {track: next_points(box, s, i) for i, track in enumerate(w.GREG_TRACKS)}
    best = max(points.values())
    return refuse("fr.solo.best", "not-best", track=asked.track, points=points[asked.track], best=best)

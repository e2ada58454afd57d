"""Why a seat can't have something that the pad, its spaces or the burrow give."""

from ratskeller.core.errors import Refusal
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat import moves as m
from ratskeller.games.firstrat.burrow import has_rat_in_nursery
from ratskeller.games.firstrat.collect import bonus_for, is_collected
from ratskeller.games.firstrat.explain_movement import first_like, has_gone_to_pad
from ratskeller.games.firstrat.pad import may_take_award
from ratskeller.games.firstrat.position import Box, Player, Position
from ratskeller.games.firstrat.refusal import refuse
from ratskeller.games.firstrat.supply import awards_left


def refuse_award(box: Box, s: Position) -> Refusal | None:
    """The award was not allowed, none is left, or no rat has reached the pad."""
    player = s.players[s.seat]
    if awards_left(box, s) == 0:
        return refuse("fr.collect.counted", "awards-gone", awards=box.award_supply)
    if s.phase <= w.REWARD:
        return None
    if not has_reached_pad(s, player):
        return refuse("fr.pad.reward", "no-rat-on-pad")
    return refuse_limit(box, player)


def refuse_limit(box: Box, player: Player) -> Refusal | None:
    """The reward of this turn could be no award."""
    reason = "award-limit" if box.award_with_all else "award-limit-path"
    if player.scored[w.RATTONAUT_TRACK] == w.RATS:
        return None if may_take_award(box, player) else refuse("fr.pad.award-limit", reason)
    # Without any award the reward was a rat from the nursery; if it is alone on the path, none was there before it.
    on_path = sum(w.START <= player.rats[rat] <= w.SPACES for rat in range(w.RATS))
    is_limited = not box.award_always and player.awards == 0 and on_path == 1
    return refuse("fr.pad.award-limit", reason) if is_limited else None


def refuse_nursery(s: Position) -> Refusal | None:
    """Nobody is left in the nursery, or no rat has reached the pad."""
    player = s.players[s.seat]
    if not has_rat_in_nursery(player):
        return refuse("fr.pad.reward", "nursery-empty")
    if s.phase > w.REWARD and not has_reached_pad(s, player):
        return refuse("fr.pad.reward", "no-rat-on-pad")
    return None


def has_reached_pad(s: Position, player: Player) -> bool:
    """A rat has ended on the pad this turn."""
    return any(has_gone_to_pad(s, player, rat) for rat in range(w.RATS))


def refuse_bonus(box: Box, s: Position, asked: m.Bonus) -> Refusal | None:
    """The material was not collected, or not from a space of a backpack's colour."""
    player, good = s.players[s.seat], w.GOODS.index(asked.good)
    # While shopping, rats that have collected may go back to Start.
    if not w.BONUS <= s.phase < w.SHOP or bonus_for(box, s, player, good) > 0:
        return None
    tiles = [s.tiles[player.rats[rat]] for rat in range(w.RATS) if is_collected(s, player, rat)]
    for tile in tiles:
        if box.tile_kind[tile] == good:
            colour = w.COLOURS[box.tile_colour[tile]]
            return refuse("fr.collect.backpack", "no-backpack", good=asked.good, colour=colour)
    return refuse("fr.collect.backpack", "not-collected", good=asked.good)


def refuse_drink(s: Position) -> Refusal | None:
    """No drink is left, or there is nothing to double."""
    player = s.players[s.seat]
    if player.drinks == 0:
        return refuse("fr.collect.drink", "no-drinks")
    moved = [rat for rat in range(w.RATS) if s.turn.moved >> rat & 1]
    if s.phase > w.DRINK and all(has_gone_to_pad(s, player, rat) for rat in moved):
        return refuse("fr.collect.drink", "nothing-to-double")
    return None


def refuse_comic(s: Position, asked: m.TakeComic) -> Refusal | None:
    """The library has it not."""
    if s.library >> w.COMICS.index(asked.comic) & 1:
        return None
    return refuse("fr.burrow.library", "comic-gone", comic=asked.comic)


def refuse_token(s: Position, asked: m.PutToken) -> Refusal | None:
    """The rat is not on the path, or another like it is named instead."""
    player, rat = s.players[s.seat], asked.rat - 1
    if s.phase != w.TOKEN:
        return None
    if player.rats[rat] == w.NURSERY:
        return refuse("fr.super.token", "rat-in-nursery", rat=asked.rat)
    if player.rats[rat] > w.SPACES:
        return refuse("fr.super.token", "rat-in-rocket", rat=asked.rat)
    return refuse("fr.super.token", "like-rats", rat=asked.rat, other=first_like(player, rat) + 1)

"""fr.comic.* and fr.super.*: which powers a seat and its rats have this turn."""

from ratskeller.core.layout import wide
from ratskeller.core.rule import rule
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.position import Box, Player


@rule
def has_comic(player: Player, comic: int) -> bool:
    """fr.shop.next-turn: a comic works from the turn after it was taken."""
    return (player.comics & ~player.fresh) >> comic & 1 == 1


@rule
def is_super(player: Player, rat: int, power: int) -> bool:
    """fr.super.token: a rat has the power of the token that it carries, once that works."""
    return player.tokens[rat] >> power & 1 == 1 and has_comic(player, w.FIRST_SUPER + power)


@rule
def steps_alone(box: Box, player: Player, rat: int) -> int:
    """fr.move.one, fr.super.commander, fr.super.runner: how far a rat moved alone may go."""
    if is_super(player, rat, w.COMMANDER):
        return w.PAD
    steps = wide(box.steps_alone)
    if is_super(player, rat, w.RUNNER):
        steps += box.runner_steps
    return steps


@rule
def steps_together(box: Box, player: Player, rat: int) -> int:
    """fr.move.many, fr.comic.four-steps, fr.super.runner: how far a rat moved with others may go."""
    steps = wide(box.steps_together)
    if has_comic(player, w.FOUR_STEPS):
        steps = wide(box.four_steps)
    if is_super(player, rat, w.RUNNER):
        steps += box.runner_steps
    return steps


@rule
def free_pipes(box: Box, player: Player) -> int:
    """fr.comic.green-pipes, fr.comic.orange-pipes: the pipes that cost this seat nothing, as bits."""
    pipes = wide(0)
    if has_comic(player, w.GREEN_PIPES):
        pipes |= box.green_pipes
    if has_comic(player, w.ORANGE_PIPES):
        pipes |= box.orange_pipes
    return pipes


@rule
def colour_for_moving(player: Player, colour: int) -> int:
    """fr.comic.one-colour: green and orange are one colour for who owns the comic."""
    if colour == w.ORANGE and has_comic(player, w.ONE_COLOUR):
        return w.GREEN
    return colour

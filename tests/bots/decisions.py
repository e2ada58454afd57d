"""Decisions of every kind of table, for bots to take."""

from collections.abc import Iterator
from random import Random

from ratskeller.bots import Bot, seen_in
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game

# game, people, level of the game's own rival, options
TABLES = [
    ("firstrat", 2, None, {}),
    ("firstrat", 4, None, {"comics": "super", "path": "variable", "tracks": "variable"}),
    ("firstrat", 5, None, {"tracks": "chosen", "light_bonus": "cumulative"}),
    ("firstrat", 1, "easy", {}),
    ("firstrat", 1, "unfair", {"comics": "super", "greg_at_pad": "others-stay"}),
    ("piedpiper", 2, None, {}),
    ("piedpiper", 3, None, {"variant": "young"}),
    ("piedpiper", 4, None, {"variant": "hidden"}),
    ("piedpiper", 5, None, {"roof": "7", "sewer_plus": "walk"}),
]


def new_game(table: tuple[str, int, str | None, dict[str, str]], seed: int = 1) -> Playthrough:
    """A game at a table."""
    name, people, level, options = table
    game = load_game(name)
    return Playthrough(game, game.profile("standard", options), people, level, seed=seed)


def random_decisions(play: Playthrough, seed: int = 1) -> Iterator[int]:
    """Play a game to its end at random; a number for every decision before it is taken."""
    luck = Random(seed)
    number = 0
    while not play.is_over:
        yield number
        number += 1
        play.apply_number(luck.choice(play.legal))


def play_out(play: Playthrough, bot: Bot) -> None:
    """Let one bot decide for every seat, to the end; an illegal move fails."""
    while not play.is_over:
        move = bot.choose(seen_in(play), len(play.moves))
        assert move in play.legal
        play.apply_number(move)


def after(play: Playthrough, move: int) -> Playthrough:
    """A game one move on."""
    twin = play.copy()
    twin.apply_number(move)
    return twin


def can_win(play: Playthrough, move: int) -> bool:
    """Some way to go on with the turn after a move leaves the seat that makes it as the only winner."""
    then = after(play, move)
    if then.is_over:
        return then.game.score_pad(then.box, then.position).winners == [play.actor]
    return then.actor == play.actor and any(can_win(then, further) for further in then.legal)

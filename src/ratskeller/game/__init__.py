"""A game for Python programs: legal moves in words, play and undo, bots, hints, analysis, records."""

from ratskeller.game.game import Game
from ratskeller.game.hints import HintedTurn
from ratskeller.game.known import GameInfo, bot_names, game_info, game_names
from ratskeller.game.move import Move, PlayedMove
from ratskeller.game.opening import load_record, new_game
from ratskeller.terminal.seat_view import SPECTATOR

__all__ = [
    "SPECTATOR",
    "Game",
    "GameInfo",
    "HintedTurn",
    "Move",
    "PlayedMove",
    "bot_names",
    "game_info",
    "game_names",
    "load_record",
    "new_game",
]

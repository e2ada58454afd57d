"""What a legal move does."""

from ratskeller.core.layout import Grid
from ratskeller.core.position import CHANCE
from ratskeller.core.rule import rule
from ratskeller.games.firstrat import actions as act
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.build import VARIANTS, build_part, donate
from ratskeller.games.firstrat.burrow import choose_fork, put_token, take_comic, walk_burrow
from ratskeller.games.firstrat.collect import add_bonus, receive, use_drink
from ratskeller.games.firstrat.greg import finish_raid, remove_comic, reveal_card, use_best_track
from ratskeller.games.firstrat.movement import choose_rat, choose_route
from ratskeller.games.firstrat.pad import finish_moving, take_reward
from ratskeller.games.firstrat.position import Box, Position
from ratskeller.games.firstrat.setup import draw
from ratskeller.games.firstrat.shop import get_item, next_stall
from ratskeller.games.firstrat.turn import end_turn


@rule
def apply_unchecked(box: Box, s: Position, move: int, log: Grid) -> None:
    """fr.turn.steps: carry out a move that is known to be legal, and all that follows until the next decision."""
    if s.actor == CHANCE:
        apply_chance(box, s, move, log)
    elif s.phase == w.MOVE:
        if move == act.STOP:
            finish_moving(box, s, log)
        else:
            choose_rat(box, s, (move - act.GO) // w.PAD, (move - act.GO) % w.PAD + 1, log)
    elif s.phase == w.ROUTE:
        choose_route(box, s, move - act.ROUTE, log)
    elif s.phase == w.REWARD:
        take_reward(box, s, move == act.AWARD, log)
    elif s.phase == w.BONUS:
        add_bonus(box, s, move - act.BONUS + 1, log)
    elif s.phase == w.DRINK:
        if move == act.DRINK:
            use_drink(box, s, log)
        else:
            receive(box, s, log)
    elif s.phase == w.FORK:
        choose_fork(box, s, move - act.IN, log)
    elif s.phase == w.COMIC:
        if move == act.NO_COMIC:
            walk_burrow(box, s, log)
        else:
            take_comic(box, s, move - act.COMIC, log)
    elif s.phase == w.TOKEN:
        put_token(box, s, move - act.TOKEN, log)
    elif s.phase == w.SHOP:
        if move == act.NO_ITEM:
            next_stall(box, s, log)
        else:
            get_item(box, s, (move - act.BUY) // len(act.ITEMS), (move - act.BUY) % len(act.ITEMS), log)
    elif s.phase == w.BUILD:
        if move == act.END:
            end_turn(s, log)
        elif move == act.DONATE:
            donate(box, s, log)
        else:
            build_part(box, s, (move - act.BUILD) // VARIANTS, (move - act.BUILD) % VARIANTS, log)
    elif s.phase == w.GREG_TRACK:
        use_best_track(box, s, move - act.SCORE, log)
    else:
        draw(box, s, move - act.LAY, log)


@rule
def apply_chance(box: Box, s: Position, move: int, log: Grid) -> None:
    """fr.solo.deck, fr.solo.stall, fr.solo.comic, fr.setup.crow: carry out what chance has drawn."""
    if s.phase == w.GREG_CARD:
        reveal_card(box, s, move - act.CHANCE_CARD, log)
    elif s.phase == w.GREG_COMIC:
        remove_comic(s, move - act.CHANCE_COMIC, log)
    elif s.phase == w.GREG_ITEM:
        if move >= act.CHANCE_BACKPACK:
            finish_raid(box, s, move - act.CHANCE_BACKPACK, log)
        else:
            finish_raid(box, s, move - act.CHANCE_CAP + act.ITEM_CAP, log)
    elif s.phase == w.SETUP_CAPS:
        draw(box, s, move - act.CHANCE_CAP, log)
    elif s.phase == w.SETUP_BACKPACKS:
        draw(box, s, move - act.CHANCE_BACKPACK, log)
    elif s.phase == w.SETUP_COMICS:
        draw(box, s, move - act.CHANCE_COMIC, log)
    elif s.phase == w.SETUP_PATH:
        draw(box, s, move - act.CHANCE_TILE, log)
    else:
        draw(box, s, move - act.CHANCE_ROW, log)

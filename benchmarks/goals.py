"""How often challenges against Greg are met by a search that knows the goal, and by one that only wants to win.

The same games for both: `python benchmarks/goals.py --level hard --games 40`.
"""

import argparse

from ratskeller.bots import make_bot, seen_in
from ratskeller.bots.bot import Bot
from ratskeller.core.game import Game
from ratskeller.engine.playthrough import Playthrough
from ratskeller.engine.simulate import share_of
from ratskeller.games import load_game
from ratskeller.study.firstrat.goal import GoalSearch
from ratskeller.terminal.compiling import compile_bots_visibly

SEED = 991_000  # of the first game


def main() -> None:
    game = load_game("firstrat")
    parser = argparse.ArgumentParser(description="How often challenges are met, with and without knowing the goal.")
    parser.add_argument("--challenges", default=",".join(game.challenge_names), help="with commas (default: all)")
    parser.add_argument("--level", default="hard", choices=game.levels)
    parser.add_argument("--games", type=int, default=40, help="of each (default: 40)")
    parser.add_argument("--playouts", type=int, default=200, help="for a decision (default: 200)")
    options = parser.parse_args()
    compile_bots_visibly(game)
    for challenge in options.challenges.split(","):
        usual = make_bot(f"champion:{options.playouts}", clock=False, threads=1)
        aimed = GoalSearch("goal", options.playouts, None, 1, challenge=challenge)
        for name, bot in (("champion", usual), ("knows the goal", aimed)):
            met = [is_met(game, bot, options.level, challenge, number) for number in range(options.games)]
            found = share_of(sum(met) / len(met), len(met))
            interval = f"{found.low:.0%} to {found.high:.0%}"
            print(f"{challenge}, {options.level}, {name}: {sum(met)} of {len(met)} ({interval})", flush=True)


def is_met(game: Game, bot: Bot, level: str, challenge: str, number: int) -> bool:
    """Play a game, and say whether it meets the challenge."""
    play = Playthrough(game, game.profile(), 1, level, seed=SEED + number)
    while not play.is_over:
        play.apply_number(bot.choose(seen_in(play), 1000 * number + len(play.moves)))
    return challenge in game.challenges(play.box, play.position)


if __name__ == "__main__":
    main()

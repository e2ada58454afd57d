"""`ratskeller perft`: how many sequences of moves there are."""

import json
import time
from typing import Annotated

import typer

from ratskeller.cli.choices import Changes, GameName, Json, Level, ProfileName, Seats, level_for, parse_changes
from ratskeller.cli.progress import progress_bar
from ratskeller.terminal.compiling import compile_visibly


def perft(
    game: GameName,
    depth: Annotated[int, typer.Option(min=1, max=100, help="The length of the sequences.")] = 4,
    divide: Annotated[bool, typer.Option("--divide", help="Split the number by the first move.")] = False,
    seats: Seats = 2,
    level: Level = None,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the set-up.")] = 0,
    position: Annotated[
        str | None, typer.Option(metavar="LINE", help="Start from a position given in one line.", show_default=False)
    ] = None,
    option: Changes = None,
    profile: ProfileName = "standard",
    as_json: Json = False,
) -> None:
    """Count all sequences of a number of moves.

    Use it to compare two versions of the rules. Chance moves count like others, and so does a sequence that ends the
    game earlier. With --divide, you can follow two versions move by move to the point where they differ.

    Examples:

      ratskeller perft {first} --depth 5

      ratskeller perft {other} --depth 3 --divide --people 4

      ratskeller perft {first} --depth 2 --position "{first}/1 1f0c… actor=1 seats=2 …"
    """
    from ratskeller.engine.perft import divide as by_first_move
    from ratskeller.engine.playthrough import Playthrough
    from ratskeller.games import load_game

    rules = load_game(game)
    level = level_for(rules, seats, level)
    loaded = rules.profile(profile, parse_changes(option))
    compile_visibly(rules, "set_up_all", "step", "perft")
    play = Playthrough(rules, loaded, seats, level, seed=seed, sample=position is None)
    play.sample = False
    if position is not None:
        play.set_line(position)
    began = time.perf_counter()
    with progress_bar(f"{game}: first moves", len(play.legal)) as advance:
        counts = by_first_move(play, depth, advance)
    seconds = time.perf_counter() - began
    total = sum(counts.values()) if counts else 1
    if as_json:
        result = {"game": game, "profile_hash": loaded.hash, "position": play.line(), "depth": depth, "count": total}
        result |= {"seconds": seconds} | ({"divide": counts} if divide else {})
        print(json.dumps(result, indent=2))
        return
    if divide:
        for text, number in counts.items():
            print(f"{text:<24} {number:>16,}")
    print(f"{f'depth {depth}':<24} {total:>16,}   in {seconds:.2f} s")

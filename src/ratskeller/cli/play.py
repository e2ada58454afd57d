"""`ratskeller play`: a game for people at one keyboard, with bots, or for one alone."""

from pathlib import Path
from typing import Annotated

import typer

from ratskeller.cli.choices import Changes, Language, Names, OwnProfile, parse_changes
from ratskeller.cli.game_names import FIRST, OTHER
from ratskeller.core.errors import SetupError


def play(
    record: Annotated[
        Path | None,
        typer.Argument(metavar="[GAME|FILE]", help="A game to begin, or a saved one to continue.", show_default=False),
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue FILE, or the last game that was played.")] = False,
    game: Annotated[
        str | None, typer.Option(help=f"The game: {FIRST} (unless you are asked) or {OTHER}.", show_default=False)
    ] = None,
    people: Annotated[
        int | None, typer.Option(min=0, help="How many people play; 0 watches bots.", show_default=False)
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="LEVEL,…",
            help="Bots that also play, after the people: ratling, pantry-rat, sly-rat, rat-king or rat-emperor.",
            show_default=False,
        ),
    ] = None,
    order: Annotated[
        str | None,
        typer.Option(metavar="SEAT,…", help="All players in order: me for each person, or a bot.", show_default=False),
    ] = None,
    level: Annotated[
        str | None, typer.Option(help="How strong the rival of one alone is, such as easy.", show_default=False)
    ] = None,
    names: Names = None,
    option: Changes = None,
    profile: OwnProfile = None,
    seed: Annotated[
        int | None, typer.Option(min=0, help="The same seed gives the same luck.", show_default=False)
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="A new file in which the game is saved after every move.", show_default=False
        ),
    ] = None,
    language: Language = None,
) -> None:
    """Play in the terminal: together at one keyboard, against bots, or alone.

    What is not given is asked for. The game is kept after every move: leave when you like, and go on by --resume.

    Examples:

      ratskeller play

      ratskeller play {other}

      ratskeller play --people 3 --names Anna,Bo,Cleo --language de

      ratskeller play --bots rat-king,ratling --names Anna

      ratskeller play {other} --order sly-rat,me,sly-rat

      ratskeller play --people 0 --bots rat-king,pantry-rat

      ratskeller play --level medium --option comics=super

      ratskeller play {other} --people 4 --option variant=hidden

      ratskeller play --resume

      ratskeller play --resume evening.record --names Anna,Bo
    """
    from ratskeller.games import GAMES
    from ratskeller.i18n import catalogue, language_of_environment
    from ratskeller.terminal.keyboard import Keyboard, Left, new_console
    from ratskeller.terminal.opening import Request, ask_game, begin, go_on
    from ratskeller.terminal.players import parse_names

    words = catalogue(language or language_of_environment())
    keyboard = Keyboard(new_console(), words)
    if game is None and not resume and str(record) in GAMES and not Path(str(record)).exists():
        game, record = str(record), None
    called = parse_names(names) if names is not None else None
    try:
        if resume or record is not None:
            if option or any(word is not None for word in (people, bots, order, level)):
                new = "--people, --bots, --order, --level and --option"
                raise SetupError(f"{new} are for a new game: a saved one has its own")
            session = go_on(record, profile, called, seed, save, keyboard)
        else:
            said = Request(people, level, called, parse_changes(option), bots, order)
            session = begin(game or ask_game(said, profile, keyboard), profile, said, seed, save, keyboard)
    except Left:
        keyboard.say(words("play-not-begun"))
        return
    session.run()

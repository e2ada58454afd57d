"""`ratskeller play`: a game for people at one keyboard, or for one alone."""

from pathlib import Path
from typing import Annotated

import typer

from ratskeller.cli.choices import Changes, Language, Names, OwnProfile, parse_changes
from ratskeller.core.errors import SetupError


def play(
    record: Annotated[
        Path | None, typer.Argument(metavar="FILE", help="A saved game to go on with.", show_default=False)
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with FILE, or without it with the game that was played last.")
    ] = False,
    game: Annotated[
        str | None, typer.Option(help="The game: firstrat (unless you are asked) or piedpiper.", show_default=False)
    ] = None,
    people: Annotated[int | None, typer.Option(help="How many people play.", show_default=False)] = None,
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
        typer.Option(metavar="FILE", help="A new file to keep the game in after every move.", show_default=False),
    ] = None,
    language: Language = None,
) -> None:
    """Play in the terminal: together at one keyboard, or alone.

    What is not given is asked for. The game is kept after every move: leave when you like, and go on by --resume.

    Examples:

      ratskeller play

      ratskeller play --people 3 --names Anna,Bo,Cleo --language de

      ratskeller play --level medium --option comics=super

      ratskeller play --game piedpiper --people 4 --option variant=hidden

      ratskeller play --resume

      ratskeller play --resume evening.record --names Anna,Bo
    """
    from ratskeller.cli.keyboard import Keyboard, Left, new_console
    from ratskeller.cli.opening import Said, ask_game, begin, go_on
    from ratskeller.cli.party import parse_names
    from ratskeller.i18n import catalogue, language_of_environment

    words = catalogue(language or language_of_environment())
    keyboard = Keyboard(new_console(), words)
    called = parse_names(names) if names is not None else None
    try:
        if resume or record is not None:
            if people is not None or level is not None or option:
                raise SetupError("--people, --level and --option are for a new game: a saved one has its own")
            sitting = go_on(record, profile, called, seed, save, keyboard)
        else:
            said = Said(people, level, called, parse_changes(option))
            sitting = begin(game or ask_game(said, profile, keyboard), profile, said, seed, save, keyboard)
    except Left:
        keyboard.say(words("play-not-begun"))
        return
    sitting.run()

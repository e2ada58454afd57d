"""How a game begins: by what the command line says and people are asked, or by a saved game."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ratskeller.core.errors import Problem, RecordError, SetupError
from ratskeller.core.game import Game
from ratskeller.core.record import read_record
from ratskeller.games import GAMES, load_game
from ratskeller.terminal.compiling import compile_bots_visibly, compile_visibly
from ratskeller.terminal.history import history_of, set_up_entry
from ratskeller.terminal.keyboard import Keyboard, Left
from ratskeller.terminal.players import Players, bot_names, parse_names, players_for
from ratskeller.terminal.recorded import replayed
from ratskeller.terminal.save_file import (
    SaveFile,
    check_new_file,
    latest_unfinished,
    new_file,
    record_text,
    state_folder,
)
from ratskeller.terminal.screen import screen_of
from ratskeller.terminal.seating import Seating, ask_bots, bots_for, parse_bots, parse_order, people_in
from ratskeller.terminal.session import Session

if TYPE_CHECKING:
    from ratskeller.engine.playthrough import Playthrough

USUAL_GAME = next(iter(GAMES))
USUAL_PEOPLE = 2


@dataclass(frozen=True)
class Request:
    """What the command line says about a new game. None: it says nothing."""

    people: int | None
    level: str | None
    names: list[str] | None
    changes: dict[str, str]
    bots: str | None = None
    order: str | None = None


@dataclass(frozen=True)
class Opening:
    """Who plays, and by which options."""

    seating: Seating
    level: str | None
    names: list[str]
    changes: dict[str, str]


def begin(
    name: str, profile: str | None, said: Request, seed: int | None, save: Path | None, keyboard: Keyboard
) -> Session:
    """A new game."""
    from ratskeller.engine.playthrough import Playthrough

    game = load_game(name)
    options = game.profile(profile or "standard", said.changes).data.options
    opening = complete(said, game, options, keyboard)
    game.seats_for(len(opening.seating), opening.level)
    chosen = game.profile(profile or "standard", opening.changes)
    compile_for(opening.seating, game)
    seed = secrets.randbits(62) if seed is None else seed
    play = Playthrough(game, chosen, len(opening.seating), opening.level, seed=seed)
    play.sample = False  # chance waits until a turn can no longer be taken back
    play.names = opening.names
    players = players_for(play, opening.names, keyboard.words, opening.seating)
    save_file = save_file_in(save, play, players) if save else SaveFile(new_file(game.name))
    bots = bots_for(opening.seating, seed)
    return Session(play, [set_up_entry(play)], players, bots, screen_of(game), save_file, keyboard)


def compile_for(seating: Seating, game: Game) -> None:
    """Compile what a table needs: bots only where there are some."""
    from ratskeller.engine.compiled import AT_A_TABLE

    compile_visibly(game, *AT_A_TABLE)
    if any(seating):
        compile_bots_visibly(game)


def ask_game(said: Request, profile: str | None, keyboard: Keyboard) -> str:
    """The game that people choose; the default if nobody can be asked, or if the given options belong to it."""
    is_usual = said.level is not None or said.changes or profile is not None
    if is_usual or not keyboard.is_terminal:
        return USUAL_GAME
    known = {name: keyboard.words(f"game-{name}") for name in GAMES}
    return keyboard.choose(keyboard.words("play-ask-game"), known, USUAL_GAME)


def complete(said: Request, game: Game, options: Any, keyboard: Keyboard) -> Opening:
    """Add what was not given: what follows from the rest, what people are asked, or else the default."""
    level, names, changes, words = said.level, said.names, dict(said.changes), keyboard.words
    rival, seating = screen_of(game).rival(words), said_seating(said)
    asks_all = keyboard.is_terminal and seating is None
    if seating is None:
        seating = ask_seating(game, rival, keyboard) if keyboard.is_terminal else [""] * USUAL_PEOPLE
    if len(seating) == 1 and level is None and game.levels:
        known = {level: words(f"level-{level}") for level in game.levels}
        level = game.levels[0]
        level = keyboard.choose(words("play-ask-level", rival=rival), known, level) if keyboard.is_terminal else level
    if asks_all:
        taken = [*bot_names(seating, words), rival if level else ""]
        names = ask_names(people_in(seating), keyboard, taken)
        for option, values in screen_of(game).ASKED.items():
            if option not in changes:
                known = {value: words(f"option-{option}-{value}") for value in values}
                changes[option] = keyboard.choose(words(f"option-{option}"), known, getattr(options, option))
    return Opening(seating, level, names or [], changes)


def said_seating(said: Request) -> Seating | None:
    """The seats as far as they follow from the command line: people first, then bots, unless there is an order."""
    if said.order is not None:
        if said.people is not None or said.bots is not None:
            raise SetupError("--order names all who play: give it without --people and --bots")
        return parse_order(said.order)
    people = said.people
    if people is None and said.names is not None:
        people = len(said.names)
    if people is None and (said.level is not None or said.bots is not None):
        people = 1
    return None if people is None else [""] * people + (parse_bots(said.bots) if said.bots is not None else [])


def ask_seating(game: Game, rival: str, keyboard: Keyboard) -> Seating:
    """The seats that people choose: people first, then bots."""
    known = {str(count): keyboard.words("play-people", count=count) for count in range(game.people[-1] + 1)}
    people = int(keyboard.choose(keyboard.words("play-ask-people"), known, "1"))
    return [""] * people + ask_bots(people, game, rival, keyboard)


def ask_names(people: int, keyboard: Keyboard, taken: Sequence[str]) -> list[str]:
    """A name for each of the people, all different, and none that is taken."""
    names: list[str] = []
    while len(names) < people:
        proposed = keyboard.words("player-number", number=len(names) + 1)
        answer = keyboard.ask(keyboard.words("play-ask-name", number=len(names) + 1, name=proposed)) or proposed
        try:
            found = parse_names(answer)
        except SetupError:
            found = []
        if len(found) != 1 or found[0] in (*names, *taken):
            keyboard.say(keyboard.words("play-bad-name", name=answer), "red")
        else:
            names += found
    return names


def go_on(
    file: Path | None,
    profile: str | None,
    names: list[str] | None,
    seed: int | None,
    save: Path | None,
    keyboard: Keyboard,
) -> Session:
    """A saved game: the one in the file, or the one that was played last."""
    source = file or latest_unfinished()
    record = read_record(source)
    if record.finished:
        raise RecordError(str(source), [Problem("end", f"the game is over: see it by ratskeller replay {source}")])
    if file is None and keyboard.is_terminal:
        question = keyboard.words("play-ask-resume", file=str(source), people=record.people, moves=len(record.moves))
        if keyboard.ask(question).lower() in keyboard.words("play-no").split():
            raise Left
    game = load_game(record.game)
    seating = record.bots or [""] * record.people
    seed = secrets.randbits(62) if seed is None else seed
    try:
        bots = bots_for(seating, seed)
    except SetupError as problem:
        raise RecordError(str(source), [Problem("bots", str(problem))]) from None
    if names is None and not record.names and keyboard.is_terminal:
        taken = [*bot_names(seating, keyboard.words), screen_of(game).rival(keyboard.words) if record.level else ""]
        names = ask_names(people_in(seating), keyboard, taken)
    compile_for(seating, game)
    play = replayed(record, str(source), profile=profile)
    play.reseed(seed)
    play.names = names or record.names
    players = players_for(play, play.names, keyboard.words, record.bots)
    is_kept = source.absolute().parent == state_folder().absolute()
    save_file = save_file_in(save, play, players) if save else SaveFile(source if is_kept else new_file(game.name))
    save_file.saved_in = save_file.saved_in if is_kept else source
    return Session(play, history_of(play), players, bots, screen_of(game), save_file, keyboard)


def save_file_in(file: Path, play: "Playthrough", players: Players) -> SaveFile:
    """The save file at a new path that people named; one that can't be written is refused before they play."""
    check_new_file(file)
    save_file = SaveFile(file, is_named=True)
    save_file.save(file, record_text(play, players))
    return save_file

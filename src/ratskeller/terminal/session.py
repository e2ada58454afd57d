"""One session at a table: people and bots decide in turn until the game is over or people leave."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from ratskeller.core.errors import IllegalMove, MalformedMove
from ratskeller.terminal.chance import draw
from ratskeller.terminal.history import Entry, History, apply_and_note, log_lines
from ratskeller.terminal.keyboard import Keyboard, Left
from ratskeller.terminal.players import Players
from ratskeller.terminal.save_file import SaveFile, record_text
from ratskeller.terminal.screen import Choice, Screen
from ratskeller.terminal.seat_view import SPECTATOR, seen_by
from ratskeller.terminal.seating import Bots
from ratskeller.terminal.thinking import with_spinner

if TYPE_CHECKING:
    from ratskeller.core.game import Game
    from ratskeller.engine.playthrough import Playthrough

END_TURN = "end"


class Session:
    """Plays a game on. Whatever happens, the game is kept."""

    def __init__(
        self,
        play: "Playthrough",
        history: History,
        players: Players,
        bots: Bots,
        screen: Screen,
        save_file: SaveFile,
        keyboard: Keyboard,
    ) -> None:
        self.play, self.history, self.players, self.bots, self.screen = play, history, players, bots, screen
        self.save_file, self.keyboard, self.console = save_file, keyboard, keyboard.console
        self.words, self.say = players.words, keyboard.say
        self.choices: list[Choice] = []
        self.is_waiting = False  # a turn has ended by itself: its last move can still be taken back
        self.shown_turn = ""
        people = [seat for seat in range(play.people) if seat not in bots.by_seat]
        self.is_watched = not people
        self.viewer = people[0] if len(people) == 1 else SPECTATOR  # the seat that looks at the screen
        # A script has no eyes that could see too much, and who is alone with bots has nobody to hide from.
        self.has_curtain = screen.HAS_SECRETS and keyboard.is_terminal and len(people) > 1

    def run(self) -> None:
        """Play until the game is over or people leave."""
        self.keep()
        self.say(self.words("play-watch" if self.is_watched else "play-hint"))
        self.say(self.screen.legend(self.players), "dim")
        try:
            while self.is_waiting or not self.play.is_over:
                self.go_on()
            self.finish()
        except (Left, KeyboardInterrupt):
            self.leave()

    def go_on(self) -> None:
        """One decision: of a seat, or of chance."""
        if self.is_waiting:
            self.say(self.what_comes(), "bold")
            self.answer(self.history[-1].actor, self.pass_on)
        elif self.play.is_chance:
            self.note(apply_and_note(self.play, draw(self.play)))
        elif self.play.actor in self.bots.by_seat:
            self.let_bot_decide()
        else:
            self.give_screen_to(self.play.actor)
            self.show_turn()
            self.choices = self.screen.choices(seen_by(self.play, self.viewer), self.players)
            self.show_choices()
            self.answer(self.play.actor, self.decide)

    def let_bot_decide(self) -> None:
        """One decision of a bot, shown as far as the viewer may know it."""
        self.show_turn()
        thinking = self.words("bot-thinking", seat=self.players.names[self.play.actor])
        move = with_spinner(lambda: self.bots.choose(self.play), self.console, thinking)
        self.note(apply_and_note(self.play, move))

    def answer(self, seat: int, take: Callable[[str], bool]) -> None:
        """Ask a seat until its answer moves the game; commands are carried out at once."""
        from ratskeller.terminal.commands import COMMANDS

        while True:
            text = self.keyboard.ask(self.words("play-prompt", seat=self.players.names[seat]))
            word, _, rest = text.partition(" ")
            command = COMMANDS.get(word.lower())
            if command(self, rest.strip()) if command else take(text):
                return

    def decide(self, text: str) -> bool:
        """Carry out a move given by its number or its text form, or say why not."""
        if not text:
            self.say(self.words("play-choose-again", first=1, count=len(self.choices)))
            return False
        try:
            move = self.move_of(text)
        except MalformedMove:
            self.say(self.words("play-malformed", text=text, count=len(self.choices)), "red")
            return False
        except IllegalMove as illegal:
            self.say(str(illegal), "red")
            return False
        self.carry_out(move)
        return True

    def move_of(self, text: str) -> int:
        """The legal move that a text means."""
        if text.isdecimal() and 1 <= int(text) <= len(self.choices):
            return self.choices[int(text) - 1].move
        move = self.play.game.parse_move(text)
        if move not in self.play.legal:
            refusal = self.play.game.explain(self.play.box, self.play.position, move)
            raise IllegalMove(f"{self.screen.why_not(refusal, self.players)} ({refusal.rule})", refusal)
        return move

    def carry_out(self, move: int) -> None:
        """Make a legal move; where it ends the turn or lets chance speak without a word of the seat, wait for one."""
        turn = self.play.game.turn_label(self.play.position)
        self.note(apply_and_note(self.play, move))
        done = self.history[-1]
        goes_on = self.play.game.turn_label(self.play.position) == turn and not self.play.is_chance
        is_final = done.move == END_TURN or any(event.kind in self.play.game.revealing for event in done.events)
        self.is_waiting = not goes_on and not is_final and turn != self.play.labels[0]

    def what_comes(self) -> str:
        """What follows if the last move is not taken back: the end of the turn, or cards that chance draws."""
        is_same_turn = self.history[-1].turn == self.play.game.turn_label(self.play.position)
        return self.words("play-chance-next" if is_same_turn else "play-turn-over")

    def give_screen_to(self, seat: int) -> None:
        """Let another seat look; where there are secrets, only after all of the seat before it has been wiped off."""
        if seat == self.viewer:
            return
        if self.has_curtain and self.viewer != SPECTATOR:
            self.keyboard.ask(self.words("play-hide"))
            self.keyboard.wipe()
        self.viewer = seat
        if self.has_curtain:
            self.keyboard.ask(self.words("play-look", seat=self.players.names[seat]))
            self.show_news()

    def show_news(self) -> None:
        """What has happened since the viewer's last decision, as far as the viewer may know it."""
        own = [number for number, entry in enumerate(self.history) if entry.actor == self.viewer]
        news = self.history[own[-1] + 1 :] if own else self.history
        entries = [entry for entry in news if entry.turn != self.play.labels[0]]
        lines = log_lines(entries, self.play, self.screen, self.players, self.viewer)
        if entries and entries[-1].events[-1].kind == "turn-began":
            lines = lines[:-2]  # the turn that begins now has its heading above the table
        if lines:
            self.say(self.words("play-since"), "bold")
        for line in lines:
            self.console.print(line)

    def pass_on(self, text: str) -> bool:
        """End the turn. A move of who comes next, in its text form, ends it, too."""
        if text in ("", "1", END_TURN):
            self.is_waiting = False
        elif self.is_persons_turn() and not self.screen.HAS_SECRETS and text in self.play.legal_moves():
            self.carry_out(self.play.game.parse_move(text))
        else:
            self.say(self.what_comes(), "red")
            return False
        return True

    def is_persons_turn(self) -> bool:
        """Who decides next is neither chance nor a bot."""
        return not self.play.is_chance and self.play.actor not in self.bots.by_seat

    def undo(self) -> bool:
        """Take the last decision back, if it was of the turn that is still under way."""
        if not self.is_waiting and not self.play.can_undo(self.play.actor):
            self.say(self.words("play-nothing-to-undo"), "red")
            return False
        self.play.undo()
        self.is_waiting = False
        undone = self.history.pop()
        self.say(self.words("play-undone", move=undone.move))
        self.keep()
        return True

    def note(self, entry: Entry) -> None:
        """Remember what has happened, show it to the viewer and save it. That a turn begins, the table shows."""
        self.history.append(entry)
        for event in entry.events:
            if event.kind != "turn-began":
                seen = self.play.game.hide_event(event, self.viewer)
                self.say(f"  {self.screen.tell(seen, self.play, self.players)}")
        self.keep()

    def keep(self) -> None:
        """Keep the game where it can be found again; say so once where that fails."""
        before = self.save_file.trouble
        self.save_file.keep(self.record_text())
        if self.save_file.trouble and self.save_file.trouble != before:
            self.say_where()

    def record_text(self) -> str:
        """The record of the game so far."""
        return record_text(self.play, self.players)

    def show_turn(self) -> None:
        """The table, at the beginning of each turn; only a heading for a bot's, unless nothing has been shown yet."""
        turn = self.play.game.turn_label(self.play.position)
        if turn == self.shown_turn:
            return
        is_told_only = self.shown_turn and self.play.actor in self.bots.by_seat
        self.shown_turn = turn
        if is_told_only:
            self.console.print()
            self.say(self.screen.heading(self.play, self.players), "bold")
        else:
            self.show_board()

    def show_board(self) -> None:
        """The table now, as the viewer sees it."""
        self.console.print()
        self.console.rule(Text(self.screen.heading(self.play, self.players), "bold"), align="left")
        self.console.print(self.screen.draw(seen_by(self.play, self.viewer), self.players, self.console.width))

    def show_choices(self) -> None:
        """The legal moves, numbered, each with what it would yield."""
        seat = self.play.actor
        question = f"{self.players.names[seat]}: {self.screen.question(self.play, self.players)}"
        self.console.print()
        self.say(question, self.players.style(seat))
        self.console.print(choice_table(self.choices, self.play.game))

    def show_points(self) -> None:
        """The score as if the game ended now."""
        self.console.print(self.screen.standings(seen_by(self.play, self.viewer), self.players))

    def say_where(self) -> None:
        """Where the game is kept, or why not."""
        file, trouble = str(self.save_file.file), self.save_file.trouble
        if trouble:
            self.say(self.words("play-not-kept", file=file, why=trouble), "red")
        else:
            self.say(self.words("play-kept", file=file, command=self.save_file.command()), as_is=True)

    def leave(self) -> None:
        """The end of the session, but not of the game: no secret stays on the screen."""
        if self.has_curtain:
            self.keyboard.wipe()
        self.say_where()
        if self.save_file.saved_in not in (None, self.save_file.file):
            self.say(self.words("play-saved", file=str(self.save_file.saved_in)), as_is=True)

    def finish(self) -> None:
        """The end of the game."""
        self.show_board()
        self.console.print()
        self.show_points()
        for line in self.screen.outcome(seen_by(self.play, self.viewer), self.players):
            self.say(line, "bold")
        if not self.save_file.trouble:
            self.say(self.words("play-finished", file=str(self.save_file.file)), as_is=True)


def choice_table(choices: list[Choice], game: "Game") -> Table:
    """Legal moves, numbered, each with what it would yield."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="bold", no_wrap=True)
    table.add_column(style="dim", no_wrap=True)
    for number, choice in enumerate(choices, start=1):
        text = game.format_move(choice.move)
        table.add_row(str(number), text, f"{choice.label}: {choice.yields}" if choice.yields else choice.label)
    return table

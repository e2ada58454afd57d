"""A puzzle on a terminal: the table, moves one after the other, and the answer with its figures."""

from rich.text import Text

from ratskeller.core.errors import IllegalMove, MalformedMove
from ratskeller.study.hint import Turn
from ratskeller.study.puzzles.attempt import Attempt, Verdict, chances_of
from ratskeller.study.puzzles.puzzle import Puzzle
from ratskeller.terminal.hint_table import turn_tables
from ratskeller.terminal.keyboard import Keyboard, Left
from ratskeller.terminal.players import players_for
from ratskeller.terminal.screen import Screen
from ratskeller.terminal.seat_view import seen_by
from ratskeller.terminal.session import choice_table

UNDO, ANSWER, QUIT = ("u", "undo"), ("a", "answer"), ("q", "quit")


class Solving:
    """Somebody who tries a puzzle, on its seat; bots sit on the others."""

    def __init__(self, puzzle: Puzzle, screen: Screen, keyboard: Keyboard) -> None:
        self.puzzle, self.screen, self.keyboard, self.words = puzzle, screen, keyboard, keyboard.words
        self.attempt = Attempt(puzzle)
        bots = ["" if seat == puzzle.seat else puzzle.origin.bot for seat in range(puzzle.people)]
        self.players = players_for(self.attempt.play, [self.words("puzzle-you")], self.words, bots)

    def show(self) -> None:
        """The table, and what is to be found."""
        console, words, puzzle = self.keyboard.console, self.words, self.puzzle
        heading = words("puzzle-heading", id=puzzle.id, difficulty=words(f"puzzle-{puzzle.difficulty}"))
        console.rule(Text(f"{words(f'game-{puzzle.game}')}: {heading}", "bold"), align="left")
        console.print(self.screen.draw(seen_by(self.attempt.play, puzzle.seat), self.players, console.width))
        self.keyboard.say(words("puzzle-task"), "bold")

    def run(self) -> None:
        """Ask for moves until the turn is over, or the answer is asked for."""
        self.keyboard.say(self.words("puzzle-type"))
        while not self.attempt.is_over:
            play = self.attempt.play
            self.choices = self.screen.choices(seen_by(play, self.puzzle.seat), self.players)
            self.keyboard.say(self.screen.question(play, self.players), self.players.style(self.puzzle.seat))
            self.keyboard.console.print(choice_table(self.choices, play.game))
            if not self.answered():
                return

    def answered(self) -> bool:
        """Do what is typed; say whether to go on."""
        text = self.keyboard.ask(self.words("play-prompt", seat=self.players.names[self.puzzle.seat])).lower()
        if text in QUIT:
            raise Left
        if text in UNDO:
            self.attempt = Attempt(self.puzzle, self.attempt.moves[:-1])
        elif text not in ANSWER:
            self.make(text)
        return text not in ANSWER

    def make(self, text: str) -> None:
        """Make a move given by its number or its text form, or say why not."""
        if text.isdecimal() and 1 <= int(text) <= len(self.choices):
            text = self.attempt.play.game.format_move(self.choices[int(text) - 1].move)
        try:
            self.attempt.make(text)
        except MalformedMove:
            self.keyboard.say(self.words("play-malformed", text=text, count=len(self.choices)), "red")
        except IllegalMove as illegal:
            self.keyboard.say(f"{self.screen.why_not(illegal.refusal, self.players)} ({illegal.refusal.rule})", "red")

    def show_answer(self) -> None:
        """The verdict, if the turn was played to its end, and the best turns with their figures."""
        puzzle, words, start = self.puzzle, self.words, self.attempt.start
        chances = [chances_of(puzzle, way, start) for way in puzzle.ways]
        if self.attempt.is_over:
            verdict = self.attempt.verdict()
            own = [of_way[puzzle.seat] for of_way in chances]
            self.keyboard.say(self.in_words(verdict, own), "red" if verdict.kind == "worse" else "green")
        self.keyboard.console.rule(Text(words("puzzle-answer"), "bold"), align="left")
        turns = [
            Turn([start.game.parse_move(move) for move in way.moves], way.attention, wins, way.points)
            for way, wins in zip(puzzle.ways, chances, strict=True)
        ]
        self.keyboard.console.print(turn_tables(turns, start, self.screen, self.players))
        how = words("puzzle-how", searches=puzzle.searches, playouts=puzzle.playouts, games=puzzle.games)
        found = ", ".join(
            words("puzzle-found-by", bot=words(f"bot-{bot}"), percent=round(100 * share))
            for bot, share in puzzle.found.items()
        )
        self.keyboard.say(words(f"puzzle-theme-{puzzle.game}-{puzzle.theme}"))
        self.keyboard.say(f"{how} {words('puzzle-found', bots=found)}", "dim")

    def in_words(self, verdict: Verdict, own: list[float]) -> str:
        """A verdict as a sentence."""
        if verdict.kind != "worse":
            return self.words(f"puzzle-{verdict.kind}")
        if verdict.place is None:
            return self.words("puzzle-worse-unknown")
        lost = self.words("hint-chance", percent=round(100 * (own[0] - own[verdict.place])))
        return self.words("puzzle-worse", lost=lost)

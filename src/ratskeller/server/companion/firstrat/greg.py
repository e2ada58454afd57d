"""fr.solo.*: Greg beside a real board.

The rules' own code plays him, on a position that contains only his side: your rats are nowhere, and stalls and library
are empty. His turn is tried on a copy. If it needs a slot that only the board shows, you are asked, and the turn is
tried again with your answer in the position.
"""

from typing import Any

import numpy as np

from ratskeller.client.errors import Refused
from ratskeller.core.event import Event, events_of
from ratskeller.core.layout import wide
from ratskeller.core.log import NO_LOG, new_log
from ratskeller.core.profile import Profile
from ratskeller.core.provenance import provenance_of
from ratskeller.core.rng import seed_rng
from ratskeller.engine.compiled import DRAWN, loops_for
from ratskeller.games.firstrat import actions as act
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.end import announce_end
from ratskeller.games.firstrat.game import FIRSTRAT
from ratskeller.games.firstrat.greg import PERSON, list_best_tracks, next_points
from ratskeller.games.firstrat.scoring import LINES, line_points
from ratskeller.games.firstrat.setup import draw, list_draws, set_up, skip_done_steps, track_of_next_row
from ratskeller.games.firstrat.tracks import first_free_slot
from ratskeller.games.firstrat.turn import end_turn
from ratskeller.server.companion.firstrat.facts import GregTurn, facts_of_turn
from ratskeller.server.companion.firstrat.models import (
    Choice,
    DeckShown,
    End,
    GregShown,
    Question,
    Shown,
    TrackScore,
)
from ratskeller.server.companion.firstrat.real_card import RealCard, lay_down, parse_card

NO_MOVE = wide(-1)
DONE, MARKERS, ROCKET = "done", "markers", "rocket"  # how your turn went
GOALS = ("greg-planned", "marker-placed", "marker-lost")  # what the symbol of a card comes to


class Greg:
    """One game of his. The same seed and the same answers give the same game."""

    def __init__(self, profile: Profile[Any], level: str, seed: int, *, has_real_deck: bool = False) -> None:
        self.boxes = FIRSTRAT.pack(profile)
        self.provenance = provenance_of(profile.data)
        self.has_real_deck = has_real_deck  # cards are drawn from a real deck
        self.card: RealCard | None = None  # the one that was drawn from it
        self.seed = seed
        self.positions = np.zeros(1, FIRSTRAT.position)
        self.sure: set[int] = set()  # tracks whose first free slot is known until your next turn
        self.chosen: int | None = None  # the track that you chose among equals
        self.own_events: list[Event] = []  # what came of your own turn
        self.turn: GregTurn | None = None  # his turn under way, or his last one
        set_up(self.box, self.s, 1, wide(FIRSTRAT.seats_for(1, level)), NO_LOG)
        seed_rng(self.s.rng, wide(seed), wide(0))
        self.s.frog = 0
        self.s.players[PERSON].rats[:] = w.NURSERY
        self.s.phase = w.SETUP_TRACKS
        skip_done_steps(self.box, self.s, NO_LOG)
        self.question = self.next_question()

    @property
    def box(self) -> Any:
        """The profile as rules read it."""
        return self.boxes[0]

    @property
    def s(self) -> Any:
        """His position, with as much of the board as people have entered."""
        return self.positions[0]

    def answer(self, text: str) -> None:
        """Take the answer to the question that is open, and go on to the next."""
        if self.question is None:
            raise Refused("not-now", "the game is over", rule="fr.solo.end", reason="over")
        choices = [choice.answer for choice in self.question.choices]
        if self.question.kind == "card":
            self.take_card(parse_card(text))
        elif text not in choices:
            raise Refused("malformed", f"'{text}' is no answer here: the answers are {', '.join(choices)}")
        if self.question.kind == "tile":
            draw(self.box, self.s, wide(int(text) - 1), NO_LOG)
        elif self.question.kind == "turn":
            self.end_your_turn(text)
        elif self.question.kind == "slot":
            self.learn_slot(w.TRACKS.index(self.question.track or ""), int(text) - 1)
        elif self.question.kind == "best":
            self.chosen = w.TRACKS.index(text)
        self.question = self.try_turn() if self.s.phase == w.GREG_CARD else self.next_question()

    def next_question(self) -> Question | None:
        """What is asked outside of his turns."""
        if self.s.phase == w.OVER:
            return None
        if self.s.phase == w.SETUP_TRACKS:
            return self.tile_question()
        answers = [DONE]
        if self.s.round_number + 1 < self.s.end_round:
            answers.append(MARKERS)
        if self.s.round_number < self.s.end_round:
            answers.append(ROCKET)
        return Question(kind="turn", rule="fr.solo.end", choices=[Choice(answer=answer) for answer in answers])

    def end_your_turn(self, how: str) -> None:
        """fr.solo.end: your turn is over, and may have brought the end nearer; Greg is to draw a card."""
        log: Any = new_log()
        round_number = wide(self.s.round_number)
        if how == MARKERS:
            announce_end(self.s, PERSON, w.EIGHTH_MARKER, round_number + 1, log)
        elif how == ROCKET:
            announce_end(self.s, PERSON, w.ALL_IN_ROCKET, round_number, log)
        self.own_events = events_of(log, FIRSTRAT.events)
        self.sure.clear()
        self.chosen = self.card = None
        end_turn(self.s, NO_LOG)

    def take_card(self, card: RealCard) -> None:
        """fr.solo.move: the card that was drawn from the real deck."""
        lay_down(card, self.box, self.s)
        self.card = card

    def try_turn(self) -> Question | None:
        """Play his turn as far as the board is known; ask for the next thing that is not.

        The position contains its own luck: he draws the same card each time.
        """
        if self.has_real_deck and self.card is None:
            return Question(kind="card", rule="fr.solo.move", choices=[])
        trial, log = self.positions.copy(), new_log()
        number = NO_MOVE if self.card is None else act.CHANCE_CARD + lay_down(self.card, self.box, self.s)
        self.step(trial, number, log)
        if trial[0].phase == w.GREG_TRACK and self.chosen is not None:
            self.step(trial, act.SCORE + self.chosen, log)
        events = events_of(log, FIRSTRAT.events)
        known, question = self.first_doubt(trial[0], events)
        self.turn = GregTurn(trial[0], int(self.s.round_number), self.own_events + events[:known], question is None)
        if question is not None:
            return question
        self.positions = trial
        return self.next_question()

    def step(self, positions: Any, move: int, log: Any) -> None:
        """Carry out a move, and let chance speak."""
        moves, drawn = np.zeros(FIRSTRAT.max_moves, np.int64), np.zeros(DRAWN, np.int64)
        loops_for(FIRSTRAT).step(self.boxes, positions, 0, move, True, moves, drawn, log)

    def first_doubt(self, s: Any, events: list[Event]) -> tuple[int, Question | None]:
        """How many events of a tried turn are certain, and what has to be asked before the next."""
        rival = self.unsure_rival() if self.box.card_symbol[s.turn.card] == w.SYMBOL_BEST else None
        for i, event in enumerate(events):
            if event.kind in GOALS and rival is not None:
                return i, self.slot_question(rival)
            if event.kind in ("rattonaut", "marker-placed"):
                track = event.figures.get("track", int(w.RATTONAUT_TRACK))
                if not self.is_sure(track):
                    return i, self.slot_question(track)
        if s.phase == w.GREG_TRACK:
            return len(events), self.best_question() if rival is None else self.slot_question(rival)
        return len(events), None

    def is_sure(self, track: int) -> bool:
        """Where the next piece on a track goes is known."""
        return track in self.sure or len(self.slots_in_doubt(track)) == 1

    def unsure_rival(self) -> int | None:
        """fr.solo.best: of the tracks that may yet be the best for all one knows, the one that promises most."""
        tracks = range(len(w.GREG_TRACKS))
        sure = [int(next_points(self.box, self.s, track)) for track in tracks if self.is_sure(track)]
        promise = {
            track: max(self.slot_points(track, slot) for slot in self.slots_in_doubt(track))
            for track in tracks
            if not self.is_sure(track)
        }
        rival = max(promise, key=promise.__getitem__, default=None)
        return None if rival is None or (sure and promise[rival] < max(sure)) else rival

    def slots_in_doubt(self, track: int) -> list[int]:
        """fr.track.slots: where the next piece may go: nothing before is free, any slot from there on may be."""
        slots = self.s.tracks[track].slots
        first = int(first_free_slot(self.s, wide(track)))
        return [slot for slot in range(first, w.LAST_SLOT) if slots[slot] == w.FREE] + [int(w.LAST_SLOT)]

    def slot_points(self, track: int, slot: int) -> int:
        """What a slot is worth."""
        return int(self.box.rows[self.s.tracks[track].row, slot])

    def learn_slot(self, track: int, free: int) -> None:
        """The first free slot of a track; those before it that are not his must be yours."""
        for slot in self.slots_in_doubt(track):
            if slot < free:
                self.s.tracks[track].slots[slot] = PERSON
        self.sure.add(track)

    def slot_question(self, track: int) -> Question:
        """Which slot is the first free one."""
        choices = [
            Choice(answer=str(slot + 1), points=[self.slot_points(track, slot)]) for slot in self.slots_in_doubt(track)
        ]
        return Question(kind="slot", rule="fr.track.slots", track=w.TRACKS[track], choices=choices)

    def best_question(self) -> Question:
        """fr.solo.best: which of the equals you choose."""
        found = np.zeros(FIRSTRAT.max_moves, np.int64)
        tracks = [int(move - act.SCORE) for move in found[: list_best_tracks(self.box, self.s, found)]]
        choices = [
            Choice(answer=w.TRACKS[track], points=[int(next_points(self.box, self.s, track))]) for track in tracks
        ]
        return Question(kind="best", rule="fr.solo.best", choices=choices)

    def tile_question(self) -> Question:
        """fr.setup.variable-tracks: which tile lies on a track."""
        found = np.zeros(FIRSTRAT.max_moves, np.int64)
        first = act.LAY if self.box.chosen_tracks else act.CHANCE_ROW
        tiles = [int(move - first) for move in found[: list_draws(self.box, self.s, found)]]
        rows = self.box.rows[len(w.TRACKS) :].tolist()
        track = w.TRACKS[track_of_next_row(self.s)]
        choices = [Choice(answer=str(tile + 1), points=rows[tile]) for tile in tiles]
        return Question(kind="tile", rule="fr.setup.variable-tracks", track=track, choices=choices)

    def shown(self) -> Shown:
        """All that a person may see."""
        s = self.s
        end = None if s.end_round == w.NO_END else End(round=s.end_round, reason=w.END_REASONS[s.end_reason])
        is_over = bool(s.phase == w.OVER)
        pile = int(s.pile)
        deck = DeckShown(
            left=int(s.unseen_a) + int(s.unseen_b) + int(s.deck).bit_count(),
            revealed=[] if self.has_real_deck else [name for card, name in enumerate(w.CARD_NAMES) if pile >> card & 1],
        )
        return Shown(
            round=int(s.round_number) - is_over,
            is_over=is_over,
            facts=[]
            if self.turn is None
            else facts_of_turn(self.turn, self.box, self.seed, is_named=not self.has_real_deck),
            question=self.question,
            greg=self.greg_shown(),
            deck=deck,
            provenance=self.provenance,
            end=end,
        )

    def greg_shown(self) -> GregShown:
        """His side of the board."""
        s, greg = self.s, self.s.players[w.GREG]
        points = [int(line_points(self.box, s, w.GREG, wide(line))) for line in range(len(LINES))]
        tracks = {}
        for track, name in enumerate(w.TRACKS):
            slots = [slot + 1 for slot in range(w.LAST_SLOT) if s.tracks[track].slots[slot] == w.GREG]
            slots += [int(w.SLOTS)] * int(s.tracks[track].last[w.GREG])
            tracks[name] = TrackScore(slots=slots, points=points[track])
        return GregShown(
            rats=[w.PLACES[rat + 1] for rat in greg.rats],
            plans=[name for track, name in enumerate(w.GREG_TRACKS) if s.plans >> track & 1],
            markers=int(greg.markers),
            tracks=tracks,
            points=sum(points),
        )

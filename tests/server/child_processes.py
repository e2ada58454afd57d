"""A person at a real board with the companion beside it: the engine is the board, and the answers are read off it."""

import random
from dataclasses import dataclass, field

from ratskeller.bots.bot import seen_in
from ratskeller.bots.impulse import Impulse
from ratskeller.core.event import Event
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games.firstrat import actions as act
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.game import FIRSTRAT
from ratskeller.games.firstrat.tracks import first_free_slot
from ratskeller.server.companion.firstrat.greg import Greg
from ratskeller.server.companion.firstrat.models import Fact, Shown
from tests.games.firstrat.rules.cards import CARDS
from tests.games.firstrat.rules.table import own_profile

PERSON = 0
GREGS_PHASES = (w.GREG_CARD, w.GREG_ITEM, w.GREG_TRACK, w.GREG_COMIC)
ONLY_ON_THE_BOARD = ("toll", "remove-item", "remove-comic")


@dataclass
class Beside:
    """One solo game, on a board and in the companion at once."""

    level: str
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    answers: list[str] = field(default_factory=list)
    asked: list[tuple[str, str | None, int]] = field(default_factory=list)  # kind, track, choices
    kinds: set[str] = field(default_factory=set)  # of facts

    def __post_init__(self) -> None:
        profile = own_profile(self.options, {"greg": CARDS})
        self.person = Impulse()
        self.random = random.Random(self.seed)
        self.board = Playthrough(FIRSTRAT, profile, 1, self.level, seed=self.seed, sample=False)
        self.greg = Greg(profile, self.level, self.seed + 1)

    def play(self) -> None:
        """The whole game; whatever the companion says is compared with what the board's own Greg does."""
        while self.board.position.phase <= w.SETUP_TRACKS:
            self.board.apply_number(self.random.choice(self.board.legal))
        while (question := self.greg.question) and question.kind == "tile":
            track = w.TRACKS.index(question.track or "")
            self.answer(str(int(self.board.position.tracks[track].row) - len(w.TRACKS) + 1))
        while not self.board.is_over:
            how = self.persons_turn()
            self.answer(how)
            self.gregs_turn()
        assert self.greg.question is None
        self.compare_points(self.greg.shown())

    def answer(self, text: str) -> None:
        question = self.greg.question
        assert question is not None
        self.asked.append((question.kind, question.track, len(question.choices)))
        self.answers.append(text)
        self.greg.answer(text)

    def persons_turn(self) -> str:
        """Play it on impulse; say whether it brings the end nearer."""
        before = self.persons_goals()
        while self.board.position.phase not in GREGS_PHASES:
            self.board.apply_number(self.person.choose(seen_in(self.board), self.random.randrange(1 << 30)))
        new = [goal for goal, old in zip(self.persons_goals(), before, strict=True) if goal and not old]
        open_answers = [choice.answer for choice in self.greg.question.choices] if self.greg.question else []
        return next((goal for goal in new if goal in open_answers), "done")

    def persons_goals(self) -> tuple[str, str]:
        """What the person can count: all rats in the rocket, eight markers on the tracks."""
        player = self.board.position.players[PERSON]
        rocket = "rocket" if player.scored[w.RATTONAUT_TRACK] == w.RATS else ""
        return rocket, "markers" if player.markers <= 2 else ""

    def gregs_turn(self) -> None:
        """Answer the companion from the board, then do on the board what it says, and compare."""
        chosen = None
        while (question := self.greg.question) and question.kind != "turn":
            assert len(question.choices) > 1, "a question with one answer is none"
            if question.kind == "slot":
                slot = first_free_slot(self.board.position, w.TRACKS.index(question.track or ""))
                self.answer(str(int(slot) + 1))
            else:
                choices = [choice.answer for choice in question.choices]
                chosen = act.SCORE + w.TRACKS.index(self.random.choice(choices))
                self.answer(w.TRACKS[chosen - act.SCORE])
                equals = {act.SCORE + w.TRACKS.index(choice) for choice in choices}
        shown = self.greg.shown()
        self.kinds |= {fact.kind for fact in shown.facts}
        card = next(str(fact.figures["card"]) for fact in shown.facts if fact.kind == "card")
        events = list(self.board.apply(f"~card:{card}"))
        while self.board.position.phase in GREGS_PHASES[1:]:
            if self.board.position.phase == w.GREG_TRACK:
                assert chosen is not None
                assert set(self.board.legal) == equals
                events += self.board.apply_number(int(chosen))
                chosen = None
            else:
                events += self.board.apply_number(self.picked(shown.facts, events))
        assert chosen is None
        self.compare(shown, events)

    def picked(self, facts: list[Fact], events: list[Event]) -> int:
        """The item or comic that goes, by what the companion says of so many as lie there."""
        lying = []
        for move in self.board.legal:
            is_backpack = act.CHANCE_BACKPACK <= move < act.CHANCE_COMIC
            lying += [move] * (int(self.board.position.hamster[move - act.CHANCE_BACKPACK]) if is_backpack else 1)
        if self.board.position.phase == w.GREG_COMIC:
            fact = next(fact for fact in facts if fact.kind == "remove-comic")
        else:
            raids = sum(e.kind == "greg-moved" and e.figures["space"] in self.board.box.stall_space for e in events)
            fact = [fact for fact in facts if fact.kind == "remove-item"][raids - 1]
        pick = fact.figures["pick"]
        assert isinstance(pick, list)
        return int(lying[pick[len(lying) - 1] - 1])

    def compare(self, shown: Shown, events: list[Event]) -> None:
        """The companion told the same turn, knows the same plans, cards and points, and no more than it should."""
        told = [fact for fact in shown.facts if fact.kind not in ONLY_ON_THE_BOARD]
        told = [fact for fact in told if fact.figures.get("who") != "you"]
        assert [plain(fact) for fact in told] == [known for event in events if (known := expected(event))]
        s, box = self.board.position, self.board.box
        persons_spaces = [int(rat) for rat in s.players[PERSON].rats]
        tolls = [fact.figures["space"] for fact in shown.facts if fact.kind == "toll"]
        paid = [event.figures["space"] for event in events if event.kind == "greg-paid"]
        assert paid == [space for space in tolls if space in persons_spaces]
        raided = [f for f in shown.facts if f.kind == "remove-item"]
        removed = [event for event in events if event.kind == "greg-removed-item"]
        assert len(removed) <= len(raided)
        assert all(space in box.stall_space for space in (f.figures["space"] for f in raided))
        assert sum(e.kind == "greg-removed-comic" for e in events) <= sum(f.kind == "remove-comic" for f in shown.facts)
        assert {name: track.slots for name, track in shown.greg.tracks.items()} == {
            name: [slot + 1 for slot in range(4) if s.tracks[i].slots[slot] == w.GREG] + [5] * s.tracks[i].last[w.GREG]
            for i, name in enumerate(w.TRACKS)
        }
        assert shown.greg.rats == [w.PLACES[rat + 1] for rat in s.players[w.GREG].rats]
        assert shown.greg.plans == [name for i, name in enumerate(w.GREG_TRACKS) if s.plans >> i & 1]
        assert shown.greg.markers == s.players[w.GREG].markers
        assert shown.deck.left == int(s.unseen_a) + int(s.unseen_b) + int(s.deck).bit_count()
        assert shown.is_over == self.board.is_over
        assert (shown.end.round if shown.end else w.NO_END) == s.end_round
        assert (shown.end.reason if shown.end else "none") == w.END_REASONS[s.end_reason]

    def compare_points(self, shown: Shown) -> None:
        """The companion adds Greg's points up as the score pad does."""
        pad = FIRSTRAT.score_pad(self.board.box, self.board.position)
        assert shown.greg.points == pad.totals[w.GREG]
        for name, track in shown.greg.tracks.items():
            assert track.points == pad.lines[name][w.GREG]


def plain(fact: Fact) -> tuple[object, ...]:
    """A fact, to be compared with an event."""
    f = fact.figures
    match fact.kind:
        case "card":
            return "card", f["card"]
        case "move":
            return "move", f["rat"], f["origin"], f["space"]
        case "rattonaut":
            return "rattonaut", f["rat"], f["slot"]
        case "score":
            return "score", f["track"], f["slot"]
        case "last-round":
            return "last-round", f["reason"], f["round"]
        case _:
            return fact.kind, *f.values()


def expected(event: Event) -> tuple[object, ...] | None:
    """An event of the board's own Greg; what only the board knows is compared elsewhere."""
    f = event.figures
    match event.kind:
        case "greg-card":
            return "card", w.CARD_NAMES[f["card"]]
        case "greg-moved":
            return "move", f["rat"] + 1, f["origin"], f["space"]
        case "rattonaut":
            return "rattonaut", f["rat"] + 1, f["slot"] + 1
        case "greg-planned":
            return "plan", w.TRACKS[f["track"]]
        case "marker-placed":
            return "score", w.TRACKS[f["track"]], f["slot"] + 1
        case "marker-lost":
            return "marker-lost", w.TRACKS[f["track"]]
        case "greg-shuffled":
            return ("shuffle",)
        case "end-announced":
            return "last-round", w.END_REASONS[f["reason"]], f["round"]
    return None

"""What a legal move would yield: it is tried on a copy of the game, in a few phrases."""

from collections.abc import Sequence
from typing import Any

from ratskeller.core.event import Event
from ratskeller.core.forecast import Forecast, Playing
from ratskeller.core.translator import Words
from ratskeller.games.firstrat import actions as act
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.sentences import pipe_name

COLLECTING = (w.MOVE, w.ROUTE, w.REWARD, w.BONUS, w.DRINK)
# Phases in which something of the same turn is still to be decided.
TO_DECIDE = (w.REWARD, w.BONUS, w.DRINK, w.FORK, w.COMIC, w.TOKEN, w.SHOP, w.BUILD)


# What the reward on the launch pad may be is shown when it is chosen.
REWARDS = ("award-taken", "nursery-left")


class Trial:
    """A move tried on a copy, without chance: what happens in this turn if no further rat is moved."""

    def __init__(self, play: Playing, move: int) -> None:
        self.before = play.position
        after = play.copy()
        after.sample = False
        self.events = list(after.apply_number(move))
        self.at_once = after.position.copy()
        self.has_routes = bool(after.position.phase == w.ROUTE)
        if self.has_routes:
            self.events += after.apply_number(after.legal[0])
        self.can_go_on = bool(after.position.phase == w.MOVE and move != act.STOP and act.STOP in after.legal)
        if self.can_go_on:
            self.events += after.apply_number(int(act.STOP))
        self.next_phase = int(after.position.phase)
        if self.next_phase == w.REWARD:
            self.events += [event for event in after.apply_number(after.legal[0]) if event.kind not in REWARDS]
        self.after = after.position
        ends = [i for i, event in enumerate(self.events) if event.kind in ("turn-began", "game-over")]
        self.is_turn_over = bool(ends)
        self.events = self.events[: ends[0]] if ends else self.events

    def is_to_decide(self) -> bool:
        """Something else of the turn has to be decided then."""
        if self.next_phase == w.REWARD:
            return True
        return not self.is_turn_over and self.next_phase in TO_DECIDE and self.next_phase != self.before.phase


def forecast(play: Playing, move: int, words: Words, names: Sequence[str]) -> Forecast:
    """What the move would yield and cost, and what there would be to decide next."""
    trial = Trial(play, move)
    phrases = [words("yields-gain", amount=words(f"count-{kind}", count=count)) for kind, count in gains(trial).items()]
    for event in trial.events:
        phrases += fragments(event, trial, play, words, names)
    if trial.has_routes:
        phrases.append(words("yields-routes"))
    if trial.is_to_decide():
        stall = words(f"stall-{w.STALLS[trial.after.turn.stall]}") if trial.next_phase == w.SHOP else ""
        phrases.append(words(f"yields-then-{w.PHASES[trial.next_phase]}", stall=stall))
    return Forecast(phrases, trial.can_go_on, trial.at_once)


def gains(trial: Trial) -> dict[str, int]:
    """What the spaces of the turn yield, received already or still to be."""
    found = dict.fromkeys(w.YIELDS, 0)
    if trial.before.phase not in COLLECTING:
        return {}
    for event in trial.events:
        if event.kind == "gained":
            found[w.YIELDS[event.figures["good"]]] += event.figures["amount"]
        elif event.kind == "light-moved":
            found["bulb"] += event.figures["light"] - event.figures["origin"]
        elif event.kind == "burrow-moved":
            found["core"] += 1
    if not trial.is_turn_over:
        turn = trial.after.turn
        found["core"] += int(turn.cores)
        if trial.after.phase in (w.BONUS, w.DRINK):
            found = {kind: count + int(turn.gain[i]) for i, (kind, count) in enumerate(found.items())}
    return {kind: count for kind, count in found.items() if count}


def fragments(event: Event, trial: Trial, play: Playing, words: Words, names: Sequence[str]) -> list[str]:
    """What an event means for who is about to decide; nothing where another phrase says it."""
    box, figures = play.box, event.figures
    match event.kind:
        case "pipe-paid" | "pipe-free" if not trial.has_routes:
            good = words(f"count-{w.GOODS[figures['good']]}", count=1) if "good" in figures else ""
            return [words(f"yields-{event.kind}", pipe=pipe_name(figures["pipe"] + 1, play.profile.data), good=good)]
        case "toll-paid":
            if play.level:
                return [words("yields-toll-to-supply", cheese=figures["cheese"])]
            return [words("yields-toll-paid", to=names[figures["to"]], cheese=figures["cheese"])]
        case "toll-unpaid":
            return [words("yields-toll-unpaid", cheese=figures["cheese"])]
        case "mouldy-taken":
            mouldy = words("count-mouldy", count=figures["pieces"])
            return [words("yields-mouldy", mouldy=mouldy, less=figures["pieces"] * int(box.mouldy_points))]
        case "rattonaut" | "marker-placed":
            track = figures.get("track", int(w.RATTONAUT_TRACK))
            points = int(box.rows[trial.after.tracks[track].row, figures["slot"]])
            return [words("yields-marker", track=words(f"track-{w.TRACKS[track]}"), points=points)]
        case "marker-lost":
            return [words("yields-marker-lost", track=words(f"track-{w.TRACKS[figures['track']]}"))]
        case "award-taken":
            return [words("points", points=int(box.award_points))]
        case "nursery-left":
            return [words("yields-nursery-left", rat=figures["rat"] + 1)]
        case "comic-taken":
            return [words(f"comic-{w.COMICS[figures['comic']]}-effect")]
        case "item-bought" | "item-stolen" | "item-taken":
            return item_fragments(event, play, words)
        case "part-built":
            return spent(trial, event.seat, words)
        case "donated":
            return [cost(words, "cheese", figures["cheese"])]
        case "end-announced":
            return [words("yields-end-announced", round=figures["round"])]
        case "greg-planned":
            return [words("yields-greg-planned")]
        case "row-laid":
            points_row = "-".join(str(points) for points in box.rows[len(w.TRACKS) + figures["row"]])
            return [words("yields-row-laid", track=words(f"track-{w.TRACKS[figures['track']]}"), row=points_row)]
    return []


def item_fragments(event: Event, play: Playing, words: Words) -> list[str]:
    """What getting an item costs, and what it does."""
    item = event.figures["item"]
    phrases = []
    if event.kind == "item-bought":
        phrases.append(cost(words, "cheese", event.figures["cheese"]))
    elif event.kind == "item-stolen":
        phrases.append(words("yields-item-stolen", rat=event.figures["rat"] + 1))
    if item < act.ITEM_DRINK:
        phrases.append(words("yields-backpack", bonus=int(play.box.backpack_bonus[item])))
    elif item == act.ITEM_DRINK:
        phrases.append(words("yields-drink"))
    else:
        cap = item - int(act.ITEM_CAP)
        figures = {"points": int(play.box.cap_points[cap]), "less": int(play.box.crumbs_less)}
        phrases.append(words(f"cap-{w.CAPS[cap]}-effect", **figures))
    return phrases


def spent(trial: Trial, seat: int, words: Words) -> list[str]:
    """The materials that a part costs."""
    before: Any = trial.before.players[seat].goods
    after: Any = trial.after.players[seat].goods
    costs = {name: int(before[i]) - int(after[i]) for i, name in enumerate(w.GOODS)}
    return [cost(words, name, count) for name, count in costs.items() if count > 0]


def cost(words: Words, good: str, count: int) -> str:
    """So many of a good, to be paid."""
    return words("yields-cost", amount=words(f"count-{good}", count=count))

"""A game retold from the words of its record, in plain Python: what every seat holds at the end.

It imports nothing of the rules and trusts that every word is legal. What a seat is not asked about, because there was
one way only, it works out by itself.
"""

import re
from collections import Counter, deque
from dataclasses import dataclass, field
from itertools import combinations

from tests.games.firstrat import retold_board as board

Words = deque[str]
Cards = dict[str, list[list[int | str]]]  # Greg's, in the order of their numbers: four steps and a symbol each


@dataclass
class Seat:
    """What belongs to one seat."""

    number: int
    rats: list[int] = field(default_factory=lambda: [board.START] * 2 + [board.NURSERY] * 2)
    tokens: list[set[str]] = field(default_factory=lambda: [set(), set(), set(), set()])
    goods: Counter[str] = field(default_factory=Counter)
    mouldy: int = 0
    awards: int = 0
    light: int = 0
    burrow: str = "start"
    comics: list[str] = field(default_factory=list)
    powers: set[str] = field(default_factory=set)  # of the comics held when the turn began
    backpacks: set[str] = field(default_factory=set)
    caps: set[str] = field(default_factory=set)
    drinks: int = 0  # ever got
    pieces: list[tuple[str, int]] = field(default_factory=list)  # track and slot of each marker and rattonaut
    commander_slot: int | None = None

    def on(self, track: str) -> int:
        """How many pieces the seat has on a track."""
        return sum(name == track for name, _ in self.pieces)

    def markers(self) -> int:
        """How many markers the seat has placed."""
        return len(self.pieces) - self.on("rattonaut")

    def has_power(self, rat: int, name: str) -> bool:
        """The rat carries the token, and its comic was there when the turn began."""
        return name in self.tokens[rat] and name in self.powers

    def leave_nursery(self) -> None:
        """One rat comes to Start, if one is left."""
        if board.NURSERY in self.rats:
            self.rats[self.rats.index(board.NURSERY)] = board.START


class Retold:
    """A record's game, followed to its end."""

    def __init__(self, text: str, cards: Cards) -> None:
        self.cards = cards
        header, _, story = text.partition("moves:\n")
        facts = dict(line.split(": ", 1) for line in header.splitlines()[1:])
        self.options = dict(word.split("=") for word in facts.get("options", "").split())
        self.is_solo = "level" in facts
        seats = 2 if self.is_solo else int(facts["people"])
        self.seats = [Seat(number) for number in range(seats)]
        self.rows = dict(board.TRACKS)
        self.path = list(board.PATH)
        self.slots: dict[str, list[int | None]] = {track: [None] * 4 for track in board.TRACKS}
        self.round = 1
        self.last_round = 10**6
        self.reason = ""
        self.plans: set[str] = set()
        for seat in self.seats:
            seat.goods["cheese"] = board.FIRST_CHEESE[seat.number]
        if self.is_solo:
            self.seats[1].goods["cheese"] = 0
            self.seats[1].rats = list(board.GREG_RATS)
        for line in story.splitlines()[:-1]:
            label, *words = line.split()
            self.read(label.rstrip(":"), deque(words))
        assert self.round == self.last_round, "the game ends with the round that was announced"

    def read(self, label: str, words: Words) -> None:
        """One line of the story: the set-up, or a turn, with Greg's after it."""
        if label == "setup":
            self.lay_tiles(words)
            return
        self.round, number = map(int, label.split("."))
        if self.is_solo and number == 2:
            self.plan_or_score(words.popleft().removeprefix("score:"))
        else:
            self.take_turn(self.seats[number - 1], words)
        if words:
            self.take_gregs_turn(words)
        assert not words, f"{label}: what is {words}?"

    def lay_tiles(self, words: Words) -> None:
        """The tiles of the variable board, in the order of spaces and tracks."""
        tiles = [int(word.removeprefix("~tile:")) for word in words if word.startswith("~tile:")]
        if tiles:
            self.path = [board.PATH[tile - 1] for tile in tiles]
        rows = [int(word.rpartition(":")[2]) for word in words if word.startswith(("~row:", "lay:"))]
        for track, row in zip([track for track in board.TRACKS if track != "rocket"], rows):
            self.rows[track] = board.TRACK_TILES[row - 1]

    def take_turn(self, me: Seat, words: Words) -> None:
        """Move, collect, shop, build."""
        me.powers = set(me.comics)
        if not any(0 <= place <= 26 for place in me.rats):
            me.leave_nursery()
        moved = self.move(me, words)
        for rat in moved:
            if me.rats[rat] == board.PAD:
                self.reach_pad(me, rat, words)
        self.collect(me, [rat for rat in moved if me.rats[rat] <= 26], words)
        self.shop(me, moved, words)
        self.build(me, words)

    def move(self, me: Seat, words: Words) -> list[int]:
        """Move rats, and pay for pipes and tolls; say which moved."""
        moved: list[int] = []
        while words and (go := re.fullmatch(r"r(\d)>(\w+)", words[0])):
            words.popleft()
            rat, space = int(go[1]) - 1, board.PAD if go[2] == "pad" else int(go[2])
            for pipe in self.way(me, rat, space, len(moved), words):
                if f"{pipe.colour}-pipes" not in me.powers:
                    me.goods[pipe.cost] -= 1
            me.rats[rat] = space
            self.pay_tolls(me, space)
            moved.append(rat)
        if words and words[0] == "stop":
            words.popleft()
        assert min(me.goods.values(), default=0) >= 0
        return moved

    def way(self, me: Seat, rat: int, space: int, moved: int, words: Words) -> tuple[board.Pipe, ...]:
        """The pipes by which a rat goes: the record names them, or there is one way only."""
        if words and (words[0] == "walk" or words[0].startswith("pipe")):
            numbers = words.popleft().removeprefix("pipe").removeprefix("walk").split("+")
            return tuple(board.PIPES[int(number) - 1] for number in numbers if number)
        steps = 5 if moved == 0 else 4 if "four-steps" in me.powers else 3
        steps += 2 if me.has_power(rat, "runner") else 0
        steps = 27 if moved == 0 and me.has_power(rat, "commander") else steps
        sets = [pipes for count in range(len(board.PIPES) + 1) for pipes in combinations(board.PIPES, count)]
        ways = [pipes for pipes in sets if 0 < steps_by(pipes, me.rats[rat], space) <= steps and can_pay(me, pipes)]
        assert len(ways) == 1, f"{len(ways)} ways to {space}"
        return ways[0]

    def pay_tolls(self, me: Seat, space: int) -> None:
        """1 cheese to each other seat with a rat there; Greg's goes to the supply."""
        if space == board.PAD or "no-toll" in me.powers:
            return
        for other in self.seats:
            rats = 0 if other is me else other.rats.count(space)
            by_rat = self.is_solo and self.options.get("greg_toll") == "rat"
            for _ in range(rats if by_rat else min(rats, 1)):
                if me.goods["cheese"] == 0 and self.has_left("mouldy"):
                    me.goods["cheese"] += 3
                    me.mouldy += 1
                if me.goods["cheese"]:
                    me.goods["cheese"] -= 1
                    if not self.is_solo:
                        other.goods["cheese"] += 1

    def has_left(self, thing: str) -> bool:
        """One more mouldy cheese or award is left; unless they are counted, one always is."""
        supply = self.options.get("mouldy_supply" if thing == "mouldy" else "award_supply", "unlimited")
        return supply == "unlimited" or sum(getattr(seat, thing) for seat in self.seats) < int(supply)

    def may_award(self, me: Seat) -> bool:
        """A rat is left on the path, or whatever else the reading allows."""
        reading = self.options.get("award")
        has_all = me.on("rattonaut") == 4 and reading != "path"
        return reading == "always" or has_all or any(0 <= place <= 26 for place in me.rats)

    def reach_pad(self, me: Seat, rat: int, words: Words) -> None:
        """A rattonaut, and the reward."""
        self.board_rocket(me, rat)
        if self.is_solo and me.number == 1:
            return
        can_award = self.may_award(me) and self.has_left("awards")
        if words and words[0] in ("award", "nursery"):
            can_award = words.popleft() == "award"
        if can_award:
            me.awards += 1
        else:
            me.leave_nursery()

    def board_rocket(self, me: Seat, rat: int) -> None:
        """A rat takes its slot of the rattonaut track; the fourth ends the game with this round."""
        me.rats[rat] = board.ROCKET
        slot = self.take_slot(me, "rattonaut")
        if "commander" in me.tokens[rat]:
            me.commander_slot = slot
        if me.on("rattonaut") == 4:
            self.announce(self.round, "rocket")

    def take_slot(self, me: Seat, track: str) -> int:
        """Put a piece on the first slot from the left that is neither taken nor blocked."""
        free = [i for i in range(4) if self.slots[track][i] is None and i not in board.BLOCKED[len(self.seats)]]
        slot = free[0] if free else 4
        if slot < 4:
            self.slots[track][slot] = me.number
        me.pieces.append((track, slot))
        return slot

    def announce(self, last_round: int, reason: str) -> None:
        """An end is known; only an earlier one replaces it."""
        if last_round < self.last_round:
            self.last_round, self.reason = last_round, reason

    def place_marker(self, me: Seat, track: str) -> None:
        """Place a marker, or lose it; the eighth ends the game with the next round."""
        keeps_spares = self.options.get("spare_markers") == "last-round" and self.round < self.last_round
        if me.markers() == (8 if keeps_spares else 10):
            return
        self.take_slot(me, track)
        if me.markers() == 8:
            self.announce(self.round + 1, "markers")

    def collect(self, me: Seat, rats: list[int], words: Words) -> None:
        """What the spaces yield, with all bonuses."""
        gain: Counter[str] = Counter()
        bonuses: dict[str, int] = {}
        for rat in rats:
            tile = self.path[me.rats[rat] - 1]
            gain[tile.good] += tile.amount + self.light_bonus(me, me.rats[rat]) + me.has_power(rat, "gatherer")
            if tile.colour in me.backpacks:
                bonuses[tile.good] = board.BACKPACK_BONUS[tile.colour]
        if words and words[0].startswith("bonus:"):
            good = words.popleft().removeprefix("bonus:")
            gain[good] += bonuses[good]
        elif bonuses:
            ((good, amount),) = bonuses.items()
            gain[good] += amount
        if words and words[0] in ("drink", "no-drink") and words.popleft() == "drink":
            gain = Counter({good: 2 * amount for good, amount in gain.items()})
        cores, bulbs = gain.pop("core", 0), gain.pop("bulb", 0)
        me.goods += gain
        before, me.light = me.light, min(board.LIGHTS, me.light + bulbs)
        for lamp in board.LAMPS:
            if before < lamp <= me.light:
                self.place_marker(me, "light")
        for _ in range(cores):
            self.walk_burrow(me, words)

    def light_bonus(self, me: Seat, space: int) -> int:
        """1 for a lit space; by the option, 1 for each lit space of the same yield."""
        if self.options.get("light_bonus") != "cumulative":
            return int(board.LIT_FROM[space - 1] <= me.light)
        good = self.path[space - 1].good
        return sum(tile.good == good and light <= me.light for tile, light in zip(self.path, board.LIT_FROM))

    def walk_burrow(self, me: Seat, words: Words) -> None:
        """One step of the burrow marker, with what is won there."""
        if me.burrow in board.INWARD and words.popleft() == "in":
            me.burrow = board.INWARD[me.burrow]
        elif me.burrow in board.BACK:
            me.burrow = board.BACK[me.burrow]
        else:
            me.burrow = board.RING[(board.RING.index(me.burrow) + 1) % len(board.RING)]
        if me.burrow == "nursery":
            me.leave_nursery()
        elif me.burrow == "storage":
            self.place_marker(me, "storage")
        elif me.burrow == "library" and words and words[0].startswith(("comic:", "no-comic")):
            comic = words.popleft().removeprefix("comic:")
            if comic != "no-comic":
                me.comics.append(comic)
            if words and words[0].startswith("token:r"):
                me.tokens[int(words.popleft().removeprefix("token:r")) - 1].add(comic)
                if self.options.get("super_power") == "at-once":
                    me.powers.add(comic)

    def shop(self, me: Seat, moved: list[int], words: Words) -> None:
        """Items bought, stolen or taken."""
        while words and words[0].startswith(("buy:", "steal:", "take:", "no-item")):
            way, _, item = words.popleft().partition(":")
            kind, _, name = item.partition("-")
            if way == "no-item":
                continue
            if way == "buy":
                me.goods["cheese"] -= board.STALL_PRICES[kind]
                assert me.goods["cheese"] >= 0
            if way == "steal":
                (thief,) = [rat for rat in moved if me.rats[rat] == board.STALL_SPACES[kind]]
                me.rats[thief] = board.START
            if kind == "drink":
                me.drinks += 1
            else:
                (me.caps if kind == "cap" else me.backpacks).add(name)

    def build(self, me: Seat, words: Words) -> None:
        """Parts and donations."""
        while words and words[0].startswith(("build:", "donate", "end")):
            action, _, what = words.popleft().partition(":")
            if action == "donate":
                me.goods["cheese"] -= 10
                self.place_marker(me, "cheese")
            elif action == "build":
                part, _, saves = what.partition("/")
                cost = Counter(board.PARTS[part])
                if saves:
                    cost[list(board.PARTS[part])[int(saves) - 1]] -= 1
                me.goods.subtract(cost)
                sets = complete_sets(me)
                self.place_marker(me, part)
                if complete_sets(me) > sets:
                    self.place_marker(me, "rocket")
            assert min(me.goods.values(), default=0) >= 0

    def take_gregs_turn(self, words: Words) -> None:
        """A card: the rats run, then the symbol. What he removes is of no matter for the score."""
        greg, me = self.seats[1], self.seats[0]
        name = words.popleft().removeprefix("~card:")
        *numbers, symbol = self.cards[name[0]][int(name[1:] or 1) - 1]
        words.clear()
        order = sorted(range(4), key=lambda rat: -greg.rats[rat])
        riders = [rat for rat in order if greg.rats[rat] == board.ROCKET]
        steps = {rat: int(number) for rat, number in zip(order, numbers)}
        steps[order[len(riders)]] += sum(steps[rat] for rat in riders)
        for rat in order[len(riders) :]:
            greg.rats[rat] = min(greg.rats[rat] + steps[rat], board.PAD)
            if greg.rats[rat] == board.PAD:
                self.board_rocket(greg, rat)
                if self.options.get("greg_at_pad") == "others-stay":
                    break
            elif steps[rat] and greg.rats[rat] in me.rats:
                me.goods["cheese"] += 1
        if symbol == "best":
            worth = {track: self.next_points(track) for track in board.GREG_TRACKS}
            best = [track for track in worth if worth[track] == max(worth.values())]
            if len(best) == 1:
                self.plan_or_score(best[0])
        elif symbol in board.GREG_TRACKS:
            self.plan_or_score(str(symbol))

    def next_points(self, track: str) -> int:
        """What the next piece on a track would score."""
        trial = Seat(-1)
        slots = list(self.slots[track])
        points = self.rows[track][self.take_slot(trial, track)]
        self.slots[track] = slots
        return points

    def plan_or_score(self, track: str) -> None:
        """Greg plans a track, or scores the one he has planned."""
        if track in self.plans:
            self.place_marker(self.seats[1], track)
        self.plans ^= {track}


def steps_by(pipes: tuple[board.Pipe, ...], origin: int, space: int) -> int:
    """The steps from a space to another by exactly these pipes; 0 where they don't lead there."""
    steps, at = 0, origin
    for pipe in pipes:
        if pipe.origin < at:
            return 0
        steps, at = steps + pipe.origin - at + 1, pipe.target
    return steps + space - at if at <= space else 0


def can_pay(me: Seat, pipes: tuple[board.Pipe, ...]) -> bool:
    """The seat holds the materials for the pipes that are not free for it."""
    costs = Counter(pipe.cost for pipe in pipes if f"{pipe.colour}-pipes" not in me.powers)
    return costs <= me.goods


def complete_sets(me: Seat) -> int:
    """Sets of cockpit, cargo hold and engine."""
    return min(me.on(part) for part in board.PARTS)

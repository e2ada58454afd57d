"""fr.score.*: the score pad of First Rat, from what is on a real table at the end."""

from typing import Any

from ratskeller.core.game import ScorePad
from ratskeller.core.layout import wide
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.final_table import check_table, position_of
from ratskeller.games.firstrat.game import FIRSTRAT
from ratskeller.games.firstrat.scoring import LINES, cap_points, items_owned
from ratskeller.server.companion.board import profile_on
from ratskeller.server.companion.firstrat.table import FirstRatTable
from ratskeller.server.companion.scorepad import Line, Part, Sheet, Verdict, part, refused, sheet_of

RULES = {**dict.fromkeys(w.TRACKS, "fr.score.tracks"), **{line: f"fr.score.{line}" for line in LINES[len(w.TRACKS) :]}}


Table = FirstRatTable


def add_up(table: FirstRatTable) -> Sheet:
    """The finished pad, or the field that can't be."""
    box = FIRSTRAT.pack(profile_on(table, "firstrat"))[0]
    final = table.final()
    with refused():
        check_table(box, final)
    s = position_of(box, final)
    pad = FIRSTRAT.score_pad(box, s)
    seats = range(len(table.players))
    columns = [[line_of(box, s, pad, seat, line) for line in LINES] for seat in seats]
    names = [player.name for player in table.players]
    return sheet_of("firstrat", names, pad, columns, verdict_of(table, pad))


def line_of(box: Any, s: Any, pad: ScorePad, seat: int, line: str) -> Line:
    """One line of one seat, with all that adds up to it."""
    return Line(line=line, rule=RULES[line], points=pad.lines[line][seat], parts=parts_of(box, s, seat, line))


def parts_of(box: Any, s: Any, seat: int, line: str) -> list[Part]:
    """What a line is made of."""
    player = s.players[seat]
    if line in w.TRACKS:
        return track_parts(box, s, seat, w.TRACKS.index(line))
    if line == "caps":
        return [cap_part(box, player, cap) for cap in range(len(w.CAPS)) if player.caps >> cap & 1]
    if line == "awards":
        counted = {"award": (player.awards, box.award_points), "mouldy": (player.mouldy, -box.mouldy_points)}
        return [
            part(kind, int(count) * int(each), count=int(count), each=int(each))
            for kind, (count, each) in counted.items()
            if count
        ]
    goods, share = sum(map(int, player.goods)), int(box.leftovers)
    return [part("resources", goods // share, count=goods, for_a_point=share)]


def track_parts(box: Any, s: Any, seat: int, track: int) -> list[Part]:
    """fr.score.tracks, fr.super.commander: slot by slot; the commander's counts once more."""
    held, row = s.tracks[track], box.rows[s.tracks[track].row]
    slots = [slot for slot in range(w.LAST_SLOT) if held.slots[slot] == seat]
    slots += [int(w.LAST_SLOT)] * int(held.last[seat])
    parts = [part("slot", int(row[slot]), slot=slot + 1) for slot in slots]
    commander = int(s.players[seat].commander_slot)
    if track == w.RATTONAUT_TRACK and commander:
        parts.append(part("commander", int(row[commander - 1]), slot=commander))
    return parts


def cap_part(box: Any, player: Any, cap: int) -> Part:
    """fr.score.caps: one cap, and what it counts."""
    points, value = int(cap_points(box, player, wide(cap))), int(box.cap_points[cap])
    if cap == w.CRUMBS:
        built = sum(int(player.scored[track]) for track in range(len(w.PARTS)))
        return part("crumbs", points, cap=w.CAPS[cap], from_points=value, parts=built, less=int(box.crumbs_less))
    count = int(items_owned(player)) if cap == w.COLLECTOR else int(player.scored[cap])
    kind = "collector" if cap == w.COLLECTOR else "cap"
    return part(kind, points, cap=w.CAPS[cap], count=count, each=value)


def verdict_of(table: FirstRatTable, pad: ScorePad) -> Verdict:
    """fr.score.ties, fr.solo.win: who has won, and by what."""
    best = max(pad.totals)
    leaders = [seat for seat, total in enumerate(pad.totals) if total == best]
    figures: dict[str, int | str] = {"points": best}
    if len(leaders) == 1:
        by = "points"
        figures["lead"] = best - max((total for total in pad.totals if total != best), default=0)
    elif table.greg:
        by = "tie-is-gregs"
    else:
        by = "rattonauts" if len(pad.winners) == 1 else "shared"
        figures["rattonauts"] = pad.tie_break[pad.winners[0]]
    rule = "fr.solo.win" if table.greg else "fr.score.ties"
    return Verdict(winners=pad.winners, by=by, rule=rule, figures=figures)

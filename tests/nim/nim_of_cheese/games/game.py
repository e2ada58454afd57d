"""Nim of cheese as other rooms see it."""

from importlib.resources import files
from pathlib import Path
from typing import Any

from nim_of_cheese.games import position, profile, rules, words
from nim_of_cheese.games.moves import NOTATION
from nim_of_cheese.games.scenario import arrange, describe, figure_name, flaws_of
from ratskeller.core.event import Event
from ratskeller.core.game import Game, Rules, ScorePad


def score_pad(box: Any, s: Any) -> ScorePad:
    """nim.end: what each took, and who has won."""
    bits = int(rules.winners(box, s))
    seats = range(s.seats)
    won = [seat for seat in seats if bits >> seat & 1]
    over = s.phase == position.OVER
    return ScorePad(
        lines={"taken": [int(s.taken[seat]) for seat in seats]},
        totals=[int(over and seat in won) for seat in seats],
        winners=won,
        tie_break=[0 for _ in seats],
        reason=position.END_REASONS[s.end_reason],
    )


def hide_event(event: Event, seat: int) -> Event:
    """Everybody sees everything."""
    return event


def no_challenges(box: Any, s: Any) -> list[str]:
    """There are none."""
    return []


NIM = Game(
    name="nim",
    rules_version=1,
    people=range(2, position.MAX_SEATS + 1),
    levels=(),
    layout=position.Position,
    position=position.POSITION,
    actions=rules.ACTIONS,
    max_moves=rules.MAX_MOVES,
    rules=Rules(
        rules.set_up,
        rules.list_moves,
        rules.weight_of,
        rules.apply_unchecked,
        rules.score,
        rules.winners,
        rules.hide_secrets,
        rules.determinise,
    ),
    events=rules.EVENTS,
    data=Path(str(files("nim_of_cheese.games") / "data")),
    load_profile=profile.load_profile,
    pack=profile.pack,
    format_move=NOTATION.format_move,
    parse_move=NOTATION.parse_move,
    explain=words.explain,
    hide_event=hide_event,
    revealing=frozenset(),
    flaws_of=flaws_of,
    turn_label=lambda s: str(int(s.turn_number)),
    length_unit="turns",
    lengths=lambda positions: positions["turn_number"],
    score_pad=score_pad,
    challenges=no_challenges,
    challenge_names=(),
    tell_event=words.event_in_words,
    tell_move=words.move_in_words,
    tell_refusal=words.why_not,
    forecast=words.forecast,
    names={"PHASES": position.PHASES},
    rules_of_event=words.RULES_OF_EVENT,
    rules_of_phase=words.RULES_OF_PHASE,
    arrange=arrange,
    describe=describe,
    figure_name=figure_name,
)

"""First Rat as other rooms see it."""

from importlib.resources import files
from pathlib import Path
from typing import Any

from ratskeller.core.game import Game, Rules, ScorePad
from ratskeller.core.translator import refusal_in_words
from ratskeller.games.firstrat import actions, legal, moves, position, profile, view
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.apply import apply_unchecked
from ratskeller.games.firstrat.challenges import CHALLENGES, challenges_met
from ratskeller.games.firstrat.check_position import flaws_of
from ratskeller.games.firstrat.events import EVENTS
from ratskeller.games.firstrat.explain import explain
from ratskeller.games.firstrat.figures import figures_of
from ratskeller.games.firstrat.forecast import forecast
from ratskeller.games.firstrat.next_turn import next_turn
from ratskeller.games.firstrat.rule_links import RULES_OF_EVENT, RULES_OF_PHASE
from ratskeller.games.firstrat.scenario import arrange, describe, figure_name
from ratskeller.games.firstrat.scoring import LINES, line_points, points_of, score, winners
from ratskeller.games.firstrat.sentences import event_in_words, move_in_words
from ratskeller.games.firstrat.setup import set_up

RULES_VERSION = 1
NAMES = {name: value for name, value in vars(w).items() if isinstance(value, tuple)}


def score_pad(box: Any, s: Any) -> ScorePad:
    """fr.score.pad, fr.score.ties: the lines of the pad, the totals, who has won, and by what a tie was broken."""
    seats = range(s.seats)
    bits = winners(box, s)
    return ScorePad(
        lines={name: [int(line_points(box, s, seat, line)) for seat in seats] for line, name in enumerate(LINES)},
        totals=[int(points_of(box, s, seat)) for seat in seats],
        winners=[seat for seat in seats if bits >> seat & 1],
        tie_break=[int(s.players[seat].scored[w.RATTONAUT_TRACK]) for seat in seats],
        reason=w.END_REASONS[s.end_reason],
    )


def challenges(box: Any, s: Any) -> list[str]:
    """fr.solo.challenges: the names of the challenges that a finished solo game meets."""
    met = challenges_met(box, s)
    return [name for bit, name in enumerate(CHALLENGES) if met >> bit & 1]


def turn_label(s: Any) -> str:
    """The name of the turn under way: round and seat, both counted from 1."""
    return "setup" if s.phase <= w.SETUP_TRACKS else f"{s.round_number}.{s.seat + 1}"


def lengths(positions: Any) -> Any:
    """How many rounds each finished game took: its next one never began."""
    return positions["round_number"] - 1


FIRSTRAT = Game(
    name="firstrat",
    rules_version=RULES_VERSION,
    people=range(1, w.MAX_SEATS + 1),
    levels=w.LEVELS,
    layout=position.Position,
    position=position.POSITION,
    actions=actions.ACTIONS,
    max_moves=legal.MAX_MOVES,
    rules=Rules(
        set_up,
        legal.list_moves,
        legal.weight_of,
        apply_unchecked,
        score,
        winners,
        view.hide_secrets,
        view.determinise,
    ),
    events=EVENTS,
    data=Path(str(files("ratskeller.games.firstrat") / "data")),
    load_profile=profile.load_profile,
    pack=profile.pack,
    format_move=moves.format_move,
    parse_move=moves.parse_move,
    explain=explain,
    hide_event=view.hide_event,
    revealing=frozenset(),
    flaws_of=flaws_of,
    turn_label=turn_label,
    length_unit="rounds",
    lengths=lengths,
    score_pad=score_pad,
    challenges=challenges,
    challenge_names=CHALLENGES,
    tell_event=event_in_words,
    tell_move=move_in_words,
    tell_refusal=refusal_in_words,
    forecast=forecast,
    names=NAMES,
    rules_of_event=RULES_OF_EVENT,
    rules_of_phase=RULES_OF_PHASE,
    arrange=arrange,
    describe=describe,
    figure_name=figure_name,
    next_turn=next_turn,
    figures_of=figures_of,
)

"""The Pied Piper as other rooms see it."""

from importlib.resources import files
from pathlib import Path
from typing import Any

from ratskeller.core.game import Game, Rules, ScorePad
from ratskeller.games.piedpiper import actions, events, legal, moves, position, profile, view
from ratskeller.games.piedpiper import constants as w
from ratskeller.games.piedpiper.apply import apply_unchecked
from ratskeller.games.piedpiper.check_position import flaws_of
from ratskeller.games.piedpiper.explain import explain
from ratskeller.games.piedpiper.facts import describe, figure_name
from ratskeller.games.piedpiper.figures import figures_of
from ratskeller.games.piedpiper.forecast import forecast
from ratskeller.games.piedpiper.rule_links import RULES_OF_EVENT, RULES_OF_PHASE
from ratskeller.games.piedpiper.scenario import arrange
from ratskeller.games.piedpiper.scoring import LINES, score, winners
from ratskeller.games.piedpiper.sentences import event_in_words, move_in_words, moves_with_figures, why_not
from ratskeller.games.piedpiper.setup import set_up

RULES_VERSION = 1
NAMES = {name: value for name, value in vars(w).items() if isinstance(value, tuple)}


def score_pad(box: Any, s: Any) -> ScorePad:
    """pp.end.winner: floors, collected markers, who left, and who has won; fewer floors are better."""
    seats = range(s.seats)
    bits = int(winners(box, s))
    players = [s.players[seat] for seat in seats]
    columns = ("floor", "collected", "is_out")
    return ScorePad(
        lines={name: [int(player[field]) for player in players] for name, field in zip(LINES, columns, strict=True)},
        totals=[int(box.roof) - int(player.floor) for player in players],
        winners=[seat for seat in seats if bits >> seat & 1],
        tie_break=[int(player.collected) for player in players],
        reason=w.END_REASONS[s.end_reason],
    )


def turn_label(s: Any) -> str:
    """The name of the turn under way: its number and the seat, counted from 1."""
    return "setup" if s.turn_number == 0 else f"{s.turn_number}.{s.seat + 1}"


def lengths(positions: Any) -> Any:
    """How many turns each game has taken."""
    return positions["turn_number"]


def no_challenges(box: Any, s: Any) -> list[str]:
    """The Pied Piper has no challenges."""
    return []


PIEDPIPER = Game(
    name="piedpiper",
    rules_version=RULES_VERSION,
    people=range(2, w.MAX_SEATS + 1),
    levels=(),
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
    events=events.EVENTS,
    data=Path(str(files("ratskeller.games.piedpiper") / "data")),
    load_profile=profile.load_profile,
    pack=profile.pack,
    format_move=moves.format_move,
    parse_move=moves.parse_move,
    explain=explain,
    hide_event=view.hide_event,
    revealing=frozenset({"card-revealed", "hand-discarded"}),
    flaws_of=flaws_of,
    turn_label=turn_label,
    length_unit="turns",
    lengths=lengths,
    score_pad=score_pad,
    challenges=no_challenges,
    challenge_names=(),
    tell_event=event_in_words,
    tell_move=move_in_words,
    tell_refusal=why_not,
    forecast=forecast,
    names=NAMES,
    rules_of_event=RULES_OF_EVENT,
    rules_of_phase=RULES_OF_PHASE,
    arrange=arrange,
    describe=describe,
    figure_name=figure_name,
    label_moves=moves_with_figures,
    figures_of=figures_of,
)

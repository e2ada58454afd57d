"""An analysis judges decisions by what their seats could know, and its figures add up."""

from itertools import pairwise

import msgspec
import numpy as np
import pytest

from ratskeller.bots import make_bot, seen_in
from ratskeller.bots.search import children
from ratskeller.core.layout import wide
from ratskeller.core.rng import WORDS, seed_rng
from ratskeller.engine.playthrough import Playthrough
from ratskeller.study.analysis import Analysis, Decision, Luck, NothingToAnalyse, analyse
from ratskeller.study.analysis.growing import grown
from ratskeller.study.analysis.looking import look
from ratskeller.study.analysis.model import size_of
from tests.bots.decisions import TABLES, can_win, new_game, play_out, random_decisions

QUICK = 24  # playouts, where only the form of an analysis matters
PIPER = ("piedpiper", 4, None, {"variant": "hidden"})
KINDS = [TABLES[1], TABLES[3], TABLES[5], PIPER]


def finished(table: tuple[str, int, str | None, dict[str, str]]) -> Playthrough:
    """A game that bots have played to its end."""
    play = new_game(table)
    play_out(play, make_bot("impulse"))
    return play


@pytest.fixture(scope="module", params=KINDS, ids=str)
def explained(request: pytest.FixtureRequest) -> tuple[Playthrough, Analysis]:
    """A game, and its analysis."""
    play = finished(request.param)
    return play, analyse(play, playouts=QUICK)


def changes_of(analysis: Analysis) -> list[Decision | Luck]:
    """All that has changed chances, in the order of the game."""
    marked: list[tuple[int, bool, Decision | Luck]] = [(made.number, False, made) for made in analysis.decisions]
    marked += [(one.number, True, one) for one in analysis.luck]
    return [one for *_, one in sorted(marked, key=lambda mark: mark[:2])]


# --- what adds up ---


def test_start_decisions_and_luck_add_up_to_the_result(explained: tuple[Playthrough, Analysis]) -> None:
    play, analysis = explained
    pad = play.game.score_pad(play.box, play.position)
    for number, seat in enumerate(analysis.seats):
        assert seat.final == (number in pad.winners) / len(pad.winners)
        assert seat.start + seat.own + seat.others + seat.luck == pytest.approx(seat.final, abs=1e-12)
        came = sum(one.after[number] - one.before[number] for one in analysis.luck)
        assert seat.luck == pytest.approx(came, abs=1e-12)


def test_the_chances_of_all_seats_are_one_certainty(explained: tuple[Playthrough, Analysis]) -> None:
    _, analysis = explained
    for one in changes_of(analysis):
        assert sum(one.before) == pytest.approx(1)
        assert sum(one.after) == pytest.approx(1)


def test_every_change_begins_where_the_last_one_ended(explained: tuple[Playthrough, Analysis]) -> None:
    _, analysis = explained
    for one, following in pairwise(changes_of(analysis)):
        assert one.after == following.before


def test_every_choice_of_the_game_is_judged(explained: tuple[Playthrough, Analysis]) -> None:
    play, analysis = explained
    again = Playthrough(play.game, play.profile, play.people, play.level, seed=0, sample=False)
    judged = {made.number: made for made in analysis.decisions}
    for number, move in enumerate(play.moves):
        if not again.is_chance and len(again.legal) > 1:
            made = judged.pop(number)
            assert (made.seat, made.move, made.legal) == (again.actor, play.game.format_move(move), len(again.legal))
            assert made.best[0] in again.legal_moves()
            assert (made.lost > 0) <= (made.best[0] != made.move)
        again.apply_number(move)
    assert judged == {}


def test_turns_hold_all_decisions_and_what_they_lost(explained: tuple[Playthrough, Analysis]) -> None:
    _, analysis = explained
    assert sum(turn.lost for turn in analysis.turns) == pytest.approx(sum(made.lost for made in analysis.decisions))
    for turn in analysis.turns:
        assert turn.size == size_of(turn.lost)
        assert (turn.best == turn.moves[: len(turn.best)]) <= (turn.lost == 0)
    for number, seat in enumerate(analysis.seats):
        for size, count in seat.mistakes.items():
            assert count == sum((turn.seat, turn.size) == (number, size) for turn in analysis.turns)


def test_turning_points_are_the_largest_changes(explained: tuple[Playthrough, Analysis]) -> None:
    _, analysis = explained
    sizes = [max(map(abs, point.change)) for point in analysis.turning_points]
    assert len(sizes) == 5
    assert sizes == sorted(sizes, reverse=True)
    told = {point.number for point in analysis.turning_points}
    rest = [
        abs(after - before)
        for one in analysis.luck
        if one.number not in told
        for before, after in zip(one.before, one.after, strict=True)
    ]
    assert max(rest, default=0) <= sizes[-1]


def test_an_analysis_survives_json(explained: tuple[Playthrough, Analysis]) -> None:
    _, analysis = explained
    assert msgspec.json.decode(msgspec.json.encode(analysis), type=Analysis) == analysis


def test_where_nothing_is_hidden_only_chance_is_luck() -> None:
    assert [one for one in analyse(finished(TABLES[3]), playouts=QUICK).luck if not one.moves] == []


# --- what can be relied on ---


def test_the_same_seed_gives_the_same_analysis_on_any_number_of_threads() -> None:
    play = finished(PIPER)
    one, two = (analyse(play, playouts=QUICK, seed=3, threads=threads) for threads in (1, 2))
    assert one == two
    assert one.decisions != analyse(play, playouts=QUICK, seed=4).decisions


def test_secrets_change_no_judgement() -> None:
    play = new_game(PIPER)
    for number in random_decisions(play):
        if number == 20:
            break
    twin, rng = play.copy(), np.zeros(WORDS, np.int64)
    seed_rng(rng, wide(9), wide(0))
    twin.positions[0] = play.game.view_for(play.box, play.position, play.actor)
    play.game.rules.determinise(play.box, twin.position, wide(play.actor), rng)
    assert twin.position["players"].tobytes() != play.position["players"].tobytes()
    move = play.legal[-1]
    mine, others = (look(seen_in(game), move, 200, 0) for game in (play, twin))
    assert mine.best == others.best
    assert mine.lost == others.lost
    assert (mine.before.tobytes(), mine.after.tobytes()) == (others.before.tobytes(), others.after.tobytes())


def test_a_victory_that_was_let_go_is_a_blunder() -> None:
    play = new_game(("piedpiper", 2, None, {}))
    bot = make_bot("impulse")
    wins: list[int] = []
    while not 0 < len(wins) < len(play.legal):
        assert not play.is_over
        wins = [move for move in play.legal if can_win(play, move)]
        if not 0 < len(wins) < len(play.legal):
            play.apply_number(bot.choose(seen_in(play), len(play.moves)))
    seat = play.actor
    worst = max(set(play.legal) - set(wins), key=lambda move: look(seen_in(play), move, 400, 0).lost)
    play.apply_number(worst)
    analysis = analyse(play, playouts=400)
    last = [made for made in analysis.decisions if made.seat == seat][-1]
    assert (last.size, last.move) == ("blunder", play.game.format_move(worst))
    assert play.game.parse_move(last.best[0]) in wins
    assert last.before[seat] > 0.95
    assert analysis.seats[seat].mistakes["blunder"] >= 1


def test_progress_counts_decisions_and_can_end_the_work() -> None:
    play, heard = finished(TABLES[5]), []

    def progress(done: int, total: int) -> None:
        heard.append((done, total))
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        analyse(play, playouts=QUICK, progress=progress)
    assert [done for done, _ in heard] == [1, 2, 3]
    assert {total for _, total in heard} == {len(analyse(play, playouts=QUICK).decisions)}


def test_a_game_without_decisions_is_refused() -> None:
    with pytest.raises(NothingToAnalyse, match="nobody has decided"):
        analyse(new_game(TABLES[0]))


def test_a_tree_for_one_move_tries_no_other() -> None:
    play = new_game(TABLES[1])
    for move in play.legal:
        for tree in grown(seen_in(play), 60, 1, 0.9, move):
            visits = {int(node["move"]): int(node["visits"]) for node in children(tree.nodes, 0)}
            assert visits == {other: 30 * (other == move) for other in play.legal}


@pytest.mark.parametrize(
    ("lost", "size"),
    [(0.0, "none"), (0.019, "none"), (0.02, "slip"), (0.05, "mistake"), (0.1, "blunder"), (1, "blunder")],
)
def test_mistakes_have_sizes(lost: float, size: str) -> None:
    assert size_of(lost) == size

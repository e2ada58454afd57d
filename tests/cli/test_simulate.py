"""`ratskeller simulate` and `ratskeller perft`: random play in figures, and sequences of moves counted."""

from pathlib import Path
from typing import Any

import pytest

from ratskeller.engine import simulate as simulation
from ratskeller.engine.batch import Batch
from ratskeller.engine.perft import perft as count_sequences
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game
from ratskeller.games.firstrat.profile import STANDARD
from tests.cli.commands import ratskeller

GAME = load_game("firstrat")


def simulate(*words: str) -> Any:
    return ratskeller("simulate", "firstrat", "--games", "60", "--json", *words).json()


def without_time(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key not in ("seconds", "decisions_per_second", "threads")}


def test_a_simulation_tells_lengths_scores_ends_and_shares() -> None:
    found = simulate("--seats", "3", "--seed", "4")
    assert (found["games"], found["people"], found["seed"]) == (60, 3, 4)
    assert sum(found["end_reasons"].values()) == 60
    assert set(found["end_reasons"]) <= {"rocket", "markers"}
    assert found["lengths"]["min"] <= found["mean_rounds"] <= found["lengths"]["max"]
    assert found["decisions"] == round(60 * found["decisions_in_game"]["mean"])
    assert len(found["scores"]) == len(found["wins"]) == 3
    assert sum(share["share"] for share in found["wins"]) == pytest.approx(1)
    assert all(share["low"] <= share["share"] <= share["high"] for share in found["wins"])
    assert found["first_seat_advantage"]["share"] == pytest.approx(found["wins"][0]["share"] - 1 / 3)


def test_a_simulation_is_the_same_for_a_seed_on_any_number_of_threads() -> None:
    found = without_time(simulate("--seed", "4"))
    assert without_time(simulate("--seed", "4", "--threads", "3")) == found
    assert without_time(simulate("--seed", "5"))["scores"] != found["scores"]


def test_the_figures_of_a_simulation_are_those_of_its_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "GAMES_AT_ONCE", 8)
    profile = GAME.profile("standard", {"comics": "super"})
    heard: list[int] = []
    found = simulation.simulate(GAME, profile, 2, games=20, seed=9, progress=heard.append)
    rounds, decisions, points, wins, reasons = [], [], [], [0.0, 0.0], []
    for batch in simulation.play_here(1, GAME, profile, 2, None, 20, 9):
        decisions += batch.decisions.tolist()
        for position in batch.positions:
            pad = GAME.score_pad(batch.boxes[0], position)
            rounds.append(int(position.round_number) - 1)
            points.append(pad.totals)
            reasons.append(pad.reason)
            for seat in pad.winners:
                wins[seat] += 1 / len(pad.winners)
    assert heard == [8, 8, 4]
    assert found.lengths == simulation.Spread(min(rounds), sum(rounds) / 20, max(rounds))
    assert found.decisions_in_game == simulation.Spread(min(decisions), sum(decisions) / 20, max(decisions))
    assert found.decisions == sum(decisions)
    assert found.scores == [sum(seat) / 20 for seat in zip(*points, strict=True)]
    assert [(score.min, score.max) for score in found.score_spreads] == [
        (min(seat), max(seat)) for seat in zip(*points, strict=True)
    ]
    assert [share.share for share in found.wins] == pytest.approx([won / 20 for won in wins])
    assert found.end_reasons == {reason: reasons.count(reason) for reason in sorted(set(reasons))}


def test_no_two_batches_of_a_simulation_are_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "GAMES_AT_ONCE", 4)
    batches = simulation.play_here(1, GAME, GAME.profile(), 2, None, 12, 0)
    assert len({batch.positions.tobytes() for batch in batches}) == 3


def test_an_interval_is_wilsons() -> None:
    share = simulation.share_of(0.25, 1000)
    assert (share.low, share.high) == pytest.approx((0.22415, 0.27776), abs=1e-5)
    nothing = simulation.share_of(0, 10)
    assert (nothing.low, nothing.high) == pytest.approx((0, 0.27753), abs=1e-5)


def test_a_person_alone_plays_against_the_medium_rival_by_default() -> None:
    found = simulate("--seats", "1")
    assert (found["level"], len(found["scores"]), found["first_seat_advantage"]) == ("medium", 2, None)
    assert without_time(simulate("--seats", "1", "--level", "medium")) == without_time(found)
    assert simulate("--seats", "1", "--level", "unfair")["scores"] != found["scores"]


def test_options_and_profiles_change_a_simulation(tmp_path: Path) -> None:
    found = simulate()
    with_super = simulate("--option", "comics=super", "-o", "path=variable")
    assert with_super["options"] == {"comics": "super", "path": "variable"}
    assert with_super["scores"] != found["scores"]
    mine = tmp_path / "mine.toml"
    mine.write_text(STANDARD.read_text("utf-8").replace('name = "standard"', 'name = "mine"'), "utf-8")
    assert simulate("--profile", str(mine))["profile"] == "mine"


def test_a_simulation_is_printed_as_tables() -> None:
    lines = ratskeller("simulate", "firstrat", "--games", "20", "--people", "2").out.splitlines()
    assert lines[0] == "firstrat, 2 people, profile standard: 20 games at random"
    assert all(len(line) <= 80 for line in lines)
    first_words = [line.split()[0] for line in lines if line.startswith(" ") and line.strip(" ─")]
    assert first_words == ["length", "rounds", "decisions", "seat", "1", "2"]
    assert any(line.startswith("ended by ") for line in lines)
    assert any(line.startswith("first seat: ") for line in lines)


# The Pied Piper


PIPER = load_game("piedpiper")


@pytest.mark.parametrize("variant", ["standard", "young", "hidden"])
@pytest.mark.parametrize("seats", PIPER.people)
def test_a_simulation_of_the_pied_piper_counts_turns(seats: int, variant: str) -> None:
    words = ("--seats", str(seats), "--option", f"variant={variant}", "--games", "40", "--json")
    found = ratskeller("simulate", "piedpiper", *words).json()
    assert (found["people"], found["length_unit"], len(found["wins"])) == (seats, "turns", seats)
    assert found["lengths"]["min"] <= found["mean_turns"] <= found["lengths"]["max"] < 500
    assert set(found["end_reasons"]) <= ({"roof"} if seats == 2 else {"two-left", "nobody-left"})
    assert sum(share["share"] for share in found["wins"]) == pytest.approx(1)


@pytest.mark.parametrize(("seats", "turns"), [(2, 20.5), (3, 15.5), (4, 21.3), (5, 26.5)])
def test_games_of_the_pied_piper_are_as_long_as_in_the_study_of_its_cards(seats: int, turns: float) -> None:
    found = simulation.simulate(PIPER, PIPER.profile(), seats, games=4000)
    assert found.mean_length == pytest.approx(turns, abs=0.5)


def test_the_turns_of_a_simulation_are_those_that_began() -> None:
    (batch,) = simulation.play_here(1, PIPER, PIPER.profile(), 3, None, 5, 2)
    found = simulation.simulate(PIPER, PIPER.profile(), 3, games=5, seed=2)
    turns = [int(position.turn_number) for position in batch.positions]
    assert found.lengths == simulation.Spread(min(turns), sum(turns) / 5, max(turns))


# perft


def sequences(play: Playthrough, depth: int) -> int:
    """The sequences of so many moves, counted one by one."""
    if depth == 0 or not play.legal:
        return 1
    total = 0
    for move in play.legal:
        after = play.copy()
        after.apply_number(move)
        total += sequences(after, depth - 1)
    return total


def test_perft_counts_every_sequence_of_moves() -> None:
    play = Playthrough(GAME, GAME.profile(), 3, seed=5)
    found = ratskeller("perft", "firstrat", "--depth", "3", "--people", "3", "--seed", "5", "--json").json()
    assert found["count"] == sequences(play, 3) == count_sequences(play, 3)
    assert found["position"] == play.line()


@pytest.mark.parametrize("variant", ["standard", "young", "hidden"])
def test_perft_counts_every_sequence_of_moves_of_the_pied_piper(variant: str) -> None:
    play = Playthrough(PIPER, PIPER.profile("standard", {"variant": variant}), 3, seed=5)
    play.sample = False
    words = ("--depth", "3", "--people", "3", "--seed", "5", "--option", f"variant={variant}", "--divide", "--json")
    found = ratskeller("perft", "piedpiper", *words).json()
    assert found["count"] == sum(found["divide"].values()) == sequences(play, 3)
    assert found["position"] == play.line()


def test_perft_counts_the_moves_of_chance() -> None:
    play = Playthrough(GAME, GAME.profile(), 1, "easy", seed=5)
    play.sample = False
    words = (
        "perft",
        "firstrat",
        "--depth",
        "3",
        "--people",
        "1",
        "--level",
        "easy",
        "--seed",
        "5",
        "--divide",
        "--json",
    )
    found = ratskeller(*words).json()
    assert found["count"] == sum(found["divide"].values()) == sequences(play, 3)


def test_divide_splits_the_number_by_the_legal_moves() -> None:
    play = Playthrough(GAME, GAME.profile(), 2, seed=0)
    found = ratskeller("perft", "firstrat", "--depth", "2", "--divide", "--json").json()
    assert list(found["divide"]) == play.legal_moves()
    lines = ratskeller("perft", "firstrat", "--depth", "2", "--divide").out.splitlines()
    printed = {line.split()[0]: int(line.split()[1].replace(",", "")) for line in lines[:-1]}
    assert printed == found["divide"]
    assert lines[-1].split()[:3] == ["depth", "2", f"{found['count']:,}"]


def test_perft_begins_from_a_position_given_in_a_line() -> None:
    play = Playthrough(GAME, GAME.profile("standard", {"comics": "super"}), 4, seed=3)
    for _ in range(10):
        play.apply_number(play.legal[0])
    words = ("--option", "comics=super", "--position", play.line(), "--depth", "2", "--json")
    found = ratskeller("perft", "firstrat", *words).json()
    assert (found["position"], found["count"]) == (play.line(), sequences(play, 2))


def test_a_finished_game_has_one_sequence_of_no_moves() -> None:
    batch = Batch(GAME, GAME.profile(), 2, size=1)
    batch.play_out()
    play = Playthrough(GAME, GAME.profile(), 2, seed=0)
    play.set_position(batch.positions)
    assert ratskeller("perft", "firstrat", "--position", play.line(), "--json").json()["count"] == 1


def test_a_position_of_another_profile_is_refused() -> None:
    line = Playthrough(GAME, GAME.profile("standard", {"comics": "super"}), 2, seed=0).line()
    result = ratskeller("perft", "firstrat", "--position", line)
    assert result.code == 2
    assert "the position is of profile" in result.err

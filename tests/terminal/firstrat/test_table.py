"""First Rat's table on a terminal: the winding board, what lies around it, and what moves would yield."""

import io
import random
from itertools import pairwise
from typing import Any

import pytest
from rich.console import Console

from ratskeller.core.codec import from_plain
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game
from ratskeller.i18n import LANGUAGES, catalogue
from ratskeller.terminal.firstrat.board import GRID, NOTHING, NURSERY, PAD, START, Board
from ratskeller.terminal.players import letters_for, players_for
from ratskeller.terminal.screen import screen_of
from tests.games.firstrat.rules.cards import CARDS
from tests.games.firstrat.rules.table import own_profile

GAME = load_game("firstrat")
SCREEN = screen_of(GAME)
NAMES = ("Anna", "Bo", "Cleo", "Dora", "Emil")


def table(
    people: int = 2, level: str | None = None, options: dict[str, str] | None = None, **changes: Any
) -> Playthrough:
    """A game after its set-up, with some fields of the position changed; Greg has the cards of the tests."""
    play = Playthrough(GAME, own_profile(options or {}, {"greg": CARDS}), people, level, seed=4)
    positions = play.positions.copy()
    from_plain(GAME.layout, changes, positions[0])
    play.set_position(positions)
    return play


def yields(play: Playthrough, language: str = "en") -> dict[str, str]:
    """What each legal move is said to yield, by its text form."""
    players = players_for(play, NAMES[: play.people], catalogue(language))
    return {GAME.format_move(choice.move): choice.yields for choice in SCREEN.choices(play, players)}


def shown(play: Playthrough, width: int = 80, language: str = "en", **console: Any) -> str:
    """The whole table as text."""
    file = io.StringIO()
    players = players_for(play, NAMES[: play.people], catalogue(language))
    Console(file=file, width=width, **console).print(SCREEN.draw(play, players, width))
    return file.getvalue()


def board(play: Playthrough, field: int = 8) -> list[str]:
    """The lines of the board alone."""
    players = players_for(play, NAMES[: play.people], catalogue("en"))
    return [line.plain for line in Board(play, players, field).lines()]


def test_the_path_winds_from_start_to_the_pad_without_a_gap() -> None:
    places = {place: (row, column) for row, line in enumerate(GRID) for column, place in enumerate(line)}
    way = [(4, 0), *(places[space] for space in range(1, 27)), (0, 3)]
    assert (GRID[4][0], GRID[0][3]) == (START, PAD)
    assert all(abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 for a, b in pairwise(way))
    assert set(places) == {START, NURSERY, PAD, NOTHING, *range(1, 27)}


@pytest.mark.parametrize("field", range(6, 13))
def test_all_lines_of_the_board_are_of_one_width(field: int) -> None:
    assert {len(line) for line in board(table(5), field)} == {8 * (field + 1) + 1}


def test_a_space_shows_number_colour_yield_pipes_stall_and_rats() -> None:
    rats = {"0": {"rats": ["9", "3", "nursery", "rocket"]}, "1": {"rats": ["9", "start", "start", "nursery"]}}
    text = "\n".join(board(table(players=rats)))
    assert "│ 9 wh   │" in text
    assert "┼hamster─┤" in text
    assert "‹2 core  │" in text
    assert "│A1 B1   │" in text
    assert "│ 3 or p1│" in text
    assert "│A2      │" in text
    assert "Start: B23" in text
    assert "Nursery: A3 B4" in text
    assert "Rocket: A4" in text


def test_five_rats_on_a_space_leave_the_numbers_of_the_seat_at_turn() -> None:
    rats = {str(seat): {"rats": ["7", "start", "nursery", "nursery"]} for seat in range(5)}
    assert "│A1BCDE  │" in "\n".join(board(table(5, players=rats)))
    assert "│A1 B1 C1 D1 E1 │" in "\n".join(board(table(5, players=rats), 15))


def test_spaces_are_lit_for_the_seat_at_turn() -> None:
    text = "\n".join(board(table(players={"0": {"light": 2}, "1": {"light": 9}})))
    assert " 2*ye" in text
    assert " 3 or" in text
    text = "\n".join(board(table(seat=1, actor=1, players={"0": {"light": 2}, "1": {"light": 9}})))
    assert " 9*wh" in text


def test_tracks_show_points_owners_and_blocked_slots() -> None:
    tracks = {"engine": {"slots": [1, -2, 0, -2], "last": [2, 1, 0, 0, 0]}}
    text = shown(table(tracks=tracks))
    assert "engine           9 B   8 ×  7 A  7 ×  5 A2B" in text


def test_seats_show_what_they_have() -> None:
    player = {
        **{"goods": {"cheese": 3, "can": 2}, "light": 16, "burrow": 4, "markers": 7, "awards": 1, "mouldy": 2},
        **{"comics": ["no-toll", "runner"], "tokens": [[], ["runner"], [], []], "backpacks": ["blue"]},
        **{"drinks": 1, "caps": ["crumbs"]},
    }
    lines = shown(table(players={"0": player}), 200).splitlines()
    (line,) = [line for line in lines if line.startswith("▸A Anna")]
    # Points: an award, less two mouldy cheeses; crumbs; a leftover of five goods.
    assert line.split()[2:] == ["12", "3", "0", "0", "2", "0", "16→28", "L1", "N2", "S3", "7"]
    (line,) = [line for line in lines if "comics:" in line]
    assert line.strip() == (
        "A comics: No toll, Runner r2; backpacks: blue; caps: crumbs 12 minus 2 per part; "
        "1 energy drink; 1 award; 2 mouldy cheeses"
    )


def test_greg_shows_his_card_plans_and_deck() -> None:
    play = table(1, "easy", seen=["A1", "B1"], pile=["B1"], deck=["A1", "C"], unseen_a=4, unseen_b=4)
    text = shown(play, 200)
    assert "Greg: level: easy · last card: A1 (3-1-1-1, cockpit) · plans: none" in text
    assert "deck: 10 (unseen: A 4, B 4; known: A1 C) · revealed: B1" in text


def test_without_colour_there_are_no_colour_codes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    coloured = shown(table(), force_terminal=True, color_system="truecolor", no_color=False)
    plain = shown(table(), force_terminal=True, color_system="truecolor")
    assert "\x1b[30;48" in coloured
    assert ";48" not in plain
    assert "\x1b[3" not in plain


@pytest.mark.parametrize("width", [80, 100, 123, 200])
def test_the_table_fits_the_terminal(width: int) -> None:
    assert max(map(len, shown(table(5), width).splitlines())) <= width


def test_letters_are_initials_where_they_differ() -> None:
    assert letters_for(["Bo", "anna", "Żaneta"]) == ("B", "A", "Ż")
    assert letters_for(["Anna", "Anton", "Bo"]) == ("A", "B", "C")


def test_a_move_tells_its_yield_its_toll_and_its_stall() -> None:
    rats = {"0": {"rats": ["1", "5", "nursery", "nursery"]}, "1": {"rats": ["9", "start", "nursery", "nursery"]}}
    play = table(players=rats)
    players = players_for(play, ["Anna", "Bo"], catalogue("en"))
    labels = {
        GAME.format_move(choice.move): f"{choice.label}: {choice.yields}" for choice in SCREEN.choices(play, players)
    }
    assert labels["r2>9"] == "r2 → 9 (white, hamster): +2 apple cores, toll: 1 to Bo, then shop at the hamster"
    assert labels["r2>8"] == "r2 → 8 (blue): +2 light bulbs"
    assert labels["r2>7"] == "r2 → 7 (orange): +1 bottle of vinegar …"


def test_lights_backpacks_and_drinks_count_in_the_yield() -> None:
    player = {"rats": ["1", "start", "nursery", "nursery"], "light": 2, "backpacks": ["yellow"], "drinks": 1}
    assert yields(table(players={"0": player}))["r1>2"] == "+4 cheese, then you may use an energy drink"


def test_a_pipe_tells_its_price_or_that_it_is_free() -> None:
    player: dict[str, Any] = {"rats": ["5", "start", "nursery", "nursery"], "goods": {"soda": 1}}
    assert yields(table(players={"0": player}))["r1>11"] == "+2 cheese, pipe 5-10 for 1 baking soda …"
    player |= {"goods": {"soda": 0}, "comics": ["green-pipes"]}
    assert yields(table(players={"0": player}))["r1>11"] == "+2 cheese, pipe 5-10 for free …"
    player |= {"goods": {"soda": 1}, "comics": []}
    assert "several routes" in yields(table(players={"0": player}))["r1>10"]


def test_mouldy_cheese_is_told_with_its_loss() -> None:
    rats = {"0": {"goods": {"cheese": 0}}, "1": {"rats": ["2", "start", "nursery", "nursery"]}}
    assert yields(table(players=rats))["r1>2"] == "+1 cheese, 1 mouldy cheese (−2), toll: 1 to Bo"


def test_further_rats_tell_the_yield_of_the_whole_turn() -> None:
    play = table(players={"0": {"rats": ["2", "start", "nursery", "nursery"]}})
    play.apply("r1>5")
    assert yields(play) == {"r2>2": "+2 cheese", "stop": "+1 cheese"}


def test_the_launch_pad_tells_points_and_what_other_spaces_yield() -> None:
    play = table(players={"0": {"rats": ["26", "3", "nursery", "nursery"]}})
    assert yields(play)["r1>pad"] == "rattonaut: 10 points, then choose a reward …"
    play.apply("r1>pad")
    assert yields(play)["r2>4"] == "+1 bottle of vinegar, rattonaut: 10 points, then choose a reward"
    play.apply("stop")
    assert yields(play) == {"award": "3 points", "nursery": "rat 3 goes to Start"}


def test_items_tell_what_they_cost_and_do() -> None:
    player = {"rats": ["8", "start", "nursery", "nursery"], "goods": {"cheese": 7}}
    play = table(players={"0": player}, hamster={"yellow": 1, "green": 0, "orange": 0, "blue": 0, "white": 0})
    play.apply("r1>9")
    assert yields(play) == {
        "buy:backpack-yellow": "−6 cheese, 2 more on this colour, once per turn",
        "steal:backpack-yellow": "rat 1 goes back to Start, 2 more on this colour, once per turn",
        "no-item": "",
    }
    play = table(players={"0": player | {"rats": ["20", "start", "nursery", "nursery"]}}, crow=["light"])
    play.apply("r1>21")
    play.apply("stop")
    assert yields(play)["steal:cap-light"].startswith("rat 1 goes back to Start, 4 points for each of your markers")


def test_parts_and_donations_tell_cost_and_points() -> None:
    goods = {"cheese": 10, "bottle": 5, "soda": 2}
    play = table(players={"0": {"goods": goods, "rats": ["19", "start", "nursery", "nursery"], "markers": 3}})
    play.apply("r1>23")
    told = yields(play)
    assert told["build:engine"] == "−5 bottles of vinegar, −2 baking soda, engine: 9 points, round 2 is the last"
    assert told["donate"] == "−10 cheese, cheese: 7 points, round 2 is the last"
    assert told["end"] == ""


def test_a_forecast_leaves_the_game_and_its_chance_alone() -> None:
    play = table(1, "hard")
    before = play.positions.tobytes()
    yields(play)
    assert play.positions.tobytes() == before
    assert play.moves == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("people", "level", "options"),
    [
        (1, "unfair", {"comics": "super"}),
        (2, None, {"path": "variable", "tracks": "chosen"}),
        (5, None, {"comics": "super", "tracks": "variable"}),
    ],
)
def test_whole_games_can_be_shown_in_every_language(
    language: str, people: int, level: str | None, options: dict[str, str]
) -> None:
    play = Playthrough(GAME, GAME.profile(changes=options), people, level, seed=people)
    players = players_for(play, NAMES[:people], catalogue(language))
    chance = random.Random(people)
    decisions = 0
    while not play.is_over:
        offered = SCREEN.choices(play, players)
        assert [choice.move for choice in offered] == play.legal
        assert len({(choice.label, choice.yields) for choice in offered}) == len(offered)
        assert SCREEN.question(play, players)
        if decisions % 20 == 0:
            assert players.letters[0] in shown(play, language=language)
        play.apply_number(chance.choice(play.legal))
        decisions += 1
    assert decisions > 10
    assert catalogue(language)("phase-over") == SCREEN.heading(play, players)

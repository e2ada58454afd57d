"""fr.setup.*: what lies where before the first turn, for every number of people and every option."""

import pytest

from ratskeller.core.errors import SetupError
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games.firstrat import constants as w
from tests.games.firstrat.rules.drawing import draw_until, drawing, likelihoods
from tests.games.firstrat.rules.table import GAME, Table

PEOPLE = (2, 3, 4, 5)
BASIC = list(w.COMICS[:6])


def caps_at_crow(table: Table) -> list[str]:
    caps: list[str] = table.plain()["crow"]
    return caps


@pytest.mark.rule("fr.setup.seats")
@pytest.mark.parametrize("people", PEOPLE)
def test_two_to_five_people_have_a_seat_each(people: int) -> None:
    assert Table(people).position.seats == people


@pytest.mark.rule("fr.setup.seats")
@pytest.mark.parametrize("people", [-1, 0, 6])
def test_no_other_number_of_people_can_play(people: int) -> None:
    with pytest.raises(SetupError, match=f"not {people}"):
        Playthrough(GAME, GAME.profile(), people)


@pytest.mark.rule("fr.setup.seats")
@pytest.mark.parametrize("level", ["easy", "medium", "hard", "unfair"])
def test_one_person_plays_against_greg_on_one_of_four_levels(level: str) -> None:
    table = Table(level=level)
    assert table.position.seats == 2
    assert w.LEVELS[table.position.level] == level
    assert table.where(w.GREG) == [8, 5, 1, "start"]


@pytest.mark.rule("fr.setup.seats")
def test_one_person_needs_greg_and_several_people_play_without_him() -> None:
    with pytest.raises(SetupError, match="needs a level"):
        Playthrough(GAME, GAME.profile(), 1)
    with pytest.raises(SetupError, match="for one person alone"):
        Playthrough(GAME, GAME.profile(), 2, "easy")
    with pytest.raises(SetupError, match="unknown level 'silly'"):
        Playthrough(GAME, GAME.profile(), 1, "silly")


@pytest.mark.rule("fr.setup.rats")
@pytest.mark.parametrize("people", PEOPLE)
def test_every_seat_begins_with_two_rats_on_start_and_two_in_the_nursery(people: int) -> None:
    table = Table(people)
    for seat in range(people):
        assert table.where(seat) == ["start", "start", "nursery", "nursery"]
        assert table.player(seat).light == 0
        assert table.burrow_node(seat) == "start"


@pytest.mark.rule("fr.setup.rats")
def test_a_person_alone_begins_as_everybody_does() -> None:
    table = Table(level="hard")
    assert table.where(0) == ["start", "start", "nursery", "nursery"]
    assert table.player(0).light == 0
    assert table.burrow_node(0) == "start"


@pytest.mark.rule("fr.setup.rats")
def test_nobody_begins_with_materials_items_awards_or_pieces_on_tracks() -> None:
    table = Table(5)
    for seat in range(5):
        player = table.player(seat)
        assert table.goods(seat) == {"cheese": table.cheese(seat)}
        assert (player.comics, player.backpacks, player.caps, player.drinks) == (0, 0, 0, 0)
        assert (player.awards, player.mouldy, table.scored(seat)) == (0, 0, {})


@pytest.mark.rule("fr.setup.markers")
@pytest.mark.parametrize("people", PEOPLE)
def test_every_seat_has_ten_markers(people: int) -> None:
    table = Table(people)
    assert [table.player(seat).markers for seat in range(people)] == [10] * people


@pytest.mark.rule("fr.setup.markers")
@pytest.mark.parametrize(("placed", "can_donate"), [(7, True), (8, False)])
def test_eight_of_the_ten_markers_are_at_hand(placed: int, can_donate: bool) -> None:
    # Where the reserve waits for the last round, only those at hand can be placed.
    table = Table(options={"spare_markers": "last-round"})
    table.markers(0, storage=placed)
    table.give(0, cheese=10)
    table.begin(0)
    table.go("r1>3")
    assert ("donate" in table.legal) == can_donate


@pytest.mark.rule("fr.setup.cheese")
@pytest.mark.parametrize("people", PEOPLE)
def test_later_seats_begin_with_more_cheese(people: int) -> None:
    table = Table(people)
    assert [table.cheese(seat) for seat in range(people)] == [1, 2, 2, 3, 3][:people]


@pytest.mark.rule("fr.setup.crow")
@pytest.mark.parametrize("people", PEOPLE)
def test_six_different_caps_lie_at_the_crow(people: int) -> None:
    for seed in range(3):
        caps = caps_at_crow(Table(people, seed=seed))
        assert len(set(caps)) == 6
        assert set(caps) < set(w.CAPS)


@pytest.mark.rule("fr.setup.crow")
def test_six_caps_lie_at_the_crow_for_a_person_alone() -> None:
    assert len(caps_at_crow(Table(level="easy"))) == 6


@pytest.mark.rule("fr.setup.crow")
def test_each_of_the_ten_caps_is_as_likely_and_comes_at_most_once() -> None:
    play = drawing()
    names = [f"~cap:{cap}" for cap in w.CAPS]
    assert likelihoods(play) == dict.fromkeys(names, 1)
    for i in range(6):
        assert play.legal_moves() == names[i:]
        play.apply(names[i])
    assert not play.legal_moves()[0].startswith("~cap")


@pytest.mark.rule("fr.setup.crow")
def test_other_games_begin_with_other_caps() -> None:
    tables = {frozenset(caps_at_crow(Table(seed=seed))) for seed in range(8)}
    assert len(tables) > 1


@pytest.mark.rule("fr.setup.frog")
@pytest.mark.parametrize(("people", "drinks"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_one_drink_more_than_people_waits_at_the_frog(people: int, drinks: int) -> None:
    assert Table(people).position.frog == drinks


@pytest.mark.rule("fr.setup.frog")
def test_three_drinks_wait_at_the_frog_for_a_person_alone() -> None:
    assert Table(level="easy").position.frog == 3


@pytest.mark.rule("fr.setup.hamster")
@pytest.mark.parametrize(("people", "backpacks"), [(2, 5), (3, 6), (4, 7), (5, 9)])
def test_backpacks_at_the_hamster_grow_with_the_people(people: int, backpacks: int) -> None:
    for seed in range(3):
        laid = Table(people, seed=seed).position.hamster
        assert sum(laid) == backpacks
        assert max(laid) <= 2


@pytest.mark.rule("fr.setup.hamster")
def test_five_backpacks_lie_at_the_hamster_for_a_person_alone() -> None:
    assert sum(Table(level="easy").position.hamster) == 5


@pytest.mark.rule("fr.setup.hamster")
def test_each_of_the_ten_backpacks_is_as_likely() -> None:
    play = drawing()
    draw_until(play, "~backpack")
    names = [f"~backpack:{colour}" for colour in w.COLOURS]
    assert likelihoods(play) == dict.fromkeys(names, 2)
    play.apply("~backpack:green")
    assert likelihoods(play) == dict.fromkeys(names, 2) | {"~backpack:green": 1}
    play.apply("~backpack:green")
    assert "~backpack:green" not in play.legal_moves()


@pytest.mark.rule("fr.setup.comics.basic")
@pytest.mark.parametrize("people", PEOPLE)
def test_a_first_game_has_the_six_comics_without_super_rats(people: int) -> None:
    table = Table(people)
    assert table.library_names() == BASIC
    assert not set(BASIC) & set(w.SUPER_RATS)


@pytest.mark.rule("fr.setup.comics.basic")
def test_a_first_game_alone_has_the_six_comics_without_super_rats() -> None:
    assert Table(level="easy").library_names() == BASIC


@pytest.mark.rule("fr.setup.comics.super")
@pytest.mark.parametrize("people", PEOPLE)
def test_later_games_have_six_of_all_ten_comics(people: int) -> None:
    for seed in range(3):
        comics = Table(people, options={"comics": "super"}, seed=seed).library_names()
        assert len(set(comics)) == 6
        assert set(comics) < set(w.COMICS)


@pytest.mark.rule("fr.setup.comics.super")
def test_each_of_the_ten_comics_is_as_likely_and_comes_at_most_once() -> None:
    play = drawing(comics="super")
    draw_until(play, "~comic")
    names = [f"~comic:{comic}" for comic in w.COMICS]
    assert likelihoods(play) == dict.fromkeys(names, 1)
    for i in range(6):
        assert play.legal_moves() == names[i:]
        play.apply(names[i])
    assert play.actor == 0


@pytest.mark.rule("fr.setup.comics.super")
def test_a_super_rats_token_waits_beside_its_comic() -> None:
    table = Table(options={"comics": "super"})
    assert [int(tokens) for seat in (0, 1) for tokens in table.player(seat).tokens] == [0] * 8
    table.library("runner", "no-toll")
    table.burrow(0, "library_fork")
    table.rats(0, 4, "start", "nursery", "nursery")
    table.begin(0)
    table.go("r1>6")
    table.do("in", "comic:runner")
    assert table.phase == "token"
    table.do("token:r1")
    assert table.plain()["players"][0]["tokens"] == [["runner"], [], [], []]


@pytest.mark.rule("fr.setup.comics.two-people")
def test_two_people_have_the_discount_comic_unless_they_leave_it_out() -> None:
    assert "discount" in Table(2).library_names()
    without = Table(2, options={"discount_for_two": "false"})
    assert without.library_names() == [comic for comic in BASIC if comic != "discount"]


@pytest.mark.rule("fr.setup.comics.two-people")
def test_without_the_discount_comic_six_of_the_other_nine_are_drawn() -> None:
    play = drawing(comics="super", discount_for_two="false")
    draw_until(play, "~comic")
    assert likelihoods(play) == {f"~comic:{comic}": 1 for comic in w.COMICS if comic != "discount"}
    for _ in range(6):
        assert play.is_chance
        play.apply_number(play.legal[0])
    assert not play.is_chance


@pytest.mark.rule("fr.setup.comics.two-people")
@pytest.mark.parametrize("people", [3, 4, 5])
def test_more_than_two_people_always_have_the_discount_comic(people: int) -> None:
    assert Table(people, options={"discount_for_two": "false"}).library_names() == BASIC
    play = drawing(people, comics="super", discount_for_two="false")
    draw_until(play, "~comic")
    assert "~comic:discount" in play.legal_moves()


@pytest.mark.rule("fr.setup.comics.two-people")
def test_a_person_alone_leaves_out_the_discount_comic_as_two_people_do() -> None:
    table = Table(level="easy", options={"discount_for_two": "false"})
    assert "discount" not in table.library_names()


@pytest.mark.rule("fr.setup.blocked")
@pytest.mark.parametrize(
    ("people", "slots"),
    [
        (2, ["free", "blocked", "free", "blocked"]),
        (3, ["free", "free", "free", "blocked"]),
        (4, ["free", "free", "free", "blocked"]),
        (5, ["free", "free", "free", "free"]),
    ],
)
def test_fewer_people_have_fewer_slots_on_every_track(people: int, slots: list[str]) -> None:
    table = Table(people)
    assert [table.slots(track) for track in w.TRACKS] == [slots] * 8


@pytest.mark.rule("fr.setup.blocked")
def test_a_person_alone_has_the_slots_of_two_people() -> None:
    table = Table(level="easy")
    assert [table.slots(track) for track in w.TRACKS] == [["free", "blocked", "free", "blocked"]] * 8

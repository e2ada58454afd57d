"""Records and replays: of tables, and of what people upload."""

import json
from typing import Any

import httpx
import pytest

from ratskeller.core.codec import to_plain
from ratskeller.core.record import parse_record
from ratskeller.engine.fairness import first_difference
from ratskeller.engine.luck import commitment
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game
from ratskeller.server.records import replay as replaying
from tests.engine.fair_games import fair_game
from tests.server.asynchronous import asynchronous
from tests.server.looking import LIMITS, browser_of, looking

OWN = (load_game("firstrat").data / "standard.toml").read_text().replace('name = "standard"', 'name = "garden"')


def refused(answer: httpx.Response) -> tuple[int, str]:
    """Status and code."""
    return answer.status_code, answer.json()["code"]


# Of tables


@asynchronous
async def test_a_finished_table_gives_a_fair_record_to_anybody(sqlite_url: str) -> None:
    async with looking(sqlite_url) as here:
        live = await here.played("piedpiper", 2)
        table = live.facts.id
        here.browser.cookies.clear()
        answer = await here.browser.get(f"/api/tables/{table}/record")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert answer.headers["content-disposition"] == f'attachment; filename="{table}.record"'
        record = parse_record(answer.text)
        assert (record.names, record.finished) == (["Anna", "Anna"], True)
        assert record.fair is not None
        assert (record.fair.table, record.fair.salts) == (table, ["pepper", "pepper"])
        assert first_difference(record, live.game, live.profile) is None


@asynchronous
async def test_a_running_table_shows_neither_record_nor_replay(sqlite_url: str) -> None:
    async with looking(sqlite_url) as here:
        table = (await here.played("piedpiper", 2, moves=3)).facts.id
        for path in ("record", "replay", "replay/0"):
            assert refused(await here.browser.get(f"/api/tables/{table}/{path}")) == (409, "not-now")
            assert refused(await here.browser.get(f"/api/tables/nowhere/{path}")) == (404, "not-found")
            assert refused(await here.browser.get(f"/api/tables/%00/{path}")) == (422, "malformed")


@asynchronous
async def test_a_replay_tells_every_decision_with_its_chance_and_events(sqlite_url: str) -> None:
    async with looking(sqlite_url) as here:
        live = await here.played("firstrat", 1, level="easy", options={"comics": "super"})
        assert live.play is not None
        story = await here.get(f"/api/tables/{live.facts.id}/replay")
        assert (story["game"], story["profile"], story["options"]) == ("firstrat", "standard", {"comics": "super"})
        assert (story["names"], story["bots"], story["level"]) == (["Anna"], [""], "easy")
        assert (story["decisions"], story["moves"]) == (len(live.played), len(live.play.moves))
        told = [story["setup"]["chance"]] + [[step["move"], *step["chance"]] for step in story["steps"]]
        assert [move for moves in told for move in moves] == live.play.record().moves
        first = story["steps"][0]
        assert (first["number"], first["turn"], first["seat"]) == (1, "1.1", 0)
        assert first["say"]["key"] == "move-go"
        assert first["events"][0]["kind"] == "rat-moved"
        assert any(event["kind"] == "turn-began" for event in story["setup"]["events"])
        pad = live.game.score_pad(live.play.box, live.play.position)
        assert (story["result"]["totals"], story["result"]["winners"]) == (pad.totals, pad.winners)
        assert (len(story["points"]), story["points"][-1]) == (story["decisions"] + 1, pad.totals)
        assert story["fair"]["is_fair"]
        assert story["fair"]["commitment"] == commitment(live.facts.seed)


@asynchronous
async def test_every_state_of_a_replay_is_that_of_the_game(sqlite_url: str) -> None:
    async with looking(sqlite_url) as here:
        live = await here.played("piedpiper", 3)
        end = live.play
        assert end is not None
        path = f"/api/tables/{live.facts.id}/replay"
        points = (await here.get(path))["points"]
        again = Playthrough(end.game, end.profile, end.people, seed=0, sample=False)
        decisions = 0
        for move in [*end.moves, None]:
            if not again.is_chance:
                state = await here.get(f"{path}/{decisions}")
                expected = to_plain(end.game.layout, again.position)
                del expected["rng"]
                assert (state["after"], state["position"]) == (decisions, expected)
                assert state["turn"] == end.game.turn_label(again.position)
                assert state["seat"] == (None if again.is_over else again.actor)
                assert bool(state["points"]["winners"]) == again.is_over
                assert state["points"]["totals"] == points[decisions]
                decisions += 1
            if move is not None:
                again.apply_number(move)
        answer = await here.browser.get(f"{path}/{decisions}")
        assert refused(answer) == (404, "not-found")
        assert answer.json()["message"] == f"the game has {decisions - 1} decisions, there is no {decisions}"


@asynchronous
async def test_a_table_with_a_board_of_ones_own_is_replayed_on_that_board(sqlite_url: str) -> None:
    async with looking(sqlite_url) as here:
        live = await here.played("firstrat", 1, level="easy", profile_text=OWN)
        story = await here.get(f"/api/tables/{live.facts.id}/replay")
        assert (story["profile"], story["profile_hash"]) == ("garden", live.profile.hash)
        text = await here.context.tables.record_text(live.facts.id)
        answer = await here.browser.post("/api/records", json={"text": text})
        assert refused(answer) == (422, "malformed")
        assert answer.json()["message"] == "record: profile: unknown profile 'garden': firstrat has standard"


@asynchronous
async def test_a_replay_is_worked_out_once(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    worked: list[str] = []
    work = replaying.replay_of

    def noted(text: str, *more: Any) -> replaying.Replay:
        worked.append(text)
        return work(text, *more)

    monkeypatch.setattr(replaying, "replay_of", noted)
    async with looking(sqlite_url) as here:
        table = (await here.played("piedpiper", 2)).facts.id
        record = await here.upload(await here.context.tables.record_text(table))
        for path in (f"tables/{table}", f"records/{record}"):
            for part in ("", "/4", "/4", "/5"):
                await here.get(f"/api/{path}/replay{part}")
        assert len(worked) == 2


def test_what_was_looked_at_longest_ago_is_forgotten_first() -> None:
    recent = replaying.Recent[str](2)
    recent.put("a", "A")
    recent.put("b", "B")
    assert recent.get("a") == "A"
    recent.put("c", "C")
    assert [recent.get(key) for key in "abc"] == ["A", None, "C"]


# That people upload


@asynchronous
async def test_an_uploaded_record_is_kept_as_it_is_and_replayed(sqlite_url: str) -> None:
    async with looking(sqlite_url) as here:
        for name, people, level in (("firstrat", 1, "hard"), ("piedpiper", 3, None)):
            whole = fair_game(name, people, level, undo_every=7)
            record = await here.upload(whole.text)
            kept = (await here.get("/api/me/records"))[0]
            assert (kept["id"], kept["game"], kept["moves"]) == (record, name, len(whole.record.moves))
            async with httpx.AsyncClient(transport=httpx.ASGITransport(here.app), base_url="http://test") as anybody:
                assert (await anybody.get(f"/api/records/{record}")).text == whole.text
                story = (await anybody.get(f"/api/records/{record}/replay")).json()
                state = (await anybody.get(f"/api/records/{record}/replay/{story['decisions']}")).json()
            assert (story["game"], story["people"], story["finished"]) == (name, people, True)
            assert story["fair"]["is_fair"]
            assert state["points"] == story["result"]


@asynchronous
async def test_a_record_whose_luck_was_changed_is_shown_as_such(sqlite_url: str) -> None:
    async with looking(sqlite_url) as here:
        record = await here.upload(fair_game("piedpiper", 3).text.replace("salts=salt0", "salts=other"))
        fair = (await here.get(f"/api/records/{record}/replay"))["fair"]
        assert not fair["is_fair"]
        assert fair["difference"]["recorded"] != fair["difference"]["expected"]


BAD = [
    ("ratskeller record 1", "Dear Bo", "record: line 1: this is no record"),
    ("people: 2", "people: many", "record: people: a whole number is expected, not 'many'"),
    ("people: 2", "people: 2\ncolour: red", "record: line 6: unknown 'colour'"),
    ("people: 2", "people: 2\nnames: A\0nna", "record: line 6: has characters that can't be shown"),
    ("people: 2", "people: 2\nnames: A\ud800", "record: line 6: has characters that can't be shown"),
    ("people: 2", "people: 2\nnames: A, B, C", "record: names: there are 3 names for 2 people"),
    ("people: 2", "people: 3", "record: fair: a salt is expected for each of 3 seats"),
    ("people: 2", "people: 2\nlevel: hard", "record: people: a level is for one person alone"),
    ("people: 2", "options: roof=1\npeople: 2", "record: profile: unknown option 'roof'"),
    ("game: firstrat", "game: chess", "record: game: unknown game 'chess'"),
    ("profile: standard", "profile: ../standard", "record: profile: unknown profile '../standard'"),
    (" r1>1", " r1>9", "record: move 12: 'r1>9' is not legal by"),
    ("finished", "unfinished", "record: end: the game is over"),
]


@asynchronous
async def test_a_bad_record_is_refused_with_the_place_and_not_kept(sqlite_url: str) -> None:
    text = fair_game("firstrat", 2).text
    async with looking(sqlite_url) as here:
        for old, new, message in BAD:
            assert old in text
            body = json.dumps({"text": text.replace(old, new, 1)})
            headers = {"content-type": "application/json"}
            answer = await here.browser.post("/api/records", content=body, headers=headers)
            assert refused(answer) == (422, "malformed"), new
            assert message in answer.json()["message"]
        assert await here.get("/api/me/records") == []


@asynchronous
async def test_a_record_that_is_too_long_is_refused_before_it_is_played(sqlite_url: str) -> None:
    most = replaying.MOST_MOVES
    text = fair_game("firstrat", 2).text
    moves = f"moves:\n 1.1: {'r1>1 ' * (most + 1)}\nend: {most + 1} moves, finished\n"
    async with looking(sqlite_url) as here:
        for long, message in (
            (text.partition("moves:\n")[0] + moves, f"record: {most + 1} moves are more than the {most} allowed"),
            (text + " " * LIMITS.body_bytes, "record: has more than 50000 bytes"),
            (text + "é" * (LIMITS.body_bytes // 2), "record: has more than 50000 bytes"),
        ):
            answer = await here.browser.post("/api/records", json={"text": long})
            assert refused(answer) == (413, "too-big")
            assert answer.json()["message"] == message


@asynchronous
async def test_only_so_many_records_are_kept_and_only_ones_own_can_be_deleted(database_url: str) -> None:
    text = fair_game("firstrat", 2).text
    async with looking(database_url) as here:
        kept = [await here.upload(text) for _ in range(LIMITS.records_per_person)]
        assert refused(await here.browser.post("/api/records", json={"text": text})) == (429, "too-many")
        path = f"/api/records/{kept[0]}"
        async with browser_of(await here.context.people.make("Bo"), here.app) as browser:
            assert refused(await browser.delete(path)) == (403, "not-yours")
            assert (await browser.get("/api/me/records")).json() == []
            browser.cookies.clear()
            assert refused(await browser.delete(path)) == (401, "sign-in")
        assert (await here.browser.delete(path)).status_code == 204
        assert refused(await here.browser.delete(path)) == (404, "not-found")
        for part in ("", "/replay", "/replay/0"):
            assert refused(await here.browser.get(f"{path}{part}")) == (404, "not-found")
        await here.upload(text)


@asynchronous
async def test_an_unfinished_record_has_no_winner(sqlite_url: str) -> None:
    game = load_game("firstrat")
    play = Playthrough(game, game.profile(), 2, seed=5)
    for _ in range(6):
        play.apply_number(play.legal[0])
    async with looking(sqlite_url) as here:
        record = await here.upload(play.record_text())
        story = await here.get(f"/api/records/{record}/replay")
        assert (story["finished"], story["decisions"], story["fair"]) == (False, 6, None)
        state = await here.get(f"/api/records/{record}/replay/6")
        assert (story["result"]["winners"], state["points"]["winners"], state["seat"]) == ([], [], play.actor)


def test_names_of_people_only_find_their_seats_beside_bots() -> None:
    text = fair_game("firstrat", 3).text.replace("people: 3", "people: 3\nnames: Anna, Bo\nbots: - pantry-rat -")
    assert replaying.names_of(parse_record(text)) == ["Anna", "", "Bo"]
    named = text.replace("Anna, Bo", "Anna, Rat, Bo")
    assert replaying.names_of(parse_record(named)) == ["Anna", "Rat", "Bo"]
    assert replaying.names_of(fair_game("firstrat", 3).record) == ["", "", ""]

"""Ratings and statistics as the page asks for them: what is public, and what is not."""

from typing import Any

import httpx

from ratskeller.server.base.settings import Settings
from tests.server.asynchronous import asynchronous
from tests.server.nearby import a_game, nearby, people_at
from tests.server.people.browsers import browser
from tests.server.ratings.rating import RATED

KNOWN = {"hints": False, "game": "piedpiper", **RATED}


async def good(answer: httpx.Response) -> Any:
    """What was answered."""
    assert answer.is_success, answer.text
    return answer.json()


@asynchronous
async def test_ratings_and_statistics_of_people(sqlite_url: str) -> None:
    async with (
        nearby(Settings(sqlite_url)) as server,
        people_at(server, "Ada", "Ben") as clients,
        browser(server) as mine,
        browser(server) as stranger,
    ):
        ada, ben = clients
        mine.http.cookies.set("ratskeller", ada.cookie)
        me = await mine.get()
        waiting = await ada.open("piedpiper", "me", "open", **{**RATED, "hints": None})
        [row] = await good(await stranger.http.get("/api/tables", params={"rated": True}))
        assert (row["id"], row["rated"], row["seats"][0]["rating"]["rating"]) == (waiting, True, 25.0)
        assert "person_id" not in str(row)
        assert await good(await stranger.http.get("/api/tables", params={"rated": False})) == []

        private = await a_game(clients, **KNOWN, is_public=False)
        running = await good(await stranger.http.get(f"/api/tables/{private}/ratings"))
        assert [seat["change"] for seat in running] == [None, None]
        await ben.resign(private)
        over = await good(await stranger.http.get(f"/api/tables/{private}/ratings"))
        assert [seat["change"]["place"] for seat in over] == [1, 2]
        assert over[0]["change"]["after"] > over[0]["change"]["before"] == 25.0

        answer = await stranger.http.get("/api/ratings/piedpiper", params={"limit": 1})
        [first] = await good(answer)
        assert (first["name"], first["place"], first["is_provisional"]) == ("Ada", 1, True)
        [second] = await good(await stranger.http.get(answer.links["next"]["url"]))
        assert (second["name"], second["place"]) == ("Ben", 2)
        assert (await stranger.http.get("/api/ratings/chess")).status_code == 404

        shown = await good(await stranger.http.get(f"/api/people/{second['person']}"))
        assert (shown["name"], shown["is_me"], shown["games"][0]["games"]) == ("Ben", False, 1)
        assert private not in str(shown)  # a table by link stays one
        assert not {"scores", "figures", "analysed"} & set(shown["games"][0])
        assert (await stranger.http.get("/api/people/nobody")).status_code == 404
        assert (await stranger.http.get(f"/api/people/{me['id']}")).status_code == 404
        assert (await stranger.http.get(f"/api/people/{second['person']}/together")).status_code == 401
        assert (await stranger.http.get("/api/me/statistics")).status_code == 401

        own = await mine.get("/statistics")
        assert (own["person"], own["counting"], own["games"][0]["wins"]) == (first["person"], 0, 1)
        assert own["opponents"][0]["person"] == second["person"]
        both = await good(await mine.http.get(f"/api/people/{second['person']}/together"))
        assert (both["by_game"][0]["ahead"], both["last"][0]["table_id"]) == (1, private)
        assert (await mine.http.get("/api/me/statistics", params={"of": "secrets"})).status_code == 422

"""What is in messages that their reader may not know, judged by the log itself and not by the code that wrote them."""

import json
from collections.abc import Iterator
from typing import Any

from ratskeller.server.store.row import Row

Viewer = tuple[int, ...]
SPECTATOR = -1

# All that there may be: whatever is new has to be looked at first.
STATE = {"number", "state", "mine", "seats", "commitment", "rematch", "actor", "turn", "views", "undo", "legal"}
STATE |= {"clock", "points", "result", "proposal", "closes", "changes"}
BODIES: dict[str, set[str]] = {
    "sit": {"name", "salt"},
    "start": {"events", "own", "commitment", "salts"},
    "move": {"events", "own", "move"},
    "undo": {"back_to"},
    "undo-ask": {"back_to"},
    "undo-answer": {"agree"},
    "timeout": set(),
    "back": set(),
    "chat": {"name", "text", "id"},
    "end": {"pad", "seed", "challenges", "by"},
    "resign": set(),
    "aside": {"name", "text"},
    "rematch": {"table"},
}
ENTRY = {"number", "kind", "at", "seat", "body"}
FACTS = {"id", "game", "rules_version", "profile", "profile_text", "options", "people", "level", "is_public", "clock"}
FACTS |= {"stand_in", "hints", "live_points", "created", "rematch_of", "is_host", "commitment", "profile_hash", "state"}
FACTS |= {"language", "rated", "event_id", "faces", "can_plan"}
LOBBY = {"id", "game", "profile", "level", "people", "state", "created", "started", "ended", "is_public", "clock"}
LOBBY |= {"seats", "is_host", "is_host_here", "language", "rated", "event_id"}
GOING = {"actor", "is_my_turn", "is_asked", "is_left", "since", "deadline", "closes"}


class Reader:
    """Somebody who reads messages, and knows what was really the matter."""

    def __init__(self, viewer: Viewer, rows: list[Row], secrets: set[str]) -> None:
        self.viewer = viewer
        self.rows = {row.number: row for row in rows}
        self.secrets = secrets  # words that nobody may read: seeds, ids of people, cookies

    def complaints(self, text: str) -> Iterator[str]:
        """What should not be in a message."""
        for secret in self.secrets:
            if secret in text:
                yield f"the secret {secret}"
        message = json.loads(text.removeprefix("stale"))
        if isinstance(message, list):
            for table in message:
                yield from unknown(table, LOBBY | (GOING if self.viewer else set()), "lobby")
        elif isinstance(message, dict):
            if "rules_version" in message:
                yield from unknown(message, FACTS, "table")
            if isinstance(message.get("state"), dict):
                yield from self.of_state(message["state"])
            for entry in message.get("entries", ()):
                yield from self.of_entry(entry)

    def of_state(self, state: dict[str, Any]) -> Iterator[str]:
        """What should not be in the state of a table."""
        yield from unknown(state, STATE, "state")
        if state["mine"] != list(self.viewer):
            yield f"seats {state['mine']} are not the reader's"
        if "legal" in state and state["actor"] not in self.viewer:
            yield f"legal moves of seat {state['actor']}"
        if "result" in state and state["state"] != "over":
            yield "a result before the end"
        if "views" in state and {int(seat) for seat in state["views"]} != set(self.viewer or (SPECTATOR,)):
            yield f"views of {sorted(state['views'])}"
        for seat, view in state.get("views", {}).items():
            yield from of_view(view, int(seat))

    def of_entry(self, entry: dict[str, Any]) -> Iterator[str]:
        """What should not be in an entry."""
        row, body = self.rows[entry["number"]], entry.get("body", {})
        yield from unknown(entry, ENTRY, "entry")
        yield from unknown(body, BODIES[row.kind], row.kind)
        if (entry["kind"], entry.get("seat")) != (row.kind, row.seat):
            yield f"another entry than {row}"
        if "move" in body and row.seat not in self.viewer:
            yield f"the move of seat {row.seat}"
        if row.kind == "chat" and "id" in body and row.seat not in self.viewer:
            yield "how many messages somebody had sent"
        if row.kind == "aside" and body and self.viewer:
            yield "what spectators say"
        for seat in body.get("own", {}):
            if int(seat) not in self.viewer:
                yield f"what only seat {seat} saw"
        tellings = [(body.get("events", []), SPECTATOR)]
        tellings += [(events, int(seat)) for seat, events in body.get("own", {}).items()]
        for events, seat in tellings:
            yield from of_events(events, row.body.get("events", []), seat)


def of_view(view: dict[str, Any], viewer: int) -> Iterator[str]:
    """What a seat sees that it may not: hands, face-down cards, the deck, random numbers."""
    if "rng" in view:
        yield "the random state"
    if any(view["deck"].values()):
        yield "the deck"
    for seat, player in enumerate(view["players"]):
        if seat != viewer and any(player["hand"].values()):
            yield f"the hand of seat {seat}"
    for place in view["row"]:
        for card, face_down, owner in zip(place["cards"], place["face_down"], place["owner"], strict=True):
            if face_down and owner != viewer and card != "hidden":
                yield f"a face-down card of seat {owner}"


def of_events(events: list[Any], truth: list[Any], viewer: int) -> Iterator[str]:
    """What of events a seat may not have seen; and whether events were left out or made up."""
    if len(events) != len(truth):
        yield f"{len(events)} of {len(truth)} events"
    for event, true in zip(events, truth, strict=False):
        is_secret = true["kind"] == "card-drawn" or true["figures"].get("face_down") == 1
        expected = true["figures"] | ({"card": -1} if is_secret and true["seat"] != viewer else {})
        if (event["kind"], event["seat"], event["figures"]) != (true["kind"], true["seat"], expected):
            yield f"{event} instead of {expected}"


def unknown(found: dict[str, Any], known: set[str], where: str) -> Iterator[str]:
    """Names that nobody has looked at yet."""
    for name in found.keys() - known:
        yield f"'{name}' in {where}"

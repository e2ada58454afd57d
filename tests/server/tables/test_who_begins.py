"""Who begins at a table: the first seat as it was given, or somebody by lot."""

from collections import Counter

from ratskeller.server.tables.options import TableOptions, seats_in_order


def names(first: str) -> tuple[str, ...]:
    seats = [{"kind": "me", "name": name} for name in "abc"]
    wanted = TableOptions.model_validate({"game": "firstrat", "seats": seats, "first": first})
    return tuple(seat.name or "" for seat in seats_in_order(wanted))


def test_usually_the_first_seat_begins() -> None:
    assert {names("seat") for _ in range(20)} == {("a", "b", "c")}


def test_by_lot_each_begins_as_often_and_all_keep_their_order() -> None:
    found = Counter(names("lot") for _ in range(600))
    assert set(found) == {("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")}
    assert min(found.values()) > 130  # 200 each are expected; so few come once in a hundred million runs

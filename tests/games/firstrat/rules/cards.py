"""Greg's cards in tests of his rules: they stay as they are when those of the standard profile change."""

CARDS: dict[str, list[tuple[int, int, int, int, str]]] = {
    "A": [
        *((3, 1, 1, 1, "cockpit"), (1, 2, 2, 1, "cockpit"), (2, 2, 1, 1, "cargo"), (0, 3, 2, 1, "cargo")),
        *((2, 0, 2, 2, "engine"), (4, 1, 1, 0, "engine"), (1, 1, 1, 3, "storage"), (3, 2, 0, 1, "storage")),
        *((2, 1, 3, 0, "cheese"), (1, 3, 0, 2, "cheese"), (0, 1, 2, 3, "light"), (2, 2, 2, 0, "light")),
    ],
    "B": [
        *((1, 2, 0, 2, ""), (2, 1, 1, 0, ""), (1, 1, 1, 1, "")),
        *((0, 2, 1, 1, ""), (3, 0, 1, 0, ""), (1, 0, 2, 1, "")),
        *((0, 1, 1, 2, "comic"), (2, 0, 0, 2, "comic"), (1, 1, 2, 0, "comic")),
    ],
    "C": [(1, 1, 1, 1, "best")],
}

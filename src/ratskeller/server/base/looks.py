"""Colours and pictures that people can choose, and defaults for those who have not. The page has the drawings."""

import hashlib
from typing import Any, Literal, get_args

Colour = Literal["ivory", "sky", "coral", "teal", "plum", "cheese", "moss", "slate"]
Picture = Literal["plain", "glasses", "cap", "helmet", "bow", "flute", "patch", "crown"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
PICTURES: tuple[Picture, ...] = get_args(Picture)


def usual_face(person_id: str) -> dict[str, Any]:
    """The default colour and picture: always the same for the same person."""
    number = int.from_bytes(hashlib.sha256(f"face {person_id}".encode()).digest()[:4], "big")
    number, colour = divmod(number, len(COLOURS))
    return {"colour": COLOURS[colour], "picture": PICTURES[number % len(PICTURES)]}


def face_of(person_id: str, colour: str | None, picture: str | None) -> dict[str, Any]:
    """How others see somebody."""
    usual = usual_face(person_id)
    return {"colour": colour or usual["colour"], "picture": picture or usual["picture"]}

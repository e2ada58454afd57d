"""Colours and pictures that people can choose. The page has the drawings."""

from typing import Literal

Colour = Literal["ivory", "sky", "coral", "teal", "plum", "cheese", "moss", "slate"]
Picture = Literal["plain", "glasses", "cap", "helmet", "bow", "flute", "patch", "crown"]

"""Texts that are shown to others: without characters that nobody sees, or that make a text look like another one."""

import re
import unicodedata

MARKS = 4  # on one letter: scripts that stack them need no more
HARMLESS = re.compile(r"[ -~]*")
UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})  # controls, formats such as the order of letters, private use
JOINERS = "\u200c\u200d"  # many a script and emoji can't be written without
JOINABLE = frozenset({"Lo", "So", "Sk", "Cn"})  # kinds of letters that a joiner may follow: none with capitals
SELECTORS = re.compile("[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")  # which picture of a letter is meant
NOT_SELECTABLE = frozenset({"", "Lu", "Ll", "Lt", "Lm", "Zs"})  # kinds of letters that have one picture only
INFORMATION = "\u2139"  # a small letter, and an emoji
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters, marks and symbols that nobody sees
BLACK_FLAG, TAGS = "\U0001f3f4", re.compile("[\U000e0020-\U000e007f]")  # flags of regions are a flag and tags
MOST_TAGS = 7
NO_CHARACTER = re.compile("[\ufdd0-\ufdef]|[\ufffe\uffff]")


def plain_text(text: str, line_ends: str = "") -> str:
    """A text without what nobody sees and what deceives: controls, characters that turn the order of letters round,
    private ones, halves of pairs, joiners that join nothing, marks without a letter or too many on one. Emoji made of
    several characters stay whole. `line_ends` are controls that may stay."""
    if HARMLESS.fullmatch(text):
        return text
    return Reader(line_ends).read(text)


def is_plain(text: str, line_ends: str = "") -> bool:
    """Whether there is nothing in a text that has to go before others see it."""
    return plain_text(text, line_ends) == text


class Reader:
    """Goes through a text letter by letter, and remembers the last letter that is not a combining one."""

    def __init__(self, line_ends: str) -> None:
        self.line_ends = line_ends
        self.base = self.base_kind = ""  # the last letter that is no mark, and its category
        self.marks = 0  # on it
        self.joiner = ""  # one that waits for what it joins
        self.kept: list[str] = []

    def read(self, text: str) -> str:
        """What may stay of a text."""
        for letter in text:
            self.take(letter, unicodedata.category(letter))
        return "".join(self.kept)

    def take(self, letter: str, kind: str) -> None:
        """Keep a letter, or leave it out."""
        if letter in JOINERS:
            self.joiner = letter if self.base_kind in JOINABLE else ""
        elif letter in self.line_ends:
            self.keep(letter, "")
        elif kind[0] == "M" or (kind == "Cf" and TAGS.match(letter)):
            if self.may_mark(letter):
                self.marks += 1
                self.kept.append(self.joiner + letter)
                self.joiner = ""
        elif kind not in UNSEEN and letter not in BLANK and not is_no_character(letter):
            self.keep(letter, "" if kind == "Zs" else kind)

    def keep(self, letter: str, kind: str) -> None:
        """Keep a letter that is not a combining one; a joiner before a space joins nothing."""
        self.kept.append(self.joiner + letter if kind else letter)
        self.base, self.base_kind, self.marks, self.joiner = letter, kind, 0, ""

    def may_mark(self, letter: str) -> bool:
        """Whether a mark, a selector or a tag may follow what was read last."""
        if not self.base_kind or letter in BLANK:
            return False
        if TAGS.match(letter):
            return self.base == BLACK_FLAG and self.marks < MOST_TAGS
        if SELECTORS.match(letter) and self.base != INFORMATION and self.base_kind in NOT_SELECTABLE:
            return False
        return self.marks < MARKS


def is_no_character(letter: str) -> bool:
    """Codes that no text may have, in any plane."""
    return NO_CHARACTER.match(letter) is not None or ord(letter) & 0xFFFE == 0xFFFE

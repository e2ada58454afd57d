"""Names that imitate those who run the server, however they are written."""

import re
import unicodedata

# What looks like a Latin letter: of other scripts, digits and signs.
LOOKALIKES = {
    "a": "аαɑ@4",
    "b": "в8",
    "c": "сϲ",
    "d": "ԁđ",
    "e": "еεє3",
    "h": "һн",
    "i": "іιı1!|",
    "k": "кκ",
    "l": "ӏł",
    "m": "м",
    "n": "ո",
    "o": "оο0ø",
    "p": "рρ",
    "r": "гʀ",
    "s": "ѕ5$",
    "t": "тτ7",
    "u": "υս",
    "v": "νѵ",
    "x": "хχ",
    "y": "уү",
}
LATIN = str.maketrans({mark: letter for letter, marks in LOOKALIKES.items() for mark in marks})
# Words that a name may not have among its own, and those that it may not hold anywhere.
WORDS = frozenset(
    {
        *("admin", "admins", "adm", "mod", "mods", "staff", "team", "operator", "system", "server", "support"),
        *("root", "sysop", "official", "ratskeller", "betreiber", "leitung", "offiziell", "gestore", "ufficiale"),
        *("obsluga", "oficjalny", "owner", "inhaber", "inhaberin", "betreiberin", "proprietario", "wlasciciel"),
        *("gestrice", "zarzadca", "serwer", "operatore", "operatorka", "moderacja", "moderation", "moderazione"),
    }
)
PARTS = (
    *("administra", "amministra", "moderator", "moderador", "moderatore", "ratskeller", "webmaster", "sysadmin"),
    *("serveradmin", "adminteam", "operatorteam"),
)
NEW_WORD = re.compile(r"(?<=[^\W\d_A-Z])(?=[A-Z])")  # as in RealAdmin


def imitates_staff(name: str) -> bool:
    """Whether people might take somebody of this name for the operator."""
    whole = unicodedata.normalize("NFKC", name)
    readings = []
    for text in (whole, NEW_WORD.sub(" ", whole)):
        plain = unicodedata.normalize("NFKD", text).casefold()
        plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
        # Digits may stand for letters, or only follow a word.
        readings += [re.sub(r"\d+", " ", plain).translate(LATIN), plain.translate(LATIN)]
    readings += [text.replace("rn", "m").replace("vv", "w") for text in readings]
    return any(reads_as_staff(text) for text in readings)


def reads_as_staff(plain: str) -> bool:
    """The same for a name in plain Latin letters."""
    words = re.findall(r"[a-z]+", plain)
    together = "".join(words).replace("l", "i")  # an i is often written as an l, and the other way round
    spelt = "".join(words) if words and all(len(word) == 1 for word in words) else ""
    same = {word.replace("l", "i") for word in (*words, spelt)}
    return bool(same & {word.replace("l", "i") for word in WORDS}) or any(
        part.replace("l", "i") in together for part in PARTS
    )

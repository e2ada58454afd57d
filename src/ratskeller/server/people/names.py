"""Names that imitate those who run the server, however they are written."""

import re
import unicodedata

# What looks like a Latin letter: of other scripts, digits and signs.
LOOKALIKES = {
    "a": "аαɑ@4Ꭺꓮⲁ",
    "b": "в8Ᏼꓐ",
    "c": "сϲᏟꓚⲥ",
    "d": "ԁᎠꓓ",
    "e": "еεє3Ꭼꓰ",
    "f": "ꓝ",
    "g": "Ꮐꓖ",
    "h": "һнᎻꓧ",
    "i": "іι1!|Ꮖꓲⲓ",
    "k": "кκᏦꓗⲕ",
    "l": "ӏᏞꓡ",
    "m": "мᎷꓟⲙ",
    "n": "ոꓠ",
    "o": "оο0օꓳⲟ",
    "p": "рρᏢꓑⲣ",
    "r": "гʀᎡᏒꓣ",
    "s": "ѕ5$Ꮪꓢ",
    "t": "тτ7Ꭲꓔⲧ",
    "u": "υսꓴ",
    "v": "νѵᏙꓦ",
    "w": "Ꮃꓪ",
    "x": "хχꓫ",
    "y": "уүᎽꓬⲩ",
    "z": "Ꮓꓜ",
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
# Latin letters by their names, with strokes and tails, as small capitals, in boxes, of flags.
BY_NAME = re.compile(r"(?:.*\bLATIN\b.*|REGIONAL INDICATOR SYMBOL) (?:LETTER|CAPITAL|DOTLESS) ([A-Z])(?: WITH .+)?")
NEW_WORD = re.compile(r"(?<=[^\W\d_A-Z])(?=[A-Z])")  # as in RealAdmin


def latin_of(letter: str) -> str:
    """The Latin letter that one is a form of, else itself."""
    found = None if letter.isascii() else BY_NAME.fullmatch(unicodedata.name(letter, ""))
    return letter if found is None else found[1].lower()


def imitates_staff(name: str) -> bool:
    """Whether people might take somebody of this name for the operator."""
    whole = unicodedata.normalize("NFKC", name)
    readings = []
    for text in (whole, NEW_WORD.sub(" ", whole)):
        plain = unicodedata.normalize("NFKD", text).casefold()
        plain = "".join(latin_of(letter) for letter in plain if not unicodedata.combining(letter))
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

"""Words that owners of the box do not know, or that no player would say, do not come back."""

import re

import pytest
from fluent.syntax import FluentSerializer, ast

from tests.i18n.test_catalogues import entries

# By language: a pattern, and what is said instead.
OLD: dict[str, dict[str, str]] = {
    "de": {
        r"\bLeute": "Personen, alle, wer …",
        r"\b[Aa]uf Wunsch\b|\bTisch (darf|kann) .*wählen": "Ihr könnt auch vereinbaren: …",
        r"\bReserve\b": "vor dir, beiseite",
        r"\bRohstoff|\bRessource\b(?!n)": "Ressourcen, Baumaterial",
        r"\bWegplättchen|\bPfadplättchen|\bWegkachel|\bKachel": "Lauffeld, Wertungsplättchen",
        r"\bLichterkettenleiste|\bKäsespendenleiste|\bVorratshöhlenleiste": "Lichtleiste, Käseleiste, Vorratsleiste",
        r"\ban Platz \d|\ban Platz \{ \$slot": "unter Figurenkarte",
        r"\borangen\b": "orangefarben",
        r"Ratte \{ \$rat \} von \{ \$seat \}": "by its place, or with its owner first",
        r"\bUnterhaltung\b": "Chat",
        r"\bwie im Regelheft\b": "die üblichen Einstellungen",
    },
    "en": {
        r"\bTake back\b|\bGo on\b|\bGet up\b|\bSee again\b": "Undo, Continue, Leave the table, Watch the replay",
        r"\btable (may|can) choose|\byour table chooses": "You can also agree …",
        r"\bas in the rulebook\b": "the usual settings",
        r"\ba rat of yours\b": "one of your rats",
        r"\bchance to win\b": "chance of winning",
        r"\bin slot\b|\(slot \{ \$place": "under character card",
    },
    "it": {
        r"\bHameln\b": "Hamelin",
        r"\btavolo può scegliere\b|\bOpzione\b": "In alternativa potete …",
        r"\bpasso [1-4]:": "fase",
        r"\bpianifica": "prepara",
        r"\bposizione \{ \$(place|slot) \}(?!\.$)": "sotto la carta personaggio",
        r"\bsegna (la|quella) traccia\b": "fa punteggio",
        r"\bcome nel regolamento\b(?! (tedesco|italiano|polacco))": "le impostazioni usuali",
    },
    "pl": {
        r"\bstragan|\bkram\b": "stoisko",
        r"\bkafel(e|k)": "płytka",
        r"\bżeton": "znacznik superszczura",
        r"\bzłomowisk": "wysypisko śmieci",
        r"\bczęś(ć|ci) rakiety": "moduł rakiety",
        r"\b[Ww] opcjach stołu|\bstół może": "Możecie się umówić, że …",
        r"\b[Tt]ali(a|i|ę|ą) Szczurobota": "stos Szczurobota",
        r"\btor (światła|oświetlenia|świateł)\b": "tor reflektorów",
        r"\bHamelin": "Hameln",
    },
}


def texts_of(language: str) -> dict[str, str]:
    """All messages of a language as they are written, without comments, and without what only the search reads."""
    messages = [entry for entry in entries(language) if isinstance(entry, ast.Message)]
    return {
        message.id.name: FluentSerializer().serialize_entry(read(message)).partition(" =")[2].strip()
        for message in messages
    }


def read(message: ast.Message) -> ast.Message:
    """A message without the words that people use when they ask."""
    spoken = [attribute for attribute in message.attributes if attribute.id.name != "asked"]
    return ast.Message(message.id, message.value, spoken)


@pytest.mark.parametrize("language", OLD)
def test_no_text_has_an_old_word(language: str) -> None:
    found = {
        f"{key}: {text}": better
        for key, text in texts_of(language).items()
        for pattern, better in OLD[language].items()
        if re.search(pattern, text)
    }
    assert found == {}

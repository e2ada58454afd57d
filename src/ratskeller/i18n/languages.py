"""The languages that the catalogues speak, and the one that a person's machine is set to."""

import os
from collections.abc import Mapping

LANGUAGES = ("en", "de", "it", "pl")


def language_of_environment(environment: Mapping[str, str] = os.environ) -> str:
    """The language that LANGUAGE asks for, else LC_ALL, LC_MESSAGES or LANG, the first that is set; else English."""
    for name in environment.get("LANGUAGE", "").split(":"):
        if (language := language_of_locale(name)) is not None:
            return language
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if name := environment.get(variable, ""):
            return language_of_locale(name) or "en"
    return "en"


def language_of_locale(name: str) -> str | None:
    """The language of a locale such as `de_AT.UTF-8`, if there is a catalogue for it."""
    language = name.replace("-", "_").partition("_")[0].partition(".")[0].partition("@")[0].lower()
    return language if language in LANGUAGES else None

"""One language's sentences, read from its folder of Fluent files when first asked for."""

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from ratskeller.core.errors import RatskellerError
from ratskeller.core.plugins import plugins
from ratskeller.i18n.languages import LANGUAGES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


class CatalogueError(RatskellerError):
    """A language without a catalogue, or a sentence that a catalogue can't give."""


class Catalogue:
    """The sentences of one language. Called with a key and the sentence's figures, it gives the sentence."""

    def __init__(self, language: str, bundle: "FluentBundle") -> None:
        self.language = language
        self._bundle = bundle

    def __call__(self, key: str, /, **figures: str | float) -> str:
        """The sentence, or an error that names the key and what is missing; never a sentence with a hole."""
        if not self.has(key):
            raise CatalogueError(f"{self.language}: there is no text '{key}'")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise CatalogueError(f"{self.language}: '{key}' has no text of its own")
        text, errors = self._bundle.format_pattern(pattern, figures)
        if errors:
            raise CatalogueError(f"{self.language}: '{key}': {'; '.join(map(str, errors))}")
        return str(text)

    def has(self, key: str) -> bool:
        """There is a sentence of this key."""
        return self._bundle.has_message(key)


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language; each is read once."""
    if language not in LANGUAGES:
        raise CatalogueError(f"unknown language '{language}': the languages are {', '.join(LANGUAGES)}")
    # Fluent takes a fifth of a second to import: only those who speak wait for it.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    packages = ("ratskeller", *(plugin.package for plugin in plugins()))
    for folder in (files(package) / "i18n" / language for package in packages):
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return Catalogue(language, bundle)

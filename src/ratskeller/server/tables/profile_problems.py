"""What is wrong with somebody's own profile, as the page says it in whatever language it is in."""

from typing import Any

from ratskeller.client.errors import Refused
from ratskeller.core.errors import LONGEST_WHERE, Problem, ProfileError, RatskellerError, shortened
from ratskeller.core.phrase import Phrase, PhraseCatalogue
from ratskeller.core.translator import problem_in_words
from ratskeller.i18n import catalogue


def spoken_problem(problem: Problem) -> dict[str, Any] | None:
    """A problem as a sentence of the catalogues; none where they have no words for it."""
    words = problem_in_words(problem, PhraseCatalogue(catalogue("en").has))
    return words.plain() if isinstance(words, Phrase) else None


def refused_profile(error: RatskellerError, source: str = "profile") -> Refused:
    """No table with this profile: its first problem for people, all of them for programs."""
    message = str(error).replace(source, "profile")
    spoken = spoken_problem(error.problems[0]) if isinstance(error, ProfileError) else None
    if spoken is None or not isinstance(error, ProfileError):
        return Refused("set-up", message)
    figures = {"place": shortened(error.problems[0].where, LONGEST_WHERE), "problem": spoken}
    return Refused("set-up", message, say={"key": "problem-in-profile", "figures": figures})

"""A game explained: what every decision was worth, by what its seat could know, and what was luck."""

from ratskeller.study.analysis.analysing import NothingToAnalyse, analyse
from ratskeller.study.analysis.model import Analysis, Decision, Luck, SeatResult, Turn, TurningPoint

__all__ = [
    "Analysis",
    "Decision",
    "Luck",
    "NothingToAnalyse",
    "SeatResult",
    "Turn",
    "TurningPoint",
    "analyse",
]

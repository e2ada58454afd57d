"""A game explained: what every decision was worth, by what its seat could know, and what was luck."""

from ratskeller.study.analysis.analysing import PLAYOUTS, NothingToAnalyse, analyse
from ratskeller.study.analysis.model import Analysis, Decision, Luck, SeatResult, Turn, TurningPoint

__all__ = [
    "PLAYOUTS",
    "Analysis",
    "Decision",
    "Luck",
    "NothingToAnalyse",
    "SeatResult",
    "Turn",
    "TurningPoint",
    "analyse",
]

"""The Pied Piper as OpenSpiel knows it."""

from ratskeller.envs.spiel.entry import Bounds, Entry

# A game is cut off after 500 turns, of all seats together.
ENTRY = Entry("The Pied Piper", False, Bounds(turns=500, decisions=3, draws=8, set_up=32))

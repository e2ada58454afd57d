"""Nim as OpenSpiel knows it."""

from ratskeller.envs.spiel.entry import Bounds, Entry

ENTRY = Entry("Nim of cheese", True, Bounds(turns=27, decisions=1, draws=0, set_up=3))

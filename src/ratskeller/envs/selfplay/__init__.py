"""Data sets of strong play with search values: how they are played, kept and read."""

from ratskeller.envs.selfplay.data import SelfPlay, read_selfplay, sample_of

__all__ = ["SelfPlay", "read_selfplay", "sample_of"]

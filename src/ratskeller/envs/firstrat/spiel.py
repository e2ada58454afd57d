"""First Rat as OpenSpiel knows it."""

from ratskeller.envs.spiel.entry import Bounds, Entry

# Every turn takes a rat a space further. There are four rats on 27 spaces, and each of 26 items can send one back to
# Start: it is stolen once.
ENTRY = Entry("First Rat", True, Bounds(turns=(4 + 26) * 27, decisions=64, draws=2, set_up=64))

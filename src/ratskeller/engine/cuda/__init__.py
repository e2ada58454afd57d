"""The rules on a GPU: the same source, compiled for CUDA, with a thread for each game."""

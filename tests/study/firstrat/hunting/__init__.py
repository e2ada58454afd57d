"""The hunt for the challenge chart: what counts as progress, what is tried, what was found."""

"""First Rat: rats race over a junkyard and build a rocket to the cheese moon."""

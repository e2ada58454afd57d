"""All that proves the rules, the engine and the command line."""

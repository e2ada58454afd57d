"""The Pied Piper: neighbours drive rats through each other's houses, with hidden hands."""

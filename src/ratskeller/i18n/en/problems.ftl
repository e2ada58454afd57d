# What is wrong with a profile, beside its field in a form and behind its key on the command line.

problem-missing = This is missing.
problem-empty = Enter a value.
problem-unknown-name = This name is unknown. Known names: { $names }.
problem-choice = Choose one of these: { $names }.
problem-range = Enter a whole number from { $least } to { $most }.
problem-whole-number = Enter a whole number.
problem-text = Enter a text.
problem-switch = Enter true or false.
problem-list = Enter a list.
problem-list-of = Enter exactly { $count } values.
problem-table = Enter a table.
problem-other-kind = This value is of the wrong kind.
problem-no-table = There is no table of this name.
problem-unreadable = The file can’t be read: { $detail }.
problem-not-text = The file is not text in UTF-8.
problem-not-toml = The file is not TOML: { $detail }.
problem-too-long = The file has more than { $most } characters.
problem-too-deep = The file has lists or tables nested too deeply.
problem-too-many-values = The file has more than { $most } values.
problem-too-many-digits = The file has a number with too many digits.
problem-long-key = The file has a key with more than { $most } parts.
problem-strange-characters = Line { $line } has characters that can’t be displayed.
problem-in-profile = There is a mistake in this board ({ $place }): { $problem }

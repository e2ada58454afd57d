"""The tables of the database. Times are seconds since 1970; lists and objects are kept as JSON text."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, false

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# What the server signs cookies with; made at the first start, shared by all processes.
keys = Table("keys", METADATA, Column("name", String, primary_key=True), Column("value", String, nullable=False))

people = Table(
    "people",
    METADATA,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("epoch", Integer, nullable=False),  # cookies of an earlier one are no longer good
    Column("created", Float, nullable=False),
    Column("colour", String),  # a colour and a drawing that somebody has chosen
    Column("picture", String),
    Column("seen", Float),  # when they were last here, to the hour
)

# Browsers that are signed in; a cookie names one.
devices = Table(
    "devices",
    METADATA,
    Column("id", String, primary_key=True),
    Column("person_id", String, ForeignKey("people.id"), nullable=False),
    Column("name", String, nullable=False),  # browser and system
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Index("ix_devices_person_id", "person_id"),
)

# Keys that a device or a password manager keeps for somebody: only the public halves.
passkeys = Table(
    "passkeys",
    METADATA,
    Column("id", String, primary_key=True),
    Column("person_id", String, ForeignKey("people.id"), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", Integer, nullable=False),
    Column("name", String, nullable=False),  # of the device that made it
    Column("created", Float, nullable=False),
    Column("used", Float),
    Index("ix_passkeys_person_id", "person_id"),
)

# Codes on paper that bring somebody back: only digests, each good once.
recovery_codes = Table(
    "recovery_codes",
    METADATA,
    Column("digest", String, primary_key=True),
    Column("person_id", String, ForeignKey("people.id"), nullable=False),
    Index("ix_recovery_codes_person_id", "person_id"),
)

# Addresses that somebody has confirmed to be theirs.
mails = Table(
    "mails",
    METADATA,
    Column("person_id", String, ForeignKey("people.id"), primary_key=True),
    Column("address", String, nullable=False),
    Column("confirmed", Float, nullable=False),
    Index("ix_mails_address", "address", unique=True),
)

# Challenges of passkeys and links in mails: only digests, each good once and for minutes.
tokens = Table(
    "tokens",
    METADATA,
    Column("digest", String, primary_key=True),
    Column("purpose", String, nullable=False),
    Column("person_id", String, ForeignKey("people.id")),  # whose it is, where that is known
    Column("body", Text, nullable=False),
    Column("expires", Float, nullable=False),
    Index("ix_tokens_person_id", "person_id"),
    Index("ix_tokens_expires", "expires"),
)

# Where a browser takes push messages.
pushes = Table(
    "pushes",
    METADATA,
    Column("id", String, primary_key=True),  # a digest of the endpoint
    Column("person_id", String, ForeignKey("people.id"), nullable=False),
    Column("device", String, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String, nullable=False),
    Column("auth", String, nullable=False),
    Column("language", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("failures", Integer, nullable=False),  # in a row
    Index("ix_pushes_person_id", "person_id"),
)

# When somebody wants no call: minutes after midnight, by the clocks of a time zone.
quiet_hours = Table(
    "quiet_hours",
    METADATA,
    Column("person_id", String, ForeignKey("people.id"), primary_key=True),
    Column("begins", Integer, nullable=False),
    Column("ends", Integer, nullable=False),
    Column("zone", String, nullable=False),
)

# Somebody is to be called to a table, if it is still their turn then.
calls = Table(
    "calls",
    METADATA,
    Column("person_id", String, ForeignKey("people.id"), primary_key=True),
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("due", Float, nullable=False),
    Index("ix_calls_due", "due"),
)

# Secret links that move a person to another device: only digests, each good once.
device_links = Table(
    "device_links",
    METADATA,
    Column("digest", String, primary_key=True),
    Column("person_id", String, ForeignKey("people.id"), nullable=False),
    Column("expires", Float, nullable=False),
)

# How somebody likes tables.
settings = Table(
    "settings",
    METADATA,
    Column("person_id", String, ForeignKey("people.id"), primary_key=True),
    Column("body", Text, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("host", String, ForeignKey("people.id"), nullable=False),
    Column("game", String, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("profile", String, nullable=False),  # the name of one that comes with the game, or "own"
    Column("profile_text", Text),  # TOML, of a profile of one's own
    Column("options", Text, nullable=False),
    Column("people", Integer, nullable=False),  # and bots: how many sit at the table
    Column("level", String),  # of the game's own opponent, for a person alone
    Column("is_public", Boolean, nullable=False),
    Column("clock", Text, nullable=False),
    Column("stand_in", String, nullable=False),  # the level that plays for whoever runs out of time
    Column("hints", Boolean, nullable=False),
    Column("live_points", Boolean, nullable=False),
    Column("state", String, nullable=False),  # open, running, over
    Column("seed", String, nullable=False),  # the server's part of the luck: secret until the game is over
    Column("last", Integer, nullable=False),  # number of the last entry of the log
    Column("due", Float),  # when somebody has to look again: a bot is to move, or a clock runs out
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Column("rematch_of", String),
    Column("language", String),  # in which whoever opened it likes to talk
    Column("rated", Boolean, nullable=False, server_default=false()),  # the game counts for ratings
    Column("event_id", String),  # the tournament that it belongs to
    Index("ix_tables_state", "state", "is_public"),
    Index("ix_tables_due", "due"),
    Index("ix_tables_host", "host"),
    Index("ix_tables_rematch_of", "rematch_of"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),  # open, person, bot
    Column("person_id", String, ForeignKey("people.id")),
    Column("name", String, nullable=False),
    Column("bot", String),  # the level of a bot
    Column("salt", String, nullable=False),  # the person's part of the luck
    Index("ix_seats_person_id", "person_id"),
)

# Everything that happened at a table, in order. Nothing here is ever changed or erased, but for the names and words of
# people who wanted to be forgotten.
log = Table(
    "log",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("seat", Integer),
    Column("person_id", String),
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),
)

# When people who sit at running tables were last there.
presence = Table(
    "presence",
    METADATA,
    Column("person_id", String, ForeignKey("people.id"), primary_key=True),
    Column("at", Float, nullable=False),
)

# Who is whose friend: a row for each of the two.
friends = Table(
    "friends",
    METADATA,
    Column("id", String, primary_key=True),  # by which the first names the second
    Column("person_id", String, ForeignKey("people.id"), nullable=False),
    Column("other_id", String, ForeignKey("people.id"), nullable=False),
    Column("since", Float, nullable=False),
    Index("ix_friends_person_id", "person_id", "other_id", unique=True),
    Index("ix_friends_other_id", "other_id"),
)

# Whom somebody does not want to meet; the other one is not told.
blocks = Table(
    "blocks",
    METADATA,
    Column("id", String, primary_key=True),
    Column("person_id", String, ForeignKey("people.id"), nullable=False),
    Column("other_id", String, ForeignKey("people.id"), nullable=False),
    Column("name", String, nullable=False),  # under which they were met
    Column("since", Float, nullable=False),
    Index("ix_blocks_person_id", "person_id", "other_id", unique=True),
    Index("ix_blocks_other_id", "other_id"),
)

# Somebody is invited by a friend to a table that waits.
invitations = Table(
    "invitations",
    METADATA,
    Column("id", String, primary_key=True),
    Column("person_id", String, ForeignKey("people.id"), nullable=False),
    Column("other_id", String, ForeignKey("people.id"), nullable=False),  # who invites
    Column("table_id", String, ForeignKey("tables.id"), nullable=False),
    Column("at", Float, nullable=False),
    Column("is_declined", Boolean, nullable=False),
    Index("ix_invitations_person_id", "person_id", "table_id", "other_id", unique=True),
    Index("ix_invitations_other_id", "other_id"),
    Index("ix_invitations_table_id", "table_id"),
)

# What somebody has reported of somebody else, with the lines in question, for the operator.
reports = Table(
    "reports",
    METADATA,
    Column("id", String, primary_key=True),
    Column("person_id", String, ForeignKey("people.id"), nullable=False),  # who reports
    Column("other_id", String, ForeignKey("people.id"), nullable=False),  # who is reported
    Column("table_id", String, ForeignKey("tables.id")),
    Column("name", String, nullable=False),  # under which they were met
    Column("reason", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("lines", Text, nullable=False),  # numbers of entries, and what was said
    Column("at", Float, nullable=False),
    Column("closed", Float),
    Index("ix_reports_person_id", "person_id"),
    Index("ix_reports_other_id", "other_id"),
    Index("ix_reports_table_id", "table_id"),
)

# Who may not take part, until when (none: for ever), and why.
bans = Table(
    "bans",
    METADATA,
    Column("person_id", String, ForeignKey("people.id"), primary_key=True),
    Column("since", Float, nullable=False),
    Column("until", Float),
    Column("reason", Text, nullable=False),
)

# All that an operator has done about people, in order. A server carries out what is left to do.
moderation = Table(
    "moderation",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("action", String, nullable=False),
    Column("person_id", String, ForeignKey("people.id")),
    Column("table_id", String),
    Column("report_id", String),
    Column("reason", Text, nullable=False),
    Column("body", Text, nullable=False),  # what the action needs
    Column("done", Float),  # when a server has carried it out
    Index("ix_moderation_person_id", "person_id"),
)

# What people write down for themselves at a table.
notes = Table(
    "notes",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("person_id", String, ForeignKey("people.id"), primary_key=True),
    Column("text", Text, nullable=False),
    Index("ix_notes_person_id", "person_id"),
)

# The next turn of a seat, planned by whoever sits there. Nobody else ever gets to see it.
premoves = Table(
    "premoves",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", String, ForeignKey("people.id"), nullable=False),
    Column("made_at", Integer, nullable=False),  # the table's last entry when it was planned
    Column("looked_at", Integer, nullable=False),  # and when a process last found out whether it can be played
    Column("moves", Text, nullable=False),  # with the decision that each is for
    Column("stopped", Text),  # why the rest of it was not played; it waits to be read, no more
    Index("ix_premoves_person_id", "person_id"),
)

# From when to when somebody does not play: the clocks of games with days for a turn stand still for them.
holidays = Table(
    "holidays",
    METADATA,
    Column("id", String, primary_key=True),
    Column("person_id", String, ForeignKey("people.id"), nullable=False),
    Column("begins", Float, nullable=False),
    Column("ends", Float, nullable=False),
    Column("counted", Float, nullable=False),  # days that it counts for in a year
    Column("untold", Integer, nullable=False),  # changes of which not all tables know that it concerns
    Index("ix_holidays_person_id", "person_id"),
    Index("ix_holidays_untold", "untold"),
)

# Who wants a mail when games wait for them, at most one in so many hours.
digests = Table(
    "digests",
    METADATA,
    Column("person_id", String, ForeignKey("people.id"), primary_key=True),
    Column("hours", Integer, nullable=False),
    Column("language", String, nullable=False),
    Column("token", String, nullable=False),  # of the link that ends it
    Column("due", Float, nullable=False),  # when to look whether there is something to write
    Column("sent", Float),  # when the last one was
    Index("ix_digests_due", "due"),
    Index("ix_digests_token", "token", unique=True),
)

# Cells of the challenge chart, each with the game that ticked it.
ticks = Table(
    "ticks",
    METADATA,
    Column("person_id", String, ForeignKey("people.id"), primary_key=True),
    Column("challenge", String, primary_key=True),
    Column("level", String, primary_key=True),
    Column("table_id", String, ForeignKey("tables.id"), nullable=False),
    Column("at", Float, nullable=False),
)

# Records that somebody uploaded to look at.
records = Table(
    "records",
    METADATA,
    Column("id", String, primary_key=True),
    Column("person_id", String, ForeignKey("people.id"), nullable=False),
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("profile_text", Text),  # TOML, of a board of one's own on which it was played
    Index("ix_records_person_id", "person_id"),
)

# Boards of people's own, which others see who have the link.
profiles = Table(
    "profiles",
    METADATA,
    Column("id", String, primary_key=True),
    Column("person_id", String, ForeignKey("people.id"), nullable=False),
    Column("game", String, nullable=False),
    Column("name", String, nullable=False),  # as its owner calls it
    Column("text", Text, nullable=False),  # TOML
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("ix_profiles_person_id", "person_id"),
)

# Greg beside a real board.
companions = Table(
    "companions",
    METADATA,
    Column("id", String, primary_key=True),
    Column("person_id", String, ForeignKey("people.id"), nullable=False),
    Column("body", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Index("ix_companions_person_id", "person_id"),
)

# Games that somebody wants explained, or that are: the oldest that waits is the next.
analyses = Table(
    "analyses",
    METADATA,
    Column("subject", String, primary_key=True),  # a key of finished.py
    Column("person_id", String, ForeignKey("people.id"), nullable=False),  # who asked for it
    Column("asked", Float, nullable=False),
    Column("state", String, nullable=False),  # queued, running, done, failed
    Column("done", Integer, nullable=False),  # decisions that were looked at
    Column("total", Integer, nullable=False),
    Column("due", Float),  # while it runs: when the claim of the process that does it falls free
    Column("body", Text),  # the analysis, or why there is none
    Index("ix_analyses_state", "state", "asked"),
    Index("ix_analyses_person_id", "person_id"),
)

# When the server last lived: one row, which each of its processes renews.
heartbeats = Table(
    "heartbeats",
    METADATA,
    Column("name", String, primary_key=True),
    Column("at", Float, nullable=False),
    Column("padding", Text, nullable=False),  # filled only to find out whether a disk that was full has room again
)

# How strong people are at each game: what rated games have come to.
ratings = Table(
    "ratings",
    METADATA,
    Column("person_id", String, ForeignKey("people.id"), primary_key=True),
    Column("game", String, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("low", Float, nullable=False),  # what somebody is good for at least: leader boards go by it
    Column("games", Integer, nullable=False),
    Index("ix_ratings_game", "game", "low"),
)

# What each rated game did to the rating of each person. One row for a game and a person: it counts once.
rated_games = Table(
    "rated_games",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("person_id", String, ForeignKey("people.id"), primary_key=True),
    Column("game", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_rated_games_person_id", "person_id", "at"),
)

# By which others find the page of somebody whose rating all may see.
person_pages = Table(
    "person_pages",
    METADATA,
    Column("person_id", String, ForeignKey("people.id"), primary_key=True),
    Column("public_id", String, nullable=False),
    Index("ix_person_pages_public_id", "public_id", unique=True),
)

# What came of games that are over, seat by seat, for statistics. It follows from the log; nothing of a running game.
results = Table(
    "results",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", String, ForeignKey("people.id")),  # nobody: a bot, or one of several seats at one browser
    Column("game", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("people", Integer, nullable=False),  # of them, who are different people
    Column("rated", Boolean, nullable=False),
    Column("place", Integer),  # none: the seat was left to a bot, or the game was not played to its end
    Column("points", Integer, nullable=False),
    Column("figures", Text, nullable=False),  # what this seat did and had
    Column("own", Float),  # what its decisions and what luck have changed of its chance to win, if that was analysed
    Column("luck", Float),
    Column("at", Float, nullable=False),
    Index("ix_results_person_id", "person_id", "at"),
)

# Tournaments.
events = Table(
    "events",
    METADATA,
    Column("id", String, primary_key=True),
    Column("host", String, ForeignKey("people.id"), nullable=False),  # who opened it
    Column("title", String, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("game", String, nullable=False),
    Column("settings", Text, nullable=False),  # of its tables
    Column("format", String, nullable=False),  # robin, swiss
    Column("seats", Integer, nullable=False),  # of a table, at most
    Column("rounds", Integer),  # None: as many as a round robin needs, known when it starts
    Column("most", Integer, nullable=False),  # people
    Column("round_hours", Float, nullable=False),  # after which the organiser may end a round
    Column("state", String, nullable=False),  # open, running, over, closed
    Column("round", Integer, nullable=False),  # which is played; 0 before the start
    Column("version", Integer, nullable=False),  # grows with every change
    Column("seed", String, nullable=False),  # from which the seeds of its tables come: secret until it is over
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Index("ix_events_state", "state", "is_public"),
    Index("ix_events_host", "host"),
)

# Who takes part in a tournament.
event_people = Table(
    "event_people",
    METADATA,
    Column("event_id", String, ForeignKey("events.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 0, in the order in which they joined
    Column("person_id", String, ForeignKey("people.id"), nullable=False),
    Column("state", String, nullable=False),  # in, withdrawn, removed
    Column("salt", String, nullable=False),  # their part of the luck at all their tables
    Column("joined", Float, nullable=False),
    Index("ix_event_people_person_id", "person_id"),
    Index("ix_event_people_once", "event_id", "person_id", unique=True),
)

# Rounds that were opened: whoever writes the row has opened the round, with all its tables, and nobody else can.
event_rounds = Table(
    "event_rounds",
    METADATA,
    Column("event_id", String, ForeignKey("events.id"), primary_key=True),
    Column("round", Integer, primary_key=True),  # from 1
    Column("opened", Float, nullable=False),
    Column("deadline", Float, nullable=False),  # from when on the organiser may end it
    Column("ended", Float),
)

# Who plays where in a round, and what came of it.
event_results = Table(
    "event_results",
    METADATA,
    Column("event_id", String, ForeignKey("events.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),  # of the person
    Column("table_number", Integer),  # from 1; none for a bye
    Column("table_id", String, ForeignKey("tables.id")),
    Column("seat", Integer),
    Column("place", Float),  # none for a bye, and where the game was not played to its end
    Column("points", Float),  # none before the game is over
    Column("score", Integer),
    Column("share", Float),  # of all that was scored at the table
    Index("ix_event_results_table_id", "table_id"),
)

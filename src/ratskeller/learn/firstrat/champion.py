"""The recipe of the weights that come with First Rat: `bots/firstrat/champion.net`."""

from ratskeller.games.firstrat.constants import LEVELS
from ratskeller.learn.settings import Setting, Settings

NO_MATCHES = 10**9  # steps until the first

SETTINGS = Settings(
    game="firstrat",
    seed=11,
    settings=[
        *(Setting(2, share=20), Setting(3, share=12), Setting(4, share=14), Setting(5, share=8)),
        *(Setting(1, level) for level in LEVELS),
        *(Setting(people, None, {"comics": "super"}, share=2) for people in (2, 4)),
        *(Setting(3, None, {"path": "variable"}), Setting(2, None, {"tracks": "variable"})),
    ],
    method="policy",
    wide=256,
    narrow=32,
    priors="network",
    judge_at="leaf",
    tables=67_584,
    parts=64,
    entropy=0.02,
    td_lambda=0.95,
    minutes=8.9,
    gate_steps=NO_MATCHES,
)

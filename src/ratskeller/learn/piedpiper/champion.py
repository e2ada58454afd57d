"""The recipe of the weights that come with The Pied Piper: `bots/piedpiper/champion.net`."""

from ratskeller.learn.settings import Setting, Settings

NO_MATCHES = 10**9  # steps until the first

SETTINGS = Settings(
    game="piedpiper",
    seed=21,
    settings=[
        *(Setting(2, share=18), Setting(3, share=14), Setting(4, share=20), Setting(5, share=8)),
        Setting(3, None, {"variant": "young"}),
        *(Setting(4, None, {"variant": "hidden"}, share=2), Setting(2, None, {"variant": "hidden"})),
    ],
    method="policy",
    wide=288,
    narrow=64,
    priors="heuristics",
    judge_at="leaf",
    tables=65_536,
    parts=64,
    entropy=0.02,
    td_lambda=0.95,
    minutes=6.6,
    gate_steps=NO_MATCHES,
)

"""Calibrates the chances in hints and analyses, and shows how reliable they are.

Strong bots play each other at every kind of table. Some decisions of each game are judged in three ways: by trial
games, by the game's network alone, and by a search with the network. The judgements are compared with who won. Every
game and every judgement is kept as it ends: stop at any time, and the same command continues. After a change of
weights, remove the judgements of the network and of the search, and run it again: the games can be reused. Writes the
calibration beside its code, the reliability curve into docs/pictures/, and the last section of docs/analysis.md.
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec
import numpy as np

from calibrating.fitting import (
    Floats,
    Match,
    Told,
    calibration_error,
    error_by_luck,
    family_of,
    fits,
    matched,
    reliability,
    tested,
    told_by,
    untempered,
    variance_of,
)
from calibrating.games import PLAYERS, Kind, games_in, kinds, play_missing
from calibrating.looks import POSITIONS, WAYS, look_at_missing, looks_in
from ratskeller.cli.progress import progress_bar
from ratskeller.core.record import write_atomically
from ratskeller.games import GAMES, load_game
from ratskeller.reports.plots import as_file, line_plot
from ratskeller.study.analysis.calibration import FILE, Calibration, Judges, calibrations, table_key
from ratskeller.terminal.compiling import compile_bots_visibly, compile_visibly

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "build" / "calibration"
CURVE = ROOT / "docs" / "pictures" / "calibration.svg"
DOCUMENT = ROOT / "docs" / "analysis.md"
HEADING = "## How reliable the chances are"  # the document's last section, which is written anew
CLEARLY = 2.0  # standard errors
OPEN = 0.05  # part of games, at least, that go one way and the other
TITLES = {"firstrat": "First Rat", "piedpiper": "The Pied Piper"}


def main() -> None:
    parser = argparse.ArgumentParser(description="Calibrates the chances to win that hints and analyses tell.")
    parser.add_argument("--games", type=int, default=100, help="games of each of the 12 kinds of table (default: 100)")
    parser.add_argument("--keep", type=Path, default=KEPT, metavar="FOLDER", help=f"where games are kept ({KEPT.name})")
    parser.add_argument(
        "--processes", type=int, default=os.cpu_count() or 1, help="games at once (default: one a core)"
    )
    options = parser.parse_args()
    if options.games < 4 or options.processes < 1:
        parser.error("--games must be at least 4, --processes at least 1")
    for name in GAMES:
        compile_visibly(load_game(name), "set_up_all", "step")
        compile_bots_visibly(load_game(name))
    file, each = options.keep / "games.jsonl", options.games
    with progress_bar("games", each * len(kinds())) as advance:
        advance(sum(game.number < each for game in games_in(file)))
        for _ in play_missing(file, each, options.processes):
            advance(1)
    games = [game for game in games_in(file) if game.number < each]
    matches, variances = {}, {}
    for way in WAYS:
        looks = options.keep / f"looks-{way}.jsonl"
        with progress_bar(f"looks of {way}", len(games)) as advance:
            advance(len(looks_in(looks)))
            for _ in look_at_missing(looks, way, games, options.processes):
                advance(1)
        matches[way] = matched(games, looks_in(looks))
        if way == "learned":
            variances = {kind: variance_of(looks_in(looks), kind) for kind in kinds()}
    write_all(matches, variances)


def write_all(matches: dict[str, list[Match]], variances: dict[Kind, float]) -> None:
    """Write the calibration, the curve and the section of the document."""
    trials = known_trials(matches["trials"])
    all_told = {way: list(tested(matches[way], way)) for way in WAYS}
    if trials is None:
        trials = fits(matches["trials"], "trials")
    else:
        all_told["trials"] = [one for match in matches["trials"] for one in told_by(match, trials[match.game.kind])]
    judges = judges_of(trials, fits(matches["learned"], "learned"), variances, all_told)
    write_atomically(FILE, calibration_text(judges))
    told = [one for kind in kinds() for one in all_told[judges[kind].judge] if one.kind == kind]
    curves = {title: reliability([one for one in told if one.kind.game == name]) for name, title in TITLES.items()}
    lines = {name: ([one.chance for one in bins], [one.won.share for one in bins]) for name, bins in curves.items()}
    svg = line_plot(
        lines, "chance that was told", "share that was won", percent=True, percent_x=True, dots=True, diagonal=True
    )
    write_atomically(CURVE, as_file(svg))
    text = DOCUMENT.read_text("utf-8").partition(HEADING)[0]
    raw = list(untempered(matches["network"]))
    write_atomically(DOCUMENT, text + section(judges, all_told, raw, told, len(matches["learned"])))
    for name, bins in curves.items():
        print(f"{name}: calibration error {calibration_error(bins):.1%}", file=sys.stderr)


def known_trials(matches: list[Match]) -> dict[Kind, Calibration] | None:
    """The figures of trial games as they are, if they were fitted on more games than there are now."""
    known = calibrations()
    found = {kind: known[kind.game][table_key(kind.people, kind.level)].trials for kind in kinds()}
    now = Counter(match.game.kind for match in matches)
    return found if all(one.games > now[kind] for kind, one in found.items()) else None


def judges_of(
    trials: dict[Kind, Calibration],
    learned: dict[Kind, Calibration],
    variances: dict[Kind, float],
    all_told: dict[str, list[Told]],
) -> dict[Kind, Judges]:
    """Who judges at each kind of table. The network does where it was clearly less surprised by the results than trial
    games, over all tables of the family, and no more surprised at this one. Where every game went the same way, nothing
    can be said of either, and trial games stay."""
    judges = {}
    for kind in kinds():
        family = [other for other in kinds() if family_of(other) == family_of(kind)]
        gains = np.concatenate([gains_of(all_told, other) for other in family])
        is_clear = gains.mean() > CLEARLY * gains.std() / np.sqrt(len(gains))
        is_better = is_clear and is_open(all_told["learned"], kind) and gains_of(all_told, kind).mean() >= 0
        one = msgspec.structs.replace(learned[kind], variance=variances[kind])
        judges[kind] = Judges("learned" if is_better else "trials", trials[kind], one)
    return judges


def is_open(all_told: list[Told], kind: Kind) -> bool:
    """The first seat has won some of the games, and lost some."""
    won = {one.game: float(one.shares[0]) for one in all_told if one.kind == kind}
    return OPEN <= float(np.mean(list(won.values()))) <= 1 - OPEN


def gains_of(all_told: dict[str, list[Told]], kind: Kind) -> Floats:
    """By how much less a search by the network was surprised than trial games, at each decision that both looked at."""
    by_way = [
        {(one.game, one.decision): one.loss for one in all_told[way] if one.kind == kind}
        for way in ("trials", "learned")
    ]
    return np.array([loss - by_way[1][key] for key, loss in sorted(by_way[0].items()) if key in by_way[1]])


def losses(all_told: dict[str, list[Told]], kind: Kind) -> tuple[float, float]:
    """How surprising results were to trial games and to a search by the network, in nats, at the same decisions."""
    same = {(one.game, one.decision) for one in all_told["trials"] if one.kind == kind}
    same &= {(one.game, one.decision) for one in all_told["learned"] if one.kind == kind}
    by_trials, by_network = (
        float(np.mean([one.loss for one in all_told[way] if one.kind == kind and (one.game, one.decision) in same]))
        for way in ("trials", "learned")
    )
    return by_trials, by_network


def calibration_text(found: dict[Kind, Judges]) -> str:
    """The file of the calibration."""
    parts = ["# Written by benchmarks/calibration.py. Figures at the beginning of a game, and what they change by.\n"]
    for (game, people, level), judges in found.items():
        name = f"{game}.{table_key(people, level)}"
        parts.append(f'[{name}]\njudge = "{judges.judge}"\n')
        for way, one in (("trials", judges.trials), ("learned", judges.learned)):
            assert one is not None
            figures = f"games = {one.games}\nlength = {one.length}\ntrust = {one.trust}\ndecider = {one.decider}\n"
            parts.append(f"[{name}.{way}]\n{figures}" + (f"variance = {one.variance}\n" if way == "learned" else ""))
    return "\n".join(parts)


def section(
    judges: dict[Kind, Judges], all_told: dict[str, list[Told]], raw: list[Told], told: list[Told], games: int
) -> str:
    """The section of the document with the results."""
    lines = [
        f"{HEADING}\n",
        f"{games:,} games between equals, not seen in training: at half of the tables all seats are `{PLAYERS[0]}`,",
        f"at the other `{PLAYERS[1]}`. Of each game {POSITIONS['learned']} decisions were judged by the network,"
        f" {POSITIONS['trials']} of them by trial games.",
        "Trial games use the calibration from the file where it was fitted on more (other) games. All other chances",
        "use a calibration fitted on the other half of these games.",
        "`python benchmarks/calibration.py` plays, judges, fits and writes this section.\n",
        "The calibration error is the expected calibration error (ECE): the distance between predicted and observed",
        "frequencies, in ten bins of equal width over the chances of all seats. In brackets: the error that perfect",
        "chances would show by luck alone, in so few games. Log loss is in nats, at the same decisions for both;",
        "lower is better.\n",
        "| table | games: trials, network | trial games | raw network | calibrated network | search with the network"
        " | log loss: trial games | log loss: search with the network | judge |",
        "|---|--:|--:|--:|--:|--:|--:|--:|---|",
    ]
    for kind in kinds():
        ways = [error_of(some, kind) for some in (all_told["trials"], raw, all_told["network"], all_told["learned"])]
        surprises = " | ".join(f"{loss:.3f}" for loss in losses(all_told, kind))
        name = f"{TITLES[kind.game]}, {kind.level or f'{kind.people} seats'}"
        lines.append(f"| {name} | {counts(all_told, kind)} | {' | '.join(ways)} | {surprises} | {judges[kind].judge} |")
    for game, title in TITLES.items():
        some = [[one for one in way if one.kind.game == game] for way in (all_told["trials"], raw)]
        some += [[one for one in all_told[way] if one.kind.game == game] for way in ("network", "learned")]
        ways = [error_of(way) for way in some]
        lines.append(f"| **{title}, all** | | {' | '.join(ways)} | | | |")
    for game, title in TITLES.items():
        gains = np.concatenate([gains_of(all_told, kind) for kind in kinds() if family_of(kind) == (game, False)])
        error = gains.std() / np.sqrt(len(gains))
        gain = f"{gains.mean():.3f} ± {error:.3f} nats"
        text = f"{title} with others: the network's search has a log loss lower by {gain}"
        lines.append(f"{'' if lines[-1].endswith('.') else chr(10)}{text} (standard error).")
    lines += ["", f"![Predicted chances and observed frequencies](pictures/{CURVE.name})\n"]
    for game, title in TITLES.items():
        bins = reliability([one for one in told if one.kind.game == game])
        lines += [f"{title}, with the judges above: the calibration error is {calibration_error(bins):.1%}.\n"]
        lines += ["| predicted | mean | chances | games | won | 95 % interval |", "|---|---|---|---|---|---|"]
        for one in bins:
            tenth = min(9, int(one.chance * 10)) * 10
            won = f"{one.won.share:.1%} | {one.won.low:.1%} to {one.won.high:.1%}"
            lines.append(f"| {tenth} to {tenth + 10} % | {one.chance:.1%} | {one.chances:,} | {one.games:,} | {won} |")
        lines.append("")
    return "\n".join(lines)


def counts(all_told: dict[str, list[Told]], kind: Kind) -> str:
    """How many games were judged by trial games, and how many by the network."""
    return ", ".join(str(len({one.game for one in all_told[way] if one.kind == kind})) for way in ("trials", "learned"))


def error_of(all_told: Sequence[Told], kind: Kind | None = None) -> str:
    """The calibration error of chances, at one kind of table, and the part that is luck."""
    bins = reliability([one for one in all_told if kind is None or one.kind == kind])
    return f"{calibration_error(bins):.1%} ({error_by_luck(bins):.1%})"


if __name__ == "__main__":
    main()

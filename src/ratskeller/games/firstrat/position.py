"""All that is needed to go on with a game of First Rat, as one record."""

from ratskeller.core import position as core
from ratskeller.core.layout import Grid, Ints, Records, choice, dtype_of, flags, number, numbers, record, records
from ratskeller.games.firstrat import constants as w


class Player:
    """What belongs to one seat."""

    rats: Ints = choice(w.PLACES, 4, base=-1)
    tokens: Ints = flags(w.SUPER_RATS, 4, kind="i1")  # super rats' tokens, rat by rat
    goods: Ints = numbers(5, kind="i2", keys=w.GOODS)
    mouldy: int = number("i2")
    awards: int = number()
    light: int = number()
    burrow: int = number()  # node of the burrow
    comics: int = flags(w.COMICS)
    fresh: int = flags(w.COMICS)  # comics taken this turn, without effect until the next
    backpacks: int = flags(w.COLOURS, kind="i1")
    drinks: int = number()
    drinks_used: int = number()
    caps: int = flags(w.CAPS)
    markers: int = number()  # left, the two in reserve included
    scored: Ints = numbers(8, keys=w.TRACKS)  # own pieces on each track
    commander_slot: int = number()  # 1 + slot of the rattonaut who carries the commander's token
    pipe_uses: Ints = numbers(5, kind="i2")


class Track:
    """One score track."""

    row: int = number()  # row of points that lies on it: the printed ones first, then the tiles
    slots: Ints = numbers(4)  # seat, FREE or BLOCKED
    last: Ints = numbers(5)  # how many pieces each seat has on the fifth slot


class Turn:
    """What the turn under way has to remember."""

    moved: int = number()  # bits of the rats moved
    rat: int = number()  # the rat moved last, or about to be routed
    origin: int = number()  # where that rat came from
    target: int = number()  # where the rat about to be routed will end
    colour: int = number()  # 1 + colour that the rats of this turn end on
    left_start: int = number()  # bits of the rats that left Start
    gain: Ints = numbers(7, kind="i2", keys=w.YIELDS)
    cores: int = number("i2")  # steps that the burrow marker has still to go
    stall: int = choice(("", *w.STALLS), base=-1)
    card: int = number()  # Greg's card
    order: Ints = numbers(4)  # Greg's rats, front first, as they stood when his turn began
    rank: int = number()  # which of them moves next
    steps: Ints = numbers(4)


class Position(core.Position):
    """One game, secrets included. The random state is the only secret: all decks are drawn from, never laid out."""

    seats: int = number()  # Greg's included
    level: int = choice(("none", *w.LEVELS), base=-1)
    phase: int = choice(w.PHASES)
    seat: int = number()  # whose turn it is
    round_number: int = number("i2")
    end_round: int = number("i2")
    end_reason: int = choice(w.END_REASONS)
    drawn: int = number()  # progress of the set-up step under way
    tiles: Ints = numbers(28)  # path tile on each space
    hamster: Ints = numbers(5, keys=w.COLOURS)
    frog: int = number()
    crow: int = flags(w.CAPS)
    library: int = flags(w.COMICS)
    tracks: Records[Track] = records(Track, 8, keys=w.TRACKS)
    players: Records[Player] = records(Player, w.MAX_SEATS)
    turn: Turn = record(Turn)
    plans: int = flags(w.GREG_TRACKS)
    deck: int = flags(w.CARD_NAMES, kind="i4")  # cards known to be in Greg's deck
    pile: int = flags(w.CARD_NAMES, kind="i4")  # cards revealed since the last shuffle
    seen: int = flags(w.CARD_NAMES, kind="i4")  # cards ever revealed
    unseen_a: int = number()  # cards of each kind in the deck that nobody has seen
    unseen_b: int = number()


POSITION = dtype_of(Position)


class Box:
    """A profile in the form that rules read: the options, the board and the cards."""

    # options
    super_comics: int = number()
    without_discount: int = number()
    variable_path: int = number()
    variable_tracks: int = number()
    chosen_tracks: int = number()
    lit_cumulative: int = number()
    spare_in_last_round: int = number()
    greg_stays: int = number()
    award_always: int = number()
    award_with_all: int = number()
    must_take_comic: int = number()
    super_at_once: int = number()
    toll_by_rat: int = number()
    mouldy_supply: int = number("i2")
    award_supply: int = number("i2")
    # the path, as tiles: 1 to 26 are the printed spaces, 27 to 52 the tiles of the variable board
    tile_colour: Ints = numbers(53)
    tile_kind: Ints = numbers(53)
    tile_amount: Ints = numbers(53)
    stretch: Ints = numbers(27)  # of each space, and of the tile of that number
    # pipes, and every way through them from every space, fewest steps first
    pipe_from: Ints = numbers(5)
    pipe_to: Ints = numbers(5)
    pipe_cost: Ints = numbers(5)
    green_pipes: int = number()
    orange_pipes: int = number()
    route_count: Ints = numbers(28)
    route_pipes: Grid = numbers(28, 32)
    route_steps: Grid = numbers(28, 32)
    route_end: Grid = numbers(28, 32)
    toll: int = number()
    mouldy_cheese: int = number()
    steps_alone: int = number()
    steps_together: int = number()
    four_steps: int = number()
    runner_steps: int = number()
    # lights and burrow
    first_light: Ints = numbers(28)
    lights: int = number()
    lamps: Ints = numbers(3)
    burrow_next: Grid = numbers(w.BURROW_NODES, 2)
    burrow_reward: Ints = numbers(w.BURROW_NODES)
    # stalls and items
    stall_space: Ints = numbers(3)
    stall_price: Ints = numbers(3)
    backpack_bonus: Ints = numbers(5)
    backpack_count: Ints = numbers(5)
    # by number of people; the first is unused
    caps_laid: int = number()
    comics_laid: int = number()
    backpacks_laid: Ints = numbers(6)
    drinks_laid: Ints = numbers(6)
    blocked: Grid = numbers(6, 5)
    first_cheese: Ints = numbers(5)
    markers: int = number()
    markers_to_end: int = number()
    # building
    part_cost: Grid = numbers(3, 5)
    part_saves: Grid = numbers(3, 3)  # what each variant of a part saves: nothing (0), its first material, its second
    donation: int = number()
    # points
    rows: Grid = numbers(16, 5)
    award_points: int = number()
    mouldy_points: int = number()
    leftovers: int = number()
    cap_points: Ints = numbers(10)
    crumbs_less: int = number()
    # Greg
    card_kind: Ints = numbers(30)  # 0 where the deck has no card of that name
    card_moves: Grid = numbers(30, 4)
    card_symbol: Ints = numbers(30)
    deck_a: Ints = numbers(4)
    deck_b: Ints = numbers(4)
    greg_rats: Ints = numbers(4)
    # challenges
    challenge_rockets: int = number()
    challenge_backpacks: int = number()
    challenge_points: int = number("i2")
    challenge_turns: int = number("i2")
    challenge_cheese: int = number()
    challenge_storage: int = number()
    challenge_pipes: int = number()


BOX = dtype_of(Box)

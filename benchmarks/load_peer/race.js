// A race for four with a state about as large as ours, and about as much to do for a move.
const { INVALID_MOVE } = require("boardgame.io/core");

const SPACES = 60;
const RATS = 4;
const FARTHEST = 5;
const GOODS = ["cheese", "crumbs", "cans", "bulbs", "apples"];

function space(number) {
  return { good: GOODS[number % GOODS.length], left: 3, lit: number % 7 === 0 };
}

function player() {
  return {
    rats: Array(RATS).fill(0),
    goods: Object.fromEntries(GOODS.map((good) => [good, 0])),
    track: Array(12).fill(0),
    backpack: Array(6).fill(null),
    hand: [1, 2, 3, 4, 5],
    points: 0,
  };
}

function advance({ G, playerID, random }, rat, steps) {
  const own = G.players[playerID];
  if (!(rat in own.rats) || !(steps >= 1 && steps <= FARTHEST)) return INVALID_MOVE;
  const to = (own.rats[rat] + steps) % SPACES;
  const others = Object.entries(G.players).filter(([seat, other]) => seat !== playerID && other.rats.includes(to));
  own.rats[rat] = to;
  const board = G.spaces[to];
  if (board.left > 0) {
    board.left -= 1;
    own.goods[board.good] += 1 + others.length;
  } else {
    board.left = random.D6() % 3;
  }
  own.track[own.goods[board.good] % own.track.length] += 1;
  own.points = own.track.reduce((sum, height) => sum + height, 0) + Object.values(own.goods).reduce((a, b) => a + b, 0);
  G.last = [{ kind: "moved", seat: Number(playerID), figures: { rat, to, steps } }];
}

module.exports = {
  name: "race",
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ ctx }) => ({
    spaces: Array.from({ length: SPACES }, (_, number) => space(number)),
    players: Object.fromEntries(Array.from({ length: ctx.numPlayers }, (_, seat) => [seat, player()])),
    last: [],
  }),
  // As cards in our games are, hands are known to their owners only.
  playerView: ({ G, playerID }) => ({
    ...G,
    players: Object.fromEntries(
      Object.entries(G.players).map(([seat, own]) => [seat, seat === playerID ? own : { ...own, hand: own.hand.length }]),
    ),
  }),
  moves: { advance },
  turn: { minMoves: 1, maxMoves: 1 },
};

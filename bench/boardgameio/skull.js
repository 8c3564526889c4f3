// Skull as a game for boardgame.io, so that its server has the traffic that ours has: what a player
// may not know is taken out for each, and who is asked is told what can be answered.
// All place one after the other, where ours may place at the same time; the rules are the same.
const FLOWERS = 3;

const isOut = (seat) => seat.flowers + seat.skulls === 0;
const inHand = (seat, face) =>
  (face === "skull" ? seat.skulls : seat.flowers) - seat.stack.filter((disc) => disc === face).length;
const laid = (G) => G.seats.reduce((sum, seat) => sum + seat.stack.length, 0);

/** The next player after this one of whom something holds. */
function after(G, player, holds) {
  for (let step = 1; step <= G.seats.length; step++) {
    const next = (player + step) % G.seats.length;
    if (holds(G.seats[next])) return next;
  }
  return player;
}

function newRound(G, first) {
  G.round += 1;
  G.bid = 0;
  G.bidder = null;
  G.toFlip = 0;
  for (const seat of G.seats) Object.assign(seat, { stack: [], flipped: 0, passed: false });
  G.step = "place";
  return isOut(G.seats[first]) ? after(G, first, (seat) => !isOut(seat)) : first;
}

function options(G, player) {
  const seat = G.seats[player];
  const discs = ["flower", "skull"].filter((face) => inHand(seat, face) > 0).map((face) => ["place", face]);
  const bids = [];
  for (let bid = G.bid + 1; bid <= laid(G); bid++) bids.push(["bid", bid]);
  if (G.step === "place") return discs;
  if (G.step === "add") return [...discs, ...bids];
  if (G.step === "bid") return [...bids, ["pass"]];
  return G.seats.flatMap((other, at) => (other.stack.length > other.flipped && at !== player ? [["flip", at]] : []));
}

/** The challenger flips a disc of this seat; returns who is asked next. */
function flipOne(G, random, at) {
  const seat = G.seats[at];
  seat.flipped += 1;
  G.toFlip -= 1;
  if (seat.stack[seat.stack.length - seat.flipped] === "skull") {
    const loser = G.seats[G.bidder];
    const lost = random.Die(loser.flowers + loser.skulls) > loser.flowers ? "skulls" : "flowers";
    loser[lost] -= 1;
    return newRound(G, G.bidder);
  }
  if (G.toFlip) return G.bidder;
  G.seats[G.bidder].points += 1;
  return newRound(G, G.bidder);
}

/** The challenger's own discs are flipped first; returns who is asked next. */
function challenge(G, random, player) {
  const { round } = G;
  G.step = "flip";
  G.toFlip = G.bid;
  let asked = player;
  for (let own = G.seats[player].stack.length; own > 0 && G.round === round; own--) asked = flipOne(G, random, player);
  return asked;
}

/** A move ends the turn of whoever makes it; it returns who is asked next. */
const ending =
  (move) =>
  (context, ...args) =>
    void context.events.endTurn({ next: String(move(context.G, Number(context.ctx.currentPlayer), args[0], context.random)) });

const moves = {
  place: ending((G, player, face) => {
    G.seats[player].stack.push(face);
    if (G.seats.every((seat) => isOut(seat) || seat.stack.length)) G.step = "add";
    return after(G, player, (seat) => !isOut(seat));
  }),
  bid: ending((G, player, bid, random) => {
    G.step = "bid";
    G.bid = bid;
    G.bidder = player;
    if (bid === laid(G)) return challenge(G, random, player);
    return after(G, player, (seat) => !isOut(seat) && !seat.passed);
  }),
  pass: ending((G, player, _, random) => {
    G.seats[player].passed = true;
    const left = after(G, player, (seat) => !isOut(seat) && !seat.passed);
    return left === G.bidder ? challenge(G, random, left) : left;
  }),
  flip: ending((G, _player, at, random) => flipOne(G, random, at)),
};

export const Skull = {
  name: "skull",
  setup: ({ ctx }) => ({
    round: 1,
    step: "place",
    bid: 0,
    bidder: null,
    toFlip: 0,
    seats: Array.from({ length: ctx.numPlayers }, () => ({
      flowers: FLOWERS,
      skulls: 1,
      stack: [],
      flipped: 0,
      passed: false,
      points: 0,
    })),
  }),
  moves,
  turn: { minMoves: 0 },
  endIf: ({ G }) => {
    const left = G.seats.filter((seat) => !isOut(seat));
    const winner = left.length === 1 ? G.seats.indexOf(left[0]) : G.seats.findIndex((seat) => seat.points === 2);
    return winner < 0 ? undefined : { winner };
  },
  playerView: ({ G, ctx, playerID }) => ({
    ...G,
    laid: laid(G),
    options: playerID === ctx.currentPlayer && !ctx.gameover ? options(G, Number(playerID)) : [],
    seats: G.seats.map(({ flowers, skulls, stack, flipped, passed, points }, player) => ({
      player,
      inside: flowers + skulls > 0,
      discs: flowers + skulls,
      inHand: flowers + skulls - stack.length,
      onMat: stack.length,
      passed,
      points,
      flipped: stack.slice(stack.length - flipped),
      hand: String(player) === playerID ? { flowers, skulls } : null,
      stack: String(player) === playerID ? stack : null,
    })),
  }),
};

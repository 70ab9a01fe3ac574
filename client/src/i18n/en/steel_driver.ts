const money = (amount: number) => `$${amount}`;
const cubes = (count: number) => (count === 1 ? "1 cube" : `${count} cubes`);
const shares = (count: number) => (count === 1 ? "1 share" : `${count} shares`);
const links = (count: number) => (count === 1 ? "1 link" : `${count} links`);
const lead = (amount: number) => `${amount < 0 ? "−" : "+"}${money(Math.abs(amount))}`;
const all = (items: string[]) => new Intl.ListFormat("en").format(items);

export const steel_driver = {
  money,
  cubes,
  shares,
  all,
  companies: { red: "Red", yellow: "Yellow", green: "Green", blue: "Blue", grey: "Grey", brown: "Brown" },
  goods: { white: "white", black: "black", silver: "silver", orange: "orange", red: "red" },
  nobody: "nobody",
  turn: (turn: number) => `Turn ${turn}`,
  turnOf: (turn: number, turns: number) => `Turn ${turn} of ${turns}`,
  finalPhase: "Final phase",
  theEnd: "The end",
  phases: { auctions: "Auctions", building: "Building", income: "Income" },
  map: "Map",
  companiesTitle: "Companies",
  playersTitle: "Players",
  reconstruction: "Reconstructed map",
  close: "Close",
  what: "What is this?",

  // On the boxes and rows
  order: "Order",
  passRow: "Next turn",
  profitTrack: "Profits this turn",
  profit: "profit",
  treasury: "treasury",
  soldFor: (price: number) => `for ${price}`,
  rails: "rails",
  controls: (who: string) => `${who} controls it`,
  controlledByNobody: "nobody controls it",
  sharesTitle: "Shares",
  sharesOf: (who: string, count: number) => `${who}: ${shares(count)}`,
  noShares: "no share sold",
  upTo: (value: number) => `up to ${money(value)} a share`,
  aShare: (value: number) => `${money(value)} a share`,
  goodsTitle: "Goods",
  noGoods: "no goods yet",
  cash: "cash",
  cubesTitle: "cubes",
  marker: "is active",
  bids: (amount: number) => `bid ${amount}`,
  leads: (amount: number) => `leads with ${amount}`,
  stillIn: "still in",
  out: "out",
  chooses: "decides",
  keyTitle: "Key",
  keyStart: "starting city",
  keyCost: "cost in cubes",
  keyValue: "value in $",
  keySets: "Goods of different colours make a set:",

  // The race
  apart: (count: number) => `${links(count)} missing`,
  linkedIn: (turn: number) => `linked in turn ${turn}`,
  showGap: "Show on the map",

  // What to do now
  waitingFor: (who: string) => `${who} decides.`,
  waitingAuction: (who: string) => `${who} may put a company up for auction.`,
  waitingBid: (who: string, company: string) => `${who} may raise for ${company}.`,
  waitingBuild: (who: string, company: string) => `${who} builds with ${company}.`,
  waitingTake: (who: string, company: string) => `${who} takes goods with ${company}.`,
  youOpen: "Choose a company to auction, or pass.",
  youBidFirst: (company: string) => `How many cubes do you bid for ${company}?`,
  youRaise: (company: string, who: string, bid: number) => `${who} bids ${bid} for ${company}. Raise, or drop out.`,
  youStart: (company: string) => `Where does ${company} start? Choose a hexagon.`,
  youBuild: (company: string) => `${company} builds: choose a link.`,
  youTake: (company: string) => `${company} takes goods: choose a city.`,
  gameOver: "The game is over.",

  // Auctions
  choose: (company: string) => `Auction ${company}`,
  bid: (amount: number) => `Bid ${amount}`,
  openWith: (company: string, amount: number) => `Auction ${company} for ${amount}`,
  allIn: (amount: number) => `All ${amount}`,
  bidUpTo: (amount: number) => `Bid up to ${amount}`,
  upToLimit: (amount: number) => `up to ${amount}`,
  inAdvance: "Decided in advance:",
  passUntilWhich: "Pass until …",
  passUntil: (company: string) => `pass until ${company} is put up`,
  forget: (what: string) => (what ? `Take back: ${what}` : "Take back"),
  fewer: "One cube less",
  more: "One cube more",
  yourBid: "Your bid in cubes",
  drop: "Drop out",
  pass: "Pass",
  other: "Another company",
  youWouldGet: "If you win:",
  getTurn: (company: string) => `${company} builds for you`,
  getTreasury: "treasury",
  getShare: (count: number, most: number) => (most ? `${shares(count)}, up to ${money(most)} each` : shares(count)),
  youKeep: "you keep",

  // Building and taking
  startIn: (city: string) => `Start in ${city}`,
  otherStart: "Another start",
  build: "Build",
  take: "Take",
  gain: (amount: number) => (amount ? `profit +${money(amount)}` : "no new city, no profit"),
  newGoods: "new goods:",
  apartThen: (before: number, after: number) => `ends ${before} → ${after} links apart`,
  completes: "completes the transcontinental link!",
  worth: (before: number, after: number) => `${money(before)} → ${money(after)} a share`,
  yourShares: (count: number) => `you hold ${shares(count)}`,
  undo: "Undo",
  restart: "Undo all",

  // The end of a turn, the end of the game
  incomeOf: (turn: number) => `Turn ${turn} is paid`,
  gained: (amount: number) => `+${amount}`,
  newOrder: "New order",
  standings: "Standings",
  player: "Player",
  fromTurns: "Turns",
  fromShares: "Shares",
  total: "Total",
  company: "Company",
  shareValue: "A share",
  cashByTurn: "Cash by turn",
  end: "End",

  tips: {
    cubes: "Cubes are for bidding only. What you pay for a company goes into its treasury, and it builds with that.",
    cash: "Cash wins the game. You get it from the profits of companies you control each turn, and from shares at the end.",
    share:
      "With each auction you win you get a share. At the end every share pays what the company's goods are worth: " +
      "one colour $10, two $30, three $60, four $100, five $150.",
    profit:
      "A company earns the value of every city it reaches for the first time. Who controls it gets the profit in cash.",
    race:
      "Who builds the last rail between the two ends adds $50 to the company's profit; " +
      "every other company on the way adds $30.",
    order: "The companies build in this order. Who passes first builds first in the next turn.",
    map:
      "The printed map is not published, so this one is our reconstruction: " +
      "the same counts, tuned to play alike. Its cities, values and costs are our own.",
  },

  label: {
    draw_first: (seat: number) => `Seat ${seat} begins`,
    auction: (company: string, bid: number) => `Put ${company} up for auction, bid ${bid}`,
    pass: "Pass the marker on",
    bid: (amount: number) => `Bid ${amount}`,
    drop: "Drop out",
    build: (a: string, b: string, cost: number) => `Build ${a} to ${b} for ${cubes(cost)}`,
    start: (a: string, b: string, cost: number) => `Start in ${a}, build to ${b} for ${cubes(cost)}`,
    take: (color: string, city: string) => `Take the ${color} cube of ${city}`,
  },

  reasons: {
    puts_up: (treasury: number) =>
      treasury ? `${cubes(treasury)} in its treasury already` : "nothing in its treasury yet",
    hands_on: "waits to see what the others do",
    raises: (company: string) => `for ${company}`,
    up_to: (bid: number) => `up to ${bid} if need be`,
    lets_go: (company: string) => `lets ${company} go and keeps the cubes`,
    worth: (company: string, paid: number, worth: number, share: number, profit: number, limit: number) =>
      `${company} for ${cubes(paid)} is worth ${money(worth)} (a share may pay ${money(share)}, ` +
      `this turn’s links ${money(profit)}), good up to ${cubes(limit)}`,
    reaches: (city: string, profit: number, color: string, sets: number) =>
      `${city} pays ${money(profit)} now, ${color} goods, sets worth ${money(sets)} more`,
    per_cube: (worth: number) => `${money(worth)} for each cube`,
    best_link: (worth: number) => `its best link is worth ${money(worth)} for each cube`,
    fair_part: (limit: number) => `a fair part of all cubes is ${limit}`,
    completes: (bonus: number) => `completes the transcontinental link (+${money(bonus)})`,
    takes: (sets: number, rivals: number) =>
      `sets worth ${money(sets)} more, ` +
      (rivals
        ? `${rivals} other ${rivals === 1 ? "company" : "companies"} could take it`
        : "no other company can take it"),
    ahead: (dollars: number) => `${lead(dollars)} over the others`,
  },

  told: {
    first_drawn: (who: string) => `${who} is the first active player.`,
    turn_began: (turn: number, income: number, who: string, order: string) =>
      `Turn ${turn}: everybody receives ${cubes(income)}. ${who} is active; the companies act in the order ${order}.`,
    marker_passed: (who: string, to: string) => `${who} passes the marker on to ${to}.`,
    marker_forced: (who: string, to: string) => `${who} has no cubes; the marker goes on to ${to}.`,
    auction_opened: (who: string, company: string, bid: number) =>
      `${who} puts ${company} up for auction and bids ${bid}.`,
    raised: (who: string, company: string, bid: number) => `${who} bids ${bid} for ${company}.`,
    dropped: (who: string, company: string) => `${who} drops out of the auction for ${company}.`,
    dropped_forced: (who: string, company: string) => `${who} has too few cubes to raise for ${company} and is out.`,
    sold: (who: string, company: string, price: number, treasury: number, held: number) =>
      `${who} wins ${company} for ${cubes(price)} and holds ${shares(held)} in it; its treasury has ${cubes(treasury)}.`,
    all_sold: "All companies are sold.",
    all_passed: "Everybody has passed.",
    unsold: (companies: string[]) => `Not sold: ${all(companies)}.`,
    building_begins: "The companies build.",
    started: (who: string, company: string, a: string, b: string, cost: number) =>
      `${who} starts ${company} from ${a} to ${b} for ${cubes(cost)}`,
    built: (who: string, company: string, a: string, b: string, cost: number) =>
      `${who} builds ${a} to ${b} with ${company} for ${cubes(cost)}`,
    earned: (city: string, rise: number, profit: number) =>
      `: ${city} adds ${money(rise)}, its profit is ${money(profit)}.`,
    earned_nothing: (profit: number) => `: no new city, its profit stays ${money(profit)}.`,
    linked: (company: string, way: string, bonuses: string[]) =>
      `${company} completes the transcontinental link (${way}). It adds to profits: ${all(bonuses)}.`,
    amount: (name: string, amount: number) => `${name} ${money(amount)}`,
    company_passed: (company: string, why: string, place: number) =>
      `${company} passes: ${why}. It is number ${place} of the next turn.`,
    why: {
      uncontrolled: "nobody controls it this turn",
      no_rails: "it has no rail left",
      no_link: "no free link is in its reach",
      no_cubes: "it cannot pay for any free link",
    },
    turn_ended: (turn: number, paid: string[], cash: string[], order: string) =>
      `Turn ${turn} ends. ${paid.length ? `Profits: ${all(paid)}.` : "No company made a profit."} ` +
      `Cash: ${all(cash)}. The new order is ${order}.`,
    paid: (company: string, amount: number, who: string) => `${company} ${money(amount)} to ${who}`,
    goods_placed: (count: number) =>
      `The final phase: treasuries are emptied, and each city on a rail gets its goods cube, ${cubes(count)} in all.`,
    controlled: (company: string, who: string, held: number) =>
      `${who} controls ${company} in the final phase, with the most shares (${held}).`,
    controlled_tie: (company: string, who: string, tied: string[], held: number) =>
      `${who} controls ${company} in the final phase: first clockwise of ${all(tied)}, who hold ${shares(held)} each.`,
    controlled_nobody: (company: string) => `${company} has sold no share: nobody controls it.`,
    took: (who: string, company: string, color: string, city: string) =>
      `${who} takes the ${color} cube of ${city} for ${company}.`,
    taking_passed: (company: string) => `${company} takes no more: no goods are left on its rails.`,
    taking_nobody: (company: string) => `${company} takes nothing: nobody controls it.`,
    final_profit: (company: string, sets: string[], profit: number, paid: string[]) =>
      `${company} pays ${money(profit)} a share, for its sets ${all(sets)}.${paid.length ? ` That is ${all(paid)}.` : ""}`,
    no_profit: (company: string) => `${company} has no goods: its shares pay nothing.`,
    shares_paid: (paid: string[], cash: string[]) => `The shares pay ${all(paid)}. Cash: ${all(cash)}.`,
    wins: (who: string, cash: number) => `${who} wins with ${money(cash)}.`,
    wins_by_goods: (who: string, cash: number) =>
      `${who} wins with ${money(cash)}: of those with as much, ${who} controls the company with the most goods.`,
    share_victory: (who: string[], cash: number) => `${all(who)} share the victory with ${money(cash)}.`,
  },
};

import type { Words } from "../language.svelte";

const money = (amount: number) => `${amount}\u00a0$`;
const cubes = (count: number) => (count === 1 ? "1 Würfel" : `${count} Würfel`);
const shares = (count: number) => (count === 1 ? "1 Anteil" : `${count} Anteile`);
const links = (count: number) => (count === 1 ? "1 Strecke" : `${count} Strecken`);
const lead = (amount: number) => `${amount < 0 ? "−" : "+"}${money(Math.abs(amount))}`;
const all = (items: string[]) => new Intl.ListFormat("de").format(items);

export const steel_driver: Words["steel_driver"] = {
  money,
  cubes,
  shares,
  all,
  companies: { red: "Rot", yellow: "Gelb", green: "Grün", blue: "Blau", grey: "Grau", brown: "Braun" },
  goods: { white: "weiß", black: "schwarz", silver: "silber", orange: "orange", red: "rot" },
  nobody: "niemand",
  turn: (turn) => `Runde ${turn}`,
  turnOf: (turn, turns) => `Runde ${turn} von ${turns}`,
  finalPhase: "Schlussphase",
  theEnd: "Spielende",
  phases: { auctions: "Auktionen", building: "Bauen", income: "Einkommen" },
  map: "Karte",
  companiesTitle: "Gesellschaften",
  playersTitle: "Spieler",
  reconstruction: "Rekonstruierte Karte",
  close: "Schließen",
  what: "Was ist das?",

  order: "Reihenfolge",
  passRow: "Nächste Runde",
  profitTrack: "Gewinne dieser Runde",
  profit: "Gewinn",
  treasury: "Kasse",
  soldFor: (price) => `für ${price}`,
  rails: "Gleise",
  controls: (who) => `${who} führt sie`,
  controlledByNobody: "niemand führt sie",
  sharesTitle: "Anteile",
  sharesOf: (who, count) => `${who}: ${shares(count)}`,
  noShares: "kein Anteil verkauft",
  upTo: (value) => `bis ${money(value)} je Anteil`,
  aShare: (value) => `${money(value)} je Anteil`,
  goodsTitle: "Waren",
  noGoods: "noch keine Waren",
  cash: "Bargeld",
  cubesTitle: "Würfel",
  marker: "ist aktiv",
  bids: (amount) => `bot ${amount}`,
  leads: (amount) => `führt mit ${amount}`,
  stillIn: "ist dabei",
  out: "ist raus",
  chooses: "entscheidet",
  keyTitle: "Legende",
  keyStart: "Startstadt",
  keyCost: "Kosten in Würfeln",
  keyValue: "Wert in $",
  keySets: "Waren verschiedener Farben bilden einen Satz:",

  apart: (count) => (count === 1 ? "1 Strecke fehlt" : `${count} Strecken fehlen`),
  linkedIn: (turn) => `verbunden in Runde ${turn}`,
  showGap: "Auf der Karte zeigen",

  waitingFor: (who) => `${who} entscheidet.`,
  waitingAuction: (who) => `${who} darf eine Gesellschaft versteigern.`,
  waitingBid: (who, company) => `${who} darf für ${company} erhöhen.`,
  waitingBuild: (who, company) => `${who} baut mit ${company}.`,
  waitingTake: (who, company) => `${who} nimmt Waren mit ${company}.`,
  youOpen: "Wähle eine Gesellschaft zum Versteigern oder passe.",
  youBidFirst: (company) => `Wie viele Würfel bietest du für ${company}?`,
  youRaise: (company, who, bid) => `${who} bietet ${bid} für ${company}. Erhöhe oder steig aus.`,
  youStart: (company) => `Wo startet ${company}? Wähle ein Sechseck.`,
  youBuild: (company) => `${company} baut: wähle eine Strecke.`,
  youTake: (company) => `${company} nimmt Waren: wähle eine Stadt.`,
  gameOver: "Das Spiel ist zu Ende.",

  choose: (company) => `${company} versteigern`,
  bid: (amount) => `${amount} bieten`,
  openWith: (company, amount) => `${company} für ${amount} anbieten`,
  allIn: (amount) => `Alle ${amount}`,
  bidUpTo: (amount) => `Bis ${amount} bieten`,
  upToLimit: (amount) => `bis ${amount}`,
  inAdvance: "Im Voraus entschieden:",
  passUntilWhich: "Passen bis …",
  passUntil: (company) => `passen, bis ${company} versteigert wird`,
  forget: (what) => (what ? `Zurücknehmen: ${what}` : "Zurücknehmen"),
  fewer: "Ein Würfel weniger",
  more: "Ein Würfel mehr",
  yourBid: "Dein Gebot in Würfeln",
  drop: "Aussteigen",
  pass: "Passen",
  other: "Andere Gesellschaft",
  youWouldGet: "Wenn du gewinnst:",
  getTurn: (company) => `${company} baut für dich`,
  getTreasury: "Kasse",
  getShare: (count, most) => (most ? `${shares(count)}, je bis ${money(most)}` : shares(count)),
  youKeep: "du behältst",

  startIn: (city) => `In ${city} starten`,
  otherStart: "Anderer Start",
  build: "Bauen",
  take: "Nehmen",
  gain: (amount) => (amount ? `Gewinn +${money(amount)}` : "keine neue Stadt, kein Gewinn"),
  newGoods: "neue Waren:",
  apartThen: (before, after) => `Abstand ${before} → ${links(after)}`,
  completes: "vollendet die Transkontinentalstrecke!",
  worth: (before, after) => `${money(before)} → ${money(after)} je Anteil`,
  yourShares: (count) => `du hast ${shares(count)}`,
  undo: "Zurück",
  restart: "Alles zurück",

  incomeOf: (turn) => `Runde ${turn} wird ausgezahlt`,
  gained: (amount) => `+${amount}`,
  newOrder: "Neue Reihenfolge",
  standings: "Endstand",
  player: "Spieler",
  fromTurns: "Runden",
  fromShares: "Anteile",
  total: "Summe",
  company: "Gesellschaft",
  shareValue: "Ein Anteil",
  cashByTurn: "Bargeld nach Runden",
  end: "Ende",

  tips: {
    cubes:
      "Würfel sind nur zum Bieten da. Was du für eine Gesellschaft zahlst, kommt in ihre Kasse, und damit baut sie.",
    cash:
      "Wer am Ende das meiste Bargeld hat, gewinnt. Es kommt jede Runde aus dem Gewinn der Gesellschaften, die du führst, " +
      "und am Ende aus Anteilen.",
    share:
      "Mit jeder gewonnenen Auktion bekommst du einen Anteil. Am Ende zahlt jeder Anteil, was die Waren der Gesellschaft wert " +
      "sind: eine Farbe 10 $, zwei 30 $, drei 60 $, vier 100 $, fünf 150 $.",
    profit:
      "Eine Gesellschaft verdient den Wert jeder Stadt, die sie zum ersten Mal erreicht. Wer sie führt, bekommt den Gewinn bar.",
    race:
      "Wer das letzte Gleis zwischen beiden Städten baut, erhöht den Gewinn der Gesellschaft um 50 $; " +
      "jede andere Gesellschaft auf dem Weg gewinnt 30 $.",
    order: "In dieser Reihenfolge bauen die Gesellschaften. Wer zuerst passt, baut in der nächsten Runde zuerst.",
    map:
      "Der gedruckte Plan ist nicht veröffentlicht. Diese Karte ist unsere Rekonstruktion: gleiche Anzahlen, auf ähnlichen " +
      "Spielverlauf abgestimmt. Städte, Werte und Kosten sind von uns.",
  },

  label: {
    draw_first: (seat) => `Platz ${seat} beginnt`,
    auction: (company, bid) => `${company} versteigern, ${bid} bieten`,
    pass: "Marker weitergeben",
    bid: (amount) => `${amount} bieten`,
    drop: "Aussteigen",
    build: (a, b, cost) => `${a} – ${b} bauen für ${cubes(cost)}`,
    start: (a, b, cost) => `In ${a} starten, nach ${b} bauen für ${cubes(cost)}`,
    take: (color, city) => `Ware aus ${city} nehmen (${color})`,
  },

  reasons: {
    puts_up: (treasury) => (treasury ? `schon ${cubes(treasury)} in der Kasse` : "noch nichts in der Kasse"),
    hands_on: "wartet ab, was die anderen tun",
    raises: (company) => `für ${company}`,
    up_to: (bid) => `notfalls bis ${bid}`,
    lets_go: (company) => `überlässt ${company} den anderen und behält die Würfel`,
    worth: (company, paid, worth, share, profit, limit) =>
      `${company} für ${cubes(paid)} ist ${money(worth)} wert (ein Anteil bringt vielleicht ${money(share)}, ` +
      `die Strecken dieser Runde ${money(profit)}), lohnt sich bis ${cubes(limit)}`,
    reaches: (city, profit, color, sets) =>
      `${city} bringt sofort ${money(profit)}, Ware (${color}), Sätze um ${money(sets)} wertvoller`,
    per_cube: (worth) => `${money(worth)} je Würfel`,
    best_link: (worth) => `ihre beste Strecke bringt ${money(worth)} je Würfel`,
    fair_part: (limit) => `ein fairer Anteil aller Würfel ist ${limit}`,
    completes: (bonus) => `vollendet die Transkontinentalstrecke (+${money(bonus)})`,
    takes: (sets, rivals) =>
      `Sätze um ${money(sets)} wertvoller, ` +
      (rivals
        ? `${rivals} andere ${rivals === 1 ? "Gesellschaft könnte" : "Gesellschaften könnten"} sie nehmen`
        : "keine andere Gesellschaft kann sie nehmen"),
    ahead: (dollars) => `${lead(dollars)} gegenüber den anderen`,
  },

  told: {
    first_drawn: (who) => `${who} ist zuerst aktiv.`,
    turn_began: (turn, income, who, order) =>
      `Runde ${turn}: Alle erhalten ${cubes(income)}. ${who} ist aktiv; Reihenfolge der Gesellschaften: ${order}.`,
    marker_passed: (who, to) => `${who} gibt den Marker an ${to} weiter.`,
    marker_forced: (who, to) => `${who} hat keine Würfel; der Marker geht an ${to}.`,
    auction_opened: (who, company, bid) => `${who} versteigert ${company} und bietet ${bid}.`,
    raised: (who, company, bid) => `${who} bietet ${bid} für ${company}.`,
    dropped: (who, company) => `${who} steigt aus der Auktion um ${company} aus.`,
    dropped_forced: (who, company) => `${who} hat zu wenige Würfel, um für ${company} zu erhöhen, und ist raus.`,
    sold: (who, company, price, treasury, held) =>
      `${who} ersteigert ${company} für ${cubes(price)} und hat dort ${shares(held)}; in der Kasse: ${cubes(treasury)}.`,
    all_sold: "Alle Gesellschaften sind verkauft.",
    all_passed: "Alle haben gepasst.",
    unsold: (companies) => `Nicht verkauft: ${all(companies)}.`,
    building_begins: "Die Gesellschaften bauen.",
    started: (who, company, a, b, cost) => `${who} startet ${company} in ${a} und baut nach ${b} für ${cubes(cost)}`,
    built: (who, company, a, b, cost) => `${who} baut ${a} – ${b} mit ${company} für ${cubes(cost)}`,
    earned: (city, rise, profit) => `: ${city} bringt ${money(rise)}, der Gewinn ist ${money(profit)}.`,
    earned_nothing: (profit) => `: keine neue Stadt, der Gewinn bleibt ${money(profit)}.`,
    linked: (company, way, bonuses) =>
      `${company} vollendet die Transkontinentalstrecke (${way}). Zum Gewinn kommen: ${all(bonuses)}.`,
    amount: (name, amount) => `${name} ${money(amount)}`,
    company_passed: (company, why, place) => `${company} passt: ${why}. In der nächsten Runde ist sie Nummer ${place}.`,
    why: {
      uncontrolled: "niemand führt sie in dieser Runde",
      no_rails: "sie hat kein Gleis mehr",
      no_link: "keine freie Strecke ist in Reichweite",
      no_cubes: "sie kann keine freie Strecke bezahlen",
    },
    turn_ended: (turn, paid, cash, order) =>
      `Runde ${turn} endet. ${paid.length ? `Gewinne: ${all(paid)}.` : "Niemand hat Gewinn gemacht."} ` +
      `Bargeld: ${all(cash)}. Neue Reihenfolge: ${order}.`,
    paid: (company, amount, who) => `${company} ${money(amount)} an ${who}`,
    goods_placed: (count) =>
      `Schlussphase: Die Kassen werden geleert, jede angeschlossene Stadt bekommt ihre Ware, insgesamt ${count}.`,
    controlled: (company, who, held) =>
      `${who} führt ${company} in der Schlussphase, mit den meisten Anteilen (${held}).`,
    controlled_tie: (company, who, tied, held) =>
      `${who} führt ${company} in der Schlussphase: im Uhrzeigersinn vorn unter ${all(tied)}, mit je ${shares(held)}.`,
    controlled_nobody: (company) => `${company} hat keinen Anteil verkauft: niemand führt sie.`,
    took: (who, company, color, city) => `${who} nimmt für ${company} die Ware aus ${city} (${color}).`,
    taking_passed: (company) => `${company} nimmt nichts mehr: An ihren Gleisen liegen keine Waren.`,
    taking_nobody: (company) => `${company} nimmt nichts: niemand führt sie.`,
    final_profit: (company, sets, profit, paid) =>
      `${company} zahlt ${money(profit)} je Anteil, für die Sätze ${all(sets)}.` +
      (paid.length ? ` Das sind ${all(paid)}.` : ""),
    no_profit: (company) => `${company} hat keine Waren: ihre Anteile zahlen nichts.`,
    shares_paid: (paid, cash) => `Die Anteile zahlen ${all(paid)}. Bargeld: ${all(cash)}.`,
    wins: (who, cash) => `${who} gewinnt mit ${money(cash)}.`,
    wins_by_goods: (who, cash) =>
      `${who} gewinnt mit ${money(cash)}: Bei Gleichstand führt ${who} die Gesellschaft mit den meisten Waren.`,
    share_victory: (who, cash) => `${all(who)} gewinnen gemeinsam mit ${money(cash)}.`,
  },
};

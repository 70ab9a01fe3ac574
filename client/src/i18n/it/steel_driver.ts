import type { Words } from "../language.svelte";

const money = (amount: number) => `${amount}\u00a0$`;
const cubes = (count: number) => (count === 1 ? "1 cubo" : `${count} cubi`);
const shares = (count: number) => (count === 1 ? "1 azione" : `${count} azioni`);
const links = (count: number) => (count === 1 ? "1 tratta" : `${count} tratte`);
const lead = (amount: number) => `${amount < 0 ? "−" : "+"}${money(Math.abs(amount))}`;
const all = (items: string[]) => new Intl.ListFormat("it").format(items);

export const steel_driver: Words["steel_driver"] = {
  money,
  cubes,
  shares,
  all,
  companies: { red: "Rossa", yellow: "Gialla", green: "Verde", blue: "Blu", grey: "Grigia", brown: "Marrone" },
  goods: { white: "bianco", black: "nero", silver: "argento", orange: "arancione", red: "rosso" },
  nobody: "nessuno",
  turn: (turn) => `Turno ${turn}`,
  turnOf: (turn, turns) => `Turno ${turn} di ${turns}`,
  finalPhase: "Fase finale",
  theEnd: "Fine",
  phases: { auctions: "Aste", building: "Costruzione", income: "Incassi" },
  map: "Mappa",
  companiesTitle: "Compagnie",
  playersTitle: "Giocatori",
  reconstruction: "Mappa ricostruita",
  close: "Chiudi",
  what: "Che cos’è?",

  order: "Ordine",
  passRow: "Prossimo turno",
  profitTrack: "Profitti di questo turno",
  profit: "profitto",
  treasury: "cassa",
  soldFor: (price) => `per ${price}`,
  rails: "binari",
  controls: (who) => `la controlla ${who}`,
  controlledByNobody: "nessuno la controlla",
  sharesTitle: "Azioni",
  sharesOf: (who, count) => `${who}: ${shares(count)}`,
  noShares: "nessuna azione venduta",
  upTo: (value) => `fino a ${money(value)} ad azione`,
  aShare: (value) => `${money(value)} ad azione`,
  goodsTitle: "Merci",
  noGoods: "ancora nessuna merce",
  cash: "contanti",
  cubesTitle: "cubi",
  marker: "giocatore attivo",
  bids: (amount) => `ha offerto ${amount}`,
  leads: (amount) => `in testa con ${amount}`,
  stillIn: "in gara",
  out: "fuori",
  chooses: "decide",
  keyTitle: "Legenda",
  keyStart: "città di partenza",
  keyCost: "costo in cubi",
  keyValue: "valore in $",
  keySets: "Merci di colori diversi formano un set:",

  apart: (count) => (count === 1 ? "manca 1 tratta" : `mancano ${count} tratte`),
  linkedIn: (turn) => `collegate nel turno ${turn}`,
  showGap: "Mostra sulla mappa",

  waitingFor: (who) => `Decide ${who}.`,
  waitingAuction: (who) => `${who} può mettere all’asta una compagnia.`,
  waitingBid: (who, company) => `${who} può rilanciare per la ${company}.`,
  waitingBuild: (who, company) => `${who} costruisce con la ${company}.`,
  waitingTake: (who, company) => `${who} prende una merce con la ${company}.`,
  youOpen: "Scegli una compagnia da mettere all’asta, oppure passa.",
  youBidFirst: (company) => `Quanti cubi offri per la ${company}?`,
  youRaise: (company, who, bid) => `${who} offre ${bid} per la ${company}. Rilancia o ritirati.`,
  youStart: (company) => `Da dove parte la ${company}? Scegli un esagono.`,
  youBuild: (company) => `La ${company} costruisce: scegli una tratta.`,
  youTake: (company) => `La ${company} prende una merce: scegli una città.`,
  gameOver: "La partita è finita.",

  choose: (company) => `Metti all’asta la ${company}`,
  bid: (amount) => `Offri ${amount}`,
  openWith: (company, amount) => `Asta ${company} a ${amount}`,
  allIn: (amount) => `Tutti: ${amount}`,
  bidUpTo: (amount) => `Offri fino a ${amount}`,
  upToLimit: (amount) => `fino a ${amount}`,
  inAdvance: "Deciso in anticipo:",
  passUntilWhich: "Passa fino a …",
  passUntil: (company) => `passa finché la ${company} non va all’asta`,
  forget: (what) => (what ? `Annulla: ${what}` : "Annulla"),
  fewer: "Un cubo in meno",
  more: "Un cubo in più",
  yourBid: "La tua offerta in cubi",
  drop: "Ritirati",
  pass: "Passa",
  other: "Un’altra compagnia",
  youWouldGet: "Se vinci:",
  getTurn: (company) => `la ${company} costruisce per te`,
  getTreasury: "cassa",
  getShare: (count, most) => (most ? `${shares(count)}, fino a ${money(most)} ciascuna` : shares(count)),
  youKeep: "ti restano",

  startIn: (city) => `Parti da ${city}`,
  otherStart: "Un’altra partenza",
  build: "Costruisci",
  take: "Prendi",
  gain: (amount) => (amount ? `profitto +${money(amount)}` : "nessuna città nuova, nessun profitto"),
  newGoods: "merci nuove:",
  apartThen: (before, after) => `distanza ${before} → ${links(after)}`,
  completes: "completa il collegamento transcontinentale!",
  worth: (before, after) => `${money(before)} → ${money(after)} ad azione`,
  yourShares: (count) => `hai ${shares(count)}`,
  undo: "Annulla",
  restart: "Annulla tutto",

  incomeOf: (turn) => `Incassi del turno ${turn}`,
  gained: (amount) => `+${amount}`,
  newOrder: "Nuovo ordine",
  standings: "Classifica",
  player: "Giocatore",
  fromTurns: "Turni",
  fromShares: "Azioni",
  total: "Totale",
  company: "Compagnia",
  shareValue: "Un’azione",
  cashByTurn: "Contanti per turno",
  end: "Fine",

  tips: {
    cubes:
      "I cubi servono solo per le aste. Quello che paghi per una compagnia va nella sua cassa, e con quello costruisce.",
    cash: "I contanti fanno vincere. Arrivano ogni turno dai profitti delle compagnie che controlli e alla fine dalle azioni.",
    share:
      "Ogni asta vinta dà un’azione. Alla fine ogni azione paga quanto valgono le merci della compagnia: " +
      "un colore 10 $, due 30 $, tre 60 $, quattro 100 $, cinque 150 $.",
    profit:
      "Una compagnia guadagna il valore di ogni città che raggiunge per la prima volta. Chi la controlla incassa il profitto.",
    race:
      "Chi posa l’ultimo binario tra le due città aggiunge 50 $ al profitto della sua compagnia; " +
      "ogni altra compagnia sul percorso ne aggiunge 30.",
    order: "Le compagnie costruiscono in quest’ordine. La prima che passa comincia nel turno seguente.",
    map:
      "Il tabellone stampato non è pubblicato: questa mappa è una nostra ricostruzione, con gli stessi numeri e regolata " +
      "per un gioco simile. Città, valori e costi sono nostri.",
  },

  label: {
    draw_first: (seat) => `Comincia il posto ${seat}`,
    auction: (company, bid) => `Metti all’asta la ${company}, offri ${bid}`,
    pass: "Passa il segnalino",
    bid: (amount) => `Offri ${amount}`,
    drop: "Ritirati",
    build: (a, b, cost) => `Costruisci ${a} – ${b} per ${cubes(cost)}`,
    start: (a, b, cost) => `Parti da ${a}, costruisci verso ${b} per ${cubes(cost)}`,
    take: (color, city) => `Prendi il cubo ${color} di ${city}`,
  },

  reasons: {
    puts_up: (treasury) => (treasury ? `già ${cubes(treasury)} in cassa` : "cassa ancora vuota"),
    hands_on: "aspetta di vedere che cosa fanno gli altri",
    raises: (company) => `per la ${company}`,
    up_to: (bid) => `fino a ${bid} se serve`,
    lets_go: (company) => `lascia andare la ${company} e conserva i cubi`,
    worth: (company, paid, worth, share, profit, limit) =>
      `per ${cubes(paid)} la ${company} vale ${money(worth)} (un’azione può rendere ${money(share)}, ` +
      `le tratte di questo turno ${money(profit)}), conviene fino a ${cubes(limit)}`,
    reaches: (city, profit, color, sets) =>
      `${city} rende subito ${money(profit)}, un cubo ${color}, set che valgono ${money(sets)} in più`,
    per_cube: (worth) => `${money(worth)} per cubo`,
    best_link: (worth) => `la sua tratta migliore rende ${money(worth)} per cubo`,
    fair_part: (limit) => `una parte equa di tutti i cubi è ${limit}`,
    completes: (bonus) => `completa il collegamento transcontinentale (+${money(bonus)})`,
    takes: (sets, rivals) =>
      `set che valgono ${money(sets)} in più, ` +
      (rivals
        ? `${rivals} ${rivals === 1 ? "altra compagnia potrebbe" : "altre compagnie potrebbero"} prenderlo`
        : "nessun’altra compagnia può prenderlo"),
    ahead: (dollars) => `${lead(dollars)} rispetto agli altri`,
  },

  told: {
    first_drawn: (who) => `${who} è il primo giocatore attivo.`,
    turn_began: (turn, income, who, order) =>
      `Turno ${turn}: ognuno riceve ${cubes(income)}. Il giocatore attivo è ${who}; ordine delle compagnie: ${order}.`,
    marker_passed: (who, to) => `${who} passa il segnalino a ${to}.`,
    marker_forced: (who, to) => `${who} non ha cubi; il segnalino va a ${to}.`,
    auction_opened: (who, company, bid) => `${who} mette all’asta la ${company} e offre ${bid}.`,
    raised: (who, company, bid) => `${who} offre ${bid} per la ${company}.`,
    dropped: (who, company) => `${who} si ritira dall’asta della ${company}.`,
    dropped_forced: (who, company) => `${who} ha troppo pochi cubi per rilanciare per la ${company} ed è fuori.`,
    sold: (who, company, price, treasury, held) =>
      `${who} si aggiudica la ${company} per ${cubes(price)} e ne ha ${shares(held)}; in cassa ${cubes(treasury)}.`,
    all_sold: "Tutte le compagnie sono vendute.",
    all_passed: "Tutti hanno passato.",
    unsold: (companies) => `Invendute: ${all(companies)}.`,
    building_begins: "Le compagnie costruiscono.",
    started: (who, company, a, b, cost) => `${who} fa partire la ${company} da ${a} verso ${b} per ${cubes(cost)}`,
    built: (who, company, a, b, cost) => `${who} costruisce ${a} – ${b} con la ${company} per ${cubes(cost)}`,
    earned: (city, rise, profit) => `: ${city} aggiunge ${money(rise)}, il profitto è ${money(profit)}.`,
    earned_nothing: (profit) => `: nessuna città nuova, il profitto resta ${money(profit)}.`,
    linked: (company, way, bonuses) =>
      `La ${company} completa il collegamento transcontinentale (${way}). Profitti in più: ${all(bonuses)}.`,
    amount: (name, amount) => `${name} ${money(amount)}`,
    company_passed: (company, why, place) => `La ${company} passa: ${why}. Sarà la numero ${place} del prossimo turno.`,
    why: {
      uncontrolled: "nessuno la controlla in questo turno",
      no_rails: "non ha più binari",
      no_link: "nessuna tratta libera è alla sua portata",
      no_cubes: "non può pagare nessuna tratta libera",
    },
    turn_ended: (turn, paid, cash, order) =>
      `Fine del turno ${turn}. ${paid.length ? `Profitti: ${all(paid)}.` : "Nessun profitto."} ` +
      `Contanti: ${all(cash)}. Nuovo ordine: ${order}.`,
    paid: (company, amount, who) => `${company} ${money(amount)} a ${who}`,
    goods_placed: (count) =>
      `Fase finale: le casse si svuotano e ogni città collegata riceve la sua merce, ${cubes(count)} in tutto.`,
    controlled: (company, who, held) => `${who} controlla la ${company} nella fase finale, con più azioni (${held}).`,
    controlled_tie: (company, who, tied, held) =>
      `${who} controlla la ${company} nella fase finale: è il primo in senso orario tra ${all(tied)}, ` +
      `con ${shares(held)} ciascuno.`,
    controlled_nobody: (company) => `La ${company} non ha venduto azioni: nessuno la controlla.`,
    took: (who, company, color, city) => `${who} prende il cubo ${color} di ${city} per la ${company}.`,
    taking_passed: (company) => `La ${company} non prende più: non ci sono più merci sui suoi binari.`,
    taking_nobody: (company) => `La ${company} non prende niente: nessuno la controlla.`,
    final_profit: (company, sets, profit, paid) =>
      `La ${company} paga ${money(profit)} ad azione, per i suoi set ${all(sets)}.` +
      (paid.length ? ` Cioè ${all(paid)}.` : ""),
    no_profit: (company) => `La ${company} non ha merci: le sue azioni non pagano niente.`,
    shares_paid: (paid, cash) => `Le azioni pagano ${all(paid)}. Contanti: ${all(cash)}.`,
    wins: (who, cash) => `${who} vince con ${money(cash)}.`,
    wins_by_goods: (who, cash) =>
      `${who} vince con ${money(cash)}: a parità, ${who} controlla la compagnia con più merci.`,
    share_victory: (who, cash) => `${all(who)} vincono insieme con ${money(cash)}.`,
  },
};

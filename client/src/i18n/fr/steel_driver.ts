import type { Words } from "../language.svelte";

const money = (amount: number) => `${amount}\u00a0$`;
const cubes = (count: number) => (count < 2 ? `${count} cube` : `${count} cubes`);
const shares = (count: number) => (count < 2 ? `${count} action` : `${count} actions`);
const links = (count: number) => (count < 2 ? `${count} liaison` : `${count} liaisons`);
const lead = (amount: number) => `${amount < 0 ? "−" : "+"}${money(Math.abs(amount))}`;
const all = (items: string[]) => new Intl.ListFormat("fr").format(items);

export const steel_driver: Words["steel_driver"] = {
  money,
  cubes,
  shares,
  all,
  companies: { red: "Rouge", yellow: "Jaune", green: "Verte", blue: "Bleue", grey: "Grise", brown: "Marron" },
  goods: { white: "blanc", black: "noir", silver: "argent", orange: "orange", red: "rouge" },
  nobody: "personne",
  turn: (turn) => `Tour ${turn}`,
  turnOf: (turn, turns) => `Tour ${turn} sur ${turns}`,
  finalPhase: "Phase finale",
  theEnd: "Fin de partie",
  phases: { auctions: "Enchères", building: "Construction", income: "Revenus" },
  map: "Carte",
  companiesTitle: "Compagnies",
  playersTitle: "Joueurs",
  reconstruction: "Carte reconstituée",
  close: "Fermer",
  what: "Qu’est-ce que c’est ?",

  order: "Ordre",
  passRow: "Tour suivant",
  profitTrack: "Profits de ce tour",
  profit: "profit",
  treasury: "trésorerie",
  soldFor: (price) => `pour ${price}`,
  rails: "rails",
  controls: (who) => `${who} la contrôle`,
  controlledByNobody: "personne ne la contrôle",
  sharesTitle: "Actions",
  sharesOf: (who, count) => `${who} : ${shares(count)}`,
  noShares: "aucune action vendue",
  upTo: (value) => `jusqu’à ${money(value)} l’action`,
  aShare: (value) => `${money(value)} l’action`,
  goodsTitle: "Marchandises",
  noGoods: "pas de marchandise",
  cash: "argent",
  cubesTitle: "cubes",
  marker: "joueur actif",
  bids: (amount) => `a misé ${amount}`,
  leads: (amount) => `mène à ${amount}`,
  stillIn: "en lice",
  out: "sorti",
  chooses: "décide",
  keyTitle: "Légende",
  keyStart: "ville de départ",
  keyCost: "coût en cubes",
  keyValue: "valeur en $",
  keySets: "Des marchandises de couleurs différentes forment une série :",

  apart: (count) => (count < 2 ? "1 liaison manque" : `${count} liaisons manquent`),
  linkedIn: (turn) => `reliées au tour ${turn}`,
  showGap: "Montrer sur la carte",

  waitingFor: (who) => `${who} décide.`,
  waitingAuction: (who) => `${who} peut mettre une compagnie aux enchères.`,
  waitingBid: (who, company) => `${who} peut surenchérir pour la ${company}.`,
  waitingBuild: (who, company) => `${who} construit avec la ${company}.`,
  waitingTake: (who, company) => `${who} prend une marchandise avec la ${company}.`,
  youOpen: "Choisissez une compagnie à mettre aux enchères, ou passez.",
  youBidFirst: (company) => `Combien de cubes misez-vous pour la ${company} ?`,
  youRaise: (company, who, bid) => `${who} mise ${bid} pour la ${company}. Surenchérissez ou retirez-vous.`,
  youStart: (company) => `D’où part la ${company} ? Choisissez un hexagone.`,
  youBuild: (company) => `La ${company} construit : choisissez une liaison.`,
  youTake: (company) => `La ${company} prend une marchandise : choisissez une ville.`,
  gameOver: "La partie est finie.",

  choose: (company) => `Mettre la ${company} aux enchères`,
  bid: (amount) => `Miser ${amount}`,
  openWith: (company, amount) => `Enchère ${company} à ${amount}`,
  allIn: (amount) => `Tout : ${amount}`,
  bidUpTo: (amount) => `Miser jusqu’à ${amount}`,
  upToLimit: (amount) => `jusqu’à ${amount}`,
  inAdvance: "Décidé d’avance :",
  passUntilWhich: "Passer jusqu’à …",
  passUntil: (company) => `passer jusqu’à la mise aux enchères de la ${company}`,
  forget: (what) => (what ? `Annuler : ${what}` : "Annuler"),
  fewer: "Un cube de moins",
  more: "Un cube de plus",
  yourBid: "Votre mise en cubes",
  drop: "Se retirer",
  pass: "Passer",
  other: "Une autre compagnie",
  youWouldGet: "Si vous gagnez :",
  getTurn: (company) => `la ${company} construit pour vous`,
  getTreasury: "trésorerie",
  getShare: (count, most) => (most ? `${shares(count)}, jusqu’à ${money(most)} chacune` : shares(count)),
  youKeep: "il vous reste",

  startIn: (city) => `Partir de ${city}`,
  otherStart: "Un autre départ",
  build: "Construire",
  take: "Prendre",
  gain: (amount) => (amount ? `profit +${money(amount)}` : "pas de nouvelle ville, pas de profit"),
  newGoods: "nouvelles marchandises :",
  apartThen: (before, after) => `écart ${before} → ${links(after)}`,
  completes: "achève la liaison transcontinentale !",
  worth: (before, after) => `${money(before)} → ${money(after)} l’action`,
  yourShares: (count) => `vous avez ${shares(count)}`,
  undo: "Annuler",
  restart: "Tout annuler",

  incomeOf: (turn) => `Revenus du tour ${turn}`,
  gained: (amount) => `+${amount}`,
  newOrder: "Nouvel ordre",
  standings: "Classement",
  player: "Joueur",
  fromTurns: "Tours",
  fromShares: "Actions",
  total: "Total",
  company: "Compagnie",
  shareValue: "L’action",
  cashByTurn: "Argent par tour",
  end: "Fin",

  tips: {
    cubes:
      "Les cubes ne servent qu’aux enchères. Ce que vous payez pour une compagnie va dans sa trésorerie : elle construit avec.",
    cash: "L’argent fait gagner. Il vient à chaque tour du profit des compagnies que vous contrôlez, et à la fin de vos actions.",
    share:
      "Chaque enchère gagnée donne une action. À la fin, chaque action rapporte la valeur des marchandises de la compagnie : " +
      "une couleur 10 $, deux 30 $, trois 60 $, quatre 100 $, cinq 150 $.",
    profit:
      "Une compagnie gagne la valeur de chaque ville qu’elle relie pour la première fois. Qui la contrôle reçoit ce profit.",
    race:
      "Qui pose le dernier rail entre les deux villes ajoute 50 $ au profit de sa compagnie ; " +
      "chaque autre compagnie du trajet ajoute 30 $.",
    order: "Les compagnies construisent dans cet ordre. La première qui passe commence au tour suivant.",
    map:
      "Le plateau imprimé n’est pas publié : cette carte est notre reconstitution, avec les mêmes nombres et un jeu " +
      "réglé pour lui ressembler. Villes, valeurs et coûts sont les nôtres.",
  },

  label: {
    draw_first: (seat) => `La place ${seat} commence`,
    auction: (company, bid) => `Mettre la ${company} aux enchères, miser ${bid}`,
    pass: "Passer le marqueur",
    bid: (amount) => `Miser ${amount}`,
    drop: "Se retirer",
    build: (a, b, cost) => `Construire ${a} – ${b} pour ${cubes(cost)}`,
    start: (a, b, cost) => `Partir de ${a}, construire vers ${b} pour ${cubes(cost)}`,
    take: (color, city) => `Prendre le cube ${color} de ${city}`,
  },

  reasons: {
    puts_up: (treasury) => (treasury ? `déjà ${cubes(treasury)} en trésorerie` : "trésorerie encore vide"),
    hands_on: "attend de voir ce que font les autres",
    raises: (company) => `pour la ${company}`,
    up_to: (bid) => `jusqu’à ${bid} s’il le faut`,
    lets_go: (company) => `laisse partir la ${company} et garde les cubes`,
    worth: (company, paid, worth, share, profit, limit) =>
      `pour ${cubes(paid)}, la ${company} vaut ${money(worth)} (une action peut rapporter ${money(share)}, ` +
      `les liaisons de ce tour ${money(profit)}), intéressante jusqu’à ${cubes(limit)}`,
    reaches: (city, profit, color, sets) =>
      `${city} rapporte ${money(profit)} tout de suite, un cube ${color}, des séries valant ${money(sets)} de plus`,
    per_cube: (worth) => `${money(worth)} par cube`,
    best_link: (worth) => `sa meilleure liaison rapporte ${money(worth)} par cube`,
    fair_part: (limit) => `une part équitable de tous les cubes est de ${limit}`,
    completes: (bonus) => `achève la liaison transcontinentale (+${money(bonus)})`,
    takes: (sets, rivals) =>
      `des séries valant ${money(sets)} de plus, ` +
      (rivals
        ? `${rivals} ${rivals === 1 ? "autre compagnie pourrait" : "autres compagnies pourraient"} le prendre`
        : "aucune autre compagnie ne peut le prendre"),
    ahead: (dollars) => `${lead(dollars)} par rapport aux autres`,
  },

  told: {
    first_drawn: (who) => `${who} est le premier joueur actif.`,
    turn_began: (turn, income, who, order) =>
      `Tour ${turn} : chacun reçoit ${cubes(income)}. ${who} est actif ; ordre des compagnies : ${order}.`,
    marker_passed: (who, to) => `${who} passe le marqueur à ${to}.`,
    marker_forced: (who, to) => `${who} n’a pas de cube ; le marqueur va à ${to}.`,
    auction_opened: (who, company, bid) => `${who} met la ${company} aux enchères et mise ${bid}.`,
    raised: (who, company, bid) => `${who} mise ${bid} pour la ${company}.`,
    dropped: (who, company) => `${who} se retire de l’enchère de la ${company}.`,
    dropped_forced: (who, company) => `${who} a trop peu de cubes pour surenchérir pour la ${company}.`,
    sold: (who, company, price, treasury, held) =>
      `${who} remporte la ${company} pour ${cubes(price)} et y détient ${shares(held)} ; trésorerie : ${cubes(treasury)}.`,
    all_sold: "Toutes les compagnies sont vendues.",
    all_passed: "Tous ont passé.",
    unsold: (companies) => `Non vendues : ${all(companies)}.`,
    building_begins: "Les compagnies construisent.",
    started: (who, company, a, b, cost) => `${who} fait partir la ${company} de ${a} vers ${b} pour ${cubes(cost)}`,
    built: (who, company, a, b, cost) => `${who} construit ${a} – ${b} avec la ${company} pour ${cubes(cost)}`,
    earned: (city, rise, profit) => ` : ${city} ajoute ${money(rise)}, son profit est de ${money(profit)}.`,
    earned_nothing: (profit) => ` : pas de nouvelle ville, son profit reste à ${money(profit)}.`,
    linked: (company, way, bonuses) =>
      `La ${company} achève la liaison transcontinentale (${way}). Profits en plus : ${all(bonuses)}.`,
    amount: (name, amount) => `${name} ${money(amount)}`,
    company_passed: (company, why, place) => `La ${company} passe : ${why}. Elle sera numéro ${place} au tour suivant.`,
    why: {
      uncontrolled: "personne ne la contrôle ce tour-ci",
      no_rails: "elle n’a plus de rail",
      no_link: "aucune liaison libre n’est à sa portée",
      no_cubes: "elle ne peut payer aucune liaison libre",
    },
    turn_ended: (turn, paid, cash, order) =>
      `Fin du tour ${turn}. ${paid.length ? `Profits : ${all(paid)}.` : "Aucun profit."} ` +
      `Argent : ${all(cash)}. Nouvel ordre : ${order}.`,
    paid: (company, amount, who) => `${company} ${money(amount)} à ${who}`,
    goods_placed: (count) =>
      `Phase finale : les trésoreries sont vidées et chaque ville reliée reçoit sa marchandise, ${cubes(count)} en tout.`,
    controlled: (company, who, held) =>
      `${who} contrôle la ${company} en phase finale, avec le plus d’actions (${held}).`,
    controlled_tie: (company, who, tied, held) =>
      `${who} contrôle la ${company} en phase finale : premier dans le sens horaire parmi ${all(tied)}, ` +
      `à ${shares(held)} chacun.`,
    controlled_nobody: (company) => `La ${company} n’a vendu aucune action : personne ne la contrôle.`,
    took: (who, company, color, city) => `${who} prend le cube ${color} de ${city} pour la ${company}.`,
    taking_passed: (company) => `La ${company} ne prend plus rien : il n’y a plus de marchandise sur ses rails.`,
    taking_nobody: (company) => `La ${company} ne prend rien : personne ne la contrôle.`,
    final_profit: (company, sets, profit, paid) =>
      `La ${company} paie ${money(profit)} l’action, pour ses séries ${all(sets)}.` +
      (paid.length ? ` Soit ${all(paid)}.` : ""),
    no_profit: (company) => `La ${company} n’a pas de marchandise : ses actions ne paient rien.`,
    shares_paid: (paid, cash) => `Les actions paient ${all(paid)}. Argent : ${all(cash)}.`,
    wins: (who, cash) => `${who} gagne avec ${money(cash)}.`,
    wins_by_goods: (who, cash) =>
      `${who} gagne avec ${money(cash)} : à égalité, ${who} contrôle la compagnie qui a le plus de marchandises.`,
    share_victory: (who, cash) => `${all(who)} partagent la victoire avec ${money(cash)}.`,
  },
};

/** "de Denver", "d'Omaha". */
const of = (name: string) => (/^[AEIOUÉaeiou]/.test(name) ? `d’${name}` : `de ${name}`);

const tracks = (count: number) => (count < 2 ? `${count} rail` : `${count} rails`);
const percent = new Intl.NumberFormat("fr", { style: "percent" });
const decimal = new Intl.NumberFormat("fr", { minimumFractionDigits: 1 });
const lead = (points: number) => `${points < 0 ? "−" : "+"}${decimal.format(Math.abs(points))}`;

export const transamerica = {
  map: "Carte ferroviaire des États-Unis",
  colors: { green: "vert", blue: "bleu", yellow: "jaune", red: "rouge", orange: "orange" },
  directions: [
    "à l’est",
    "à l’est-nord-est",
    "au nord-est",
    "au nord",
    "au nord-ouest",
    "à l’ouest-nord-ouest",
    "à l’ouest",
    "à l’ouest-sud-ouest",
    "au sud-ouest",
    "au sud",
    "au sud-est",
    "à l’est-sud-est",
  ],
  near: (steps: number, direction: string, city: string) =>
    steps === 1 ? `${direction} ${of(city)}` : `à ${steps} pas ${direction} ${of(city)}`,
  fromTo: (from: string, to: string) => `entre ${from} et ${to}`,
  and: (names: string, last: string) => `${names} et ${last}`,
  round: (round: number, of: number | null) => (of === null ? `Manche ${round}` : `Manche ${round} sur ${of}`),
  events: {
    first_drawn: (name: string) => `${name} commencera.`,
    round_began: (round: number, name: string) => `Manche ${round} : les cartes sont distribuées, ${name} commence.`,
    placed: (name: string, place: string) => `${name} place son pion de départ : ${place}.`,
    laid: (name: string, segment: string, own: boolean, joined: string) =>
      `${name} pose ${own ? "un rail de couleur" : "un rail"} ${segment}${joined && ` et relie ${joined}`}.`,
    play_goes_on: (name: string) =>
      `${name} a relié ses cinq villes, et quelqu’un d’autre aussi : ${name} peut encore poser un rail.`,
    moved: (name: string, place: string) => `${name} déplace son pion de départ : ${place}.`,
    passed: (name: string) => `${name} ne peut pas poser de rail et passe.`,
    round_ended: (round: number, why: string) => `La manche ${round} est finie : ${why}.`,
    why: {
      completed: (names: string) => `cinq villes reliées par ${names}`,
      supply: () => "le dernier rail est posé",
      stuck: () => "personne ne peut poser de rail",
    },
    scored: (losses: string) => `Points : ${losses}.`,
    loss: (name: string, loss: number, points: number) => `${name} −${loss} (${points})`,
    barrier_moved: (points: number) =>
      `La barrière avance : qui a ${points} ${points < 2 ? "point" : "points"} ou moins l’a franchie.`,
    game_ended: (names: string, count: number) =>
      count === 1 ? `${names} gagne la partie.` : `${names} se partagent la victoire.`,
  },
  actions: {
    start: (place: string) => `Départ : ${place}`,
    move: (place: string) => `Déplacer le pion : ${place}`,
    lay: (segment: string, double: boolean, own: boolean) =>
      `Poser ${own ? "un rail de couleur" : "un rail"} ${segment}${double ? " (double)" : ""}`,
    stop: "Finir le tour",
    stay: "Laisser le pion ici",
    pass: "Passer",
    draw_first: "Tirer au sort qui commence",
    deal: "Distribuer les cartes",
  },
  reasons: {
    at_home: "l’une des villes à relier",
    near: (steps: number, city: string) => `à ${tracks(steps)} ${of(city)}, la plus proche des villes à relier`,
    apart: (steps: number) => `à ${tracks(steps)} du pion le plus proche`,
    joins: (cities: string, price: number) => `relie ${cities} pour ${tracks(price)}`,
    leads: (city: string, left: number) => `mène vers ${city}, encore ${tracks(left)} ensuite`,
    uses: (names: string) => `profite du réseau de ${names}`,
    nobody_else: "personne d’autre ne le posera",
    others_too: (chance: number) => `d’autres le poseront peut-être (${percent.format(chance)})`,
    no_use: "n’apporte rien",
    in_front: "votre ligne continue à partir de là",
    stops: "pas de second rail, pour n’aider personne",
    stays: "rien ne change",
    ahead: (points: number) => `${lead(points)} ${Math.abs(points) < 2 ? "point" : "points"} par rapport aux autres`,
  },
  prompt: {
    placing: "Choisissez votre point de départ",
    laying: "Posez un rail",
    extending: "Encore un rail, ou finissez votre tour",
    moving: "Déplacez votre pion, ou laissez-le",
    stuck: "Vous ne pouvez poser aucun rail",
    others: (name: string) => `${name} réfléchit …`,
    dealing: "On distribue les cartes …",
    over: "La partie est finie",
  },
  endTurn: "Finir le tour",
  stay: "Le laisser",
  pass: "Passer",
  undo: "Annuler",
  restart: "Recommencer le tour",
  kind: "Quel rail",
  common: "Rail commun",
  coloured: "Votre couleur",
  hand: "Vos villes",
  card: (city: string, color: string, connected: boolean) =>
    `${city}, ${color}, ${connected ? "reliée" : "pas encore reliée"}`,
  cost: tracks,
  wholeTurn: "tout le tour",
  reaches: (cities: string) => `atteint ${cities}`,
  joins: (names: string) => `rejoint ${names}`,
  targets: "Où vous pouvez construire",
  targetsHelp: "Les flèches choisissent, Entrée construit, E finit le tour, U annule.",
  score: "Piste de score",
  scored: (name: string, points: number) => `${name} : ${points} ${Math.abs(points) < 2 ? "point" : "points"}`,
  barrier: (points: number) => `Barrière : à ${points} ou moins, la partie finit`,
  summary: {
    start: (name: string, place: string) => `Départ de ${name} : ${place}.`,
    tracks: (count: number) => (count < 2 ? `${count} rail posé.` : `${count} rails posés.`),
    reached: (name: string, cities: string) => `Le réseau de ${name} atteint ${cities}.`,
    noCity: (name: string) => `Le réseau de ${name} n’atteint encore aucune ville.`,
  },
  end: {
    title: (round: number) => `La manche ${round} est finie`,
    complete: "Les cinq reliées !",
    missing: (count: number, sum: string) => `${count} ${count === 1 ? "manque" : "manquent"}${sum && ` : ${sum}`}`,
    line: (name: string, text: string, points: number) => `${name} : ${text}. Reste ${points}.`,
    barrierMoved: (points: number) => `La barrière avance jusqu’à ${points}.`,
    skip: "Passer",
    nextRound: "Manche suivante",
    done: "Voir le résultat",
  },
  ending: {
    place: (place: number) => `${place}.`,
    points: (points: number) => (Math.abs(points) < 2 ? `${points} point` : `${points} points`),
    chart: "Points après chaque manche",
    start: "Début",
    player: "Joueur",
    roundShort: (round: number) => `M${round}`,
  },
};

/** Steel Driver's board as its file has it, and how its companies and players look. */

export interface City {
  id: string;
  name: string;
  lat: number;
  lon: number;
  color: string;
  value: number;
  start: boolean;
}

export interface Link {
  a: string;
  b: string;
  cost: number;
}

export interface RailBoard {
  name: string;
  note?: string;
  transcontinental: [string, string];
  companies: string[];
  cities: City[];
  links: Link[];
}

/** A letter for each company, for eyes that cannot tell the colours apart. */
export function lettersOf(companies: string[]): string[] {
  const letters: string[] = [];
  for (const name of companies) {
    const free = [...(name + "ABCDEFGHIJKLMNOPQRSTUVWXYZ").toUpperCase()].find((letter) => !letters.includes(letter));
    letters.push(free ?? "?");
  }
  return letters;
}

/** A letter for each player; with a number where letters are the same: that of the name, if it ends with one. */
export function initialsOf(names: string[]): string[] {
  const first = names.map((name) => [...name.trim()][0]?.toUpperCase() ?? "?");
  return first.map((letter, at) => {
    const same = first.flatMap((other, seat) => (other === letter ? [seat] : []));
    if (same.length === 1) return letter;
    return letter + (/\d$/.exec(names[at] ?? "")?.[0] ?? String(same.indexOf(at) + 1));
  });
}

/** Colours of a company: its own where it is named after one. */
const PAINT: Record<string, [string, string]> = {
  red: ["#b3261e", "#ffffff"],
  yellow: ["#f2c230", "#1d2b36"],
  green: ["#1d7446", "#ffffff"],
  blue: ["#1f5fa8", "#ffffff"],
  grey: ["#646d74", "#ffffff"],
  brown: ["#6f4520", "#ffffff"],
};
const SPARE = Object.values(PAINT);

export function paintOf(company: string, at: number): string {
  const [paint, ink] = PAINT[company] ?? SPARE[at % SPARE.length] ?? ["#555555", "#ffffff"];
  return `--paint: ${paint}; --on-paint: ${ink}`;
}

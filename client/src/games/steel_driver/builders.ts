import type { SteelDriverView } from "../../wire";

/** Which company built each link; undefined where nobody did. */
export function buildersOf(view: SteelDriverView): (number | undefined)[] {
  const builders: (number | undefined)[] = [];
  view.companies.forEach((company, at) => company.rails.forEach((link) => (builders[link] = at)));
  return builders;
}

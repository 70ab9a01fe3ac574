/** The games that have rules to read. Each language of each game is loaded when it is wanted. */
import type { Rules } from "./rules";
import { OUTLINE as STEEL_DRIVER } from "./steel_driver/outline";
import { OUTLINE as TRANSAMERICA } from "./transamerica/outline";

export const RULES: Record<string, Rules> = {
  transamerica: {
    designer: "Franz-Benno Delonge",
    players: "2–6",
    outline: TRANSAMERICA,
    wide: ["end"],
    text: {
      en: async () => (await import("./transamerica/en")).en,
      fr: async () => (await import("./transamerica/fr")).fr,
      it: async () => (await import("./transamerica/it")).it,
      de: async () => (await import("./transamerica/de")).de,
    },
  },
  steel_driver: {
    designer: "Martin Wallace",
    players: "3–6",
    outline: STEEL_DRIVER,
    wide: ["link", "final"],
    text: {
      en: async () => (await import("./steel_driver/en")).en,
      fr: async () => (await import("./steel_driver/fr")).fr,
      it: async () => (await import("./steel_driver/it")).it,
      de: async () => (await import("./steel_driver/de")).de,
    },
  },
};

/** What of each position a picture shows. The positions are played by the engine: see tests/rules_pictures.py. */
import type { SteelDriverInsight, SteelDriverView } from "../../wire";
import type { Picture } from "./outline";
import positions from "./pictures.json";

interface Shown {
  position: { names: string[]; view: SteelDriverView; insight: SteelDriverInsight };
  /** The map around these cities; all of it if none is named. */
  around?: string[];
  /** A way to make stand out, city by city. */
  way?: string[];
}

const { auction, build, link, final } = positions as unknown as Record<keyof typeof positions, Shown["position"]>;

export const PICTURES: Record<Picture, Shown> = {
  auction: { position: auction },
  build: { position: build, around: ["bos", "stl", "jax"] },
  link: {
    position: link,
    way: ["nyc", "pit", "det", "chi", "stl", "kan", "dod", "den", "slc", "ren", "sfo"],
  },
  final: { position: final },
  sets: { position: final },
};

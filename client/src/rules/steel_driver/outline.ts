import type { Outline, RulesText } from "../rules";

type Section =
  | "material"
  | "setup"
  | "cubes"
  | "auctions"
  | "building"
  | "profit"
  | "link"
  | "payday"
  | "goods"
  | "sets"
  | "gameEnd"
  | "map"
  | "glossary";

export type Picture = "auction" | "build" | "link" | "final" | "sets";

export type SteelDriverText = RulesText<Section, Picture>;

export const OUTLINE: readonly Outline<Section, Picture>[] = [
  { section: "material", pictures: [], rules: ["SD-10", "SD-11", "SD-12"] },
  { section: "setup", pictures: [], rules: ["SD-20", "SD-21", "SD-22"] },
  { section: "cubes", pictures: [], rules: ["SD-12", "SD-30"] },
  {
    section: "auctions",
    pictures: ["auction"],
    rules: ["SD-40", "SD-41", "SD-42", "SD-43", "SD-44", "SD-45", "SD-46", "SD-47"],
  },
  { section: "building", pictures: [], rules: ["SD-50", "SD-51", "SD-52", "SD-53", "SD-56"] },
  { section: "profit", pictures: ["build"], rules: ["SD-54", "SD-55"] },
  { section: "link", pictures: ["link"], rules: ["SD-60", "SD-61", "SD-62"] },
  { section: "payday", pictures: [], rules: ["SD-70", "SD-71", "SD-72"] },
  { section: "goods", pictures: ["final"], rules: ["SD-80", "SD-81", "SD-82"] },
  { section: "sets", pictures: ["sets"], rules: ["SD-83", "SD-84"] },
  { section: "gameEnd", pictures: [], rules: ["SD-85"] },
  { section: "map", pictures: [], rules: ["SD-13"] },
  { section: "glossary", pictures: [], rules: [] },
];

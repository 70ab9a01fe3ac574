import type { Outline, RulesText } from "../rules";

type Section =
  | "material"
  | "setup"
  | "turn"
  | "tracks"
  | "networks"
  | "roundEnd"
  | "scoring"
  | "barrier"
  | "gameEnd"
  | "openCards"
  | "blocking"
  | "vexation"
  | "options";

export type Picture = "start" | "double" | "joined" | "end" | "missing" | "score" | "blocking" | "coloured";

export type TransAmericaText = RulesText<Section, Picture>;

export const OUTLINE: readonly Outline<Section, Picture>[] = [
  { section: "material", pictures: [], rules: ["TA-10", "TA-11", "TA-12", "TA-13", "TA-14"] },
  { section: "setup", pictures: [], rules: ["TA-20", "TA-21", "TA-30"] },
  { section: "turn", pictures: ["start"], rules: ["TA-31", "TA-32", "TA-33", "TA-34", "TA-35"] },
  { section: "tracks", pictures: ["double"], rules: ["TA-33", "TA-35", "TA-36"] },
  { section: "networks", pictures: ["joined"], rules: ["TA-40", "TA-41", "TA-42", "TA-43"] },
  { section: "roundEnd", pictures: [], rules: ["TA-50", "TA-51", "TA-52", "TA-53", "TA-54"] },
  { section: "scoring", pictures: ["end", "missing"], rules: ["TA-60", "TA-61", "TA-62"] },
  { section: "barrier", pictures: ["score"], rules: ["TA-63", "TA-70", "TA-71", "TA-72", "TA-73"] },
  { section: "gameEnd", pictures: [], rules: ["TA-80", "TA-81"] },
  { section: "openCards", pictures: [], rules: ["TA-V10", "TA-V11", "TA-V12"] },
  { section: "blocking", pictures: ["blocking"], rules: ["TA-V20", "TA-V21", "TA-V22"] },
  { section: "vexation", pictures: ["coloured"], rules: ["TA-X1"] },
  { section: "options", pictures: [], rules: ["TA-X2", "TA-X3"] },
];

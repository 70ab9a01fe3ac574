import type { Words } from "../language.svelte";
import { board } from "./board";
import { common } from "./common";
import { home } from "./home";
import { people } from "./people";
import { replay } from "./replay";
import { rules } from "./rules";
import { setup } from "./setup";
import { steel_driver } from "./steel_driver";
import { table } from "./table";
import { transamerica } from "./transamerica";

export const de: Words = { board, common, home, people, replay, rules, setup, steel_driver, table, transamerica };

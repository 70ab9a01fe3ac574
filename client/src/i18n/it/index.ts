import type { Words } from "../language.svelte";
import { board } from "./board";
import { common } from "./common";
import { home } from "./home";
import { setup } from "./setup";
import { table } from "./table";
import { transamerica } from "./transamerica";

export const it: Words = { board, common, home, setup, table, transamerica };

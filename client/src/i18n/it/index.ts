import type { Words } from "../language.svelte";
import { board } from "./board";
import { common } from "./common";
import { home } from "./home";
import { table } from "./table";

export const it: Words = { board, common, home, table };

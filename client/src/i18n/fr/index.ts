import type { Words } from "../language.svelte";
import { common } from "./common";
import { home } from "./home";
import { table } from "./table";

export const fr: Words = { common, home, table };

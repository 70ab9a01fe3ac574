import type { Words } from "../language.svelte";
import { common } from "./common";
import { home } from "./home";
import { replay } from "./replay";
import { setup } from "./setup";
import { table } from "./table";

export const fr: Words = { common, home, replay, setup, table };

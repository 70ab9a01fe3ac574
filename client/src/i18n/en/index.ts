import { common } from "./common";
import { home } from "./home";
import { setup } from "./setup";
import { table } from "./table";

export const en = { common, home, setup, table };

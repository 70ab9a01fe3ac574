import { common } from "./common";
import { home } from "./home";
import { table } from "./table";

export const en = { common, home, table };

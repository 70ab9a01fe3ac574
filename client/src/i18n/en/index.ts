import { board } from "./board";
import { common } from "./common";
import { home } from "./home";
import { table } from "./table";

export const en = { board, common, home, table };

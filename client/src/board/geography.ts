/** The land under a board, made when the page is built; a board that was added later has none. */
import type { Geography } from "../../geography/types";

const FILES = import.meta.glob<Geography>("../generated/geography/*.json", { import: "default" });

export async function geographyOf(board: string): Promise<Geography | null> {
  const load = FILES[`../generated/geography/${board}.json`];
  return load ? await load() : null;
}

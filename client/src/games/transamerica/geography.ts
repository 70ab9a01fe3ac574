/** The land under a board, where there is one: a board of one's own may have none. */
import type { Geography } from "../../../geography/types";

const FILES = import.meta.glob<Geography>("../../generated/geography/*.json", { import: "default" });

export async function geographyOf(board: string): Promise<Geography | null> {
  const load = FILES[`../../generated/geography/${board}.json`];
  return load ? await load() : null;
}

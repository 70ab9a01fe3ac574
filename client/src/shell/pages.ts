/** Which page an address shows. Pages are loaded when they are wanted. */
import type { Component } from "svelte";

type Loaded = Promise<{ default: Component<Record<string, never>> }>;

export interface Page {
  load: () => Loaded;
  props: Record<string, never>;
  /** What, if it changes, makes a new page of the same kind. */
  key: string;
  /** A page that wants all the room it can get. */
  slim: boolean;
}

function page(load: () => Promise<unknown>, props: Record<string, string> = {}, slim = false): Page {
  const key = Object.values(props).join("/");
  return { load: load as () => Loaded, props: props as Record<string, never>, key, slim };
}

export function pageAt([room, id, more]: string[]): Page {
  switch (room) {
    case undefined:
      return page(() => import("../lobby/Home.svelte"));
    case "duplicate":
      if (id) return page(() => import("../people/DuplicatePage.svelte"), { id });
      break;
    case "leaders":
      return page(() => import("../people/LeadersPage.svelte"), id && more ? { game: id, count: more } : {});
    case "me":
      return page(() => import("../people/MePage.svelte"), id ? { part: id } : {});
    case "player":
      if (id) return page(() => import("../people/ProfilePage.svelte"), { id });
      break;
    case "new":
      if (id) return page(() => import("../lobby/NewTablePage.svelte"), { game: id });
      break;
    case "replay":
      return page(() => import("../replay/ReplayPage.svelte"), id ? { id } : {}, true);
    case "rules":
      if (id) return page(() => import("../rules/RulesPage.svelte"), { game: id });
      break;
    case "table":
      if (id) return page(() => import("../table/TablePage.svelte"), { id }, true);
  }
  return page(() => import("./NotFound.svelte"));
}

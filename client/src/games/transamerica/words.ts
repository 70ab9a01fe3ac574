/** Events, actions and reasons of TransAmerica in the reader's words. */
import type { Words } from "../../i18n/language.svelte";
import type { TransamericaInsight } from "../../wire";
import { placeName, segmentName } from "./places";
import { railsOf } from "./rails";
import type { Action, BoardFile, Event, Reason, View } from "./types";

export function tell(event: Event, names: string[], board: BoardFile, words: Words): string {
  const say = words.transamerica.events;
  const rails = railsOf(board);
  const name = (seat: number): string => names[seat] ?? "";
  const all = (seats: number[]): string => listed(seats.map(name), words);
  switch (event.type) {
    case "first_drawn":
      return say.first_drawn(name(event.first));
    case "round_began":
      return say.round_began(event.round, name(event.first));
    case "placed":
      return say.placed(name(event.seat), placeName(rails, event.node, words));
    case "laid": {
      const segment = segmentName(rails, event.a, event.b, words);
      return say.laid(name(event.seat), segment, event.own, all(event.joined));
    }
    case "play_goes_on":
      return say.play_goes_on(name(event.seat));
    case "moved":
      return say.moved(name(event.seat), placeName(rails, event.node, words));
    case "passed":
      return say.passed(name(event.seat));
    case "round_ended":
      return say.round_ended(event.round, say.why[event.reason](all(event.completed)));
    case "scored":
      return say.scored(
        listed(
          event.losses.map((loss, seat) => say.loss(name(seat), loss, event.points[seat] ?? 0)),
          words,
        ),
      );
    case "barrier_moved":
      return say.barrier_moved(event.passed_at);
    case "game_ended":
      return say.game_ended(all(event.winners), event.winners.length);
  }
}

export function label(action: Action, board: BoardFile, words: Words): string {
  const { actions } = words.transamerica;
  const rails = railsOf(board);
  switch (action.type) {
    case "start":
      return actions.start(placeName(rails, action.node, words));
    case "move":
      return actions.move(placeName(rails, action.node, words));
    case "lay": {
      const double = rails.linkBetween(action.a, action.b).cost > 1;
      return actions.lay(segmentName(rails, action.a, action.b, words), double, action.own ?? false);
    }
    case "stop":
      return actions.stop;
    case "stay":
      return actions.stay;
    case "pass":
      return actions.pass;
    case "draw_first":
      return actions.draw_first;
    case "deal":
      return actions.deal;
  }
}

export function because({ key, facts }: Reason, names: string[], board: BoardFile, words: Words): string | undefined {
  const say = words.transamerica.reasons;
  const place = (node: number): string => placeName(railsOf(board), node, words);
  switch (key) {
    case "at_home":
      return say.at_home;
    case "near":
      return say.near(facts.steps, place(facts.city));
    case "apart":
      return say.apart(facts.steps);
    case "joins":
      return say.joins(listed(facts.cities.map(place), words), facts.price);
    case "leads":
      return say.leads(place(facts.city), facts.left);
    case "uses":
      return say.uses(
        listed(
          facts.seats.map((seat) => names[seat] ?? ""),
          words,
        ),
      );
    case "nobody_else":
      return say.nobody_else;
    case "others_too":
      return say.others_too(facts.chance);
    case "no_use":
      return say.no_use;
    case "in_front":
      return say.in_front;
    case "stops":
      return say.stops;
    case "no_more":
      return say.no_more;
    case "stays":
      return say.stays;
    case "ahead":
      return say.ahead(facts.points);
  }
}

export function chapter(view: View, { rounds }: TransamericaInsight, words: Words): string {
  return words.transamerica.round(view.round, rounds);
}

/** "Ann, Ben and Cy". */
export function listed(names: string[], words: Words): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : words.transamerica.and(names.slice(0, -1).join(", "), last);
}

/** What the players of a finished game are called, and what was counted in it. */

import { has, name, t } from '$lib/i18n.svelte';
import type { Replay } from '$lib/wire';
import { shownName, type Speaker } from '$say/say';

export interface Count {
  what: string;
  name: string;
  all: number;
  mine: number;
}

/** What was counted in a game, for everybody together and for the reader. */
export function counts({ game, counts: bySeat }: Replay, me: number): Count[] {
  return Object.keys(bySeat[0] ?? {}).map((what) => ({
    what,
    name: t(`log-${game}-count-${what}`),
    all: bySeat.reduce((sum, counted) => sum + (counted[what] ?? 0), 0),
    mine: bySeat[me]?.[what] ?? 0,
  }));
}

/** Who is spoken to, and what the players are called. `me` is -1 for a spectator. */
export function speakerOf({ game, seats }: Replay, me: number): Speaker {
  return {
    game: game as Speaker['game'],
    keys: seats.map((seat) => seat.name),
    names: seats.map((seat) => shownName(game, seat.name, seat.called)),
    me,
  };
}

/** The printed name of what cost a life, if it is a card or the like; by its key. */
export function causeName(game: string, cause: string): string {
  return cause && has(`${game}-${cause.replace('/', '-')}`) ? name(game, cause) : '';
}

/** The facts of an event that moving pictures need, whatever kind of event it is. */

import type { GameEvent } from '$lib/wire';
import type { Anchor, Move, Step } from './motion';

export interface Happening {
  event: GameEvent;
  /** What happened in the same play, before and after it. */
  around: GameEvent[];
  /** The players' names in events, by seat. */
  seats: readonly string[];
  me: number;
}

export type Show = (h: Happening) => Step[];

export const text = (h: Happening, fact: string): string =>
  typeof h.event[fact] === 'string' ? (h.event[fact] as string) : '';
export const count = (h: Happening, fact: string): number =>
  typeof h.event[fact] === 'number' ? (h.event[fact] as number) : 1;
export const list = (h: Happening, fact: string): string[] =>
  Array.isArray(h.event[fact]) ? (h.event[fact] as string[]) : [];
/** What came after it in the same play: how it ended. */
export const later = (h: Happening): GameEvent[] => h.around.slice(h.around.indexOf(h.event) + 1);
/** The seat of whoever a fact names; -1 for nobody. */
export const seatOf = (h: Happening, fact: string): number => h.seats.indexOf(text(h, fact));
export const placeOf = (h: Happening, fact: string): Anchor => `seat-${seatOf(h, fact)}`;

export function fly(game: string, from: Anchor, to: Anchor, card = '', times = 1): Move {
  return { do: 'fly', game, from, to, times, ...(card ? { card } : {}) };
}

/** A sign that shows for a moment; a loud one is large. */
export const sign = (at: Anchor, icon: string, loud = false): Step[] => [[{ do: 'sign', at, icon, loud }]];

/** A turn calls only whoever has it. */
export const callsOther = (h: Happening): boolean => h.event.kind === 'turn' && seatOf(h, 'player') !== h.me;

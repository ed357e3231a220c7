/** An event as animations see it: how to read its facts, and the motions that all games share. */

import type { GameEvent } from '$lib/wire';
import type { Anchor, Motion, Step } from './steps';

export interface Happening {
  event: GameEvent;
  /** All events of the same message, this one among them. */
  around: GameEvent[];
  /** The players' names in events, by seat. */
  seats: readonly string[];
  me: number;
}

/** The steps that show an event. */
export type Show = (h: Happening) => Step[];

export const text = (h: Happening, fact: string): string =>
  typeof h.event[fact] === 'string' ? (h.event[fact] as string) : '';
export const count = (h: Happening, fact: string): number =>
  typeof h.event[fact] === 'number' ? (h.event[fact] as number) : 1;
export const list = (h: Happening, fact: string): string[] =>
  Array.isArray(h.event[fact]) ? (h.event[fact] as string[]) : [];
/** The events that came after it in the same message: they say how it ended. */
export const later = (h: Happening): GameEvent[] => h.around.slice(h.around.indexOf(h.event) + 1);
/** The id in a key: of `card/jail` it is `jail`. */
export const id = (h: Happening, fact: string): string => text(h, fact).split('/').at(-1)!;
/** The seat of the player whom a fact names; -1 for nobody. */
export const seatOf = (h: Happening, fact: string): number => h.seats.indexOf(text(h, fact));
export const placeOf = (h: Happening, fact: string): Anchor => `seat-${seatOf(h, fact)}`;

/** How a card that was turned over came out: the line about it says so. */
export function verdict({ event }: Happening): 'good' | 'hurt' | '' {
  const tone = event.say?.tone;
  return tone === 'good' || tone === 'hurt' ? tone : '';
}

export function fly(game: string, from: Anchor, to: Anchor, card = '', times = 1): Motion {
  return { do: 'fly', game, from, to, times, ...(card ? { card } : {}) };
}

/** A sign that shows for a moment; a loud one is large. */
export const sign = (at: Anchor, icon: string, loud = false): Step[] => [[{ do: 'sign', at, icon, loud }]];

/** Whether this is the beginning of somebody else's turn: its sound calls only the player whose turn it is. */
export const callsOther = (h: Happening): boolean => h.event.kind === 'turn' && seatOf(h, 'player') !== h.me;

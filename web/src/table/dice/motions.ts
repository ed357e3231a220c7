/** What each kind of event in the Dice Game looks and sounds like. The dice tumble by themselves as they are drawn. */

import type { SoundName } from '$lib/sound';
import { iconOf } from '$lib/icons';
import type { Anchor, Step } from '../motion';
import type { Happening } from '../motions';

type Show = (h: Happening) => Step[];

const text = (h: Happening, fact: string): string =>
  typeof h.event[fact] === 'string' ? (h.event[fact] as string) : '';
const count = (h: Happening, fact: string): number =>
  typeof h.event[fact] === 'number' ? (h.event[fact] as number) : 1;
const seatOf = (h: Happening, fact: string): Anchor => `seat-${h.seats.indexOf(text(h, fact))}`;

const SHOW: Record<string, Show> = {
  turn: (h) => [[{ do: 'sign', at: seatOf(h, 'player'), icon: 'western-hat' }]],
  arrow: (h) => [[{ do: 'sign', at: seatOf(h, 'player'), icon: 'broadhead-arrow' }]],
  indians: () => [[{ do: 'sign', at: 'middle', icon: 'arrow-flights', loud: true }]],
  aimed: (h) => [[{ do: 'shot', from: seatOf(h, 'player'), to: seatOf(h, 'target') }]],
  beer: (h) => [[{ do: 'sign', at: seatOf(h, 'target'), icon: 'beer-stein' }]],
  gatling: (h) => [[{ do: 'sign', at: seatOf(h, 'player'), icon: 'machine-gun', loud: true }]],
  used: (h) => [[{ do: 'sign', at: seatOf(h, 'player'), icon: iconOf('dice', text(h, 'thing')) }]],
  lost_life: (h) => [[{ do: 'hit', at: seatOf(h, 'player'), amount: count(h, 'amount') }]],
  healed: (h) => [[{ do: 'heal', at: seatOf(h, 'player'), amount: count(h, 'amount') }]],
  eliminated: (h) => [[{ do: 'fall', at: seatOf(h, 'player') }]],
};

export function show(h: Happening): Step[] {
  return SHOW[h.event.kind]?.(h) ?? [];
}

const SOUNDS: Record<string, SoundName> = {
  turn: 'turn',
  rolled: 'shuffle',
  kept: 'card',
  arrow: 'knife',
  indians: 'event',
  aimed: 'shot-colt',
  beer: 'heal',
  gatling: 'shot-gatling',
  used: 'card',
  lost_life: 'hit',
  healed: 'heal',
  eliminated: 'death',
  over: 'over',
};

export function sound(h: Happening): SoundName | null {
  if (h.event.kind === 'turn' && h.seats.indexOf(text(h, 'player')) !== h.me) return null; // only one's own calls
  return SOUNDS[h.event.kind] ?? null;
}

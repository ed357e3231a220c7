/** What each kind of event in the Dice Game looks and sounds like. The dice tumble by themselves as they are drawn. */

import type { SoundName } from '$lib/sound';
import { iconOf } from '$lib/icons';
import { callsOther, count, placeOf, sign, text, type Happening, type Show } from '../animation/happening';
import type { Step } from '../animation/steps';

const SHOW: Record<string, Show> = {
  turn: (h) => sign(placeOf(h, 'player'), 'western-hat'),
  arrow: (h) => sign(placeOf(h, 'player'), 'broadhead-arrow'),
  indians: () => sign('middle', 'arrow-flights', true),
  aimed: (h) => [[{ do: 'shot', from: placeOf(h, 'player'), to: placeOf(h, 'target') }]],
  beer: (h) => sign(placeOf(h, 'target'), 'beer-stein'),
  gatling: (h) => sign(placeOf(h, 'player'), 'machine-gun', true),
  used: (h) => sign(placeOf(h, 'player'), iconOf('dice', text(h, 'thing'))),
  lost_life: (h) => [[{ do: 'hit', at: placeOf(h, 'player'), amount: count(h, 'amount') }]],
  healed: (h) => [[{ do: 'heal', at: placeOf(h, 'player'), amount: count(h, 'amount') }]],
  eliminated: (h) => [[{ do: 'fall', at: placeOf(h, 'player') }]],
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
  return callsOther(h) ? null : (SOUNDS[h.event.kind] ?? null);
}

/** The marks above the slider: where somebody fell, where the table changed, where it ended; and each hit as a tick. */

import { lookOf } from '$lib/catalogue.svelte';
import { name } from '$lib/i18n.svelte';
import { iconOf } from '$lib/icons';
import type { Frame, GameEvent } from '$lib/wire';

export interface Mark {
  frame: number;
  icon: string;
  /** Heavier marks keep their place first. */
  weight: number;
  /** What it is, as a tooltip. */
  title: string;
}

export function marksOf(game: string, frames: Frame[]): Mark[] {
  return frames.flatMap((frame, at) => frame.events.flatMap((event) => markOf(game, event, at) ?? []));
}

function markOf(game: string, event: GameEvent, frame: number): Mark | null {
  switch (event.kind) {
    case 'over':
      return { frame, icon: 'trophy', weight: 4, title: '' };
    case 'eliminated':
      return { frame, icon: 'tombstone', weight: 3, title: '' };
    default:
      return billOf(game, event, frame) ?? happeningOf(game, event, frame);
  }
}

/** Something that is marked because its looks say so. */
function happeningOf(game: string, { kind }: GameEvent, frame: number): Mark | null {
  const key = `happens/${kind}`;
  return lookOf(game, key).mark ? { frame, icon: iconOf(game, key), weight: 2, title: '' } : null;
}

/** Something applies to the whole table from now on: the kind of such an event is the kind of the thing. */
function billOf(game: string, event: GameEvent, frame: number): Mark | null {
  const key = String(event.thing ?? '');
  if (!key.startsWith(`${event.kind}/`)) return null;
  return { frame, icon: iconOf(game, key), weight: 2, title: name(game, key) };
}

/** The frames in which somebody was hit. */
export function hitsOf(frames: Frame[]): number[] {
  return frames.flatMap((frame, at) => (frame.events.some((event) => event.kind === 'lost_life') ? [at] : []));
}

/** As many marks as fit, the heaviest first; `apart` is the least distance in frames. */
export function thinned(marks: Mark[], apart: number): Mark[] {
  const kept: Mark[] = [];
  for (const mark of marks.toSorted((a, b) => b.weight - a.weight)) {
    if (kept.every((other) => Math.abs(other.frame - mark.frame) >= apart)) kept.push(mark);
  }
  return kept.toSorted((a, b) => a.frame - b.frame);
}

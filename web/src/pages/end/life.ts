/** The life points of each side along a game. */

import { gameInfo } from '$lib/catalogue.svelte';
import type { DuelSide, Replay, View } from '$lib/wire';

export const SIDES = ['outlaws', 'renegade', 'law'] as const;
export type LifeSide = (typeof SIDES)[number];

export interface Strand {
  side: LifeSide;
  /** How many players are on it. */
  count: number;
  /** After each frame. */
  life: number[];
}

const OF_ROLE: Record<string, LifeSide> = {
  sheriff: 'law',
  deputy: 'law',
  law: 'law',
  outlaw: 'outlaws',
  renegade: 'renegade',
};

/** From the bottom of the chart to its top; sides without players are left out. */
export function strands(replay: Replay): Strand[] {
  const views = replay.frames.map((frame) => frame.view).filter((view) => total(lives(view)) > 0 || view.over);
  const found = views.map(lives);
  const last = views.at(-1);
  return SIDES.map((side) => ({ side, count: size(last, side), life: found.map((each) => each[side]) })).filter(
    (strand) => strand.life.some((life) => life > 0),
  );
}

function size(view: View | undefined, side: LifeSide): number {
  if (!view || view.game === 'duel') return 1;
  return view.players.filter((player) => OF_ROLE[player.role ?? ''] === side).length;
}

function total(found: Record<LifeSide, number>): number {
  return found.law + found.outlaws + found.renegade;
}

function lives(view: View): Record<LifeSide, number> {
  const out = { law: 0, outlaws: 0, renegade: 0 };
  if (view.game === 'duel') {
    for (const side of view.players) {
      out[OF_ROLE[side.name]!] += (side.ac?.life ?? 0) + (side.rc?.life ?? 0) + waiting(side);
    }
  } else {
    for (const player of view.players) {
      const side = OF_ROLE[player.role ?? ''];
      if (side) out[side] += Math.max(0, player.life);
    }
  }
  return out;
}

/** The life points of those who have not come out yet: they are printed on them. */
function waiting(side: DuelSide): number {
  const characters = gameInfo('duel')?.sets.flatMap((set) => set.characters) ?? [];
  const printed = (id: string): number => characters.find((each) => each.id === id)?.life ?? 0;
  return [...(side.reserve ?? []), ...(side.pair ?? [])].reduce((sum, id) => sum + printed(id), 0);
}

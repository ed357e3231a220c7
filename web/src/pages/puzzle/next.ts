/** Which puzzles of a kind there are, and which comes next. */

import type { PuzzleInfo } from '$lib/wire';

/** What is wanted; missing fields mean anything. */
export interface Wanted {
  game?: string;
  theme?: string;
}

export const THEMES = ['whom', 'play', 'card', 'answer', 'patience', 'life', 'dice'] as const;

export function ofKind(all: readonly PuzzleInfo[], { game = '', theme = '' }: Wanted): PuzzleInfo[] {
  return all.filter((each) => (!game || each.game === game) && (!theme || each.theme === theme));
}

/** The next one after the present that the reader has not solved yet; any other once all are solved. */
export function unsolved(
  all: readonly PuzzleInfo[],
  solved: readonly string[],
  wanted: Wanted,
  after = '',
): PuzzleInfo | null {
  const found = ofKind(all, wanted);
  const at = found.findIndex((each) => each.id === after);
  const round = [...found.slice(at + 1), ...found.slice(0, Math.max(at, 0))];
  return round.find((each) => !solved.includes(each.id)) ?? round[0] ?? null;
}

/** What came of a card that was turned over for something: of a draw!, of a reveal. */
import type { GameEvent } from '$lib/wire';

export type Outcome = '' | 'good' | 'hurt';

/** What follows where it came out well or badly for whoever it was turned over for. */
const FOLLOWED: Record<string, Outcome> = {
  avoided: 'good',
  cancelled: 'good',
  exploded: 'hurt',
  jailed: 'hurt',
  lost_life: 'hurt',
  passed_on: 'good',
};
const TURNED = ['flipped', 'revealed', 'counted'];

/** How it came out, by what was told around it; nothing as long as that is open. */
export function outcome(event: GameEvent, told: readonly GameEvent[]): Outcome {
  if (Array.isArray(event.cards) && event.cards.length > 1) return ''; // which of them counts is told next
  const at = told.indexOf(event);
  const before = told.slice(0, at);
  const after = told.slice(at + 1).filter(({ kind }) => kind !== 'reshuffled');
  const next = after.find(({ kind }) => kind !== 'discarded') ?? after[0];
  if (isTry(event, before)) return ofTry(next, before);
  if (next === undefined) return '';
  if (next.kind === 'turn') return next.player === event.player ? 'good' : 'hurt';
  return FOLLOWED[next.kind] ?? 'good';
}

/** Whether it was somebody's own wish. Where a card is turned over by rule, all is well when nothing happens. */
function isTry(event: GameEvent, before: GameEvent[]): boolean {
  const cause = before.findLast(({ kind }) => kind !== 'reshuffled' && !TURNED.includes(kind));
  return cause?.kind === 'used' && cause.thing === event.about;
}

/** Whoever fails may try something else. If one success does not end a shot, only its end tells. */
function ofTry(next: GameEvent | undefined, before: GameEvent[]): Outcome {
  const followed = FOLLOWED[next?.kind ?? ''] ?? '';
  const missing = before.findLast(({ kind }) => kind === 'shot')?.missing;
  if (followed === 'good' || missing === undefined) return followed;
  return missing === 1 ? 'hurt' : '';
}

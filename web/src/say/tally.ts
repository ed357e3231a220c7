/** Counting what happened in a game. */
import type { GameEvent } from '$lib/wire';
import { Facts } from './shared';
import type { Speaker } from './types';

/** All together, the reader’s own, and those of each seat. */
export type Tallied<Key extends string> = Record<Key, number> & {
  mine: Record<Key, number>;
  seats: Record<Key, number>[];
};

/** What an event counts for: what, of which seat (or of none), and how much. */
type Count<Key extends string> = (f: Facts) => [Key, number, number][];

function none<Key extends string>(keys: readonly Key[]): Record<Key, number> {
  return Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>;
}

export function tally<Key extends string>(
  keys: readonly Key[],
  events: GameEvent[],
  to: Speaker,
  count: Count<Key>,
): Tallied<Key> {
  const all = none(keys);
  const seats = to.keys.map(() => none(keys));
  for (const [what, seat, amount] of events.flatMap((event) => count(new Facts(event, to)))) {
    const own = seats[seat];
    if (own) own[what] += amount;
    all[what] += amount;
  }
  return { ...all, mine: seats[to.me] ?? none(keys), seats };
}

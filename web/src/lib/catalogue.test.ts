import { expect, test } from 'vitest';
import type { Catalogue } from './wire';
import { isUnknown, renegades, stock } from './catalogue.svelte';

test('a game is unknown only once it is known which there are', () => {
  expect(isUnknown('poker')).toBe(false);
  stock({ games: [{ id: 'bang', sets: [] }] } as unknown as Catalogue);
  expect(isUnknown('poker')).toBe(true);
  expect(isUnknown('bang')).toBe(false);
});

test('where two Renegades sit, they are two', () => {
  const table = (players: number, ...roles: string[]) => ({ players, roles });
  const sets = [
    { id: 'base', tables: [table(4, 'sheriff', 'renegade', 'outlaw', 'outlaw')] },
    { id: 'dodge-city', tables: [table(8, 'sheriff', 'renegade', 'renegade')] },
  ];
  stock({ games: [{ id: 'bang', sets: sets.map((set) => ({ ...set, cards: [] })) }] } as unknown as Catalogue);
  expect([renegades('bang', 4), renegades('bang', 8), renegades('duel', 2)]).toEqual([1, 2, 1]);
});

import { expect, test } from 'vitest';
import type { Catalogue } from './wire';
import { exampleOf, isUnknown, keysOf, lookOf, renegades, stock } from './catalogue.svelte';

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
  stock({
    games: [{ id: 'bang', sets: sets.map((set) => ({ ...set, cards: [], looks: {}, symbols: {} })) }],
  } as unknown as Catalogue);
  expect([renegades('bang', 4), renegades('bang', 8), renegades('duel', 2)]).toEqual([1, 2, 1]);
});

test('looks are found by game and key', () => {
  const base = { id: 'base', tables: [], cards: [{ id: 'jail', border: 'blue', copies: ['JS'] }], symbols: {} };
  const noon = { id: 'high-noon', tables: [], cards: [], symbols: {} };
  const looks = [{ 'card/jail': { icon: 'prisoner' } }, { 'event/jail': { icon: 'sun' }, 'event/blessing': {} }];
  const sets = [base, noon].map((set, at) => ({ ...set, looks: looks[at] }));
  stock({ games: [{ id: 'bang', sets }] } as unknown as Catalogue);
  expect([lookOf('bang', 'card/jail').icon, lookOf('bang', 'event/jail').icon]).toEqual(['prisoner', 'sun']);
  expect(lookOf('duel', 'card/jail')).toEqual({});
  expect(keysOf('bang', 'event')).toEqual(['event/jail', 'event/blessing']);
  expect([exampleOf('bang', 'blue'), exampleOf('bang', 'green')]).toEqual(['jail@JS', '']);
});

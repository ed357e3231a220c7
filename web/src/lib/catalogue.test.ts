import { expect, test } from 'vitest';
import type { Catalogue } from './wire';
import {
  borderOf,
  cardKey,
  exampleOf,
  isCard,
  isEverySet,
  isUnknown,
  keysOf,
  lookOf,
  renegades,
  stock,
} from './catalogue.svelte';

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
    games: [{ id: 'bang', sets: sets.map((set) => ({ ...set, cards: [], others: [], looks: {}, symbols: {} })) }],
  } as unknown as Catalogue);
  expect([renegades('bang', 4), renegades('bang', 8), renegades('duel', 2)]).toEqual([1, 2, 1]);
});

test('every set is said to be there only where sets can be added', () => {
  const set = (id: string, always = false) => ({ id, always, cards: [], others: [], looks: {}, symbols: {} });
  const bang = { id: 'bang', sets: [set('base', true), set('gold-rush'), set('high-noon')] };
  stock({ games: [bang, { id: 'duel', sets: [set('base', true)] }] } as unknown as Catalogue);
  expect(isEverySet('bang', ['high-noon', 'gold-rush'])).toBe(true);
  expect(isEverySet('bang', ['high-noon'])).toBe(false);
  expect(isEverySet('duel', [])).toBe(false);
});

test('looks are found by game and key', () => {
  const jail = { key: 'card/jail', id: 'jail', border: 'blue', copies: ['JS'] };
  const base = { id: 'base', tables: [], cards: [jail], others: [], symbols: {} };
  const tent = { key: 'tent/jail', id: 'jail', border: 'black' };
  const noon = { id: 'high-noon', tables: [], cards: [], others: [tent], symbols: {} };
  const looks = [{ 'card/jail': { icon: 'prisoner' } }, { 'event/jail': { icon: 'sun' }, 'event/blessing': {} }];
  const sets = [base, noon].map((set, at) => ({ ...set, looks: looks[at] }));
  stock({ games: [{ id: 'bang', sets }] } as unknown as Catalogue);
  expect([lookOf('bang', 'card/jail').icon, lookOf('bang', 'event/jail').icon]).toEqual(['prisoner', 'sun']);
  expect([borderOf('bang', 'card/jail'), borderOf('bang', 'tent/jail')]).toEqual(['blue', 'black']);
  expect(lookOf('duel', 'card/jail')).toEqual({});
  expect(keysOf('bang', 'event')).toEqual(['event/jail', 'event/blessing']);
  expect([exampleOf('bang', 'blue'), exampleOf('bang', 'green')]).toEqual(['jail@JS', '']);
});

test('a card from a deck of its own is found by its id, but a playing card of that name first', () => {
  const card = (key: string, border?: string) => ({ key, id: key.split('/')[1], border, copies: [] });
  const set = { id: 'fair', tables: [], looks: {}, symbols: {} };
  const cards = [card('card/bang', 'brown')];
  const others = [card('prize/hat', 'black'), card('prize/bang', 'black'), card('place/sky')];
  stock({ games: [{ id: 'bang', sets: [{ ...set, cards, others }] }] } as unknown as Catalogue);
  expect(['hat', 'bang@4C', 'sky', 'prize/bang'].map((text) => cardKey('bang', text))).toEqual([
    'prize/hat', 'card/bang', 'card/sky', 'prize/bang',
  ]); // prettier-ignore
  expect(['hat', 'bang@4C', 'prize/bang'].map((text) => borderOf('bang', text))).toEqual(['black', 'brown', 'black']);
  expect(['prize/hat', 'place/sky'].map((key) => isCard('bang', key))).toEqual([true, false]);
});

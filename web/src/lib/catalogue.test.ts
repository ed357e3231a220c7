import { expect, test } from 'vitest';
import type { Catalogue } from './wire';
import { isUnknown, stock } from './catalogue.svelte';

test('a game is unknown only once it is known which there are', () => {
  expect(isUnknown('poker')).toBe(false);
  stock({ games: [{ id: 'bang', sets: [] }] } as unknown as Catalogue);
  expect(isUnknown('poker')).toBe(true);
  expect(isUnknown('bang')).toBe(false);
});

import { expect, test } from 'vitest';
import { nameFits } from './me.svelte';

test.each([
  ['', true],
  ['W'.repeat(24), true],
  ['W'.repeat(25), false],
  [` ${'W'.repeat(24)} `, true], // the server trims the spaces
  [`${'W'.repeat(12)}   ${'W'.repeat(11)}`, true],
  ['🤠'.repeat(24), true], // one character each, though two in a string
  ['🤠'.repeat(25), false],
])('%j', (name, fits) => {
  expect(nameFits(name)).toBe(fits);
});

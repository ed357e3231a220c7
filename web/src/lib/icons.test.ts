import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ICONS, sprite } from '../../build-tools/icons.ts';
import { listening } from '../../tests/words';
import { BORDERS, iconOf, iconOfRole, SUITS, SYMBOLS } from './icons';

listening();
const SRC = fileURLToPath(new URL('..', import.meta.url));
/** Where the sources name a picture: as an attribute of Icon, or as the icon of a line, a question, a tab. */
const NAMED = /(?:<Icon[^>]*?\bname="([a-z0-9-]+)"|\bicon: '([a-z0-9-]+)'|\bicon="([a-z0-9-]+)")/g;

function sources(): string[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(SRC + name, 'utf8'));
}

test('every picture that is named anywhere is packed', () => {
  const named = new Set(
    sources().flatMap((text) => [...text.matchAll(NAMED)].map((found) => found[1] ?? found[2] ?? found[3]!)),
  );
  expect(named.size).toBeGreaterThan(20);
  expect([...named].filter((name) => !ICONS.includes(name))).toEqual([]);
});

test('the sprite has each of them once', () => {
  const ids = [...sprite().matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]);
  expect(ids.toSorted()).toEqual(ICONS.toSorted());
});

test('every picture that belongs to no set is packed', () => {
  const roles = ['sheriff', 'deputy', 'outlaw', 'renegade', 'law', ''].map(iconOfRole);
  const all = [...roles, ...[SYMBOLS, BORDERS, SUITS].flatMap((each) => Object.values(each))];
  expect(all.filter((name) => !ICONS.includes(name))).toEqual([]);
});

test('the same picture may stand for a card in one game and another in the next', () => {
  expect(iconOf('bang', 'card/jail')).toBe('prisoner');
  expect(iconOf('duel', 'card/colt')).toBe('revolver');
  expect(ICONS).toContain(iconOf('bang', 'card/no-such-card'));
});

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { read } from '../../build-tools/words.ts';
import { has, use } from './i18n.svelte';

const SRC = fileURLToPath(new URL('..', import.meta.url));
/** A message by its whole id, and one with a composed id: `role-${role}`. */
const WHOLE = /\b(?:t|rich)\(\s*'([a-z0-9.-]+)'/g;
const BEGUN = /`([a-z]+(?:-[a-z]+)*-)\$\{/g;
const ENDED = /(?:\}|')(-[a-z-]+)[`']/g;

function sources(): { file: string; text: string }[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .map((file) => ({ file, text: readFileSync(SRC + file, 'utf8') }));
}

test('every message that the client names is there', () => {
  use('en', read('en'));
  const missing = sources().flatMap(({ file, text }) =>
    [...text.matchAll(WHOLE)].map((found) => found[1]!).flatMap((id) => (has(id) ? [] : [`${file}: ${id}`])),
  );
  expect(missing).toEqual([]);
});

test('no message is left that nobody names', () => {
  const all = sources()
    .map(({ text }) => text)
    .join('\n');
  const begun = [...new Set([...all.matchAll(BEGUN)].map((found) => found[1]!))];
  const ids = [...read('en').matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1]!);
  const ended = [...new Set([...all.matchAll(ENDED)].map((found) => found[1]!))];
  const whole = (id: string) => all.includes(`'${id}'`) || all.includes(`"${id}"`) || all.includes(`'${id}.`);
  const named = (id: string): boolean =>
    whole(id) ||
    begun.some((start) => id.startsWith(start)) ||
    ended.some((end) => id.endsWith(end) && named(id.slice(0, -end.length)));
  // Things are named by the engine's ids; lines, questions, labels and stamps by its tellers; reasons by the bots; and
  // errors in a move by the rules of its set.
  const elsewhere = /^(bang|duel|dice|log|ask|stage|why|refused|error|reason|game|role|side|suit|rank|symbol|place)-/;
  expect(ids.filter((id) => !elsewhere.test(id) && !named(id))).toEqual([]);
});

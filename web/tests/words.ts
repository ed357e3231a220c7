/** What the tests of words share. */

import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { read } from '../build-tools/words.ts';
import { stock } from '$lib/catalogue.svelte';
import { LANGUAGES, use, type Language } from '$lib/i18n.svelte';
import type { Catalogue } from '$lib/wire';
import type { Speaker } from '$say/say';

const NAMES = ['Ann', 'Bob', 'Carlo', 'Dora', 'Emil', 'Flora', 'Gus', 'Hanne'];
const CATALOGUES = Object.fromEntries(LANGUAGES.map((each) => [each, read(each)])) as Record<Language, string>;

export function speaker(game: Speaker['game'], keys: string[], me: number): Speaker {
  return { game, keys, names: NAMES.slice(0, keys.length), me };
}

export const speak = (language: Language): void => use(language, CATALOGUES[language]);

/** With everything there is to play with at hand, and with no mistake in a message going unseen. */
export function listening(): void {
  const catalogue = readFileSync(new URL('data/catalogue.json', import.meta.url), 'utf8');
  stock(JSON.parse(catalogue) as Catalogue);
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  beforeEach(() => complaints.mockClear());
  afterEach(() => expect(complaints.mock.calls).toEqual([]));
}

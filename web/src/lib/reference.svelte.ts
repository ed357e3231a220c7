/** The full texts and rulings of cards, characters and events: fetched once for each game and language. */

import { call } from './api';
import { lang } from './i18n.svelte';
import type { Reference, SetText, ThingText } from './wire';

/** A text, and the sets it came with, with the number of copies in each: a card may be in several. */
export interface Entry extends ThingText {
  sets: Record<string, number>;
}

type Shelf = Record<string, Entry>; // by key

class Library {
  all = $state.raw<Record<string, Shelf>>({});
}
const shelves = new Library();
const asked = new Set<string>();

/** What there is to know about something; null until it has been fetched, or if nothing is known. */
export function reference(game: string, key: string): Entry | null {
  const page = `${game}/${lang.current}`;
  if (!asked.has(page)) {
    asked.add(page);
    void order(game, lang.current, page);
  }
  return shelves.all[page]?.[key] ?? null;
}

async function order(game: string, language: string, page: string): Promise<void> {
  try {
    const shelf = stock(await call('GET /api/reference/{game}', { game, lang: language }));
    shelves.all = { ...shelves.all, [page]: shelf };
  } catch {
    asked.delete(page); // the next caller tries again
  }
}

function stock(answer: Reference): Shelf {
  const shelf: Shelf = {};
  for (const set of answer.sets) {
    for (const thing of thingsOf(set)) put(shelf, thing, set.id);
  }
  return shelf;
}

/** All things that a set describes. */
export function thingsOf(set: SetText): ThingText[] {
  return [...set.faces, ...set.cards, ...set.characters, ...set.events, ...set.others];
}

function put(shelf: Shelf, thing: ThingText, set: string): void {
  const known = shelf[thing.key] ?? { ...thing, sets: {} };
  shelf[thing.key] = { ...known, sets: { ...known.sets, [set]: thing.copies?.length ?? 0 } };
}

/** The full texts and rulings of cards, characters and events: fetched once for each game and language. */

import { call } from './api';
import { lang } from './i18n.svelte';
import type { Reference, SetText, ThingText } from './wire';

/** A text, and the sets that it came with, with the number of copies in each: a card may have some in several. */
export interface Entry extends ThingText {
  sets: Record<string, number>;
}

type Shelf = Record<string, Entry>; // by `kind/id`

class Library {
  all = $state.raw<Record<string, Shelf>>({});
}
const shelves = new Library();
const asked = new Set<string>();

/** What there is to know about something, as soon as it is here; null until then, or if nothing is known. */
export function reference(game: string, kind: string, id: string): Entry | null {
  const key = `${game}/${lang.current}`;
  if (!asked.has(key)) {
    asked.add(key);
    void order(game, lang.current, key);
  }
  return shelves.all[key]?.[`${kind}/${id}`] ?? null;
}

async function order(game: string, language: string, key: string): Promise<void> {
  try {
    const shelf = stock(await call('GET /api/reference/{game}', { game, lang: language }));
    shelves.all = { ...shelves.all, [key]: shelf };
  } catch {
    asked.delete(key); // the next who asks tries again
  }
}

function stock(answer: Reference): Shelf {
  const shelf: Shelf = {};
  for (const set of answer.sets) {
    for (const [kind, things] of kinds(set))
      for (const thing of things) put(shelf, `${kind}/${thing.id}`, thing, set.id);
  }
  return shelf;
}

function kinds(set: SetText): [string, ThingText[]][] {
  return [
    ['card', set.cards],
    ['character', set.characters],
    ['event', set.events],
    ['face', set.faces],
  ];
}

function put(shelf: Shelf, key: string, thing: ThingText, set: string): void {
  const known = shelf[key] ?? { ...thing, sets: {} };
  shelf[key] = { ...known, sets: { ...known.sets, [set]: thing.copies?.length ?? 0 } };
}

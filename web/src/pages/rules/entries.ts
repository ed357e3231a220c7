/** What the gallery shows: every card, character, event, face and whatever else a game has, with its texts. */

import { has, lineOf, name, sortName, t } from '$lib/i18n.svelte';
import { idOf, sortOf } from '$lib/keys';
import { thingsOf } from '$lib/reference.svelte';
import type { CardInfo, GameInfo, SetText, ThingText } from '$lib/wire';

/**
 * The kinds that every reader knows, in the order in which they are shown; those that only some sets have come after
 * them.
 */
const SORTS = ['face', 'card', 'character', 'event'];

export interface Entry {
  sort: string;
  id: string;
  /** An event and a card may have the same id, but not the same key. */
  key: string;
  /** Its name in an address: its id, or its key if another entry has the same id. */
  link: string;
  /** What it is filtered by: the colour of a card, or its kind. */
  kind: string;
  sets: string[];
  /** Its copies, of all sets, as the notation prints them. */
  copies: string[];
  name: string;
  line: string;
  life: number;
  side: string;
  effect: string;
  rulings: string[];
  /** How we read what the rulebook leaves open. */
  decided: string[];
  /** All its words, folded, to search in. */
  words: string;
}

/** The order in which people look for them: as the borders are explained, not as sets define them. */
const KINDS = ['face', 'red', 'brown', 'blue', 'green', 'orange', 'character', 'event'];

/** Lower case, without accents and soft hyphens: what people type is what they find. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u00ad]/g, '')
    .toLowerCase();
}

/** Whether all words of a search are in a folded text. */
export function matches(words: string, sought: string): boolean {
  return folded(sought)
    .split(/\s+/)
    .every((word) => words.includes(word));
}

/** What matches a search; matches in the name come first. */
export function found(all: readonly Entry[], sought: string): Entry[] {
  const fitting = all.filter((entry) => matches(entry.words, sought));
  const called = (entry: Entry) =>
    matches(folded(entry.name), sought) ? 0 : matches(folded(entry.line), sought) ? 1 : 2;
  return sought.trim() ? fitting.sort((a, b) => called(a) - called(b)) : fitting;
}

/** All entries of a game in the order they are shown. */
export function entries(game: GameInfo, told: readonly SetText[]): Entry[] {
  const found = new Map<string, Entry>();
  const add = (set: string, key: string, more: Partial<Entry> = {}) => {
    const known = found.get(key);
    if (known) {
      known.sets.push(set);
      known.copies.push(...(more.copies ?? []));
      return;
    }
    found.set(key, { ...blank(game.id, key), sets: [set], ...more });
  };
  for (const set of game.sets) {
    for (const key of Object.keys(set.looks)) if (sortOf(key) === 'face') add(set.id, key);
    for (const card of set.cards) add(set.id, card.key, ofCard(card));
    for (const who of set.characters) add(set.id, who.key, { life: who.life, side: who.side ?? '' });
    for (const { key } of [...set.events, ...set.others]) add(set.id, key);
  }
  for (const set of told) {
    for (const thing of thingsOf(set)) tell(found.get(thing.key), thing);
  }
  const all = [...found.values()];
  for (const entry of all) entry.words = spoken(entry);
  for (const { id } of all) {
    const namesakes = all.filter((entry) => entry.id === id);
    if (namesakes.length > 1) for (const entry of namesakes) entry.link = entry.key;
  }
  return all.sort((a, b) => place(KINDS, a.kind) - place(KINDS, b.kind));
}

/** The place of something in an order; unknown words come last. */
function place(order: readonly string[], word: string): number {
  const at = order.indexOf(word);
  return at < 0 ? order.length : at;
}

/** The kinds of some entries, in the order in which they are shown. */
export function sortsOf(all: readonly Entry[]): string[] {
  return [...new Set(all.map(({ sort }) => sort))].sort((a, b) => place(SORTS, a) - place(SORTS, b));
}

/** The heading over the entries of a kind. */
export const groupName = (game: string, sort: string): string =>
  SORTS.includes(sort) ? t(`rules-group-${sort}`) : sortName(game, sort);

/** What entries are filtered by, in words. */
export const kindName = (game: string, kind: string): string =>
  has(`rules-kind-${kind}`) ? t(`rules-kind-${kind}`) : sortName(game, kind);

/** What kind of thing an entry is. */
export const kindOf = (game: string, { kind }: Entry): string =>
  has(`rules-kind-of-${kind}`) ? t(`rules-kind-of-${kind}`) : sortName(game, kind, true);

/** The entry that an address asks for, by key or by id. */
export function linked(all: readonly Entry[], link: string): Entry | undefined {
  return all.find((entry) => entry.key === link) ?? all.find((entry) => entry.id === link);
}

function blank(game: string, key: string): Entry {
  return {
    sort: sortOf(key),
    id: idOf(key),
    key,
    link: idOf(key),
    kind: sortOf(key),
    sets: [],
    copies: [],
    name: name(game, key),
    line: lineOf(game, key),
    life: 0,
    side: '',
    effect: '',
    rulings: [],
    decided: [],
    words: '',
  };
}

const ofCard = (card: CardInfo): Partial<Entry> => ({ kind: card.border, copies: [...card.copies] });

// A later set may say more about a card of an earlier one; its effect stays that of the first.
function tell(entry: Entry | undefined, thing: ThingText): void {
  if (!entry) return;
  entry.effect ||= thing.effect;
  entry.rulings.push(...thing.rulings.filter((text) => !entry.rulings.includes(text)));
  if (thing.decision && !entry.decided.includes(thing.decision)) entry.decided.push(thing.decision);
}

const spoken = (entry: Entry): string =>
  folded([entry.name, entry.line, entry.effect, ...entry.rulings, ...entry.decided].join(' '));

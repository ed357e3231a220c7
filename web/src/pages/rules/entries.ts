/** What the gallery shows: every card, character, event and face of a game, with what there is to say about it. */

import { lineOf, name } from '$lib/i18n.svelte';
import { idOf } from '$lib/keys';
import type { CardInfo, GameInfo, SetText, ThingText } from '$lib/wire';

export type Group = 'faces' | 'cards' | 'characters' | 'events';
export const GROUPS: Group[] = ['faces', 'cards', 'characters', 'events'];

/** The sort of the things in a group. */
const SORTS: Record<Group, string> = { faces: 'face', cards: 'card', characters: 'character', events: 'event' };

export interface Entry {
  group: Group;
  id: string;
  /** An event and a card may have the same id, but not the same key. */
  key: string;
  /** What stands for it in an address: its id, or its key where another has the same id. */
  link: string;
  /** What it is filtered by: the colour of a card, or its group. */
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

/** In this order people look for them: as the borders are explained, not as sets define them. */
const KINDS = ['faces', 'red', 'brown', 'blue', 'green', 'characters', 'events'];

/** Lower case, without accents and soft hyphens: what one types is what one finds. */
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

/** What fits a search, those first that are called so. */
export function found(all: readonly Entry[], sought: string): Entry[] {
  const fitting = all.filter((entry) => matches(entry.words, sought));
  const called = (entry: Entry) =>
    matches(folded(entry.name), sought) ? 0 : matches(folded(entry.line), sought) ? 1 : 2;
  return sought.trim() ? fitting.sort((a, b) => called(a) - called(b)) : fitting;
}

/** All entries of a game in the order they are shown. */
export function entries(game: GameInfo, told: readonly SetText[]): Entry[] {
  const found = new Map<string, Entry>();
  const add = (group: Group, set: string, id: string, more: Partial<Entry>) => {
    const key = `${SORTS[group]}/${id}`;
    const known = found.get(key);
    if (known) {
      known.sets.push(set);
      known.copies.push(...(more.copies ?? []));
      return;
    }
    found.set(key, { ...blank(game.id, group, key), sets: [set], ...more });
  };
  for (const set of game.sets) {
    for (const key of Object.keys(set.looks)) if (key.startsWith('face/')) add('faces', set.id, idOf(key), {});
    for (const card of set.cards) add('cards', set.id, card.id, ofCard(card));
    for (const who of set.characters) add('characters', set.id, who.id, { life: who.life, side: who.side ?? '' });
    for (const event of set.events) add('events', set.id, event.id, {});
  }
  for (const set of told) {
    for (const group of GROUPS) for (const thing of set[group]) tell(found.get(`${SORTS[group]}/${thing.id}`), thing);
  }
  const all = [...found.values()];
  for (const entry of all) entry.words = spoken(entry);
  for (const { id } of all) {
    const namesakes = all.filter((entry) => entry.id === id);
    if (namesakes.length > 1) for (const entry of namesakes) entry.link = entry.key;
  }
  return all.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
}

/** The entry that an address asks for, by key or by id. */
export function linked(all: readonly Entry[], link: string): Entry | undefined {
  return all.find((entry) => entry.key === link) ?? all.find((entry) => entry.id === link);
}

function blank(game: string, group: Group, key: string): Entry {
  return {
    group,
    id: idOf(key),
    key,
    link: idOf(key),
    kind: group,
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

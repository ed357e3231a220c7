/** What the gallery shows: every card, character, event and face of a game, with what there is to say about it. */

import { name, t } from '$lib/i18n.svelte';
import type { CardInfo, GameInfo, SetText, ThingText } from '$lib/wire';

export type Group = 'faces' | 'cards' | 'characters' | 'events';
export const GROUPS: Group[] = ['faces', 'cards', 'characters', 'events'];

export interface Entry {
  group: Group;
  id: string;
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

const FACES = ['arrow', 'dynamite', 'one', 'two', 'beer', 'gatling'];
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
    const known = found.get(id);
    if (known) {
      known.sets.push(set);
      known.copies.push(...(more.copies ?? []));
      return;
    }
    found.set(id, { ...blank(game.id, group, id), sets: [set], ...more });
  };
  for (const set of game.sets) {
    if (game.id === 'dice') for (const face of FACES) add('faces', set.id, face, {});
    for (const card of set.cards) add('cards', set.id, card.id, ofCard(card));
    for (const who of set.characters) add('characters', set.id, who.id, { life: who.life, side: who.side ?? '' });
    for (const event of set.events) add('events', set.id, event.id, {});
  }
  for (const set of told) for (const thing of things(set)) tell(found.get(thing.id), thing);
  const all = [...found.values()];
  for (const entry of all) entry.words = spoken(entry);
  return all.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
}

const things = (set: SetText): ThingText[] => [...set.faces, ...set.cards, ...set.characters, ...set.events];

function blank(game: string, group: Group, id: string): Entry {
  const message = group === 'faces' ? `face-${id}` : `${game}-${id}`;
  return {
    group,
    id,
    kind: group,
    sets: [],
    copies: [],
    name: group === 'faces' ? t(message) : name(game, id),
    line: t(`${message}.line`),
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

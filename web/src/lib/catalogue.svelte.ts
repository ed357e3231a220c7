/** What there is to play with, according to the server: fetched once. */

import { call } from './api';
import { cardText } from './card';
import { hang } from './symbols';
import type { Catalogue, GameInfo, Look, Seating } from './wire';

class Shelf {
  all = $state.raw<Catalogue | null>(null);
  borders = $state.raw<Record<string, string>>({});
  keys = $state.raw<Record<string, string>>({});
  looks = $state.raw<Record<string, Look>>({});
}
const shelf = new Shelf();
let coming: Promise<Catalogue> | null = null;

/** The catalogue; all callers wait for the same answer. */
export function catalogue(): Promise<Catalogue> {
  coming ??= call('GET /api/catalogue').then(stock, (error: unknown) => {
    coming = null; // the next caller tries again
    throw error;
  });
  return coming;
}

/** Store the server's answer. */
export function stock(all: Catalogue): Catalogue {
  const borders: Record<string, string> = {};
  const keys: Record<string, string> = {};
  const looks: Record<string, Look> = {};
  for (const game of all.games) {
    for (const set of game.sets) {
      for (const card of [...set.others, ...set.cards]) {
        if (card.border === undefined) continue;
        borders[`${game.id}/${card.key}`] = card.border;
        keys[`${game.id}/${card.id}`] = card.key;
      }
      for (const [key, look] of Object.entries(set.looks)) looks[`${game.id}/${key}`] = look;
    }
  }
  hang(all.games.flatMap((game) => game.sets.flatMap((set) => Object.values(set.symbols))));
  shelf.all = all;
  shelf.borders = borders;
  shelf.keys = keys;
  shelf.looks = looks;
  return all;
}

/** The catalogue, if it has been fetched. */
export const stocked = {
  get all(): Catalogue | null {
    return shelf.all;
  },
};

/** The key of a card by its text; a key stays as it is. A card with its own deck is not of the kind `card`. */
export function cardKey(game: string, card: string): string {
  if (card.includes('/')) return card;
  const { id } = cardText(card);
  return shelf.keys[`${game}/${id}`] ?? `card/${id}`;
}

/** Whether a thing is a card, by its key. */
export const isCard = (game: string, key: string): boolean => shelf.borders[`${game}/${key}`] !== undefined;

/** The colour of a card's border, by its text or key. */
export function borderOf(game: string, card: string): string {
  return shelf.borders[`${game}/${cardKey(game, card)}`] ?? 'brown';
}

const PLAIN: Look = {};

/** How a thing looks and sounds, by its key. */
export function lookOf(game: string, key: string): Look {
  return shelf.looks[`${game}/${key}`] ?? PLAIN;
}

/** The keys of all things of a kind in a game, in the order of its sets. */
export function keysOf(game: string, sort: string): string[] {
  const sets = gameInfo(game)?.sets ?? [];
  return sets.flatMap((set) => Object.keys(set.looks).filter((key) => key.startsWith(`${sort}/`)));
}

/** Some card with a border of this colour, in the notation, as an example. */
export function exampleOf(game: string, border: string): string {
  const cards = gameInfo(game)?.sets.flatMap((set) => set.cards) ?? [];
  const card = cards.find((each) => each.border === border);
  return card ? `${card.id}@${card.copies[0] ?? ''}` : '';
}

export function gameInfo(game: string): GameInfo | undefined {
  return shelf.all?.games.find((each) => each.id === game);
}

/** Those of some sets that a table with these sets plays with. */
export function played(game: string, some: readonly string[], sets: readonly string[]): string[] {
  const info = gameInfo(game);
  if (!info) return [...some]; // not known yet
  const always = info.sets.filter((set) => set.always);
  return some.filter((id) => sets.includes(id) || always.some((set) => set.id === id));
}

/** Whether these are all sets that may be added to a game. */
export function isEverySet(game: string, sets: readonly string[]): boolean {
  const added = gameInfo(game)?.sets.filter((set) => !set.always) ?? [];
  return added.length > 0 && added.every((set) => sets.includes(set.id));
}

/** Whether a game does not exist. Until the games are known, any may exist. */
export function isUnknown(game: string): boolean {
  return shelf.all !== null && gameInfo(game) === undefined;
}

/** How many Renegades there are among this many players. */
export function renegades(game: string, players: number): number {
  const tables = gameInfo(game)?.sets.flatMap((set) => set.tables) ?? [];
  const roles = tables.findLast((table) => table.players === players)?.roles ?? [];
  return Math.max(roles.filter((role) => role === 'renegade').length, 1);
}

/** How many may sit at a table with these sets, and their roles: where sets differ, the last one counts. */
export function seatings(game: GameInfo, sets: readonly string[]): Map<number, Seating> {
  const found = new Map<number, Seating>();
  for (const set of game.sets) {
    if (!set.always && !sets.includes(set.id)) continue;
    for (const seating of set.tables) found.set(seating.players, seating);
  }
  return new Map([...found].sort(([a], [b]) => a - b));
}

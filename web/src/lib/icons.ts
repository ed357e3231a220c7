/**
 * The pictures: which one stands for which thing. Sets say in the catalogue what their cards, characters and events
 * look like; only what belongs to no set is listed here. `src/posse/pictures.txt` lists everything that the interface
 * uses.
 */

import { lookOf } from './catalogue.svelte';

const ROLES: Record<string, string> = {
  sheriff: 'sheriff',
  deputy: 'deputy',
  outlaw: 'robber-mask',
  renegade: 'wolf-head',
  law: 'sheriff',
};

/** The symbols printed on the cards of the Duel. */
export const SYMBOLS: Record<string, string> = {
  barrel: 'barrel',
  dynamite: 'dynamite',
  horseshoe: 'horseshoe',
  snake: 'rattlesnake',
};

/** The icons for the border colours of cards. */
export const BORDERS: Record<string, string> = {
  brown: 'bullet-impacts',
  blue: 'horseshoe',
  green: 'hourglass',
  orange: 'heavy-bullets',
  red: 'crosshair',
  railcar: 'steam-locomotive',
};

export const SUITS: Record<string, string> = { H: 'hearts', D: 'diamonds', S: 'spades', C: 'clubs' };

const UNKNOWN = 'card-pick';

/** The picture of a thing by its key: `card/bang`, `character/jango`, `set/base`. */
export function iconOf(game: string, key: string): string {
  return lookOf(game, key).icon || UNKNOWN;
}

/** The colour of a character's medallion. */
export function tintOf(game: string, key: string): string {
  return lookOf(game, key).tint || 'wood';
}

export const iconOfRole = (id: string): string => ROLES[id] ?? 'person';

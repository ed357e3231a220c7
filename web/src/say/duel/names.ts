/** Cards, characters and places of the Duel by name. */
import { cardText } from '$lib/card';
import { borderOf } from '$lib/catalogue.svelte';
import { name, t, type Args } from '$lib/i18n.svelte';
import { mark, parts, type Part } from '$lib/rich';
import type { DuelView, Fighter, OptionInfo } from '$lib/wire';
import { listed, NOBODY, player, seatOf, thing as ofGame, you } from '../shared';
import type { Speaker } from '../types';

export const GAME = 'duel';

/** Blue cards stay with the character they are played on. */
export function isEquipment(id: string): boolean {
  return borderOf(GAME, id) === 'blue';
}

// ---- players

/** A side without a player's name is called by what it is. */
export function named(to: Speaker): Speaker {
  const names = to.keys.map((key, seat) => {
    const shown = to.names[seat] ?? '';
    return shown && shown !== key ? shown : t('log-duel-name', { side: key });
  });
  return { ...to, names };
}

/** Somebody as the object of a message. */
export function whom(to: Speaker, seat: number): Args {
  return { whom: player(to, seat), you: you(to, NOBODY, seat) };
}

// ---- cards

/** The kind of card that a text of the notation names: of `colt@law-dynamite` and `outlaw.ac.barrel` alike. */
export function kindOf(text: string): string {
  return cardText(text.slice(text.lastIndexOf('.') + 1)).id;
}

/** What is no card, but may be named in a card's place. */
const OTHERS: Record<string, string> = { ac: 'place-ac', hand: 'log-duel-hidden', rc: 'place-rc' };

function kindName(text: string): string {
  const id = kindOf(text);
  return t(OTHERS[id] ?? `${GAME}-${id}`);
}

function symbolName(text: string): string {
  return t('log-duel-symbol', { symbol: cardText(text).symbol });
}

/** `Missed! (barrel)`. */
export function cardName(text: string): string {
  if (!cardText(text).symbol) return kindName(text);
  return t('log-duel-card-symbol', { card: kindName(text), symbol: symbolName(text) });
}

/** `Missed! (Law, barrel)`: where copies are to be told apart. */
function fullName(text: string): string {
  return t('log-duel-card-full', { card: kindName(text), side: cardText(text).side, symbol: symbolName(text) });
}

/** `Missed!, barrel symbol, Law card`: for whoever listens. */
export function spokenCard(text: string): string {
  const { side, symbol } = cardText(text);
  if (!symbol) return kindName(text);
  return t('log-duel-card-spoken', { card: kindName(text), side, symbol: symbolName(text) });
}

// ---- marked, for messages

/** A card by its name alone. */
export function card(text: string): string {
  return mark({ card: text }, kindName(text));
}

export function cards(texts: string[]): string {
  return listed(texts.map(card));
}

/** A card with its symbol. */
export function shown(text: string): string {
  return mark({ card: text }, cardName(text));
}

export function thing(id: string): string {
  return ofGame(GAME, id);
}

/** Characters whose name is that of more than one. */
const SEVERAL = new Set(['dalton-bros']);

/** A character as the subject of a message, which chooses its verb by `$many`. */
export function subject(id: string): Args {
  return { character: thing(id), many: SEVERAL.has(id) ? 'yes' : 'no' };
}

/** What somebody is hurt by, in the middle of a sentence: without its exclamation mark. */
export function cause(id: string): string {
  return id ? mark({ thing: id }, name(GAME, id).replace(/\s*!$/, '')) : '';
}

/** A card in the guise of another, if it has one. */
export function as(shown: string, id: string | undefined): string {
  return id ? t('log-duel-card-as', { card: shown, as: thing(id) }) : shown;
}

/** A card as briefly as it can be told from the others that are offered: by name, with its symbol, or in full. */
export function apart(text: string, options: OptionInfo[]): string {
  const offered = new Set(options.flatMap((option) => [...(option.thing ?? []), ...(option.paid ?? [])]));
  const others = [...offered].filter((each) => each !== text && each.includes('@') && kindOf(each) === kindOf(text));
  if (!others.length || !text.includes('@')) return card(text);
  const alike = others.some((each) => cardText(each).symbol === cardText(text).symbol);
  return mark({ card: text }, alike ? fullName(text) : cardName(text));
}

/** What the abbreviations for the two places mean, if a text has any. */
export function abbreviations(text: string): string {
  const short = [t('place-ac.short'), t('place-rc.short')].join('|');
  return new RegExp(`\\b(${short})s?\\b`).test(text) ? t('table-duel-abbreviations') : '';
}

// ---- places: a side, its hand, a character, a card lying with him

/** Somewhere an option may be aimed at. */
export interface Place {
  seat: number;
  what: 'side' | 'hand' | 'character' | 'card';
  /** The character, for a message. */
  character: string;
  /** The card, for a message. */
  card: string;
  /** The back of the card that is meant, or `any`. */
  side: string;
}

/** A text of the notation as a place; null if it names none. */
export function placeOf(to: Speaker, view: DuelView, text: string | undefined): Place | null {
  const [key = '', where = '', kind = ''] = (text ?? '').split('.');
  const seat = seatOf(to, key);
  if (text === undefined || seat === NOBODY) return null;
  const place: Place = { seat, what: 'side', character: '', card: '', side: 'any' };
  if (!where) return place;
  if (where.startsWith('hand')) return { ...place, what: 'hand', side: where.split('@')[1] ?? 'any' };
  const character = thing(fighterAt(view, seat, where)?.character ?? '');
  if (!kind) return { ...place, what: 'character', character };
  return { ...place, what: 'card', character, card: card(text) };
}

/** Who stands at a place; whoever is left alone stands at both. */
function fighterAt(view: DuelView, seat: number, where: string): Fighter | null {
  const side = view.players[seat];
  return (where === 'rc' ? side?.rc : null) ?? side?.ac ?? null;
}

/** The life points of a character in play; 0 if he is not. */
export function lifeOf(view: DuelView, character: string): number {
  const inPlay = view.players.flatMap((side) => [side.ac, side.rc]);
  return inPlay.find((fighter) => fighter?.character === character)?.life ?? 0;
}

/** On what something is played: `on Jango`, `on Hanne’s hand`. `actor` is the seat that does it. */
export function aimAt(to: Speaker, place: Place, actor: number): string {
  const args = { ...whom(to, place.seat), character: place.character, card: place.card };
  if (place.what === 'character') return t('log-duel-aim-character', args);
  if (place.what === 'card') return t('log-duel-aim-card', args);
  if (place.what === 'hand') return aimAtHand(args, place.side);
  const own = place.seat === actor;
  return t('log-duel-aim-side', { ...args, own: own ? 'yes' : 'no', ...(own ? { you: you(to, actor) } : {}) });
}

function aimAtHand(args: Args, side: string): string {
  return side === 'any' ? t('log-duel-aim-hand', args) : t('log-duel-aim-hand-back', { ...args, side });
}

/** A place as the object of a verb, for a message: `Jango`, `Jango’s Barrel`, `a card from Hanne’s hand`. */
export function object(to: Speaker, place: Place): string {
  const args = { ...whom(to, place.seat), character: place.character, card: place.card, side: place.side };
  if (place.what === 'character') return place.character;
  return t(`ask-duel-target-${place.what}`, args);
}

/** Anything an option may name: a place, a card or a character. */
export function placeName(text: string, view: DuelView, to: Speaker): Part[] {
  const speaker = named(to);
  const place = placeOf(speaker, view, text);
  const what = place ? object(speaker, place) : text.includes('@') ? shown(text) : thing(text);
  return parts(what);
}

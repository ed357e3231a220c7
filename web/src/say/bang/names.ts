/** Cards and places of BANG! by name. */
import { cardText, SIGNS } from '$lib/card';
import { name, rich, t } from '$lib/i18n.svelte';
import { mark, type Part } from '$lib/rich';
import type { OptionInfo } from '$lib/wire';
import { listed, NOBODY, player, seatOf, thing as ofGame, you } from '../shared';
import type { Speaker } from '../types';

export const GAME = 'bang';

/** The kind of card that a text of the notation names: of `bang@4C`, `ann.barrel` and `barrel` alike. */
export function kindOf(text: string): string {
  return cardText(text.slice(text.indexOf('.') + 1)).id;
}

/** `4♣`. */
export function copyName(text: string): string {
  const { rank, suit } = cardText(text);
  return `${rank}${SIGNS[suit] ?? ''}`;
}

/** `BANG! 4♣`. */
export function cardName(text: string): string {
  return `${name(GAME, kindOf(text))} ${copyName(text)}`.trim();
}

/** `BANG!, 4 of Clubs`: for whoever listens. */
export function spokenCard(text: string): string {
  const kind = name(GAME, kindOf(text));
  const { rank, suit } = cardText(text);
  return rank ? `${kind}, ${t('rank-of-suit', { rank: t(`rank-${rank}`), suit: t(`suit-${suit}`) })}` : kind;
}

// ---- marked, for messages

export function card(text: string): string {
  return mark({ card: text }, cardName(text));
}

export function copy(text: string): string {
  return mark({ card: text }, copyName(text));
}

export function cards(texts: string[]): string {
  return listed(texts.map(card));
}

export function copies(texts: string[]): string {
  return listed(texts.map(copy));
}

export function thing(id: string): string {
  return ofGame(GAME, id);
}

/** A card in the guise of another, if it has one. */
export function cardAs(text: string, as: string | undefined): string {
  return as ? t('log-bang-card-as', { card: card(text), as: thing(as) }) : card(text);
}

// ---- places: a player, his hand, a card in front of him

/** Somewhere an option may be aimed at. */
export interface Place {
  seat: number;
  what: 'player' | 'hand' | 'card';
  /** The kind of the card. */
  kind: string;
}

/** A text of the notation as a place; null if it names none. */
export function placeOf(to: Speaker, text: string | undefined): Place | null {
  if (!text || text.includes('@')) return null;
  const [key = '', kind] = text.split('.');
  const seat = seatOf(to, key);
  if (seat === NOBODY) return null;
  if (kind === undefined) return { seat, what: 'player', kind: '' };
  return { seat, what: kind === 'hand' ? 'hand' : 'card', kind };
}

/** Where an option is aimed, be it by its target or by what it names. A player may be called like a thing or a pile. */
export function aimOf(to: Speaker, option: OptionInfo): Place | null {
  const named = option.thing?.[0];
  const isPlace = option.verb === 'choose' || named?.includes('.');
  return placeOf(to, option.target?.[0]) ?? (isPlace ? placeOf(to, named) : null);
}

/** `Ann`, `Ann's hand`, `Ann's Barrel`. */
export function placeName(text: string, to: Speaker): Part[] {
  const place = placeOf(to, text);
  if (place === null) return rich('ask-bang-place-card', { card: card(text) });
  const whom = player(to, place.seat);
  const who = { whom, you: you(to, NOBODY, place.seat) };
  if (place.what === 'player') return rich('ask-bang-place-player', who);
  if (place.what === 'hand') return rich('ask-bang-place-hand', who);
  return rich('ask-bang-place-in-play', { ...who, thing: thing(place.kind) });
}

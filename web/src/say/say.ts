/** Puts messages into words. `posse/locales/speak.py` is the same in Python; `tests/tell/cases.json` holds for both. */

import { cardText, SIGNS } from '$lib/card';
import { cardKey } from '$lib/catalogue.svelte';
import { name, t, type Args } from '$lib/i18n.svelte';
import { verbOf } from '$lib/looks';
import { mark, parts, plain, punctuated, type Part } from '$lib/rich';
import type { Arg, Message } from '$lib/wire';

/** Who is spoken to, and how the players are called. */
export interface Speaker {
  game: 'bang' | 'duel' | 'dice';
  /** Names in views and events, by seat. */
  keys: string[];
  /** Names to be shown, by seat. */
  names: string[];
  /** The reader's seat, or -1 for somebody who only watches. */
  me: number;
}

/** How a player is called: by the name that he has given himself. A side of the Duel may have none. */
export function shownName(game: string, key: string, called: string): string {
  if (game === 'duel' && (!called || called.toLowerCase() === key)) return t('log-duel-name', { side: key });
  return called || key.charAt(0).toUpperCase() + key.slice(1);
}

/** A message in words. */
export function say(message: Message, to: Speaker): Part[] {
  return parts(put(message, to));
}

/** A message as a sentence. */
export function sentence(message: Message, to: Speaker): Part[] {
  return parts(punctuated(put(message, to)));
}

/** A message in words, without marks. */
export function text(message: Message, to: Speaker): string {
  return plain(say(message, to));
}

// ---- arguments

function put({ id, args = {} }: Message, to: Speaker): string {
  const facts: Args = { you: youIn(args, to.me), game: to.game };
  for (const [key, arg] of Object.entries(args)) facts[key] = marked(arg, to);
  return t(id, facts);
}

/** Which of the players in the message is the reader. */
function youIn({ who, whom }: Record<string, Arg>, me: number): string {
  if (me < 0) return 'none';
  if (who === `p:${me}`) return 'subject';
  return whom === `p:${me}` ? 'object' : 'none';
}

/** An argument in words. Names are marked. A number stays a number, so that Fluent can choose by it. */
export function marked(arg: Arg, to: Speaker): string | number {
  if (typeof arg === 'number') return arg;
  if (typeof arg === 'string') return named(arg, to);
  if (Array.isArray(arg)) return listed(arg.map((each) => String(marked(each, to))));
  if ('or' in arg)
    return listed(
      arg.or.map((each) => String(marked(each, to))),
      'or',
    );
  return put(arg, to);
}

/** The letter before the colon says what is named. A plain word only chooses between forms of the message. */
function named(arg: string, to: Speaker): string {
  const what = arg.slice(2);
  switch (arg.slice(0, 2)) {
    case 'p:':
      return playerName(Number(what), to);
    case 'c:':
      return mark({ card: what }, cardName(to.game, what));
    case 'r:':
      return mark({ card: what }, copyName(to.game, what));
    case 't:':
      return mark({ thing: what }, name(to.game, what));
    case 'v:':
      return verbOf(to.game, what);
    default:
      return arg;
  }
}

function playerName(seat: number, to: Speaker): string {
  return seat < 0 ? t('log-nobody') : mark({ seat }, to.names[seat] ?? '');
}

/** `BANG! 4♣`. */
export function cardName(game: string, card: string): string {
  return `${name(game, cardKey(game, card))} ${copyName(game, card)}`.trim();
}

/** `4♣`, or whatever distinguishes the copies of a card in other games. */
function copyName(game: string, card: string): string {
  const { rank, suit } = cardText(card);
  if (rank) return `${rank}${SIGNS[suit]}`;
  const copy = card.split('@')[1];
  return copy ? t(`${game}-copy`, { copy }) : '';
}

/** `BANG!, 4 of Clubs`: for people who listen. */
export function spokenCard(game: string, card: string): string {
  const { rank, suit, side, symbol } = cardText(card);
  const kind = name(game, cardKey(game, card));
  if (rank) return `${kind}, ${t('rank-of-suit', { rank: t(`rank-${rank}`), suit: t(`suit-${suit}`) })}`;
  return symbol ? t('log-duel-card-spoken', { card: kind, side, symbol: t('log-duel-symbol', { symbol }) }) : kind;
}

/** `a, b and c`, or with `or`. */
export function listed(words: string[], last: 'and' | 'or' = 'and'): string {
  const [first = '', ...rest] = words;
  return rest.reduce((a, b, i) => t(i < rest.length - 1 ? 'log-list-comma' : `log-list-${last}`, { a, b }), first);
}

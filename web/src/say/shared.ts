/** What the words of all three games are made with, and the lines that they share. */
import { renegades } from '$lib/catalogue.svelte';
import { name, rich, t, type Args } from '$lib/i18n.svelte';
import { mark, type Part } from '$lib/rich';
import type { GameEvent } from '$lib/wire';
import { outcome } from './outcome';
import type { Line, Question, Speaker, Tone, You } from './types';

export const NOBODY = -1;

/** The facts of an event, on their way into words. */
export class Facts {
  constructor(
    readonly event: GameEvent,
    readonly to: Speaker,
    /** What was told before and after it, as far as that is at hand. */
    readonly around: readonly GameEvent[] = [event],
  ) {}

  get kind(): string {
    return this.event.kind;
  }

  has(key: string): boolean {
    const value = this.event[key];
    return value !== undefined && value !== null && value !== false;
  }

  word(key: string): string {
    const value = this.event[key];
    return typeof value === 'string' ? value : '';
  }

  words(key: string): string[] {
    const value = this.event[key];
    return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
  }

  number(key: string): number {
    const value = this.event[key];
    return typeof value === 'number' ? value : 0;
  }

  /** The seat of a player by name; NOBODY if there is none. */
  seat(key: string): number {
    return seatOf(this.to, this.word(key));
  }

  seats(key: string): number[] {
    return this.words(key).map((word) => seatOf(this.to, word));
  }

  /** A player to be named in a message. */
  player(key: string): string {
    return player(this.to, this.seat(key));
  }

  /** A card kind, a character or anything else with a printed name. */
  thing(key: string): string {
    return thing(this.to.game, this.word(key));
  }

  /** Which of these two is the reader; give the names of facts. */
  you(subject: string, object = ''): You {
    return you(this.to, this.seat(subject), object ? this.seat(object) : NOBODY);
  }
}

// ---- names for messages

/** The seat of a player as views and events name him. */
export function seatOf(to: Speaker, key: string): number {
  return key ? to.keys.indexOf(key) : NOBODY;
}

/** A player's name, marked with the seat. */
export function player(to: Speaker, seat: number): string {
  const shown = to.names[seat] ?? to.keys[seat];
  return shown === undefined ? t('log-nobody') : mark({ seat }, shown);
}

/** Which of these is the reader. */
export function you(to: Speaker, subject: number, object = NOBODY): You {
  if (to.me < 0) return 'none';
  if (to.me === subject) return 'subject';
  return to.me === object ? 'object' : 'none';
}

/** The printed name of a thing, marked. */
export function thing(game: Speaker['game'], id: string): string {
  return id ? mark({ thing: id }, name(game, id)) : '';
}

/** `a, b and c`, or with `or`. */
export function listed(items: string[], last: 'and' | 'or' = 'and'): string {
  const [first = '', ...rest] = items;
  return rest.reduce((a, b, i) => t(i < rest.length - 1 ? 'log-list-comma' : `log-list-${last}`, { a, b }), first);
}

/** `a card`, `3 cards`: as the object of a sentence. */
export function cardCount(count: number): string {
  return t('log-cards', { count });
}

// ---- lines

/** A message as a sentence. The exclamation mark of a name needs no full stop after it, and gives way to a colon. */
export function sentence(id: string, args: Args = {}): Part[] {
  return rich(id, args)
    .map(punctuated)
    .filter((part) => part.text !== '');
}

function punctuated(part: Part, i: number, all: Part[]): Part {
  const isSpare = part.text.startsWith('.') && all[i - 1]?.text.endsWith('!');
  const text = part.text.slice(isSpare ? 1 : 0).replaceAll('!.', '!');
  return { ...part, text: all[i + 1]?.text.startsWith(':') ? text.replace(/\s*!$/, '') : text };
}

export function told(icon: string, tone: Tone, id: string, args: Args = {}): Line {
  return { icon, tone, parts: sentence(id, args) };
}

/** A line about one player: `$who` does something. */
export function does(f: Facts, picture: string, tone: Tone, id: string, args: Args = {}): Line {
  return told(picture, tone, id, { who: f.player('player'), you: f.you('player'), ...args });
}

/** A line about two: `$who` does something to `$whom`, a fact by this name. */
export function doesTo(f: Facts, whom: string, picture: string, tone: Tone, id: string, args: Args = {}): Line {
  return does(f, picture, tone, id, { whom: f.player(whom), you: f.you('player', whom), ...args });
}

/** How a game's lines call the cards of an event: by name if they are known, otherwise by how many there are. */
export function naming(card: (text: string) => string, cards: (texts: string[]) => string) {
  return {
    cardOf: (f: Facts): string => (f.has('card') ? card(f.word('card')) : cardCount(1)),
    cardsOf: (f: Facts): string => (f.has('cards') ? cards(f.words('cards')) : cardCount(f.number('count'))),
  };
}

export function turn(f: Facts): Line {
  return told('western-hat', 'turn', 'log-turn', { who: f.player('player'), you: f.you('player') });
}

/** The reader, if he has won, is not among those named. */
export function over(f: Facts): Line {
  const winners = f.seats('winners');
  const others = winners.filter((seat) => seat !== f.to.me || seat < 0);
  return told('trophy', 'good', 'log-over', {
    who: listed(others.map((seat) => player(f.to, seat))),
    others: others.length,
    you: others.length < winners.length ? 'subject' : 'none',
  });
}

/** Somebody's end, by the hand of another or of nobody, and the role that it shows. */
export function eliminated(f: Facts): Line {
  const role = { role: f.word('role'), game: f.to.game, renegades: renegades(f.to.game, f.to.keys.length) };
  const whom = f.player('player');
  const killer = f.seat('killer');
  if (killer < 0 || killer === f.seat('player')) {
    return told('tombstone', 'hurt', 'log-died', { who: whom, ...role, you: f.you('player') });
  }
  const args = { who: f.player('killer'), whom, ...role, you: f.you('killer', 'player') };
  return told('tombstone', 'hurt', 'log-eliminated', args);
}

/** A line about a card that was turned over; its message ends with `$end`, which says what came of it. */
export function turnedOver(f: Facts, icon: string, id: string, args: Args): Line {
  const tone = outcome(f.event, f.around);
  return told(icon, tone, id, { ...args, end: t('log-outcome', { outcome: tone || 'open' }) });
}

/** For a kind of event that nobody gave a sentence. */
export function unheardOf(f: Facts): Line {
  return told('perspective-dice-six-faces-random', '', 'log-unknown', { kind: f.kind.replaceAll('_', ' ') });
}

// ---- questions

/** Somebody else is asked. */
export function waiting(to: Speaker, seat: number, why: Question['why']): Question {
  return { icon: 'hourglass', tone: 'wait', ask: rich('ask-thinking', { who: player(to, seat) }), why };
}

/** Nobody is asked any more. */
export function nothingAsked(): Question {
  return { icon: 'trophy', tone: 'wait', ask: rich('ask-over'), why: [] };
}

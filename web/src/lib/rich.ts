/** Text with references in it: names and cards that a pointer lights up on the table. */

import { SIGNS } from './card';

/** A seat, a card by its text, or a thing by its key. */
export type Ref = { seat: number } | { card: string } | { thing: string };

export interface Part {
  text: string;
  ref?: Ref;
}

// Marks pass through Fluent inside ordinary strings, as characters that no text uses.
const OPEN = '\uE000';
const SEP = '\uE001';
const CLOSE = '\uE002';
const ALONE = new RegExp(`(?<![\\p{L}\\p{N}])([ae])( (?:${OPEN}[^${SEP}]*${SEP})?)(?=\\1)`, 'giu');
const SPARE_STOP = new RegExp(`!(${CLOSE}?)\\.`, 'g');

/** A name or a card that becomes a separate part of its sentence. */
export function mark(ref: Ref, text: string): string {
  return `${OPEN}${JSON.stringify(ref)}${SEP}${text}${CLOSE}`;
}

/** A formatted sentence, taken apart. */
export function parts(marked: string): Part[] {
  const out: Part[] = [];
  for (const piece of marked.split(OPEN)) {
    const end = piece.indexOf(CLOSE);
    if (end < 0) {
      if (piece) out.push({ text: piece });
      continue;
    }
    const sep = piece.indexOf(SEP);
    out.push({ text: piece.slice(sep + 1, end), ref: JSON.parse(piece.slice(0, sep)) as Ref });
    if (end + 1 < piece.length) out.push({ text: piece.slice(end + 1) });
  }
  return out;
}

/** In Italian, `ad Amos` and `ed Emporio`: a and e change before the same vowel, even in a marked name. */
export function euphonic(marked: string): string {
  return marked.replace(ALONE, '$1d$2');
}

/** A tidy sentence: after the exclamation mark of a name there is no full stop, and a colon replaces it. */
export function punctuated(marked: string): string {
  return marked.replace(SPARE_STOP, '!$1').replace(/\s*!(?=[^\p{L}\p{N}_]*:)/gu, '');
}

/** The words alone, for a screen reader or a title. */
export function plain(rich: Part[]): string {
  return rich.map((part) => part.text).join('');
}

/** A text as a sentence: it gets a full stop, unless it already has another end. */
export function ended(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** A piece of a text; if it has a suit it is the sign of a card, `10♥`. */
export interface Bit {
  text: string;
  suit: string;
}

const SUIT_OF = Object.fromEntries(Object.entries(SIGNS).map(([suit, sign]) => [sign, suit]));

/** A text split where it names suits, so that these can be coloured. */
export function bits(text: string): Bit[] {
  return text
    .split(/((?:10|[2-9AJQK])?[♥♦♠♣])/u)
    .filter(Boolean)
    .map((each) => ({ text: each, suit: SUIT_OF[each.at(-1)!] ?? '' }));
}

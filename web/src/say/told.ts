/** What the server says of a game, ready to be shown: lines of the log, questions, labels of options. */

import { rich } from '$lib/i18n.svelte';
import { pictureOf, verbOf } from '$lib/looks';
import { plain, type Part } from '$lib/rich';
import type { GameEvent, Line, OptionInfo, Play } from '$lib/wire';
import { say, sentence, type Speaker } from './say';

/** A line of the log in words. */
export interface ToldLine {
  icon: string;
  tone: '' | 'good' | 'hurt' | 'turn';
  parts: Part[];
}

/** What is asked now, of the reader or of somebody else. */
export interface Question {
  icon: string;
  tone: 'act' | 'react' | 'wait';
  /** A short headline. */
  ask: Part[];
  /** Why it is asked, and what is at stake. */
  why: Part[];
}

export function told(line: Line, to: Speaker): ToldLine {
  return { icon: pictureOf(to.game, line.icon), tone: line.tone ?? '', parts: sentence(line, to) };
}

/** An event as a line of the log; null if another line says the same. */
export function logLine({ say: line }: GameEvent, to: Speaker): ToldLine | null {
  return line ? told(line, to) : null;
}

export function question({ asked, question: put }: Play, to: Speaker): Question {
  const why = (put?.why ?? []).flatMap((each, i) => (i ? [{ text: ' ' }, ...sentence(each, to)] : sentence(each, to)));
  if (asked === null) return { icon: 'trophy', tone: 'wait', ask: rich('ask-over'), why };
  if (asked !== to.me || !put?.ask) {
    return { icon: 'hourglass', tone: 'wait', ask: say({ id: 'ask-thinking', args: { who: `p:${asked}` } }, to), why };
  }
  return { icon: pictureOf(to.game, put.icon), tone: put.tone, ask: say(put.ask, to), why };
}

/** An option as a whole sentence. */
export function optionLabel({ label, text }: OptionInfo, to: Speaker): Part[] {
  return label ? say(label, to) : [{ text }];
}

/** An option in short, without what else must be picked for it. */
export function shortLabel(option: OptionInfo, to: Speaker): Part[] {
  return option.short ? say(option.short, to) : optionLabel(option, to);
}

/** The label of an option on a button. */
export const button = (option: OptionInfo, to: Speaker): string => plain(shortLabel(option, to));

/** What these options do to their target, or `choose` if they do different things. */
export function verbFor(options: readonly OptionInfo[], game: string): string {
  const [first = 'choose', ...others] = new Set(options.map(({ aim }) => verbOf(game, aim)));
  return others.length > 0 ? 'choose' : first;
}

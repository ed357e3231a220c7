/** What is said at a table beside messages: questions read out, and why a card cannot be played. */

import { aloud } from '$lib/aloud';
import { has } from '$lib/i18n.svelte';
import { ended, plain } from '$lib/rich';
import type { Line } from '$lib/wire';
import { text, type Speaker } from '$say/say';
import type { Question } from '$say/told';

/** A question for whoever listens: headline and reason as two sentences. */
export function spokenQuestion({ ask, why }: Question): string {
  return aloud(`${ended(plain(ask))} ${plain(why)}`);
}

/** Why a card cannot be played: in two or three words, where they are to stand on it, and in a sentence. */
export function hindrance(why: Line | undefined, to: Speaker): { short: string; full: string } {
  if (why === undefined) return { short: '', full: '' };
  const short = `${why.id}.short`;
  return { short: has(short) ? text({ ...why, id: short }, to) : '', full: text(why, to) };
}

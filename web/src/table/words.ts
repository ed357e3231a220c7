/** What is said at a table beside messages: questions read out, and why a card cannot be played. */

import { aloud } from '$lib/aloud';
import { has, name, t } from '$lib/i18n.svelte';
import { ended, plain } from '$lib/rich';
import type { Hindered } from '$lib/wire';
import type { Question } from '$say/told';

/** A question for whoever listens: headline and reason as two sentences. */
export function spokenQuestion({ ask, why }: Question): string {
  return aloud(`${ended(plain(ask))} ${plain(why)}`);
}

/** Why a card cannot be played, in two or three words and in a sentence. */
export function hindrance(hindered: Hindered | undefined, game: string): { short: string; full: string } {
  if (hindered === undefined) return { short: '', full: '' };
  const id = has(`why-${hindered.why}`) ? `why-${hindered.why}` : 'why-not-now';
  const by = hindered.by ? name(game, hindered.by) : '';
  const args = { by, thing: by, reach: hindered.reach ?? 0, count: hindered.count ?? 0 };
  return { short: has(`${id}.short`) ? t(`${id}.short`, args) : '', full: t(id, args) };
}

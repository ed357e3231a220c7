/** How somebody fell, as it is written at his seat, and what may bring him back. */

import { has, t } from '$lib/i18n.svelte';
import type { Scene } from './scene';

/** `killer` is his name in events; empty for nobody. A role may lie face down again: roles can be dealt anew. */
export function fallenNote({ speaker, me }: Scene, seat: number, role: string, killer: string): string {
  const by = speaker.keys.indexOf(killer);
  const who = by < 0 || by === seat ? 'nobody' : by === me ? 'you' : 'other';
  return t('table-fallen', { role: role || t('table-role-unknown'), who, killer: speaker.names[by] ?? '' });
}

/** What brings whoever is out back to the game, by a variant or by what is in force: `.out` of its name; or nothing. */
export function wayBack({ view, settings }: Scene): string {
  if (view.game !== 'bang') return '';
  const bills = (view.shapes ?? []).flatMap(({ shape, cards = [] }) => (shape === 'bill' ? cards : []));
  const keys = [...(settings?.variants ?? []).map((id) => `variant/${id}`), ...bills];
  return keys.map((key) => `bang-${key.replace('/', '-')}.out`).find(has) ?? '';
}

/** How somebody fell, as it is written at his seat, and what may bring him back. */

import { cardKey } from '$lib/catalogue.svelte';
import { has, t } from '$lib/i18n.svelte';
import type { Scene } from './scene';

/** `killer` is his name in events; empty for nobody. A role may lie face down again: roles can be dealt anew. */
export function fallenNote({ speaker, me }: Scene, seat: number, role: string, killer: string): string {
  const by = speaker.keys.indexOf(killer);
  const who = by < 0 || by === seat ? 'nobody' : by === me ? 'you' : 'other';
  return t('table-fallen', { role: role || t('table-role-unknown'), who, killer: speaker.names[by] ?? '' });
}

/** What brings whoever is out back to the game, by a variant or by what is in force: `.out` of its name; or nothing. */
export const wayBack = (scene: Scene): string => messageOf(ruling(scene), 'out');

/** What somebody without a life is called: as a card in front of him that keeps him calls it; else, in his own turn, as
 * whatever brought him back calls it. */
export function ghostly(scene: Scene, seat: number): { spoken: string; tab: string } {
  const isBack = scene.speaker.keys.indexOf(scene.view.turn) === seat;
  const keys = [...lying(scene, seat), ...(isBack ? ruling(scene) : [])];
  const named = (word: string): string => t(messageOf(keys, word) || `table-${word}`);
  return { spoken: named('ghost'), tab: named('ghost-tab') };
}

function lying({ view }: Scene, seat: number): string[] {
  if (view.game !== 'bang') return [];
  return (view.players[seat]?.in_play ?? []).map((card) => cardKey('bang', card));
}

/** The variants of this table, and what is in force. */
function ruling({ view, settings }: Scene): string[] {
  if (view.game !== 'bang') return [];
  const bills = (view.shapes ?? []).flatMap(({ shape, cards = [] }) => (shape === 'bill' ? cards : []));
  return [...(settings?.variants ?? []).map((id) => `variant/${id}`), ...bills];
}

/** The message that the first of these things that has one has for something; or nothing. */
function messageOf(keys: string[], what: string): string {
  return keys.map((key) => `bang-${key.replace('/', '-')}.${what}`).find(has) ?? '';
}

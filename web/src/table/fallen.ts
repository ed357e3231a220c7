/** How a player was eliminated, as his seat shows it, and what may bring him back. */

import { cardKey } from '$lib/catalogue.svelte';
import { has, t } from '$lib/i18n.svelte';
import type { Scene } from './scene';

/**
 * `killer` is a name as used in events; empty for nobody. The role may be face down again, since roles can be dealt
 * anew.
 */
export function fallenNote({ speaker, me }: Scene, seat: number, role: string, killer: string): string {
  const by = speaker.keys.indexOf(killer);
  const who = by < 0 || by === seat ? 'nobody' : by === me ? 'you' : 'other';
  return t('table-fallen', { role: role || t('table-role-unknown'), who, killer: speaker.names[by] ?? '' });
}

/**
 * The message about what brings players back into the game, a variant or something in force: `.out` of its name; or an
 * empty string.
 */
export const wayBack = (scene: Scene): string => messageOf(ruling(scene), 'out');

/**
 * What a player without life points is called: by the card in front of him that keeps him in the game or, in his own
 * turn, by what brought him back.
 */
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

/** The variants of this table, and the things in force. */
function ruling({ view, settings }: Scene): string[] {
  if (view.game !== 'bang') return [];
  const bills = (view.shapes ?? []).flatMap(({ shape, cards = [] }) => (shape === 'bill' ? cards : []));
  return [...(settings?.variants ?? []).map((id) => `variant/${id}`), ...bills];
}

/** The message of the first of these things that has one; or an empty string. */
function messageOf(keys: string[], what: string): string {
  return keys.map((key) => `bang-${key.replace('/', '-')}.${what}`).find(has) ?? '';
}

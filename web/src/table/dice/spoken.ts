/** The table of the Dice Game in words, for screen readers. */

import { name, roleName, t } from '$lib/i18n.svelte';
import { listed } from '$say/say';
import { spokenCompany } from '../company';
import type { Scene } from '../scene';
import { diceView, face } from './faces';

export function spokenSeat(scene: Scene, seat: number): string {
  const who = face(scene, seat);
  const { player } = who;
  const parts = [who.name, name('dice', `character/${player.character}`)];
  if (!who.alive) return [...parts, who.note].join(', ');
  if (player.role) parts.push(roleName('dice', player.role));
  parts.push(
    t('table-life', { life: player.life, max: player.max_life }),
    t('table-dice-arrows', { count: player.arrows }),
  );
  if (who.away) parts.push(t('table-dice-away', { away: who.away }));
  if (seat !== scene.me) parts.push(...spokenCompany(scene, seat));
  const sentence = parts.join(', ');
  return who.tab ? `${who.tab.text}. ${sentence}` : sentence;
}

/** The dice as they lie: in this game they are the hand. */
export function spokenHand(scene: Scene): string {
  const { dice } = diceView(scene);
  if (dice.length === 0) return t('table-dice-none');
  return t('table-dice-lie', { dice: listed(dice.map((side) => name('dice', `face/${side}`))) });
}

export function spokenTable(scene: Scene): string {
  const view = diceView(scene);
  const all = view.players.map((_, i) => (scene.bottom + i) % view.players.length);
  const pile = t('table-dice-pile', { count: view.arrows_in_pile });
  return [...all.map((seat) => spokenSeat(scene, seat)), pile, spokenHand(scene)].join('. ');
}

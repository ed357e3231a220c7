/** Why some can be shot at and others cannot: how far one's own weapon reaches. */

import { cardText } from '$lib/card';
import { name, t } from '$lib/i18n.svelte';
import { isGun } from '$lib/looks';
import { verbFor } from '$say/told';
import type { Scene } from '../scene';
import { bangView } from './faces';

/** `Your Schofield reaches 2`, while the reader shoots and exactly those in reach are targets; otherwise nothing. */
export function reachReason(scene: Scene): string {
  const { choice, options, play, speaker } = scene;
  const open = choice.open.map((move) => options[move]!);
  if (!play.outlook || verbFor(open, speaker.game) !== 'shoot') return '';
  const { reach, sights } = play.outlook;
  const fits = sights.every(({ seat, distance }) => choice.offered.has(speaker.keys[seat]!) === distance <= reach);
  if (!fits) return '';
  const gun = (bangView(scene).players[scene.me]?.in_play ?? []).map((card) => `card/${cardText(card).id}`);
  const weapon = gun.find((key) => isGun(speaker.game, key));
  return weapon
    ? t('table-your-gun-reaches', { weapon: name(speaker.game, weapon), reach })
    : t('table-your-reach', { reach });
}

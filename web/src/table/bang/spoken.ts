/** The table of BANG! in words, for screen readers. */

import { aloud } from '$lib/aloud';
import { cardKey } from '$lib/catalogue.svelte';
import { name, roleName, t } from '$lib/i18n.svelte';
import { listed, spokenCard as spoken } from '$say/say';
import { spokenCompany } from '../company';
import { goalFor } from '../drama/new-goal';
import { ghostly } from '../fallen';
import type { Scene } from '../scene';
import { atSeat, inMiddle, spokenShape } from '../shapes/shapes';
import { around, bangView, face, handsLieOpen } from './faces';

const spokenCard = (card: string): string => spoken('bang', card);

/** `Hanne, Vulture Sam, 2 of 4 life, 5 cards, Remington and Canteen in play, distance 2, in reach.` */
export function spokenSeat(scene: Scene, seat: number): string {
  const who = face(scene, seat);
  const { player } = who;
  const view = bangView(scene);
  const parts = [who.name, name('bang', `character/${player.character}`)];
  const lying = atSeat(view, seat)
    .map((shape) => spokenShape(shape, view))
    .filter(Boolean);
  // Players who are out may still have something, like the nuggets of a shadow or the side it is on.
  if (!who.alive) return aloud([...parts, who.note, ...lying].join(', '));
  if (player.role) parts.push(roleName('bang', player.role));
  parts.push(
    t('table-life', { life: player.life, max: player.max_life }),
    t('table-cards', { count: player.hand_count }),
  );
  if (seat !== scene.me && player.hand?.length && handsLieOpen(scene)) parts.push(listed(player.hand.map(spokenCard)));
  if (player.in_play?.length) parts.push(t('table-in-play', { cards: kinds(player.in_play) }));
  if (who.range)
    parts.push(
      t('table-distance', { distance: who.range.distance }),
      t(who.range.reached ? 'table-in-reach' : 'table-too-far'),
    );
  if (who.gun) parts.push(t(who.gun.threat ? 'table-gun-reaches-you' : 'table-gun-reach', { reach: who.gun.reach }));
  parts.push(...lying);
  if (player.ghost) parts.push(ghostly(scene, seat).spoken);
  const goal = seat === scene.me ? goalFor(view, player.role ?? '', seat) : '';
  if (goal) parts.push(goal.replace(/\.$/, ''));
  if (seat !== scene.me) parts.push(...spokenCompany(scene, seat));
  const sentence = parts.join(', ');
  return aloud(who.tab ? `${who.tab.text}. ${sentence}` : sentence);
}

function kinds(cards: string[]): string {
  return listed(cards.map((card) => name('bang', cardKey('bang', card))));
}

/** My hand, and what of it can be played. */
export function spokenHand(scene: Scene): string {
  const hand = bangView(scene).players[scene.me]?.hand ?? [];
  if (hand.length === 0) return t('table-hand', { count: 0 });
  const said = hand.map((card) =>
    scene.choice.offered.has(card) ? `${spokenCard(card)}, ${t('table-playable')}` : spokenCard(card),
  );
  return `${t('table-hand', { count: hand.length })}: ${said.join('; ')}`;
}

/** What lies in the middle. */
export function spokenMiddle(scene: Scene): string[] {
  const view = bangView(scene);
  const top = view.discard.at(-1);
  return [
    t('table-deck-count', { count: view.deck_count }),
    top ? t('table-discard-top', { card: spokenCard(top) }) : '',
    ...inMiddle(view).map((shape) => spokenShape(shape, view)),
  ].filter(Boolean);
}

/** Everybody clockwise, and what lies in the middle. */
export function spokenTable(scene: Scene): string {
  const seats = around(bangView(scene), scene.bottom);
  return [...seats.map((seat) => spokenSeat(scene, seat)), ...spokenMiddle(scene)].join('. ');
}

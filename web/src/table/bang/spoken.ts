/** The table of BANG! in words, for screen readers. */

import { aloud } from '$lib/aloud';
import { cardText } from '$lib/card';
import { name, roleName, t } from '$lib/i18n.svelte';
import { listed, spokenCard as spoken } from '$say/say';
import { spokenCompany } from '../company';
import type { Scene } from '../scene';
import { atSeat, inMiddle, spokenShape } from '../shapes/shapes';
import { around, bangView, face } from './faces';

const spokenCard = (card: string): string => spoken('bang', card);

/** `Hanne, Vulture Sam, 2 of 4 life, 5 cards, Remington and Canteen in play, distance 2, in reach.` */
export function spokenSeat(scene: Scene, seat: number): string {
  const who = face(scene, seat);
  const { player } = who;
  const parts = [who.name, name('bang', `character/${player.character}`)];
  if (!who.alive) return aloud([...parts, who.note].join(', '));
  if (player.role) parts.push(roleName('bang', player.role));
  parts.push(
    t('table-life', { life: player.life, max: player.max_life }),
    t('table-cards', { count: player.hand_count }),
  );
  if (player.in_play?.length) parts.push(t('table-in-play', { cards: kinds(player.in_play) }));
  if (who.range)
    parts.push(
      t('table-distance', { distance: who.range.distance }),
      t(who.range.reached ? 'table-in-reach' : 'table-too-far'),
    );
  if (who.gun) parts.push(t(who.gun.threat ? 'table-gun-reaches-you' : 'table-gun-reach', { reach: who.gun.reach }));
  const view = bangView(scene);
  parts.push(
    ...atSeat(view, seat)
      .map((shape) => spokenShape(shape, view))
      .filter(Boolean),
  );
  if (player.ghost) parts.push(t('table-ghost'));
  if (seat !== scene.me) parts.push(...spokenCompany(scene, seat));
  const sentence = parts.join(', ');
  return aloud(who.tab ? `${who.tab.text}. ${sentence}` : sentence);
}

function kinds(cards: string[]): string {
  return listed(cards.map((card) => name('bang', `card/${cardText(card).id}`)));
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

/** Everybody clockwise, and what lies in the middle. */
export function spokenTable(scene: Scene): string {
  const view = bangView(scene);
  const top = view.discard.at(-1);
  const middle = [
    t('table-deck-count', { count: view.deck_count }),
    top ? t('table-discard-top', { card: spokenCard(top) }) : '',
    ...inMiddle(view).map((shape) => spokenShape(shape, view)),
  ];
  return [...around(view, scene.bottom).map((seat) => spokenSeat(scene, seat)), ...middle.filter(Boolean)].join('. ');
}

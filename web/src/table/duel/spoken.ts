/** The table of the Duel in words, for screen readers. */

import { aloud } from '$lib/aloud';
import { cardText } from '$lib/card';
import { lineOf, name, t } from '$lib/i18n.svelte';
import { listed, spokenCard as spoken } from '$say/say';
import { spokenCompany } from '../company';
import type { Scene } from '../scene';
import { duelView, face, nameAt, ownName, sideAt, type Where } from './faces';

const named = (ids: string[], sort = 'character'): string => listed(ids.map((id) => name('duel', `${sort}/${id}`)));
const kinds = (cards: string[]): string =>
  named(
    cards.map((card) => cardText(card).id),
    'card',
  );
const spokenCard = (card: string): string => spoken('duel', card);

/** A character's ability without its full stop, since the next sentence brings one. */
export const ability = (id: string): string => lineOf('duel', `character/${id}`).replace(/\.$/, '');

/** `Shoot Cattle Katie. Cattle Katie, at the front for Hanne, 2 of 4 life, Barrel in play. Once a turn ...` */
export function spokenFighter(scene: Scene, seat: number, where: Where): string {
  const who = face(scene, seat, where);
  if (!who) return t('table-duel-gap', { place: where });
  const { fighter, tab } = who;
  const parts = [
    name('duel', `character/${fighter.character}`),
    t('table-duel-stands', { place: where, who: nameAt(scene, seat), you: seat === scene.me ? 'yes' : 'no' }),
    t('table-life', { life: fighter.life, max: fighter.max_life }),
  ];
  if (fighter.equipment?.length) parts.push(t('table-in-play', { cards: kinds(fighter.equipment) }));
  return aloud([tab?.text ?? '', parts.join(', '), ability(fighter.character)].filter(Boolean).join('. '));
}

/** `Hanne, the Outlaws, 5 cards, 2 in reserve, 1 fallen: Jango, Outlaw deck, 17`. */
export function spokenCamp(scene: Scene, seat: number): string {
  const view = duelView(scene);
  const side = sideAt(scene, seat);
  const parts = [
    ownName(scene, seat),
    t('table-duel-camp', { side: side.name }),
    t('table-cards', { count: side.hand_count }),
  ];
  const known = side.hand ?? [];
  if (seat !== scene.me && known.length) parts.push(t('table-duel-known-cards', { cards: kinds(known) }));
  parts.push(t('table-duel-reserve', { count: side.reserve_count }));
  if (side.gone?.length) parts.push(t('table-duel-fallen-who', { characters: named(side.gone) }));
  parts.push(t('table-duel-deck-count', { side: side.name, count: view.decks[side.name] }));
  if (seat !== scene.me) parts.push(...spokenCompany(scene, seat));
  return aloud(parts.filter(Boolean).join(', '));
}

/** My hand, and what of it can be played. */
export function spokenHand(scene: Scene): string {
  const hand = scene.me >= 0 ? (sideAt(scene, scene.me).hand ?? []) : [];
  if (hand.length === 0) return t('table-hand', { count: 0 });
  const said = hand.map((card) =>
    scene.choice.offered.has(card) ? `${spokenCard(card)}, ${t('table-playable')}` : spokenCard(card),
  );
  return `${t('table-hand', { count: hand.length })}: ${said.join('; ')}`;
}

/** Both sides, the reader's own first, and what is between them. */
export function spokenTable(scene: Scene): string {
  const seats = [scene.bottom, 1 - scene.bottom];
  return [...seats.flatMap((seat) => seatsOf(scene, seat)), ...spokenMiddle(scene)].filter(Boolean).join('. ');
}

/** What is between the sides. */
export function spokenMiddle(scene: Scene): string[] {
  const view = duelView(scene);
  const top = view.discard.at(-1);
  return [
    view.decks.common > 0 ? t('table-duel-common', { count: view.decks.common }) : '',
    top ? t('table-discard-top', { card: spokenCard(top) }) : '',
    view.aside?.length ? `${t('table-laid')}: ${listed(view.aside.map(spokenCard))}` : '',
  ].filter(Boolean);
}

/** A side and its two places. */
function seatsOf(scene: Scene, seat: number): string[] {
  const side = sideAt(scene, seat);
  const pair = (side.pair ?? []).map((id) => `${name('duel', `character/${id}`)}, ${ability(id)}`);
  const fighters = (['ac', 'rc'] as const)
    .filter((where) => side[where])
    .map((where) => spokenFighter(scene, seat, where));
  return [spokenCamp(scene, seat), ...pair, ...fighters];
}

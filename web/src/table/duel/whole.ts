/** The table of the Duel as a list: a row for each character in play. */

import { cardText } from '$lib/card';
import { lineOf, name, t } from '$lib/i18n.svelte';
import type { Fighter } from '$lib/wire';
import { stateOf } from '../company';
import type { Scene } from '../scene';
import type { Cell, Row, Whole } from '../whole';
import { nameAt, sideAt, type Where } from './faces';
import { spokenCamp, spokenMiddle } from './spoken';

const HEADS = ['character', 'life', 'play'];
const PLACES: readonly Where[] = ['ac', 'rc'];

export function whole(scene: Scene): Whole {
  const seats = [scene.bottom, 1 - scene.bottom];
  return {
    middle: [...seats.map((seat) => spokenCamp(scene, seat)), ...spokenMiddle(scene)],
    heads: HEADS.map((id) => t(`table-whole-${id}`)),
    rows: seats.flatMap((seat) => rows(scene, seat)),
  };
}

/** A side in play; before that, the two who come into play, as far as the reader knows them. */
function rows(scene: Scene, seat: number): Row[] {
  const side = sideAt(scene, seat);
  const fighters = PLACES.filter((where) => side[where]).map((where) => fighting(scene, seat, where, side[where]!));
  if (fighters.length > 0) return fighters;
  const pair = (side.pair ?? []).map((id) => ({ seat, name: nameAt(scene, seat), state: [], cells: cells(id) }));
  const hidden = { seat, name: nameAt(scene, seat), state: [t('table-duel-hidden')], cells: cells('') };
  return pair.length > 0 ? pair : [hidden];
}

function fighting(scene: Scene, seat: number, where: Where, fighter: Fighter): Row {
  const kit = (fighter.equipment ?? []).map((card) => name('duel', `card/${cardText(card).id}`));
  const life = t('table-whole-life.count', { life: fighter.life, max: fighter.max_life });
  return {
    seat,
    name: nameAt(scene, seat),
    state: [t('table-duel-place', { place: where }), ...(where === 'ac' ? stateOf(scene, seat) : [])],
    cells: cells(fighter.character, life, kit.join(', ')),
  };
}

function cells(character: string, life = '', kit = ''): Cell[] {
  const key = `character/${character}`;
  const who = character ? { text: name('duel', key), more: lineOf('duel', key) } : { text: '' };
  return [who, { text: life }, { text: kit }];
}

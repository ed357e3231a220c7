/** The table of BANG! as a list. */

import { cardKey } from '$lib/catalogue.svelte';
import { lineOf, name, roleName, t } from '$lib/i18n.svelte';
import { stateOf } from '../company';
import { ghostly } from '../fallen';
import type { Scene } from '../scene';
import { atSeat, spokenShape } from '../shapes/shapes';
import type { Cell, Row, Whole } from '../whole';
import { around, bangView, distanceTo, face, isReached } from './faces';
import { spokenMiddle } from './spoken';

const HEADS = ['character', 'role', 'life', 'hand', 'distance', 'play', 'things'];
const NOTHING: Cell = { text: '' };

export function whole(scene: Scene): Whole {
  const view = bangView(scene);
  return {
    middle: [...(view.goal ? [t('table-goal-now', { goal: t(view.goal) })] : []), ...spokenMiddle(scene)],
    heads: HEADS.map((id) => t(`table-whole-${id}`)),
    rows: around(view, scene.bottom).map((seat) => row(scene, seat)),
  };
}

function row(scene: Scene, seat: number): Row {
  const { player, alive, note, name: called } = face(scene, seat);
  const view = bangView(scene);
  const things = atSeat(view, seat).map((shape) => spokenShape(shape, view));
  return {
    seat,
    name: called,
    out: !alive,
    state: [...(player.ghost ? [ghostly(scene, seat).tab] : []), ...(note ? [note] : []), ...stateOf(scene, seat)],
    cells: [
      characters([player.character, ...(player.copies ?? [])]),
      { text: player.role ? roleName('bang', player.role) : '' },
      alive ? { text: t('table-whole-life.count', { life: player.life, max: player.max_life }) } : NOTHING,
      alive ? { text: String(player.hand_count), more: kinds(player.hand ?? []) } : NOTHING,
      alive ? reach(scene, seat) : NOTHING,
      { text: kinds(player.in_play ?? []) },
      { text: things.filter(Boolean).join('; ') },
    ],
  };
}

function characters([own = '', ...copied]: string[]): Cell {
  const key = (id: string): string => `character/${id}`;
  const more = copied.map((id) => `${name('bang', key(id))}: ${lineOf('bang', key(id))}`);
  return { text: name('bang', key(own)), more: [lineOf('bang', key(own)), ...more].join(' ') };
}

/** How far he is, whether the reader reaches him, and he the reader. */
function reach(scene: Scene, seat: number): Cell {
  const view = bangView(scene);
  const distance = distanceTo(scene, seat);
  if (seat === scene.me) return { text: t('table-your-reach', { reach: view.reach }) };
  if (distance === undefined || view.over) return NOTHING;
  const near = t(distance <= view.reach ? 'table-in-reach' : 'table-too-far');
  const { outlook } = scene.play;
  const back = outlook?.distances[seat]
    ? t('table-whole-back', { reach: outlook.reaches[seat]!, yes: isReached(outlook, seat) ? 'yes' : 'no' })
    : '';
  return { text: `${distance}, ${near}`, more: back };
}

function kinds(cards: string[]): string {
  return cards.map((card) => name('bang', cardKey('bang', card))).join(', ');
}

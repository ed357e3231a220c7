/** The table of the Dice Game as a list. */

import { lineOf, name, roleName, t } from '$lib/i18n.svelte';
import { stateOf } from '../company';
import type { Scene } from '../scene';
import type { Row, Whole } from '../whole';
import { diceView, face } from './faces';
import { spokenHand } from './spoken';

const HEADS = ['character', 'role', 'life', 'arrows', 'distance'];

export function whole(scene: Scene): Whole {
  const view = diceView(scene);
  return {
    middle: [t('table-dice-pile', { count: view.arrows_in_pile }), spokenHand(scene)],
    heads: HEADS.map((id) => t(`table-whole-${id}`)),
    rows: view.players.map((_, i) => row(scene, (scene.bottom + i) % view.players.length)),
  };
}

function row(scene: Scene, seat: number): Row {
  const { player, alive, note, away, name: called } = face(scene, seat);
  const key = `character/${player.character}`;
  return {
    seat,
    name: called,
    out: !alive,
    state: [...(note ? [note] : []), ...stateOf(scene, seat)],
    cells: [
      { text: name('dice', key), more: lineOf('dice', key) },
      { text: player.role ? roleName('dice', player.role) : '' },
      { text: alive ? t('table-whole-life.count', { life: player.life, max: player.max_life }) : '' },
      { text: alive ? String(player.arrows) : '' },
      { text: away ? t('table-dice-away', { away }) : '' },
    ],
  };
}

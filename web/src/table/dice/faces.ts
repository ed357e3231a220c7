/** A player of the Dice Game as his seat shows him. */

import { roleName, t } from '$lib/i18n.svelte';
import { plain } from '$lib/rich';
import type { DicePlayer, DiceView } from '$lib/wire';
import { optionLabel, verbFor } from '$say/told';
import type { Token } from '../choose';
import { offersAt } from '../controls';
import { fallenNote } from '../fallen';
import { awayTab, isAway } from '../company';
import type { Scene } from '../scene';

export type SeatState = '' | 'acting' | 'asked' | 'target' | 'dead' | 'away';

export interface Face {
  player: DicePlayer;
  name: string;
  alive: boolean;
  state: SeatState;
  tab: { icon: string; text: string; short: string } | null;
  /** How many seats away from the reader, if a bull's eye could reach that far: 1 or 2; 0 if that means nothing now. */
  away: number;
  note: string;
  offers: Token[];
}

export const diceView = (scene: Scene): DiceView => scene.view as DiceView;

export function face(scene: Scene, seat: number): Face {
  const view = diceView(scene);
  const player = view.players[seat]!;
  const alive = player.alive !== false;
  const offers = offersAt(scene, seat);
  const state = stateOf(scene, seat, alive, offers.length > 0);
  return {
    player,
    name: scene.speaker.names[seat] ?? player.name,
    alive,
    state,
    tab: tabOf(scene, seat, state, offers),
    away: awayOf(scene, player),
    note: alive ? '' : fallen(scene, player),
    offers,
  };
}

function stateOf(scene: Scene, seat: number, alive: boolean, offered: boolean): SeatState {
  const turn = scene.speaker.keys.indexOf(scene.view.turn);
  if (offered) return 'target';
  if (!alive) return 'dead';
  if (scene.view.over) return '';
  if (seat === turn) return 'acting';
  if (scene.play.asked === seat) return 'asked';
  return isAway(scene, seat) ? 'away' : '';
}

function tabOf(scene: Scene, seat: number, state: SeatState, offers: Token[]): Face['tab'] {
  if (state === 'target') {
    const options = scene.choice.open
      .map((move) => scene.options[move]!)
      .filter((option) => [...(option.target ?? []), ...(option.thing ?? [])].some((token) => offers.includes(token)));
    const [first] = options; // if there are two ways
    return {
      icon: scene.play.kind === 'target' ? 'crosshair' : '',
      text: first ? plain(optionLabel(first, scene.speaker)) : '',
      short: t('ask-dice-aim-short', { act: verbFor(options.slice(0, 1), 'dice') }),
    };
  }
  if (state === 'acting') return { icon: '', text: t('table-on-turn'), short: t('table-on-turn') };
  if (state === 'asked') return { icon: '', text: t('table-must-answer'), short: t('table-must-answer-short') };
  if (state === 'away') return awayTab(scene, seat);
  return null;
}

/** How many seats away, not counting players who are out: this is what the numbers on the dice mean. */
function awayOf(scene: Scene, player: DicePlayer): number {
  const view = diceView(scene);
  const me = scene.speaker.keys[scene.me];
  if (me === undefined || view.turn !== me || view.over || player.alive === false) return 0;
  const [from, to] = [view.ring.indexOf(me), view.ring.indexOf(player.name)];
  if (from < 0 || to < 0) return 0;
  const steps = Math.abs(from - to);
  const away = Math.min(steps, view.ring.length - steps);
  return away <= 2 ? away : 0;
}

function fallen(scene: Scene, player: DicePlayer): string {
  const end = scene.events.findLast((event) => event.kind === 'eliminated' && event.player === player.name);
  const role = player.role ? roleName('dice', player.role) : '';
  return fallenNote(scene, scene.speaker.keys.indexOf(player.name), role, String(end?.killer ?? ''));
}

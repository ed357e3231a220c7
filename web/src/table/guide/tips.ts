/** The first-game guide: what it says, and when. It looks at scenes only, and says each thing once. */

import { prefs } from '$lib/prefs.svelte';
import type { BangView, View } from '$lib/wire';
import { nextStep } from '../prompt';
import type { Scene } from '../scene';
import { said } from './said.svelte';

export interface Tip {
  /** `guide-ID` has the words. */
  id: string;
  icon: string;
  when: (scene: Scene) => boolean;
}

const mine = (scene: Scene, ...kinds: string[]): boolean => scene.options.length > 0 && kinds.includes(scene.play.kind);
const picked = (scene: Scene): boolean => scene.choice.picked.length > 0;
const waits = (scene: Scene): boolean => scene.me >= 0 && scene.options.length === 0 && !scene.view.over;

function roleOf(scene: Scene): string {
  const view = scene.view;
  if (view.game === 'duel') return '';
  return view.players[scene.me]?.role ?? '';
}

function role(id: string, icon: string): Tip {
  return { id: `role-${id}`, icon, when: (scene) => scene.me >= 0 && roleOf(scene) === id && !isThree(scene) };
}

/** What holds for the whole table. */
function billsOf({ shapes = [] }: BangView): string[] {
  return shapes.flatMap(({ shape, cards = [] }) => (shape === 'bill' ? cards : []));
}

/** At a table of three there is no Sheriff, and all roles lie open. */
function isThree({ view, me }: Scene): boolean {
  return view.game === 'bang' && me >= 0 && view.players.length === 3;
}

function isOut(scene: Scene): boolean {
  const view = scene.view;
  return view.game !== 'duel' && scene.me >= 0 && view.players[scene.me]?.alive === false;
}

// What is asked now comes first; who one is, when nothing else is to be said.
const OUT: Tip = { id: 'out', icon: 'tombstone', when: isOut };
const ROLES: Tip[] = [
  role('sheriff', 'sheriff'),
  role('deputy', 'deputy'),
  role('outlaw', 'robber-mask'),
  role('renegade', 'wolf-head'),
];

const BANG: Tip[] = [
  OUT,
  {
    id: 'bang-target',
    icon: 'crosshair',
    when: (scene) => mine(scene, 'play') && nextStep(scene) === 'target',
  },
  { id: 'bang-pay', icon: 'card-discard', when: (scene) => mine(scene, 'play') && nextStep(scene) === 'pay' },
  { id: 'bang-play', icon: 'card-play', when: (scene) => mine(scene, 'play') && !picked(scene) },
  { id: 'bang-defend', icon: 'dodging', when: (scene) => mine(scene, 'defend') },
  { id: 'bang-give-up', icon: 'duel', when: (scene) => mine(scene, 'give-up') },
  { id: 'bang-save', icon: 'beer-stein', when: (scene) => mine(scene, 'save') },
  { id: 'bang-discard', icon: 'card-discard', when: (scene) => mine(scene, 'discard') },
  { id: 'bang-pick', icon: 'shop', when: (scene) => mine(scene, 'pick') },
  {
    id: 'bang-event',
    icon: 'striped-sun',
    when: (scene) => scene.view.game === 'bang' && billsOf(scene.view).length > 0,
  },
  { id: 'bang-three', icon: 'crosshair', when: isThree },
  ...ROLES,
  { id: 'bang-wait', icon: 'hourglass', when: waits },
];

const DICE: Tip[] = [
  OUT,
  { id: 'dice-roll', icon: 'rolling-dices', when: (scene) => mine(scene, 'roll') },
  { id: 'dice-target', icon: 'bullseye', when: (scene) => mine(scene, 'target') },
  { id: 'dice-beer', icon: 'beer-stein', when: (scene) => mine(scene, 'beer') },
  ...ROLES,
  { id: 'dice-wait', icon: 'broadhead-arrow', when: waits },
];

const DUEL: Tip[] = [
  { id: 'duel-start', icon: 'duel', when: (scene) => mine(scene, 'choose-ac') },
  { id: 'duel-play', icon: 'card-play', when: (scene) => mine(scene, 'play') },
  { id: 'duel-defend', icon: 'dodging', when: (scene) => mine(scene, 'defend') },
  { id: 'duel-wait', icon: 'hourglass', when: waits },
];

const TIPS: Record<View['game'], Tip[]> = { bang: BANG, dice: DICE, duel: DUEL };

export function tipsOf(game: View['game']): Tip[] {
  return TIPS[game];
}

/** What the guide says now: the first thing that fits and has not been said. */
export function tipFor(scene: Scene, said: ReadonlySet<string>): Tip | null {
  return TIPS[scene.view.game].find((tip) => !said.has(tip.id) && tip.when(scene)) ?? null;
}

/** The same, for a player who wants to be told and while there is a game. */
export function tipNow(scene: Scene): Tip | null {
  return prefs.hints && !scene.view.over ? tipFor(scene, said.ids) : null;
}

/** The first-game guide: what it says, and when. It looks at scenes only, and says each thing once. */

import { borderOf, cardKey } from '$lib/catalogue.svelte';
import { has } from '$lib/i18n.svelte';
import { iconOf } from '$lib/icons';
import { pictureOf } from '$lib/looks';
import { prefs } from '$lib/prefs.svelte';
import type { BangView, View } from '$lib/wire';
import { wayBack } from '../fallen';
import { nextStep } from '../prompt';
import type { Scene } from '../scene';
import { said } from './said.svelte';

export interface Tip {
  /** `guide-ID` has the words, if no other message has them. */
  id: string;
  words?: string;
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

/** The goal of a role, unless something in force gives everybody the same goal. */
function role(id: string, icon: string): Tip {
  const isMine = (scene: Scene): boolean => scene.me >= 0 && roleOf(scene) === id;
  return { id: `role-${id}`, icon, when: (scene) => isMine(scene) && !isThree(scene) && !wantsTheSame(scene) };
}

const wantsTheSame = ({ view }: Scene): boolean => 'goal' in view && Boolean(view.goal);

/** What applies to the whole table. */
function billsOf({ shapes = [] }: BangView): string[] {
  return shapes.flatMap(({ shape, cards = [] }) => (shape === 'bill' ? cards : []));
}

/** Whether something applies that no set explains. */
function hasUntoldBill({ view }: Scene): boolean {
  const shapes = view.game === 'bang' ? (view.shapes ?? []) : [];
  return shapes.some(({ shape, id, cards = [] }) => shape === 'bill' && cards.length > 0 && !has(guideOf(id)));
}

const guideOf = (part: string): string => `bang-part-${part}.guide`;

/** What a set says about the things it puts on the table: `.guide` of the part's name. */
function ofParts({ view }: Scene): Tip[] {
  const parts = view.game === 'bang' ? [...new Set((view.shapes ?? []).map(({ id }) => id))] : [];
  return parts
    .map((id) => ({ id: `part-${id}`, icon: iconOf(view.game, `part/${id}`), words: guideOf(id) }))
    .filter(({ words }) => has(words))
    .map((tip) => ({ ...tip, when: () => true }));
}

/** What a set says about an event when it first happens: `.guide` of the line about it. */
function ofEvents({ view, me, events }: Scene): Tip[] {
  if (view.game !== 'bang' || me < 0) return [];
  const lines = new Map(events.map(({ say }) => [say?.id ?? '', say?.icon]));
  return [...lines]
    .filter(([id]) => has(`${id}.guide`))
    .map(([id, icon]) => ({ id, icon: pictureOf(view.game, icon), words: `${id}.guide`, when: () => true }));
}

/** What a set says about a question when it is first asked: `.guide` of the message that asks it. */
function ofQuestion({ view, options, play }: Scene): Tip[] {
  const id = options.length > 0 ? play.question?.ask?.id : undefined;
  if (id === undefined || !has(`${id}.guide`)) return [];
  return [{ id, icon: pictureOf(view.game, play.question?.icon), words: `${id}.guide`, when: () => true }];
}

/**
 * What is said about things when they first apply to everybody, or when the reader first holds them or sees them in
 * play: about a colour, and `.guide` of a name.
 */
function ofThings({ view, me }: Scene): Tip[] {
  if (view.game !== 'bang' || me < 0) return [];
  const seen = view.players.flatMap(({ hand = [], in_play = [] }, seat) => [...(seat === me ? hand : []), ...in_play]);
  const keys = [...new Set([...billsOf(view), ...seen].map((card) => cardKey(view.game, card)))];
  return keys
    .flatMap((key) => [
      { id: `border-${borderOf(view.game, key)}`, words: `guide-border-${borderOf(view.game, key)}`, key },
      { id: key, words: `bang-${key.replace('/', '-')}.guide`, key },
    ])
    .filter(({ words }) => has(words))
    .map(({ id, words, key }) => ({ id, words, icon: iconOf(view.game, key), when: () => true }));
}

/** In a game for three there is no Sheriff, and all roles are open. */
function isThree({ view, me }: Scene): boolean {
  return view.game === 'bang' && me >= 0 && view.players.length === 3;
}

/** Out of the game for good, on a side that may still win. */
function isOut(scene: Scene): boolean {
  const view = scene.view;
  const out = view.game !== 'duel' && scene.me >= 0 && view.players[scene.me]?.alive === false;
  return out && !wayBack(scene) && !wantsTheSame(scene);
}

// What is asked now comes first. Roles come when there is nothing else to say.
const OUT: Tip = { id: 'out', icon: 'tombstone', when: isOut };
const ROLES: Tip[] = [
  role('sheriff', 'sheriff'),
  role('deputy', 'deputy'),
  role('outlaw', 'robber-mask'),
  role('renegade', 'wolf-head'),
];

/** What sets say comes before this. */
const AFTER_SETS = 'bang-event';
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
  { id: 'bang-event', icon: 'striped-sun', when: hasUntoldBill },
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

/**
 * What the guide says now: the first thing that fits and has not been said. A question of a set comes first. Other
 * things that sets say come when no question needs a word, and before roles.
 */
export function tipFor(scene: Scene, said: ReadonlySet<string>): Tip | null {
  const all = TIPS[scene.view.game];
  const first = all.findIndex(({ id }) => id === AFTER_SETS);
  const bySets = first < 0 ? [] : [...ofParts(scene), ...ofEvents(scene), ...ofThings(scene)];
  const tips = [...ofQuestion(scene), ...all.slice(0, Math.max(first, 0)), ...bySets, ...all.slice(Math.max(first, 0))];
  return tips.find((tip) => !said.has(tip.id) && tip.when(scene)) ?? null;
}

/** The same, if the player wants hints and there is a game. A puzzle has no code; it asks its own question. */
export function tipNow(scene: Scene): Tip | null {
  return prefs.hints && scene.code !== '' && !scene.view.over ? tipFor(scene, said.ids) : null;
}

/** The Duel as its table shows it: who is where, how he is lit, and what pointing at him or his things does. */

import { cardText } from '$lib/card';
import { name, t } from '$lib/i18n.svelte';
import { plain } from '$lib/rich';
import type { Arg, DuelSide, DuelView, Fighter, OptionInfo } from '$lib/wire';
import { say, shownName } from '$say/say';
import { verbFor } from '$say/told';
import { rest, type Token } from '../choose';
import { hasHand, lightOf, type Light, type Scene } from '../scene';

export type Side = DuelSide['name'];
export type Where = 'ac' | 'rc';
export type FighterState = '' | 'acting' | 'asked' | 'target' | 'far';

export const SIDES: readonly Side[] = ['law', 'outlaw'];

export interface Tab {
  icon: string;
  text: string;
  /** The same, short enough for little room. */
  short: string;
}

/** A character in play, and what can be done with him. */
export interface Face {
  fighter: Fighter;
  state: FighterState;
  tab: Tab | null;
  /** What pointing at him means: himself, or his whole side. */
  aim: Token | null;
  /** His ability, if it can be used now. */
  ability: Token | null;
}

export const duelView = (scene: Scene): DuelView => scene.view as DuelView;
export const sideAt = (scene: Scene, seat: number): DuelSide => duelView(scene).players[seat]!;

/** A player's own name; empty if the player only has the name of the side. */
export function ownName(scene: Scene, seat: number): string {
  const { keys, names } = scene.speaker;
  const own = names[seat] ?? '';
  return own === shownName('duel', keys[seat] ?? '', '') ? '' : own;
}

export function nameAt(scene: Scene, seat: number): string {
  return ownName(scene, seat) || t('table-duel-side', { side: scene.speaker.keys[seat] ?? '' });
}

/**
 * How many wait in reserve. In the setup this number includes the two who come into play, but they are already on the
 * table.
 */
export function reserveOf(scene: Scene, seat: number): number {
  const { reserve_count } = sideAt(scene, seat);
  return duelView(scene).phase === 'setup' ? Math.max(0, reserve_count - 2) : reserve_count;
}

// ---- characters

export function face(scene: Scene, seat: number, where: Where): Face | null {
  const side = sideAt(scene, seat);
  const fighter = side[where];
  if (!fighter) return null;
  const aim = aimedAt(scene, side, where);
  const state = stateOf(scene, seat, where, fighter, aim);
  const ability = seat === scene.me ? usable(scene, `character/${fighter.character}`) : null;
  return { fighter, state, tab: tabOf(scene, seat, where, fighter, state, aim), aim, ability };
}

/** A character on his own is at both places. */
function places(side: DuelSide, where: Where): Token[] {
  const at = `${side.name}.${where}`;
  return where === 'ac' && !side.rc ? [at, `${side.name}.rc`] : [at];
}

function aimedAt(scene: Scene, side: DuelSide, where: Where): Token | null {
  return [...places(side, where), side.name].find((token) => scene.choice.offered.has(token)) ?? null;
}

function stateOf(scene: Scene, seat: number, where: Where, fighter: Fighter, aim: Token | null): FighterState {
  const { play, view, speaker } = scene;
  const acting = where === 'ac' && view.turn === speaker.keys[seat];
  if (aim !== null) return 'target';
  if (view.over) return '';
  if (aiming(scene))
    return acting && seat === scene.me ? 'acting' : kit(scene, seat, where).some((each) => each.light) ? '' : 'far';
  if (seat === play.asked && underFire(scene) === fighter.character) return 'asked';
  if (seat === play.asked && !acting && where === 'ac' && underFire(scene) === '') return 'asked';
  return acting ? 'acting' : '';
}

/** Whether the player has to pick a target now. Then everything else is dimmed. */
function aiming(scene: Scene): boolean {
  const { choice, options } = scene;
  const wants = (option: OptionInfo) => [...rest(option), ...(option.verb === 'choose' ? (option.thing ?? []) : [])];
  return choice.open.some((move) =>
    wants(options[move]!).some((token) => choice.offered.has(token) && isPlace(scene, token)),
  );
}

/** A side, its hand, one of its characters or his equipment; not just a card. */
function isPlace(scene: Scene, token: Token): boolean {
  return scene.speaker.keys.includes(token.split('.')[0] ?? '');
}

/** The character who is being hit, as long as there is no answer. */
export function underFire(scene: Scene): string {
  const { play, speaker } = scene;
  const last = scene.events.findLast((event) => event.kind === 'shot' || event.kind === 'turn');
  const now = last?.kind === 'shot' && play.asked !== null && play.about === last.cause;
  return now && last.target === speaker.keys[play.asked!] && typeof last.character === 'string' ? last.character : '';
}

function tabOf(
  scene: Scene,
  seat: number,
  where: Where,
  fighter: Fighter,
  state: FighterState,
  aim: Token | null,
): Tab | null {
  if (aim !== null) return verb(scene, aim);
  const lit = kit(scene, seat, where).filter((each) => each.light === 'open' && each.how === 'aim');
  if (lit.length > 0) return lit.length === 1 ? verb(scene, lit[0]!.token) : verbs(scene, lit);
  switch (state) {
    case 'acting': {
      const text = t(seat === scene.me ? 'table-your-turn' : 'table-on-turn');
      return scene.isMyTurn || seat !== scene.me ? { icon: 'star', text, short: text } : null;
    }
    case 'asked':
      return underFire(scene) === fighter.character ? fire(scene) : answer(scene, seat);
    default:
      return null;
  }
}

function fire(scene: Scene): Tab {
  const by = name('duel', scene.play.about).replace(/\s*!$/, '');
  return { icon: 'crosshair', text: t('table-duel-under-fire', { by }), short: by };
}

function answer(scene: Scene, seat: number): Tab {
  const text = t(seat === scene.me ? 'table-you-answer' : 'table-must-answer');
  return { icon: '', text, short: seat === scene.me ? text : t('table-must-answer-short') };
}

// ---- verbs

/** The verb on something that can be pointed at. */
export function verb(scene: Scene, token: Token): Tab {
  const options = scene.choice.open.map((move) => scene.options[move]!);
  const those = options.filter((option) => [...(option.thing ?? []), ...rest(option)].includes(token));
  const act = verbFor(those, 'duel');
  const full = say({ id: 'ask-duel-aim', args: { act, target: targetOf(scene, token) } }, scene.speaker);
  return { icon: 'crosshair', text: plain(full), short: t('ask-duel-aim-short', { act }) };
}

/** The target of an option, for a message: a side, a card of its hand, a character, a card beside him. */
function targetOf(scene: Scene, token: Token): Arg {
  const [key = '', where = '', kind = ''] = token.split('.');
  const seat = scene.speaker.keys.indexOf(key);
  if (seat < 0) return token.includes('@') ? `c:${token}` : `t:${token}`;
  const whom = `p:${seat}`;
  if (!where) return { id: 'ask-duel-target-side', args: { whom } };
  const [hand, back = 'any'] = where.split('@');
  if (hand === 'hand') return { id: 'ask-duel-target-hand', args: { whom, side: back } };
  const side = sideAt(scene, seat);
  const fighter = (where === 'rc' ? side.rc : null) ?? side.ac; // a character on his own is at both places
  const character = `t:character/${fighter?.character ?? ''}`;
  return kind ? { id: 'ask-duel-target-card', args: { character, card: `t:card/${cardText(kind).id}` } } : character;
}

/** The verb for several cards of somebody. */
function verbs(scene: Scene, lit: Lying[]): Tab {
  const { icon, short } = verb(scene, lit[0]!.token);
  return { icon, text: short, short };
}

// ---- equipment of a character

/** A card beside a character. */
export interface Lying {
  card: string;
  token: Token;
  light: Light;
  /** The reader's own things are held first and then used; anything else is aimed at. */
  how: 'hold' | 'aim';
}

export function kit(scene: Scene, seat: number, where: Where): Lying[] {
  const side = sideAt(scene, seat);
  return (side[where]?.equipment ?? []).map((card) => lying(scene, seat, where, card));
}

/** How such a card is lit. */
export function cardState({ light, how }: Lying): 'picked' | 'playable' | 'target' | '' {
  if (light !== 'open') return light;
  return how === 'hold' ? 'playable' : 'target';
}

function lying(scene: Scene, seat: number, where: Where, card: string): Lying {
  const side = sideAt(scene, seat);
  const { id } = cardText(card);
  const here = places(side, where).map((place) => `${place}.${id}`);
  const own = seat === scene.me ? [usableBy(scene, side[where]!, id), where === 'ac' ? card : null] : [];
  const tokens = [...here, ...own].filter((token) => token !== null);
  const token = tokens.find((each) => lightOf(scene, each) !== '') ?? here[0]!;
  const light = (side.hand ?? []).includes(token) ? '' : lightOf(scene, token);
  return { card, token, light, how: isHeld(scene, token) ? 'hold' : 'aim' };
}

function isHeld(scene: Scene, token: Token): boolean {
  return (
    token.startsWith('use:') ||
    scene.options.some((option) => option.verb === 'reload' && option.thing?.includes(token))
  );
}

/** The token by which the reader uses something of his own, if that is possible. */
export function usable(scene: Scene, key: string): Token | null {
  const fits = (token: Token) => token === `use:${key}` || token.startsWith(`use:${key}:`);
  return [...scene.choice.offered, ...scene.choice.picked].find(fits) ?? null;
}

/** If both have the same equipment, the one under fire uses it. */
function usableBy(scene: Scene, fighter: Fighter, id: string): Token | null {
  const target = underFire(scene);
  return target === '' || target === fighter.character ? usable(scene, `card/${id}`) : null;
}

// ---- the other player's hand

/** The cards of a hand with one back. */
export interface Backs {
  back: Side;
  count: number;
  /** How many of them are unknown, and those that the reader has seen. */
  hidden: number;
  known: string[];
  /** The token to point at one of them; null if that is not possible. */
  token: Token | null;
}

/** Whether a hand is seen from outside, and is not at the foot of the table. */
export const isOutside = (scene: Scene, seat: number): boolean => seat !== scene.bottom || !hasHand(scene);

export function backs(scene: Scene, seat: number): Backs[] {
  const side = sideAt(scene, seat);
  return SIDES.flatMap((back) => {
    const count = side.hand_backs[back];
    const known = (side.hand ?? []).filter((card) => cardText(card).side === back);
    const tokens = [`${side.name}.hand@${back}`, `${side.name}.hand`];
    const token = tokens.find((each) => scene.choice.offered.has(each)) ?? null;
    return count > 0 ? [{ back, count, hidden: count - known.length, known, token }] : [];
  });
}

// ---- open cards to choose from

/** The backs of the cards that this reader does not see. */
export function hiddenAside(view: DuelView): Side[] {
  const left = [...(view.aside_backs ?? [])];
  for (const card of view.aside ?? []) left.splice(left.indexOf(cardText(card).side as Side), 1);
  return left;
}

/** Whether the question is about these cards: then identical cards in the hand are not meant. */
export function choosesAside(scene: Scene): boolean {
  const aside = duelView(scene).aside ?? [];
  const heads = scene.options.flatMap((option) => option.thing ?? []);
  return aside.length > 0 && heads.length > 0 && heads.every((token) => aside.includes(token));
}

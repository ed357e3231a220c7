/** A player of BANG! as his seat shows him. */

import { cardText } from '$lib/card';
import { cardKey } from '$lib/catalogue.svelte';
import { has, roleName, t } from '$lib/i18n.svelte';
import type { BangPlayer, BangView, OutlookInfo } from '$lib/wire';
import { text } from '$say/say';
import { verbFor } from '$say/told';
import type { Token } from '../choose';
import { offersAt } from '../controls';
import { awayTab, isAway } from '../company';
import { fallenNote, ghostly } from '../fallen';
import type { Scene } from '../scene';

export type SeatState = '' | 'acting' | 'asked' | 'target' | 'far' | 'dead' | 'away';

export interface Tab {
  icon: string;
  text: string;
  /** The same, short enough for little room. */
  short: string;
}

export interface Face {
  seat: number;
  player: BangPlayer;
  name: string;
  alive: boolean;
  state: SeatState;
  tab: Tab | null;
  /** How far away he is, and whether the weapon reaches him; null if that means nothing now. */
  range: { distance: number; reached: boolean; will: boolean } | null;
  /**
   * How far his weapon reaches, and whether it reaches the reader; null if that is not known. `will`: with the picked
   * card.
   */
  gun: { reach: number; threat: boolean; will: boolean } | null;
  /** What is written in place of his cards. */
  note: string;
  short: string;
  /** What can be pointed at now at his seat. */
  offers: Token[];
}

export const bangView = (scene: Scene): BangView => scene.view as BangView;

/** All seats clockwise as the players sit now, beginning with one of them. */
export function around({ players, ring }: BangView, first: number): number[] {
  const names = players.map(({ name }) => name);
  const seats = (ring ?? names).map((name) => names.indexOf(name));
  const at = seats.indexOf(first);
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** Whether all hands are open: in a replay that shows them, or because the rules say so. */
export function handsLieOpen({ view, me, open }: Pick<Scene, 'view' | 'me' | 'open'>): boolean {
  const others = (view as BangView).players.filter((player, seat) => seat !== me && player.hand_count > 0);
  return open || (others.length > 0 && others.every(({ hand, hand_count }) => hand?.length === hand_count));
}

export function isAlive(player: BangPlayer): boolean {
  return player.alive !== false || player.ghost === true;
}

export function face(scene: Scene, seat: number): Face {
  const player = bangView(scene).players[seat]!;
  const alive = isAlive(player);
  const offers = offersAt(scene, seat);
  const state = stateOf(scene, seat, alive, offers.length > 0);
  const fallen = alive ? { note: '', short: '' } : fallenOf(scene, seat);
  return {
    seat,
    player,
    name: scene.speaker.names[seat] ?? player.name,
    alive,
    state,
    tab: tabOf(scene, seat, state, offers, player.ghost === true),
    range: rangeOf(scene, seat, state),
    gun: alive ? gunOf(scene, seat) : null,
    ...fallen,
    offers,
  };
}

function stateOf(scene: Scene, seat: number, alive: boolean, offered: boolean): SeatState {
  const turn = scene.speaker.keys.indexOf(scene.view.turn);
  if (offered) return 'target';
  if (!alive) return 'dead';
  if (aiming(scene)) return 'far';
  if (scene.view.over) return '';
  if (scene.play.asked === seat && (seat !== turn || scene.play.kind !== 'play'))
    return seat === turn ? 'acting' : 'asked';
  if (seat === turn) return 'acting';
  return isAway(scene, seat) ? 'away' : '';
}

/** Whether the player has to pick a target now. Then everything else is dimmed. */
function aiming(scene: Scene): boolean {
  const { keys } = scene.speaker;
  return [...scene.choice.offered].some((token) => keys.includes(token.split('.')[0] ?? '') && !token.includes('@'));
}

function tabOf(scene: Scene, seat: number, state: SeatState, offers: Token[], ghost: boolean): Tab | null {
  switch (state) {
    case 'target':
      return aimTab(scene, seat, offers);
    case 'acting':
      return ghost ? ghostTab(scene, seat) : { icon: '', text: t('table-on-turn'), short: t('table-on-turn') };
    case 'asked':
      return { icon: '', text: t('table-must-answer'), short: t('table-must-answer-short') };
    case 'away':
      return awayTab(scene, seat);
    default:
      return ghost ? ghostTab(scene, seat) : null;
  }
}

function ghostTab(scene: Scene, seat: number): Tab {
  const { tab } = ghostly(scene, seat);
  return { icon: 'ghost', text: tab, short: tab };
}

/** A tab is no longer than its seat. */
const LONGEST_TAB = 22;

/** The verb on a target; null if it is not a target but something to pay with. */
function aimTab(scene: Scene, seat: number, offers: Token[]): Tab | null {
  const options = scene.choice.open
    .map((move) => scene.options[move]!)
    .filter((option) => [...(option.target ?? []), ...(option.thing ?? [])].some((token) => offers.includes(token)));
  if (options.length === 0) return null;
  const own = `ask-bang-aim-${verbFor(options, 'bang')}`;
  const id = has(own) ? own : 'ask-bang-aim-choose';
  const [long, short] = [text({ id, args: { whom: `p:${seat}` } }, scene.speaker), t(`${id}.short`)];
  return { icon: 'crosshair', text: long.length > LONGEST_TAB ? short : long, short };
}

/** How the players see each other: now, or if the picked card were put into play. */
function outlookOf({ play, choice }: Scene): { outlook: OutlookInfo | null; will: boolean } {
  const preview = play.previews?.[choice.picked[0] ?? ''];
  return { outlook: preview ?? play.outlook ?? null, will: preview !== undefined };
}

/** How far away the reader sees a player. A replay has no outlook, but the player has his distance. */
export function distanceTo(scene: Scene, seat: number): number | undefined {
  return scene.play.outlook?.distances[seat] || bangView(scene).players[seat]?.distance;
}

/**
 * While a target is picked, it is left out if it would contradict the possible targets: the picked card may follow
 * other rules.
 */
function rangeOf(scene: Scene, seat: number, state: SeatState): Face['range'] {
  const view = bangView(scene);
  const { outlook, will } = outlookOf(scene);
  const now = distanceTo(scene, seat);
  const distance = (will && outlook?.distances[seat]) || now;
  if (state === 'dead' || distance === undefined || view.over) return null;
  const reach = (will && outlook?.reaches[scene.me]) || view.reach;
  const reached = distance <= reach;
  if (aiming(scene) && reached !== (state === 'target')) return null;
  const other = distance !== now || reached !== now <= view.reach;
  return { distance, reached, will: will && other };
}

function gunOf(scene: Scene, seat: number): Face['gun'] {
  const { outlook, will } = outlookOf(scene);
  if (!outlook?.distances[seat] || scene.view.over) return null;
  const threat = isReached(outlook, seat);
  const now = scene.play.outlook;
  return { reach: outlook.reaches[seat]!, threat, will: will && !!now && isReached(now, seat) !== threat };
}

/** Whether the player at a seat reaches the reader. */
export function isReached({ sees, reaches }: OutlookInfo, seat: number): boolean {
  return sees[seat]! <= reaches[seat]!;
}

function fallenOf(scene: Scene, seat: number): { note: string; short: string } {
  const view = bangView(scene);
  const key = scene.speaker.keys[seat];
  const role = view.players[seat]?.role;
  const short = role ? roleName('bang', role) : '';
  const end = scene.events.findLast((event) => event.kind === 'eliminated' && event.player === key);
  return { note: fallenNote(scene, seat, short, String(end?.killer ?? '')), short };
}

/** The name of a card in front of a player, in the notation. */
export function inPlayToken(scene: Scene, seat: number, card: string): Token {
  const key = scene.speaker.keys[seat] ?? '';
  const exact = `${key}.${card}`;
  return scene.choice.offered.has(exact) ? exact : `${key}.${cardText(card).id}`;
}

/** The token of a card in front of the seat at the bottom: to use it, if it is the reader's own, or to give it up. */
export function ownToken(scene: Scene, card: string): Token {
  const use = scene.bottom === scene.me ? usable(scene, cardKey('bang', card)) : null;
  return use ?? inPlayToken(scene, scene.bottom, card);
}

/**
 * The token by which the reader uses something of his own, if that is possible: a card in play, the character, an
 * event.
 */
export function usable(scene: Scene, key: string): Token | null {
  const fits = (token: Token) => token === `use:${key}` || token.startsWith(`use:${key}:`);
  return [...scene.choice.offered, ...scene.choice.picked].find(fits) ?? null;
}

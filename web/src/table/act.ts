/** What the player's hands do, for every layout: picking, aiming, taking back, making the move. */

import { getContext, setContext } from 'svelte';
import { isMany, meant, settled, type Token } from './choose';
import type { Scene } from './scene';
import type { Desk } from './desk.svelte';

export interface Hands {
  scene: Scene;
  desk: Desk;
  /** Pick a card; once more, and what it does is done, if there is no doubt what that is. */
  hold(token: Token): void;
  /** Point at a target: the move is made at once if nothing is left to choose. */
  aim(token: Token): void;
  /** Point at a seat: at the one thing of it that is offered, or let the player choose among them. */
  aimAt(seat: number): void;
  /** Make the one move that is ready, if there is no doubt which. */
  confirm(): boolean;
  /** Make a move by the number of its option, asking first where the player wants to be asked and is not `sure`. */
  make(option: number, sure?: boolean): void;
  /** Take back the last pick. */
  back(): void;
}

const KEY = Symbol('hands');
const DOUBLE = 400; // milliseconds

export function useTable(): Hands {
  return getContext<Hands>(KEY);
}

export function giveHands(hands: Hands): Hands {
  return setContext(KEY, hands);
}

/** Whether it is a finger that points. */
export const isBlunt = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Whether several cards are being chosen: then a second click puts one back. */
function choosesMany(scene: Scene): boolean {
  return scene.choice.open.some((move) => isMany(scene.options[move]!));
}

/** What of a seat is offered now: the player himself, his hand, cards in front of him. */
export function offersAt(scene: Scene, seat: number): Token[] {
  const key = scene.speaker.keys[seat] ?? '';
  return [...scene.choice.offered].filter((token) => token === key || token.startsWith(`${key}.`));
}

export function hands(scene: Scene, desk: Desk): Hands {
  function confirm(): boolean {
    const move = meant(scene.options, scene.choice);
    if (move !== null) make(move);
    return move !== null;
  }

  // The second half of a double click on a card that still wants a target must not put it back.
  let held = { token: '', at: 0 };

  function hold(token: Token): void {
    const again = scene.choice.picked.at(-1) === token && !scene.choice.offered.has(token);
    const quick = held.token === token && performance.now() - held.at < DOUBLE;
    held = { token, at: performance.now() };
    if (again && !choosesMany(scene) && (confirm() || quick)) return;
    scene.pick(token);
  }

  function aim(token: Token): void {
    scene.pick(token);
    const move = settled(scene.options, scene.choice.picked);
    const option = move === null ? undefined : scene.options[move];
    if (move !== null && option && !isMany(option)) make(move);
  }

  function aimAt(seat: number): void {
    const offers = offersAt(scene, seat);
    if (offers.length === 1) aim(offers[0]!);
    else if (offers.length > 1) desk.opened = seat;
  }

  function make(move: number, sure = false): void {
    const option = scene.options[move];
    if (option?.verb === 'end' && !sure && desk.wantsToAsk(scene)) {
      desk.dialog = 'end';
      return;
    }
    desk.opened = null;
    scene.move(move);
  }

  return { scene, desk, hold, aim, aimAt, confirm, make, back: () => scene.unpick() };
}

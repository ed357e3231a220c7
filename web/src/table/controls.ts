/** What clicks, keys and drags do at the table, whichever game it is: pick, aim, take back, make the move. */

import { getContext, setContext } from 'svelte';
import { isMany, meant, settled, type Token } from './choose';
import type { Panels } from './panels.svelte';
import type { Scene } from './scene';

export interface Controls {
  scene: Scene;
  panels: Panels;
  /** Pick a card. Called again for the same card, make its move, if it is clear which one is meant. */
  hold(token: Token): void;
  /** Point at a target. The move is made at once if nothing is left to choose. */
  aim(token: Token): void;
  /** Point at a seat. If several things there can be aimed at, the seat opens and the player chooses. */
  aimAt(seat: number): void;
  /** Make the move that is ready, if it is clear which one is meant. Returns whether it was made. */
  confirm(): boolean;
  /** Make a move by the number of its option. The player may have to confirm the end of his turn, unless `sure`. */
  make(option: number, sure?: boolean): void;
  /** Take back the last pick. */
  back(): void;
}

const KEY = Symbol('controls');
const DOUBLE_CLICK = 400; // milliseconds

/** The controls of the table that a component belongs to. */
export function useControls(): Controls {
  return getContext<Controls>(KEY);
}

export function giveControls(controls: Controls): Controls {
  return setContext(KEY, controls);
}

/** Whether the player points with a finger, not a mouse. */
export const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Whether several cards are being chosen. Then a second click on a card puts it back. */
function choosesMany(scene: Scene): boolean {
  return scene.choice.open.some((move) => isMany(scene.options[move]!));
}

/** What can be pointed at now at a seat: the player himself, his hand, cards in front of him. */
export function offersAt(scene: Scene, seat: number): Token[] {
  const key = scene.speaker.keys[seat] ?? '';
  return [...scene.choice.offered].filter((token) => token === key || token.startsWith(`${key}.`));
}

export function makeControls(scene: Scene, panels: Panels): Controls {
  function confirm(): boolean {
    const move = meant(scene.options, scene.choice);
    if (move !== null) make(move);
    return move !== null;
  }

  // After a double click the card stays picked: if it still needs a target, the second click must not put it back.
  let held = { token: '', at: 0 };

  function hold(token: Token): void {
    const again = scene.choice.picked.at(-1) === token && !scene.choice.offered.has(token);
    const quick = held.token === token && performance.now() - held.at < DOUBLE_CLICK;
    held = { token, at: performance.now() };
    if (again && !choosesMany(scene) && (confirm() || quick)) return;
    scene.pick(token);
  }

  function aim(token: Token): void {
    scene.pick(token);
    const move = settled(scene.choice);
    const option = move === null ? undefined : scene.options[move];
    if (move !== null && option && !isMany(option)) make(move);
  }

  function aimAt(seat: number): void {
    const offers = offersAt(scene, seat);
    if (offers.length === 1) aim(offers[0]!);
    else if (offers.length > 1) panels.opened = seat;
  }

  function make(move: number, sure = false): void {
    const option = scene.options[move];
    if (option?.verb === 'end' && !sure && panels.wantsToAsk(scene)) {
      panels.dialog = 'end';
      return;
    }
    panels.opened = null;
    panels.unfolded = '';
    scene.move(move);
  }

  return { scene, panels, hold, aim, aimAt, confirm, make, back: () => scene.unpick() };
}

/** When the guide plays along: in somebody's first turns of each game, if he plays alone among bots. */

import { aloud } from '$lib/aloud';
import { prefs } from '$lib/prefs.svelte';
import { plain } from '$lib/rich';
import type { OptionInfo } from '$lib/wire';
import type { Controls } from '../controls';
import type { Scene } from '../scene';
import { optionLabel } from '../words';
import { said } from './said.svelte';

/** So many turns of his own somebody is a newcomer to a game. */
const TURNS = 2;

export function playsAlone(scene: Scene): boolean {
  const others = scene.seats?.filter((_, seat) => seat !== scene.me);
  return scene.me >= 0 && others !== undefined && others.every((seat) => seat.person === null);
}

/** Whether there is something to ask advice on, and somebody who wants it. */
export function mayAsk(scene: Scene): boolean {
  return prefs.hints && scene.options.length > 1 && playsAlone(scene);
}

/** Whether the guide asks by itself. */
export function playsAlong(scene: Scene): boolean {
  return mayAsk(scene) && said.turns(scene.view.game) < TURNS;
}

/** Ask what a bot would do, or hear it again. */
export function ask({ scene, panels }: Controls): void {
  if (!mayAsk(scene)) return;
  panels.waved = -1;
  if (scene.advice) panels.tell(spokenAdvice(scene));
  else scene.advise();
}

/** What a bot would do, unless the player has heard enough of it. */
export function advised({ scene, panels }: Pick<Controls, 'scene' | 'panels'>): OptionInfo | null {
  if (scene.advice === null || panels.waved === scene.play.decision) return null;
  return scene.options[scene.advice.option] ?? null;
}

/** Do that. It was weighed against all that could still be done, so nobody asks whether he is sure. */
export function follow(controls: Controls): void {
  const option = advised(controls);
  if (option) controls.make(controls.scene.options.indexOf(option), true);
}

/** What a bot would do, for whoever listens. */
export function spokenAdvice(scene: Scene): string {
  const option = scene.options[scene.advice?.option ?? -1];
  return option ? aloud(`${plain(optionLabel(option, scene.play, scene.speaker))}. ${scene.advice!.text}`) : '';
}

/** Watches scene after scene: true once a turn of his own, in which he was asked something, is over. */
export function turnWatch(): (scene: Scene) => boolean {
  let turn = '';
  return (scene) => {
    const now = ownTurn(scene);
    const over = turn !== '' && turn !== now;
    if (over) turn = '';
    if (now !== '' && scene.options.length > 0) turn = now;
    return over;
  };
}

/** Which turn it is, if it is the reader's; before the first one there is none. */
function ownTurn({ view, play, speaker, me }: Scene): string {
  return view.turns > 0 && !view.over && view.turn === speaker.keys[me] ? `${play.number}/${view.turns}` : '';
}

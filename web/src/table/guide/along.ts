/** When the guide gives advice: in a player's first turns of each game, if all others are bots. */

import { aloud } from '$lib/aloud';
import { t } from '$lib/i18n.svelte';
import { prefs } from '$lib/prefs.svelte';
import { plain } from '$lib/rich';
import type { OptionInfo } from '$lib/wire';
import { optionLabel } from '$say/told';
import type { Controls } from '../controls';
import type { Scene } from '../scene';
import { said } from './said.svelte';

/** For this many of his own turns a player is a newcomer to a game. */
const TURNS = 2;

export function playsAlone(scene: Scene): boolean {
  const others = scene.seats?.filter((_, seat) => seat !== scene.me);
  return scene.me >= 0 && others !== undefined && others.every((seat) => seat.person === null);
}

/** Whether the player may ask for advice: he wants hints, has more than one option, and is alone or has a host who lets
 * everybody ask. */
export function mayAsk(scene: Scene): boolean {
  return prefs.hints && scene.options.length > 1 && (playsAlone(scene) || (scene.settings?.hints ?? false));
}

/** Whether the guide asks by itself. */
export function playsAlong(scene: Scene): boolean {
  return mayAsk(scene) && playsAlone(scene) && said.turns(scene.view.game) < TURNS;
}

/** Ask what a bot would do, or hear it again. */
export function ask({ scene, panels }: Controls): void {
  if (!mayAsk(scene)) return;
  panels.waved = -1;
  if (scene.advice) panels.tell(spokenAdvice(scene));
  else scene.advise();
}

/** What a bot would do, unless the player has closed its advice. */
export function advised({ scene, panels }: Pick<Controls, 'scene' | 'panels'>): OptionInfo | null {
  if (scene.advice === null || panels.waved === scene.play.decision) return null;
  return scene.options[scene.advice.option] ?? null;
}

/** Do what the bot would do. It has weighed all options, so the player is not asked whether he is sure. */
export function follow(controls: Controls): void {
  const option = advised(controls);
  if (option) controls.make(controls.scene.options.indexOf(option), true);
}

/** How many games of a hundred are won with the next best move, and with what is advised. */
export function gained(scene: Scene): string {
  const { chance = 0, instead = 0 } = scene.advice ?? {};
  return chance > instead ? t('guide-gain', { chance, instead }) : '';
}

/** What a bot would do, for screen readers. */
export function spokenAdvice(scene: Scene): string {
  const option = scene.options[scene.advice?.option ?? -1];
  return option ? aloud(`${plain(optionLabel(option, scene.speaker))}. ${scene.advice!.text}`) : '';
}

/** Call it with every scene. It returns true once when a turn of the player is over in which he was asked something. */
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

/** Which turn it is, if it is the reader's; otherwise empty. */
function ownTurn({ view, play, speaker, me }: Scene): string {
  return view.turns > 0 && !view.over && view.turn === speaker.keys[me] ? `${play.number}/${view.turns}` : '';
}

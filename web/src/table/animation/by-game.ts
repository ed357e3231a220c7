/** What a beat looks and sounds like: asks the `animations.ts` of the game that is played. */

import type { SoundName } from '$lib/sound';
import * as bang from '../bang/animations';
import * as dice from '../dice/animations';
import * as duel from '../duel/animations';
import type { Beat, Scene } from '../scene';
import type { Happening } from './happening';
import type { Step } from './steps';

/** What the `animations.ts` of a game has. */
interface Animations {
  show(h: Happening): Step[];
  sound(h: Happening, scene: Scene): SoundName | null;
}

const GAMES: Record<string, Animations> = { bang, dice, duel };
/** If much happens at once, only this many sounds are played. */
const MOST_SOUNDS = 5;

function happenings(beat: Beat, scene: Scene): Happening[] {
  const { speaker, me } = scene;
  return beat.events.map((event) => ({ event, around: beat.events, seats: speaker.keys, me }));
}

export function stepsOf(beat: Beat, scene: Scene): Step[] {
  if (beat.before === null) return [];
  const game = GAMES[beat.after.game];
  return game
    ? happenings(beat, scene)
        .flatMap((h) => game.show(h))
        .filter((step) => step.length > 0)
    : [];
}

export function soundsOf(beat: Beat, scene: Scene): SoundName[] {
  if (beat.before === null) return [];
  const game = GAMES[beat.after.game];
  const heard = game ? happenings(beat, scene).map((h) => game.sound(h, scene)) : [];
  const names = [...new Set(heard.filter((name) => name !== null))].slice(-MOST_SOUNDS);
  const asked = beat.mine && scene.play.kind !== 'play' ? (['asked'] as const) : [];
  return [...names, ...asked];
}

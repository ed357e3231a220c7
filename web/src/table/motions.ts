/** What a beat looks and sounds like, by the game that is played. */

import type { SoundName } from '$lib/sound';
import * as bang from './bang/motions';
import * as dice from './dice/motions';
import * as duel from './duel/motions';
import type { Happening } from './facts';
import type { Step } from './motion';
import type { Beat, Scene } from './scene';

/** What a game's table of motions gives. */
export interface Motions {
  show(h: Happening): Step[];
  sound(h: Happening, scene: Scene): SoundName | null;
}

const GAMES: Record<string, Motions> = { bang, dice, duel };
/** A fast player hears a few things at once, not a dozen. */
const LOUDEST = 5;

function happenings(beat: Beat, scene: Scene): Happening[] {
  const { speaker, me } = scene;
  return beat.events.map((event) => ({ event, around: beat.events, seats: speaker.keys, me }));
}

export function motionsOf(beat: Beat, scene: Scene): Step[] {
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
  const names = [...new Set(heard.filter((name) => name !== null))].slice(-LOUDEST);
  const asked = beat.mine && scene.play.kind !== 'play' ? (['asked'] as const) : [];
  return [...names, ...asked];
}

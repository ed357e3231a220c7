/** The table in words, for screen readers: asks the `spoken.ts` of the game that is played. */

import * as bang from './bang/spoken';
import * as dice from './dice/spoken';
import * as duel from './duel/spoken';
import type { Scene } from './scene';

interface Spoken {
  spokenHand(scene: Scene): string;
  spokenTable(scene: Scene): string;
}

const GAMES: Record<string, Spoken> = { bang, dice, duel };

export const spokenHand = (scene: Scene): string => GAMES[scene.view.game]?.spokenHand(scene) ?? '';
export const spokenTable = (scene: Scene): string => GAMES[scene.view.game]?.spokenTable(scene) ?? '';

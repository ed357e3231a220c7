/** How things look and sound besides their pictures, according to their sets. */

import { gameInfo, lookOf } from './catalogue.svelte';
import { iconOf } from './icons';
import { isSound, type SoundName } from './sound';

/** The verb on a target: `aim` names it, or is the key of the thing that is used. */
export function verbOf(game: string, aim = ''): string {
  return (aim.includes('/') ? lookOf(game, aim).verb : aim) || 'choose';
}

/** The sound of a thing, if it has its own. */
export function soundOf(game: string, key: string): SoundName | null {
  const { sound = '' } = lookOf(game, key);
  return isSound(sound) ? sound : null;
}

/** Whether a card is a weapon with the sound of a shot. */
export const isGun = (game: string, key: string): boolean => lookOf(game, key).gun === true;

const UNHEARD_OF = 'perspective-dice-six-faces-random';

/** The picture of a line or a question: `icon` names it, or is the key of the thing whose picture it is. */
export function pictureOf(game: string, icon = ''): string {
  return icon.includes('/') ? iconOf(game, icon) : icon || UNHEARD_OF;
}

/** The picture of a game: that of its basic set. */
export const iconOfGame = (game: string): string => iconOf(game, `set/${gameInfo(game)?.sets[0]?.id ?? ''}`);

/** The picture of a part of the table: the Stick, gold, a stack of bills. */
export const iconOfPart = (game: string, id: string): string => lookOf(game, `part/${id}`).icon || 'plain-circle';

/** What things look like beside their pictures: what is done with them to somebody, and the pictures of parts. */

import { iconOf } from './icons';

/** What is done to somebody with a card or a thing, by `game/sort/id`. */
const VERBS: Record<string, string> = {
  'bang/card/bang': 'shoot',
  'bang/event/blood-brothers': 'heal',
  'bang/card/buffalo-rifle': 'shoot',
  'bang/card/can-can': 'strip',
  'bang/card/cat-balou': 'strip',
  'bang/card/conestoga': 'rob',
  'bang/card/derringer': 'shoot',
  'bang/character/doc-holyday': 'shoot',
  'bang/card/duel': 'duel',
  'bang/card/jail': 'jail',
  'bang/card/knife': 'stab',
  'bang/card/panic': 'rob',
  'bang/card/pepperbox': 'shoot',
  'bang/card/punch': 'punch',
  'bang/card/rag-time': 'rob',
  'bang/event/ricochet': 'ricochet',
  'bang/event/sniper': 'shoot',
  'bang/card/springfield': 'shoot',
  'bang/card/tequila': 'treat',
  'duel/card/carbine': 'shoot',
  'duel/card/colt': 'shoot',
  'duel/card/derringer': 'shoot',
  'duel/card/duel': 'challenge',
  'duel/card/fanning': 'shoot',
  'duel/card/knife': 'stab',
  'duel/card/peacemaker': 'shoot',
  'duel/card/remington': 'shoot',
  'duel/card/schofield': 'shoot',
  'duel/card/schoolmarm': 'take',
  'duel/card/shotgun': 'shoot',
  'duel/card/strong-ale': 'pour',
  'duel/card/water': 'swap',
  'duel/card/winchester': 'shoot',
};

const PARTS: Record<string, string> = {
  'bang/part/event': 'striped-sun',
  'bang/part/shown': 'eyeball',
  'bang/part/stick': 'dynamite',
};

/** The verb on a target: `aim` names it, or is the key of the thing that is used. */
export function verbOf(game: string, aim = ''): string {
  return aim.includes('/') ? (VERBS[`${game}/${aim}`] ?? 'choose') : aim || 'choose';
}

const UNHEARD_OF = 'perspective-dice-six-faces-random';

/** The picture of a line or a question: `icon` names it, or is the key of the thing whose picture it is. */
export function pictureOf(game: string, icon = ''): string {
  return icon.includes('/') ? iconOf(game, icon) : icon || UNHEARD_OF;
}

export const iconOfPart = (game: string, id: string): string => PARTS[`${game}/part/${id}`] ?? 'plain-circle';

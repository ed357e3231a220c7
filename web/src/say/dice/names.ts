/** Dice and characters of the Dice Game by name. */
import { name, t } from '$lib/i18n.svelte';
import { listed, thing as ofGame } from '../shared';

export const GAME = 'dice';
/** The faces in the order in which they are told. */
const FACES = ['arrow', 'dynamite', 'one', 'two', 'beer', 'gatling'];

/** A face by its printed name, `Bull’s Eye 1`; a die by its number, and a character. */
export function cardName(text: string): string {
  if (FACES.includes(text)) return t(`face-${text}`);
  return /^\d+$/.test(text) ? t('log-dice-die', { die: text }) : name(GAME, text);
}

/** The same for whoever listens; a face with what it does. */
export function spokenCard(text: string): string {
  return FACES.includes(text) ? `${cardName(text)}: ${t(`face-${text}.line`)}` : cardName(text);
}

/** One or more dice that show a face, as the object of a sentence: `a beer`, `2 arrows`. */
export function faces(face: string, count = 1): string {
  return t('log-dice-faces', { face, count });
}

/** `2 arrows, a one and a Gatling`. */
export function diceName(shown: readonly string[]): string {
  const counted = FACES.map((face) => ({ face, count: shown.filter((each) => each === face).length }));
  return listed(counted.filter(({ count }) => count > 0).map(({ face, count }) => faces(face, count)));
}

export function thing(id: string): string {
  return ofGame(GAME, id);
}

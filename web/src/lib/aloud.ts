/** Text for people who listen: what is printed for the eye is put into words. */

import { SIGNS } from './card';
import { t } from './i18n.svelte';
import { bits } from './rich';

const HYPHEN = '\u00AD'; // where a long word may break; a screen reader would pause there

/** A text without the places where it may break, and with suits by name: `Scope A♠` is `Scope Ace of Spades`. */
export function aloud(text: string): string {
  return bits(text.replaceAll(HYPHEN, ''))
    .map((bit) => (bit.suit ? signAloud(bit.text, bit.suit) : bit.text))
    .join('');
}

function signAloud(sign: string, suit: string): string {
  const rank = sign.replace(SIGNS[suit]!, '');
  const named = t(`suit-${suit}`);
  return rank ? t('rank-of-suit', { rank: t(`rank-${rank}`), suit: named }) : named;
}

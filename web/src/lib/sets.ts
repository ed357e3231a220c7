/** What the sets of a table are called. */

import { isEverySet } from './catalogue.svelte';
import { name, t } from './i18n.svelte';

/** One name each; where everything is played with, that is said in one word, or the last names would be cut. */
export function setNames(game: string, sets: readonly string[]): string[] {
  return isEverySet(game, sets) ? [t('lobby-all-sets')] : sets.map((set) => name(game, `set/${set}`));
}

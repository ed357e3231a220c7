/** What the sets of a table are called. */

import { isEverySet } from './catalogue.svelte';
import { name, t } from './i18n.svelte';

/** Their names. If a table plays with every set, one word says so, since the list would be cut off. */
export function setNames(game: string, sets: readonly string[]): string[] {
  return isEverySet(game, sets) ? [t('lobby-all-sets')] : sets.map((set) => name(game, `set/${set}`));
}

/** Why something could not be done, in the reader's language if there are words for it. */

import { has, t } from './i18n.svelte';

export function refusal(why: string, text: string): string {
  const id = `refused-${why}`;
  return has(id) ? t(id) : text;
}

/** The two places of the Duel are abbreviated in its texts. */

import { t } from './i18n.svelte';

/** What the abbreviations mean, if a text has any. */
export function abbreviations(text: string): string {
  const short = [t('place-ac.short'), t('place-rc.short')].join('|');
  return new RegExp(`\\b(${short})s?\\b`).test(text) ? t('table-duel-abbreviations') : '';
}

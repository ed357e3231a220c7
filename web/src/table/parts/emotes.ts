/** Quick words, by id and picture: sent as `:ID:`, and read as `table-emote-ID` in each reader's own language. */

import { t } from '$lib/i18n.svelte';

export const EMOTES: readonly (readonly [id: string, icon: string])[] = [
  ['howdy', 'western-hat'],
  ['draw', 'revolver'],
  ['yeehaw', 'cavalry'],
  ['close', 'dodging'],
  ['ouch', 'broken-heart'],
  ['thanks', 'beer-stein'],
  ['hurry', 'hourglass'],
  ['played', 'trophy'],
];

export const emote = (id: string): string => `:${id}:`;

/** What a player said, as it is read: an emote in words, with its picture. */
export function read(said: string): { text: string; icon: string } {
  const found = EMOTES.find(([id]) => emote(id) === said);
  return found ? { text: t(`table-emote-${found[0]}`), icon: found[1] } : { text: said, icon: '' };
}

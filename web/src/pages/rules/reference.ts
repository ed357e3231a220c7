/** The full texts of a game in the reader's language, from the server, set by set. */

import { call } from '$lib/api';
import type { Language } from '$lib/i18n.svelte';
import type { SetText } from '$lib/wire';

export async function reference(game: string, lang: Language): Promise<SetText[]> {
  return (await call('GET /api/reference/{game}', { game, lang })).sets;
}

/** How somebody fell, as it is written at his seat. */

import { t } from '$lib/i18n.svelte';
import type { Scene } from './scene';

/** `killer` is his name in events; empty for nobody. */
export function fallenNote({ speaker, me }: Scene, seat: number, role: string, killer: string): string {
  const by = speaker.keys.indexOf(killer);
  const who = by < 0 || by === seat ? 'nobody' : by === me ? 'you' : 'other';
  return t('table-fallen', { role, who, killer: speaker.names[by] ?? '' });
}

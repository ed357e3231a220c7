/** From a click to a table. */

import { call } from './api';
import { beSomebody } from './me.svelte';
import { go } from './router.svelte';
import type { SettingsInput } from './wire';

/** Tables that should start as soon as we sit there. */
const eager = new Set<string>();

/** Make a table and go there; `atOnce` starts the game without waiting for anybody. */
export async function open(settings: SettingsInput, atOnce = false): Promise<void> {
  await beSomebody();
  const table = await call('POST /api/tables', {}, { settings });
  if (atOnce) eager.add(table.code);
  go(`/table/${table.code}`);
}

/** Whether a table was made to start at once; only the first call can say yes. */
export function isEager(code: string): boolean {
  return eager.delete(code);
}

/** The code in what was typed or pasted: a code, or a whole link. */
export function codeIn(text: string): string {
  const path = /\/table\/([A-Za-z0-9]+)/.exec(text)?.[1];
  return (path ?? text).replace(/[^A-Za-z0-9]/g, '').toUpperCase();
}

/** Who we are to the server. A guest needs only a name. */

import { call } from './api';
import { prefer, prefs } from './prefs.svelte';
import type { PersonInfo } from './wire';

class Me {
  person = $state.raw<PersonInfo | null>(null);
  asked = $state(false);
}
const me = new Me();

export const self = {
  get person(): PersonInfo | null {
    return me.person;
  },
  /** Whether the server has told who we are. */
  get known(): boolean {
    return me.asked;
  },
};

export const LONGEST_NAME = 24;

/** Ask the server who we are. */
export async function whoAmI(): Promise<PersonInfo | null> {
  return take((await call('GET /api/me')).person);
}

/** Take what the server said. */
export function take(person: PersonInfo | null): PersonInfo | null {
  me.person = person;
  me.asked = true;
  if (person) prefer({ name: person.name });
  return person;
}

/** Be somebody: as we are, or as a guest of the preferred name. */
export async function beSomebody(fallback: string): Promise<PersonInfo> {
  const preferred = prefs.name.trim().slice(0, LONGEST_NAME); // before the server's answer is taken for it
  const known = me.asked ? me.person : await whoAmI();
  const wanted = preferred || known?.name || fallback;
  if (known && (known.account || known.name === wanted)) return known;
  const { person } = await call('POST /api/me', {}, { name: wanted });
  return take(person)!;
}

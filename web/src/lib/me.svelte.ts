/** Who we are to the server. A guest needs only a name. */

import { call } from './api';
import { t } from './i18n.svelte';
import { prefer, prefs } from './prefs.svelte';
import type { Here, PersonInfo } from './wire';

class Me {
  person = $state.raw<PersonInfo | null>(null);
  before = $state.raw<PersonInfo | null>(null);
  host = $state(false);
  asked = $state(false);
}
const me = new Me();

export const self = {
  get person(): PersonInfo | null {
    return me.person;
  },
  /** Who we were on this device before a link made us somebody else, if we can be that again. */
  get before(): PersonInfo | null {
    return me.before;
  },
  /** Whether we may keep order on this server. */
  get host(): boolean {
    return me.host;
  },
  /** Whether the server has told who we are. */
  get known(): boolean {
    return me.asked;
  },
};

const LONGEST_NAME = 24;

/** Whether a name is short enough, counted as the server does: by characters, and runs of spaces as one. */
export function nameFits(name: string): boolean {
  return [...name.trim().replace(/\s+/g, ' ')].length <= LONGEST_NAME;
}

/** Ask the server who we are. */
export async function whoAmI(): Promise<PersonInfo | null> {
  return be(await call('GET /api/me'));
}

/** Become the person of a link. Whoever we were can come back. */
export async function takeLink(token: string): Promise<void> {
  be(await call('POST /api/me/take', {}, { token }));
}

/** Be who we were before. */
export async function goBack(): Promise<void> {
  be(await call('POST /api/me/back'));
}

function be(here: Here): PersonInfo | null {
  me.before = here.before;
  me.host = here.host;
  return take(here.person);
}

/** Take what the server said. */
export function take(person: PersonInfo | null): PersonInfo | null {
  me.person = person;
  me.asked = true;
  if (person) prefer({ name: person.name });
  else me.before = null; // who is forgotten on a device leaves nobody behind
  return person;
}

/** Be somebody: as we are, or as a guest of the preferred name. */
export async function beSomebody(): Promise<PersonInfo> {
  const preferred = prefs.name.trim(); // before the server's answer is taken for it
  const known = me.asked ? me.person : await whoAmI();
  const wanted = preferred || known?.name || stranger();
  if (known && (known.account || known.name === wanted)) return known;
  const { person } = await call('POST /api/me', {}, { name: wanted });
  return take(person)!;
}

/** What somebody is called who gives no name: with a number, since two of them may sit at one table. */
function stranger(): string {
  return `${t('home-stranger')} ${100 + Math.floor(Math.random() * 900)}`;
}

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
  /** Who we were on this device before a link made us somebody else, if we can go back. */
  get before(): PersonInfo | null {
    return me.before;
  },
  /** Whether we may keep order on this server. */
  get host(): boolean {
    return me.host;
  },
  /** Whether the server has said who we are. */
  get known(): boolean {
    return me.asked;
  },
};

const LONGEST_NAME = 24;

/** Whether a name is short enough, counted like on the server: by characters, with a run of spaces as one. */
export function nameFits(name: string): boolean {
  return [...name.trim().replace(/\s+/g, ' ')].length <= LONGEST_NAME;
}

/** Ask the server who we are. */
export async function whoAmI(): Promise<PersonInfo | null> {
  return be(await call('GET /api/me'));
}

/** Become the person of a link. The former person can come back. */
export async function takeLink(token: string): Promise<void> {
  be(await call('POST /api/me/take', {}, { token }));
}

/** Be the former person again. */
export async function goBack(): Promise<void> {
  be(await call('POST /api/me/back'));
}

function be(here: Here): PersonInfo | null {
  me.before = here.before;
  me.host = here.host;
  return take(here.person);
}

/** Store the server's answer. */
export function take(person: PersonInfo | null): PersonInfo | null {
  me.person = person;
  me.asked = true;
  if (person) prefer({ name: person.name });
  else me.before = null; // being forgotten on a device leaves nobody to go back to
  return person;
}

/** Be somebody: as we are, or a guest with the preferred name. */
export async function beSomebody(): Promise<PersonInfo> {
  const preferred = prefs.name.trim(); // read first, since the server's answer replaces it
  const known = me.asked ? me.person : await whoAmI();
  const wanted = preferred || known?.name || stranger();
  if (known && (known.account || known.name === wanted)) return known;
  const { person } = await call('POST /api/me', {}, { name: wanted });
  return take(person)!;
}

/** The name of somebody who gives none: with a number, since two of them may sit at one table. */
function stranger(): string {
  return `${t('home-stranger')} ${100 + Math.floor(Math.random() * 900)}`;
}

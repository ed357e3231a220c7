/** Words in the reader's language: those of the client are built in, those of the sets come from the server. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { call } from './api';
import { euphonic, parts, type Part } from './rich';

export const LANGUAGES = ['en', 'de', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
/** What a language calls itself. */
export const OWN_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', it: 'Italiano' };

export type Args = Record<string, string | number>;

const CATALOGUES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:words/en'),
  de: () => import('virtual:words/de'),
  it: () => import('virtual:words/it'),
};

class Words {
  language = $state<Language>('en');
  bundle = $state.raw<FluentBundle | null>(null);
  /** Why the words of the sets are missing. */
  missing: unknown = null;
}
const words = new Words();

/** The present language. */
export const lang = {
  get current(): Language {
    return words.language;
  },
};

/** Use a language with the given words; `speak` fetches them first. */
export function use(language: Language, ...ftl: string[]): void {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const each of ftl) bundle.addResource(new FluentResource(each));
  words.bundle = bundle;
  words.language = language;
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/**
 * Speak a language from now on. If the server does not send the names of things, the present words stay; if there are
 * none yet, the client's own must do.
 */
export async function speak(language: Language): Promise<void> {
  if (words.bundle !== null && words.language === language && words.missing === null) return;
  if (coming?.language !== language) coming = { language, words: fetched(language).finally(() => (coming = null)) };
  await coming.words;
}
let coming: { language: Language; words: Promise<void> } | null = null;

async function fetched(language: Language): Promise<void> {
  const told = call('GET /api/words/{lang}', { lang: language }).then(
    (ftl) => ({ ftl, missing: null }),
    (missing: unknown) => ({ ftl: '', missing }),
  );
  const own = (await CATALOGUES[language]()).default;
  const { ftl, missing } = await told;
  if (missing !== null && words.bundle !== null) throw missing;
  use(language, own, ftl);
  words.missing = missing;
}

/** Wait until the names of things are there. */
export const namesOfThings = (): Promise<void> => speak(words.language);

/** The language the browser asks for, if it is one of ours. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

/** Whether there is a message, or an attribute of one (`id.attribute`). */
export function has(id: string): boolean {
  return pattern(id) !== null;
}

/** A message in words. An unknown one shows its id: that is a mistake, and tests look for it. */
export function t(id: string, args?: Args): string {
  const found = pattern(id);
  const bundle = words.bundle;
  if (found === null || bundle === null) return id;
  const errors: Error[] = [];
  const text = bundle.formatPattern(found, args as Record<string, FluentVariable> | undefined, errors);
  for (const error of errors) console.error(`${id} (${words.language}): ${error.message}`);
  return words.language === 'it' ? euphonic(text) : text;
}

/** A message with its marked names as separate parts. */
export function rich(id: string, args?: Args): Part[] {
  return parts(t(id, args));
}

/** A role's name in a game. */
export function roleName(game: string, role: string): string {
  return t(`role-${role}`, { game });
}

/** The printed name of a thing by its key: `card/jail`. */
export function name(game: string, key: string): string {
  return t(message(game, key));
}

/** What a thing does, in a few words. */
export function lineOf(game: string, key: string): string {
  return t(`${message(game, key)}.line`);
}

/** A kind of thing that only some sets have, by the name its set gives it: `Prizes`, or `Prize` for a single one. */
export function sortName(game: string, sort: string, one = false): string {
  const id = `${game}-sort-${sort}`;
  if (one && has(`${id}.one`)) return t(`${id}.one`);
  return has(id) ? t(id) : sort.charAt(0).toUpperCase() + sort.slice(1);
}

/** Whether a thing has a name. */
export function isNamed(game: string, key: string): boolean {
  return has(message(game, key));
}

const message = (game: string, key: string): string => `${game}-${key.replace('/', '-')}`;

function pattern(id: string) {
  const bundle = words.bundle;
  if (bundle === null) return null;
  const dot = id.indexOf('.');
  const message = bundle.getMessage(dot < 0 ? id : id.slice(0, dot));
  if (message === undefined) return null;
  return dot < 0 ? message.value : (message.attributes[id.slice(dot + 1)] ?? null);
}

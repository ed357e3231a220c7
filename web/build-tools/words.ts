import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PACKAGE = fileURLToPath(new URL('../../src/posse/', import.meta.url));
const LOCALES = `${PACKAGE}locales/`;
const NAME = /^virtual:words\/(en|de|it)$/;

/** All topics of a language in one module, `virtual:words/de`, so that a reader loads one language and no more. The words
 * of the sets come from the server: it may have sets that nobody knew when this was built. */
export function words(): Plugin {
  return {
    name: 'posse-words',
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : null),
    load(id) {
      const language = NAME.exec(id.slice(1))?.[1];
      if (!id.startsWith('\0') || language === undefined) return null;
      for (const file of topics(language)) this.addWatchFile(file);
      return `export default ${JSON.stringify(joined(topics(language)))}`;
    },
  };
}

/** All words of a language, those of the sets too, as a browser has them: for tests. */
export function read(language: string): string {
  return joined([...topics(language), ...wordsOfSets(language)]);
}

function joined(files: string[]): string {
  return files.map((file) => readFileSync(file, 'utf8')).join('\n\n');
}

// The reasons of the bots, and notices to who is away, are put into words by the server. The terminal has words of its
// own, for what goes wrong too.
const NOT_OURS = ['away.ftl', 'errors.ftl', 'reasons.ftl', 'review-text.ftl', 'terminal.ftl'];

function topics(language: string): string[] {
  const folder = `${LOCALES}${language}/`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ftl') && !NOT_OURS.includes(name))
    .sort()
    .map((name) => folder + name);
}

function wordsOfSets(language: string): string[] {
  return readdirSync(PACKAGE, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(`/words/${language}.ftl`))
    .sort()
    .map((name) => PACKAGE + name);
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LOCALES = fileURLToPath(new URL('../../src/posse/locales/', import.meta.url));
const NAME = /^virtual:words\/(en|de|it)$/;

/** All catalogues of a language in one module, `virtual:words/de`, so that a reader loads one language and no more. */
export function words(): Plugin {
  return {
    name: 'posse-words',
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : null),
    load(id) {
      const language = NAME.exec(id.slice(1))?.[1];
      if (!id.startsWith('\0') || language === undefined) return null;
      for (const file of catalogues(language)) this.addWatchFile(file);
      return `export default ${JSON.stringify(read(language))}`;
    },
  };
}

/** The catalogues of a language, one after the other. */
export function read(language: string): string {
  return catalogues(language)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n\n');
}

// What stands in reference/ is long and comes from the server, card by card; so do the reasons of the bots. The terminal
// has words of its own.
const NOT_OURS = ['reasons.ftl', 'terminal.ftl'];

function catalogues(language: string): string[] {
  const folder = `${LOCALES}${language}/`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ftl') && !NOT_OURS.includes(name))
    .sort()
    .map((name) => folder + name);
}

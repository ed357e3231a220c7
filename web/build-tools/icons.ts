import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { OWN } from './own-icons.ts';
import { rounded } from './rounded.ts';

const SPRITE = fileURLToPath(new URL('../node_modules/.posse/icons.svg', import.meta.url));
const PACKAGE = fileURLToPath(new URL('../../src/posse/', import.meta.url));

/** What the interface uses, a name a line. */
const LIST = `${PACKAGE}pictures.txt`;
/** Where sets say what their things look like; in these files nothing else is called `icon:`. */
const LOOKS = 'looks.yaml';
const ICON = /\bicon: *([a-z0-9-]+)/g;

/** Every picture that is packed: those of the interface and those of the sets that come with Posse. */
export const ICONS: string[] = [...new Set([...ofInterface(), ...packedForSets()])].sort();

const PATH = / d="([^"]*)"/g;

interface Set {
  icons: Record<string, { body: string }>;
}

/** One file with every picture the client uses, as symbols. */
export function icons(): Plugin {
  return {
    name: 'posse-icons',
    config() {
      mkdirSync(SPRITE.replace(/[^/]*$/, ''), { recursive: true });
      writeFileSync(SPRITE, sprite());
    },
  };
}

export function sprite(): string {
  const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(path, 'utf8')) as Set;
  const symbols = ICONS.map((name) => OWN[name] ?? symbol(name, icons[name]?.body));
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

function symbol(name: string, body: string | undefined): string {
  if (body === undefined) throw new Error(`there is no icon "${name}" in game-icons: see ${LIST} and ${LOOKS}`);
  // Without a colour of its own a shape takes that of the place where it is used.
  const shape = body
    .replaceAll(' fill="currentColor"', '')
    .replaceAll(PATH, (_, path: string) => ` d="${rounded(path)}"`);
  return `<symbol id="${name}" viewBox="0 0 512 512">${shape}</symbol>`;
}

function ofInterface(): string[] {
  return readFileSync(LIST, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
}

/** A picture that a set brings as a file of its own comes with the catalogue and is not packed. */
function packedForSets(): string[] {
  const files = readdirSync(PACKAGE, { recursive: true, encoding: 'utf8' });
  return files
    .filter((name) => name.endsWith(`/${LOOKS}`))
    .flatMap((name) => {
      const icons = name.replace(LOOKS, 'icons/');
      const named = [...readFileSync(PACKAGE + name, 'utf8').matchAll(ICON)].map((found) => found[1]!);
      return named.filter((icon) => !files.includes(`${icons}${icon}.svg`));
    });
}

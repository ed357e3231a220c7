import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { ICONS } from '../src/lib/icons.ts';
import { OWN } from './own-icons.ts';

const SPRITE = fileURLToPath(new URL('../node_modules/.posse/icons.svg', import.meta.url));

interface Set {
  icons: Record<string, { body: string }>;
}

/** One file with every picture the client uses, as symbols; `lib/icons.ts` says which those are. */
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
  if (body === undefined) throw new Error(`there is no icon "${name}" in game-icons: see web/src/lib/icons.ts`);
  // Without a colour of its own a shape takes that of the place where it is used.
  return `<symbol id="${name}" viewBox="0 0 512 512">${body.replaceAll(' fill="currentColor"', '')}</symbol>`;
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/sw.js', import.meta.url));

/** Writes `sw.js` with the names of all that was built. It changes with every build that changes anything: so browsers
 * notice a new one. */
export function serviceWorker(): Plugin {
  return {
    name: 'posse-service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
        const index = bundle['index.html'];
        const page = index?.type === 'asset' ? index.source.toString() : '';
        const shell = files.filter((name) => page.includes(name));
        if (shell.length === 0) this.error('the first page names nothing that was built');
        const built = JSON.stringify({ shell: rooted(shell), files: rooted(files) });
        const source = readFileSync(SOURCE, 'utf8').replace('self.__BUILT__', () => built);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

const rooted = (names: string[]) => names.sort().map((name) => `/${name}`);

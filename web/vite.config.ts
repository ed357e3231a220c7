import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './build-tools/icons.ts';
import { serviceWorker } from './build-tools/service-worker.ts';
import { words } from './build-tools/words.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Tests run in Node, where Svelte compiles for a server: there nothing is derived, and effects do not run. They need
// what browsers get.
const dynamicCompileOptions = () => (process.env.VITEST ? { generate: 'client' as const } : undefined);

export default defineConfig({
  plugins: [icons(), words(), svelte({ dynamicCompileOptions }), serviceWorker()],
  resolve: {
    alias: {
      $lib: at('./src/lib'),
      $kit: at('./src/kit'),
      $say: at('./src/say'),
      $table: at('./src/table'),
      $pages: at('./src/pages'),
    },
  },
  ssr: { resolve: { conditions: ['browser'] } }, // for tests, as above
  build: {
    outDir: '../src/posse/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows no data: fonts, and icons are shared
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': { target: process.env.POSSE_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    testTimeout: 120_000, // milliseconds: on a busy machine a test takes as long as it takes
  },
});

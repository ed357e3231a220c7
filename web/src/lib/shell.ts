/** The cache of the service worker. */
const CACHE = 'posse';

/** Has the service worker keep the shell of the client, once the page is there and nothing else wants the line. Not every
 * browser has one, and none has it without https, but on the machine itself. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const keep = () => register().catch(() => {}); // then it is as it was without
  if (document.readyState === 'complete') void keep();
  else addEventListener('load', keep, { once: true });
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
  // What came before the worker was there: the words of the reader's language, fonts, the page itself.
  const cache = await caches.open(CACHE);
  const loaded = performance.getEntriesByType('resource').map((each) => new URL(each.name).pathname);
  for (const path of loaded.filter((each) => each.startsWith('/assets/'))) {
    if (!(await cache.match(path))) await cache.add(path);
  }
}

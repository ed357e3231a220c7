/** The cache of the service worker. */
const CACHE = 'posse';

/**
 * Has the service worker keep the client's shell, once the page is loaded and nothing else needs the network. Not every
 * browser has one, and without https it only works on the machine itself.
 */
export function keepShell(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const begin = () => register().catch(() => {}); // then it is as it was without
  if (document.readyState === 'complete') void begin();
  else addEventListener('load', begin, { once: true });
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
  // What came past the worker: the words of the reader's language, fonts, the page itself. Some of it was asked for before
  // the worker was there and comes after.
  const cache = await caches.open(CACHE);
  const listen = new PerformanceObserver((list) => list.getEntries().forEach((each) => void keep(cache, each.name)));
  listen.observe({ type: 'resource', buffered: true });
}

async function keep(cache: Cache, address: string): Promise<void> {
  const { pathname } = new URL(address);
  if (!pathname.startsWith('/assets/') || (await cache.match(pathname))) return;
  await cache.add(pathname).catch(() => {}); // the worker keeps it when it is asked for again
}

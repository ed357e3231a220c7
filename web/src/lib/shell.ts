/** The cache of the service worker. */
const CACHE = 'posse';

/**
 * Make the service worker store the client's shell, once the page is loaded and nothing else needs the network. Not
 * every browser has service workers, and without https they only work on the server's own machine.
 */
export function keepShell(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const begin = () => register().catch(() => {}); // without one, nothing changes
  if (document.readyState === 'complete') void begin();
  else addEventListener('load', begin, { once: true });
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
  // What was loaded without the worker: the words of the reader's language, fonts, the page itself. Some of it was
  // requested before the worker was ready and arrives later.
  const cache = await caches.open(CACHE);
  const listen = new PerformanceObserver((list) => list.getEntries().forEach((each) => void keep(cache, each.name)));
  listen.observe({ type: 'resource', buffered: true });
}

async function keep(cache: Cache, address: string): Promise<void> {
  const { pathname } = new URL(address);
  if (!pathname.startsWith('/assets/') || (await cache.match(pathname))) return;
  await cache.add(pathname).catch(() => {}); // the worker keeps it when it is asked for again
}

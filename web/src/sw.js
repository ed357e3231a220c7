// The service worker: the shell of the client is kept, so that it is there at once on a slow line and without any. What
// only the server knows is never kept; without it the page says that it is away.

// The build puts in what it has made: `shell` is what the first page needs, `files` is everything with a lasting name.
const { shell, files } = self.__BUILT__;
const CACHE = 'posse';
const INDEX = '/';
/** How long a page waits for the server before the kept shell is shown, in milliseconds. */
const PATIENCE = 700;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([INDEX, ...shell])));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), forget()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (files.includes(pathname)) event.respondWith(file(request));
});

/** What no build of today has is let go. */
async function forget() {
  const cache = await caches.open(CACHE);
  for (const kept of await cache.keys()) {
    const { pathname } = new URL(kept.url);
    if (pathname !== INDEX && !files.includes(pathname)) await cache.delete(kept);
  }
}

/** A file whose name says what is in it. */
async function file(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request.url, fresh.clone());
  return fresh;
}

/** The first page, the same at every address: a new one if it comes soon, else the one that is kept. */
async function page(event) {
  const cache = await caches.open(CACHE);
  const fresh = fetch(event.request).then(async (answer) => {
    const isIndex = answer.ok && answer.headers.get('content-type')?.startsWith('text/html');
    if (isIndex) await cache.put(INDEX, answer.clone());
    return answer;
  });
  const kept = await cache.match(INDEX);
  if (!kept) return fresh;
  event.waitUntil(fresh.catch(() => {}));
  const late = new Promise((done) => setTimeout(() => done(kept.clone()), PATIENCE));
  return Promise.race([fresh.catch(() => kept.clone()), late]);
}

// ---- notices to who is away; the server encrypts them for this browser alone

self.addEventListener('push', (event) => {
  const told = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(told.title ?? 'Posse', {
      body: told.text ?? '',
      icon: '/icons/192.png',
      tag: `posse-${told.table ?? ''}`,
      data: { table: told.table ?? '', stop: told.stop ?? '' },
      actions: told.no ? [{ action: 'stop', title: told.no }] : [],
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  const { table, stop } = event.notification.data ?? {};
  event.notification.close();
  if (event.action === 'stop') event.waitUntil(fetch(`/api/notices/${encodeURIComponent(stop)}`, { method: 'DELETE' }));
  else event.waitUntil(show(`/table/${encodeURIComponent(table)}`));
});

/** The page of a table, in a window that shows it already if there is one. */
async function show(path) {
  const open = await self.clients.matchAll({ type: 'window' });
  const there = open.find((each) => new URL(each.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}

/** Addresses of the client's pages. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; code: string }
  | { page: 'end'; code: string; number: number }
  | { page: 'replay'; code: string; number: number; move: number; eyes: string }
  | { page: 'review'; code: string; number: number; move: number }
  | { page: 'replays' }
  | { page: 'puzzles' }
  | { page: 'puzzle'; id: string }
  | { page: 'rules'; game: string; card: string }
  | { page: 'leaderboard'; game: string }
  | { page: 'settings' }
  | { page: 'about' }
  | { page: 'host' }
  | { page: 'reset'; token: string }
  | { page: 'stop'; token: string }
  | { page: 'take'; token: string }
  | { page: 'lost' };

/** The page of an address. */
export function route(path: string, query: URLSearchParams, hash = ''): Route {
  const [first = '', second = '', third = '', fourth = ''] = path.split('/').map(decoded).map(unquoted).filter(Boolean);
  switch (first) {
    case '':
      return { page: 'home' };
    case 'new':
      return { page: 'new', game: second || 'bang' };
    case 'table':
      if (third) return { page: 'end', code: second.toUpperCase(), number: Number(third) || 1 };
      return second ? { page: 'table', code: second.toUpperCase() } : { page: 'lost' };
    case 'replay':
      if (!second) return { page: 'replays' };
      return {
        page: 'replay',
        code: second.toUpperCase(),
        number: Number(third) || 1,
        move: moveIn(query),
        eyes: unquoted(query.get('eyes') ?? '') || 'all',
      };
    case 'review':
      if (!second) return { page: 'replays' };
      return { page: 'review', code: second.toUpperCase(), number: Number(third) || 1, move: moveIn(query) };
    case 'puzzles':
      return second ? { page: 'puzzle', id: second } : { page: 'puzzles' };
    case 'rules':
      return { page: 'rules', game: second || 'bang', card: fourth ? `${third}/${fourth}` : third };
    case 'leaderboard':
      return { page: 'leaderboard', game: second || 'bang' };
    case 'settings':
      return { page: 'settings' };
    case 'about':
      return { page: 'about' };
    case 'host':
      return { page: 'host' };
    // After the hash, so that no server on the way logs the token.
    case 'reset':
      return { page: 'reset', token: unquoted(hash.replace(/^#/, '')) };
    case 'stop':
      return { page: 'stop', token: unquoted(hash.replace(/^#/, '')) };
    case 'take':
      return { page: 'take', token: unquoted(hash.replace(/^#/, '')) };
    default:
      return { page: 'lost' };
  }
}

/** The number of a move; 0 is before the first. */
function moveIn(query: URLSearchParams): number {
  return Number(unquoted(query.get('move') ?? '')) || 0;
}

/** A part of an address; one that cannot be decoded leads nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '\u0000';
  }
}

/** Without the punctuation that a sentence puts after a link. */
function unquoted(part: string): string {
  return part.replace(/[\s.,;:!?)\]}'"’”»]+$/, '');
}

class Router {
  current = $state.raw<Route>({ page: 'home' });

  read(): void {
    this.current = route(location.pathname, new URLSearchParams(location.search), location.hash);
  }
}
export const router = new Router();

/** Go to another page; `replace` leaves none to go back to. */
export function go(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  router.read();
  scrollTo(0, 0);
}

/** Follow links inside the client without reloading the page. */
export function listen(): void {
  router.read();
  addEventListener('popstate', () => router.read());
  addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a');
    const plainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plainClick || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    const to = new URL(link.href, location.href);
    if (to.origin !== location.origin || to.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(to.pathname + to.search + to.hash);
  });
}

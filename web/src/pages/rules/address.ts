/** The address of a card, without the jump to the top of a page change. */

import { router } from '$lib/router.svelte';

interface Mark {
  opened?: boolean; // by a click here: then going back closes it
}

export const address = (game: string, card = ''): string => (card ? `/rules/${game}/${card}` : `/rules/${game}`);

/** Show a card; `replace` for merely stepping through, as with the arrow keys. */
export function show(game: string, card: string, replace = false): void {
  const state: Mark = replace ? ((history.state as Mark | null) ?? {}) : { opened: true };
  history[replace ? 'replaceState' : 'pushState'](state, '', address(game, card));
  router.read();
}

/** Show no card again. */
export function hide(game: string): void {
  if ((history.state as Mark | null)?.opened) {
    history.back();
    return;
  }
  history.replaceState(null, '', address(game));
  router.read();
}

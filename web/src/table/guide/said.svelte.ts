/** What the guide has said already and which turns it has played along, kept in this browser. */

import { prefer } from '$lib/prefs.svelte';

const KEY = 'posse-guide';
/** After being told this many things, somebody is no longer a newcomer. */
const ENOUGH = 6;

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

class Said {
  ids = $state.raw<ReadonlySet<string>>(new Set(kept()));

  add(id: string): void {
    this.#keep([...this.ids, id]);
    if (this.ids.size >= ENOUGH) prefer({ guided: true });
  }

  /** How many of his own turns of a game the guide has played along. */
  turns(game: string): number {
    return [...this.ids].filter((id) => id.startsWith(`turn-${game}-`)).length;
  }

  addTurn(game: string): void {
    this.add(`turn-${game}-${this.turns(game) + 1}`);
  }

  /** Begin again: there is a button for it on the settings page. */
  forget(): void {
    this.#keep([]);
  }

  #keep(ids: string[]): void {
    this.ids = new Set(ids);
    try {
      localStorage.setItem(KEY, JSON.stringify(ids));
    } catch {
      // Then it is said again next time.
    }
  }
}
export const said = new Said();

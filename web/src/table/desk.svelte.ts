/** What lies open on the player's own desk: dialogs, the inspected card, the log on a phone. Nobody else sees it. */

import { aloud } from '$lib/aloud';
import { prefs } from '$lib/prefs.svelte';
import type { Scene } from './scene';

export type DialogName = 'keys' | 'end' | 'leave' | 'side' | '';
export type Tab = 'log' | 'chat';

/** Something that explains itself. */
export interface Inspected {
  kind: 'card' | 'character' | 'event' | 'role';
  /** A card's text, or an id. */
  what: string;
  /** Where it lies on the screen; null in the middle. */
  at: DOMRect | null;
  /** Opened on purpose: stays until it is closed. */
  pinned: boolean;
}

export class Desk {
  dialog = $state<DialogName>('');
  tab = $state<Tab>('log');
  /** The seat that is shown large. */
  opened = $state<number | null>(null);
  inspected = $state.raw<Inspected | null>(null);
  /** What a screen reader is told: politely, and at once. */
  polite = $state('');
  urgent = $state('');
  /** The decision on which the player wants no advice any more. */
  waved = $state(-1);
  /** Lines of the log that came since it was last opened, where it is not always there. */
  unread = $state(0);
  /** How much of the chat has been seen. */
  seenChat = $state(0);

  /** Explain a card, or anything else, until that is closed. */
  inspect(kind: Inspected['kind'], what: string, at: DOMRect | null = null): void {
    this.inspected = { kind, what, at, pinned: true };
  }

  inspectCard(card: string): void {
    this.inspect('card', card);
  }

  /** Say something to whoever listens, even if it is the same as before. */
  tell(text: string): void {
    const said = aloud(text);
    this.polite = this.polite === said ? `${said}\u00A0` : said;
  }

  /** Whether the player wants to be asked before he ends his turn with cards that he could play. */
  wantsToAsk(scene: Scene): boolean {
    return prefs.askBeforeEnd && this.dialog !== 'end' && scene.options.some((option) => option.verb === 'play');
  }
}

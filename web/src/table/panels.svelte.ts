/** What is open over or beside the table: dialogs, the inspected card, log or chat. Only this player sees it. */

import { aloud } from '$lib/aloud';
import { prefs } from '$lib/prefs.svelte';
import type { Scene } from './scene';

export type DialogName = 'keys' | 'end' | 'leave' | 'side' | 'emotes' | 'whole' | '';
export type Tab = 'log' | 'chat';

/** What the inspector explains. */
export interface Inspected {
  /** `card`, `role`, or the sort of anything else. */
  kind: string;
  /** A card's text, or an id. */
  what: string;
  /** Where it is on the screen; null shows the inspector in the middle. */
  at: DOMRect | null;
  /** Opened on purpose, not by hovering: stays until it is closed. */
  pinned: boolean;
}

export class Panels {
  dialog = $state<DialogName>('');
  tab = $state<Tab>('log');
  /** The seat that is shown large, in a dialog. */
  opened = $state<number | null>(null);
  /** What a chip in the middle stands for, shown large: a row by its id, or `bills`. */
  unfolded = $state('');
  inspected = $state.raw<Inspected | null>(null);
  /** What a screen reader reads out: `polite` when it has time, `urgent` at once. */
  polite = $state('');
  urgent = $state('');
  /** The decision for which the player has closed the advice. */
  waved = $state(-1);
  /** How many lines of the log are new since it was last opened, on screens where it can be closed. */
  unread = $state(0);
  /** How many lines of the chat have been seen. */
  seenChat = $state(0);

  /** How many lines of the chat are new: the reader knows his own. */
  unheard(scene: Scene): number {
    return (scene.chat ?? []).slice(this.seenChat).filter((line) => line.person !== scene.person).length;
  }

  /** Open log or chat, on screens where they can be closed. */
  openSide(tab: Tab): void {
    this.tab = tab;
    this.dialog = 'side';
  }

  /** Open the inspector on something. It stays open until it is closed. */
  inspect(kind: Inspected['kind'], what: string, at: DOMRect | null = null): void {
    this.inspected = { kind, what, at, pinned: true };
  }

  inspectCard(card: string): void {
    this.inspect('card', card);
  }

  /** Have a screen reader read this out, even if it is the same text as before. */
  tell(text: string): void {
    const said = aloud(text);
    this.polite = this.polite === said ? `${said}\u00A0` : said;
  }

  /** Whether to ask the player before he ends his turn: he wants that, and still has cards to play. */
  wantsToAsk(scene: Scene): boolean {
    return prefs.askBeforeEnd && this.dialog !== 'end' && scene.options.some((option) => option.verb === 'play');
  }
}

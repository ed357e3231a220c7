/** The keyboard of a replay. Keys that the table itself uses, to walk from seat to seat, are left to it. */

import type { Playback } from './playback.svelte';

const BUSY = 'input:not([type=range]), textarea, select, dialog, [contenteditable]';

export function keys(playback: Playback): () => void {
  const DOES: Record<string, () => void> = {
    ' ': () => playback.toggle(),
    ArrowRight: () => playback.step(1),
    ArrowLeft: () => playback.step(-1),
    PageUp: () => playback.turn(-1),
    PageDown: () => playback.turn(1),
    Home: () => playback.jump(0),
    End: () => playback.jump(playback.last),
  };

  function press(event: KeyboardEvent): void {
    const on = event.target as Element;
    const act = DOES[event.key];
    if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || on.closest(BUSY)) return;
    // On a button, Space means that button.
    if (event.key === ' ' && on.closest('button, a')) return;
    event.preventDefault();
    act();
  }

  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}

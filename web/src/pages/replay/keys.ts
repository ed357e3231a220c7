/** The keyboard of a replay. What the table itself takes, to walk from seat to seat, is left to it. */

import type { Reel } from './reel.svelte';

const BUSY = 'input:not([type=range]), textarea, select, dialog, [contenteditable]';

export function keys(reel: Reel): () => void {
  const DOES: Record<string, () => void> = {
    ' ': () => reel.toggle(),
    ArrowRight: () => reel.step(1),
    ArrowLeft: () => reel.step(-1),
    PageUp: () => reel.turn(-1),
    PageDown: () => reel.turn(1),
    Home: () => reel.jump(0),
    End: () => reel.jump(reel.last),
  };

  function press(event: KeyboardEvent): void {
    const on = event.target as Element;
    const act = DOES[event.key];
    if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || on.closest(BUSY)) return;
    // Whoever is on a button means that button.
    if (event.key === ' ' && on.closest('button, a')) return;
    event.preventDefault();
    act();
  }

  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}

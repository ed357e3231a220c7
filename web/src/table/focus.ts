/**
 * Where the focus goes at the table when its element is gone: a heading or the sign, which are read out but do nothing.
 */

/** Whether no element that does something has the focus. */
export function isAtRest(on: Element | null = document.activeElement): boolean {
  return on === null || on === document.body || on.matches('[data-rest]');
}

/**
 * Focus this place, unless something else has got the focus by then: the former element may go with the same change.
 */
export function restAt(place: HTMLElement): void {
  requestAnimationFrame(() => {
    if (place.isConnected && isAtRest()) place.focus({ preventScroll: true });
  });
}

/** Focus this place when a game is over: nothing on the table does anything any more, only what is beside it. */
export function restAtEnd(place: HTMLElement): void {
  requestAnimationFrame(() => {
    const beside = document.activeElement?.closest('.bar, .side, dialog');
    if (place.isConnected && !beside) place.focus({ preventScroll: true });
  });
}

/**
 * Keep people who use the keyboard at the table: the element that they press may go, or be hidden, with the move that
 * it makes.
 */
export function keepFocus(root: HTMLElement): () => void {
  let last: Element | null = null;

  function keep(): void {
    if (last === null || document.activeElement !== document.body) return;
    if (last.isConnected && last.checkVisibility({ visibilityProperty: true })) return;
    const place = root.querySelector<HTMLElement>('.prompt') ?? root.querySelector<HTMLElement>('h1');
    place?.focus({ preventScroll: true });
  }

  const note = (event: FocusEvent): void => void (last = event.target as Element);
  const lost = (): void => void requestAnimationFrame(keep);
  // Not every browser has an event when an element with the focus is removed.
  const watch = new MutationObserver(keep);
  watch.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', lost);
  return () => {
    watch.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('focusout', lost);
  };
}

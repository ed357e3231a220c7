/** Where the focus rests at the table when what had it is gone: a heading or the sign, which are heard but do nothing. */

/** Whether nothing that does something has the focus. */
export function isAtRest(on: Element | null = document.activeElement): boolean {
  return on === null || on === document.body || on.matches('[data-rest]');
}

/** Rest there, unless something else has the focus by then: what had it may go with the same change. */
export function restAt(place: HTMLElement): void {
  requestAnimationFrame(() => {
    if (place.isConnected && isAtRest()) place.focus({ preventScroll: true });
  });
}

/** Rest there when a game is over: nothing on the table does anything any more, only what is beside it. */
export function restAtEnd(place: HTMLElement): void {
  requestAnimationFrame(() => {
    const beside = document.activeElement?.closest('.bar, .side, dialog');
    if (place.isConnected && !beside) place.focus({ preventScroll: true });
  });
}

/** Keep whoever plays by keys at the table: what he pressed may go, or hide, with the move that it made. */
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
  // Not every browser says that something with the focus was taken out of the page.
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

/** A row of things has one stop for the Tab key. Inside the row the arrow keys, Home and End move the focus. */

export function arrowKeys(selector: string) {
  return (row: HTMLElement): (() => void) => {
    const items = (): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(selector)];
    let current: HTMLElement | null = null;

    // Tab stops at the item that had the focus last, or at the first.
    function settle(): void {
      const all = items();
      const stop = current && all.includes(current) ? current : all[0];
      for (const item of all) item.tabIndex = item === stop ? 0 : -1;
    }

    function move(event: KeyboardEvent): void {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      const all = items();
      const at = all.indexOf(document.activeElement as HTMLElement);
      if (at < 0) return;
      const to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : step === undefined ? -1 : at + step;
      if (!all[to]) return;
      event.preventDefault();
      all[to].focus();
    }

    function focused(event: FocusEvent): void {
      const item = (event.target as HTMLElement).closest<HTMLElement>(selector);
      if (item) current = item;
      settle();
    }

    const watch = new MutationObserver(settle);
    watch.observe(row, { childList: true, subtree: true });
    row.addEventListener('keydown', move);
    row.addEventListener('focusin', focused);
    settle();
    return () => {
      watch.disconnect();
      row.removeEventListener('keydown', move);
      row.removeEventListener('focusin', focused);
    };
  };
}

/** Arrow keys among scattered things: the next one in that direction. */

const WAYS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The entry that a key leads to from the focused one. */
export function step(shelf: HTMLElement, event: KeyboardEvent): HTMLElement | null {
  const all = [...shelf.querySelectorAll<HTMLElement>('[data-entry]')];
  const from = (event.target as HTMLElement).closest<HTMLElement>('[data-entry]');
  if (!from || event.altKey || event.ctrlKey || event.metaKey) return null;
  if (event.key === 'Home') return all[0] ?? null;
  if (event.key === 'End') return all.at(-1) ?? null;
  const way = WAYS[event.key];
  if (!way) return null;
  // Sideways follows the reading order, past the end of a line; up and down follow the layout.
  if (way[1] === 0) return all[all.indexOf(from) + way[0]] ?? null;
  return nearest(from, all, way[1]);
}

function nearest(from: HTMLElement, all: HTMLElement[], way: number): HTMLElement | null {
  const here = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const other of all) {
    const there = middle(other);
    const down = (there.y - here.y) * way;
    if (down < 20) continue;
    const far = down * 3 + Math.abs(there.x - here.x);
    if (far < least) [best, least] = [other, far];
  }
  return best;
}

// By the layout, not by what is visible: a card under the pointer is lifted, but still in the same line.
function middle(element: HTMLElement): { x: number; y: number } {
  const box = (element.closest('li') ?? element).getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

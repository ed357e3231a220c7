/** Whoever points at a line of the log sees the cards and players that it names light up on the table. */

const LIT = 'is-lit';

export function highlight(root: HTMLElement): () => void {
  let lit: Element[] = [];
  let line: Element | null = null;

  function out(): void {
    for (const element of lit) element.classList.remove(LIT);
    lit = [];
    line = null;
  }

  function light(element: Element): void {
    element.classList.add(LIT);
    lit.push(element);
  }

  function point(event: Event): void {
    const found = (event.target as Element).closest('[data-line]');
    if (found === line) return;
    out();
    line = found;
    if (!found) return;
    light(found);
    for (const seat of refs(found, 'refSeat')) root.querySelectorAll(`[data-seat="${seat}"]`).forEach(light);
    for (const card of refs(found, 'refCard')) root.querySelectorAll(selector(card)).forEach(light);
  }

  root.addEventListener('pointerover', point);
  root.addEventListener('focusin', point);
  root.addEventListener('pointerleave', out);
  return () => {
    out();
    root.removeEventListener('pointerover', point);
    root.removeEventListener('focusin', point);
    root.removeEventListener('pointerleave', out);
  };
}

function refs(line: Element, name: 'refSeat' | 'refCard'): Set<string> {
  const attribute = name === 'refSeat' ? 'data-ref-seat' : 'data-ref-card';
  return new Set([...line.querySelectorAll<HTMLElement>(`[${attribute}]`)].map((each) => each.dataset[name] ?? ''));
}

/** With `@` it is one card. Without, it is any card of that name, the event or the fighter. */
function selector(card: string): string {
  const name = CSS.escape(card);
  return card.includes('@')
    ? `[data-card="${name}"]`
    : `:is(.ring, .street, .me) [data-card^="${name}@"], [data-inspect="event:${name}"], .is-fighter[data-inspect$=":${name}"]`;
}

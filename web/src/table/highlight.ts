/** Pointing at a line of the log lights up the cards and players that it names. */

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
    for (const card of refs(found, 'refCard'))
      root.querySelectorAll(`[data-card="${CSS.escape(card)}"]`).forEach(light);
    for (const key of refs(found, 'refThing')) root.querySelectorAll(selector(key)).forEach(light);
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

const ATTRIBUTES = { refSeat: 'data-ref-seat', refCard: 'data-ref-card', refThing: 'data-ref-thing' };

function refs(line: Element, name: keyof typeof ATTRIBUTES): Set<string> {
  const attribute = ATTRIBUTES[name];
  return new Set([...line.querySelectorAll<HTMLElement>(`[${attribute}]`)].map((each) => each.dataset[name] ?? ''));
}

/** Any card of that name, a fighter, or another thing on the table. A seat is not lit because of its character. */
function selector(key: string): string {
  const [sort = '', id = ''] = key.split('/').map((each) => CSS.escape(each));
  if (sort === 'card') return `:is(.ring, .street, .me) [data-card^="${id}@"]`;
  return `${sort === 'character' ? '.is-fighter' : ''}[data-inspect="${sort}:${id}"]`;
}

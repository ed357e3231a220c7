/** Opens the inspector on anything with `data-inspect`: after a while under the mouse, or on a long press. */

import type { Panels, Inspected } from './panels.svelte';

const HOVER = 550;
const HOVER_SEAT = 950; // longer, because the mouse often rests on a seat
const LONG_PRESS = 450;
const SLIP = 10; // pixels that a finger may move during a long press

/** What the inspector shows for an element. */
export function inspectedAt(element: Element, pinned: boolean): Inspected | null {
  const found = element.closest<HTMLElement>('[data-inspect]');
  const [kind, what] = (found?.dataset.inspect ?? '').split(/:(.*)/s);
  if (!found || !kind || !what) return null;
  return { kind, what, at: found.getBoundingClientRect(), pinned };
}

export function explain(root: HTMLElement, panels: Panels): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over: Element | null = null;
  let clicked: Element | null = null; // it is not explained again until the mouse has left it
  let mouse: { x: number; y: number } | null = null; // unknown until the mouse first moves
  let pressed: { x: number; y: number } | null = null;
  let swallow = false; // the click that ends a long press is ignored

  function open(element: Element, pinned: boolean): void {
    if (panels.inspected?.pinned && !pinned) return;
    const found = inspectedAt(element, pinned);
    if (found) panels.inspected = found;
  }

  function leave(): void {
    clearTimeout(timer);
    over = null;
    if (panels.inspected && !panels.inspected.pinned) panels.inspected = null;
  }

  function hover(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    const found = (event.target as Element).closest('[data-inspect]');
    if (found !== over) leave();
    if (found !== clicked) clicked = null;
    // A dialog may close or a card rise: whatever is then below a mouse at rest is not explained.
    const rests = mouse === null || (event.clientX === mouse.x && event.clientY === mouse.y);
    mouse = { x: event.clientX, y: event.clientY };
    if (!found || found === over || found === clicked || rests) return;
    over = found;
    timer = setTimeout(() => open(found, false), found.matches('.seat-hit') ? HOVER_SEAT : HOVER);
  }

  function press(event: PointerEvent): void {
    if (event.pointerType === 'mouse') {
      leave();
      clicked = (event.target as Element).closest('[data-inspect]');
      return;
    }
    swallow = false;
    const found = (event.target as Element).closest('[data-inspect]');
    if (!found) return;
    pressed = { x: event.clientX, y: event.clientY };
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!pressed) return;
      swallow = true;
      open(found, true);
    }, LONG_PRESS);
  }

  function slip(event: PointerEvent): void {
    if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLIP) release();
  }

  function release(): void {
    if (pressed) clearTimeout(timer);
    pressed = null;
  }

  function click(event: MouseEvent): void {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopPropagation();
  }

  const menu = (event: Event): void => {
    if (pressed || swallow) event.preventDefault();
  };

  root.addEventListener('pointerover', hover);
  root.addEventListener('pointermove', hover);
  root.addEventListener('pointerleave', leave);
  root.addEventListener('pointerdown', press);
  root.addEventListener('pointermove', slip);
  root.addEventListener('pointerup', release);
  root.addEventListener('pointercancel', release);
  root.addEventListener('click', click, true);
  root.addEventListener('contextmenu', menu);
  return () => {
    clearTimeout(timer);
    root.removeEventListener('pointerover', hover);
    root.removeEventListener('pointermove', hover);
    root.removeEventListener('pointerleave', leave);
    root.removeEventListener('pointerdown', press);
    root.removeEventListener('pointermove', slip);
    root.removeEventListener('pointerup', release);
    root.removeEventListener('pointercancel', release);
    root.removeEventListener('click', click, true);
    root.removeEventListener('contextmenu', menu);
  };
}

/**
 * Dragging a card onto a target or onto the middle of the table, with a mouse or a finger. On a phone a finger that
 * moves sideways scrolls the hand, so a drag has to begin upwards.
 */

import type { Controls } from './controls';

const START = 8; // pixels before a press becomes a drag

interface Drag {
  id: number;
  token: string;
  source: HTMLElement;
  x: number;
  y: number;
  ghost: HTMLElement | null;
  over: Element | null;
}

export function drag(root: HTMLElement, controls: Controls): () => void {
  let now: Drag | null = null;
  let dragged = false; // the click that ends a drag is ignored

  function down(event: PointerEvent): void {
    const source = (event.target as Element).closest<HTMLElement>('[data-hold][data-token]');
    dragged = false;
    if (!source || event.button !== 0 || now) return;
    const state = source.dataset.state;
    if (state !== 'playable' && state !== 'picked') return;
    now = {
      id: event.pointerId,
      token: source.dataset.token!,
      source,
      x: event.clientX,
      y: event.clientY,
      ghost: null,
      over: null,
    };
  }

  function move(event: PointerEvent): void {
    if (!now || event.pointerId !== now.id) return;
    if (event.buttons === 0) return cancel(); // the button was released outside the window
    const dx = event.clientX - now.x;
    const dy = event.clientY - now.y;
    if (now.ghost === null) {
      if (Math.hypot(dx, dy) < START) return;
      if (event.pointerType !== 'mouse' && -dy < Math.abs(dx)) return;
      lift(now, event);
    }
    now.ghost!.style.transform = `translate(${dx}px, ${dy}px) rotate(${Math.max(-8, Math.min(8, dx / 20))}deg)`;
    hover(now, event);
  }

  function lift(it: Drag, event: PointerEvent): void {
    const { picked } = controls.scene.choice;
    if (!picked.includes(it.token)) controls.scene.pick(it.token);
    const at = it.source.getBoundingClientRect();
    const ghost = it.source.cloneNode(true) as HTMLElement;
    ghost.classList.add('ghost');
    ghost.removeAttribute('data-token');
    ghost.removeAttribute('data-inspect');
    ghost.style.setProperty('--w', `${it.source.offsetWidth}px`);
    ghost.style.left = `${at.left}px`;
    ghost.style.top = `${at.top}px`;
    document.body.append(ghost);
    it.ghost = ghost;
    it.source.classList.add('is-dragged');
    root.classList.add('is-dragging');
    root.setPointerCapture(event.pointerId);
    controls.panels.inspected = null;
  }

  function hover(it: Drag, event: PointerEvent): void {
    const over = dropAt(event);
    if (over === it.over) return;
    it.over?.classList.remove('is-over');
    over?.classList.add('is-over');
    it.over = over;
  }

  /** What lies under the pointer and takes a card. */
  function dropAt(event: PointerEvent): Element | null {
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const token = under?.closest<HTMLElement>('[data-token]');
    if (token && controls.scene.choice.offered.has(token.dataset.token!)) return token;
    const seat = under?.closest('[data-seat][data-state=target]');
    return seat ?? under?.closest('.ring, .street') ?? null;
  }

  function up(event: PointerEvent): void {
    if (!now || event.pointerId !== now.id) return;
    const it = now;
    now = null;
    if (it.ghost === null) return;
    dragged = true;
    const over = dropAt(event);
    clean(it);
    drop(over);
  }

  function drop(over: Element | null): void {
    const token = (over as HTMLElement | null)?.dataset.token;
    const seat = (over as HTMLElement | null)?.dataset.seat;
    if (token !== undefined) controls.aim(token);
    else if (seat !== undefined) controls.aimAt(Number(seat));
    else if (over === null || !controls.confirm()) if (over === null) controls.scene.clear();
  }

  function cancel(): void {
    if (now?.ghost) {
      clean(now);
      controls.scene.clear();
    }
    now = null;
  }

  function clean(it: Drag): void {
    it.over?.classList.remove('is-over');
    it.ghost?.remove();
    it.source.classList.remove('is-dragged');
    root.classList.remove('is-dragging');
  }

  function click(event: MouseEvent): void {
    if (!dragged) return;
    dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }

  root.addEventListener('pointerdown', down);
  root.addEventListener('pointermove', move);
  root.addEventListener('pointerup', up);
  root.addEventListener('pointercancel', cancel);
  root.addEventListener('click', click, true);
  return () => {
    cancel();
    root.removeEventListener('pointerdown', down);
    root.removeEventListener('pointermove', move);
    root.removeEventListener('pointerup', up);
    root.removeEventListener('pointercancel', cancel);
    root.removeEventListener('click', click, true);
  };
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { explain } from './explain';
import type { Inspected, Panels } from './panels.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const thing = (inspect: string) => {
  const it = {
    dataset: { inspect },
    matches: () => false,
    closest: () => it,
    getBoundingClientRect: () => ({}),
  };
  return it;
};
const [card, pile] = [thing('card:bang@AS'), thing('card:beer@6H')];

/** A mouse over a table, and what it has opened. */
class Mouse {
  under: unknown = null;
  readonly panels = { inspected: null as Inspected | null };
  private readonly root = Object.assign(new EventTarget(), { closest: () => this.under });

  constructor() {
    explain(this.root as unknown as HTMLElement, this.panels as Panels);
  }

  on(kind: string, under: unknown, x: number): string | undefined {
    this.under = under;
    const where = { pointerType: 'mouse', clientX: x, clientY: 5 };
    this.root.dispatchEvent(Object.assign(new Event(kind), where));
    vi.advanceTimersByTime(2000);
    return this.panels.inspected?.what;
  }
}

test('what the mouse goes to is explained, and not any more when it leaves', () => {
  const mouse = new Mouse();
  expect(mouse.on('pointermove', null, 1)).toBeUndefined();
  expect(mouse.on('pointerover', card, 2)).toBe('bang@AS');
  expect(mouse.on('pointermove', card, 3)).toBe('bang@AS');
  expect(mouse.on('pointerover', null, 4)).toBeUndefined();
});

test('what comes to lie under a mouse at rest is explained only when the mouse moves', () => {
  const mouse = new Mouse();
  mouse.on('pointermove', null, 1);
  mouse.on('pointerdown', null, 1);
  expect(mouse.on('pointerover', pile, 1)).toBeUndefined();
  expect(mouse.on('pointermove', pile, 2)).toBe('beer@6H');
});

test('nothing is explained to a mouse that rests where a button was on the page before', () => {
  const mouse = new Mouse();
  expect(mouse.on('pointerover', card, 1)).toBeUndefined();
  expect(mouse.on('pointermove', card, 2)).toBe('bang@AS');
});

test('nothing more is told of a card that was clicked until the mouse has left it', () => {
  const mouse = new Mouse();
  mouse.on('pointermove', null, 0);
  expect(mouse.on('pointerover', card, 1)).toBe('bang@AS');
  expect(mouse.on('pointerdown', card, 1)).toBeUndefined();
  expect(mouse.on('pointerover', card, 2)).toBeUndefined();
  mouse.on('pointermove', null, 3);
  expect(mouse.on('pointerover', card, 4)).toBe('bang@AS');
});

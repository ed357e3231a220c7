/** The keyboard at the table, beyond what buttons and Tab do by themselves: arrows, Enter, Escape and letters. */

import { question } from '$say/told';
import type { Controls } from './controls';
import { inspectedAt } from './explain';
import { isAtRest } from './focus';
import { ask, follow } from './guide/along';
import { nextQuestion } from './prompt';
import { spokenHand, spokenTable } from './spoken';
import { spokenQuestion } from './words';

/** The rows between which the up and down arrows move, from the top of the table to the hand. */
const ROWS = [
  '.ring .seat-hit, .street [data-token]',
  '.centre button:not(:disabled, [tabindex="-1"])',
  '.prompt button',
  '.me button',
];

export function keys(root: HTMLElement, controls: Controls): () => void {
  const { scene, panels } = controls;

  const LETTERS: Record<string, () => void> = {
    a: () => ask(controls),
    d: () => follow(controls),
    e: end,
    p: () => {
      const asked = nextQuestion(scene) ?? question(scene.play, scene.speaker);
      panels.tell(spokenQuestion(asked));
    },
    h: () => panels.tell(spokenHand(scene)),
    t: () => panels.tell(spokenTable(scene)),
    w: () => (panels.dialog = 'whole'),
    l: () => side('log'),
    c: () => side('chat'),
    i: () => inspect(),
    '?': () => (panels.dialog = 'keys'),
  };

  function end(): void {
    const at = scene.options.findIndex((option) => option.verb === 'end');
    if (at >= 0) controls.make(at);
  }

  function side(tab: 'log' | 'chat'): void {
    panels.tab = tab;
    const panel = root.querySelector<HTMLElement>('.side');
    if (!panel || panel.offsetParent === null) panels.dialog = 'side';
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(tab === 'log' ? '.log-scroll' : '[data-chat]')?.focus(),
    );
  }

  function inspect(): void {
    if (panels.inspected?.pinned) panels.inspected = null;
    else if (document.activeElement) panels.inspected = inspectedAt(document.activeElement, true);
  }

  /** Whether this card is picked, or something at this seat. Then Enter makes the move, and Space puts it back. */
  function isPicked(on: HTMLElement): boolean {
    const { picked } = scene.choice;
    if (on.dataset.token !== undefined) return picked.includes(on.dataset.token);
    const seat = on.closest<HTMLElement>('[data-seat]')?.dataset.seat;
    return picked.some((token) => token.split('.')[0] === scene.speaker.keys[Number(seat)]);
  }

  function escape(): void {
    if (panels.inspected) panels.inspected = null;
    else if (panels.opened !== null) panels.opened = null;
    else if (panels.unfolded) panels.unfolded = '';
    else controls.back();
  }

  function press(event: KeyboardEvent): void {
    const on = event.target as HTMLElement;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (on.closest('input, textarea, select, [contenteditable], dialog')) {
      if (event.key === 'Escape' && on.matches('input')) on.blur();
      return;
    }
    if (event.key === 'Escape') return escape();
    if (event.key === 'Enter' && !event.repeat && (isAtRest(on) || isPicked(on)) && controls.confirm())
      return event.preventDefault();
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') return climb(event);
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') return stroll(event);
    const act = LETTERS[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  }

  /** Up or down, from one row to the next. */
  function climb(event: KeyboardEvent): void {
    const at = ROWS.findIndex((row) => document.activeElement?.matches(row));
    if (document.activeElement?.closest('.side')) return;
    const step = event.key === 'ArrowUp' ? -1 : 1;
    for (let to = at < 0 ? ROWS.length - 1 : at + step; to >= 0 && to < ROWS.length; to += step) {
      const item = best(ROWS[to]!);
      if (!item) continue;
      event.preventDefault();
      item.focus();
      return;
    }
  }

  /** The first thing of a row that is lit, or otherwise the first. */
  function best(row: string): HTMLElement | null {
    return lit(row) ?? root.querySelector<HTMLElement>(row);
  }

  function lit(row: string): HTMLElement | null {
    const all = [...root.querySelectorAll<HTMLElement>(row)];
    return (
      all.find((each) => each.matches('[data-state=picked], [data-state=playable], [data-state=target] *, .brass')) ??
      null
    );
  }

  /** Left or right, along a row. A hand has its own arrow keys. */
  function stroll(event: KeyboardEvent): void {
    const row = ROWS.find((each) => document.activeElement?.matches(each));
    if (!row || document.activeElement?.closest('.hand, .laid')) return;
    const all = [...root.querySelectorAll<HTMLElement>(row)];
    const to = all[all.indexOf(document.activeElement as HTMLElement) + (event.key === 'ArrowRight' ? 1 : -1)];
    if (!to) return;
    event.preventDefault();
    to.focus();
  }

  // When a player who uses the keyboard is asked something, the focus goes to his cards, since its element may be gone.
  let byKeys = false;
  const typed = (): void => void (byKeys = true);
  const pointed = (): void => void (byKeys = false);
  const stop = scene.listen((beat) => {
    if (!beat.mine || !byKeys) return;
    requestAnimationFrame(() => {
      if (isAtRest()) (best('.laid .card') ?? lit('.hand .card') ?? best('.prompt button'))?.focus();
    });
  });

  addEventListener('keydown', press);
  addEventListener('keydown', typed, true);
  addEventListener('pointerdown', pointed, true);
  return () => {
    stop();
    removeEventListener('keydown', press);
    removeEventListener('keydown', typed, true);
    removeEventListener('pointerdown', pointed, true);
  };
}

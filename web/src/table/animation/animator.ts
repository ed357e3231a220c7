/**
 * Plays animations over the table. The table itself is always up to date. The animator only lays pictures over it that
 * fly, fall and fade, so it can stop at any time and nothing is wrong. Only transform and opacity are animated.
 */

import Card from '$kit/Card.svelte';
import CardBack from '$kit/CardBack.svelte';
import Icon from '$kit/Icon.svelte';
import { pace } from '$lib/prefs.svelte';
import { mount, unmount, type Component } from 'svelte';
import { FLY, haste, lasts, QUICK, shortened, TELL, type Anchor, type Motion, type Step } from './steps';

/** If the next animation comes sooner than this, in milliseconds, it is left out: the game is catching up. */
const FLURRY = 150;
const EASE = 'cubic-bezier(.2, .8, .2, 1)';
const CARD = 92; // the width of a card in flight
const LARGE = 150;

interface Point {
  x: number;
  y: number;
}

export class Animator {
  #root: HTMLElement | null = null;
  #overlay: HTMLElement | null = null;
  #run = 0;
  #last = -Infinity;
  #running = new Set<Animation>();
  #shown = new Set<() => void>();
  readonly #removers = new WeakMap<HTMLElement, () => void>();
  #speed = 1;

  /** Where it plays: the table with its places, and the layer above it for the pictures. */
  stage(root: HTMLElement, overlay: HTMLElement): void {
    this.#root = root;
    this.#overlay = overlay;
  }

  /** Play these steps. What is still playing ends at once. `mine` is whether the player has to answer now. */
  play(steps: Step[], mine: boolean): void {
    this.stop();
    const now = performance.now();
    const flurry = now - this.#last < FLURRY;
    this.#last = now;
    if (flurry || document.hidden || pace(1) === 0 || this.#overlay === null) return;
    const wanted = mine ? shortened(steps) : steps;
    this.#speed = haste(wanted) * (mine ? 0.7 : 1);
    void this.#playAll(wanted, ++this.#run);
  }

  stop(): void {
    this.#run++;
    for (const animation of this.#running) animation.cancel();
    for (const remove of [...this.#shown]) remove();
    this.#running.clear();
  }

  async #playAll(steps: Step[], run: number): Promise<void> {
    // The table is about to be drawn anew. Places are measured after that.
    await new Promise((drawn) => requestAnimationFrame(drawn));
    for (const step of steps) {
      if (run !== this.#run) return;
      for (const motion of step) this.#show(motion);
      await new Promise((over) => setTimeout(over, this.#time(lasts(step))));
    }
  }

  #time(milliseconds: number): number {
    return pace(milliseconds) * this.#speed;
  }

  #show(motion: Motion): void {
    switch (motion.do) {
      case 'fly':
        return this.#fly(motion);
      case 'turn':
        return this.#turn(motion);
      case 'shot':
        return this.#shot(motion.from, motion.to);
      case 'miss':
        return this.#sidestep(motion.at);
      case 'hit':
        return this.#hit(motion.at, motion.amount);
      case 'heal':
        return this.#heal(motion.at, motion.amount);
      case 'fall':
        return this.#fall(motion.at);
      case 'sign':
        return this.#sign(motion.at, motion.icon, motion.loud ?? false);
      case 'arrive':
        return this.#arrive(motion.at);
    }
  }

  // ---- places

  #element(anchor: Anchor): HTMLElement | null {
    return this.#root?.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(anchor)}"]`) ?? null;
  }

  #point(anchor: Anchor): Point | null {
    const box = this.#element(anchor)?.getBoundingClientRect();
    return box && box.width > 0 ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
  }

  // ---- pictures

  #animate(element: Element, frames: Keyframe[], time: number, options: KeyframeAnimationOptions = {}): Animation {
    const animation = element.animate(frames, { duration: this.#time(time), easing: EASE, fill: 'both', ...options });
    const over = (): void => void this.#running.delete(animation);
    this.#running.add(animation);
    animation.finished.then(over, over);
    return animation;
  }

  /** Lay a picture over the table. */
  #lay(className: string, component?: Component<any>, props: Record<string, unknown> = {}): HTMLElement {
    const box = document.createElement('div');
    box.className = `laid-over ${className}`;
    this.#overlay!.append(box);
    const made = component ? mount(component, { target: box, props }) : null;
    const remove = (): void => {
      if (!this.#shown.delete(remove)) return; // stopped early: it is gone already
      if (made) void unmount(made);
      box.remove();
    };
    this.#shown.add(remove);
    this.#removers.set(box, remove);
    return box;
  }

  /** Take the picture away when its animation is over. */
  #until(box: HTMLElement, animation: Animation): void {
    const remove = (): void => this.#removers.get(box)?.();
    animation.finished.then(remove, remove);
  }

  #card(game: string, card: string | undefined, width: number): HTMLElement {
    const shown = card ? { game, card, tabindex: -1, width: `${width}px` } : { width: `${width}px` };
    return this.#lay('fly', card ? Card : CardBack, shown);
  }

  /** Hide the card that lies there already, until its picture lands. */
  #veil(anchor: Anchor, time: number): void {
    const top = this.#element(anchor)?.querySelector(':scope > .card');
    if (top) this.#animate(top, [{ opacity: 0 }, { opacity: 0 }], time, { fill: 'none' });
  }

  // ---- what can happen

  #fly({ game, card, from, to, times = 1 }: Extract<Motion, { do: 'fly' }>): void {
    const start = this.#point(from);
    const end = this.#point(to);
    if (!start || !end) return;
    if (to === 'discard') this.#veil('discard', FLY);
    const many = Math.min(times, 4);
    for (let i = 0; i < many; i++) {
      const box = this.#card(game, card, CARD);
      const at = (p: Point, scale: number, turn: number) =>
        `translate(${p.x - CARD / 2 + i * 6}px, ${p.y - CARD * 0.71}px) scale(${scale}) rotate(${turn}deg)`;
      const landing = to.startsWith('seat') ? 0.45 : 1;
      const frames = [
        { transform: at(start, from.startsWith('seat') ? 0.45 : 1, -6), opacity: 1 },
        {
          transform: at({ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - 18 }, 1.08, 4),
          opacity: 1,
          offset: 0.55,
        },
        { transform: at(end, landing, 3), opacity: to.startsWith('seat') ? 0.2 : 1 },
      ];
      this.#until(box, this.#animate(box, frames, FLY, { delay: this.#time(i * 60), easing: 'ease-in-out' }));
    }
  }

  #turn({ game, cards, from, verdict }: Extract<Motion, { do: 'turn' }>): void {
    const start = this.#point(from);
    const middle = this.#point('middle');
    if (!start || !middle) return;
    cards.slice(0, 3).forEach((card, i) => {
      const aside = (i - (Math.min(cards.length, 3) - 1) / 2) * (LARGE + 16);
      const at = (p: Point, x: number, scale: number, wide: number) =>
        `translate(${p.x - LARGE / 2 + x}px, ${p.y - LARGE * 0.71}px) scale(${scale * wide}, ${scale})`;
      const back = this.#card(game, undefined, LARGE);
      const flip = [
        { transform: at(start, 0, 0.6, 1) },
        { transform: at(middle, aside, 1, 1), offset: 0.7 },
        { transform: at(middle, aside, 1, 0.02) },
      ];
      this.#until(back, this.#animate(back, flip, FLY));
      const front = this.#card(game, card, LARGE);
      front.dataset.verdict = i === cards.length - 1 ? verdict : '';
      const open = [
        { transform: at(middle, aside, 1, 0.02), opacity: 1 },
        { transform: at(middle, aside, 1.06, 1), opacity: 1, offset: 0.2 },
        { transform: at(middle, aside, 1, 1), opacity: 1, offset: 0.85 },
        { transform: at(middle, aside, 0.94, 1), opacity: 0 },
      ];
      this.#until(front, this.#animate(front, open, TELL * 2 - FLY, { delay: this.#time(FLY), fill: 'both' }));
    });
  }

  #shot(from: Anchor, to: Anchor): void {
    const start = this.#point(from);
    const end = this.#point(to);
    if (!end) return;
    if (start) {
      const far = Math.hypot(end.x - start.x, end.y - start.y);
      const turn = Math.atan2(end.y - start.y, end.x - start.x);
      const line = this.#lay('tracer');
      line.style.width = `${far}px`;
      const at = (scale: number) => `translate(${start.x}px, ${start.y}px) rotate(${turn}rad) scaleX(${scale})`;
      const frames = [
        { transform: at(0), opacity: 1 },
        { transform: at(1), opacity: 1, offset: 0.6 },
        { transform: at(1), opacity: 0 },
      ];
      this.#until(line, this.#animate(line, frames, FLY + QUICK));
    }
    const ring = this.#lay('reticle', Icon, { name: 'crosshair', class: '' });
    const aim = (scale: number) => `translate(${end.x - 36}px, ${end.y - 36}px) scale(${scale})`;
    const frames = [
      { transform: aim(2), opacity: 0 },
      { transform: aim(1), opacity: 1, offset: 0.5 },
      { transform: aim(0.9), opacity: 0 },
    ];
    this.#until(ring, this.#animate(ring, frames, TELL));
  }

  #sidestep(anchor: Anchor): void {
    const seat = this.#element(anchor);
    if (seat)
      this.#animate(
        seat,
        [{ transform: 'none' }, { transform: 'translateX(14px) skewX(-3deg)' }, { transform: 'none' }],
        TELL,
        { fill: 'none' },
      );
    this.#sign(anchor, 'dodging', false);
  }

  #hit(anchor: Anchor, amount: number): void {
    const seat = this.#element(anchor);
    if (!seat) return;
    const shake = [0, -7, 6, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    this.#animate(seat, shake, TELL, { fill: 'none', easing: 'linear' });
    const box = seat.getBoundingClientRect();
    const flash = this.#lay('flash');
    flash.style.width = `${box.width}px`;
    flash.style.height = `${box.height}px`;
    const still = `translate(${box.left}px, ${box.top}px)`;
    this.#until(
      flash,
      this.#animate(
        flash,
        [
          { transform: still, opacity: 0.75 },
          { transform: still, opacity: 0 },
        ],
        TELL,
      ),
    );
    this.#bullets(seat, amount, 'lose');
  }

  #heal(anchor: Anchor, amount: number): void {
    const seat = this.#element(anchor);
    if (seat) this.#bullets(seat, amount, 'gain');
  }

  /** Bullets drop from a row of life points, or come to it. */
  #bullets(seat: HTMLElement, amount: number, way: 'lose' | 'gain'): void {
    const box = (seat.querySelector('.life') ?? seat).getBoundingClientRect();
    for (let i = 0; i < Math.min(amount, 4); i++) {
      const bullet = this.#lay('bullet', Icon, { name: 'bullet', class: '' });
      const x = box.left + box.width / 2 + (i - (amount - 1) / 2) * 16;
      const at = (y: number, turn: number) => `translate(${x}px, ${box.top + y}px) rotate(${turn}deg)`;
      const frames =
        way === 'lose'
          ? [
              { transform: at(0, 0), opacity: 1 },
              { transform: at(-14, 60), opacity: 1, offset: 0.25 },
              { transform: at(90, 240), opacity: 0 },
            ]
          : [
              { transform: at(46, 0), opacity: 0 },
              { transform: at(-6, 0), opacity: 1, offset: 0.7 },
              { transform: at(0, 0), opacity: 0 },
            ];
      this.#until(bullet, this.#animate(bullet, frames, TELL, { easing: way === 'lose' ? 'ease-in' : EASE }));
    }
  }

  #fall(anchor: Anchor): void {
    const seat = this.#element(anchor);
    const frames = [
      { transform: 'none' },
      { transform: 'rotate(-5deg) translateY(10px)', offset: 0.4 },
      { transform: 'rotate(-5deg) translateY(10px)', offset: 0.7 },
      { transform: 'none' },
    ];
    if (seat) this.#animate(seat, frames, TELL + FLY, { fill: 'none' });
    this.#sign(anchor, 'tombstone', true);
  }

  #sign(anchor: Anchor, icon: string, loud: boolean): void {
    const at = this.#point(anchor);
    if (!at) return;
    const box = this.#lay(loud ? 'sign loud' : 'sign', Icon, { name: icon, class: '' });
    const half = loud ? 55 : 34;
    const move = (y: number, scale: number) => `translate(${at.x - half}px, ${at.y - half + y}px) scale(${scale})`;
    const frames = [
      { transform: move(8, 0.4), opacity: 0 },
      { transform: move(0, 1.1), opacity: 1, offset: 0.3 },
      { transform: move(0, 1), opacity: 1, offset: 0.7 },
      { transform: move(-22, 0.95), opacity: 0 },
    ];
    this.#until(box, this.#animate(box, frames, TELL + (loud ? FLY : 0)));
  }

  #arrive(anchor: Anchor): void {
    const element = this.#element(anchor);
    if (!element) return;
    this.#animate(
      element,
      [
        { transform: 'translateY(-26px) rotate(-6deg) scale(1.15)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      TELL,
      { fill: 'none' },
    );
  }
}

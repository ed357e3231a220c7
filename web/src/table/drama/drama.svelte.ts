/**
 * The stage of a table: shows one act after the other, each long enough to be read. The game never waits for it. Acts
 * that pile up are shown faster, and a question to the reader cuts them short.
 */

import type { Beat, Scene } from '../scene';
import { actsOf, isPending, lastsOf, turnedTo, type Act } from './acts';

/** The stage is never further behind the game than this many milliseconds: older acts are not shown. */
const MOST = 2000;
/** While something waits to be shown, times are multiplied with this. */
const HASTE = 0.6;
/** How many events to read back to find out what is going on. */
const BACK = 24;

export class Drama {
  /** What is shown now. */
  act = $state.raw<Act | null>(null);
  #queue: Act[] = [];
  /** The latest act, shown or still to come. */
  #last: Act | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heard = -1;
  /** Whether the present act has been shown for long enough. */
  #isRead = true;

  constructor(readonly scene: Scene) {}

  /** Something has happened. */
  hear(beat: Beat): void {
    this.#heard = this.scene.play.decision;
    const before = beat.before;
    const dice = before !== null && 'dice' in before ? before.dice : [];
    const acts = before === null ? [] : actsOf(this.#last, beat.events, dice);
    const last = acts.at(-1) ?? this.#last;
    if (last) {
      const now = turnedTo(last, this.scene.play);
      if (now !== last) acts.push(now);
    }
    this.#last = acts.at(-1) ?? this.#last;
    if (beat.after.over) return this.#clear(); // the end of a game has a scene of its own
    if (beat.mine) this.#jump();
    else this.#add(acts);
  }

  /** The reader has come to the table, or to another moment of a replay, and has not seen what led to it. */
  arrive(): void {
    if (this.#heard === this.scene.play.decision) return;
    this.#heard = this.scene.play.decision;
    const { play, events, view } = this.scene;
    const dice = 'dice' in view ? view.dice : [];
    const last = actsOf(null, events.slice(-BACK), dice).at(-1);
    this.#clear();
    if (!last || !isPending(last, play)) return;
    this.#last = turnedTo(last, play);
    this.#show(this.#last);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#last = null;
    this.act = null;
  }

  /** Go to the latest act at once. */
  #jump(): void {
    this.#queue = [];
    if (this.#last && isPending(this.#last, this.scene.play)) this.#show(this.#last);
    else if (this.#last && this.#last !== this.act && this.#last.stamp) this.#show(this.#last);
    else this.#wait(0);
  }

  #add(acts: Act[]): void {
    const idle = this.#queue.length === 0 && (this.act === null || this.#isRead);
    this.#queue.push(...acts);
    while (this.#queue.length > 1 && this.#backlog > MOST) this.#queue.shift();
    if (idle) this.#next();
  }

  get #backlog(): number {
    return this.#queue.reduce((sum, act) => sum + lastsOf(act) * HASTE, 0);
  }

  #next(): void {
    const act = this.#queue.shift();
    if (act) return this.#show(act);
    this.#isRead = true;
    const now = this.act;
    if (now === null || isPending(now, this.scene.play)) return; // it stays until it is answered
    this.act = null;
    this.#last = null;
  }

  #show(act: Act): void {
    this.act = act;
    this.#isRead = false;
    this.#wait(lastsOf(act) * (this.#queue.length > 0 ? HASTE : 1));
  }

  #wait(time: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), time);
  }
}

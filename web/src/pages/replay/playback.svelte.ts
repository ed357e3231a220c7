/** A replay while it is watched: its frames, which one is shown, at what speed, and from whose seat. */

import type { Frame, GameEvent, Replay, Why } from '$lib/wire';
import type { Speaker } from '$say/say';
import { logLine, type ToldLine } from '$say/told';
import type { Beat } from '$table/scene';
import { speakerOf } from './words';

/** Where a game comes from: a table of this server, or a record that somebody has. */
export interface Source {
  code: string;
  number: number;
  load(eyes: string): Promise<Replay>;
  /** Why a bot made a move, in this language. Only for games of this server. */
  why?(move: number, language: string): Promise<Why>;
  /** The address of a move, if there is one to share. */
  address?(move: number, eyes: string): string;
}

/** A line of the log, and the frame in which it happened. */
export interface Told {
  frame: number;
  line: ToldLine;
}

export interface Chapter {
  turn: number;
  /** Whose turn; -1 is before the first. */
  seat: number;
  lines: Told[];
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds for a move, and for each line of the log that the viewer has to read. */
const PER_MOVE = 900;
const PER_LINE = 350;
const MOST_LINES = 4;

export class Playback {
  replay = $state.raw<Replay | null>(null);
  error = $state.raw<unknown>(null);
  /** The frame that is shown. */
  at = $state(0);
  eyes = $state('all');
  busy = $state(true);
  playing = $state(false);
  speed = $state<number>(1);
  /** How many jumps there were. After a jump nothing is animated, so the frame is read out instead. */
  landed = $state(0);

  /** Called with every single step forward, so that it can be animated. */
  onbeat: (beat: Beat) => void = () => {};

  /** Resolves when it is loaded and at the requested move. */
  readonly ready: Promise<void>;

  readonly #kept = new Map<string, Replay>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly source: Source,
    eyes: string,
    move: number,
  ) {
    this.ready = this.look(eyes).then(() => void (this.at = this.frameOf(move)));
  }

  // ---- what is shown

  readonly frames = $derived<Frame[]>(this.replay?.frames ?? []);
  readonly last = $derived(Math.max(0, this.frames.length - 1));
  readonly frame = $derived(this.frames[this.at]);
  /** The seat whose view is shown; -1 for a spectator's view or for all hands. */
  readonly seat = $derived(/^\d$/.test(this.replay?.eyes ?? '') ? Number(this.replay!.eyes) : -1);
  readonly speaker = $derived<Speaker | null>(this.replay && speakerOf(this.replay, this.seat));
  readonly #ends = $derived(endsOf(this.frames));
  readonly #all = $derived<GameEvent[]>(this.frames.flatMap((frame) => frame.events));
  /** All events up to the frame that is shown. */
  readonly events = $derived(this.#all.slice(0, this.#ends[this.at] ?? 0));
  /** The number of the move that is shown, as the record counts moves. */
  readonly move = $derived(this.frame?.move?.number ?? 0);
  readonly moves = $derived(lastNumber(this.frames.at(-1)));
  readonly #turns = $derived(this.frames.flatMap((frame, i) => (frame.events.some(isTurn) ? [i] : [])));
  readonly chapters = $derived(this.speaker ? chaptersOf(this.frames, this.speaker) : []);

  /** What happened in a frame, as lines of the log. */
  linesOf(frame: number): ToldLine[] {
    const to = this.speaker;
    if (!to) return [];
    return (this.frames[frame]?.events ?? []).flatMap((event) => (isTurn(event) ? [] : (logLine(event, to) ?? [])));
  }

  /** The frame in which a move was made, or the last before it. */
  frameOf(move: number): number {
    return Math.max(
      0,
      this.frames.findLastIndex((frame) => (frame.move?.number ?? 0) <= move),
    );
  }

  // ---- from whose seat

  async look(eyes: string): Promise<void> {
    this.eyes = eyes;
    this.busy = true;
    try {
      const replay = this.#kept.get(eyes) ?? (await this.source.load(eyes));
      this.#kept.set(eyes, replay);
      if (this.eyes !== eyes) return; // another view has been chosen meanwhile
      this.replay = replay;
      this.error = null;
    } catch (error) {
      if (this.eyes !== eyes) return;
      // If this game has no such seat, all hands are shown.
      if (this.replay === null && eyes !== 'all' && eyes !== 'table') return this.look('all');
      this.error = error;
      if (this.replay) this.eyes = this.replay.eyes;
    } finally {
      if (this.eyes === eyes || this.error) this.busy = false;
    }
  }

  // ---- going through it

  /** Go to a frame at once, without animation. */
  jump(to: number): void {
    this.#go(to);
    this.landed++;
  }

  #go(to: number): void {
    this.at = Math.min(this.last, Math.max(0, to));
    if (this.playing) this.#wait();
  }

  /** One move forward, with animation, or one back. */
  step(by: 1 | -1): void {
    const before = this.frame;
    const after = this.frames[this.at + by];
    if (!before || !after) return;
    if (by === -1) return this.jump(this.at - 1);
    this.#go(this.at + 1);
    this.onbeat({ events: after.events, before: before.view, after: after.view, mine: false });
  }

  turn(by: 1 | -1): void {
    const to =
      by === 1 ? this.#turns.find((frame) => frame > this.at) : this.#turns.findLast((frame) => frame < this.at);
    this.jump(to ?? (by === 1 ? this.last : 0));
  }

  toggle(): void {
    if (this.playing) return this.stop();
    if (this.at === this.last) this.at = 0; // again from the beginning
    this.playing = true;
    this.#wait();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.at >= this.last) return this.stop();
    const read = Math.min(MOST_LINES, this.linesOf(this.at).length);
    this.#timer = setTimeout(() => this.step(1), (PER_MOVE + PER_LINE * read) / this.speed);
  }

  /** Change the speed, at once. */
  go(speed: number): void {
    this.speed = speed;
    if (this.playing) this.#wait();
  }
}

const isTurn = (event: GameEvent): boolean => event.kind === 'turn';

/** How many events there are up to the end of each frame. */
function endsOf(frames: Frame[]): number[] {
  let count = 0;
  return frames.map((frame) => (count += frame.events.length));
}

function lastNumber(frame: Frame | undefined): number {
  return frame?.forced.at(-1)?.number ?? frame?.move?.number ?? 0;
}

function chaptersOf(frames: Frame[], to: Speaker): Chapter[] {
  const out: Chapter[] = [{ turn: 0, seat: -1, lines: [] }];
  for (const [frame, { events }] of frames.entries()) {
    for (const event of events) {
      const made = isTurn(event) ? null : logLine(event, to);
      if (isTurn(event)) out.push({ turn: out.length, seat: to.keys.indexOf(String(event.player)), lines: [] });
      else if (made) out.at(-1)!.lines.push({ frame, line: made });
    }
  }
  return out.filter((chapter) => chapter.lines.length > 0);
}

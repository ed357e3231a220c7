/** What can be shown to happen, and how long it takes. */

/** The name of a place: `data-anchor`. */
export type Anchor = string;

export type Move =
  /** A card goes from one place to another; without `card` it is face down. */
  | { do: 'fly'; game: string; card?: string; from: Anchor; to: Anchor; times?: number }
  /** Cards are turned over in the middle, large, and judged. */
  | { do: 'turn'; game: string; cards: string[]; from: Anchor; verdict: 'good' | 'hurt' | '' }
  | { do: 'shot'; from: Anchor; to: Anchor }
  | { do: 'miss'; at: Anchor }
  | { do: 'hit'; at: Anchor; amount: number }
  | { do: 'heal'; at: Anchor; amount: number }
  | { do: 'fall'; at: Anchor }
  /** A picture rises from a place: an ability used, an explosion. */
  | { do: 'sign'; at: Anchor; icon: string; loud?: boolean }
  /** Something of the table itself is new: it arrives. */
  | { do: 'arrive'; at: Anchor };

/** What happens at the same time. */
export type Step = Move[];

export const QUICK = 120;
export const FLY = 240;
export const TELL = 480;
/** What is told for longer than this is told faster. */
const LONGEST = 1600;

/** How long a step takes, in milliseconds at usual speed. */
export function lasts(step: Step): number {
  return Math.max(0, ...step.map((move) => TIMES[move.do]));
}

const TIMES: Record<Move['do'], number> = {
  fly: FLY + 40,
  turn: TELL * 2,
  shot: FLY,
  miss: TELL,
  hit: TELL,
  heal: TELL,
  fall: TELL + FLY,
  sign: TELL,
  arrive: FLY,
};

/** What of it is shown to somebody who is asked something now: the last that touches the eye, and no more. */
export function shortened(steps: Step[]): Step[] {
  return steps.slice(-2);
}

/** How much faster than usual, so that a long story stays short. */
export function haste(steps: Step[]): number {
  const whole = steps.reduce((sum, step) => sum + lasts(step), 0);
  return whole > LONGEST ? LONGEST / whole : 1;
}

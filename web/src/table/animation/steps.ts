/** The steps of an animation: what can be seen to move, and how long each step takes. */

/** The name of a place on the table: its `data-anchor`. */
export type Anchor = string;

export type Motion =
  /** A card goes from one place to another; without `card` it is face down. */
  | { do: 'fly'; game: string; card?: string; from: Anchor; to: Anchor; times?: number }
  /** Cards are turned over in the middle, large. The verdict says whether they helped or hurt. */
  | { do: 'turn'; game: string; cards: string[]; from: Anchor; verdict: 'good' | 'hurt' | '' }
  | { do: 'shot'; from: Anchor; to: Anchor }
  | { do: 'miss'; at: Anchor }
  | { do: 'hit'; at: Anchor; amount: number }
  | { do: 'heal'; at: Anchor; amount: number }
  | { do: 'fall'; at: Anchor }
  /** A picture rises from a place: an ability used, an explosion. */
  | { do: 'sign'; at: Anchor; icon: string; loud?: boolean }
  /** Something new comes to the table: an event, a fighter. */
  | { do: 'arrive'; at: Anchor };

/** Motions that are shown at the same time. */
export type Step = Motion[];

/** In milliseconds, at usual speed. */
export const QUICK = 120;
export const FLY = 240;
export const TELL = 480;
/** An animation that would take longer than this is played faster. */
const LONGEST = 1600;

/** How long a step takes, in milliseconds at usual speed. */
export function lasts(step: Step): number {
  return Math.max(0, ...step.map((motion) => TIMES[motion.do]));
}

const TIMES: Record<Motion['do'], number> = {
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

/** The last steps alone: a player who must answer now should not wait for the rest. */
export function shortened(steps: Step[]): Step[] {
  return steps.slice(-2);
}

/** What times are multiplied with, so that a long animation takes no longer than the longest. */
export function haste(steps: Step[]): number {
  const whole = steps.reduce((sum, step) => sum + lasts(step), 0);
  return whole > LONGEST ? LONGEST / whole : 1;
}

/** The moments of a game from which a short story of it is made. */
import type { Line } from './types';

const FEWEST = 5;
const MOST = 12;

export interface Moment {
  /** The number of the event. */
  at: number;
  /** How much it matters; 0 and less only fills a story up. */
  weight: number;
  line: Line;
}

/** The weightiest in the order in which they happened: as many as matter, but neither too few nor too many. */
export function pickMoments(moments: Moment[]): Line[] {
  const ranked = moments.toSorted((a, b) => b.weight - a.weight || b.at - a.at);
  const weighty = ranked.filter((each) => each.weight > 0).length;
  const kept = ranked.slice(0, Math.min(MOST, Math.max(FEWEST, weighty)));
  return kept.toSorted((a, b) => a.at - b.at || b.weight - a.weight).map((each) => each.line);
}

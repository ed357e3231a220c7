/** How fast bots play: a factor on the time they seem to think. */

import { prefs } from './prefs.svelte';

export const TEMPI = { calm: 2, normal: 1, quick: 0.4 } as const;
export type Tempo = keyof typeof TEMPI;

/** The tempo nearest to a factor. */
export function tempoOf(factor: number): Tempo {
  return factor > 1.4 ? 'calm' : factor > 0.7 ? 'normal' : 'quick';
}

/** The tempo for a new game among bots: the player's last choice, and calm for a first game. */
export function usualTempo(): number {
  return prefs.tempo || (prefs.guided ? TEMPI.normal : TEMPI.calm);
}

/** Who follows the link to a table sits down, unless he got up there before. */

import type { SeatInfo } from '$lib/wire';

const key = (code: string): string => `posse-stood-${code}`;

/** The first free seat, or else that of a bot; -1 where people have them all. */
export function seatFor(seats: readonly SeatInfo[]): number {
  const free = seats.findIndex((seat) => !seat.person && !seat.bot);
  return free >= 0 ? free : seats.findIndex((seat) => !seat.person);
}

/** Note in this tab whether somebody wants to stand. */
export function noteStanding(code: string, stands: boolean): void {
  if (stands) sessionStorage.setItem(key(code), '1');
  else sessionStorage.removeItem(key(code));
}

export const hasStood = (code: string): boolean => sessionStorage.getItem(key(code)) !== null;

/** Those who follow the link to a table sit down, unless they got up there before. */

import type { Outgoing, SeatInfo } from '$lib/wire';

const key = (code: string): string => `posse-stood-${code}`;

/** The first free seat, or else a bot's; -1 if people have them all. */
export function seatFor(seats: readonly SeatInfo[]): number {
  const free = seats.findIndex((seat) => !seat.person && !seat.bot);
  return free >= 0 ? free : seats.findIndex((seat) => !seat.person);
}

/** Somebody comes to a table: they are seated once, and elsewhere if another was faster. */
export class Arrival {
  #isNew = true;
  #tries = 0;

  /** `stands`: they want to stand. */
  constructor(private readonly stands: boolean) {}

  /** The seat to ask for after a message; -1 if there is none to ask for. */
  seat(message: Outgoing, seats: readonly SeatInfo[], isSeated: boolean): number {
    if (message.it === 'welcome' && message.table.status === 'lobby') {
      this.#tries = this.#isNew && message.seat === null && !this.stands ? seats.length : 0;
      this.#isNew = false;
    }
    if (message.it === 'table' && isSeated) this.#tries = 0; // from now on, seats are their own business
    const tooSlow = message.it === 'refused' && message.do === 'sit' && message.why === 'seat-taken';
    if (message.it !== 'welcome' && !tooSlow) return -1;
    return this.#tries-- > 0 ? seatFor(seats) : -1;
  }
}

/** Note in this tab whether somebody wants to stand. */
export function noteStanding(code: string, stands: boolean): void {
  if (stands) sessionStorage.setItem(key(code), '1');
  else sessionStorage.removeItem(key(code));
}

export const hasStood = (code: string): boolean => sessionStorage.getItem(key(code)) !== null;

/** The review of a game, from the request until it is ready. */

import { call } from '$lib/api';
import type { ReviewState } from '$lib/wire';

/** Milliseconds between two checks of the progress. */
const OFTEN = 1500;

export class Finding {
  state = $state.raw<ReviewState | null>(null);
  error = $state.raw<unknown>(null);

  readonly #where: { code: string; number: number };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(code: string, number: number) {
    this.#where = { code, number };
    void this.begin();
  }

  readonly review = $derived(this.state?.review ?? null);

  /** Starts the review, unless that was done before; again, if something went wrong. */
  begin(): Promise<void> {
    return this.#hear(call('POST /api/tables/{code}/games/{number}/review', this.#where));
  }

  stop(): void {
    this.#left = true;
    clearTimeout(this.#timer);
  }

  async #hear(answer: Promise<ReviewState>): Promise<void> {
    clearTimeout(this.#timer);
    this.error = null;
    try {
      const state = await answer;
      if (this.#left) return;
      this.state = state;
      if (state.state === 'done') return;
      this.#timer = setTimeout(() => {
        // A server that was restarted, or another one, does not know about the request.
        if (state.state === 'none') void this.begin();
        else void this.#hear(call('GET /api/tables/{code}/games/{number}/review', this.#where));
      }, OFTEN);
    } catch (failed) {
      if (!this.#left) this.error = failed;
    }
  }
}

/** A puzzle on the table, from the question to its answer. */

import { call } from '$lib/api';
import type { Play, PuzzleAnswer, PuzzlePosition } from '$lib/wire';
import type { Speaker } from '$say/say';
import { choose, pick, type Choice, type Token } from '$table/choose';
import { isMyTurn, speakerOf, type Asking, type Still } from '$table/scene';

export class Solving implements Asking {
  answer = $state.raw<PuzzleAnswer | null>(null);
  error = $state.raw<unknown>(null);
  /** The reader's move, in the notation; empty while they think. */
  made = $state('');
  #picked = $state.raw<Token[]>([]);

  readonly position: PuzzlePosition;
  readonly speaker: Speaker;
  readonly #play: Play;
  readonly #onanswer: (right: boolean) => void;

  /** `onanswer` is told whether the reader was right. */
  constructor(position: PuzzlePosition, onanswer: (right: boolean) => void) {
    this.position = position;
    this.#play = asPuzzle(position.play);
    this.speaker = speakerOf(position.play.view, null, position.seat);
    this.#onanswer = onanswer;
  }

  readonly options = $derived.by(() => (this.made ? [] : (this.position.play.options ?? [])));
  readonly choice = $derived.by((): Choice => choose(this.options, this.#picked));
  readonly isMyTurn = $derived.by(() => isMyTurn(this.options, this.position.play.kind));
  readonly right = $derived(this.answer?.answers.includes(this.made) ?? false);

  still(): Still {
    const { info } = this.position;
    const play = this.#play;
    return { play, events: play.events, speaker: this.speaker, open: false, code: '', sets: info.sets.slice(1) };
  }

  pick(token: Token): void {
    this.#picked = pick(this.options, this.#picked, token);
  }

  unpick(): void {
    this.#picked = this.#picked.slice(0, -1);
  }

  clear(): void {
    this.#picked = [];
  }

  /**
   * Answer with a move: the number of an option. If the answer cannot be fetched, the move is not made and may be tried
   * again.
   */
  async move(option: number): Promise<void> {
    const made = this.options[option]?.text;
    if (!made) return;
    this.error = null;
    this.made = made;
    try {
      this.answer = await call('GET /api/puzzles/{id}/answer', { id: this.position.info.id });
      this.#onanswer(this.right);
    } catch (failed) {
      this.error = failed;
      this.made = '';
      this.clear();
    }
  }
}

const ASK = { id: 'puzzle-ask', args: {} };

/** The table asks for the best move, and not only, as in a game, what to do. */
export function asPuzzle(play: Play): Play {
  const { question, kind } = play;
  if (!question) return play;
  const why = kind === 'play' ? [ASK] : [...(question.why ?? []), ASK];
  return { ...play, question: { ...question, why } };
}

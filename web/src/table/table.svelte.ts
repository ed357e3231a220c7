/** The table one sits at: its state, its connection, and the choice being made. */

import { Connection, type Wire } from '$lib/connection';
import { lang } from '$lib/i18n.svelte';
import { prefs } from '$lib/prefs.svelte';
import type { Advice, Incoming, OptionInfo, Outgoing } from '$lib/wire';
import { choose, pick, type Choice, type Token } from './choose';
import { NOTHING, reduce, type State } from './reduce';

const NO_OPTIONS: OptionInfo[] = [];

export class Table {
  state = $state.raw<State>(NOTHING);
  /** What the player has picked, for the decision it was picked for. */
  #picks = $state.raw<{ decision: number; tokens: Token[] }>({ decision: -1, tokens: [] });
  /** The decision that was answered and whose outcome has not come back yet. */
  #sent = $state(-1);
  /** The decision that advice is awaited on. */
  #wondering = $state(-1);
  #connection: Connection;
  #hear: ((message: Outgoing, before: State) => void)[] = [];

  constructor(readonly code: string) {
    this.#connection = new Connection(code, {
      heard: (message) => this.#heard(message),
      wire: (wire) => this.#wire(wire),
    });
  }

  close(): void {
    this.#connection.close();
  }

  /** Be told of every message, after it has been taken in: for animations, sounds, the live region. */
  listen(hear: (message: Outgoing, before: State) => void): () => void {
    this.#hear.push(hear);
    return () => {
      this.#hear = this.#hear.filter((each) => each !== hear);
    };
  }

  // ---- what is asked

  /** My options, if it is me who is asked and has not answered yet. */
  get options(): OptionInfo[] {
    const play = this.state.play;
    if (play === null || play.options === null || this.#sent === play.decision) return NO_OPTIONS;
    return play.options;
  }

  get asked(): boolean {
    return this.options.length > 0;
  }

  get picked(): Token[] {
    return this.#picks.decision === this.state.play?.decision ? this.#picks.tokens : [];
  }

  get choice(): Choice {
    return choose(this.options, this.picked);
  }

  /** What a bot would do, if it was asked about this. */
  get advice(): Advice | null {
    const { advice, play } = this.state;
    return this.asked && advice?.decision === play?.decision ? advice : null;
  }

  /** Whether it was asked about this and has not answered yet. */
  get wondering(): boolean {
    return this.asked && this.#wondering === this.state.play?.decision;
  }

  /** Ask what a bot would do. */
  advise(): void {
    const play = this.state.play;
    if (play === null || !this.asked || this.advice !== null || this.wondering) return;
    if (this.say({ do: 'advise', decision: play.decision, lang: lang.current })) this.#wondering = play.decision;
  }

  // ---- choosing

  pick(token: Token): void {
    this.#pick(pick(this.options, this.picked, token));
  }

  /** Take back the last pick. */
  unpick(): void {
    this.#pick(this.picked.slice(0, -1));
  }

  clear(): void {
    this.#pick([]);
  }

  #pick(tokens: Token[]): void {
    this.#picks = { decision: this.state.play?.decision ?? -1, tokens };
  }

  /** Make a move: the number of an option. */
  move(option: number): void {
    const play = this.state.play;
    if (play === null || !this.asked) return;
    this.#sent = play.decision;
    this.say({ do: 'move', decision: play.decision, option, game: play.number });
  }

  /** Whether anybody heard it: without a connection nothing but a move is kept. */
  say(message: Incoming): boolean {
    return this.#connection.say(message);
  }

  /** Forget what was refused: it has been read. */
  forgive(): void {
    this.state = { ...this.state, refused: null };
  }

  // ---- what comes in

  #heard(message: Outgoing): void {
    const before = this.state;
    this.state = reduce(before, message, Date.now() / 1000);
    if (message.it === 'refused' && message.do === 'move') this.#sent = -1;
    if (this.state.play?.number !== before.play?.number) this.#sent = -1; // another game asks anew
    if (message.it === 'advice' || (message.it === 'refused' && message.do === 'advise')) this.#wondering = -1;
    if (message.it === 'welcome') {
      this.#wondering = -1;
      // A move that was made meanwhile has just been said again: it is still on its way.
      if (this.#sent !== message.play?.decision) this.#sent = -1;
      if (message.play !== null) this.say({ do: 'history' });
    }
    // Said with each seat that one takes or comes back to: it may have changed since the last time.
    const sits = message.it === 'welcome' || before.seat < 0;
    if (sits && this.state.seat >= 0) this.say({ do: 'passes', by_itself: prefs.passByItself });
    for (const hear of this.#hear) hear(message, before);
  }

  #wire(wire: Wire): void {
    this.state = { ...this.state, wire };
  }
}

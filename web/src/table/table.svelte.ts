/** The table one sits at: its state, its connection, and the choice being made. */

import { Connection, type Wire } from '$lib/connection';
import { lang } from '$lib/i18n.svelte';
import { prefs } from '$lib/prefs.svelte';
import type { Advice, Incoming, OptionInfo, Outgoing } from '$lib/wire';
import type { Speaker } from '$say/say';
import { choose, pick, type Choice, type Token } from './choose';
import { NOTHING, reduce, type State } from './reduce';
import { isMyTurn, speakerOf } from './scene';

const NO_OPTIONS: OptionInfo[] = [];
const NO_PICKS: Token[] = [];

export class Table {
  state = $state.raw<State>(NOTHING);
  /** What the player has picked, and for which decision. */
  #picks = $state.raw<{ decision: number; tokens: Token[] }>({ decision: -1, tokens: NO_PICKS });
  /** The decision that the player has answered, until the server says what came of it. */
  #sent = $state(-1);
  /** The decision for which a bot was asked for advice, until it answers. */
  #wondering = $state(-1);
  #connection: Connection;
  readonly #choose: typeof choose;
  #hear: ((message: Outgoing, before: State) => void)[] = [];

  /** `chooseFrom` works out what the picks leave of the options; only a test gives another. */
  constructor(
    readonly code: string,
    chooseFrom = choose,
  ) {
    this.#choose = chooseFrom;
    this.#connection = new Connection(code, {
      heard: (message) => this.#heard(message),
      wire: (wire) => this.#wire(wire),
    });
  }

  close(): void {
    this.#connection.close();
  }

  /**
   * Call `hear` with every message, after the state has changed: for animations, sounds and screen readers. Returns a
   * function that stops it.
   */
  listen(hear: (message: Outgoing, before: State) => void): () => void {
    this.#hear.push(hear);
    return () => {
      this.#hear = this.#hear.filter((each) => each !== hear);
    };
  }

  // ---- what is asked
  // A table looks at these for every card and seat. They are worked out once, and again only when what they are made of
  // has changed: a line of the chat changes none of them.

  /** The player's options; none if he is not asked, or has answered already. */
  readonly options = $derived.by((): OptionInfo[] => {
    const play = this.state.play;
    return play?.options && this.#sent !== play.decision ? play.options : NO_OPTIONS;
  });

  readonly picked = $derived<Token[]>(
    this.#picks.decision === this.state.play?.decision ? this.#picks.tokens : NO_PICKS,
  );

  readonly choice = $derived.by((): Choice => this.#choose(this.options, this.picked));

  /** Whether the player may play now, and need not just answer somebody. */
  readonly isMyTurn = $derived(isMyTurn(this.options, this.state.play?.kind));

  readonly #view = $derived(this.state.play?.view ?? null);
  readonly #info = $derived(this.state.table);
  readonly #seat = $derived(this.state.seat);
  /** Who is spoken to, and what the players are called; null before the game begins. */
  readonly speaker = $derived<Speaker | null>(this.#view && speakerOf(this.#view, this.#info, this.#seat));

  get asked(): boolean {
    return this.options.length > 0;
  }

  /** What a bot would do, if it was asked about this decision and has answered. */
  get advice(): Advice | null {
    const { advice, play } = this.state;
    return this.asked && advice?.decision === play?.decision ? advice : null;
  }

  /** Whether a bot was asked about this decision and has not answered yet. */
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

  /** Send a message. Returns whether it was sent: without a connection only a move is kept for later. */
  say(message: Incoming): boolean {
    return this.#connection.say(message);
  }

  /** Forget the refusal: the player has read it. */
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
      // A move that was made without a connection has just been sent again: its outcome is still to come.
      if (this.#sent !== message.play?.decision) this.#sent = -1;
      if (message.play !== null) this.say({ do: 'history' });
    }
    // Sent whenever the player takes a seat or comes back to it: he may have changed it since the last time.
    const sits = message.it === 'welcome' || before.seat < 0;
    if (sits && this.state.seat >= 0) this.say({ do: 'passes', by_itself: prefs.passByItself });
    for (const hear of this.#hear) hear(message, before);
  }

  #wire(wire: Wire): void {
    this.state = { ...this.state, wire };
  }
}

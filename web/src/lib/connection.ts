/** The socket of a table: it reconnects by itself, and then makes a move that was made meanwhile. */

import type { Bye, Incoming, Outgoing, Play } from './wire';

export type Wire = 'connecting' | 'open' | 'lost' | 'closed';

export interface Listener {
  heard(message: Outgoing): void;
  wire(state: Wire): void;
}

/**
 * Too many have come at once, perhaps a whole school behind one address: they wait longer, each for a different time.
 */
const CROWDED = new Set(['busy', 'too-many', 'too-many-sockets']);
/** Reasons for a goodbye after which connecting again can help. */
const COME_BACK = new Set(['restart', 'unavailable', 'slow', 'error', 'too-fast', ...CROWDED]);
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const FIRST_WAIT_IN_A_CROWD = 2000;
const LONGEST_WAIT_IN_A_CROWD = 30_000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;

/** The milliseconds until the next try, after this many failures; `luck` is from 0 to 1. */
export function pause(tries: number, why: string | undefined, luck: number): number {
  if (!CROWDED.has(why ?? '')) return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.75 + luck / 2);
  return Math.min(LONGEST_WAIT_IN_A_CROWD, FIRST_WAIT_IN_A_CROWD * 2 ** tries) * (0.25 + luck);
}

export class Connection {
  #socket: WebSocket | null = null;
  #waits = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #bye: Bye | null = null;
  #over = false;
  /** Until then, what is kept must not be sent, or it would be sent twice. */
  #isWelcome = false;
  /** Unconfirmed moves: it is safe to send them again. */
  #unsaid: Incoming[] = [];

  constructor(
    readonly code: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#seen);
    this.#connect();
  }

  /** Send something, if connected. Only a move is kept for later: it names the decision it answers. */
  say(message: Incoming): boolean {
    const open = this.#isWelcome && this.#socket?.readyState === WebSocket.OPEN;
    if (open) this.#socket?.send(JSON.stringify(message));
    if (message.do === 'move') this.#unsaid = [message]; // until the next play confirms it
    return open;
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pinging);
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#seen);
    this.#socket?.close();
  }

  #connect(): void {
    this.#bye = null;
    this.#isWelcome = false;
    this.listener.wire('connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.code)}/socket`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(socket, JSON.parse(String(event.data)) as Outgoing);
    socket.onclose = () => socket === this.#socket && this.#lost();
  }

  #hear(socket: WebSocket, message: Outgoing): void {
    if (socket !== this.#socket) return;
    this.#heardAt = Date.now();
    if (message.it === 'welcome') this.#welcomed(message.play);
    if (message.it === 'play' || (message.it === 'refused' && message.do === 'move')) this.#unsaid = [];
    if (message.it === 'bye') this.#bye = message;
    this.listener.heard(message);
  }

  #welcomed(play: Play | null): void {
    this.#waits = 0;
    this.#isWelcome = true;
    this.listener.wire('open');
    clearInterval(this.#pinging);
    this.#pinging = setInterval(() => this.#beat(), PING_EVERY);
    const unsaid = this.#unsaid.filter(
      (said) => said.do !== 'move' || (said.decision === play?.decision && said.game === play.number),
    );
    this.#unsaid = [];
    for (const message of unsaid) this.say(message);
  }

  // A connection may die silently: then nothing answers a ping.
  #beat(): void {
    if (Date.now() - this.#heardAt > SILENCE) this.#socket?.close();
    else this.say({ do: 'ping' });
  }

  #lost(): void {
    clearInterval(this.#pinging);
    if (this.#over) return;
    if (this.#bye !== null && !COME_BACK.has(this.#bye.why)) {
      this.close();
      this.listener.wire('closed');
      return;
    }
    this.listener.wire('lost');
    const wait = pause(this.#waits++, this.#bye?.why, Math.random());
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  /** The network is back: no reason to wait. */
  readonly #now = (): void => {
    const busy: number[] = [WebSocket.OPEN, WebSocket.CONNECTING];
    if (this.#over || busy.includes(this.#socket?.readyState ?? WebSocket.CLOSED)) return;
    clearTimeout(this.#timer);
    this.#waits = 0;
    this.#connect();
  };

  readonly #seen = (): void => {
    if (document.visibilityState === 'visible') this.#now();
  };
}

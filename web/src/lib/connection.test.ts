import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, pause, type Wire } from './connection';
import type { Outgoing } from './wire';

/** A socket controlled by the test. */
class Socket {
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  static readonly CLOSED = 3;
  static made: Socket[] = [];
  readyState = Socket.CONNECTING;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor() {
    Socket.made.push(this);
  }

  /** The server says goodbye and hangs up. */
  bye(why: string) {
    this.onmessage?.({ data: JSON.stringify({ it: 'bye', why, text: '' }) });
    this.readyState = Socket.CLOSED;
    this.onclose?.();
  }

  close() {
    this.readyState = Socket.CLOSED;
  }
}

let states: Wire[];

function connected(): Connection {
  return new Connection('K7WXQ2', { heard: (_: Outgoing) => {}, wire: (state) => states.push(state) });
}

beforeEach(() => {
  vi.useFakeTimers();
  states = [];
  Socket.made = [];
  const nothing = { addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('addEventListener', nothing.addEventListener);
  vi.stubGlobal('removeEventListener', nothing.removeEventListener);
  vi.stubGlobal('document', nothing);
  vi.stubGlobal('location', { protocol: 'http:', host: 'posse.test' });
  vi.stubGlobal('WebSocket', Socket);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('who is one too many tries again, later and later', () => {
  const connection = connected();
  for (let tries = 0; tries < 6; tries++) {
    expect(Socket.made.length).toBe(tries + 1);
    Socket.made[tries]!.bye('too-many');
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(pause(tries, 'too-many', 1));
  }
  connection.close();
});

test('who is not wanted stays away', () => {
  connected();
  Socket.made[0]!.bye('kicked');
  expect(states.at(-1)).toBe('closed');
  vi.advanceTimersByTime(3_600_000);
  expect(Socket.made.length).toBe(1);
});

test.each(['too-many', 'too-many-sockets', 'busy', 'restart', undefined])('pauses after %s grow, and differ', (why) => {
  const crowd = why !== undefined && why !== 'restart';
  expect(pause(3, why, 0.5)).toBeGreaterThan(pause(1, why, 0.5));
  expect(pause(50, why, 1)).toBeLessThan(40_000);
  // In a crowd the delays are spread over the whole time, so that not all come back at once.
  expect(pause(2, why, 1) / pause(2, why, 0)).toBeGreaterThan(crowd ? 4 : 1.6);
});

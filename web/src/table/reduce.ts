/** The state of a table in this client, and how each message changes it. Nothing else does. */

import type { Wire } from '$lib/connection';
import type { Advice, Bye, ChatLine, GameEvent, Outgoing, PersonInfo, Play, Refused, TableInfo } from '$lib/wire';

export interface State {
  wire: Wire;
  bye: Bye | null; // why the server will not have us
  you: PersonInfo | null;
  seat: number; // -1: watching
  table: TableInfo | null;
  play: Play | null;
  /** All events of this game so far, as this seat saw them. */
  events: GameEvent[];
  /** Whether `events` goes back to the beginning; until then the history is on its way. */
  complete: boolean;
  /** How many of the events came with the last play: what has just happened. */
  fresh: number;
  chat: ChatLine[];
  /** The ids of those who are not connected, and since when by the server's clock. */
  away: Readonly<Record<string, number>>;
  /** After this many seconds a bot may replace them. */
  patience: number;
  /** What a bot would do, as long as the question is still the same. */
  advice: Advice | null;
  refused: Refused | null;
  /** The server's clock less ours, in seconds. */
  clock: number;
}

export const NOTHING: State = {
  wire: 'connecting',
  bye: null,
  you: null,
  seat: -1,
  table: null,
  play: null,
  events: [],
  complete: false,
  fresh: 0,
  chat: [],
  away: {},
  patience: 0,
  advice: null,
  refused: null,
  clock: 0,
};

/** The table after a message; `now` is our own clock in seconds. */
export function reduce(state: State, message: Outgoing, now: number): State {
  switch (message.it) {
    case 'welcome': {
      // What is known of this game stays visible until the full history arrives.
      const again = state.play !== null && state.play.number === message.play?.number;
      return {
        ...NOTHING,
        wire: 'open',
        you: message.you,
        seat: message.seat ?? -1,
        table: message.table,
        play: message.play,
        events: again ? state.events : (message.play?.events ?? []),
        chat: message.chat,
        away: message.away,
        patience: message.patience,
        clock: message.now - now,
      };
    }
    case 'presence':
      return { ...state, away: message.away };
    case 'table':
      return { ...state, table: message.table, seat: seatOf(message.table, state.you) };
    case 'play':
      return played(state, message);
    case 'chat':
      return { ...state, chat: [...state.chat, ...message.lines.filter((line) => isNew(state.chat, line))] };
    case 'advice':
      return { ...state, advice: message };
    case 'past':
      if (state.play && message.number !== state.play.number) return state;
      return { ...state, events: message.events, complete: true };
    case 'refused':
      // The guide asks by itself, so nobody needs to know that there is no advice.
      return message.do === 'advise' ? state : { ...state, refused: message };
    case 'pong':
      return { ...state, clock: message.now - now };
    case 'bye':
      return { ...state, bye: message };
  }
}

function played(state: State, play: Play): State {
  const another = state.play !== null && play.number !== state.play.number;
  const before = another || state.play === null ? [] : state.events;
  return {
    ...state,
    play,
    events: [...before, ...play.events],
    complete: state.complete || another || state.play === null,
    fresh: play.events.length,
    advice: null,
    refused: null,
  };
}

function seatOf(table: TableInfo, you: PersonInfo | null): number {
  return you === null ? -1 : table.seats.findIndex((seat) => seat.person === you.id);
}

function isNew(chat: ChatLine[], line: ChatLine): boolean {
  return !chat.some((known) => known.n === line.n);
}

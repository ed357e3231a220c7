import { prefs } from '$lib/prefs.svelte';
import type { Incoming, Outgoing, Play, TableInfo, Welcome } from '$lib/wire';
import { flushSync } from 'svelte';
import { toStore } from 'svelte/store';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { choose } from './choose';
import { liveScene } from './scene';
import { Table } from './table.svelte';

/** The server's end of the connection. */
class Socket {
  static last: Socket;
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  readyState = Socket.OPEN;
  onmessage: (event: { data: string }) => void = () => {};
  heard: Incoming[] = [];

  constructor() {
    Socket.last = this;
  }
  send(text: string): void {
    this.heard.push(JSON.parse(text) as Incoming);
  }
  close(): void {}

  say(message: Outgoing): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  get questions(): Incoming[] {
    return this.heard.filter((each) => each.do === 'advise');
  }
}

const OPTIONS = [
  { text: 'play beer@6H', verb: 'play', thing: ['beer@6H'] },
  { text: 'end', verb: 'end' },
];
const play = (decision: number, number = 1): Play =>
  ({ it: 'play', number, decision, events: [], options: OPTIONS, view: {} }) as unknown as Play;
const welcome = (decision: number, number = 1): Welcome =>
  ({
    it: 'welcome',
    you: { id: 'a' },
    seat: 0,
    table: {},
    play: play(decision, number),
    chat: [],
    now: 0,
  }) as unknown as Welcome;
const advice = (decision: number): Outgoing => ({
  it: 'advice',
  decision,
  option: 0,
  text: 'I need it.',
  chance: 0,
  instead: 0,
});

let table: Table;

beforeEach(() => {
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'posse.test' });
  vi.stubGlobal('document', { addEventListener() {}, removeEventListener() {}, documentElement: {} });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  table = new Table('K7WXQ2');
  Socket.last.say(welcome(4));
});

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

test('advice is asked for once a decision, in the reader’s language', () => {
  table.advise();
  table.advise();
  expect(Socket.last.questions).toEqual([{ do: 'advise', decision: 4, lang: 'en' }]);
  expect([table.advice, table.wondering]).toEqual([null, true]);
  Socket.last.say(advice(4));
  expect(table.advice?.text).toBe('I need it.');
  expect(table.wondering).toBe(false);
  table.advise();
  expect(Socket.last.questions).toHaveLength(1);
  Socket.last.say(play(5));
  table.advise();
  expect(Socket.last.questions).toHaveLength(2);
});

test('it vanishes with the decision, and with the answer to it', () => {
  Socket.last.say(advice(3));
  expect(table.advice).toBeNull();
  Socket.last.say(advice(4));
  expect(table.advice).not.toBeNull();
  table.move(0);
  expect(table.advice).toBeNull();
  Socket.last.say(play(5));
  expect(table.advice).toBeNull();
});

test('what was refused or lost can be asked again, and nobody is told of it', () => {
  table.advise();
  Socket.last.say({ it: 'refused', do: 'advise', why: 'too-fast', text: '' });
  expect(table.state.refused).toBeNull();
  expect(table.wondering).toBe(false);
  table.advise();
  expect(Socket.last.questions).toHaveLength(2);
  Socket.last.say(welcome(4));
  table.advise();
  expect(Socket.last.questions).toHaveLength(3);
});

test('who is not asked asks nothing', () => {
  table.move(1);
  table.advise();
  expect(Socket.last.questions).toEqual([]);
});

test('whoever comes in says whether he passes himself', () => {
  const said = () => Socket.last.heard.filter((each) => each.do === 'passes');
  expect(said()).toEqual([{ do: 'passes', by_itself: true }]);
  prefs.passByItself = false;
  Socket.last.say(welcome(4));
  expect(said().at(-1)).toEqual({ do: 'passes', by_itself: false });
  prefs.passByItself = true;
});

test('whoever watches says so only when he sits down', () => {
  const said = () => Socket.last.heard.filter((each) => each.do === 'passes').length;
  const before = said();
  Socket.last.say({ ...welcome(4), seat: null });
  expect(said()).toBe(before);
  const seated = { seats: [{ person: 'a' }] } as unknown as TableInfo;
  Socket.last.say({ it: 'table', table: seated });
  expect(said()).toBe(before + 1);
  Socket.last.say({ it: 'table', table: seated });
  expect(said()).toBe(before + 1);
});

test('a move that was refused can be made again', () => {
  table.move(1);
  expect(table.asked).toBe(false);
  Socket.last.say({ it: 'refused', do: 'move', why: 'too-fast', text: 'not so fast' });
  expect(table.asked).toBe(true);
  expect(table.state.refused?.why).toBe('too-fast');
});

test('a move names its game, and is said again in no other', () => {
  table.move(1);
  const move = { do: 'move', decision: 4, option: 1, game: 1 };
  expect(Socket.last.heard.at(-1)).toEqual(move);
  const moves = () => Socket.last.heard.filter((each) => each.do === 'move');
  Socket.last.say(welcome(4));
  expect(moves()).toEqual([move, move]);
  expect(table.asked).toBe(false);
  Socket.last.say(welcome(4, 2));
  expect(moves()).toEqual([move, move]);
  expect(table.asked).toBe(true);
});

describe('what is looked at often', () => {
  const BEER = 'beer@6H';
  const seats = [{ called: 'Ann' }, { called: '' }];
  const seated = { ...welcome(4), table: { seats } } as unknown as Welcome;
  const view = { game: 'bang', players: [{ name: 'ann' }, { name: 'bob' }] };
  const begun = { ...play(4), view } as unknown as Play;

  test('the choice is worked out once for a message and once for a pick', () => {
    const worked = vi.fn(choose);
    const other = new Table('K7WXQ2', worked);
    const scene = liveScene(other);
    const look = () => [scene.choice, other.choice, scene.choice].map((choice) => choice.picked.join());

    Socket.last.say(welcome(4));
    expect(look()).toEqual(['', '', '']);
    expect(worked).toHaveBeenCalledTimes(1);

    other.pick(BEER);
    expect(look()).toEqual([BEER, BEER, BEER]);
    expect(worked).toHaveBeenCalledTimes(2);
    expect(worked).toHaveBeenLastCalledWith(OPTIONS, [BEER]);

    Socket.last.say(play(5));
    expect(look()).toEqual(['', '', '']);
    expect(worked).toHaveBeenCalledTimes(3);
    other.close();
  });

  test('a component that watches it sees each change, and chat changes nothing', () => {
    const worked = vi.fn(choose);
    const other = new Table('K7WXQ2', worked);
    const seen: string[] = [];
    const stop = toStore(() => other.choice.picked.join()).subscribe((picked) => seen.push(picked));
    flushSync();
    Socket.last.say(welcome(4));
    flushSync();
    Socket.last.say({ it: 'chat', lines: [] });
    flushSync();
    other.pick(BEER);
    flushSync();
    other.unpick();
    flushSync();
    expect(seen).toEqual(['', BEER, '']);
    expect(worked).toHaveBeenCalledTimes(4);
    stop();
    other.close();
  });

  test('names are looked up once, until the table or the game changes', () => {
    const scene = liveScene(table);
    Socket.last.say(seated);
    Socket.last.say(begun);
    const before = scene.speaker;
    expect(before).toEqual({ game: 'bang', keys: ['ann', 'bob'], names: ['Ann', 'Bob'], me: 0 });
    Socket.last.say({ it: 'chat', lines: [] });
    expect(scene.speaker).toBe(before);
    const renamed = { seats: [{ called: 'Anna', person: 'a' }, { called: '' }] } as unknown as TableInfo;
    Socket.last.say({ it: 'table', table: renamed });
    expect(scene.speaker.names).toEqual(['Anna', 'Bob']);
  });

  test('it is one’s own turn while there is a turn to end, and nothing is sent', () => {
    const scene = liveScene(table);
    expect(scene.isMyTurn).toBe(true);
    table.move(1);
    expect(scene.isMyTurn).toBe(false);
  });
});

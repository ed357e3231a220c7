import { describe, expect, test } from 'vitest';
import { use } from '$lib/i18n.svelte';
import type { BangPlayer, GameEvent, Replay, View } from '$lib/wire';
import { read } from '../../../build-tools/words';
import { counts, speakerOf } from '../replay/words';
import { fatesOf, forMe } from './fates';
import { sideOf, winningSide } from '$table/winners';

use('en', read('en'));

const player = (name: string, role: BangPlayer['role'], life: number): BangPlayer => ({
  name,
  character: 'bart-cassidy',
  life,
  max_life: 4,
  hand_count: 0,
  role,
  alive: life > 0,
});

function game(players: BangPlayer[], winners: string[], events: GameEvent[]): Replay {
  const view = { game: 'bang', players, turns: 3, winners, over: true } as unknown as View;
  return {
    game: 'bang',
    sets: ['base'],
    variants: [],
    seats: players.map(({ name }) => ({ name, called: name.toUpperCase(), bot: null })),
    seed: 'x',
    eyes: 'all',
    frames: [{ move: null, forced: [], events, view }],
    over: true,
    winners,
    story: [],
    counts: [],
    titles: [],
  };
}

const turn = (who: string): GameEvent => ({ kind: 'turn', player: who });

test('counts are those of all together, and of the reader', () => {
  const bySeat = [
    { shots: 3, hits: 1 },
    { shots: 2, hits: 2 },
  ];
  const replay = { ...game([player('ann', 'sheriff', 0), player('bob', 'outlaw', 2)], [], []), counts: bySeat };
  expect(counts(replay, 1).map(({ what, all, mine }) => [what, all, mine])).toEqual([
    ['shots', 5, 2],
    ['hits', 3, 2],
  ]);
  expect(counts(replay, -1).map(({ mine }) => mine)).toEqual([0, 0]);
  expect(counts(replay, 1)[0]!.name).not.toContain('log-');
});

describe('who won', () => {
  test('a side by any of its roles', () => {
    const lines = (won: string) =>
      ['sheriff', 'deputy', 'outlaw', 'renegade'].map((role) => ({ role, won: role === won }));
    expect(winningSide('bang', lines('sheriff'))).toBe('law');
    expect(winningSide('bang', lines('deputy'))).toBe('law');
    expect(winningSide('dice', lines('outlaw'))).toBe('outlaws');
    expect(winningSide('bang', lines('renegade'))).toBe('renegade');
    expect(winningSide('bang', lines('nobody'))).toBe('nobody');
  });

  test('alone at a table of three, where there is no Sheriff', () => {
    const lines = ['deputy', 'outlaw', 'renegade'].map((role) => ({ role, won: role === 'deputy' }));
    expect(winningSide('bang', lines)).toBe('lone-deputy');
  });

  test('alone where everybody plays for himself, whatever his role', () => {
    const lines = ['sheriff', 'deputy', 'outlaw', 'renegade'].map((role) => ({
      role,
      won: role === 'deputy',
      side: 'alone',
    }));
    expect(winningSide('bang', lines)).toBe('alone');
  });

  test('a side, though a Renegade who came back as a shadow won with it', () => {
    const lines = ['renegade', 'outlaw', 'sheriff', 'deputy'].map((role) => ({ role, won: role !== 'outlaw' }));
    expect(winningSide('bang', lines)).toBe('law');
  });

  test('alone, as the table shows it while it says what everybody wants', () => {
    const players = [player('ann', 'sheriff', 0), player('bob', 'outlaw', 2)];
    const view = { game: 'bang', players, winners: ['bob'], over: true } as unknown as View;
    expect(sideOf(view)).toBe('outlaws');
    expect(sideOf({ ...view, goal: 'bang-goals-last-one-in-play' } as View)).toBe('alone');
    const nobody = [player('ann', 'sheriff', 0), player('bob', 'outlaw', 0)];
    expect(sideOf({ ...view, players: nobody, goal: 'bang-goals-last-one-in-play' } as View)).toBe('outlaws');
  });

  test('a side of the Duel', () => {
    const lines = ['law', 'outlaw'].map((role) => ({ role, won: role === 'outlaw' }));
    expect(winningSide('duel', lines)).toBe('outlaws');
  });
});

describe('how they ended', () => {
  const players = [player('ann', 'sheriff', 0), player('bob', 'outlaw', 2), player('cy', 'deputy', 0)];
  const replay = game(
    players,
    ['bob'],
    [
      turn('ann'),
      { kind: 'lost_life', player: 'cy', cause: 'card/dynamite', life: 0 },
      { kind: 'eliminated', player: 'cy', role: 'deputy', killer: null },
      turn('bob'),
      { kind: 'lost_life', player: 'ann', cause: 'card/bang', source: 'bob', life: 0 },
      { kind: 'eliminated', player: 'ann', role: 'sheriff', killer: 'bob' },
    ],
  );
  const fates = fatesOf(replay, speakerOf(replay, 1));

  test('by whose hand, by what and when', () => {
    expect(fates.map((fate) => fate.ending)).toEqual([
      'Out in turn 2, by BOB (BANG!)',
      'Alive with 2 life points',
      'Out in turn 1: Dynamite',
    ]);
  });

  test('as a ghost, without life points', () => {
    const ghost = { ...player('dee', 'outlaw', 0), alive: true, ghost: true };
    const one = game([ghost], [], []);
    expect(fatesOf(one, speakerOf(one, 0))[0]!.ending).toBe('In the game as a ghost');
  });

  test('what it was for each of them', () => {
    expect([0, 1, 2].map((seat) => forMe(replay, fates, seat))).toEqual(['fallen', 'last-shot', 'fallen']);
  });
});

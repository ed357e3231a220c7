import { use } from '$lib/i18n.svelte';
import { plain } from '$lib/rich';
import type { BangView, GameEvent } from '$lib/wire';
import { describe, expect, it } from 'vitest';
import { read } from '../../../build-tools/words.ts';
import type { Scene } from '../scene';
import { goalFor, newGoal } from './new-goal';

use('en', read('en'));

const LAST_ONE = 'bang-goals-last-one-in-play';

function scene(role: string, goal = '', me = 0): Scene {
  const players = ['ann', 'bob', 'cal', 'dee'].map((name, seat) => ({ name, ...(seat === 0 ? { role } : {}) }));
  return {
    me,
    speaker: { game: 'bang', keys: players.map(({ name }) => name), names: ['Ann', 'Bob', 'Cal', 'Dee'], me },
    view: { game: 'bang', players, ...(goal ? { goal } : {}) } as unknown as BangView,
  } as unknown as Scene;
}

const goals: GameEvent = {
  kind: 'goals',
  goal: LAST_ONE,
  say: { id: 'log-bang-goals', args: { goal: { id: LAST_ONE } } },
};
const dealt = (player: string): GameEvent => ({
  kind: 'role_dealt',
  player,
  dealt_role: 'outlaw',
  say: { id: 'log-bang-role-dealt', args: { role: { id: 'role-outlaw' } } },
});

describe('what wins has changed', () => {
  it('for everybody: the line says it all', () => {
    const news = newGoal({ before: null, events: [{ kind: 'drew' }, goals] }, scene('deputy', LAST_ONE))!;
    expect(plain(news.line!.parts)).toBe('From now on: Be the last one in play.');
    expect(news.goal).toBe('');
  });

  it('for whom another role was dealt: he is told what that wants', () => {
    const news = newGoal({ before: null, events: [dealt('ann')] }, scene('outlaw'))!;
    expect(plain(news.line!.parts)).toBe('Your role is now: Outlaw.');
    expect(news.goal).toBe('Bring the Sheriff down.');
  });

  it('for a Renegade who has fallen, with the side that his card shows', () => {
    const { view, ...rest } = scene('renegade');
    const shadow = (id: string): BangView =>
      ({ ...view, shapes: [{ shape: 'counter', id, seat: 0, count: 1 }] }) as unknown as BangView;
    const news = newGoal({ events: [], before: shadow('shadow-renegade') }, { ...rest, view: shadow('shadow-deputy') });
    expect(news).toEqual({ line: null, goal: 'Win with the law: all Outlaws and Renegades must fall.' });
    const same = { events: [], before: shadow('shadow-deputy') };
    expect(newGoal(same, { ...rest, view: shadow('shadow-deputy') })).toBeNull();
    expect(goalFor(shadow('shadow-outlaw'), 'renegade', 0)).toBe('Win with the Outlaws: the Sheriff must fall.');
    expect(goalFor(shadow('shadow-outlaw'), 'renegade')).toContain('last one alive');
  });

  it('for nobody else, and not for whoever only looks on', () => {
    expect(newGoal({ before: null, events: [dealt('bob'), { kind: 'drew' }] }, scene('outlaw'))).toBeNull();
    expect(newGoal({ before: null, events: [goals] }, scene('outlaw', LAST_ONE, -1))).toBeNull();
  });
});

it('a role wants something else at a table of three, and nothing of its own where all want the same', () => {
  const { view } = scene('outlaw');
  expect(goalFor(view, 'outlaw')).toBe('Bring the Sheriff down.');
  expect(goalFor({ ...view, players: view.players.slice(0, 3) } as BangView, 'outlaw')).toBe(
    'Eliminate the Deputy yourself.',
  );
  const over = { ...view, players: view.players.slice(0, 3), deaths: ['bob'] } as BangView;
  expect(goalFor(over, 'outlaw')).toBe('Be the last one standing.');
  expect(goalFor({ ...view, goal: LAST_ONE } as BangView, 'outlaw')).toBe('What wins now: Be the last one in play.');
  expect(goalFor(view, '')).toBe('');
});

import { beforeEach, expect, test } from 'vitest';
import { listening, speak, speaker } from '../../tests/words';
import { fallenNote, ghostly } from './fallen';
import type { Scene } from './scene';

listening();
beforeEach(() => speak('en'));

const seen = (me: number): Scene => ({ me, speaker: speaker('dice', ['ann', 'bob'], me) }) as unknown as Scene;

test('a role that is not known is called so', () => {
  expect(fallenNote(seen(0), 1, '', 'ann')).toBe('Role unknown, beaten by you');
});

test('who fell by an arrow, or by his own hand, was beaten by nobody', () => {
  expect(fallenNote(seen(-1), 1, 'Outlaw', '')).toBe('Outlaw, out of the game');
  expect(fallenNote(seen(1), 1, 'Outlaw', 'bob')).toBe('Outlaw, out of the game');
  expect(fallenNote(seen(0), 1, 'Outlaw', 'ann')).toBe('Outlaw, beaten by you');
});

const back = (turn: string, variants: string[], laid: string[] = []): string[] => {
  const view = { game: 'bang', turn, players: [{}, { in_play: laid }] };
  const scene = { view, settings: { variants }, speaker: speaker('bang', ['ann', 'bob'], 0) } as unknown as Scene;
  const { spoken, tab } = ghostly(scene, 1);
  return [spoken, tab];
};

test('who comes back for his turn is called what brought him back calls him, and a ghost at any other time', () => {
  expect(back('bob', ['shadow-gunslingers'])).toEqual(['a shadow', 'Shadow']);
  expect(back('ann', ['shadow-gunslingers'])).toEqual(['a ghost', 'Ghost']);
  expect(back('bob', [])).toEqual(['a ghost', 'Ghost']);
});

test('whom a card in front of him keeps in the game is no shadow, in his own turn either', () => {
  expect(back('bob', ['shadow-gunslingers'], ['barrel@QS', 'ghost@9S'])).toEqual(['a ghost', 'Ghost']);
  expect(back('bob', ['shadow-gunslingers'], ['railcar/ghost-car'])).toEqual(['a ghost', 'Ghost']);
  expect(back('bob', ['shadow-gunslingers'], ['barrel@QS'])).toEqual(['a shadow', 'Shadow']);
});

import type { Message, Play } from '$lib/wire';
import { expect, test } from 'vitest';
import { asPuzzle } from './solving.svelte';

const message = (id: string): Message => ({ id, args: {} });
const asks = (kind: string): Play =>
  ({ kind, question: { icon: '', tone: 'act', ask: message('ask'), why: [message('why')] } }) as unknown as Play;
const why = (play: Play): (string | undefined)[] => play.question!.why!.map(({ id }) => id);

test('a turn in a puzzle asks for the best move, and any other question does so too', () => {
  expect(why(asPuzzle(asks('play')))).toEqual(['puzzle-ask']);
  expect(why(asPuzzle(asks('defend')))).toEqual(['why', 'puzzle-ask']);
  expect(why(asks('play'))).toEqual(['why']);
});

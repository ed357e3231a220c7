import { expect, test } from 'vitest';
import { beside } from './place';

const window = { width: 1440, height: 900 };
const prompt = { left: 40, right: 1100, top: 600, bottom: 680 };
const box = (left: number, top: number, width = 100, height = 150) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test('what explains a card of the hand stands over the plank, whose buttons stay in sight', () => {
  expect(beside(box(700, 720), { width: 380, height: 240 }, window, prompt)).toEqual({ x: 560, y: 346 });
});

test('what explains a pile in the middle stands over it, or beside it where there is no room', () => {
  expect(beside(box(500, 320), { width: 400, height: 240 }, window, prompt)).toEqual({ x: 350, y: 66 });
  expect(beside(box(500, 220), { width: 400, height: 240 }, window, prompt)).toEqual({ x: 614, y: 220 });
});

test('what is too high for any place is seen whole, whatever it covers', () => {
  expect(beside(box(500, 320), { width: 400, height: 860 }, window, prompt)).toEqual({ x: 614, y: 26 });
  expect(beside(box(10, 10), { width: 1400, height: 880 }, window, prompt)).toEqual({ x: 14, y: 14 });
});

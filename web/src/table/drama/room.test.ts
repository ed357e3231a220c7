import { expect, test } from 'vitest';
import { bareIn, formIn, roomIn, type Box } from './room';

const box = (left: number, top: number, wide: number, high: number): Box => ({
  left,
  top,
  right: left + wide,
  bottom: top + high,
});
const WITHIN = box(0, 0, 1000, 600);
const MIDDLE = box(400, 250, 200, 100);

test('the stage stands between the seats beside, above and below the middle', () => {
  const seats = [box(0, 220, 200, 150), box(820, 220, 180, 150), box(300, 0, 200, 100), box(0, 0, 150, 100)];
  expect(roomIn(MIDDLE, seats, WITHIN)).toEqual({ x: 510, y: 350, wide: 604, high: 484 });
});

test('without seats it has the whole table', () => {
  expect(roomIn(MIDDLE, [], WITHIN)).toEqual({ x: 500, y: 300, wide: 984, high: 584 });
});

test('between two rows of seats it stands upright, and covers none', () => {
  const rows = [box(0, 100, 120, 180), box(280, 100, 120, 180), box(0, 330, 120, 180), box(280, 330, 120, 180)];
  const { x, wide, high } = roomIn(box(150, 290, 100, 30), rows, box(0, 0, 400, 600));
  expect([x, wide]).toEqual([200, 144]);
  expect(high).toBeGreaterThan(300);
});

test('on a lying phone it stands below the seats and beside the question', () => {
  const row = [box(80, 10, 150, 90), box(250, 10, 150, 90), box(420, 10, 150, 90)];
  const question = box(300, 120, 300, 110);
  const room = roomIn(box(80, 120, 200, 110), [...row, question], box(60, 0, 540, 240));
  expect(room).toEqual({ x: 180, y: 170, wide: 224, high: 124 });
  expect(formIn(room)).toBe('low');
});

test('without faces the words go beside the card where it is low, and nowhere where it is narrow', () => {
  const form = (wide: number, high: number) => bareIn({ x: 0, y: 0, wide, high });
  expect([form(400, 300), form(400, 120), form(60, 300)]).toEqual(['bare', 'beside', 'lone']);
});

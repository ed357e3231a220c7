import { expect, test } from 'vitest';
import { bits, ended, euphonic, mark, parts, plain } from './rich';

test('marked names are parts of their own', () => {
  const text = `${mark({ seat: 2 }, 'Ann')} plays ${mark({ card: 'bang@4C' }, 'BANG! 4♣')}.`;
  expect(parts(text)).toEqual([
    { text: 'Ann', ref: { seat: 2 } },
    { text: ' plays ' },
    { text: 'BANG! 4♣', ref: { card: 'bang@4C' } },
    { text: '.' },
  ]);
  expect(plain(parts(text))).toBe('Ann plays BANG! 4♣.');
});

test('text without marks is one part, and nothing is none', () => {
  expect(parts('Ann')).toEqual([{ text: 'Ann' }]);
  expect(parts('')).toEqual([]);
});

test('a text becomes a sentence, once', () => {
  expect(ended('Draw 2 cards')).toBe('Draw 2 cards.');
  expect(['BANG!', 'Who?', 'He rests.', 'Wait…'].map(ended)).toEqual(['BANG!', 'Who?', 'He rests.', 'Wait…']);
});

test('suits are cut out of a text, with their ranks', () => {
  expect(bits('BANG! 10♥')).toEqual([
    { text: 'BANG! ', suit: '' },
    { text: '10♥', suit: 'H' },
  ]);
  expect(bits('♠, Q♦ or 2♣').map((bit) => bit.suit)).toEqual(['S', '', 'D', '', 'C']);
  expect(bits('Barrel')).toEqual([{ text: 'Barrel', suit: '' }]);
});

test('a and e change before their own vowel', () => {
  const said = (text: string): string => plain(parts(euphonic(text)));
  expect(said(`Ann spara a ${mark({ seat: 1 }, 'Amos')}.`)).toBe('Ann spara ad Amos.');
  expect(said(`Panico e ${mark({ thing: 'general-store' }, 'Emporio')}`)).toBe('Panico ed Emporio');
  expect(said('A Anna, a Emma e a Bob')).toBe('Ad Anna, a Emma e a Bob');
  expect(said('La casa è aperta')).toBe('La casa è aperta');
});

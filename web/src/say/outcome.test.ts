import { beforeEach, describe, expect, test } from 'vitest';
import { plain } from '$lib/rich';
import type { GameEvent } from '$lib/wire';
import { listening, speak, speaker } from '../../tests/words';
import * as bang from './bang';
import * as duel from './duel';
import { outcome } from './outcome';

listening();

const flipped = (about: string, ...cards: string[]): GameEvent => ({
  kind: 'flipped',
  player: 'ann',
  cards: cards.length ? cards : ['beer@6H'],
  about,
});
const revealed = (about: string): GameEvent => ({ kind: 'revealed', deck: 'law', cards: ['colt@law-dynamite'], about });
const use = (thing: string): GameEvent => ({ kind: 'used', player: 'ann', thing });
const cancelled = { kind: 'cancelled', player: 'bob', target: 'ann', cause: 'bang' };
const avoided = { kind: 'avoided', player: 'outlaw', target: 'law', character: 'jango', cause: 'colt' };
const hit = { kind: 'lost_life', player: 'ann', amount: 1, life: 2, source: 'bob', cause: 'bang' };
const missed = { kind: 'played', player: 'ann', card: 'missed@3S' };
const discarded = { kind: 'discarded', player: 'ann', card: 'jail@JS', in_play: true };
const reshuffled = { kind: 'reshuffled', count: 12 };
const drew = { kind: 'drew', player: 'ann', count: 2 };
const turn = (player: string): GameEvent => ({ kind: 'turn', player });

describe('what came of a card that was turned over', () => {
  const came = (event: GameEvent, after: GameEvent[], before: GameEvent[] = []) =>
    outcome(event, [...before, event, ...after]);

  test('by rule: all is well unless something happens', () => {
    expect(came(flipped('jail'), [discarded, { kind: 'jailed', player: 'ann' }])).toBe('hurt');
    expect(came(flipped('jail'), [discarded])).toBe('good');
    expect(came(flipped('jail'), [discarded, drew])).toBe('good');
    expect(came(flipped('dynamite'), [{ kind: 'exploded', player: 'ann' }])).toBe('hurt');
    expect(came(revealed('dynamite'), [{ kind: 'passed_on', player: 'law' }])).toBe('good');
    expect(came(revealed('rattlesnake'), [reshuffled, { kind: 'lost_life', cause: 'rattlesnake' }])).toBe('hurt');
    expect(came(revealed('rattlesnake'), [drew])).toBe('good');
    expect(came(flipped('vendetta'), [turn('ann')])).toBe('good');
    expect(came(flipped('vendetta'), [turn('bob')])).toBe('hurt');
  });

  test('by choice: whoever fails may try something else', () => {
    expect(came(revealed('sid-curry'), [avoided], [use('sid-curry')])).toBe('good');
    expect(came(revealed('barrel'), [hit], [use('barrel'), reshuffled])).toBe('hurt');
    expect(came(revealed('barrel'), [missed, avoided], [use('barrel')])).toBe('');
  });

  test('by choice, against a shot: one success ends it or it does not', () => {
    const tried = (missing: number, ...after: GameEvent[]) =>
      came(flipped('barrel'), after, [{ kind: 'shot', player: 'bob', target: 'ann', missing }, use('barrel')]);
    expect(tried(1, cancelled)).toBe('good');
    expect(tried(1, hit)).toBe('hurt');
    expect(tried(1, missed, cancelled)).toBe('hurt');
    expect(tried(1)).toBe('hurt');
    expect(tried(2, cancelled)).toBe('good');
    expect(tried(2, missed, cancelled)).toBe('');
    expect(tried(2, hit)).toBe('');
  });

  test('is open until something follows', () => {
    expect(came(revealed('barrel'), [], [use('barrel')])).toBe('');
    expect(came(revealed('rattlesnake'), [reshuffled])).toBe('');
  });

  test('of several only the one that counts', () => {
    const two = flipped('barrel', 'beer@6H', 'bang@4C');
    const counted = { kind: 'counted', player: 'ann', card: 'bang@4C', about: 'barrel' };
    expect(came(two, [counted, hit], [use('barrel')])).toBe('');
    expect(came(counted, [hit], [use('barrel'), two])).toBe('hurt');
    expect(came(counted, [], [use('barrel'), two])).toBe('');
  });
});

describe('is told in the log', () => {
  const ann = speaker('bang', ['ann', 'bob'], -1);
  const law = speaker('duel', ['law', 'outlaw'], -1);
  const drawn = (...after: GameEvent[]) => {
    const event = flipped('barrel');
    return plain(bang.line(event, ann, [use('barrel'), event, ...after])?.parts ?? []);
  };
  const shown = (...after: GameEvent[]) => {
    const event = revealed('barrel');
    return plain(duel.line(event, law, [use('barrel'), event, ...after])?.parts ?? []);
  };

  describe.each([
    ['en', 'Barrel: Ann turns up 6♥', ' – lucky!', ' – no luck.', 'Barrel: the deck shows Colt (dynamite)'],
    ['de', 'Fass: Ann deckt 6♥ auf', ' – Glück gehabt!', ' – Pech gehabt.', 'Fass: Der Stapel zeigt Colt (Dynamit)'],
    ['it', 'Barile: Ann gira 6♥', ' – è andata bene!', ' – è andata male.', 'Barile: il mazzo mostra Colt (dinamite)'],
  ] as const)('in %s', (language, draws, good, hurt, reveals) => {
    beforeEach(() => speak(language));

    test('of BANG! and of the Duel', () => {
      expect([drawn(cancelled), drawn(hit), drawn()]).toEqual([draws + good, draws + hurt, `${draws}.`]);
      expect([shown(avoided), shown(hit), shown()]).toEqual([reveals + good, reveals + hurt, `${reveals}.`]);
    });
  });
});

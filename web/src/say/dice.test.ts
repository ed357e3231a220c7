import { beforeEach, describe, expect, test } from 'vitest';
import { LANGUAGES } from '$lib/i18n.svelte';
import { plain } from '$lib/rich';
import type { GameEvent, Play } from '$lib/wire';
import { listening, moments, speak, speaker, stand, words } from '../../tests/words';
import * as dice from './dice';
import { KINDS as EVENTS } from './dice/lines';
import { KINDS as DECISIONS } from './dice/questions';
import type { Aim, Speaker } from './types';

const { moments: all } = moments('dice');
const seenBy = (me: number): Speaker => speaker('dice', ['ann', 'bob', 'cal', 'dee'], me);

/** The verbs on whoever can be chosen. */
function aims(play: Play, to: Speaker): Aim[] {
  return (play.options ?? []).flatMap((option) => {
    const seat = to.keys.indexOf(option.target?.[0] ?? option.thing?.[0] ?? '');
    return seat < 0 ? [] : [dice.aimLabel([option], seat, play, to)];
  });
}

listening();
stand({ ...dice, game: 'dice', aims, events: EVENTS, silent: [], decisions: DECISIONS });

test('all four abilities ask', () => {
  const about = all.filter(({ play }) => play.kind === 'ability').map(({ play }) => play.about);
  expect([...new Set(about)].sort()).toEqual(['bart-cassidy', 'kit-carlson', 'pedro-ramirez', 'sid-ketchum']);
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeEach(() => speak(language));

  test('faces have names to be read and to be heard', () => {
    for (const face of ['arrow', 'dynamite', 'one', 'two', 'beer', 'gatling']) {
      words(dice.cardName(face));
      words(dice.spokenCard(face));
      words(dice.diceName([face, 'beer', face]));
    }
  });
});

describe('in words', () => {
  beforeEach(() => speak('en'));

  const said = (event: GameEvent, me: number): string => plain(dice.line(event, seenBy(me))?.parts ?? []);

  test('the reader is addressed', () => {
    const aimed = { kind: 'aimed', player: 'ann', target: 'bob', points: 1, die: 1 };
    expect(said(aimed, 0)).toBe('You shoot at Bob.');
    expect(said(aimed, 1)).toBe('Ann shoots at you.');
    expect(said(aimed, -1)).toBe('Ann shoots at Bob.');
  });

  test('the Renegade has the name of this game', () => {
    speak('de');
    const eliminated = { kind: 'eliminated', player: 'bob', role: 'renegade', killer: null };
    expect(said(eliminated, 0)).toBe('Bob beißt ins Gras. Die Rolle: Gesetzloser.');
  });

  test('dice are counted', () => {
    const faces = ['arrow', 'one', 'arrow', 'beer', 'gatling'];
    const rolled = { kind: 'rolled', player: 'ann', dice: [1, 2, 3, 4, 5], faces, rerolls_left: 2 };
    expect(said(rolled, 0)).toBe('You roll 2 arrows, a one, a beer and a Gatling.');
    expect(said({ ...rolled, dice: [2, 4] }, 1)).toBe('Ann rolls 2 dice again: a one and a beer.');
  });

  test('dice, faces and characters have names', () => {
    expect(dice.cardName('3')).toBe('Die 3');
    expect(dice.cardName('beer')).toBe('Beer');
    expect(dice.cardName('slab-the-killer')).toBe('Slab the Killer');
  });

  test('a beer of one’s own is drunk', () => {
    expect(said({ kind: 'beer', player: 'ann', target: 'ann', die: 1 }, 1)).toBe('Ann drinks a beer.');
    expect(said({ kind: 'beer', player: 'ann', target: 'bob', die: 1 }, 1)).toBe('Ann buys you a beer.');
  });

  test('an unknown kind is no accident', () => {
    expect(said({ kind: 'fell_asleep', player: 'ann' }, 0)).toBe('Something happens: fell asleep.');
    const play = { ...all[0]!.play, kind: 'ability', about: 'nobody', asked: 0, options: [] };
    expect(plain(dice.question(play, seenBy(0)).ask)).toBe('Your choice');
    expect(plain(dice.question({ ...play, kind: 'nap' }, seenBy(0)).ask)).toBe('Your choice');
    expect(plain(dice.optionLabel({ text: 'nap', verb: 'nap' }, play, seenBy(0)))).toBe('Choose nap');
  });

  test('the numbers are those of the game', () => {
    const events = [
      { kind: 'gatling', player: 'ann' },
      { kind: 'lost_life', player: 'bob', amount: 1, life: 7, cause: 'gatling', source: 'ann' },
      { kind: 'indians' },
      { kind: 'lost_life', player: 'bob', amount: 3, life: 4, cause: 'indians', source: null },
    ];
    const found = dice.numbers(events, seenBy(1));
    expect([found.gatlings, found.hits, found.lost, found.indians]).toEqual([1, 1, 4, 1]);
    expect([found.mine.hits, found.mine.lost]).toEqual([0, 4]);
    expect(found.seats[0]?.hits).toBe(1);
  });
});

import { plain } from '$lib/rich';
import type { BangView, OptionInfo, Play, QuestionInfo, StepsInfo } from '$lib/wire';
import { question } from '$say/told';
import { beforeEach, describe, expect, test } from 'vitest';
import { listening, speak, speaker } from '../../tests/words';
import { choose } from './choose';
import { isFromHand, nextQuestion, nextStep } from './prompt';
import type { Scene } from './scene';

type Game = 'bang' | 'dice' | 'duel';

const ASKED: QuestionInfo = {
  icon: 'card/indians',
  tone: 'react',
  ask: { id: 'ask-unknown' },
  why: [{ id: 'ask-unknown-why', args: { who: 'p:0' } }],
};

/** A player who is asked, with these options, and has picked something. */
function choosing(game: Game, tone: QuestionInfo['tone'], options: OptionInfo[], ...picked: string[]): Scene {
  const view = { game, players: [] } as unknown as BangView;
  return {
    view,
    speaker: speaker(game, game === 'duel' ? ['law', 'outlaw'] : ['ann', 'bob'], 0),
    play: { asked: 0, kind: 'play', about: '', view, question: { ...ASKED, tone } } as unknown as Play,
    events: [],
    options,
    choice: choose(options, picked),
  } as unknown as Scene;
}

const option = (verb: string, thing: string, more: Partial<OptionInfo> = {}): OptionInfo => ({
  text: '',
  verb,
  thing: [thing],
  ...more,
});

describe('while something is picked', () => {
  listening();
  beforeEach(() => speak('en'));

  test('who shoots is told how far his weapon reaches, if the server says that it matters', () => {
    const reach = { id: 'ask-bang-weapon-reaches', args: { weapon: 't:card/schofield', reach: 2 } };
    const said = (steps: StepsInfo): string => {
      const short = { id: 'ask-it', args: { what: 'c:bang@2C' } };
      const shot = option('play', 'bang@2C', { target: ['bob'], aim: 'shoot', short, steps });
      return plain(nextQuestion(choosing('bang', 'act', [shot, option('end', '')], 'bang@2C'))!.why);
    };
    expect(said({ reach })).toBe('Your Schofield reaches 2.');
    expect(said({})).toBe('BANG! 2♣');
  });

  test.each([
    ['bang', 'discard', 'beer@6H'],
    ['duel', 'discard', 'colt@law-snake'],
    ['dice', 'reroll', '2'],
  ] as const)('tone and sign stay those of the question in %s', (game, verb, thing) => {
    const now = choosing(game, 'react', [option(verb, thing), option(verb, 'another')], thing);
    const { tone, icon } = question(now.play, now.speaker);
    expect(nextQuestion(now)).toMatchObject({ tone, icon });
  });

  test('an answer goes on saying who attacks and what is at stake', () => {
    const now = choosing('bang', 'react', [option('play', 'bang@KH')], 'bang@KH');
    expect(nextQuestion(now)).toEqual(question(now.play, now.speaker));
  });

  describe('in one’s own turn', () => {
    const turn = (options: OptionInfo[], ...picked: string[]): Scene => choosing('bang', 'act', options, ...picked);
    const why = (options: OptionInfo[], ...picked: string[]): string =>
      plain(nextQuestion(turn(options, ...picked))!.why);

    test('a card says what it does, with one full stop', () => {
      const does = (card: string): string => {
        const steps = { does: { id: `bang-card-${card.split('@')[0]}.line` } };
        return why([option('play', card, { steps })], card);
      };
      expect(does('beer@6H')).toBe('Regain 1 life.');
      expect(does('volcanic@10S')).toBe('Any number of BANG!');
    });

    test('what is said while picking is said with the first of the options that say it', () => {
      const steps = { target: { id: 'ask-bang-target', args: { verb: 'v:card/bang', what: 'c:bang@KH' } } };
      const options = [
        option('play', 'bang@KH', { steps, target: ['bob'] }),
        option('play', 'bang@KH', { target: ['carl'] }),
        option('play', 'bang@QH', { steps: {}, target: ['bob'] }),
      ];
      const ask = (...picked: string[]): string => plain(nextQuestion(turn(options, ...picked))!.ask);
      expect(ask('bang@KH')).toBe('Whom do you shoot?');
      expect(ask('bang@QH')).toBe('Your choice');
    });

    test('a card that can be put to two uses is asked about by the one that goes on', () => {
      const steps = { target: { id: 'ask-pay' } };
      const options = [
        option('reload', 'bang@KH', { steps: {} }),
        option('play', 'bang@KH', { steps, target: ['bob'] }),
      ];
      expect(plain(nextQuestion(turn(options, 'bang@KH'))!.ask)).toBe('Which card do you pay with?');
    });

    test('a price is asked for before a target', () => {
      const brawl = option('play', 'brawl@JS', { paid: ['beer@6H'], target: ['bob.hand'] });
      const step = (...picked: string[]) => nextStep(turn([brawl], ...picked));
      expect([step(), step('brawl@JS'), step('brawl@JS', 'beer@6H')]).toEqual([null, 'pay', 'target']);
    });

    test('once all is picked the move is told as its option has it', () => {
      const label = { id: 'ask-bang-do-use-on', args: { what: 't:character/jose-delgado', whom: 'p:1' } };
      const all = option('use', 'character/jose-delgado', { paid: ['barrel@AC'], target: ['bob'], label });
      const other = option('use', 'character/jose-delgado', { paid: ['barrel@AC'], target: ['carl'], label });
      const picked = ['use:character/jose-delgado', 'barrel@AC', 'bob'];
      expect(why([all, other, { text: 'end', verb: 'end' }], ...picked)).toBe('Use José Delgado on Bob');
    });

    test('a move that could be made as it is is told, while more may be picked', () => {
      const label = (id: string) => ({ label: { id: 'ask-bang-do-discard', args: { card: `c:${id}` } } });
      const [one, two] = ['beer@6H', 'bang@2C'];
      const options = [
        option('discard', one, label(one)),
        { ...option('discard', one, label(two)), thing: [one, two] },
      ];
      expect(why(options, one)).toBe('Discard Beer 6♥');
    });

    test('only what came from the hand is put back', () => {
      const delgado = option('use', 'character/jose-delgado', { paid: ['barrel@AC'] });
      const isBack = (...picked: string[]) => isFromHand(turn([delgado], ...picked));
      expect(isBack('use:character/jose-delgado')).toBe(false);
      expect(isBack('use:character/jose-delgado', 'barrel@AC')).toBe(true);
      expect(isFromHand(turn([option('choose', 'bob.barrel')], 'bob.barrel'))).toBe(false);
    });
  });

  test('dice that are picked are to be rolled again', () => {
    const steps = { more: { id: 'ask-dice-more' } };
    const rolls = [['1'], ['2'], ['1', '2']].map((dice) => ({ ...option('reroll', '1', { steps }), thing: dice }));
    expect(plain(nextQuestion(choosing('dice', 'act', rolls, '1'))!.ask)).toBe('Roll these again?');
  });
});

import type { DuelSide, DuelView, OptionInfo, Play } from '$lib/wire';
import { describe, expect, it } from 'vitest';
import { choose } from '../choose';
import { isMyTurn, type Scene } from '../scene';
import { backs, choosesAside, hiddenAside, kit } from './faces';

const fighter = (character: string, ...equipment: string[]) => ({ character, life: 3, max_life: 4, equipment });
const law: DuelSide = {
  name: 'law',
  ac: fighter('jango', 'clock@law-barrel', 'barrel@law-snake'),
  rc: fighter('wyatt-ear', 'barrel@law-snake'),
  reserve_count: 2,
  hand_count: 1,
  hand_backs: { law: 1, outlaw: 0 },
  hand: ['colt@law-dynamite'],
};
const outlaw: DuelSide = {
  name: 'outlaw',
  ac: fighter('slim-poet', 'hat@law-snake'),
  rc: null,
  reserve_count: 0,
  hand_count: 3,
  hand_backs: { law: 1, outlaw: 2 },
  hand: ['missed@law-barrel'],
};

const option = (verb: string, thing: string, ...target: string[]): OptionInfo => ({
  text: '',
  verb,
  thing: [thing],
  target,
});

/** Only the part of a scene that is used. */
function scene(
  options: OptionInfo[],
  picked: string[] = [],
  view: Partial<DuelView> = {},
  about = '',
  shot = '',
): Scene {
  const events = shot ? [{ kind: 'shot', player: 'outlaw', target: 'law', character: shot, cause: about }] : [];
  const whole = { game: 'duel', players: [law, outlaw], turn: 'law', phase: 'play', over: false, ...view } as DuelView;
  return {
    view: whole,
    me: 0,
    speaker: { game: 'duel', keys: ['law', 'outlaw'], names: ['Ruth', 'Hanne'], me: 0 },
    play: { asked: 0, about, kind: 'play' } as Play,
    events,
    options,
    choice: choose(options, picked),
    isMyTurn: isMyTurn(options, 'play'),
  } as unknown as Scene;
}

describe('what lies with a character', () => {
  it('is aimed at by its place, also with whoever is left alone', () => {
    const now = scene([option('play', 'stealing@law-snake', 'outlaw.rc.hat')], ['stealing@law-snake']);
    expect(kit(now, 1, 'ac')).toEqual([{ card: 'hat@law-snake', token: 'outlaw.rc.hat', light: 'open', how: 'aim' }]);
  });

  it('is held when it is one’s own to reload', () => {
    const [clock, barrel] = kit(scene([option('reload', 'clock@law-barrel')]), 0, 'ac');
    expect(clock).toMatchObject({ token: 'clock@law-barrel', light: 'open', how: 'hold' });
    expect(barrel).toMatchObject({ light: '' });
  });

  it('is used by the one under fire, if both have it', () => {
    const now = scene([option('use', 'card/barrel')], [], {}, 'colt', 'wyatt-ear');
    expect(kit(now, 0, 'rc')[0]).toMatchObject({ token: 'use:card/barrel', light: 'open', how: 'hold' });
    expect(kit(now, 0, 'ac')[1]).toMatchObject({ light: '' });
  });
});

describe('a hand from outside', () => {
  it('is told apart by its backs', () => {
    const now = scene([option('play', 'stealing@law-snake', 'outlaw.hand@law')], ['stealing@law-snake']);
    expect(backs(now, 1)).toEqual([
      { back: 'law', count: 1, hidden: 0, known: ['missed@law-barrel'], token: 'outlaw.hand@law' },
      { back: 'outlaw', count: 2, hidden: 2, known: [], token: null },
    ]);
  });

  it('is one where the backs are alike', () => {
    const now = scene([option('choose', 'outlaw.hand')]);
    expect(backs(now, 1).map((each) => each.token)).toEqual(['outlaw.hand', 'outlaw.hand']);
  });
});

describe('cards in the middle', () => {
  it('show the backs of those that are not seen', () => {
    const view = { aside: ['colt@law-dynamite'], aside_backs: ['outlaw', 'law', 'law'] } as unknown as DuelView;
    expect(hiddenAside(view)).toEqual(['outlaw', 'law']);
  });

  it('are meant, and not the same card in the hand', () => {
    const aside: Partial<DuelView> = { aside: ['colt@law-dynamite', 'hat@law-snake'] };
    expect(choosesAside(scene([option('choose', 'colt@law-dynamite')], [], aside))).toBe(true);
    expect(choosesAside(scene([option('play', 'colt@law-dynamite')]))).toBe(false);
  });
});

import type { GameEvent, Play } from '$lib/wire';
import { describe, expect, it } from 'vitest';
import { actsOf, isPending, turnedTo, type Act } from './acts';

const play = (asked: number | null, about = '', kind = 'defend'): Play => ({ asked, about, kind }) as unknown as Play;
const line = (id: string): GameEvent['say'] => ({ id });
const shot = (at: number, card?: string): GameEvent => ({
  kind: 'shot',
  stage: { do: 'attack', by: 0, at, thing: 'card/bang', ...(card ? { card } : {}) },
});
const hit = (at: number, thing = 'card/bang'): GameEvent => ({
  kind: 'lost_life',
  say: line('lost'),
  stage: { do: 'outcome', at, thing, tone: 'hurt', stamp: { id: 'stage-hit' } },
});
const missed = (by: number): GameEvent => ({
  kind: 'played',
  say: line('missed'),
  stage: { do: 'answer', by, thing: 'card/missed', card: 'missed@4C' },
});
const dodged = (at: number): GameEvent => ({
  kind: 'cancelled',
  stage: { do: 'outcome', at, thing: 'card/bang', tone: 'good', stamp: { id: 'stage-dodged' } },
});
const last = (events: GameEvent[], from: Act | null = null): Act => actsOf(from, events).at(-1)!;

describe('an attack', () => {
  const declared = last([{ kind: 'played', say: line('played') }, shot(1, 'bang@4C')]);

  it('stands there with the card and the line that told it, until it is answered', () => {
    expect(declared).toMatchObject({ by: 0, at: 1, card: 'bang@4C', line: { id: 'played' }, stamp: null });
    expect(isPending(declared, play(1, 'card/bang'))).toBe(true);
    expect(isPending(declared, play(0, '', 'play'))).toBe(false);
    expect(isPending(declared, play(null))).toBe(false);
  });

  it('is told by what was played on somebody, though it was paid for after that', () => {
    const played: GameEvent = { kind: 'played', say: line('springfield'), target: 'bo' };
    const paid: GameEvent = { kind: 'discarded', say: line('discarded') };
    expect(last([played, paid, shot(1)])).toMatchObject({ line: { id: 'springfield' } });
  });

  it('is answered, and a stamp says how it came out', () => {
    const acts = actsOf(declared, [missed(1), dodged(1)]);
    expect(acts.map((act) => act.answers.length)).toEqual([1, 1]);
    expect(acts.at(-1)).toMatchObject({ stamp: { id: 'stage-dodged' }, tone: 'good', struck: 1 });
    expect(last([hit(1)], declared)).toMatchObject({ stamp: { id: 'stage-hit' }, line: { id: 'lost' } });
  });

  it('is not answered by somebody who has nothing to do with it', () => {
    expect(actsOf(declared, [missed(3)])).toEqual([]);
    expect(actsOf(null, [missed(1), hit(1)])).toEqual([]);
  });

  it('goes round with the card that was shown at first', () => {
    const next = last([hit(1), shot(2)], declared);
    expect(next).toMatchObject({ at: 2, card: 'bang@4C', stamp: null, answers: [] });
  });
});

describe('what is asked of everybody', () => {
  const indians = last([{ kind: 'played', stage: { do: 'attack', by: 0, thing: 'card/indians', card: 'indians@KD' } }]);

  it('turns to whoever is asked', () => {
    const first = turnedTo(indians, play(1, 'card/indians', 'give-up'));
    expect(first.at).toBe(1);
    const answered = last([missed(1)], first);
    expect(turnedTo(answered, play(2, 'card/indians', 'give-up'))).toMatchObject({ at: 2, answers: [] });
    expect(turnedTo(answered, play(0, '', 'play'))).toBe(answered);
  });
});

describe('a duel', () => {
  const duel = last([{ kind: 'played', stage: { do: 'attack', by: 0, at: 1, thing: 'card/duel', card: 'duel@QD' } }]);

  it('alternates, and the challenger may lose it', () => {
    const both = last([missed(1), missed(0), missed(1)], duel);
    expect(both.answers.map(({ by }) => by)).toEqual([1, 0, 1]);
    expect(turnedTo(both, play(0, 'card/duel', 'give-up'))).toBe(both);
    expect(last([hit(0, 'card/duel')], both)).toMatchObject({ by: 0, at: 1, struck: 0 });
  });
});

describe('dice', () => {
  it('are rolled by somebody, and each does something to somebody', () => {
    const rolled = last([{ kind: 'rolled', faces: ['two', 'beer'], dice: [1], stage: { do: 'roll', by: 2 } }]);
    expect(rolled).toMatchObject({ sort: 'roll', by: 2, dice: ['two', 'beer'], fresh: [1] });
    const aimed: GameEvent = { kind: 'aimed', stage: { do: 'attack', by: 2, at: 0, die: 1 } };
    expect(actsOf(rolled, [aimed], ['two', 'beer']).at(-1)).toMatchObject({ thing: 'face/two', at: 0 });
  });

  it('may hit by themselves', () => {
    const blown: GameEvent = {
      kind: 'lost_life',
      stage: { do: 'outcome', at: 1, thing: 'face/dynamite', tone: 'hurt', alone: true, stamp: { id: 'stage-hit' } },
    };
    expect(last([blown])).toMatchObject({ thing: 'face/dynamite', at: 1, by: -1, struck: 1 });
  });
});

describe('a death', () => {
  it('shows the role, and what it is worth', () => {
    const fell: GameEvent = { kind: 'eliminated', stage: { do: 'death', at: 2, by: 0, thing: 'role/outlaw' } };
    const paid: GameEvent = {
      kind: 'rewarded',
      say: line('reward'),
      stage: { do: 'bounty', by: 0, at: 2, tone: 'good' },
    };
    const drew: GameEvent = { kind: 'drew', say: line('drew'), stage: { do: 'bounty', by: 0, cards: 3 } };
    expect(last([fell, paid, drew])).toMatchObject({ sort: 'death', at: 2, by: 0, line: { id: 'reward' }, drawn: 3 });
    expect(last([fell])).toMatchObject({ sort: 'death', at: 2, by: 0, thing: 'role/outlaw' });
    expect(last([fell, paid])).toMatchObject({ sort: 'death', line: { id: 'reward' }, tone: 'good' });
  });
});

/** A whole Duel, told in a few lines and numbers. */
import { t } from '$lib/i18n.svelte';
import type { GameEvent } from '$lib/wire';
import { Facts, NOBODY, player, told, you } from '../shared';
import { pickMoments, type Moment } from '../moments';
import { tally, type Tallied } from '../tally';
import type { Args, Line, Speaker } from '../types';
import { line } from './lines';
import { card, cause, named, subject, thing } from './names';

/** What weighs how much in a story; 0 and less only fills it up. */
const WEIGHTS: Record<string, number> = { over: 100, healed: -1, avoided: -2, lost_life: -3 };
const FELL = 90;
const LAST = 70;
const EXPLODED = 65;
const OPENING = 60;
const FIRST_BLOOD = 50;

/** A game while its story is put together. */
class Story {
  readonly characters = [0, 0]; // how many each side has
  readonly inPlay: string[][] = [[], []];
  readonly moments: Moment[] = [];
  readonly hurtBy = new Map<string, string>();
  at = 0;

  constructor(readonly to: Speaker) {}

  add(weight: number, line: Line | null): void {
    if (line) this.moments.push({ at: this.at, weight, line });
  }

  who(seat: number): Args {
    return { who: player(this.to, seat), you: you(this.to, seat) };
  }
}

type Follow = (s: Story, f: Facts, event: GameEvent) => void;

const looked: Follow = (s, f) => {
  s.characters[f.seat('player')] = f.number('count');
};

/** The first two who come to the front open the duel. */
const entered: Follow = (s, f) => {
  s.inPlay[f.seat('player')]?.push(f.word('character'));
  const [law, outlaw] = s.inPlay;
  const [first, ...others] = [...(law ?? []), ...(outlaw ?? [])];
  if (!first || others.length !== 1 || !law?.[0] || !outlaw?.[0]) return;
  s.add(OPENING, told('duel', '', 'log-duel-story-opening', { law: thing(law[0]), outlaw: thing(outlaw[0]) }));
};

const lostLife: Follow = (s, f, event) => {
  const character = f.word('character');
  const by = f.word('cause');
  if (s.hurtBy.size === 0) {
    const args = { ...subject(character), cause: cause(by) };
    s.add(FIRST_BLOOD, told('broken-heart', 'hurt', 'log-duel-story-first-blood', args));
  } else s.add(WEIGHTS.lost_life ?? 0, line(event, s.to));
  s.hurtBy.set(character, by);
};

const eliminated: Follow = (s, f, event) => {
  const seat = f.seat('player');
  const character = f.word('character');
  const args = { ...s.who(seat), character: thing(character), cause: cause(s.hurtBy.get(character) ?? '') };
  const known = s.hurtBy.has(character);
  s.add(FELL, known ? told('tombstone', 'hurt', 'log-duel-story-fell', args) : line(event, s.to));
  s.inPlay[seat] = (s.inPlay[seat] ?? []).filter((each) => each !== character);
  s.characters[seat] = (s.characters[seat] ?? 0) - 1;
  const [last] = s.inPlay[seat];
  if (s.characters[seat] === 1 && last) {
    s.add(LAST, told('western-hat', 'turn', 'log-duel-story-last', { ...s.who(seat), ...subject(last) }));
  }
};

const exploded: Follow = (s, f) => {
  const args = { card: card(f.word('card')), character: f.thing('character') };
  s.add(EXPLODED, told('mine-explosion', 'hurt', 'log-duel-story-exploded', args));
};

const FOLLOWING: Record<string, Follow> = { eliminated, entered, exploded, looked, lost_life: lostLife };

const asTold: Follow = (s, f, event) => {
  const weight = WEIGHTS[f.kind];
  if (weight !== undefined) s.add(weight, line(event, s.to));
};

/** What mattered in a game, in order: who opened it, the first blood, who fell to what, and who was left. */
export function shortStory(events: GameEvent[], to: Speaker): Line[] {
  const story = new Story(named(to));
  for (const [at, event] of events.entries()) {
    story.at = at;
    (FOLLOWING[event.kind] ?? asTold)(story, new Facts(event, story.to), event);
  }
  return pickMoments(story.moments);
}

// ---- numbers

const COUNTS = [
  'turns', 'played', 'shots', 'hits', 'dodges', 'lost', 'healed', 'drawn', 'swaps', 'fallen',
] as const; // prettier-ignore

export type Counts = Record<(typeof COUNTS)[number], number>;
export type Numbers = Tallied<(typeof COUNTS)[number]>;

/** What an event counts for: what, whose and how much. */
const TALLIES: Record<string, (f: Facts) => [keyof Counts, number, number][]> = {
  avoided: (f) => [['dodges', f.seat('target'), 1]],
  drew: (f) => [['drawn', f.seat('player'), f.number('count')]],
  eliminated: (f) => [['fallen', f.seat('player'), 1]],
  healed: (f) => [['healed', f.seat('player'), f.number('amount')]],
  lost_life: (f) => [['lost', f.seat('player'), 1], ...taken(f)],
  played: (f) => [['played', f.seat('player'), 1]],
  shot: (f) => (f.word('cause') === 'indians' ? [] : [['shots', f.seat('player'), 1]]),
  swapped: (f) => [['swaps', f.seat('player'), 1]],
  turn: (f) => [['turns', f.seat('player'), 1]],
};

/** A life point taken from the other side. */
function taken(f: Facts): [keyof Counts, number, number][] {
  const source = f.seat('source');
  return source === NOBODY || source === f.seat('player') ? [] : [['hits', source, 1]];
}

/** Counts for the end of a game: all together, by seat, and the reader’s own. */
export function numbers(events: GameEvent[], to: Speaker): Numbers {
  return tally(COUNTS, events, to, (f) => TALLIES[f.kind]?.(f) ?? []);
}

/** What a count is called. */
export function countName(what: keyof Counts): string {
  return t(`log-duel-count-${what}`);
}
